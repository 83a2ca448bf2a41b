# The review of a match in the study room.

review = Analiz
review-stop = Analizi durdur
review-resume = Analize devam et
review-progress = { $plies }-ply analiz: { $done } / { $all }
review-done = { $plies }-ply ile analiz edildi
review-failed = Motor durdu. Yeniden denemek için analize devam et.
review-next-error = Sonraki hata
review-previous-error = Önceki hata
review-no-errors = Başka hata yok
review-mistake =
    { $size ->
        [blunder] Büyük hata
            [disputed] Tartışmalı
   *[error] Hata
    }
review-loses = { $choice } { $loss } kaybettirir
review-best = { $choice } en iyisi
review-action =
    { $action ->
        [none] Katlamama
        [double] Katlama
        [double-take] Katlama, kabul
        [double-beaver] Vido, beaver
        [double-drop] Katlama, ret
        [take] Kabul
        [beaver] Beaver
       *[drop] Ret
    }
review-choice = Seçim
review-equity = Değer
review-loss = Kayıp
review-win = Kazanma %
review-chances = Kazanma %{ $win }, mars %{ $gammon }; mars kaybı %{ $lost }
review-row =
    { $kind ->
        [best] en iyi
        [both] en iyi ve oynanan
       *[played] oynanan
    }
review-errors = Hata · büyük hata
review-luck = Şans
review-more = Daha fazla sayı
review-pr-help = { $name }: { $count } karardan PR { $pr }; %95 olasılıkla { $low } ile { $high } arasında. PR, karar başına kaybedilen ortalama değerin 500 katıdır (eXtreme Gammon’un sayımı): 5’in altı dünya sınıfıdır.
review-gnu = GNU Backgammon hata oranı (binde değer)
review-snowie = Snowie hata oranı (binde değer)
review-checker = Pul hamlelerinin PR’si
review-cube = Küp kararlarının PR’si
review-adjusted = Şanstan arındırılmış sonuç
review-graph = Kazanma olasılığı
review-chance = { $moment }: { $name } %{ $percent }
review-table = Tablo olarak göster
review-other = Dosyadaki analiz
review-more-choices = Diğerleri: { $count }
review-file = Dosya
review-filter = Yalnızca göster
review-marked = İşaretli kararlar: { $count }
review-other-version = Bu maçla birlikte başka bir sürümün önceki analizi saklanıyor. Bununla karıştırılmaz.
review-skipped = Değerlendirilmeyen: { $count }
review-unsaved =
    { $why ->
        [full] Depolama dolu: analiz sürüyor, ama sayfa kapanınca kaybolur.
       *[other] Tarayıcı hiçbir şey saklamıyor: analiz sürüyor, ama sayfa kapanınca kaybolur.
    }
review-only =
    { $which ->
        [checker] Hamleler
        [cube] Küp
        [blunders] Büyük hatalar
        [avoidable] Önlenebilir
       *[disputed] Anlaşmazlıklar
    }
review-skip =
    Oyun { $game }: { $why ->
        [forbidden] hamle kurallara aykırı
        [unknown] hamle dosyada yok
        [lost] konum bilinmiyor, önceki bir hamle dosyada yok
        [no-offer] katlama olmadan yanıt
        [long] maç analiz için çok uzun
        [cut] kayıt oyundan önce bitiyor
        [variant] bu varyant analiz edilemez
       *[impossible] hiçbir oyun bu karara varamaz
    }
review-explain =
    { $figure ->
        [pr] eXtreme Gammon gibi: karar başına kaybedilen değer × 500; 5’in altı dünya sınıfıdır. Zorunlu hamleler, neredeyse eşit hamleler ve açıkça katlanmayacak durumlar sayılmaz.
        [checker] Yalnızca hamlelerin PR’si.
        [cube] Yalnızca katlama, kabul ve retlerin PR’si.
        [gnu] GNU Backgammon gibi: zorunlu olmayan hamle ve yakın küp kararı başına kaybedilen değer × 1000; PR’nin yaklaşık iki katı.
        [snowie] Kaybedilen değer × 1000, iki oyuncunun tüm sıralarına bölünür.
        [errors] 0,020 veya daha çok kaybeden karar hata, 0,080’den itibaren büyük hatadır.
        [luck] Zarların ortalamanın üzerindeki değeri, değer puanı olarak. Artı, şanslı demektir.
       *[adjusted] İki oyuncunun şansı çıkarılmış sonuç.
    }
review-counted-line = Oyun { $game }: { $what } ({ $amount })
review-counted = Sayılan: { $count }. Sayılmayan: { $rest }.
coach-doubler = Değerler katlayanın gözünden
review-rolled-out = rollout yapıldı
