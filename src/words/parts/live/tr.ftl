# Doğrudan bağlantıyla bir arkadaşla oyun.

live-connect = Canlı oyna
live-about = İki tarayıcı doğrudan birbirine bağlanır; bunun için iki tarafın birer link göndermesi yeter. Aynı Wi-Fi’da ve birçok ev ağında çalışır.
live-preparing = Link hazırlanıyor…
live-send-offer =
    Bu linki { $who ->
        [nameless] arkadaşınıza
       *[other] { $who } oyuncusuna
    } gönderin ve bu sayfayı açık tutun. Sonra geri gelen linki açın.
live-send-answer =
    Bu linki { $who ->
        [nameless] arkadaşınıza
       *[other] { $who } oyuncusuna
    } geri gönderin ve bu sayfayı açık tutun. Link orada açılır açılmaz bağlanırsınız.
live-connecting = Bağlanıyor…
live-connected =
    { $who ->
        [nameless] Arkadaşınızla bağlantı kuruldu.
       *[other] { $who } ile bağlantı kuruldu.
    }
live-moving = Bağlantı kuruldu: { $who } oynuyor…
live-on = Canlı
live-ended =
    { $why ->
        [not-found] Doğrudan bağlanılamadı. Linklerle devam edin: oyun olduğu gibi duruyor.
        [unsupported] Bu tarayıcı doğrudan bağlanamıyor. Linklerle devam edin.
        [lost] Bağlantı koptu. Linklerle devam edin ya da iki yeni linkle yeniden bağlanın.
        [left] Arkadaşınız bağlantıyı kesti. Linklerle devam edin ya da iki yeni linkle yeniden bağlanın.
        [hung-up] Bağlantıyı kestiniz. Linklerle devam edin ya da iki yeni linkle yeniden bağlanın.
        [other-offer] Bu linkin yanıtladığı bağlantı artık bu sayfada yok. Yeniden bağlanın.
        [passed-on] Bu linki bekleyen sayfa onu aldı. Orada devam edin.
        [newer] Arkadaşınızın sayfasında oyunun başka bir sürümü var. İkiniz de sayfayı yenileyip yeniden bağlanın.
        [crossed] İkiniz de link oluşturdunuz. Siz kendinizinkini gönderin: arkadaşınız onu açınca öbürüne gerek kalmaz.
       *[unreadable] Bu linkteki bağlantı verileri okunamıyor. Linki yeniden isteyin.
    }
live-disconnect = Bağlantıyı kes
live-settings = Bağlantı ayarları
live-stun = STUN sunucusu (isteğe bağlı)
live-stun-about = Tarayıcınıza dışarıdan göründüğü adresi söyler; böylece daha çok ağda bağlantı kurulur. O adresi ve bağlandığınız anı öğrenir, oyun hakkında hiçbir şey öğrenmez.
live-stun-wrong = Bir sunucu adı girin; port isteğe bağlıdır.
live-next-wait =
    Sıra { $who ->
        [nameless] arkadaşınızda
       *[other] { $who } oyuncusunda
    }.
live-next-send = “Gönder”e basın ya da hamleyi geri alın. Gönderilen hamle kesindir.
live-watch = Başkaları izlesin
live-watch-about = Bu linki açan herkes oyunun buraya kadarını görür, oyuna karışamaz. Linktekilerin hepsini { $who } zaten biliyor.
live-watch-link = İzleyiciler için link
live-watching = Oyun izleniyor
live-watched = Bütün zarlar ve hamleler burada denetlendi. Mesaj sayısı: { $count }. Devamını görmek için oyunculardan yeni bir link isteyin.
live-send = Gönder
live-clock-about = { $promise } Saat yalnızca doğrudan bağlantıda işler.
live-clock-pace = Puan başına dakika
live-clock-over = Süreniz doldu: siz oynamadıkça { $who } hükmen kazanabilir.
live-clocks-differ = Saatler farklı. Bu sayfaya göre sizde { $mine }, rakipte ({ $who }) { $theirs } var; öbür sayfaya göre { $mine-there } ve { $theirs-there }. Her sayfa kendi saatine göre devam eder: hangisinin geçerli olduğunu konuşup kararlaştırın.
live-clocks-stopped = Saatler durdu.
live-rolled = { $who } { $roll } attı, hâlâ oynuyor.
live-draft = Şimdilik: { $play }
live-watch-invite = Canlı izlemeye davet et
live-watch-send = Bu linki bir kişiye gönderin ve bu sayfayı açık tutun. Sonra geri gelen linki açın.
live-watchers =
    { $count ->
        [one] 1 kişi canlı izliyor.
       *[other] { $count } kişi canlı izliyor.
    }
live-watch-start = Canlı izle
live-watch-answer = Canlı izlemek için bu linki oyuncuya geri gönderin ve bu sayfayı açık tutun.
live-watch-back = Oyuncuya gönderilecek link
live-watch-on = Canlı izliyorsunuz. Bütün zarlar ve hamleler burada denetleniyor. Mesaj sayısı: { $count }.
friend-options = Küp, saat ve diğerleri
friend-change = Oyunu değiştir
friend-step =
    { $step ->
        [send] Bu linki arkadaşınıza gönderin
        [wait] Arkadaşınız linki açar, size de bir link gönderir
       *[open] Gelen linki bu cihazda açın: oyun başlar
    }
friend-replaces = Yeni link eskisinin yerini alır.
friend-new-link = Linki al
friend-then = Kabul edince size geri göndereceğiniz bir link verilir. Ondan sonra her hamle bir linktir. Hesap gerekmez.
friend-scan = Ya da arkadaşınız bunu okutsun
live-on-roll = sırada
