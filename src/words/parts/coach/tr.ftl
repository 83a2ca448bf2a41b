# A decision understood, in the study room.

coach-percent = %{ $number }
coach-why = Neden
coach-hard =
    { $how ->
        [none] Kolay karar: burada neredeyse kimse yanılmaz.
        [easy] Kolay karar: oyuncular burada ortalama { $mean } kaybeder.
        [fair] Orta zorlukta karar: oyuncular burada ortalama { $mean } kaybeder.
       *[hard] Zor karar: oyuncular burada ortalama { $mean } kaybeder.
    }
coach-avoidable = Oyuncuların çoğu burada yanılmaz.
coach-finders = Doğruyu kim bulur?
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
        [0] Sonraki iki zar ne gelirse gelsin vido fırsatı kaçmaz.
       *[other] Beklenirse sonraki iki zarın 1296 olasılığından { $count } tanesinde vido fırsatı kaçar ({ $share }).
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
coach-rolls-mean =
    Rakibin bütün zarları hesaba katılınca ikinci hamle ortalama { $all } kazandırır (yanıtlar { $replies }-ply). Değerlendirme { $loss } ({ $depth ->
        [rollout] rollout
       *[search] { $plies }-ply
    }).
coach-rolls-most = En büyük pay { $first }, { $second } ve { $third } zarlarının: geliş sıklığıyla birlikte toplam { $loss }.
coach-rolls-cube =
    { $answer ->
        [drop] { $play } hamlesinden sonra rakip vido der, bu oyuncu reddeder; bu yüzden her zar { $equity } sayılır.
       *[take] { $play } hamlesinden sonra rakip vido der, bu oyuncu kabul eder: zarlar yeni küple oynanır.
    }
coach-rolls-first = Birinci hamle
coach-rolls-second = İkinci hamle
coach-roll = Zar
coach-difference = Fark
coach-rolls-map = Rakibin zarına göre iki hamle arasındaki fark; ikinci hamle birinciyle karşılaştırılır
coach-rolls-working = Bütün zarlara bakılıyor
coach-rollout = Rollout
coach-rollout-start = Rollout’u başlat
coach-rollout-what = Motor oyunu buradan başlayarak birçok kez oynar, her seçenekte aynı zarları kullanır ve ortalamayı alır.
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
coach-compare-what = Her analize göre en iyi seçimin değeri ve öteki seçimlerin kaybı.
coach-compare-plies = { $plies } ply
coach-running = Şu ana kadarki PR: { $pr } (karar: { $count })
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
coach-matrix = Skor tablosu
coach-matrix-what = Yedi puana kadar her skorda en iyi seçim. Satırlar: bu oyuncuya kalan puan. Sütunlar: rakibe kalan puan. Bir skor seçin, karar orada açılsın.
coach-matrix-need =
    { $state ->
        [crawford] { $count } (Crawford oyunu)
       *[other] { $count }
    }
coach-matrix-score = { $own } puan kaldı, rakibe { $opponent }
coach-matrix-cube = { $score }: { $action }. Vidosuz { $rolling }, vido ve kabul { $take }.
coach-matrix-play = { $score }: { $name }, { $equity }.
coach-matrix-costs = { $name }: kaybı { $loss }.
coach-matrix-made = ✓ en iyisi { $name }; − kaybı
coach-matrix-count = { $done } / { $all } skor
coach-matrix-crawford = C: Crawford oyunu
coach-table =
    { $table ->
        [chance] Maçı kazanma şansı
        [take] Kabul sınırı, son küp
        [live] Kabul sınırı, canlı küp
        [double] Vido sınırı, son zar
       *[gammon] Mars değeri
    }
coach-table-about =
    { $table ->
        [chance] Oyundan önce maçı kazanma şansı, % olarak. Satırlar: size kalan puan. Sütunlar: rakibe kalan puan. Bir puan kalınca sıradaki oyun Crawford oyunudur; ilk satır, o oyundan sonra önde olanın şansını gösterir.
        [take] Bir daha vido denmeyecekse kabul için gereken şans, % olarak. Satırlar: size kalan puan. Sütunlar: vido diyene kalan puan. Mars hesaba katılmaz; bir puan kalan satır ve sütun Crawford oyunundan sonrasıdır.
        [live] İki taraf da yeniden vidoyu kusursuz kullanırsa kabul için gereken şans, % olarak. Satırlar: size kalan puan. Sütunlar: vido diyene kalan puan. Mars hesaba katılmaz; bir puan kalan satır ve sütun Crawford oyunundan sonrasıdır.
        [double] Son zarda vido demek için gereken şans, % olarak. Satırlar: size kalan puan. Sütunlar: rakibe kalan puan. Mars hesaba katılmaz; bir puan kalan satır ve sütun Crawford oyunundan sonrasıdır.
       *[gammon] Marsın tek oyuna göre fazladan kazandırdığı; para oyununda 0,5. Satırlar: size kalan puan. Sütunlar: rakibe kalan puan. Bir puan kalan satır ve sütun Crawford oyunundan sonrasıdır.
    }
coach-table-post = Crawford sonrası
coach-table-end =
    { $end ->
        [drop] Ret: maç şansı
        [won] Kabul, galibiyet: maç şansı
       *[lost] Kabul, yenilgi: maç şansı
    }
coach-table-cube = Küp
coach-table-points = Puan
coach-table-print = Yazdır
coach-table-on-roll = Sıradaki
coach-table-other = Rakip
coach-table-here = Bu skorda
coach-met = Maç değer tablosu
coach-met-used = Kullanılan: { $name }
coach-met-beyond = { $points } puandan yukarısı Kazaross-XG2 tablosundan alınır.
coach-met-open = Tablo aç
coach-met-shipped = Kazaross-XG2 kullan
coach-met-what = Kendi tablonuz: GNU Backgammon’un XML dosyası ya da CSV. Yeni analizler onu kullanır.
coach-met-at = { $own } puan kaldı, rakibe { $opponent }
coach-met-unread =
    { $why ->
        [large] Dosya, maç değer tablosu olamayacak kadar büyük. Hiçbir şey değişmedi.
        [computed] Dosyada tablonun sayıları değil, yalnızca parametreleri var. Hiçbir şey değişmedi.
        [number] Dosyadaki bir sayı olasılık değil. Hiçbir şey değişmedi.
        [shape] Tablonun satır ve sütun sayısı eşit değil. Hiçbir şey değişmedi.
       *[none] Dosyada maç değer tablosu yok. Hiçbir şey değişmedi.
    }
coach-met-impossible =
    { $why ->
        [chance] Olasılık 0 ile 1 arasında değil: { $score }. Hiçbir şey değişmedi.
        [sum] İki tarafın olasılıkları toplam 1 etmiyor: { $score }. Hiçbir şey değişmedi.
       *[order] Olasılıklar puanla birlikte artmıyor: { $score }. Hiçbir şey değişmedi.
    }
coach-met-lost = Tablo bu tarayıcıya kaydedilemedi. Sayfayı kapatana kadar kullanılır.
coach-met-by = Maç değer tablosu: { $name }
coach-shown = Harita
coach-shown-map = Rakibin zarına göre değer: yeşil bu oyuncu için ortalamadan iyi, kırmızı kötü
coach-two-rolls = Sonraki iki zar
coach-two-rolls-what = Satırlar: rakibin zarı. Sütunlar: bu oyuncunun sonraki zarı. Değeri görmek için karenin üzerine gelin.
coach-two-rolls-cell = { $first }, sonra { $second }: { $equity }
