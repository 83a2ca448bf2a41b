# A decision understood, in the study room.

coach-percent = %{ $number }
coach-why = Neden
coach-hard =
    { $how ->
        [none] Kolay karar: burada neredeyse kimse hata yapmaz.
        [easy] Kolay karar: oyuncular burada ortalama { $mean } kaybeder.
        [fair] Orta karar: oyuncular burada ortalama { $mean } kaybeder.
       *[hard] Zor karar: oyuncular burada ortalama { $mean } kaybeder.
    }
coach-avoidable = Oyuncuların çoğu bu hatayı yapmazdı.
coach-finders = Kim bulur
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
        [they] Katlayan oyunların { $win } kadarını kazanır, { $gammons } kadarını marsla.
       *[you] Oyunların { $win } kadarını kazanıyorsunuz, { $gammons } kadarını marsla.
    }
coach-market =
    { $count ->
        [0] İki atışlık hiçbir dizi vido fırsatını kaçırtmaz.
       *[other] Beklerseniz iki atışlık 1296 dizinin { $count } tanesinde vido fırsatını kaçırırsınız ({ $share }).
    }
coach-at-score = Bu skorda
coach-here = Burada
coach-money = Para oyunu
coach-never = hiç
coach-take-point = Kabul sınırı
coach-double-from = Katlama sınırı
coach-drop-from = Ret sınırı
coach-too-good-from = Fazla iyi sınırı
coach-gammon-value = Marsın değeri
coach-right = Doğrusu
coach-action =
    { $action ->
        [none] Katlamama
        [beaver] Vido yok, beaver
        [double-beaver] Vido, beaver
        [double-take] Katlama, kabul
        [double-drop] Katlama, ret
       *[too-good] Katlamak için fazla iyi
    }
coach-rolls = 21 zarın tümü
coach-rolls-most = Rakibin bütün zarlarında ikinci hamle ortalama { $all } kazandırır (0-ply). En büyük pay { $first }, { $second } ve { $third } zarlarınındır: gelme sıklıklarıyla birlikte { $loss }.
coach-rolls-first = Birinci hamle
coach-rolls-second = İkinci hamle
coach-roll = Zar
coach-difference = Fark
coach-rolls-map = Rakibin zarlarına göre fark, ikinci hamle birinciye göre
coach-rolls-working = Tüm zarlara bakılıyor
coach-rollout = Rollout
coach-rollout-start = Rollout’u başlat
coach-rollout-what = Motor oyunu buradan birçok kez, her seçenek için aynı zarlarla sürdürür ve ortalamasını alır.
coach-rollout-stop = Rollout’u durdur
coach-rollout-continue = Rollout’a devam et
coach-rollout-extend = Rollout’u uzat
coach-rollout-count = { $done } / { $all } deneme
coach-rollout-speed = Saniyede { $speed } deneme
coach-rollout-sure = { $name } { $sure } olasılıkla en iyisi
coach-rollout-error = Standart hata
coach-rollout-length =
    { $length ->
        [quick] Hızlı
        [usual] Normal
       *[thorough] Ayrıntılı
    }
coach-rollout-about =
    { $length ->
        [quick] 7 atışlık 324 deneme
        [usual] 11 atışlık 1296 deneme
       *[thorough] Sonuna kadar 5184 deneme
    }
coach-rollout-more = Diğer ayarlar
coach-rollout-plies = İleriye bakış (ply)
coach-rollout-truncate = Deneme başına atış
coach-rollout-to-end = Sonuna kadar
coach-rollout-cube = Küp oyunda
coach-rollout-trials = Deneme sayısı
coach-rollout-confidence = En iyi kesinleşince dur
coach-rollout-never = Erken durma
coach-rollout-failed = Motor durdu. Yeniden denemek için devam et.
coach-rollout-done = Rollout bitti
coach-rollout-early = Erken bitti: sonuç yeterince kesin
coach-you = “Siz” burada { $name } demektir: bu kararı o verir.
coach-running = Şu ana kadar PR: { $pr } (karar: { $count })
