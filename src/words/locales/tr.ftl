# Sayfanın bütün metinleri Türkçe.

## Adlar

name-you = Siz
name-computer = Bilgisayar
name-white = Beyaz
name-black = Siyah
colour =
    { $player ->
        [white] beyaz
       *[black] siyah
    }
level-name =
    { $level ->
        [beginner] Acemi
        [casual] Ara sıra
        [normal] Normal
        [strong] Güçlü
       *[expert] Usta
    }
level-label = { $level } düzeyi
level-about =
    { $level ->
        [beginner] Kuralları yeni öğrendi: bir hamle ona ortalama binde 62 puana mal olur.
        [casual] Ara sıra oynar: bir hamle ona binde 31 puana mal olur.
        [normal] Kulüpte oynar: bir hamle ona binde 13 puana mal olur.
        [strong] Turnuva kazanır: bir hamle ona binde 3 puana mal olur.
       *[expert] İki zar ilerisine bakar: bir hamle ona binde 1 puana mal olur.
    }
variant-name =
    { $variant ->
        [nackgammon] Nackgammon
        [hypergammon] Hypergammon
        [hypergammon2] İki pullu Hypergammon
        [hypergammon1] Tek pullu Hypergammon
        [longgammon] LongGammon
        [portes] Portes
        [misere] Misère
       *[standard] Tavla
    }

## Listeler

list-comma = { $list }, { $next }
list-or = { $list } veya { $next }

## Yerler

number-word =
    { $count ->
        [0] hiç
        [1] bir
        [2] iki
        [3] üç
        [4] dört
        [5] beş
        [6] altı
        [7] yedi
        [8] sekiz
        [9] dokuz
        [10] on
       *[other] { $count }
    }
place-point = { $number } hanesi
place-bar = Kırık yeri
place-off = Toplanan
standing-empty = boş
standing =
    { number-word } { $player ->
        [white] beyaz
       *[black] siyah
    }
can-move = { $dice } ile oynar
takes-back = dokununca geri alınır
to-bar = kırık yeri
to-off = dışarı
lifted = { $from } hanesinden alındı. Gidebileceği yer: { $targets }.
dice-name = Zarlar { $dice }
dice-pick-up = Zarlar { $dice }, topla
dice-swap = Zarlar { $dice }, değiştir
cube-middle = ortada
cube-owner =
    { $who ->
        [you] sizde
       *[other] sahibi { $who }
    }
cube-name = Küp { $value }, { $owner }
cube-can-double = Küp { $value }, { $owner }, katlamayı öner

## Duyurular

new-game-said = Yeni oyun: { $title }.
thrown-first =
    Beyaz { $white }, Siyah { $black } attı. { $who ->
        [you] Siz başlıyorsunuz
       *[other] { $who } başlıyor
    }.
thrown-tie = Beyaz { $white }, Siyah { $black } attı. Yeniden atın.
thrown-doubled = Beyaz { $white }, Siyah { $black } attı: küp { $value } oldu. Yeniden atın.
rolled =
    { $who ->
        [you] Attığınız zar:
       *[other] { $who } attı:
    } { $dice }.
rolled-nothing =
    { $who ->
        [you] Attığınız zar:
       *[other] { $who } attı:
    } { $dice }. Oynanacak hamle yok.
hit =
    { $who ->
        [you] { $point } hanenizde pulunuz kırıldı.
       *[other] { $point } hanesinde pul kırıldı: { $who }.
    }
passes =
    { $who ->
        [you] Sıranızı geçiyorsunuz.
       *[other] { $who } sırasını geçiyor.
    }
played = { $who }: { $play }.
passes-closed-out =
    Bütün kapılar kapalı: { $who ->
        [you] sıranızı geçiyorsunuz.
       *[other] { $who } sırasını geçiyor.
    }
offered =
    { $offer ->
        [beaver] { $who ->
            [you] Beaver diyorsunuz
           *[other] { $who } beaver diyor
        }
        [raccoon] { $who ->
            [you] Raccoon diyorsunuz
           *[other] { $who } raccoon diyor
        }
       *[double] { $who ->
            [you] Katlıyorsunuz
           *[other] { $who } katlıyor
        }
    }
offered-said = { offered }: { $value }. Kabul mü, ret mi?
taken =
    { $who ->
        [you] Kabul ettiniz
       *[other] { $who } kabul etti
    }. Küp { $value }.
win-object =
    { $win ->
        [single] tek oyun
        [gammon] mars
        [backgammon] üç katlı mars
       *[quadruple] dört katlı oyun
    }
resigns =
    { $who ->
        [you] Teslim oluyorsunuz
       *[other] { $who } teslim oluyor
    }: { $win }
resigns-said =
    { $who ->
        [you] Teslim oluyorsunuz
       *[other] { $who } teslim oluyor
    }: { $win }. Kabul mü, devam mı?
declined =
    { $who ->
        [you] Kabul etmediniz
       *[other] { $who } kabul etmedi
    }: oyun sürüyor.
wins =
    { $who ->
        [you] Kazandınız
       *[other] { $who } kazandı
    }, { $win }: { $points ->
        [one] { $points } puan
       *[other] { $points } puan
    }.
out-of-time =
    { $who ->
        [you] Süreniz doldu.
       *[other] Süre doldu: { $who }.
    }
match-won =
    { $who ->
        [you] Maçı kazandınız.
       *[other] Maçı { $who } kazandı.
    }
game-started = Oyun { $number }.
play-taken-back =
    Geri alındı. { $who ->
        [you] Yeniden oynayın
       *[other] { $who } yeniden oynuyor
    }.
taken-back = Geri alındı.
cocked-said = Zar kırık: yeniden atın.
clock-started = Saat çalışıyor.
last-seconds = { clock-of }: on saniye kaldı.
update-later = Yeni sürüm bu oyundan sonra gelecek.

move-to = { $from }, { $to }
move-hitting = { $moved } kırarak
move-times =
    { $moved }, { $count ->
        [2] iki kez
        [3] üç kez
       *[other] dört kez
    }
said-bar = kırık
said-off = toplandı

## Tahtanın ortasındaki sorular

ask-die =
    { $who ->
        [you] Zarınız?
       *[other] Zar: { $who }?
    }
ask-dice =
    { $who ->
        [you] Zarlarınız?
       *[other] Zarlar: { $who }?
    }
ask-second-die =
    { $who ->
        [you] Zarlarınız:
       *[other] Zarlar, { $who }:
    } { $first } ve?
no-legal-move = Hamle yok: { $dice }
closed-out =
    { $who ->
        [you] Kapılar kapalı, giremiyorsunuz
       *[other] Kapılar kapalı, giremiyor: { $who }
    }
closed-out-choice = { closed-out }: katla ya da geç
tie = { $die }-{ $die }: yeniden atın
tie-then = { $die }-{ $die }: yeniden atın. { $question }
ask-double = Katlamayı öner?
ask-drop = Reddedip oyunu kaybetmek?
ask-resign = Nasıl teslim?
take = Kabul
drop = Ret
beaver = Beaver
raccoon = Raccoon
accept = Kabul
decline = Devam
back = Geri
cancel = Vazgeç
ok = Tamam
win-button =
    { $win ->
        [single] Tek oyun
        [gammon] Mars
       *[backgammon] Üç katlı
    }

## Bildirimler

unreadable = Kayıtlı oyun okunamadı ({ $why }). Kenara konuldu, yeni bir oyun hazır.
unreadable-no-room = Kayıtlı oyun okunamadı ({ $why }) ve kenara koyacak yer yok. Olduğu yerde kalıyor; bu oyun kaydedilmiyor.
end-missing = Kayıtlı oyunun sonu eksik. Kalan yerden sürüyor, bir kopyası kenara konuldu.
why-damaged = bozulmuş
why-newer = daha yeni bir sürüm yazmış ({ $version })
why-unknown = bilinmeyen bir kayıt içeriyor: “{ $entry }”
why-illegal = kurallara aykırı: { $why }
why-dice = zarları değiştirilmiş
store-instead = Onun yerine bunu kaydet
not-stored = Bu tarayıcı oyunu kaydetmiyor. Oyun sürer, ama sayfa kapanınca biter.
engine-failed = Bilgisayar yanıt vermiyor.
nets-damaged = Bilgisayar oyuncunun bir parçası bozulmuş. Basit kurallarla, düzeyinden zayıf oynamayı sürdürür. Yeniden almak için sayfayı yenileyin.
try-again = Yeniden dene
update-ready = Yeni sürüm hazır.
restart-after = Bu oyundan sonra yeniden başlat
restart = Yeniden başlat

## Düğmeler ve yan bölüm

roll = Zar at
double = Katla
pass = Geç
resign = Teslim
undo = Geri al
done = Bitti
cocked = Kırık zar
next-game = Sonraki oyun
new-match = Yeni maç
clock = Saat
take-back-play = Son hamleyi geri al
new-game = Yeni oyun
settings = Ayarlar
menu = Menü
close = Kapat
game-name = Tavla (Backgammon)
help = Nasıl oynanır
help-failed = Yardım yüklenemedi.
other-ways = Başka türlü oyna
match-title = { $points } puanlık maç
money-title = Para oyunu
title = { $what }, oyun { $number }
crawford-mark = Crawford
unrated-mark = puansız
practice-mark = alıştırma
account = { $first }, { $second } (puanı { $stake })
pips = { $pips } pip
score = Puan { $points }
thinking = düşünüyor
to-play = sırada
clock-of =
    { $who ->
        [you] Saatiniz
       *[other] Saat: { $who }
    }
board = Tahta
actions = İşlemler
notice = Bildirim
game-region = Oyun
plays-region = Hamle listesi
plays = Hamleler
first-hint = Bir pula dokunun, ilk zarla oynar; zarlara dokunun, yer değiştirirler.

entry-to-play = { $dice }: oynanacak
entry-closed-out = kapılar kapalı
entry-offer =
    { $offer ->
        [beaver] Beaver
        [raccoon] Raccoon
       *[double] Katladı
    } => { $value }
entry-take = Kabul
entry-drop = Ret
entry-out-of-time = süre doldu
entry-resign =
    Teslim ({ $win ->
        [single] tek
        [gammon] mars
        [backgammon] üç katlı
       *[quadruple] dört katlı
    })
entry-declined = { entry-resign }, kabul edilmedi

## Yeni oyun

opponent = Rakip
computer = Bilgisayar
person-here = Buradaki biri
level = Düzey
you-play = Renginiz
play-for = Ne için
money = Para
match-to = Maç
match-points = puan
start = Başla
options = Seçenekler:
game-choice = Oyun
doubling-cube = Katlama küpü
crawford-game = Crawford oyunu
option-fresh = Başlayan iki zarı yeniden atar
option-four = Kırık taşla üç katlı mars dört sayılır
option-show = Giremeyen oyuncu yine de zar atar
option-hand = Gerçek zar atıp girersiniz
option-jacoby = Jacoby kuralı: mars ancak küp dönünce sayılır
option-practice = Alıştırma: hamleler geri alınabilir (o zaman puansız)
option-stake = Bir puanın değeri
beavers = Beaver
beavers-none = Yok
beavers-one = Bir
beavers-all = Raccoon da
automatic-doubles = Otomatik katlama
summary-cube = küp
summary-no-cube = küpsüz
summary-jacoby = Jacoby
summary-real-dice = gerçek zar
summary-clock = saat

## Maç saati

clock-off = Yok
clock-simple = Basit gecikme
clock-bronstein = Bronstein
clock-per-point = Maçın her puanı için dakika
clock-per-scored = Alınmış her puan için eksilen dakika
clock-delay = Her sırada serbest saniye
clock-promise =
    Her oyuncuya { $time }, her sırada { $seconds ->
        [one] { $seconds } saniye
       *[other] { $seconds } saniye
    } serbest.
clock-for-rest = Maçın kalanı için saat
clock-nothing = Hiç süre kalmazdı.
clock-start = Saati başlat

## Ayarlar

language-choice = Dil
language-auto = Tarayıcıdaki gibi
language-failed = Bu dilin metinleri yüklenemedi.
theme = Tahta
theme-name =
    { $theme ->
        [felt] Çuha
        [midnight] Gece yarısı
        [paper] Kâğıt
        [flat] Sade
       *[walnut] Ceviz
    }
set-home-left = İç haneler solda
set-black-bottom = Siyah altta (iki kişi)
set-marks = Neyin nereye oynayabileceğini göster
set-forced = Seçeneksiz hamleyi kendiliğinden oyna
set-bear-off = Temas kalmayınca pulları kendiliğinden topla
set-confirm = Katlamadan önce sor
set-auto-roll = Katlama olanaksızsa zarı at
set-dead-cube = Küp ölüyken de Katla’yı göster, nedenini söyle
end-of-turn = Zarlar toplanır
end-by-hand = elle
end-when-played = tam hamleden sonra
end-when-forced = seçeneksiz hamleden sonra
motion = Hareket
motion-name =
    { $speed ->
        [off] Yok
        [quick] Hızlı
        [slow] Yavaş
       *[normal] Normal
    }
sound = Sesler
volume = Ses düzeyi
vibrate = Dokununca titreş
reset-settings = Bütün ayarları sıfırla
licences = Kullanılan parçaların lisansları

## Tuşlar ve sözle konum

keys = Tuşlar
key-space = zar at ya da sırayı bitir
key-arrows = haneden haneye git
key-home = kırık yerine ya da toplamaya git
key-tab = tahtaya ya da düğmelere git
key-enter = pulu al ya da bırak
key-digits = haneden o zarı oyna
key-swap = zarları değiştir
key-undo = bir adımı geri al
key-undo-turn = bütün hamleyi geri al
key-double = katlamayı öner
key-answer = kabul et ya da reddet
key-type = hamleyi yaz
key-words = sözle konum
key-replay = son hamleyi yeniden gör
key-list = bu liste
key-escape = bırak ya da kapat
position = Sözle konum
position-turn =
    { $who ->
        [you] Sıra sizde.
       *[other] Sıra: { $who }.
    }
position-row =
    { $quarter ->
        [home] İç bölge
        [outer] Dış bölge
        [far] Rakibin dış bölgesi
       *[start] Rakibin iç bölgesi
    }: { $points }.
position-point = { $point } hanesinde { $count }
position-bar = kırık { $count }
position-off = toplanan { $count }
position-nothing = hiç
position-pips = { $who }: { $pips } pip
type-play = Yazıyla hamle
type-example = Örneğin 8/5 6/5 ya da bar/21*
play-it = Oyna
play-not-a-move = “{ $part }” bir hamle değil. 8/5 ya da bar/21 gibi yazın.
play-not-legal = Bu, zarların kurala uygun tam bir hamlesi değil.
play-too-long = Bir hamlede en çok dört adım vardır.
play-name-way = Birkaç türlü oynanabilir: aradaki haneleri yazın, kırmaları * ile gösterin.

## Bir şey neden yapılamaz

no-not-now = Şimdi başlangıç zarının sırası değil.
no-game-over = Oyun bitti.
no-game-goes-on = Oyun daha bitmedi.
no-match-over = Maç bitti.
no-roll-first = Önce zar atın.
no-already-rolled = Zarlar atıldı.
no-dice-by-program = Bu oyunda zarı program atar.
no-dice-by-hand = Attığınız zarları girin.
no-cocked-too-late = Kırık zar, pul oynanmadan söylenir, sonra değil.
no-closed-out = Bütün kapılar kapalı: hiçbir zar sizi sokmaz.
no-voluntary-pass = İsteyerek sıra geçilmez.
no-nothing-to-undo = Geri alınacak bir şey yok.
no-cannot-take-back = Bu adım tek başına geri alınamaz.
no-play-is-final = Zarlar toplanınca hamle kesindir.
no-double-before-roll = Katlama zar atmadan önce önerilir.
no-first-turn = İlk sırada kimse katlamaz.
no-cube = Bu oyun küpsüz oynanır.
no-not-your-cube = Küp rakibinizde.
no-dead-cube = Katlamak işinize yaramaz: puanınız zaten yeter.
no-crawford = Crawford oyununda kimse katlamaz.
no-cube-limit = Küp daha yükselemez.
no-double = Kimse katlamadı.
no-answer-double = Önce katlamaya yanıt verilmeli.
no-beavers = Bu oyunda beaver yok.
no-raccoons = Bu oyunda raccoon yok.
no-resignation = Kimse teslim olmadı.
no-answer-resignation = Önce teslime yanıt verilmeli.
no-such-win = Bu oyunda böyle bir galibiyet yok.
no-only-matches-clocks = Saat yalnız maçta olur.
no-clock-there = Maçın saati zaten var.
no-time-left = Maçın bu kadar sonunda süre kalmazdı.
no-clock = Bu maç saatsiz oynanıyor.
no-clock-stands = Oyunlar arasında saat durur.
no-such-die = Oynanacak { $die } kalmadı.
no-loses-die = İki zar da oynanabilir: böyle { $die } kaybolurdu.
no-higher-number = Yalnız bir zar oynanabilir, o da büyüğü: { $die }.
no-swap-moved = Zarlar pul oynanmadan değiştirilir, sonra değil.
no-swap-double = İki zar da aynı.
no-unfinished = { $die } daha oynanabilir.
no-checker-bar = Kırık pulunuz yok.
no-checker = { $point } hanesinde pulunuz yok.
no-bar-first = Önce kırık pulunuz girmeli.
no-point-held = { $point } hanesi rakibin kapısı.
no-not-all-home = Pullarınızın hepsi iç bölgede değil.
no-higher-checker = Zar haneden büyük; önce { $point } hanesindeki pul toplanır.
no-all-played = Bütün zarlar oynandı: Bitti’ye basın ya da bir adım geri alın.
no-opponents = Bu pullar rakibin.
no-cannot-come = Şimdi buraya hiçbir pul gelemez.
no-not-there = Zarlar oraya götürmez.
no-computers-turn = Sıra bilgisayarda.

## Bir şey bozulursa

crash-title = Bir şeyler ters gitti
crash-stored = Oyununuz kaydedildi.
crash-reload = Sürdürmek için sayfayı yeniden yükleyin.
crash-not-stored = Oyununuz kaydedilemedi. Rapor onu içeriyor: raporu dosyaya kaydedip ayarlarda okuyun.

## Adil zarlar

fair-dice = Adil zarlar
fair-about = Bir oyunun bütün zarları gizli bir tohumdan çıkar. Parmak izi oyundan önce, tohum oyundan sonra gösterilir; böylece herkes her atışı denetleyebilir.
fair-elsewhere = Başka yerde denetlemek için: bg dice komutu ya da oyunun belgelerindeki birkaç satır Python.
fair-fingerprint = Tohumun parmak izi (SHA-256)
fair-next = Sonraki oyunun parmak izi
fair-seed = Tohum
fair-later = oyundan sonra gösterilir
fair-thrown = Atılan zarlar
fair-checked = Denetlendi: tohumun parmak izi bu, { $count } zarın her biri ondan çıkıyor.
fair-by-hand = Bu oyunda gerçek zar atıyorsunuz: denetlenecek bir şey yok.
fair-known = Bunlar önceki bir oyunun zarları.
fair-again = Aynı zarlar, başka düzey
fair-new-game = Zarlarının parmak izi: { $fingerprint }
fair-this-game = Bu oyun
fair-all-games = Bütün oyunlar: { $games }
fair-rolls = Atışlar
fair-doubles = Çiftler
fair-expected = { $count } (adil: { $fair })
fair-pips = Pip olarak şans
fair-chi =
    Ki-kare { $value }: adil zarlar bu kadar atışlık { $chance ->
        [0] dizilerin %0,1’den azında
       *[other] dizilerin %{ $percent } kadarında
    } en az bu kadar dengesizdir.
fair-few = Ne kadar dengeli olduklarını söylemek için zar henüz çok az.
fair-luck-about = Pip olarak şans: adil bir atışın ortalama verdiği 8 1/6 pipin ötesinde atılan.
fair-points = Puan olarak şans
fair-difference = Fark
fair-luckiest = En şanslı atış
fair-unluckiest = En şanssız atış
fair-points-wait = Puan olarak şans: bilgisayar atışları değerlendiriyor…
fair-points-failed = Puan olarak şans söylenemiyor: bilgisayar yanıt vermiyor.
fair-points-some = Puan olarak şans bu oyunların { $games } tanesinde biliniyor.
fair-points-about = Puan olarak şans: bir atışın en iyi hamlesinin 21 atışın ortalamasının ötesindeki değeri; bilgisayarın ilk bakıştaki yargısıyla, parasına ve katlama zarı olmadan. Başlangıç zarı sayılmaz.
decimal-mark = ,

## Tarayıcıda saklanan

elsewhere = Bu oyun başka bir sekmede oynanıyor. Burada izliyorsunuz.
play-here = Burada oyna
others-unreadable = Kayıtlı ayarlar ya da sayılan zarlar okunamadı. Kenara konuldular, olağanları kullanılıyor.
keep-all = Her şey tek dosyada
keep-export = Dosyaya kaydet
keep-import = Dosya oku
kept-aside = Kenara konan bir oyunu sürdür
kept-whole = o zamanki ayarlar ve sayılan zarlarla
kept-unread = Kenara konan, okunamayan metinler: { $count }. Kaydedilen dosyada onlar da var.
kept-remove = Sil
kept-remove-sure = Kalıcı olarak sil
game-kept = Önceden burada olan oyun kenara konuldu: ayarlarda duruyor.
start-no-room = Tahtadaki oyunu kenara koymaya yer yok, bu yüzden yenisi başlamadı.
start-anyway = Onsuz başla
imported = Dosya okundu. Önceden burada olan kenara konuldu.
import-failed = Dosyadan hiçbir şey alınmadı ({ $why }). Her şey eskisi gibi.
import-no-room = Bu oyunu kenara koymaya yer yok. Her şey eskisi gibi.
crash-copy = Rapor kopyala
