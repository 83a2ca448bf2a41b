# Analiz edilen bütün oyunların sayıları.

progress-player = Oyuncu
progress-me = Bilgisayara karşı siz
progress-reading = Analiz edilen maçlar okunuyor: { $done } / { $all }
progress-empty = Henüz analiz edilmiş maç yok. Kitaplığı açın, bir maç seçin ve “Analiz” düğmesine basın: oyunları burada sayılır.
progress-to-library = Kitaplığı aç
progress-about = PR, karar başına değer kaybının 500 katıdır: ne kadar düşükse o kadar iyi; 5’in altı dünya sınıfıdır. Her aralık gerçek değeri %95 olasılıkla içerir.
progress-unrated =
    { $count ->
        [one] Yardım alınan ya da hamlesi geri alınan 1 oyun sayılmaz.
       *[other] Yardım alınan ya da hamlesi geri alınan { $count } oyun sayılmaz.
    }
progress-games =
    { $count ->
        [one] 1 oyun
       *[other] { $count } oyun
    }
progress-line = Zaman içinde PR
progress-chart = Oyun oyun PR, yumuşatılmış çizgi ve %95 aralığı. Çizgi { $count } oyunda { $first } değerinden { $last } değerine gelir.
progress-by-kind = Karara göre
progress-by-phase = Evreye göre
progress-by-opponent = Rakibe göre
progress-kind =
    { $kind ->
        [checker] Pul hamleleri
        [cube] Küp kararları
       *[all] Bütün kararlar
    }
progress-phase =
    { $phase ->
        [opening] Açılış
        [holding] Tutma oyunu
        [priming] Prime oyunu
        [blitz] Blitz
        [back-game] Backgame
        [race] Yarış
        [bear-off] Toplama
       *[contact] Diğer temas
    }
progress-phase-about =
    { $phase ->
        [opening] Her oyuncunun ilk üç sırası
        [holding] Bir taraf, ötekinin tuttuğu tek kapı dışında her yeri geçmiş
        [priming] Yan yana beş kapı, arkasında iki pul
        [blitz] Bir taraf kendi iç sahasında saldırıyor, barda pul var
        [back-game] Bir taraf 40 pip geride, ötekinin iç sahasında iki kapısı var
        [race] Artık pul kırılamaz
        [bear-off] Sırası gelenin bütün pulları iç sahada ya da toplanmış
       *[contact] Pul kırılabilir, öbür tanımlar uymuyor
    }
progress-phases = Evreler ne demek
progress-people = Oyuncular
progress-opponent = Rakip
progress-phase-head = Evre
progress-kind-head = Karar
progress-range = %95 aralığı
progress-between = { $low } – { $high }
progress-decisions = Kararlar
progress-games-head = Oyunlar
progress-date = Tarih
progress-game-head = Oyun
progress-points = Puan
progress-habits = Alışkanlıklar
progress-habits-none = Öne çıkan alışkanlık yok. Aynı türden en az 20 hata şansla açıklanamayacak kadar bir yana kayarsa (%95) burada gösterilir.
progress-habit =
    { $habit ->
        [double-late] Geç vido diyor
        [double-early] Erken vido diyor
        [drop-much] Kabul yerine ret
        [take-much] Ret yerine kabul
        [hit-little] Kırmayı kaçırıyor
        [hit-much] Gereğinden çok kırıyor
        [safe] Fazla güvenli oynuyor
        [loose] Fazla açık pul bırakıyor
        [run-early] Gerideki pulları erken kaçırıyor
       *[run-late] Gerideki pulları geç kaçırıyor
    }{ $lead ->
        [ahead] {" "}(öndeyken)
        [behind] {" "}(gerideyken)
       *[all] {""}
    }: { $all } hatanın { $count } tanesi
progress-best = En iyi oyunlar
progress-swings = En büyük dönüşler
progress-swings-about = Zarın ortalama zara göre değer farkı. Artı, bu oyuncunun lehinedir.
progress-luck = Şans
progress-table = Tablo olarak göster
progress-open = { $date } tarihli { $game }. oyunu aç
progress-more = Diğerleri: { $count }
progress-export = CSV olarak dışa aktar
progress-export-what =
    { $what ->
        [games] Oyunlar
        [decisions] Kararlar
       *[summary] Özet
    }
progress-recent =
    { $games ->
        [one] Son oyununuzdaki PR: { $pr }
       *[other] Son { $games } oyununuzdaki PR: { $pr }
    }
