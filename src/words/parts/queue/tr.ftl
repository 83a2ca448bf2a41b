# Analiz listesi: art arda çalışan analizler ve rollout'lar; bir analizin derinliği.

queue = Analiz
queue-depth-about =
    { $depth ->
        [quick] 1-ply arama: büyük hataları bulur.
        [champion] Yakın kararlarda rollout: en kesin sonuç.
       *[deep] 2-ply, yakın kararlarda 3-ply: turnuva maçına yetecek kadar kesin.
    }
queue-time =
    { $unit ->
        [seconds] yaklaşık { $count } sn
        [hours] yaklaşık { $count } sa
       *[minutes] yaklaşık { $count } dk
    }
queue-review-all =
    { $count ->
        [one] Analiz edilmemiş oyunu analiz et
       *[other] Analiz edilmemiş { $count } oyunu analiz et
    }
queue-review-selected =
    { $count ->
        [one] Seçilen oyunu analiz et
       *[other] Seçilen { $count } oyunu analiz et
    }
queue-all-reviewed = Bütün oyunlar analiz edildi.
queue-progress = { $done } / { $all } tamam
queue-pause = Duraklat
queue-resume = Sürdür
queue-paused = Duraklatıldı
queue-clear = Tümünü kaldır
queue-earlier = Yukarı al: { $name }
queue-later = Aşağı al: { $name }
queue-remove = Kaldır: { $name }
queue-rollout = rollout
queue-problem =
    { $why ->
        [engine] Motor durdu. Yeniden denemek için “Sürdür”e basın.
        [full] Depolama dolu. Önceki sonuçlar duruyor, ama bu saklanamadı. Yer açın, sonra “Sürdür”e basın.
       *[not-stored] Bu sonuç saklanamadı. Yeniden denemek için “Sürdür”e basın.
    }
queue-rest = Ve { $count } tane daha
queue-elsewhere = Başka bir sekmede çalışıyor
queue-open = Listeyi göster
queue-deepen = Daha derin analiz et
queue-scope = Ne analiz edilsin
queue-scope-name =
    { $scope ->
        [decision] Bu karar
        [game] Bu oyun
       *[match] Bütün maç
    }
queue-now = Şimdi analiz et
queue-add = Listeye ekle
queue-added = Analiz listesine eklendi
