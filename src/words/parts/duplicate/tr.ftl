duplicates = Aynı zarlar
duplicate-about = Herkes aynı zarlarla oynar: bilgisayara ya da eş oyuncusuna karşı. Her sonuç hamle hamle denetlenir.
duplicate-begin = Aynı zarları en iyi kim oynar?
duplicate-how =
    { $step ->
        [make] Bir tur oluşturun ve linkini gönderin.
        [play] Herkes aynı oyunları dilediği zaman oynar.
       *[compare] Sonuçlarınızı gönderin: burada denetlenir ve karşılaştırılır.
    }
duplicate-list = Turlarınız
duplicate-new = Yeni tur
duplicate-games =
    { $count ->
        [one] { $count } oyun
       *[other] { $count } oyun
    }
duplicate-cube =
    { $cube ->
        [yes] Küplü
       *[no] Küpsüz
    }
duplicate-opponent =
    { $who ->
        [computer] Bilgisayar
       *[partner] Bu cihazda eş oyuncu
    }
duplicate-against =
    { $who ->
        [computer] Bilgisayara karşı: { $level }
       *[partner] Aynı cihazda bir eş oyuncuya karşı
    }
duplicate-dice = Her oyunun zarları herkes için aynıdır. Siz beyazsınız. İpucu yok, hamleyi geri almak yok.
duplicate-honest = Zarlar linkin içindedir: isteyen önceden bakabilir ya da iki kez oynayabilir. Hamleler ve skorlar denetlenir.
duplicate-create = Oluştur
duplicate-play = Oyna
duplicate-play-again = Yeniden oyna
duplicate-again-about = Bu zarları gördünüz: yeni sonuca “bilinen zarlar” yazılır.
duplicate-continue = Oyuna devam et
duplicate-partner-name = Eş oyuncunun adı (isteğe bağlı)
duplicate-link = Bu turun linki
duplicate-link-about = Bu linki oynayan herkese gönderin.
duplicate-own =
    { $colour ->
        [white] Sonucunuz
       *[black] Eş oyuncunun sonucu
    }
duplicate-own-about = Bu linki ötekilere gönderin.
duplicate-tick = Adları da ekle
duplicate-own-link = Sonucun linki
duplicate-no-link = Bu sonuç bir link için fazla uzun.
duplicate-results = Sonuçlar
duplicate-no-results = Henüz sonuç yok. Oynayın ya da aşağıya sonuç linkleri yapıştırın.
duplicate-paste-results = Sonuç linkleri (başka metnin içinde de olur)
duplicate-add = Sonuçları ekle
duplicate-paste-any = Tur ya da sonuç linki
duplicate-open = Aç
duplicate-head =
    { $column ->
        [place] Sıra
        [player] Oyuncu
        [opponent] Rakip
        [score] Skor
        [luck] Şans
       *[pr] PR
    }
duplicate-computer = Bilgisayar ({ $level })
duplicate-nameless = Adsız
duplicate-remove = Sonucu kaldır: { $who }
duplicate-remove-head = Kaldır
duplicate-review = Oyunu aç: { $who }
duplicate-judged = PR ve şans bu cihazda hesaplanır.
duplicate-copy = Metin olarak kopyala
duplicate-csv = CSV olarak kaydet
duplicate-print = Yazdır
duplicate-ask-delete = Bu tur ve sonuçları bu cihazdan silinsin mi?
duplicate-count =
    { $count ->
        [one] 1 sonuç
       *[other] { $count } sonuç
    }
duplicate-damaged =
    { $count ->
        [one] 1 tur okunamıyor ve olduğu yerde kalıyor.
       *[other] { $count } tur okunamıyor ve olduğu yerde kalıyor.
    }
duplicate-added =
    { $count ->
        [one] 1 sonuç denetlendi ve eklendi.
       *[other] { $count } sonuç denetlendi ve eklendi.
    }
duplicate-false =
    { $why ->
        [cut] Reddedildi: sonuç yarıda kalıyor ({ $who }).
        [over] Reddedildi: sonuç oyun bittikten sonra sürüyor ({ $who }).
        [side] Reddedildi: sonuç bilgisayarın ({ $who }).
       *[forbidden] Reddedildi: sonucun { $act }. işlemi kurallara aykırı ({ $who }).
    }
duplicate-notice =
    { $what ->
        [none] Bu metinde tur ya da sonuç linki yok.
        [cut] Linklerden birinin sonu eksik. Yeniden isteyin.
        [newer] Linklerden biri başka bir sürümden. Güncellemek için sayfayı yenileyin.
        [damaged] Reddedildi: linklerden biri bozuk ya da değiştirilmiş.
        [level] Bu sürümde bu turdaki bilgisayar düzeyi yok.
        [other] Sonuçlardan biri başka bir tura ait, onu orada görürsünüz.
        [full] Çok fazla sonuç var: önce birkaçını kaldırın.
        [elsewhere] Oyun başka bir sekmede açık. Orada oynayın ya da önce onu kapatın.
        [unknown] Bu tur bu cihazda değil. Linkini açın.
       *[known] Bu sonuçlar zaten burada.
    }
