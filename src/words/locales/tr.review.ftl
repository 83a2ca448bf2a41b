# The review of a match in the study room.

review = Analiz
review-stop = Analizi durdur
review-resume = Analize devam et
review-progress = Analiz ediliyor: { $done } / { $all }
review-done = Analiz tamam
review-failed = Analiz motoru durdu. Yeniden denemek için analize devam edin.
review-next-error = Sonraki hata
review-previous-error = Önceki hata
review-no-errors = Başka hata yok
review-mistake =
    { $size ->
        [blunder] Büyük hata
        [disputed] Tartışmalı
       *[error] Hata
    }
review-loses = { $choice }: kaybı { $loss }
review-best = { $choice }: en iyisi
review-action =
    { $action ->
        [none] Vido yok
        [double] Vido
        [double-take] Vido, kabul
        [double-beaver] Vido, beaver
        [double-drop] Vido, ret
        [take] Kabul
        [beaver] Beaver
       *[drop] Ret
    }
review-choice = Seçim
review-equity = Değer
review-loss = Kayıp
review-win = Kazanma %
review-chances = Kazanma %{ $win }, mars %{ $gammon }; mars olma %{ $lost }
review-errors = Hata · büyük hata
review-luck = Şans
review-pr-help = { $name }: { $count } karardan PR { $pr }; %95 olasılıkla { $low } ile { $high } arasında.
review-gnu = GNU Backgammon hata oranı (değerin binde biri)
review-snowie = Snowie hata oranı (değerin binde biri)
review-checker = Pul hamlelerinin PR’si
review-cube = Küp kararlarının PR’si
review-adjusted = Şanstan arındırılmış sonuç
review-graph = Kazanma olasılığı
review-chance = { $moment }: { $name } %{ $percent }
review-table = Tablo olarak göster
review-other = Dosyadaki analiz
review-file = Dosya
review-filter = Yalnızca
review-marked = { $count } karar
review-other-version = Bu maçla birlikte başka bir sürümün eski analizi de saklanıyor.
review-skipped = Değerlendirilmeyen: { $count }
review-unsaved =
    { $why ->
        [full] Depolama dolu: analiz sürüyor, ama sayfayı kapatınca kaybolur.
       *[other] Tarayıcı analizi saklayamıyor: analiz sürüyor, ama sayfayı kapatınca kaybolur.
    }
review-only =
    { $which ->
        [checker] Hamleler
        [cube] Küp
        [blunders] Büyük hatalar
        [avoidable] Çoğunluğun bildikleri
       *[disputed] Tartışmalı olanlar
    }
review-skip =
    { $game }. oyun: { $why ->
        [forbidden] hamle kurallara aykırı
        [unknown] hamle dosyada yok
        [lost] pozisyon bilinmiyor, önceki bir hamle dosyada yok
        [no-offer] vido yokken yanıt
        [long] maç analiz için çok uzun
        [cut] kayıt oyundan önce bitiyor
        [variant] bu oyun türü analiz edilemez
       *[impossible] hiçbir oyunda bu karara gelinmez
    }
review-explain =
    { $figure ->
        [pr] Karar başına ortalama kayıp × 500, eXtreme Gammon’daki gibi. Düşük olan iyidir; 5’in altı dünya sınıfıdır. Zorunlu hamleler, neredeyse eşit hamleler ve vidonun açıkça yanlış olduğu durumlar sayılmaz.
        [checker] Yalnızca hamlelerin PR’si.
        [cube] Yalnızca vido, kabul ve ret kararlarının PR’si.
        [gnu] Zorunlu olmayan hamle ve yakın küp kararı başına değer kaybı × 1000, GNU Backgammon’daki gibi; PR’nin yaklaşık iki katı.
        [snowie] Değer kaybı × 1000, iki oyuncunun toplam hamle sayısına bölünür.
        [errors] Kaybı 0,020 ve üstü olan karar hata, 0,080 ve üstü olan büyük hatadır.
        [luck] Atılan zarların ortalama zardan ne kadar iyi geldiği, değer puanı olarak. Artı, şanslı demektir.
       *[adjusted] İki oyuncunun şansı çıkarıldıktan sonraki sonuç.
    }
review-counted-line = { $game }. oyun: { $what } ({ $amount })
review-counted = Sayılan: { $count }. Sayılmayan: { $rest }.
coach-doubler = Değerler vido diyene göre
review-rolled-out = rollout yapıldı
