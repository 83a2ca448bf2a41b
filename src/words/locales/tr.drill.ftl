# Alıştırmalar.

drill = Alıştırmalar
drill-own = Hatalarınız
drill-own-none = Henüz bir şey yok. Yardımsız oynadığınız oyunlardaki hatalarınız, analizlerini açınca burada görünür.
drill-own-which = Maçlarınız analiz edildi. Hangi oyuncunun siz olduğunu seçin, hatalarınız burada görünsün.
drill-own-go = Oyun seçin
drill-exercises = Sorular
drill-kind =
    { $kind ->
        [shots] Kıran zarlar
        [entering] Bardan giriş
        [effective] Etkin pip
        [equity] Maç olasılıkları
        [neil] Neil’in sayıları
        [pips] Pip sayımı
        [opening] Açılış zarları
        [reply] Açılışa yanıtlar
        [third] Üçüncü zarlar
        [take-point] Kabul sınırları
        [gammon-value] Mars değerleri
        [bear-off] Toplama hamleleri
        [bear-off-cube] Toplamada vido
       *[race-cube] Yarışta vido: formüller
    }
drill-reference = Pozisyon türleri
drill-theme =
    { $theme ->
        [blitz] Blitz
        [prime] Prime
        [anchor] Çapa
        [back-game] Backgame
        [holding-game] Tutma oyunu
       *[race] Yarış
    }
drill-timed = Yanıtlarımın süresini ölç
drill-ask-play = { $dice } attınız. En iyi hamleyi bulun.
drill-ask-double = Sıra sizde. Küp için doğru karar ne?
drill-ask-answer = Rakip vido dedi, küp { $value } olacak. Kabul mü, ret mi?
drill-ask-pips = Bütün pullarınızı toplamak için kaç pip gerekiyor?
drill-ask-take = Kabul etmek için kazanma şansınız en az ne olmalı?
drill-ask-gammon = Burada marsın sizin için değeri nedir?
drill-ask-race = Para oyunu, küp ortada. Yarış formülleri ne diyor?
drill-number =
    { $unit ->
        [rolls] 36 zardan
        [each] Puan başına %
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
drill-nothing-due = Şimdilik çalışılacak bir şey kalmadı.
drill-next-due = Sıradaki hata { $date } tarihinde geri gelir.
drill-next-today = Sıradaki hata bugün geri gelir.
drill-judging = Değerlendiriliyor
drill-failed = Analiz motoru durdu.
drill-result =
    { $how ->
        [right] Doğru
        [wrong] Yanlış
       *[shown] Yanıt
    }
drill-lost = { $answer }: kaybı { $loss }.
drill-is-best = { $answer }: en iyisi.
drill-best = En iyisi: { $answer }.
drill-exact = Son zara kadar kesin hesaplandı.
drill-pips-told = Sizin { $own }, rakibin { $opponent } pipi var.
drill-take-told = Tam olarak { $chance }. Maçı kazanma olasılığınız: ret { $dropped }; kabul edip kazanırsanız { $won }, kaybederseniz { $lost }.
drill-played = Oyunda: { $answer }; kaybı { $loss }.
drill-seconds = { $seconds } sn
drill-tally = { $all } yanıttan { $right } doğru
drill-mean = yanıt başına { $seconds } sn
drill-due =
    { $count ->
        [one] Çalışılacak { $count } hata
       *[other] Çalışılacak { $count } hata
    }
drill-added =
    { $count ->
        [one] “Çalışma”ya { $count } hata eklendi
       *[other] “Çalışma”ya { $count } hata eklendi
    }
drill-not-stored = Değişiklik bu tarayıcıya kaydedilemedi.
drill-away = { $points } kaldı
drill-yours = Yanıtınız: { $answer }
drill-auto = Her analizden sonra hatalarımı “Çalışma”ya ekle (yardımlı oyunlar hariç)
