play-on = Buradan oynamaya devam et
try-again-here = Aynı zarlarla yeniden dene
back-to-review = Analize dön
hint = İpucu
key-hint = İpucu al
hint-wait = Düşünüyor…
hint-failed = Öneri yok: motor yanıt vermiyor.
hint-look =
    { $part ->
        [cube] Küpe bakın
        [back] Gerideki pullarınıza bakın
        [far] Rakibin dış alanındaki pullarınıza bakın
        [outer] Dış alanınıza bakın
       *[home] İç sahaınıza bakın
    }
hint-show = Seçenekleri göster
hint-choices = En iyi seçenekler
at-ply = { $number } ({ $plies }-ply)
tutor-loses =
    { $what ->
        [play] Bu hamle { $loss } kaybettirir
        [double] Bu çift { $loss } kaybettirir
        [roll] Vido dememenin kaybı { $loss }
        [take] Bu kabul { $loss } kaybettirir
        [drop] Bu ret { $loss } kaybettirir
       *[beaver] Bu beaver { $loss } kaybettirir
    }
tutor-think = Yeniden düşün
tutor-show = Göster
tutor-anyway =
    { $what ->
        [play] Yine de oyna
        [double] Vido
        [roll] Zar at
        [take] Kabul et
        [drop] Reddet
        [beaver] Beaver
       *[resignation] Pes et
    }
resign-loses =
    { $points ->
        [0] Yarım puandan azını bağışlamış olursunuz
       *[other] Yaklaşık { points-won } bağışlamış olursunuz
    }
resign-why =
    { $lost ->
        [single] Buradan oyunların %{ $percent } kadarını hâlâ kazanırsınız
        [gammon] Buradan oyunların %{ $percent } kadarında mars olursunuz
       *[backgammon] Buradan oyunların %{ $percent } kadarında üç katlı kaybedersiniz
    }
resign-play-on = Oynamaya devam et
why = Neden?
why-double = { $name } %{ $win } kazanır (%{ $gammon } mars). Katlama yok { $none }; katlama, kabul { $take }; katlama, ret { $drop }
why-resigns = %{ $win } kazanırsınız (%{ $gammon } mars).
why-show = Sayıları göster
help-marks =
    { $play ->
        [match] Bu yardımla maç yardımlı olarak işaretlenir ve istatistiklere sayılmaz.
       *[money] Bu yardımla oyun yardımlı olarak işaretlenir ve istatistiklere sayılmaz.
    }
help-counts =
    { $play ->
        [match] Maç artık yardımlı sayılır.
       *[money] Oyun artık yardımlı sayılır.
    }
no-choice = Burada verilecek bir karar yok.
assisted-mark = yardımlı
group-coach = Oynarken yardım
set-hints = İstendiğinde ipucu
about-hints = Bilgisayara karşı: önce nereye bakılacağı, sonra en iyi seçenekler. Oyun yardımlı olarak işaretlenir ve istatistiklere sayılmaz.
set-tutor-plays = Kötü hamleden önce uyar
about-tutor = Bilgisayara karşı, 0,020 kayıptan itibaren. İlk deneme kaydedilir ve oyun yardımlı olarak işaretlenir.
set-tutor-cube = Kötü küp kararından önce uyar
again-first-time = İlk seferinde
set-running-pr = Oyun sürerken PR’mi göster
about-running-pr = Bilgisayara karşı: kararlarınızın şu ana kadarki kaybı, 1 ply ile değerlendirilir.
