# Düzenleyici.

editor = Pozisyon düzenleyici
editor-hand = Koy ya da kaldır
editor-tap = Pul koymak için bir hane seçin ya da bir pulu sürükleyin.
editor-keys = Klavyede oklar gezdirir, Enter koyar, Delete kaldırır, rakam sayıyı belirler.
editor-takes = Kaldır
editor-clear = Boşalt
editor-start = Başlangıç pozisyonu
editor-mirror = Renkleri değiştir
editor-on-roll = Sıra
editor-asked = Zar ve küp
editor-asked-roll = Zar atacak
editor-asked-dice = Atılan zar
editor-asked-double = Vido dendi
editor-first-die = Birinci zar
editor-second-die = İkinci zar
editor-length = Oyun veya maç
editor-points = Puan: { $who }
editor-owner = Küpün sahibi
editor-list = Hanelerdeki pul sayıları
editor-paste = ID veya link yapıştır
editor-paste-use = Kur
editor-paste-done = Pozisyon kuruldu
editor-paste-no-crawford = Pozisyon kuruldu, ama Crawford oyunu olarak değil: skor ya da küp buna izin vermiyor
editor-paste-nothing = Bu metinde pozisyon bulunamadı. Bir XGID, GNU, OGID ya da Snowie ID’si veya bu oyundan bir link yapıştırın.
editor-paste-match = Bu linkte bütün bir maç var. İncelemek için linki açın.
editor-study = İncele
editor-study-position = Bu pozisyonu incele
editor-possible = Geçerli pozisyon
editor-remaining =
    { $who }: { $pips } pip, yaklaşık { $rolls ->
        [one] { $rolls } zar
       *[other] { $rolls } zar
    }
editor-checkers = { $variant }: taraf başına { $count } pul olmalı, { $each } değil.
editor-count = İki tarafın pul sayısı eşit ve 1 ile 15 arasında olmalı: şimdi { $first } ve { $second }.
editor-shared = { $point } hanesinde iki tarafın da pulu var.
editor-both-off = Bütün pullar toplanmış: tahtaya pul koyun.
editor-both-closed-out = İki taraf da barda, karşılarında altı kapı kapalı: kimse oynayamaz.
editor-game-over = Bir taraf bütün pullarını toplamış: oyun bitti.
editor-length-limit = Maçlar en az 1, en çok { $most } puanlıktır.
editor-match-over = { $who } maçı zaten kazandı.
editor-money-score = Para oyununda skor olmaz.
editor-not-crawford = Bu Crawford oyunu değil: 1 puandan uzun bir maçta yalnızca bir oyuncuya tek puan kalmış olmalı.
editor-crawford-missed = Bir oyuncuya tek puan kaldı: bu ya Crawford oyunudur ya da ondan sonraki bir oyun.
editor-money-option = Jacoby ve beaver para oyununda olur.
editor-cube-value = Küp 1, 2, 4, 8 gibi değerler gösterir.
editor-cube-crawford = Crawford oyununda küp kullanılmaz.
editor-owned-unturned = Küp 1’deyken sahibi olmaz.
editor-centred-above = Maçta 1’in üstündeki küpün bir sahibi olur.
editor-die = Zar 1 ile 6 arasını gösterir.
editor-offer = Bu değerde vido denemez.
editor-not-their-cube = Sıradaki oyuncu vido diyemez: küp rakipte.
editor-dead-cube = Sıradaki oyuncu vido diyemez: küp ölü, daha fazla puan işe yaramaz.
editor-find = Oyunlarda bul
