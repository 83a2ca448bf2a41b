# The opening book: scores, names of plays, figures.

book-score =
    { $score ->
        [money] Para oyunu
        [dmp] DMP
        [gammon-go] Mars lazım
       *[gammon-save] Mars yememeli
    }
book-score-about =
    { $score ->
        [money] Para oyunu, küp ortada.
        [dmp] Double match point: iki oyuncunun da bir puanı kaldı.
        [gammon-go] Size iki, rakibinize bir puan kaldı: mars maçı kazandırır.
       *[gammon-save] Size bir, rakibinize iki puan kaldı: mars maçı kaybettirir.
    }
book-scores = İlk zarı atan oyuncunun skoru
book-name =
    { $name ->
        [hit] Kırma
        [point] { $point } kapısı
        [bar-point] 7 kapısı
        [anchor] { $point } kapısında çapa
        [bar-anchor] 7 kapısında çapa
        [run] Kaçış
        [slot] { $point } hanesine slot
        [bar-slot] 7 hanesine slot
        [split] Split
       *[builders] Builder
    }
book-plays = Hamleler
book-close = hata payı içinde aynı değerde
book-figures = Sayılar
book-play = Hamle
book-equity = Değer
book-cost = Kayıp
book-error = Standart hata
book-trials = Deneme
book-method = Bu programın motoruyla rollout; zar şansı çıkarılmıştır. Kayıplar puan olarak; açıkça geride kalan hamle daha az denenir. 0 denemeli hamleler 2-ply aramadan gelir.
book-all = Tüm açılışlar
book-replies = { $play } hamlesine cevaplar
book-none = Bu skorda kitap bu hamleden sonra devam etmiyor.
book-line =
    { $score ->
        [exact] Kitap: { $play }
       *[money] Para oyunu için kitap: { $play }
    }
