# The opening book: scores, names of plays, figures.

book-score =
    { $score ->
        [money] Para oyunu
        [dmp] DMP
        [gammon-go] Mars lazım
       *[gammon-save] Mars olmamalı
    }
book-score-about =
    { $score ->
        [money] Para oyunu, küp ortada.
        [dmp] DMP (double match point): iki oyuncuya da bir puan kaldı.
        [gammon-go] Size iki, rakibinize bir puan kaldı: mars maçı kazandırır.
       *[gammon-save] Size bir, rakibinize iki puan kaldı: mars maçı kaybettirir.
    }
book-scores = Başlayan oyuncunun skoru
book-name =
    { $name ->
        [hit] Kırma
        [point] { $point } kapısı
        [bar-point] 7 kapısı
        [anchor] { $point } kapısında çapa
        [bar-anchor] 7 kapısında çapa
        [run] Kaçış
        [slot] { $point } hanesine açık pul
        [bar-slot] 7 hanesine açık pul
        [split] Ayırma
       *[builders] Destek
    }
book-plays = Hamleler
book-close = hata payı içinde eşdeğer
book-figures = Sayılar
book-play = Hamle
book-equity = Değer
book-cost = Kayıp
book-error = Standart hata
book-trials = Deneme
book-method = Bu programın motoruyla rollout yapılmış, zar şansı ayıklanmıştır. Kayıplar puan cinsindendir; açıkça geride kalan hamle daha az denenir. 0 denemeli hamlelerin değeri 2-ply aramadan gelir.
book-all = Bütün açılışlar
book-replies = { $play } hamlesine yanıtlar
book-none = Kitap bu hamleden öteye gitmiyor.
book-line =
    { $score ->
        [exact] Kitap: { $play }
       *[money] Para oyununda kitap: { $play }
    }
