course-about = İlk oyundan iyi bir kulüp oyuncusuna, küçük adımlarla. Sırayı siz seçin.
course-begin = { $number }. adımla başla
course-go-on = { $number }. adımla devam et
course-step = { $number }. adım
course-progress = { $all } adımın { $done } tanesi bitti
course-finished = bitti
course-part = { $all } bölümden { $number }.
course-verdict =
    { $how ->
        [right] Güzel
       *[wrong] Henüz değil
    }
course-play = Kısa bir oyun oyna
course-won = Başardınız!
course-lost = Bu sefer olmadı
course-lost-about = Oyunu yeniden oynayın ya da devam edin. İstediğiniz zaman dönebilirsiniz.
course-again = Yeniden oyna
course-next = Sonraki adım
course-map = Tüm adımlar
course-no-move = Bu elde oynayabileceğiniz hamle yok.
course-replied = Rakibiniz { $roll } attı ve { $play } oynadı.
course-answer = Yanıtınız
course-english = Bu metinler şimdilik yalnızca İngilizce.
course-missing = Kurs yüklenemedi.
