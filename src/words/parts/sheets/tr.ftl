# Sheets: lessons and quizzes for others, and the answers that come back.

sheet-about = Art arda pozisyonlar: okunacak bir ders ya da çözülecek bir test. Her sayfa tek bir linktir; yanıtlar da link olarak geri gelir.
sheet-how =
    { $how ->
        [collect] Pozisyon ekleyin: analizde “Diğer” menüsünden ya da aramadan
        [edit] Metinleri yazın, okuyanın bulacağı yanıtları gizleyin
       *[send] Linki gönderin, sayfayı yazdırın ya da dosya olarak kaydedin
    }
sheet-new = Yeni sayfa
sheet-untitled = Adsız sayfa
sheet-title = Başlık
sheet-list = Sayfalarınız
sheet-begin = Gönderilecek dersler ve testler
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
sheet-paste = Sayfa ya da yanıt linki
sheet-open = Aç
sheet-unread =
    { $why ->
        [cut] Linkin sonu eksik. Yeniden isteyin.
        [newer] Bu link oyunun daha yeni bir sürümünden.
       *[damaged] Bu bir çalışma sayfası değil ya da bozulmuş. Yeniden isteyin.
    }
sheet-missing = Bu sayfa bu tarayıcıda yok.
sheet-add-position = Pozisyon ekle
sheet-add-where = Analizde “Diğer” menüsünden ya da aramadan.
sheet-position = { $number }. pozisyon
sheet-text = Metin
sheet-text-after = yanıttan sonra gösterilir
sheet-asks = En iyi seçimi sor
sheet-move =
    { $way ->
        [up] { $number }. pozisyonu yukarı taşı
       *[down] { $number }. pozisyonu aşağı taşı
    }
sheet-remove-position = { $number }. pozisyonu çıkar
sheet-ask-all = Hepsini soru yap
sheet-ask-none = Bütün soruları kaldır
sheet-lost = Oynanan: { $choice }, { $loss } kaybettirir
sheet-try = Dene
sheet-link = Sayfanın linki
sheet-too-long = Sayfa bir linke sığmıyor. Dosya olarak kaydedin ya da metinleri kısaltın.
sheet-too-large = Sayfa kaydedilemeyecek kadar büyük. Metinleri kısaltın.
sheet-full = Bir sayfaya en çok { $count } pozisyon sığar. Hiçbir şey eklenmedi.
sheet-save = Dosyayı kaydet
sheet-print = Yazdır
sheet-delete = Sayfayı sil
sheet-delete-sure = Kalıcı olarak sil
sheet-turn =
    { $ask ->
        [answer] { $who }: küp { $what } olunca kabul mü, ret mi?
        [double] { $who }: vido mu, zar mı?
       *[play] { $who } { $what } oynuyor
    }
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
        [first] İlk { $count } sonuç
       *[found] Gösterilen sonuçlar ({ $count })
    }
sheet-added =
    { $count ->
        [one] { $count } pozisyon eklendi: { $title }.
       *[other] { $count } pozisyon eklendi: { $title }.
    }
sheet-number = { $number } / { $all }
sheet-previous = Önceki pozisyon
sheet-done = Bu son pozisyondu
sheet-figures = Ortalama kayıp { $loss } · süre { $time }
sheet-name = Adınız
sheet-send = Bu linki geri gönderin. Yanıtlarınızı, kayıplarını ve sürelerinizi içerir.
sheet-answers-link = Yanıtlarınızın linki
sheet-start-again = Baştan başla
sheet-no-answer = Yanıtlanmadı.
sheet-came-back = Gelen yanıtlar
sheet-keep = Sayfayla birlikte sakla
sheet-kept = Sayfayla birlikte saklandı.
sheet-answers-full = Bir sayfada en çok { $count } kişinin yanıtları saklanır. Hiçbir şey saklanmadı.
sheet-to-sheet = Sayfaya git
sheet-lines = Varyantlar
sheet-line = Varyant { $number }
sheet-line-add = Varyant ekle
sheet-line-name = Ad
sheet-line-turns = Zarlar ve hamleler
sheet-line-how = Örneğin: 8/5 6/5 6-4: 24/14. Bir hamlenin metni, arkasına süslü parantez içinde yazılır.
sheet-line-board = Tahtada oyna
sheet-line-roll = Zar
sheet-line-put = Hamleyi ekle
sheet-line-wrong =
    { $turn }. hamleden sonrası kaydedilmedi: { $why ->
        [roll] önce zarı yazın, örneğin 6-4.
        [other-roll] tahtadaki zar { $roll }.
        [over] oyun daha önce bitiyor.
        [long] daha fazla hamleye yer yok.
       *[play] bu, { $roll } ile geçerli bir hamle değil.
    }
sheet-line-remove = { $number }. varyantı kaldır
sheet-line-previous = Önceki hamle
sheet-line-next = Sonraki hamle
sheet-line-leave = Pozisyona dön
sheet-line-start = Pozisyona dönüldü
