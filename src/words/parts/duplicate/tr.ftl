duplicates = Aynı zarlar
duplicate-about = Herkes aynı zarlarla oynar, bilgisayara ya da bir eşe karşı; sonuçlar bağlantıyla karşılaştırılır. Sayfanız her sonucu saymadan önce kurallara göre yeniden oynar.
duplicate-new = Yeni aynı zarlar turu
duplicate-games =
    { $count ->
        [one] Puan için 1 oyun
       *[other] Puan için { $count } oyun
    }
duplicate-cube =
    { $cube ->
        [yes] Katlama küpüyle
       *[no] Katlama küpü olmadan
    }
duplicate-opponent =
    { $who ->
        [computer] Bilgisayar
       *[partner] Eş, tek cihaz
    }
duplicate-against =
    { $who ->
        [computer] Bilgisayara karşı: { $level }
       *[partner] Aynı cihazda bir eşe karşı
    }
duplicate-dice = Her oyunun zarları herkes için aynıdır. Beyazla oynarsınız. İpucu ve öğretmen yok.
duplicate-honest = Zarlar bağlantının içindedir: değiştirilmiş bir program önceden bakabilir ve herkes iki kez oynayabilir. Hamleler ve skor tümüyle denetlenir.
duplicate-create = Oluştur
duplicate-play = Oyna
duplicate-play-again = Yeniden oyna
duplicate-again-about = Bu zarları gördünüz: yeni sonuç “zarlar biliniyor” diye işaretlenir.
duplicate-continue = Oyununuzu sürdürün
duplicate-partner-name = Eşin adı (isteğe bağlı)
duplicate-link = Bu turun linki
duplicate-link-about = Bu bağlantıyı oynayan herkese gönderin.
duplicate-own =
    { $colour ->
        [white] Sonucunuz
       *[black] Eşinizin sonucu
    }
duplicate-own-about = Bu bağlantıyı ötekilere gönderin. İçinde her hamle vardır; sayfaları onu denetler.
duplicate-tick = Adları ekle
duplicate-own-link = Sonucun bağlantısı
duplicate-no-link = Bu sonuç bir bağlantı için fazla uzun.
duplicate-results = Sonuçlar
duplicate-no-results = Henüz sonuç yok. Oynayın ya da aşağıya sonuç bağlantıları yapıştırın.
duplicate-paste-results = Herhangi bir metin içinde sonuç bağlantıları
duplicate-add = Sonuçları ekle
duplicate-paste-any = Bir aynı zarlar turunun ya da sonucun linki
duplicate-open = Aç
duplicate-head =
    { $column ->
        [place] Sıra
        [player] Oyuncu
        [opponent] Rakip
        [score] Skor
        [luck] Şans
       *[pr] PR
    }
duplicate-computer = Bilgisayar ({ $level })
duplicate-nameless = Adsız
duplicate-remove = Sonucu kaldır: { $who }
duplicate-remove-head = Kaldır
duplicate-review = Oyunu aç: { $who }
duplicate-judged = PR ve şans bu cihazda, 1 ply ile hesaplanır.
duplicate-copy = Metin olarak kopyala
duplicate-csv = CSV olarak kaydet
duplicate-print = Yazdır
duplicate-ask-delete = Bu tur ve sonuçları bu cihazdan silinsin mi?
duplicate-count =
    { $count ->
        [one] 1 sonuç
       *[other] { $count } sonuç
    }
duplicate-empty = Henüz aynı zarlarla tur yok. Bir tane oluşturun ya da bir bağlantı açın.
duplicate-damaged =
    { $count ->
        [one] 1 tur okunamıyor ve olduğu yerde kalıyor.
       *[other] { $count } tur okunamıyor ve olduğu yerde kalıyor.
    }
duplicate-added =
    { $count ->
        [one] 1 sonuç denetlendi ve eklendi.
       *[other] { $count } sonuç denetlendi ve eklendi.
    }
duplicate-false =
    { $why ->
        [cut] Reddedildi: { $who } sonucu bitmeden duruyor.
        [over] Reddedildi: { $who } sonucu bittikten sonra sürüyor.
        [side] Reddedildi: { $who } sonucu bilgisayara ait.
       *[forbidden] Reddedildi: { $who } sonucu { $act }. eylemde kuralları çiğniyor.
    }
duplicate-notice =
    { $what ->
        [none] Bu metinde aynı zarlar ya da sonuç linki yok.
        [cut] Bir bağlantı kesik. Yeniden isteyin.
        [newer] Bir bağlantı oyunun başka bir sürümünden. Güncellemek için yeniden yükleyin.
        [damaged] Reddedildi: bir bağlantı bozuk ya da değiştirilmiş.
        [level] Bu sürüm bu turun bilgisayar düzeyini tanımıyor.
        [other] Bir sonuç başka bir tura ait ve orada listeleniyor.
        [full] Çok fazla sonuç var: önce birkaçını kaldırın.
        [elsewhere] Oyun başka bir sekmede açık. Orada oynayın ya da önce onu kapatın.
        [busy] Buradaki turlar hâlâ okunuyor. Birazdan yeniden deneyin.
        [unknown] Bu tur bu cihazda değil. Bağlantısını açın.
       *[known] Bu sonuçlar zaten burada.
    }
