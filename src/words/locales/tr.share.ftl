# Paylaşma.

share = Paylaş
share-what = Ne paylaşılsın
share-position = Bu pozisyon
share-game = Bu oyun
share-match = Maç
share-link = Bağlantı
share-copy-link = Bağlantıyı kopyala
share-send = Gönder…
share-about =
    Her şey bağlantının içinde. Hiçbir şey yüklenmez; açan kişi { $what ->
        [position] bu pozisyonu
        [game] bu oyunu
       *[match] bu maçı
    } görür.
share-too-long = Bu maç bir bağlantıya sığmıyor. Dosya olarak paylaş.
share-names = Oyuncu adlarını ekle
share-qr = Bağlantının QR kodu
share-copy = Kopyala
share-copied = Kopyalandı
share-copied-what = Kopyalandı: { $what }
share-not-copied = Tarayıcın burada kopyalamaya izin vermiyor. Metni seçip kendin kopyala.
share-text = Forum için metin
share-copy-text = Metin olarak kopyala
share-png = Resim (PNG)
share-svg = Çizim (SVG)
share-file = Dosya ({ $extension })
share-saved = Kaydedildi: { $file }
share-not-drawn = Tarayıcın resmi çizemedi.
