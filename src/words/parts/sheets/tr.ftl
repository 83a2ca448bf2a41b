# Sheets: lessons and quizzes for others, and the answers that come back.

sheet-about = Sıralı pozisyonlar: okunacak bir ders ya da çözülecek bir test. Her sayfa tek bir bağlantıdır; yanıtlar da bağlantı olarak geri gelir.
sheet-how =
    { $how ->
        [collect] Pozisyon ekleyin: analizde “Diğer” altında ya da aramada
        [edit] Metin yazın ve bulunması gereken yanıtları gizleyin
       *[send] Bağlantıyı gönderin, sayfayı yazdırın ya da dosya olarak kaydedin
    }
sheet-new = Yeni sayfa
sheet-untitled = Adsız sayfa
sheet-title = Başlık
sheet-list = Sayfalarınız
sheet-count =
    { $count ->
        [one] { $count } pozisyon
       *[other] { $count } pozisyon
    }
sheet-reply-count =
    { $count ->
        [one] { $count } kişinin yanıtları
       *[other] { $count } kişinin yanıtları
    }
sheet-open-file = Dosya aç
sheet-paste = Sayfa ya da yanıt bağlantısı
sheet-open = Aç
sheet-unread =
    { $why ->
        [cut] Bağlantının sonu eksik. Yeniden isteyin.
        [newer] Bağlantı, oyunun daha yeni bir sürümünden.
       *[damaged] Bu bir sayfa değil ya da bozuk. Yeniden isteyin.
    }
sheet-missing = Bu sayfa bu tarayıcıda yok.
sheet-empty = Henüz pozisyon yok. Analizde “Diğer” altında ya da aramada ekleyin.
sheet-position = Pozisyon { $number }
sheet-text = Metin
sheet-text-after = yanıttan sonra gösterilir
sheet-asks = En iyi seçimi sor
sheet-move =
    { $way ->
        [up] Pozisyon { $number }: yukarı taşı
       *[down] Pozisyon { $number }: aşağı taşı
    }
sheet-remove = Çıkar
sheet-remove-position = Pozisyon { $number }: çıkar
sheet-hide-all = Tüm yanıtları gizle
sheet-show-all = Tüm yanıtları göster
sheet-try = Dene
sheet-link = Sayfanın bağlantısı
sheet-too-long = Sayfa bir bağlantı için çok uzun. Dosya olarak kaydedin ya da metinleri kısaltın.
sheet-too-large = Sayfa kaydedilemeyecek kadar büyük. Metinleri kısaltın.
sheet-full = Bir sayfaya { $count } pozisyon sığar. Hiçbir şey eklenmedi.
sheet-save = Dosyayı kaydet
sheet-print = Yazdır
sheet-delete = Sayfayı sil
sheet-delete-sure = Kalıcı olarak sil
sheet-answers = Yanıtlar
sheet-answers-of = Yanıtlar: { $name }
sheet-add-from = Pozisyonlar
sheet-add-to = Sayfa
sheet-add-now = Ekle
sheet-add-what =
    { $what ->
        [this] Bu pozisyon
        [flagged] İşaretli pozisyonlar ({ $count })
        [mistakes] Hatalar ({ $count })
       *[found] Gösterilen sonuçlar ({ $count })
    }
sheet-added =
    { $count ->
        [one] { $count } pozisyon eklendi: { $title }.
       *[other] { $count } pozisyon eklendi: { $title }.
    }
sheet-number = { $number } / { $all }
sheet-previous = Önceki pozisyon
sheet-done = Son pozisyondu
sheet-figures = Ortalama kayıp { $loss } · süre { $time }
sheet-name = Adınız
sheet-send = Bu bağlantıyı geri gönderin. Yanıtlarınızı, kayıplarını ve sürelerinizi içerir.
sheet-answers-link = Yanıtlarınızın bağlantısı
sheet-start-again = Baştan başla
sheet-no-answer = Yanıtlanmadı.
sheet-came-back = Gelen yanıtlar
sheet-keep = Sayfayla birlikte sakla
sheet-kept = Sayfayla birlikte saklandı.
sheet-answers-full = Bir sayfa { $count } kişinin yanıtlarını saklar. Hiçbir şey saklanmadı.
sheet-to-sheet = Sayfaya git
sheet-lines = Varyantlar
sheet-line = Varyant { $number }
sheet-line-add = Varyant ekle
sheet-line-name = Ad
sheet-line-turns = Zarlar ve hamleler
sheet-line-how = Örneğin: 8/5 6/5 6-4: 24/14. Bir hamlenin metni, arkasına süslü parantez içinde yazılır.
sheet-line-wrong =
    { $turn }. hamleden sonrası kaydedilmedi: { $why ->
        [roll] önce zarı yazın, örneğin 6-4.
        [other-roll] tahtadaki zar { $roll }.
        [over] oyun daha önce bitiyor.
        [long] daha fazla hamleye yer yok.
       *[play] bu, { $roll } ile kurallı bir hamle değil.
    }
sheet-line-remove = { $number }. varyantı kaldır
sheet-line-previous = Önceki hamle
sheet-line-next = Sonraki hamle
sheet-line-leave = Pozisyona dön
sheet-line-start = Yine pozisyon
