play-on = Buradan oynamaya devam et
try-again-here = Aynı zarlarla yeniden dene
back-to-review = Analize dön
hint = İpucu
key-hint = İpucu al
hint-wait = Düşünüyor…
hint-failed = İpucu yok: bilgisayar yanıt vermiyor.
hint-look =
    { $part ->
        [cube] Küpü düşünün
       *[checkers] Bu pullara bakın
    }
hint-show = Göster
hint-best = En iyisi: { $play }
hint-trials = Rollout: { $trials } deneme
hint-play = Bunu oyna
hint-costs = kazanma şansı kaybı %{ $percent }
hint-compare = Karşılaştır
at-ply = { $number } ({ $plies }-ply)
mistake-loses =
    { $what ->
        [play] Bu hamle
        [double] Bu vido
        [roll] Vido dememek
        [take] Bu kabul
        [drop] Bu ret
       *[beaver] Bu beaver
    } { $size ->
        [blunder] büyük bir hata
        [small] küçük bir hata
       *[error] bir hata
    }: kazanma şansı kaybı yaklaşık %{ $percent }
mistake-plain =
    { $what ->
        [play] Daha iyi bir hamle var
       *[other] Daha iyi bir seçenek var
    }
mistake-quiet = Artık uyarma
mistake-quieted = Uyarılar kapalı. Ayarlardan açabilirsiniz.
mistake-think =
    { $what ->
        [play] Yeniden dene
       *[other] Yeniden düşün
    }
mistake-anyway =
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
        [0] Oyuna devam etmek daha iyi: ortalama fark yarım puandan az
       *[other] Oyuna devam etmek daha iyi: ortalama fark yaklaşık { points-won }
    }
resign-loses-match = Şimdi pes etmek maçı kazanma şansınızı %{ $percent } azaltır
resign-why =
    { $lost ->
        [single] Buradan kazanma oranınız hâlâ %{ $percent }
        [gammon] Buradan mars olma oranınız %{ $percent }
       *[backgammon] Buradan üç katlı mars olma oranınız %{ $percent }
    }
resign-play-on = Oyuna devam et
why =
    { $offer ->
        [double] Kabul etmeli miyim?
       *[resignation] Kabul etmeli miyim?
    }
why-double = { $name }: kazanma %{ $win } (mars %{ $gammon }). Vido yok { $none }; vido, kabul { $take }; vido, ret { $drop }
why-resigns = Kazanma oranınız %{ $win } (mars %{ $gammon }).
why-play = Neden bu hamle?
only-play = Tek hamle
why-play-title = Bilgisayarın { $roll } zarı: { $play }.
why-show = Sayılar
why-take = Kabul edin: kazanma oranınız %{ $win }; kabul için %{ $needed } yeter.
why-drop = Reddedin: kazanma oranınız %{ $win }, oysa %{ $needed } gerekir.
why-accept = Kabul edin: devam etmek size daha fazlasını getirmez.
why-decline = Kabul etmeyin: devam ederseniz mars etme oranınız %{ $percent }.
why-take-plain = Kabul edin: şimdi bırakmak daha pahalıya mal olur.
why-drop-plain = Reddedin: devam etmek daha pahalıya mal olur.
why-decline-plain = Kabul etmeyin: devam ederseniz sık sık iki sayılan mars edersiniz.
why-enough =
    { $needs ->
        [more] Bu skorda kabul için alışılmış %25’ten fazlası gerekir.
        [less] Bu skorda kabul için alışılmış %25’ten azı yeter.
        [cube] Dört oyunun dördünü de reddetmekle iki katına oynayıp birini kazanmanın kaybı aynıdır. Küp sizdeyken daha azı bile yeter.
       *[usual] Dört oyunun dördünü de reddetmekle iki katına oynayıp birini kazanmanın kaybı aynıdır.
    }
why-gammons = Mars olma oranınız %{ $percent }; mars iki kat sayılır.
help-marks = Yardımla bu oyun bir antrenman olur, istatistiğinizin dışında kalır.
help-counts = Yardım aldınız: bu oyun artık bir antrenman, istatistiğinizin dışında kalır.
no-choice = Burada seçecek bir şey yok.
chances-show = Kazanma şansımı göster
chances-win = Kazanma
assisted-mark = yardımlı
group-coach = Oyun sırasında yardım
set-take-back = Hataları geri al
about-take-back = Bilgisayara karşı: pahalıya gelen bir hamle ya da küp kararı nedeni gösterilerek geri alınır, yeniden denersiniz. Böyle bir oyun istatistiğinize girmez.
about-take-back-first = İlk oyunlarınızda, başka bir seçim yapmazsanız, çok büyük hatalar geri alınır.
take-back-name =
    { $limit ->
        [off] Kapalı
        [big] Yalnız çok büyük hatalar
        [blunders] Yalnız büyük hatalar
        [clear] Belirgin hatalar
        [mistakes] Bütün hatalar
       *[everything] Her şey
    }
set-take-backs = Oyun başına geri alma
about-take-backs = Üç geri alma hakkı, örneğin Usta’ya karşı, iyi bir avanstır.
take-backs-name =
    { $number ->
        [unlimited] Sınırsız
       *[three] Üç
    }
take-backs-left = { $count } geri alma hakkı kaldı
tried-before = Önceki denemeler: { $plays }
again-first-time = İlk seferde
set-running-pr = Oyun sürerken PR’mi göster
about-running-pr = Bilgisayara karşı: şu ana kadarki hata oranınız, hızlı bir analizle.
set-depth = Analiz ve ipucu derinliği
about-depth = Hızlı: bir maç birkaç saniye. Derin: daha kesin, yaklaşık bir dakika. Şampiyon: yakın kararlarda rollout yapar, birkaç dakika sürer.
depth-name =
    { $depth ->
        [quick] Hızlı
        [champion] Şampiyon
       *[deep] Derin
    }
