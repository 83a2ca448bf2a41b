# Arkadaşla, bağlantılarla oyunlar.

friend = Arkadaşla oyna
friend-about = Mesajla oynayın: her hamle bir linktir. Hesap gerekmez, zarlara kimse karışamaz.
friend-begin = Arkadaşınızla oynayın, nerede olursa olsun
friend-how =
    { $step ->
        [invite] Davet gönderin: tek bir link yeter.
        [accept] Arkadaşınız linki açar, size de bir link gönderir.
       *[play] Sırayla linkle oynayın ya da bağlanıp canlı oynayın.
    }
friend-fact = Her hamle bir link, hesap gerekmez
friend-waiting = Rakip bekleniyor
friend-together = Oynamanın başka yolları
friend-live = Canlı oyna
friend-live-about = Her hamle anında görünür. Başkaları izleyebilir.
friend-invite = Arkadaş davet et
friend-games = Oyunlarınız
friend-damaged-games =
    { $count ->
        [one] 1 oyun okunamıyor, olduğu yerde kalıyor.
       *[other] { $count } oyun okunamıyor, olduğu yerde kalıyor.
    }
friend-line =
    { $mine ->
        [0] Arkadaşlarla oyunlar: { $running }
       *[other] Arkadaşlarla oyunlar: { $running }, sıra sizde: { $mine }
    }
friend-paste = Link aç
friend-paste-field = Arkadaşınızın linki
friend-open = Aç
friend-due =
    { $due ->
        [mine] Sıra sizde
        [theirs] Sıra onda
        [invited] Henüz kabul edilmedi
        [moved] Başka cihaza taşındı
       *[over] Bitti
    }
friend-nameless = arkadaşınız
friend-with =
    { $who ->
        [nameless] Arkadaşınızla oyun
       *[other] { $who } ile oyun
    }
friend-just-now = az önce
friend-minutes-ago =
    { $count ->
        [one] 1 dakika önce
       *[other] { $count } dakika önce
    }
friend-hours-ago =
    { $count ->
        [one] 1 saat önce
       *[other] { $count } saat önce
    }
friend-days-ago =
    { $count ->
        [one] 1 gün önce
       *[other] { $count } gün önce
    }
friend-name = Adınız (isteğe bağlı)
friend-name-about = Arkadaşınız davette bu adı görür.
friend-starter = Kim başlasın
friend-starter-choice =
    { $starter ->
        [inviter] Siz
       *[roll] Açılış zarı
    }
friend-starter-hint =
    { $starter ->
        [inviter] Arkadaşınız kabul eder etmez oynarsınız.
       *[roll] Büyük zarı atan başlar. Arkadaşınız atarsa bir link daha gerekir.
    }
friend-starts = Oyuna { $who } başlar.
friend-starter-about =
    { $starter ->
        [inviter] İlk oyuna davet eden başlar. Sonrakilerde açılış zarı belirler.
       *[roll] Kimin başlayacağını açılış zarı belirler.
    }
friend-cube = Küp
friend-mode =
    { $mode ->
        [friendly] Dostça
        [strict] Sıkı
       *[none] Küpsüz
    }
friend-mode-about =
    { $mode ->
        [friendly] Küplü, hamle başına bir mesaj. Arkadaşlar arasında yeter.
        [strict] Küplü; vido kararından önce zarı kimse görmez. Bazı hamlelerde iki mesaj daha gerekir.
       *[none] Küpsüz, hamle başına bir mesaj.
    }
friend-time = Hamle süresi
friend-no-limit = Süre sınırı yok
friend-days =
    { $count ->
        [one] Hamle başına 1 gün
       *[other] Hamle başına { $count } gün
    }
friend-fair = Oyun sürerken ipucu da analiz de yoktur. Yazışarak oynanan her oyunda olduğu gibi, biri başka bir programdan yardım alıp hile yapabilir.
friend-make-link = Hamleyi bitir, linki al
friend-offered = { $who } sizi oyuna davet ediyor
friend-accept = Kabul et ve oyna
friend-not-now = Şimdi değil
friend-your-link =
    { $who ->
        [nameless] Arkadaşınız için link
       *[other] { $who } için link
    }
friend-waive = Sonraki hamlede vido demeyeceğim (iki link eksilir)
friend-next-invited = Bu linki arkadaşınıza gönderin. Size bir link gelecek: onu burada açın, oyun başlar.
friend-next-moved = Bu oyun başka bir cihaza taşındı; buradaki kopya salt okunur. Burada sürdürmek için oyunun en yeni dosyasını içe aktarın.
friend-next-wait =
    { $who ->
        [nameless] Arkadaşınızın linki bekleniyor.
       *[other] { $who } oyuncusunun linki bekleniyor.
    }
friend-next-sent =
    Gönderdiniz mi? Sıra { $who ->
        [nameless] arkadaşınızda
       *[other] { $who } oyuncusunda
    }; size bir link gönderecek.
friend-next-between = Oyun bitti. Bir oyun daha oynayın ya da burada bırakın.
friend-next-cube = Sıra sizde: zar mı, vido mu? Zarlarınızı karardan sonra görürsünüz.
friend-next-cube-strict =
    Sıra sizde: zar mı, vido mu? Zar atarsanız zarlarınız { $who ->
        [nameless] arkadaşınızın
       *[other] { $who } oyuncusunun
    } sonraki linkiyle gelir.
friend-next-no-move = { $dice } attınız: gele.
friend-next-send = Hamlenizi bitirin ya da geri alın. Bitirince hamle kesinleşir.
friend-next-play = Sıra sizde: { $dice } oynayın.
friend-next-start = Oyuna siz başlıyorsunuz: { $dice } oynayın.
friend-next-pass = Rakibin altı kapısı kapalı: oynayamazsınız.
friend-next-answer = { offered-to }. Kabul mü, ret mi?
friend-next-versions = Aynı hamle için iki farklı mesaj geldi. Hangisinin geçerli olduğuna arkadaşınızla karar verin: oyun o zamana dek bekler.
friend-sent =
    { $act ->
        [accept] Kabul ettiniz.
        [double] Vido diyorsunuz.
        [take] Kabul ediyorsunuz.
        [beaver] Beaver diyorsunuz.
        [roll] Vido demiyorsunuz; zarlarınız yanıtla gelir.
        [reveal] Bu kez vereceğiniz bir karar yok.
        [pass] Altı kapı kapalı: sıranızı geçiyorsunuz.
        [resign] Pes etmeyi teklif ediyorsunuz.
        [decline] Kabul etmediniz: oyun sürüyor.
       *[play] Hamleniz tamam.
    } Şimdi bu linki { $who ->
        [nameless] arkadaşınıza
       *[other] { $who } oyuncusuna
    } gönderin.
friend-send-now =
    Şimdi bu linki { $who ->
        [nameless] arkadaşınıza
       *[other] { $who } oyuncusuna
    } gönderin.
friend-send-last =
    Bu son linki de { $who ->
        [nameless] arkadaşınıza
       *[other] { $who } oyuncusuna
    } gönderin.
friend-claimed =
    { $who ->
        [you] Hükmen kazandınız: süre dolmuştu.
       *[other] { $who } hükmen kazandı: süreniz dolmuştu.
    }
friend-stopped =
    { $who ->
        [you] Oynamayı bıraktınız.
       *[other] { $who } oynamayı bıraktı.
    }
friend-time-left =
    { $who ->
        [nameless] Arkadaşınızın
       *[other] { $who } oyuncusunun
    } kalan süresi: { $hours ->
        [one] 1 saat.
       *[other] { $hours } saat.
    }
friend-time-over =
    { $who ->
        [nameless] Arkadaşınızın
       *[other] { $who } oyuncusunun
    } süresi doldu.
friend-claim = Hükmen kazan
friend-ask-claim = Oyunu hükmen kazanmak istiyor musunuz?
friend-stop = Burada bırak
friend-ask-stop = Bu oyundan sonra bırakılsın mı?
friend-delete = Sil
friend-ask-delete = Bu oyun bu cihazdan silinsin mi? Burada artık sürdürülemez.
friend-rematch = Rövanş
friend-keep-first = İlki geçerli
friend-take-second = İkincisi geçerli
friend-save-messages = Bütün mesajları kaydet
friend-export = Bu oyunu dışa aktar
friend-export-about = Başka bir cihazda sürdürmek için. Siz yeniden içe aktarana dek oyun burada salt okunur olur. Dosyada zarlarınızın gizli bilgileri var: kimseyle paylaşmayın.
friend-import = Oyun içe aktar
friend-import-about = Başka bir cihazdan
friend-more = Diğer
friend-no-link = Arkadaşınızın gönderdiği linki yapıştırın.
friend-other-link = Bu link arkadaşla oynanan bir oyuna ait değil.
friend-not-stored =
    { $why ->
        [no-database] Bu tarayıcı burada veri saklayamıyor (gizli pencere mi?), bu yüzden oyun burada oynanamaz.
        [full] Depolama dolu, bu yüzden hiçbir şey değişmedi. Önce bir şeyler silin.
        [blocked] Depolama alanını başka bir sekme kilitlemiş. Onu kapatıp sayfayı yenileyin.
        [newer] Oyunlarınız daha yeni bir sürümle kaydedilmiş. Güncellemek için sayfayı yenileyin.
       *[failed] Kaydedilemedi, bu yüzden hiçbir şey değişmedi. Yeniden deneyin.
    }
friend-notice =
    { $what ->
        [unknown] Bu link, bu cihazda olmayan bir oyuna ait. O oyunu oynadığınız tarayıcıda açın.
        [own-invitation] Bu sizin kendi davetiniz. Onu arkadaşınız açmalı.
        [own-message] Bu sizin kendi linkiniz. Onu arkadaşınız açmalı.
        [repeated] Bu linki daha önce açtınız. Oyunun son durumu burada.
        [ahead] Bundan önceki bir link eksik. Bu saklandı; ötekini arkadaşınızdan isteyin.
        [taken] Bu daveti daha önce başka biri kabul etti. Başka bir oyun için yeniden davet edin.
        [other-tab] Bu oyun başka bir sekmede ilerledi. Son durumu burada.
        [unreadable] Bu oyun okunamıyor. Olduğu yerde kalıyor.
        [moved] Bu oyun başka yerde sürüyor. Linki orada açın ya da oyunun en yeni dosyasını burada içe aktarın.
        [taken-back] Oyun bu cihaza geri döndü. Bir sonraki zardan önce vido diyemezsiniz: başka bir kopya zarı göstermiş olabilir.
        [busy] Başka bir oyun hâlâ kaydediliyor, bu yüzden hiçbir şey değişmedi. Birazdan yeniden deneyin.
        [file-too-large] Bu dosya, dışa aktarılmış bir oyun olamayacak kadar büyük.
        [file-newer] Bu dosya oyunun başka bir sürümünden. Sayfayı yenileyip yeniden içe aktarın.
        [file-damaged] Bu dosya bozuk, bu yüzden hiçbir şey içe aktarılmadı. Oyunu yeniden dışa aktarın.
        [false-secret] Reddedildi: bu linkteki zarlar mühürlenenler değil. Link kanıt olarak saklanıyor.
        [other-past] Reddedildi: bu linkteki önceki hamleler ikinizin oynadıklarına uymuyor. Link kanıt olarak saklanıyor.
        [forbidden] Reddedildi: bu linkteki hamle kurallara aykırı.
        [too-early] Reddedildi: kararlaştırılan süre dolmadı.
        [over] Bu oyun bitti.
        [stopped] Önce iki mesajdan hangisinin geçerli olduğunu seçin.
        [far] Bundan önce çok fazla link eksik.
       *[misfit] Reddedildi: bu link oyunun şu anki durumuna uymuyor. Hiçbir şey değişmedi.
    }
friend-duplicate = Aynı zarlar
friend-duplicate-about = Herkese aynı zarlar. En iyi kim oynar?
