# Analiz edilen bütün oyunların sayıları.

progress-player = Oyuncu
progress-me = Siz
progress-reading = Analiz edilen maçlar okunuyor: { $done } / { $all }
progress-empty = Bir oyun oynayıp analiz edin. Ne kadar iyi oynadığınızı ve neye çalışmanız gerektiğini burada görürsünüz.
progress-to-library = “Oyunlar”ı aç
progress-about = PR (performans puanı), karar başına değer kaybının 500 katıdır. 5’in altı dünya sınıfıdır. Aralık, bunun ne kadar kesin olduğunu gösterir.
progress-unrated =
    { $count ->
        [one] İpucu alınan ya da hamlesi geri alınan 1 oyun sayılmaz.
       *[other] İpucu alınan ya da hamlesi geri alınan { $count } oyun sayılmaz.
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
       *[contact] Orta oyun
    }
progress-phase-about =
    { $phase ->
        [opening] Her oyuncunun ilk üç hamlesi
        [holding] Bir tarafın geçmesi gereken tek bir rakip kapısı kalmış
        [priming] Yan yana beş kapı, arkasında iki pul
        [blitz] Bir taraf kendi iç sahasında saldırıyor, rakip barda
        [back-game] Bir taraf 40 pip geride, ötekinin iç sahasında iki kapısı var
        [race] Artık pul kırılamaz
        [bear-off] Sırası gelenin bütün pulları iç sahada ya da toplanmış
       *[contact] Pulların kırılabildiği öteki bütün pozisyonlar
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
progress-game-head = Oyun
progress-points = Puan
progress-work = Çalışılacak konular
progress-step = { $number }. adım
progress-share = Toplam kaybınızdaki payı %{ $share }
progress-habits-none = Henüz belirgin bir alışkanlık yok. Görebilmek için aynı türden 20 kadar hata gerekir.
progress-habit =
    { $habit ->
        [double-late] Geç vido demek
        [double-early] Erken vido demek
        [drop-much] Gereğinden çok reddetmek
        [take-much] Gereğinden çok kabul etmek
        [hit-little] Gereğinden az kırmak
        [hit-much] Gereğinden çok kırmak
        [safe] Fazla güvenli oynamak
        [loose] Fazla açık pul bırakmak
        [run-early] Gerideki pulları erken kaçırmak
       *[run-late] Gerideki pulları geç kaçırmak
    }{ $lead ->
        [ahead] {" "}(öndeyken)
        [behind] {" "}(gerideyken)
       *[all] {""}
    }
progress-habit-count = { $all } hatanın { $count } tanesi
progress-best = En iyi oyunlar
progress-swings = Oyunu çeviren zarlar
progress-swings-about = Zarın, ortalama zara göre değer farkı. Artı bu oyuncunun lehinedir.
progress-luck = Şans
progress-table = Tablo olarak göster
progress-open = { $date } tarihli { $game }. oyunu aç
progress-more = { $count } tane daha göster
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
progress-play = Oyna
progress-empty-title = Ne kadar iyi oynuyorsunuz?
progress-example = Örnek
progress-fact = Analiz edilen oyun: { $count }
progress-number =
    { $games ->
        [one] Son oyundaki PR
       *[other] Son { $games } oyundaki PR
    }
progress-lower = Düşük olan iyidir
progress-better = { $by } daha iyi ({ $day } tarihinden beri)
progress-worse = { $by } daha kötü ({ $day } tarihinden beri)
progress-steady = Belirgin değişiklik yok ({ $day } tarihinden beri)
progress-upward = daha iyi
progress-now = şimdi
progress-how = Nasıl hesaplanıyor?
progress-export-open = Dışa aktar
home-none = Bir sonraki oyununuzun seyri burada görünecek
home-none-about = Bilgisayara karşı oynadığınız oyun bitince kendiliğinden analiz edilir.
home-rate = Ne kadar iyi oynuyorsunuz
home-rate-about = PR’niz, yani karar başına ortalama kaybınız, ilk analizden sonra burada görünür. Düşük olması iyidir.
home-line =
    { $games ->
        [1] Son oyununuzun seyri
       *[other] Son oyunlarınızın seyri
    }
home-line-moments =
    { $count ->
        [0] Sonucu etkileyen bir hata yok.
        [1] Sonucu tek bir an belirledi.
        [2] Sonucu iki an belirledi.
       *[other] Sonucu üç an belirledi.
    }
home-line-see =
    { $count ->
        [0] Oyunu gör
        [1] Gör
       *[other] Gör
    }
progress-names = Oyuncu adları
progress-names-about = Aynı oyuncunun bütün adları tek oyuncu sayılır. Kendi oyunlarınız, bilgisayara karşı oynadıklarınızla birlikte sayılır.
progress-same = Şununla aynı oyuncu
progress-this-is-me = Bu benim
progress-separate = { $name } adını ayır
progress-name-matches =
    { $count ->
        [one] { $name } ({ $count } maç)
       *[other] { $name } ({ $count } maç)
    }
progress-coach = Antrenörle paylaş
progress-coach-about = Antrenörünüz bir link açar ve yalnızca açtıklarınızı, bugünkü hâliyle görür.
progress-coach-parts = Antrenörünüzün gördükleri
progress-coach-part =
    { $part ->
        [rate] Zaman içinde PR
        [phases] Evreye göre PR
        [habits] Alışkanlıklar
       *[worst] En pahalı üç hata
    }
progress-coach-none = Link almak için bir şeyi açın.
progress-coach-link = Antrenörünüz için link
progress-coach-preview = Antrenörünüzün gördüğünü aç
progress-shared = Paylaşılan gelişim
progress-shared-of = { $name }: gelişim
progress-shared-day = { $day } itibarıyla
progress-shared-nothing = Bu linkte henüz oyun yok.
progress-worst = En pahalı hatalar
progress-worst-made = { $choice }: kaybı { $loss }
progress-few = Eğilimi görmek için daha çok oyun gerekir: { $games } oyundan itibaren buradaki eğri, oyununuzun nasıl değiştiğini gösterir.
progress-known = Şimdiye kadar en iyi konu: { $best }. En pahalısı: { $worst }.
