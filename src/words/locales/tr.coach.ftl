play-on = Buradan oynamaya devam et
try-again-here = Aynı zarlarla yeniden dene
back-to-review = Analize dön
hint = İpucu
key-hint = İpucu al
hint-wait = Düşünüyor…
hint-failed = İpucu yok: motor yanıt vermiyor.
hint-look =
    { $part ->
        [cube] Küpe bakın
        [back] Gerideki pullarınıza bakın
        [far] Rakibin dış sahasındaki pullarınıza bakın
        [outer] Dış sahanıza bakın
       *[home] İç sahanıza bakın
    }
hint-show = Seçenekleri göster
hint-choices = En iyi seçenekler
at-ply = { $number } ({ $plies }-ply)
tutor-loses =
    { $what ->
        [play] Bu hamlenin kaybı { $loss }
        [double] Bu vidonun kaybı { $loss }
        [roll] Vido dememenin kaybı { $loss }
        [take] Bu kabulün kaybı { $loss }
        [drop] Bu reddin kaybı { $loss }
       *[beaver] Bu beaver’ın kaybı { $loss }
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
        [0] Yarım puandan azını hediye etmiş olursunuz
       *[other] Yaklaşık { points-won } hediye etmiş olursunuz
    }
resign-why =
    { $lost ->
        [single] Buradan kazanma oranınız hâlâ %{ $percent }
        [gammon] Buradan mars olma oranınız %{ $percent }
       *[backgammon] Buradan üç katlı mars olma oranınız %{ $percent }
    }
resign-play-on = Oyuna devam et
why = Neden?
why-double = { $name }: kazanma %{ $win } (mars %{ $gammon }). Vido yok { $none }; vido, kabul { $take }; vido, ret { $drop }
why-resigns = Kazanma oranınız %{ $win } (mars %{ $gammon }).
why-show = Sayıları göster
help-marks =
    { $play ->
        [match] Yardım alırsanız maç yardımlı olarak işaretlenir ve istatistiğinize girmez.
       *[money] Yardım alırsanız oyun yardımlı olarak işaretlenir ve istatistiğinize girmez.
    }
help-counts =
    { $play ->
        [match] Maç artık yardımlı sayılır.
       *[money] Oyun artık yardımlı sayılır.
    }
no-choice = Burada seçenek yok.
assisted-mark = yardımlı
group-coach = Oynarken yardım
set-hints = İstendiğinde ipucu
about-hints = Bilgisayara karşı: önce nereye bakacağınız, sonra en iyi seçenekler. Oyun yardımlı olarak işaretlenir ve istatistiğe girmez.
set-tutor-plays = Kötü hamleden önce uyar
about-tutor = Bilgisayara karşı, 0,020 ve üstü kayıplarda. İlk denemeniz kaydedilir, oyun yardımlı olarak işaretlenir.
set-tutor-cube = Kötü küp kararından önce uyar
again-first-time = İlk seferde
set-running-pr = Oyun sürerken PR’mi göster
about-running-pr = Bilgisayara karşı: kararlarınızın şimdiye kadarki kaybı, 1-ply ile ölçülür.
