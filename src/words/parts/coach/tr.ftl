# A decision understood, in the study room.

coach-percent = %{ $number }
coach-why = Neden
coach-hard =
    { $how ->
        [none] Kolay karar: burada neredeyse kimse hata yapmaz.
        [easy] Kolay karar: oyuncular burada ortalama { $mean } kaybeder.
        [fair] Orta zorlukta karar: oyuncular burada ortalama { $mean } kaybeder.
       *[hard] Zor karar: oyuncular burada ortalama { $mean } kaybeder.
    }
coach-avoidable = Oyuncuların çoğu burada doğruyu bulur.
coach-finders = Burada doğruyu kim bulur?
coach-level = Düzey
coach-finds-best = En iyi seçim
coach-finds-made = Oynanan
coach-finds =
    { $finds ->
        [yes] evet
       *[no] hayır
    }
coach-cube = Küp
coach-cube-chances =
    { $who ->
        [they] Vido diyenin kazanma oranı { $win }, marsla { $gammons }.
       *[you] Kazanma oranınız { $win }, marsla { $gammons }.
    }
coach-market =
    { $count ->
        [0] Karşılıklı birer zarın 1296 olasılığından hiçbirinde vido fırsatı kaçmaz.
       *[other] Beklenirse, karşılıklı birer zarın 1296 olasılığından { $count } tanesinde vido fırsatı kaçar ({ $share }).
    }
coach-at-score = Bu skorda
coach-here = Burada
coach-money = Para oyunu
coach-never = asla
coach-take-point = Kabul sınırı
coach-double-from = Vido sınırı
coach-drop-from = Ret sınırı
coach-too-good-from = Fazla iyi sınırı
coach-gammon-value = Mars değeri
coach-right = Doğru karar
coach-action =
    { $action ->
        [none] Vido yok
        [beaver] Vido yok, beaver
        [double-beaver] Vido, beaver
        [double-take] Vido, kabul
        [double-drop] Vido, ret
       *[too-good] Vido için fazla iyi
    }
coach-rolls-most = Rakibin bütün zarlarında ikinci hamle ortalama { $all } kazandırır (0-ply). En büyük pay { $first }, { $second } ve { $third } zarlarının: gelme sıklıklarıyla birlikte toplam { $loss }.
coach-rolls-first = Birinci hamle
coach-rolls-second = İkinci hamle
coach-roll = Zar
coach-difference = Fark
coach-rolls-map = Rakibin zarına göre fark; ikinci hamle birinciyle karşılaştırılır
coach-rolls-working = Tüm zarlara bakılıyor
coach-rollout = Rollout
coach-rollout-start = Rollout’u başlat
coach-rollout-what = Motor oyunu buradan birçok kez oynar, her seçenekte aynı zarları kullanır ve ortalamasını alır.
coach-rollout-stop = Rollout’u durdur
coach-rollout-continue = Rollout’a devam et
coach-rollout-extend = Rollout’u uzat
coach-rollout-count = { $done } / { $all } deneme
coach-rollout-speed = Saniyede { $speed } deneme
coach-rollout-sure = { $name }: { $sure } olasılıkla en iyisi
coach-rollout-error = Standart hata
coach-rollout-length =
    { $length ->
        [quick] Hızlı
        [usual] Normal
       *[thorough] Ayrıntılı
    }
coach-rollout-about =
    { $length ->
        [quick] 324 deneme, her biri 7 zar
        [usual] 1296 deneme, her biri 11 zar
       *[thorough] 5184 deneme, oyun sonuna kadar
    }
coach-rollout-more = Diğer ayarlar
coach-rollout-plies = Derinlik (ply)
coach-rollout-truncate = Deneme başına zar
coach-rollout-to-end = Sonuna kadar
coach-rollout-cube = Küplü
coach-rollout-trials = Deneme sayısı
coach-rollout-confidence = En iyi seçim belli olunca dur
coach-rollout-never = Hiçbir zaman
coach-rollout-failed = Analiz motoru durdu. Yeniden denemek için devam edin.
coach-rollout-done = Rollout bitti
coach-rollout-early = Erken bitti: en iyi seçim belli
coach-rollout-plays = Karşılaştırılan hamleler (en çok { $count })
coach-rollout-add-play = Hamle ekle
coach-rollout-cube-plies = Küp için derinlik (ply)
coach-rollout-max-error = Bu standart hatada dur
coach-rollout-seed = Zar tohumu
coach-rollout-exact = Erken bitti: yeterince kesin
coach-compare = Derinlikleri karşılaştır
coach-compare-what = Her analize göre en iyi seçimin değeri ve diğerlerinin kaybı.
coach-compare-plies = { $plies } ply
coach-running = Şu ana kadar PR: { $pr } (karar: { $count })
coach-zone =
    { $zone ->
        [wait] Vido yok
        [double-take] Vido, kabul
        [double-drop] Vido, ret
        [too-good] Fazla iyi
        [take] Kabul
       *[drop] Ret
    }
coach-scale-win =
    { $who ->
        [you] Kazanma oranınız { $win }
       *[named] { $who }: { $win }
    }
coach-scale = { coach-scale-win }. Sınır: { $limit }.
