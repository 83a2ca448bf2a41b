course-about = İlk oyununuzdan iyi bir kulüp oyuncusu olana kadar, küçük adımlarla. Sırayı siz seçin.
course-begin = { $number }. adımla başla
course-go-on = { $number }. adımla devam et
course-step = { $number }. adım
course-progress = { $all } adımın { $done } tanesi bitti
course-finished = bitti
course-part = Bölüm { $number } / { $all }
course-verdict =
    { $how ->
        [right] Güzel
       *[wrong] Henüz değil
    }
course-play = Kısa bir oyun oyna
course-won = Başardınız!
course-lost = Bu sefer olmadı
course-lost-about = Yeniden deneyin ya da devam edin. İstediğiniz zaman dönebilirsiniz.
course-again = Yeniden oyna
course-next = Sonraki adım
course-map = Tüm adımlar
course-no-move = Gele: bu kez oynayamıyorsunuz.
course-replied = Rakibiniz { $roll } attı ve { $play } oynadı.
course-answer = Yanıtınız
course-english = Bu metinler şimdilik yalnızca İngilizce.
course-missing = Kurs yüklenemedi.
