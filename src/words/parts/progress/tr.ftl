# Analiz edilen bütün oyunların sayıları.

progress-player = Oyuncu
progress-me = Bilgisayara karşı siz
progress-reading = Analiz edilen maçlar okunuyor: { $done } / { $all }
progress-empty = Henüz analiz edilmiş maç yok. Kitaplığı açın, bir maç seçin ve “Analiz”e basın: oyunları burada sayılır.
progress-to-library = Kitaplığı aç
progress-about = PR, karar başına kaybedilen değerin 500 katıdır: ne kadar düşükse o kadar iyi; 5’in altı dünya sınıfıdır. Her aralık gerçek değeri %95 olasılıkla içerir.
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
progress-chart = Oyun başına PR, düzleştirilmiş çizgi ve %95 aralığı. Çizgi { $count } oyunda { $first } değerinden { $last } değerine gider.
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
        [opening] Her oyuncunun ilk üç eli
        [holding] Bir taraf, ötekinin tuttuğu tek hane dışında her şeyi geçmiş
        [priming] Yan yana beş hane, arkasında iki pul
        [blitz] Bir taraf kendi evinde saldırıyor, barda pul var
        [back-game] Bir taraf 40 pip geride ve ötekinin evinde iki hane tutuyor
        [race] Artık pul kırılamaz
        [bear-off] Sırası gelenin bütün pulları evde ya da dışarıda
       *[contact] Pul kırılabilir ve başka tanım uymuyor
    }
progress-phases = Evreler ne demek
progress-people = İnsanlar
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
progress-habits-none = Öne çıkan alışkanlık yok. Aynı türden en az 20 hata, şansın açıklayabileceğinden fazla bir yana kayarsa (%95) burada adı geçer.
progress-habit =
    { $habit ->
        [double-late] Geç katlıyor
        [double-early] Erken katlıyor
        [drop-much] Çok reddediyor
        [take-much] Çok kabul ediyor
        [hit-little] Az kırıyor
        [hit-much] Çok kırıyor
        [safe] Fazla güvenli oynuyor
        [loose] Fazla açık pul bırakıyor
        [run-early] Arkadaki pulları erken kaçırıyor
       *[run-late] Arkadaki pulları geç kaçırıyor
    }{ $lead ->
        [ahead] {" "}(öndeyken)
        [behind] {" "}(gerideyken)
       *[all] {""}
    }: { $all } hatanın { $count } tanesi
progress-best = En iyi oyunlar
progress-swings = En büyük dönüşler
progress-swings-about = Bir atışın ortalama atıştan ne kadar değerli olduğu. Artı, bu oyuncunun lehinedir.
progress-luck = Şans
progress-table = Tablo olarak göster
progress-open = { $date } tarihli { $game }. oyunu aç
progress-more = Daha fazla: { $count }
progress-export = CSV olarak dışa aktar
progress-export-what =
    { $what ->
        [games] Oyunlar
        [decisions] Kararlar
       *[summary] Özet
    }
progress-recent =
    { $games ->
        [one] Son oyunundaki PR: { $pr }
       *[other] Son { $games } oyunundaki PR: { $pr }
    }
