# Arkadaşla, bağlantılarla oyunlar.

friend = Arkadaşınla oyna
friend-about = Her hamle, istediğiniz mesajlaşma uygulamasıyla gönderdiğiniz bir bağlantıdır. Hesap yok, sunucu yok; zarları ikiniz de seçemezsiniz.
friend-invite = Arkadaşını davet et
friend-games = Oyunlarınız
friend-no-games = Henüz oyun yok. Bir arkadaşınızı davet edin ya da onun bağlantısını açın.
friend-damaged-games =
    { $count ->
        [one] 1 oyun okunamıyor, olduğu yerde kalıyor.
       *[other] { $count } oyun okunamıyor, oldukları yerde kalıyorlar.
    }
friend-line =
    { $mine ->
        [0] Arkadaşlarla oyunlar: { $running }
       *[other] Arkadaşlarla oyunlar: { $running }, sıra sizde: { $mine }
    }
friend-paste = Bağlantı aç
friend-paste-field = Arkadaşınızın bağlantısı
friend-open = Aç
friend-due =
    { $due ->
        [mine] Sıra sizde
        [theirs] Sırası onda
        [invited] Henüz kabul edilmedi
        [moved] Başka cihaza taşındı
       *[over] Bitti
    }
friend-nameless = arkadaşınız
friend-with = Oyun: { $who }
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
friend-cube = Küp
friend-mode =
    { $mode ->
        [friendly] Dostça
        [strict] Sıkı
       *[none] Küpsüz
    }
friend-mode-about =
    { $mode ->
        [friendly] Küp: katlama kararını zarlarınızı görmeden verirsiniz. Hamle başına bir bağlantı; ama kurcalanmış bir program zarları önceden görebilir.
        [strict] Küp: katlama kararından önce zarları kimse göremez. Katlanabilen ellerde iki bağlantı fazladan.
       *[none] Küp yok: hamle başına bir bağlantı.
    }
friend-time = Hamle süresi
friend-no-limit = Süre sınırı yok
friend-days =
    { $count ->
        [one] Hamle başına 1 gün
       *[other] Hamle başına { $count } gün
    }
friend-fair = Oyun sürerken ipucu ya da analiz yok. Her mektup oyununda olduğu gibi değiştirilmiş bir program hile yapabilir; sondaki inceleme ikiniz için de aynıdır.
friend-make-link = Bağlantıyı oluştur
friend-offered = Davet eden: { $who }
friend-accept = Kabul et ve oyna
friend-not-now = Şimdi değil
friend-your-link = Bağlantının alıcısı: { $who }
friend-waive = Gelecek hamlede katlamayacağım (iki bağlantı kazandırır)
friend-next-invited = Bu bağlantıyı arkadaşınıza gönderin. Oyun, geri gelen bağlantıyı açtığınızda başlar.
friend-next-moved = Bu oyun başka yerde sürmek üzere dışa aktarıldı; burada salt okunur. Geri almak için oyunun en yeni dosyasını burada içe aktarın.
friend-next-wait = Bağlantısı bekleniyor: { $who }.
friend-next-between = Oyun bitti. Bir oyun daha oynayın ya da burada bırakın.
friend-next-cube = Sıra sizde: zar atın ya da katlayın. Zarlarınızı karardan sonra görürsünüz.
friend-next-cube-strict = Sıra sizde: zar atın ya da katlayın. Atarsanız zarlarınız sonraki bağlantıyla gelir: { $who }.
friend-next-no-move = Zarınız { $dice }: oynanamıyor.
friend-next-send = Bağlantıyı oluşturun ya da geri alın. Sonra hamle kesindir.
friend-next-play = Sıra sizde: { $dice } oynayın.
friend-next-pass = Kapalısınız, oynayamıyorsunuz.
friend-next-answer = { offered-to }. Kabul mü, ret mi?
friend-next-versions = Aynı hamle için iki farklı mesaj geldi. Hangisinin geçerli olduğuna arkadaşınızla karar verin: oyun o zamana dek bekler.
friend-sent =
    { $act ->
        [accept] Kabul ettiniz.
        [double] Katlıyorsunuz.
        [take] Kabul ediyorsunuz.
        [beaver] Beaver yapıyorsunuz.
        [roll] Katlamıyorsunuz; zarlarınız yanıtla gelir.
        [reveal] Bu kez karar vermeniz gereken bir şey yok.
        [pass] Kapalısınız ve pas geçiyorsunuz.
        [resign] Pes etmeyi öneriyorsunuz.
        [decline] Reddediyorsunuz: oyun sürüyor.
       *[play] Hamleniz tamam.
    } Şimdi bu bağlantıyı gönderin. Alıcı: { $who }.
friend-send-last = Bu son bağlantıyı da gönderin. Alıcı: { $who }.
friend-claimed =
    { $who ->
        [you] Oyunu talep ettiniz: süre dolmuştu.
       *[other] Oyunu talep eden: { $who }. Süre dolmuştu.
    }
friend-stopped =
    { $who ->
        [you] Oynamayı bıraktınız.
       *[other] Oynamayı bırakan: { $who }.
    }
friend-time-left =
    Kalan süre ({ $who }): { $hours ->
        [one] 1 saat.
       *[other] { $hours } saat.
    }
friend-time-over = Süresi doldu: { $who }.
friend-claim = Oyunu talep et
friend-ask-claim = Oyun talep edilsin mi?
friend-stop = Burada bırak
friend-ask-stop = Başka oyun oynanmasın mı?
friend-delete = Sil
friend-ask-delete = Bu oyun bu cihazdan silinsin mi? Burada artık sürdürülemez.
friend-rematch = Rövanş
friend-keep-first = İlki geçerli
friend-take-second = İkincisi geçerli
friend-save-messages = Tüm mesajları kaydet
friend-export = Bu oyunu dışa aktar
friend-export-about = Başka bir cihazda sürdürmek için. Siz yeniden içe aktarana dek oyun burada salt okunur olur. Dosyada zarlarınızın sırları var: kimseye vermeyin.
friend-import = Oyun içe aktar
friend-more = Daha fazla
friend-no-link = Arkadaşınızın gönderdiği bağlantıyı yapıştırın.
friend-other-link = Bu bağlantı, arkadaşla oynanan bir oyunun hamlesi değil.
friend-not-stored =
    { $why ->
        [no-database] Bu tarayıcı, bazı gizli pencerelerde olduğu gibi, burada bir şey saklamıyor; oyun burada oynanamaz.
        [full] Yer kalmadı, hiçbir şey yapılmadı. Önce bir şeyler silin.
        [blocked] Başka bir sekme depoyu engelliyor. Onu kapatıp yeniden yükleyin.
        [newer] Depoya oyunun daha yeni bir sürümü yazmış. Güncellemek için yeniden yükleyin.
       *[failed] Saklama başarısız oldu, hiçbir şey yapılmadı. Yeniden deneyin.
    }
friend-notice =
    { $what ->
        [unknown] Bu bağlantı, bu cihazda olmayan bir oyuna ait. O oyunu oynadığınız tarayıcıda açın.
        [own-invitation] Bu sizin kendi davetiniz. Arkadaşınıza gönderin; orada açılınca oyun başlar.
        [own-message] Bu sizin kendi bağlantınız. Onu arkadaşınız açmalı.
        [repeated] Bu bağlantıyı daha önce açtınız. Oyunun durumu bu.
        [ahead] Bundan önceki bir bağlantı eksik. Bu saklandı; ötekini arkadaşınızdan isteyin.
        [taken] Bu daveti daha önce başka biri kabul etti. Başka bir oyun için yeniden davet edin.
        [other-tab] Bu oyun başka bir sekmede ilerledi. Durum bu.
        [unreadable] Bu oyun okunamıyor. Olduğu yerde kalıyor.
        [moved] Bu oyun başka yerde sürüyor. Bağlantıyı orada açın ya da oyunun en yeni dosyasını burada içe aktarın.
        [taken-back] Oyun bu cihaza geri döndü. Bir sonraki zarınızdan önce katlayamazsınız: başka bir kopya onu göstermiş olabilir.
        [busy] Başka bir oyun hâlâ kaydediliyor, bu yüzden bir şey yapılmadı. Birazdan yeniden deneyin.
        [file-too-large] Bu dosya, dışa aktarılmış bir oyun için fazla büyük.
        [file-newer] Bu dosya oyunun başka bir sürümünden. Sayfayı yenileyip yeniden içe aktarın.
        [file-damaged] Bu dosya bozuk, bu yüzden hiçbir şey içe aktarılmadı. Oyunu yeniden dışa aktarın.
        [false-secret] Reddedildi: bu bağlantıdaki zarlar mühürlenenler değil. Bağlantı kanıt olarak saklanıyor.
        [other-past] Reddedildi: bu bağlantı sizin oynadıklarınızdan başka hamlelere dayanıyor. Kanıt olarak saklanıyor.
        [forbidden] Reddedildi: kurallar bu bağlantının yaptığına izin vermiyor.
        [too-early] Reddedildi: kararlaştırılan süre dolmadı.
        [over] Bu oyun bitti.
        [stopped] Önce iki mesajdan hangisinin geçerli olduğunu söyleyin.
        [far] Bundan önceki bağlantıların çok fazlası eksik.
       *[misfit] Reddedildi: bu bağlantı oyunun durumuna uymuyor. Hiçbir şey değişmedi.
    }
friend-duplicate = Aynı zarlar: herkes için aynı zarlar
