# Kitaplık.

library = Oyunlar
library-show = Göster
library-filter =
    { $filter ->
        [matches] Maçlar
        [money] Para oyunları
        [positions] Pozisyonlar
        [collected] Seçki
        [imported] İçe aktarılanlar
       *[all] Tümü
    }
library-search = Ara
library-sort = Sıralama
library-sort-by =
    { $order ->
        [oldest] En eski
        [name] Ad
        [length] Maç uzunluğu
       *[newest] En yeni
    }
library-position = Pozisyon
library-unfinished = bitmedi
library-from = { $name } dosyasından
library-pasted = yapıştırıldı
library-linked = bağlantıdan
library-decisions =
    { $count ->
        [one] 1 karar
       *[other] { $count } karar
    }
library-empty = Bir oyun oynayın ya da başka bir programdan dosya ekleyin. Her oyun burada tahtası ve seyriyle görünür.
library-none = Bir şey bulunamadı
library-count = { $count } kayıtlı
library-loading = Oyunlar okunuyor…
library-open-files = Dosya aç
library-open-folder = Klasör aç
library-paste = Yapıştır
library-paste-field = Maç, pozisyon ya da ID
library-read = Oku
library-drop = Ya da dosyaları veya bir klasörü bu sayfaya bırakın.
library-all = Tümünü seç
library-selected = { $count } seçili
library-select = Seç: { $name }
library-about = { $name } için işlemler
library-name = Ad
library-note = Not
library-keep = Kaydet
library-export =
    { $kind ->
        [mat] .mat olarak dışa aktar
        [sgf] .sgf olarak dışa aktar
       *[backup] Yedeği dışa aktar
    }
library-deleted =
    { $count ->
        [one] 1 kayıt silindi
       *[other] { $count } kayıt silindi
    }
library-reading = Dosya okunuyor: { $done } / { $total }
library-found =
    { $kind ->
        [match] { $count } yeni maç
        [money] { $count } yeni para oyunu
        [position] { $count } yeni pozisyon
       *[mixed] { $count } yeni maç ve pozisyon
    }
library-games = { $count } oyun
library-add = “Oyunlar”a ekle
library-added = “Oyunlar”a eklendi
library-nothing-new = Yeni bir şey yok
library-new = { $count } yeni
library-known = { $count } zaten kayıtlı
library-cards = Alıştırmalar için kararlar: { $count }
library-table = Tahtadaki oyun, ayarlar ve istatistikler
library-friends = Arkadaş oyunları: { $count }
library-duplicates = Aynı zarlar: { $count }
library-merge = Buradakilere ekle
library-replace = Tümünü değiştir
library-replace-sure = Sil ve değiştir
library-replace-about = Ekleme buradakileri korur. Değiştirme önce bu tarayıcıdaki oyunları, analizleri, alıştırmaları, arkadaş oyunlarını ve “Aynı zarlar” turlarını siler.
library-replace-needs = Her şeyi değiştirmek için tek bir yedeğin bütün dosyalarını seçin; hasarlı ya da başka bir dosya olmasın.
library-remarks =
    { $count ->
        [one] 1 uyarı
       *[other] { $count } uyarı
    }
library-refusal-program = { $program } dosyası: GNU Backgammon bunu .mat’e çevirir
library-refusal =
    { $why ->
        [other-bgf] BGBlitz’e ait olmayan bir .bgf dosyası (belki BGRoom’un): orada .mat olarak dışa aktarın
        [ogxm] OpenGammon’un .ogxm dosyası: orada .mat olarak dışa aktarın
        [fibs] FIBS hamle listesi: GNU Backgammon bunu .mat’e çevirir
        [empty] Dosya boş
        [unknown] Bilinmeyen biçim
        [no-game] İçinde oyun yok
        [unreadable] Tarayıcı okuyamıyor
       *[stopped] Dosya okunamıyor
    }
library-too-large = Dosya çok büyük: en fazla { $size } MB
library-unfollowed =
    { $count ->
        [one] 1 hamle çözülemedi
       *[other] { $count } hamle çözülemedi
    }
library-matches-left-out =
    { $count ->
        [one] 1 maç alınmadı: dosyada çok fazla maç var
       *[other] { $count } maç alınmadı: dosyada çok fazla maç var
    }
library-left-out =
    { $count ->
        [one] 1 dosya alınmadı: bir seferde çok fazla dosya var
       *[other] { $count } dosya alınmadı: bir seferde çok fazla dosya var
    }
library-lost = Bu biçime her şey sığmıyor. Dışarıda kalanlar:
library-problem =
    { $why ->
        [no-database] Bu tarayıcı burada veri saklayamıyor (gizli pencere mi?). İçe aktardıklarınız kaydedilemez.
        [full] Depolama dolu, bu yüzden hiçbir şey değişmedi. Önce bir şeyler silin ya da dışa aktarın.
        [blocked] Depolama alanını başka bir sekme kilitlemiş. Onu kapatıp sayfayı yenileyin.
        [newer] Oyunlarınız daha yeni bir sürümle kaydedilmiş. Güncellemek için sayfayı yenileyin.
       *[failed] Tarayıcının veritabanı hata verdi, bu yüzden hiçbir şey değişmedi.
    }
library-resume = Sürdür
library-aside =
    { $count ->
        [one] 1 kayıtlı oyun bu listede değil: ayarlara bakın.
       *[other] { $count } kayıtlı oyun bu listede değil: ayarlara bakın.
    }
library-reviewed = { $count } analiz edildi
library-add-games = Oyun ekle
library-add-about = Başka programlardan: .mat, .txt, .sgf, .xg ve .bgf dosyaları, bunların arşivleri ya da yapıştırılan bir maç veya pozisyon.
library-choose = Seç
library-more = Diğer
library-unreviewed = analiz edilmedi
library-pr = PR { $pr }
library-pr-both = PR { $one } / { $other }
library-sources = Bu maçın biçimleri
library-formats = Sizdeki oyunların { $count } başka biçimi
library-empty-title = Henüz oyun yok
library-play = Oyna
library-show-all = Tümünü göster
library-matching = { $count } bulundu
library-find = Pozisyon bul
library-columns = Tablo
library-players = Oyuncular
library-any = Tümü
library-column-filter = Süzgeç: { $column }
library-column =
    { $column ->
        [result] Sonuç
        [pr] PR
        [other-pr] Rakibin PR’si
        [luck] Şans
        [event] Turnuva
        [review] Analiz
       *[newest] Tarih
    }
library-outcome =
    { $outcome ->
        [won] Kazanıldı
        [lost] Kaybedildi
       *[open] Bitmedi
    }
library-state =
    { $state ->
        [reviewed] Analiz edildi
       *[open] Analiz edilmedi
    }
library-collect = Seçkiye ekle
library-uncollect = Seçkiden çıkar
