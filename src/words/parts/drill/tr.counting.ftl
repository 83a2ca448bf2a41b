# Counting methods and facts to be learnt by heart.

drill-purpose =
    { $purpose ->
        [openings] Açılışlar
        [counting] Sayma
       *[scores] Küp ve maç skoru
    }
drill-due-facts =
    { $count ->
        [one] Tekrar edilecek: { $count }
       *[other] Tekrar edilecek: { $count }
    }
drill-minutes =
    { $minutes ->
        [one] Yaklaşık bir dakika
       *[other] Yaklaşık { $minutes } dakika
    }
drill-ask-shots = 36 zardan kaçı kırar?
drill-ask-entering =
    { $checkers ->
        [one] 36 zardan kaçı pulunuzu içeri sokar?
       *[other] 36 zardan kaçı iki pulu da içeri sokar?
    }
drill-ask-effective = Kaç etkin pipiniz var?
drill-ask-effective-about = Gereken ortalama zar sayısı çarpı 8⅙. 1 pipe kadar sapma doğru sayılır.
drill-ask-equity = Maçı kazanma olasılığınız nedir?
drill-ask-equity-about = %1’e kadar sapma doğru sayılır.
drill-crawford-next = Sonraki oyun Crawford oyunudur.
drill-ask-neil = Maçı kazanma olasılığınız %50’den başlar. Her puanlık fark buna yüzde kaç ekler?
drill-number-told =
    { $kind ->
        [neil] Her puanlık fark %50’nin üstüne { $value } ekler.
        [equity] Maçı kazanma olasılığınız: { $value }.
        [gammon] Burada marsın sizin için değeri: { $value }.
       *[effective] Etkin pipiniz: { $value }.
    }
drill-rolls-told = 36 zarda { $rolls }, { $chance }.
formula-isight = Isight sayımı (Axel Reichert), altıda biri eklenmiş: siz { $own }, rakip { $opponent }. Sizinki en çok 6 fazlaysa vido deyin; en az 2 fazlaysa rakip kabul eder.
worked-title =
    { $what ->
        [race] Formüller
        [score] Nasıl tahmin edilir
       *[count] Nasıl sayılır
    }
worked-method = Yöntem
worked-method-name =
    { $method ->
        [clusters] Gruplar
        [halves] Yarımlar
        [keith] Keith
        [isight] Isight
        [trice] 62 kuralı
       *[kleinman] Kleinman
    }
worked-rule =
    { $method ->
        [clusters] Beş hanelik prime orta hanesinde, diğer pullar 5, 10, 15, 20 ve 25 hanelerinden en yakınında sayılır (Jack Kissane).
        [halves] Üçer hanelik bölgelerde yarım geçişler sayılır: 7–9 hanelerindeki her pul için 1, 10–12 için 2 ve böyle devam eder; 4–6 için yoktur, 1–3 için bir eksik (Douglas Zare).
        [neil] Gerideki oyuncuya gereken puanlara göre Neil’in sayıları (Neil Kazaross): 3 için 10, 4 için 9, 5 için 8, 6 için 7, 8 için 6, 11 için 5, 15 için 4.
       *[effective] Pipler ve toplamada ziyan olan pipler (Walter Trice).
    }
worked-points = { $from }–{ $to } haneleri
worked-point = { $point } hanesi
worked-prime = Prime { $from }–{ $to }
worked-label =
    { $label ->
        [bar] Barda
        [half-crossovers] Yarım geçişler, her biri 3 pip
        [checkers] Pullar, her biri 5 pip
        [upper] Bölgesinin üst hanesinde
        [lower] Bölgesinin alt hanesinde
        [total] Toplam
        [pips] Pip
        [ones] 1 hanesindeki yığın
        [twos] 2 hanesindeki yığın
        [threes] 3 hanesindeki yığın
        [gaps] 4–6 arasındaki boş haneler
        [more-checkers] Fazla kalan pullar
        [more-crossovers] Fazla kalan geçişler
        [seventh] Yedide bir fazlası
        [sixth] Altıda bir fazlası
        [excess] Sizinki eksi rakibinki
        [behind] Geride kalan pip
        [divided] Bölüm
        [last-take] Son kabul sınırı
        [lead] Fark artı 4
        [all-pips] Bütün pipler eksi 4
        [metric] Ölçü
        [chance] Kazanma olasılığı
        [rolls] Ortalama gereken zar
        [effective] Etkin pip
        [wasted] Ziyan
        [direct] Tek zarla
        [combined] Birkaç adımla
        [closed] Kapalı haneler
        [open] Açık haneler
        [dances] İki zar da kapalı
        [enter] Giren zarlar
       *[estimate] Tahmin (%)
    }
trend = Zamanla
trend-measure =
    { $measure ->
        [accuracy] Doğru yanıtlar (%)
       *[seconds] Yanıt başına saniye
    }
trend-better = daha iyi
trend-chart = { $what }: ilk { $first }, son { $last }
trend-day = Gün
trend-answers = Yanıtlar
