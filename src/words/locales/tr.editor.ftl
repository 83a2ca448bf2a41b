# Düzenleyici.

editor = Pozisyon düzenleyici
editor-hand = Koy ya da kaldır
editor-keys = Pul koymak için bir hane seçin ya da bir pulu sürükleyin. Klavyeyle: oklar gezer, Enter koyar, Delete kaldırır, rakam sayıyı belirler.
editor-takes = Kaldır
editor-clear = Tahtayı boşalt
editor-start = Başlangıç pozisyonu
editor-mirror = Renkleri değiştir
editor-on-roll = Sıra
editor-asked = Zar ve küp
editor-asked-roll = Zar atacak
editor-asked-dice = Atılan zar
editor-asked-double = Küp önerildi
editor-first-die = Birinci zar
editor-second-die = İkinci zar
editor-length = Oyun veya maç
editor-points = Puan: { $who }
editor-owner = Küpün sahibi
editor-list = Bütün haneler sayıyla
editor-paste = Kimlik veya bağlantı yapıştır
editor-paste-use = Kur
editor-paste-done = Pozisyon kuruldu
editor-paste-no-crawford = Pozisyon kuruldu, ama Crawford oyunu olarak değil: skor ya da küp buna izin vermiyor
editor-paste-nothing = Bu metinde pozisyon yok. XGID, GNU, OGID ve Snowie kimlikleri ile bu oyunun bağlantıları anlaşılır.
editor-paste-match = Bu bağlantıda bütün bir maç var. İncelemek için bağlantıyı aç.
editor-study = İncele
editor-possible = Bir oyun bu pozisyona gelebilir.
editor-remaining =
    { $who }: { $pips } pip, yaklaşık { $rolls ->
        [one] { $rolls } zar
       *[other] { $rolls } zar
    }
editor-checkers = { $variant } her tarafta { $count } pulla oynanır, { $each } ile değil.
editor-count = İki tarafın pul sayısı eşit ve 1 ile 15 arasında olmalı: şimdi { $first } ve { $second }.
editor-shared = { $point } numaralı hanede iki taraf da var.
editor-both-off = Bütün pullar dışarıda: tahtaya pul koy.
editor-both-closed-out = İki taraf da kapalı evler karşısında kırık: kimse oynayamaz.
editor-game-over = Bir taraf bütün pullarını toplamış: oyun bitti.
editor-length-limit = Maçlar 1 ile { $most } puan arasında oynanır.
editor-match-over = { $who } maçı zaten kazandı.
editor-money-score = Para oyununda skor olmaz.
editor-not-crawford = Bu Crawford oyunu değil: birden uzun bir maçta tam olarak bir oyuncunun tek puanı kalmalı.
editor-crawford-missed = Bir oyuncunun tek puanı kaldı: Crawford oyunu ya şimdi ya da geçti.
editor-money-option = Jacoby ve beaver para oyununda olur.
editor-cube-value = Küp 1, 2, 4, 8 ve devamını gösterir.
editor-cube-crawford = Crawford oyununda küp kullanılmaz.
editor-owned-unturned = 1’deki küpün sahibi olmaz.
editor-centred-above = Maçta 1’den büyük küp bir oyuncunundur.
editor-die = Zar 1 ile 6 arasını gösterir.
editor-offer = Küp bu değerde önerilemez.
editor-not-their-cube = Sıradaki oyuncu katlayamaz: küp rakibin.
editor-dead-cube = Sıradaki oyuncu katlayamaz: küp ölü, fazla puan işe yaramaz.
