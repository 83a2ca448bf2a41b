# Search of decisions in all games.

find-reading = Oyunlarınız okunuyor: { $done } / { $all }
find-fact = Karar sayısı: { $count }
find-full = Bir seferde yalnızca en yeni { $count } karar aranabilir.
find-matching = Bulunan: { $count }
find-loses = kaybı { $loss }
find-none-about = Bir koşulu kaldırın ya da daha çok haneyi serbest bırakın.
find-empty-about = Oyunlarınızdaki her karar burada bulunur.
find-more = Daha fazla göster
find-order-by =
    { $order ->
        [costliest] En büyük kayıp
        [nearest] En benzer
       *[newest] En yeni
    }
find-remove = Kaldır: { $condition }
find-reset = Tümünü temizle
find-conditions = Koşullar
find-board = Pozisyon
find-board-about = Karar veren oyuncu alttadır. İşaretlemediğiniz hanede her şey olabilir.
find-mark-empty = Burada yok
find-kept-empty = boş olmalı
find-match-of =
    { $how ->
        [exact] Tam olarak bu
       *[least] En az bunlar
    }
find-either = İkisinden biri için
find-like = Benzer pozisyonlar
find-like-about = Diğer oyunlarınızın her birinden en fazla bir tane.
find-like-end = Kalıp oluştur
find-any = Herhangi
find-kind-of =
    { $kind ->
        [checker] Pul hamleleri
        [cube] Küp kararları
        [double] Vido ya da zar
       *[answer] Kabul ya da ret
    }
find-dice = Zarlar
find-loss = Hatanın büyüklüğü
find-loss-of =
    { $loss ->
        [error] Hatalar: { $least } ve üzeri
        [blunder] Büyük hatalar: { $least } ve üzeri
       *[large] { $least } ve üzeri
    }
find-error = Hata türü
find-by = Kimin kararı
find-by-of =
    { $by ->
        [reader] Benim
       *[opponent] Rakibin
    }
find-score = Skor
find-score-of =
    { $score ->
        [money] Para oyunu
        [match] Herhangi bir maç skoru
        [dmp] İki tarafa da 1 puan kaldı
        [crawford] Crawford oyunu
        [post] Crawford oyunundan sonra
       *[away] Kalan puanlar
    }
find-away =
    { $whose ->
        [decider] Karar verene kalan
       *[other] Diğerine kalan
    }
find-cube-of =
    { $cube ->
        [centre] Ortada
        [decider] Karar verende
        [other] Diğerinde
       *[none] Küpsüz
    }
find-cube-value = Küpün değeri
find-structure = Yapı
find-structure-of =
    { $structure ->
        [prime-4] Dört kapılık prime
        [prime-5] Beş kapılık prime
        [prime-6] Tam prime
        [board-5] Beş kapılık iç saha
        [closed] Altı kapı kapalı
        [anchor] Çapa
        [ace-point] 1 kapısı oyunu
        [back-game] Backgame
        [holding-game] Tutma oyunu
        [blitz] Blitz
        [bar] Barda pul
        [bar-2] Barda iki pul
       *[bear-off] Toplama
    }
find-whose = Yapı kimin
find-whose-of =
    { $whose ->
        [decider] Karar veren
        [other] Diğeri
       *[either] İkisinden biri
    }
find-result =
    { $kind ->
        [checker] Pul hamlesi
        [double] Vido ya da zar
       *[answer] Kabul ya da ret
    }
