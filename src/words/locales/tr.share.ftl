# Paylaşma.

share = Paylaş
share-what = Ne paylaşılsın
share-position = Bu pozisyon
share-game = Bu oyun
share-match = Maç
share-link = Link
share-copy-link = Linki kopyala
share-send = Gönder…
share-about =
    Her şey linkin içinde. Hiçbir şey yüklenmez; açan kişi { $what ->
        [position] bu pozisyonu
        [game] bu oyunu
       *[match] bu maçı
    } görür.
share-seen = Açanlar önce bunu görür.
share-too-long = Bu maç bir linke sığmıyor. Dosya olarak paylaşın.
share-long =
    Bu link uzun ({ $length } karakter): QR koduna sığmıyor, bazı mesajlaşma uygulamaları da kesiyor. { $review ->
        [yes] Dosya daha güvenli, ama analizi içermez.
       *[no] Dosya daha güvenli.
    }
share-names = Linkte oyuncu adları da olsun
share-notes = Notları ve çizimleri ekle
share-review = Analizi ekle
share-qr = Linkin QR kodu
share-copy = Kopyala
share-copied = Kopyalandı
share-copied-what = Kopyalandı: { $what }
share-not-copied = Tarayıcınız burada kopyalamaya izin vermiyor. Metni seçip kendiniz kopyalayın.
share-text = Forum için metin
share-copy-text = Metin
share-png = Resim
share-svg = Çizim
share-file = Dosya ({ $extension })
share-saved = Kaydedildi: { $file }
share-not-drawn = Tarayıcınız resmi çizemedi.
