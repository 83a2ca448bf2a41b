# Alıştırmalar.

drill = Alıştırmalar
drill-own = Kendi kararlarınız
drill-own-about = Analiz edilen maçlarınızdaki hatalar, artan aralıklarla: şimdi { $due } karar, toplam { $all }
drill-own-none = Henüz karar yok. Bir oyunu ya da maçı analiz edin, sonra “Alıştırmalara ekle” düğmesine basın.
drill-exercises = Sorular
drill-kind =
    { $kind ->
        [pips] Pip sayımı
        [opening] Açılış zarları
        [reply] Açılışa yanıtlar
        [take-point] Kabul sınırları
        [gammon-value] Mars değerleri
        [bear-off] Toplama hamleleri
        [bear-off-cube] Toplamada vido
       *[race-cube] Formülle yarışta vido
    }
drill-reference = Örnek pozisyonlar
drill-theme =
    { $theme ->
        [blitz] Blitz
        [prime] Prime
        [anchor] Çapa
        [back-game] Backgame
        [holding-game] Tutma oyunu
       *[race] Yarış
    }
drill-timed = Yanıt süresini göster
drill-ask-play = Zarınız { $dice }. Hamleyi bulun: en iyiden en çok { $line } kaybeden hamle doğru sayılır.
drill-ask-double = Sıra sizde. Küpte doğru karar hangisi?
drill-ask-answer = Rakip vido dedi, küp { $value } olacak. Kabul mü, ret mi?
drill-ask-pips = Bütün pullarınızı toplamak için kaç pip gerekiyor?
drill-ask-take = Kabul sınırınız kaç? Mars ve yeniden vido hesaba katılmaz; %2 yakını doğru sayılır.
drill-ask-gammon = Bir marsın sizin için değeri kaç (para oyununda 0,5)? 0,05 yakını doğru sayılır.
drill-ask-race = Para oyunu, küp ortada. Yarış formülleri ne diyor?
drill-score = Size { $own }, rakibe { $opponent } puan gerek.
drill-score-double = Rakip vido diyor: { $from } → { $to }.
drill-score-cube = Küp { $value } değerinde.
drill-from = { $date } tarihli maçınızdan.
drill-seen =
    { $found ->
        [yes] { $count } kez soruldu. Son seferinde bildiniz.
       *[no] { $count } kez soruldu. Son seferinde bilemediniz.
    }
drill-number =
    { $unit ->
        [pips] Pip
        [percent] Olasılık (%)
       *[value] Mars değeri
    }
drill-no-number = Bir sayı girin.
drill-check = Kontrol et
drill-show = Yanıtı göster
drill-skip = Atla
drill-never = Bir daha gösterme
drill-next = Sonraki
drill-fetching = Pozisyonlar yükleniyor
drill-missing = Pozisyonlar yüklenemedi.
drill-nothing-due = Şimdilik bekleyen karar yok.
drill-next-due = Sıradaki kararın tarihi: { $date }.
drill-judging = Değerlendiriliyor
drill-failed = Motor durdu.
drill-result =
    { $how ->
        [right] Doğru
        [wrong] Yanlış
       *[shown] Yanıt
    }
drill-lost = { $answer }: kaybı { $loss }.
drill-is-best = { $answer }: en iyisi.
drill-best = En iyisi: { $answer }.
drill-also = Bunlar da doğru: { $answers }.
drill-rest = Diğerleri: { $answers }.
drill-depth = { $plies }-ply ile değerlendirildi.
drill-exact = Son zara kadar kesin hesap.
drill-pips-told = Sizin { $own }, rakibin { $opponent } pipi var.
drill-take-told = Tam değer { $chance }. Maçı kazanma olasılığınız: ret { $dropped }; kabul edip kazanırsanız { $won }, kaybederseniz { $lost }.
drill-gammon-told = Tam değer { $value }.
drill-played = Oyunda: { $answer }; kaybı { $loss }.
drill-played-right = Oyunda: { $answer }; doğruydu.
drill-seconds = { $seconds } sn
drill-tally = { $all } yanıttan { $right } doğru
drill-mean = yanıt başına { $seconds } sn
drill-due =
    { $count ->
        [one] Alıştırmalarda { $count } karar bekliyor
       *[other] Alıştırmalarda { $count } karar bekliyor
    }
drill-added =
    { $count ->
        [one] Alıştırmalara { $count } karar eklendi
       *[other] Alıştırmalara { $count } karar eklendi
    }
drill-mixed-in = Araya katılan doğru kararlar: { $count }
drill-not-stored = Tarayıcı değişikliği kaydetmedi.
drill-away = { $points } kaldı
drill-yours = Yanıtınız: { $answer }
drill-auto = Her analizden sonra hataları alıştırmalara ekle
