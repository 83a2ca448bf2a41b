# The study room.

study = İnceleme
study-this-game = Bu oyunu analiz et
study-position = Pozisyon
study-game = { $what }, oyun { $number } / { $count }
study-to-roll =
    { $who ->
        [you] Zar sırası sizde
       *[other] Zar sırası: { $who }
    }
study-to-play = { $who }: { $dice } oynayacak
study-to-answer = { $who }: kabul mü, ret mi? (küp { $value })
study-resigned =
    { $who }: pes teklifi ({ $win ->
        [single] tek oyun
        [gammon] mars
        [backgammon] üç katlı mars
       *[quadruple] dört katlı mars
    }). Kabul mü, devam mı?
study-no-games = Bu maçta oyun yok.
study-duplicate = Tur sürerken analiz yapılamaz. Son oyun bitince inceleyebilirsiniz.
study-friend = Arkadaş oyunu sürerken analiz yapılamaz. Oyun bitince inceleyebilirsiniz.
study-give-up = Turu bırak
study-ask-give-up = Bu tur bırakılsın mı? Bırakınca inceleyebilirsiniz, ama tur yarım kalır: karşılaştıracak sonucunuz olmaz, zarlar da bilinen zar sayılır.
study-unfinished = Kayıt burada bitiyor
study-declines = Pes teklifini kabul etmiyor
study-forbidden = { $play } (kurala aykırı hamle)
study-unknown-play = kaydedilmemiş
study-first = İlk pozisyon
study-previous = Önceki pozisyon
study-next = Sonraki pozisyon
study-last = Son pozisyon
study-steps = Oyunda gezin
study-moment = Hamle { $number } / { $count }
study-choose-game = Oyun
study-nth-game = { $number }. oyun: { $first }–{ $second }
link-none = Bu linkte ne oyun ne pozisyon var.
link-cut = Bu linkin sonu eksik. Tamamını isteyin: mesajlaşma uygulamaları uzun linkleri keser.
link-damaged = Bu link yolda değişmiş ve okunamıyor. Yeniden isteyin.
link-newer = Bu link oyunun daha yeni bir sürümünden geliyor. Güncellemek için sayfayı yenileyin.
link-again = Linkin tamamı
link-open = Aç
link-missing = Bu metinde link yok.
study-untouched = Kendi oyunlarınız olduğu gibi duruyor.
study-won =
    { $who ->
        [you] { $points ->
            [one] { $points } puan
           *[other] { $points } puan
        } kazandınız
       *[named] { $who } { $points } puan kazandı
    }
study-rolled =
    { $who ->
        [you] { $dice } attınız: { $play }
       *[named] { $who } { $dice } attı: { $play }
    }
study-clean-game =
    { $who ->
        [you] Bu oyunda hiç hata yapmadınız. Tebrikler.
       *[named] { $who } bu oyunda hiç hata yapmadı.
    }
study-clean-match =
    { $who ->
        [you] Maç boyunca hiç hata yapmadınız. Tebrikler.
       *[named] { $who } maç boyunca hiç hata yapmadı.
    }
study-cost-match = maçı kazanma şansı −%{ $percent }
study-cost-points = { $points } puan kayıp
study-game-of = Oyun { $number } / { $count }
study-more = Diğer
study-moves = Hamleler
study-practise = Çalış
study-practise-now = Şimdi çalış
study-practise-mine = Hatalarımı çalış
study-practise-of = Hataları çalış: { $name }
study-whose = Kimin hataları
study-mine = Benimkiler
study-theirs = { $name }
study-both = İkisi de
which-one = Hangi oyuncu sizsiniz?
which-about = Analiz sizin açınızdan anlatılır; “Çalışma”ya yalnızca sizin hatalarınız eklenir.
which-neither = Hiçbiri
study-biggest = En büyük hatalar: { $number } / { $count }
study-to-biggest =
    { $whose ->
        [own] En büyük hatanız
       *[other] En büyük hata
    }
study-others = Diğer hatalar
study-first-mistake = İlk hata
review-rate = PR
study-checking = analiz sürüyor
review-luck-word =
    { $luck ->
        [great] çok şanslı
        [good] şanslı
        [bad] şanssız
        [awful] çok şanssız
       *[even] ortalama şans
    }
summary = Maç özeti
study-back = Maç
coach-rolls = 21 zarın hepsi
study-take-points = Kabul sınırları
study-players = Oyuncular
notes = Notlar
notes-noted =
    { $count ->
        [one] { $count } hamlede not var
       *[other] { $count } hamlede not var
    }
notes-number = Not { $number } / { $count }
notes-previous = Önceki not
notes-next = Sonraki not
notes-comment = Bu karar hakkında yorum
notes-game = Oyun hakkında yorum
notes-match = Maç hakkında yorum
notes-match-file = Maçla birlikte geldi; sizinki altında paylaşılır
notes-flag = İşaret
notes-flag-name =
    { $flag ->
        [question] Soru
        [study] İncelenecek
       *[done] Tamam
    }
notes-draw = Tahtaya çiz
notes-stroke = Çizgi
notes-solid = Düz
notes-dashed = Kesikli
notes-how = Ok için iki haneye, halka için bir haneye iki kez dokunun. Silmek için yeniden çizin.
notes-clear = Çizimi sil
notes-drawing = Tahtaya çizilen: { $signs }
notes-elsewhere = Çıkınca bu notlar silinir: oyun ya da pozisyon “Oyunlar”da kayıtlı değil.
notes-full = Burada yeni not için yer kalmadı.
study-similar = Benzer pozisyonlar
