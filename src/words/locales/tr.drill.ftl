# Alıştırmalar.

drill = Alıştırmalar
drill-own = Kendi kararların
drill-own-about = İncelenen maçlarındaki hatalar, artan aralıklarla: şimdi { $due } karar bekliyor, toplam { $all }
drill-own-none = Henüz karar yok. Bir oyunu ya da maçı incele, sonra “Alıştırmalara ekle”ye bas.
drill-exercises = Sorular
drill-kind =
    { $kind ->
        [pips] Pip sayımı
        [opening] Açılış zarları
        [reply] Açılışa yanıtlar
        [take-point] Kabul sınırları
        [gammon-value] Mars değerleri
        [bear-off] Toplama hamleleri
        [bear-off-cube] Toplamada katlama
       *[race-cube] Formülle yarışta katlama
    }
drill-reference = Örnek konumlar
drill-theme =
    { $theme ->
        [blitz] Blitz
        [prime] Prime
        [anchor] Çapa
        [back-game] Back game
        [holding-game] Holding game
       *[race] Yarış
    }
drill-timed = Yanıt süresini göster
drill-others = Başka alıştırmalar
drill-ask-play = Zarın { $dice }. Hamleyi bul: en iyiden en çok { $line } kaybeden her hamle doğrudur.
drill-ask-double = Zar sırası sende. Küpte doğru karar ne?
drill-ask-answer = Sana küp { $value } olarak öneriliyor. Kabul mü, ret mi?
drill-ask-pips = Bütün pullarını toplamak için kaç pip gerekiyor?
drill-ask-take = Kabul sınırın kaç? Mars ve yeniden katlama yok; %2 yakını doğrudur.
drill-ask-gammon = Bir mars senin için ne değerde (serbest oyunda 0,5)? 0,05 yakını doğrudur.
drill-ask-race = Serbest oyun, küp ortada. Yarış formülleri ne diyor?
drill-score = Sana { $own }, rakibe { $opponent } puan gerekiyor.
drill-score-double = Rakip { $from } değerinden { $to } değerine katlıyor.
drill-score-cube = Küp { $value } değerinde.
drill-from = { $date } tarihli maçından.
drill-seen =
    { $found ->
        [yes] { $count } kez görüldü. Son seferinde buldun.
       *[no] { $count } kez görüldü. Son seferinde bulamadın.
    }
drill-number =
    { $unit ->
        [pips] Pip
        [percent] Yüzde olarak şans
       *[value] Mars değeri
    }
drill-no-number = Bir sayı gir.
drill-check = Denetle
drill-show = Yanıtı göster
drill-skip = Atla
drill-never = Bir daha gösterme
drill-next = Sonraki
drill-fetching = Konumlar yükleniyor
drill-missing = Konumlar yüklenemedi.
drill-nothing-due = Şimdi bekleyen karar yok.
drill-next-due = Sıradaki karar { $date } günü gelecek.
drill-judging = Değerlendiriliyor
drill-failed = Motor durdu.
drill-result =
    { $how ->
        [right] Doğru
        [wrong] Yanlış
       *[shown] Yanıt
    }
drill-lost = { $answer } { $loss } kaybeder.
drill-is-best = { $answer } en iyisi.
drill-best = En iyisi: { $answer }.
drill-also = Bunlar da doğru: { $answers }.
drill-rest = Diğerleri: { $answers }.
drill-depth = { $plies }-ply ile değerlendirildi.
drill-exact = Son zara kadar kesin.
drill-pips-told = Senin { $own }, rakibin { $opponent } pipi var.
drill-take-told = Tam { $chance }. Maçı kazanma şansın: ret { $dropped }, kabul edip kazanırsan { $won }, kabul edip kaybedersen { $lost }.
drill-gammon-told = Tam { $value }.
drill-played = Oyunda: { $answer }; { $loss } kaybettirdi.
drill-played-right = Oyunda: { $answer }; doğruydu.
drill-seconds = { $seconds } sn
drill-tally = { $all } yanıttan { $right } doğru
drill-mean = yanıt başına { $seconds } sn
drill-due =
    { $count ->
        [one] Alıştırmalarda { $count } karar bekliyor
       *[other] Alıştırmalarda { $count } karar bekliyor
    }
drill-add = Alıştırmalara ekle: { $name }
drill-added =
    { $count ->
        [one] Alıştırmalara { $count } karar eklendi
       *[other] Alıştırmalara { $count } karar eklendi
    }
drill-mixed-in = Bunlardan doğru olan: { $count }
drill-not-stored = Tarayıcı değişikliği kaydetmedi.
drill-away = { $points } kaldı
drill-yours = Yanıtınız: { $answer }
drill-auto = Her analizden sonra hataları alıştırmalara ekle
