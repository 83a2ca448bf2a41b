# The Turkish texts of the page: see en.ftl for the variables.

## Names

name-you = Siz
name-computer = Bilgisayar
name-colour =
    { $player ->
        [white] Beyaz
        [orange] Turuncu
        [teal] Turkuaz
       *[black] Siyah
    }
colour =
    { $player ->
        [white] beyaz
        [orange] turuncu
        [teal] turkuaz
       *[black] siyah
    }
level-name =
    { $level ->
        [beginner] Acemi
        [casual] Amatör
        [normal] Kulüp
        [strong] Güçlü
        [own] Benim düzeyim
        [champion] Şampiyon
       *[expert] Usta
    }
level-about =
    { $level ->
        [beginner] İlk oyunlarınız için
        [casual] Arada bir oynuyorsunuz
        [normal] Sık oynuyorsunuz
        [strong] Turnuvalara katılıyorsunuz
        [own] Aşağı yukarı sizin kadar iyi
        [champion] Başa baş kararlarda rollout yapar; yaklaşık bir saniye sürer
       *[expert] Yenmesi çok zor
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

## Lists

list-comma = { $list }, { $next }
list-or = { $list } veya { $next }
sentence = { $text }.
labelled = { $label }: { $value }

## Places

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
place-bar = Bar
place-off = Toplanan
standing-empty = boş
standing =
    { number-word } { $player ->
        [white] beyaz
        [orange] turuncu
        [teal] turkuaz
       *[black] siyah
    }
can-move = { $dice } ile oynanabilir
takes-back = geri almak için basın
to-bar = bar
to-off = dışarı
lifted = Pul alındı: { $from }. Gidebileceği yer: { $targets }.
dice-name = Zarlar { $dice }
dice-pick-up = Zarlar { $dice }, hamleyi bitir
dice-swap = Zarlar { $dice }, değiştir
cube-middle = ortada
cube-owner =
    { $who ->
        [you] sizde
        [computer] bilgisayarda
        [white] beyazda
        [black] siyahta
        [orange] turuncuda
        [teal] turkuazda
        [nameless] arkadaşınızda
       *[other] { $who } oyuncusunda
    }
cube-name = Küp { $value }, { $owner }
cube-can-double = Küp { $value }, { $owner }, vido de

## Announcements

new-game-said = Yeni oyun: { $title }.
both-rolled =
    { $first ->
        [you] Siz { $white } attınız
       *[other] { $first } { $white } attı
    }, { $second ->
        [you] siz { $black } attınız
       *[other] { $second } { $black } attı
    }
rolled-first =
    { both-rolled }: { $who ->
        [you] siz başlıyorsunuz
       *[other] { $who } başlıyor
    }.
rolled-tie = { both-rolled }. Yeniden atın.
rolled-doubled = { both-rolled }: otomatik vido, küp { $value } oldu. Yeniden atın.
rolled =
    { $who ->
        [you] { $dice } attınız.
       *[other] { $who } { $dice } attı.
    }
rolled-nothing =
    { $who ->
        [you] { $dice } attınız:
       *[other] { $who } { $dice } attı:
    } gele.
hit =
    { $who ->
        [you] { $point } hanenizdeki pul kırıldı.
        [computer] Bilgisayarın { $point } hanesindeki pulu kırıldı.
        [white] Beyazın { $point } hanesindeki pulu kırıldı.
        [black] Siyahın { $point } hanesindeki pulu kırıldı.
        [orange] Turuncunun { $point } hanesindeki pulu kırıldı.
        [teal] Turkuazın { $point } hanesindeki pulu kırıldı.
        [nameless] Arkadaşınızın { $point } hanesindeki pulu kırıldı.
       *[other] { $who } oyuncusunun { $point } hanesindeki pulu kırıldı.
    }
passes =
    { $who ->
        [you] Sıranızı geçiyorsunuz.
       *[other] { $who } sırasını geçiyor.
    }
played = { $who }: { $play }.
passes-closed-out =
    Altı kapı kapalı: { $who ->
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
            [you] Vido diyorsunuz
           *[other] { $who } vido diyor
        }
    }
offered-to = { offered }: { $value }
taken =
    { $who ->
        [you] Kabul ettiniz
       *[other] { $who } kabul etti
    }. Küp { $value } oldu.
win-object =
    { $win ->
        [single] tek oyun
        [gammon] mars
        [backgammon] üç katlı mars
       *[quadruple] dört katlı mars
    }
resigns =
    { $who ->
        [you] Pes ediyorsunuz
       *[other] { $who } pes ediyor
    }: { $win }
resigns-said =
    { $who ->
        [you] Pes ediyorsunuz: { $win }.
       *[other] { $who } pes ediyor: { $win }. Kabul mü, devam mı?
    }
declined =
    { $who ->
        [you] Kabul etmediniz
        [computer] { $who } daha büyük bir galibiyet umuyor, kabul etmedi
       *[other] { $who } kabul etmedi
    }: oyun sürüyor.
wins =
    { $who ->
        [you] Kazandınız
       *[other] { $who } kazandı
    }: { $win }, { $points ->
        [one] { $points } puan
       *[other] { $points } puan
    }.
out-of-time =
    { $who ->
        [you] Süreniz doldu.
        [computer] Bilgisayarın süresi doldu.
        [white] Beyazın süresi doldu.
        [black] Siyahın süresi doldu.
        [orange] Turuncunun süresi doldu.
        [teal] Turkuazın süresi doldu.
        [nameless] Arkadaşınızın süresi doldu.
       *[other] { $who } oyuncusunun süresi doldu.
    }
match-won =
    { $who ->
        [you] Maçı kazandınız.
       *[other] Maçı { $who } kazandı.
    }
play-taken-back =
    Hamle geri alındı. { $who ->
        [you] Yeniden oynayın
       *[other] { $who } yeniden oynuyor
    }.
taken-back = Geri alındı.
move-taken-back = { $moved }: geri alındı.
cocked-said = Zar kırık: yeniden atın.
clock-started = Saat çalışıyor.
last-seconds = { clock-of }: on saniye kaldı.
update-later = Güncelleme bu oyundan sonra kurulacak.
step-said = { $moved }.
all-played = Bütün zarlar oynandı.

move-to =
    { $from ->
        [1] 1’den
        [2] 2’den
        [3] 3’ten
        [4] 4’ten
        [5] 5’ten
        [6] 6’dan
        [7] 7’den
        [8] 8’den
        [9] 9’dan
        [10] 10’dan
        [11] 11’den
        [12] 12’den
        [13] 13’ten
        [14] 14’ten
        [15] 15’ten
        [16] 16’dan
        [17] 17’den
        [18] 18’den
        [19] 19’dan
        [20] 20’den
        [21] 21’den
        [22] 22’den
        [23] 23’ten
        [24] 24’ten
       *[other] { $from }
    } { $to ->
        [1] 1’e
        [2] 2’ye
        [3] 3’e
        [4] 4’e
        [5] 5’e
        [6] 6’ya
        [7] 7’ye
        [8] 8’e
        [9] 9’a
        [10] 10’a
        [11] 11’e
        [12] 12’ye
        [13] 13’e
        [14] 14’e
        [15] 15’e
        [16] 16’ya
        [17] 17’ye
        [18] 18’e
        [19] 19’a
        [20] 20’ye
        [21] 21’e
        [22] 22’ye
        [23] 23’e
        [24] 24’e
       *[other] { $to }
    }
move-hitting = { $moved } kırarak
move-times =
    { $moved }, { $count ->
        [2] iki kez
        [3] üç kez
       *[other] dört kez
    }
said-bar = bardan
said-off = dışarı

## Questions in the middle of the board

ask-die =
    { $who ->
        [you] Ne attınız?
       *[other] { $who } ne attı?
    }
ask-dice =
    { $who ->
        [you] Ne attınız?
       *[other] { $who } ne attı?
    }
ask-second-die =
    { $who ->
        [you] Attığınız:
       *[other] { $who }:
    } { $first } ve?
no-legal-move = Gele: { $dice }
lost-turn-why =
    { $why ->
        [single] Bu hane kapalı; bardaki pul giremez.
        [both] İki hane de kapalı; bardaki pul giremez.
        [all] Altı hane de kapalı; bardaki pul giremez.
        [off] Ulaşılabilecek haneler kapalı; pul toplamak için de bütün pulların iç sahada olması gerekir.
       *[reach] Ulaşılabilecek bütün haneler kapalı.
    }
closed-out =
    { $who ->
        [you] Giremiyorsunuz, altı kapı kapalı
       *[other] { $who } giremiyor, altı kapı kapalı
    }
closed-out-choice = { closed-out }: vido deyin ya da sırayı geçin
tie = İki taraf da { $die } attı: yeniden atın
tie-then = İki taraf da { $die } attı: yeniden atın. { $question }
ask-double = Vido diyor musunuz?
ask-drop = Reddedip oyunu kaybetmek istiyor musunuz?
ask-resign = Pes et
ask-give-up =
    { $win ->
        [single] Bu oyunda pes edilsin mi? Oyunu bilgisayar kazanır.
        [gammon] Bu oyunda pes edilsin mi? Bilgisayar iki sayılan mars eder.
       *[backgammon] Bu oyunda pes edilsin mi? Bilgisayar üç sayılan üç katlı mars eder.
    }
take = Kabul et
drop = Reddet
beaver = Beaver
raccoon = Raccoon
accept = Kabul et
decline = Devam et
back = Geri
cancel = Vazgeç
ok = Tamam
win-button =
    { $win ->
        [single] Tek oyun
        [gammon] Mars
        [backgammon] Üç katlı
       *[quadruple] Dört katlı
    }

## Notices

unreadable = Kayıtlı oyununuz okunamadı ({ $why }). Kenara alındı; yeni bir oyun hazır.
unreadable-no-room = Kayıtlı oyununuz okunamadı ({ $why }), kenara alacak yer de yok. Olduğu yerde kalıyor; bu oyun kaydedilmiyor.
end-missing = Kayıtlı oyununuzun sonu eksik. Kalan bölümden devam edebilirsiniz; bir kopyası kenara alındı.
why-damaged = bozulmuş
why-newer = oyunun daha yeni bir sürümüyle kaydedilmiş ({ $version })
why-unknown = bilinmeyen bir kayıt içeriyor: “{ $entry }”
why-illegal = kurallara aykırı: { $why }
why-dice = zarları değiştirilmiş
why-too-large = çok büyük
why-elsewhere = bu oyun başka bir sekmede oynanıyor
store-instead = Yerine bu oyunu kaydet
not-stored = Bu tarayıcı oyununuzu kaydedemiyor. Oynamaya devam edebilirsiniz, ama sayfayı kapatınca oyun kaybolur.
engine-failed = Bilgisayar yanıt vermiyor.
nets-damaged = Bilgisayarın oyun verilerinin bir bölümü bozuk, bu yüzden düzeyinin altında oynuyor. Onarmak için sayfayı yenileyin.
try-again = Yeniden dene
update-ready = Güncelleme hazır
restart-after = Bu oyundan sonra yeniden başlat
restart = Yeniden başlat

## Buttons and the side panel

roll = Zar at
double = Vido
pass = Sırayı geç
resign = Pes et
undo = Geri al
done = Bitti
cocked = Kırık zar
next-game = Sonraki oyun
new-match = Yeni maç
clock = Saat
add-clock = Saat ekle
take-back-play = Son hamleyi geri al
new-game = Yeni oyun
settings = Ayarlar
menu = Menü
close = Kapat
game-name = Tavla (Backgammon)
help = Nasıl oynanır
help-failed = Yardım yüklenemedi.
other-ways = Başka oyun türleri
other-ways-about = Maçlar, küp, gerçek zar.
match-title = { $points } puanlık maç
money-title = Para oyunu
title = { $what }, { $number }. oyun
match-game = { $points } puanlık maçın { $number }. oyunu
game-title = { $number }. oyun
cubeless-title = Tek oyun, küpsüz
crawford-mark = Crawford
unrated-mark = puansız
practice-mark = antrenman
known-mark = bilinen zarlar
account = { $first }, { $second } (puan başına { $stake })
ahead = { $pips } önde
behind = { $pips } geride
race = Yarış
race-level = eşit
panel-moves = Hamleler
sill-first = Oyununuzun seyri burada görünecek
sill-name = Oyunun seyri
panel-dice = Zarlar
panel-chances = Olasılıklar
panel-rolls = Zarlar (pip)
away = { $points } puan kaldı
pips = { $pips } pip
score = Skor { $points }
score-label = skor
thinking = düşünüyor
to-roll =
    { $who ->
        [you] zar atın
       *[other] zar atacak
    }
to-move =
    { $who ->
        [you] oynayın: { $dice }
       *[other] oynayacak: { $dice }
    }
to-answer =
    { $who ->
        [you] yanıt verin
       *[other] yanıt verecek
    }
clock-of =
    { $who ->
        [you] Saatiniz
        [computer] Bilgisayarın saati
        [white] Beyazın saati
        [black] Siyahın saati
        [orange] Turuncunun saati
        [teal] Turkuazın saati
        [nameless] Arkadaşınızın saati
       *[other] { $who } oyuncusunun saati
    }
board = Tahta
actions = İşlemler
notice = Bildirim
game-region = Oyun
look-back = Önceki hamle
look-forward = Sonraki hamle
look-now = Oyuna dön
plays-region = Hamle listesi
plays = Hamleler
score-sheet = Skor tablosu
sheet-game = Oyun
sheet-winner = Kazanan
sheet-cube = Küp
sheet-points = Puan
sheet-none = Henüz biten oyun yok

entry-to-play = oynanacak
entry-no-play = gele
entry-closed-out = kapılar kapalı
entry-offer =
    { $offer ->
        [beaver] Beaver: { $value }
        [raccoon] Raccoon: { $value }
       *[double] Vido: { $value }
    }
entry-take = Kabul
entry-drop = Ret
entry-out-of-time = süre doldu
entry-resign =
    Pes ({ $win ->
        [single] tek
        [gammon] mars
        [backgammon] üç katlı
       *[quadruple] dört katlı
    })
entry-declined = { entry-resign }, kabul edilmedi

## New game

opponent = Rakip
computer = Bilgisayar
person-here = İki oyuncu, tek cihaz
level = Düzey
you-play = Pullarınız
player-names = Adlar (isteğe bağlı)
play-for = Oyun şekli
one-game = Tek oyun
about-one-game = Tek bir oyun, küpsüz.
about-money = Puan hesabıyla art arda oyunlar, küplü.
about-match = Önce { $points } puana ulaşan kazanır.
length = Uzunluk
length-other = Başka uzunluk
match-points = puan
number-range = { $least } ile { $most } arasında bir tam sayı
decimal-range = { $least } ile { $most } arasında bir sayı
start = Başla
options = Seçenekler
game-choice = Oyun türü
doubling-cube = Küp
crawford-game = Crawford oyunu
option-fresh = Açılışı kazanan iki zarı yeniden atar
option-four = Barda pul varken üç katlı mars 4 sayılır
option-show = Altı kapı kapalıyken de zar at
option-hand = Gerçek zar at, sonucu gir
option-jacoby = Jacoby kuralı: mars ancak vidodan sonra sayılır
option-practice = Antrenman: hamleler geri alınabilir (puansız)
option-stake = Puanın değeri
beavers = Beaver
beavers-none = Yok
beavers-one = Yalnız beaver
beavers-all = Beaver ve raccoon
automatic-doubles = Otomatik vido
more-rules = Diğer kurallar
jacoby-rule = Jacoby kuralı
about-rule =
    { $rule ->
        [cube] Her oyuncu oyunu iki katına çıkarmayı önerebilir.
        [crawford] Bir oyuncuya tek puan kalınca sonraki oyunda kimse vido diyemez.
        [jacoby] Mars ve üç katlı mars ancak vidodan sonra sayılır.
        [beavers] Vido denilen oyuncu hemen yeniden vido deyip küpü elinde tutabilir.
        [automatic] Açılışta zarlar eşit gelirse küpün en çok kaç kez katlanacağı.
        [stake] Hesapta her puanın değeri.
        [fresh] Seçilmezse ilk hamle açılış zarlarıyla oynanır.
        [four] Seçilmezse 3 sayılır.
       *[closed-out] Seçilmezse sıra hemen geçer.
    }
summary-cube = küp
summary-no-cube = küpsüz
summary-jacoby = Jacoby
summary-real-dice = gerçek zar
summary-clock = saat

## Match clock

clock-off = Yok
clock-simple = Basit gecikme
clock-bronstein = Bronstein
clock-per-point = Maç puanı başına dakika
clock-per-scored = Alınmış puan başına eksilen dakika
clock-delay = Hamle başına gecikme (saniye)
clock-promise =
    Her oyuncuya { $time }, hamle başına { $seconds ->
        [one] { $seconds } saniye
       *[other] { $seconds } saniye
    } gecikme.
clock-for-rest = Maçın kalanı için saat
clock-nothing = Hiç süre kalmaz.
clock-start = Saati başlat

## Settings

language-choice = Dil
language-auto = Tarayıcının dili
language-failed = Bu dil yüklenemedi.
theme = Tema
theme-name =
    { $theme ->
        [felt] Çuha
        [midnight] Gece yarısı
        [paper] Kâğıt
        [flat] Sade
       *[walnut] Ceviz
    }
mode = Görünüm
mode-name =
    { $mode ->
        [light] Açık
        [dark] Koyu
       *[system] Sistemle aynı
    }
set-home-left = Pulları solda topla
about-home-left = Tahtayı yatay olarak çevirir
set-black-bottom = { $name } altta
about-two-players = Tek cihazda iki oyuncu için
set-turn-board = Tahtayı sırası gelene çevir
about-turn-board = Aynı cihazı elden ele veren iki oyuncu için
set-marks = Geçerli hamleleri vurgula
about-marks = Oynayabileceğiniz pulları halkayla, gidecekleri yerleri işaretle gösterir
set-forced = Zorunlu hamleleri otomatik oyna
about-forced = Tek bir geçerli hamle olduğunda
set-bear-off = Pulları otomatik topla
about-bear-off = Temas kalmadığında
set-race = Yarışı göster
about-race = İki çubuk: her oyuncunun kalan pipleri
set-rolls = Atılan zarları göster
about-rolls = Atılan her zar için bir çubuk: kaç pip getirdi
set-confirm = Vidodan önce onay iste
set-auto-roll = Vido diyemiyorsam zarı otomatik at
set-dead-cube = Küp ölüyken de Vido düğmesini göster
set-letter-keys = Tek tuşlu kısayollar
about-dead-cube = Vidonun neden işe yaramadığını açıklar
end-of-turn = Hamlemi bitir
about-end-of-turn = O zamana kadar geri alabilirsiniz
end-by-hand = Bitti’ye basınca
end-when-played = Otomatik
end-when-forced = Zorunluysa otomatik
motion = Pulların hızı
about-motion = Bilgisayarın temposunu da belirler
motion-name =
    { $speed ->
        [off] Anında
        [quick] Hızlı
        [slow] Yavaş
       *[normal] Normal
    }
volume = Ses düzeyi
vibrate = Titreşim
about-vibrate = Pul oynayınca kısa bir titreşim
group-play = Oyun
group-beside = Tahtanın yanında
group-sound = Ses ve hareket
group-data = Verileriniz
group-about = Hakkında
reset-settings = Bütün ayarları sıfırla
undo-reset = Sıfırlamayı geri al
settings-reset = Bütün ayarlar sıfırlandı
licences = Açık kaynak lisansları

## Keyboard shortcuts and the position in words

keys = Klavye kısayolları
key-space = Zar at ya da hamleyi bitir
key-arrows = Haneden haneye git
key-home = Bara ya da toplanan pullara git
key-tab = Tahtaya ya da düğmelere git
key-enter = Pulu al ya da bırak
key-digits = Haneden o zarı oyna
key-swap = Zarları değiştir
key-undo = Adımı geri al
key-undo-turn = Bütün hamleyi geri al
key-double = Vido de
key-take = Vidoyu kabul et
key-drop = Vidoyu reddet (pas)
key-type = Hamle yaz
key-words = Pozisyonu yazıyla göster
key-replay = Son hamleyi yeniden göster
key-look = Önceki ya da sonraki hamleyi gör
key-list = Klavye kısayolları
key-escape = Pulu bırak ya da kapat
position = Pozisyonun yazılı hâli
position-turn =
    { $who ->
        [you] Sıra sizde.
        [computer] Sıra bilgisayarda.
        [white] Sıra beyazda.
        [black] Sıra siyahta.
        [orange] Sıra turuncuda.
        [teal] Sıra turkuazda.
        [nameless] Sıra arkadaşınızda.
       *[other] Sıra { $who } oyuncusunda.
    }
position-row =
    { $quarter ->
        [home] İç saha
        [outer] Dış saha
        [far] Rakibin dış sahası
       *[start] Rakibin iç sahası
    }: { $points }.
position-point = { $point } hanesinde { $count } pul
position-bar = barda { $count } pul
position-off = toplanan { $count } pul
position-nothing = boş
position-pips = { $who }: { $pips } pip
type-play = Hamle yaz
type-example = Örneğin: 8/5 6/5 ya da bar/21*
play-it = Oyna
play-not-a-move = “{ $part }” bir hamle değil. 8/5 ya da bar/21 gibi yazın.
play-not-legal = Bu zarlarla tam ve geçerli bir hamle değil.
play-too-long = Bir hamlede en çok dört adım vardır.
play-name-way = Birkaç türlü oynanabilir: aradaki haneleri yazın, kırılan yerleri * ile gösterin.

## Why an action is refused

no-not-now = Bu şimdi mümkün değil.
no-game-over = Oyun bitti.
no-game-goes-on = Oyun daha bitmedi.
no-match-over = Maç bitti.
no-roll-first = Önce zar atın.
no-already-rolled = Zarlar atıldı.
no-dice-by-program = Bu oyunda zarı program atar.
no-dice-by-hand = Attığınız zarları girin.
no-cocked-too-late = Kırık zarı pul oynamadan önce söyleyin.
no-closed-out = Altı kapı kapalı: hiçbir zarla giremezsiniz.
no-voluntary-pass = Oynayabiliyorsanız sırayı geçemezsiniz.
no-nothing-to-undo = Geri alınacak bir şey yok.
no-cannot-take-back = Bu adım tek başına geri alınamaz.
no-play-is-final = Zarları toplayınca hamle kesinleşir.
no-double-before-roll = Vido, zar atmadan önce denir.
no-first-turn = İlk hamlede vido denmez.
no-cube = Bu oyunda küp yok.
no-not-your-cube = Küp rakibinizde.
no-dead-cube = Küp ölü: daha fazla puana ihtiyacınız yok.
no-crawford = Crawford oyununda vido yok.
no-cube-limit = Küp daha fazla yükselemez.
no-double = Kimse vido demedi.
no-answer-double = Önce vidoya yanıt verin.
no-beavers = Bu oyunda beaver yok.
no-raccoons = Bu oyunda raccoon yok.
no-resignation = Kimse pes etmedi.
no-answer-resignation = Önce pes teklifine yanıt verin.
no-such-win = Bu oyunda böyle bir sonuç olamaz.
no-only-matches-clocks = Saat yalnız maçlarda olur.
no-clock-there = Maçın saati zaten var.
no-time-left = Maç çok ilerledi: hiç süre kalmıyor.
no-clock = Bu maçta saat yok.
no-clock-stands = Oyunlar arasında saat durur.
no-such-die = Oynanacak { $die } kalmadı.
no-loses-die = İki zarı da oynamalısınız: böyle oynarsanız { $die } boşa gider.
no-higher-number = Yalnız bir zar oynanabilir, o da büyüğü olmalı: { $die }.
no-swap-moved = Zarları pul oynamadan değiştirin.
no-swap-double = İki zar da aynı.
no-unfinished = { $die } hâlâ oynanabilir.
no-checker-bar = Kırık pulunuz yok.
no-checker = { $point } hanesinde pulunuz yok.
no-bar-first = Önce kırık pulunuz girmeli.
no-point-held = { $point } hanesi rakibinizin kapısı.
no-not-all-home = Toplamadan önce bütün pullarınızı iç sahaya getirin.
no-higher-checker = Daha geride, { $point } hanesinde pulunuz var: önce onu oynayın.
die-blocked = { $die } kapalı: { $other } oynandı.
no-all-played = Bütün zarlar oynandı: hamlenizi onaylayın ya da bir adımı geri alın.
no-already-made = Bu adım zaten oynandı. Sıradakini ok gösteriyor.
no-opponents = Bunlar rakibinizin pulları.
no-cannot-come = Şimdi buraya hiçbir pul gelemez.
no-not-there = Zarlar bu hamleye izin vermiyor.
no-computers-turn = Sıra bilgisayarda.

## After a crash

crash-title = Bir sorun oluştu
crash-stored = Oyununuz kayıtlı.
crash-reload = Devam etmek için sayfayı yenileyin.
missing = Bazı dosyalar yüklenemedi.
missing-help = Bağlantınızı kontrol edin, sonra sayfayı yenileyin.
crash-not-stored = Oyununuz kaydedilemedi, ama raporun içinde duruyor: raporu dosyaya kaydedip ayarlardan içe aktarın.

## Fair dice

fair-dice = Hilesiz zarlar
fair-how = Hilesiz olduğu nereden belli?
fair-about = Bir oyunun bütün zarları gizli bir tohumdan üretilir. Oyundan önce tohumun parmak izini, oyundan sonra tohumun kendisini görürsünüz; böylece isteyen herkes zarları denetleyebilir.
fair-elsewhere = Zarları başka yerde denetlemek için bg dice komutunu ya da oyunun belgelerindeki birkaç satırlık Python kodunu kullanın.
fair-fingerprint = Tohumun parmak izi (SHA-256)
fair-next = Sonraki oyunun parmak izi
fair-seed = Tohum
fair-later = oyundan sonra gösterilir
fair-in-order = Sırasıyla atılan zarlar
fair-rolled = Atılan zarlar
fair-checked = Doğrulandı: tohum bu parmak izine uyuyor, { $count } zarın hepsi ondan üretilmiş.
fair-by-hand = Bu oyunda gerçek zar atıyorsunuz: denetlenecek bir şey yok.
fair-known = Bunlar önceki bir oyunun zarları.
fair-again = Aynı zarlarla yeniden oyna
fair-new-game = Zarların parmak izi: { $fingerprint }
fair-this-game = Bu oyun
fair-all-games = Bütün oyunlar: { $games }
fair-rolls = Zarlar
fair-doubles = Çiftler
fair-even = Beklenen
fair-expected = { $count } (beklenen: { $fair })
fair-pips = Şans (pip)
fair-chi =
    Hilesiz zarlarda bu kadar dengesiz bir dağılım { $chance ->
        [0] %0,1’den az
       *[other] %{ $percent }
    } olasılıkla görülür (ki-kare { $value }).
fair-few = Bir şey söylemek için henüz çok az zar atıldı.
fair-luck-about = Şans (pip): zar başına 8 1/6 piplik ortalamanın üstünde atılan pipler. Açılış zarı sayılmaz.
fair-points = Şans (puan)
fair-difference = Fark
fair-luckiest = En şanslı zar
fair-unluckiest = En şanssız zar
fair-points-wait = Şans (puan): bilgisayar zarları analiz ediyor…
fair-points-failed = Şans (puan) hesaplanamadı: bilgisayar yanıt vermiyor.
fair-points-some = Şans (puan) bu oyunlardan { $games } tanesine göre hesaplandı.
fair-points-about = Şans (puan): her zarın ortalama zara göre kaç puan fazla getirdiği; bilgisayarın hızlı değerlendirmesiyle (para oyunu, küpsüz). Açılış zarı sayılmaz.
decimal-mark = ,

## Tabs, backups and the library

elsewhere = İzliyorsunuz: oyun başka bir sekmede oynanıyor
play-here = Bu sekmede oyna
others-unreadable = Ayarlarınız ya da zar istatistikleriniz okunamadı. Kenara alındı; varsayılanlar kullanılıyor.
keep-all = Yedek
about-backup = Oyunlar, analizler, alıştırmalar, arkadaş oyunları, ayarlar ve istatistikler tek dosyada. Kimseyle paylaşmayın: zarlarınızın gizli bilgilerini içerir.
backup-without-library = Dosyada kayıtlı oyunlar, analizler, alıştırmalar ve arkadaş oyunları yok. { $why }
backup-due = Son oyunlarınız yalnızca bu tarayıcıda. Yedeklensin mi?
keep-export = Dışa aktar
keep-import = İçe aktar
kept-aside = Kayıtlı bir oyunu sürdür
kept-whole = ayarları ve zar istatistikleriyle
kept-unread =
    { $count ->
        [one] { $count } bozuk kayıt kenara alındı
       *[other] { $count } bozuk kayıt kenara alındı
    }
kept-remove = Sil
kept-remove-sure = Kalıcı olarak sil
kept-more = Daha fazla göster ({ $count })
game-kept = Bitmemiş oyununuz “Oyunlar”da
library-open = “Oyunlar”ı aç
start-no-room = Bitmemiş oyunu saklayacak yer yok, bu yüzden yeni oyun başlamadı.
start-anyway = Oyunu sil ve başla
imported = İçe aktarma tamamlandı. Önceki verileriniz “Oyunlar”da.
import-failed = Hiçbir şey içe aktarılmadı ({ $why }). Her şey eskisi gibi.
import-no-room = Bu oyunu kenara alacak yer yok, bu yüzden hiçbir şey içe aktarılmadı.
crash-copy = Raporu kopyala

## Cards over the board, and the next step

points-won =
    { $points ->
        [one] { $points } puan
       *[other] { $points } puan
    }
stakes-take = Kabul: oyun { points-won } üzerinden sürer.
stakes-drop =
    { $play ->
        [match] Ret: { points-won } kaybedersiniz, skor { $score } olur.
       *[money] Ret: { points-won } kaybedersiniz.
    }
stakes-win =
    { $play ->
        [match] Ret: { points-won } kazanırsınız, skor { $score } olur.
       *[money] Ret: { points-won } kazanırsınız.
    }
stakes-resign = { win-button }: { points-won } kaybedersiniz.
cube-shows-64 = Küp: henüz kimse vido demedi. 64, 1 demektir.
end-drop =
    { $who ->
        [you] Vidoyu reddettiniz
       *[other] { $who } vidoyu reddetti
    }
end-resigned =
    { $who ->
        [you] Pes ettiniz
       *[other] { $who } pes etti
    }{ $win ->
        [single] {""}
       *[other] : { win-object }
    }
end-cube = { $how }, küp { $value }
end-cube-at = Küp { $value } değerindeydi.
end-why =
    { $who ->
        [you] { $win ->
            [gammon] Mars: hiç pul toplamadınız. İki kat sayılır.
           *[backgammon] Üç katlı mars: hiç pul toplamadınız ve kazananın iç sahasında hâlâ pulunuz vardı. Üç kat sayılır.
        }
       *[other] { $win ->
            [gammon] Mars: { $who } hiç pul toplamadı. İki kat sayılır.
           *[backgammon] Üç katlı mars: { $who } hiç pul toplamadı ve kazananın iç sahasında hâlâ pulu vardı. Üç kat sayılır.
        }
    }
end-wins =
    { $who ->
        [you] Kazandınız
       *[other] { $who } kazandı
    }
end-won = Kazandınız
end-lost = Kaybettiniz
end-mistakes = En büyük hataları gör
start-computer = Bilgisayara karşı
start-two = İki kişi, tek cihaz
start-promise = İyi oynayın.
start-promise-then = Sonucu neyin belirlediğini görün.
start-about = Her oyundan sonra size en pahalıya mal olan hamleleri ve nedenlerini görürsünüz.
start-new = Tavlada yeni misiniz?
start-learn = İki dakikada, bu tahtada öğrenin.
start-leaves = Bir oyundan geriye kalan
start-leaves-about = Seyri ve sonucu belirleyen anlar.
start-why = Nedenini açıklayan bir öğretmen
start-why-about = Masaüstü programları kadar güçlü, telefonda bile.
start-dice = Denetleyebileceğiniz zarlar
start-dice-about = Oyundan önce mühürlenir, oyundan sonra açılır.
start-yours = Yalnızca sizin
start-yours-about = Hesap yok, reklam yok. Bu ziyaretten sonra çevrimdışı da çalışır.
next-roll = “{ roll }” düğmesine basın
next-move = Halkalı bir pul seçin
next-move-plain = Bir pul seçin
next-dice =
    Dokununca önce { $place ->
        [top] üstteki
       *[left] soldaki
    } zar oynanır. Yerlerini değiştirmek için zarlara dokunun.
next-written = 8/5: 8’den 5’e; 8/5(2): iki pul; 8/5*: kırma.
next-pips = Pip: iki tarafın kalan adımları. Kiminki azsa o öndedir.
next-place = Gideceği yeri seçin
next-done = “{ done }” düğmesine basın

## The lesson

lesson = Tavlayı iki dakikada öğrenin
lesson-yours = Pullarınız: { $colour }.
lesson-goal = 15 pulunuzu ok yönünde iç sahanıza, yani çerçeveli çeyreğe getirin, sonra hepsini toplayın. Rakibiniz ters yönde ilerler. Önce bitiren kazanır.
lesson-move = Siz 3, rakibiniz 1 attı; siz başlıyor, iki zarı da oynuyorsunuz. Her zarla bir pul oynanır. Önce 3’ü oynayın.
lesson-point = Şimdi 1 ile oraya ikinci bir pul getirin. Bir hanede, yani üçgende, iki pul kapı olur: rakibiniz oraya gelemez.
lesson-done = 5 kapısını aldınız ve iki zar da oynandı. Hamlenizi bitirin.
lesson-bar = Daha sonra rakibiniz tek kalan bir pulunuzu kırdı: pul barda, ortadaki şeritte. 1 ile 24’e, 6 ile 19’a kadar girilir; 19 dolu olduğundan 4 ile 21 hanesine girin.
lesson-hit = Tek başına duran pula açık pul denir. 7 hanesindekini kırın: 6 ile üstüne gelin.
lesson-was-hit = Kırılan pul barda: o girmeden rakibiniz başka pul oynayamaz.
lesson-dance = Rakibiniz 6-5 attı: 6 ile sizin 6 hanenize, 5 ile 5 hanenize girilir. İkisinde de kapınız var; giremiyor, sırasını kaybediyor.
lesson-off = Daha sonra bütün pullarınız iç sahanızda, artık toplarsınız. 6-6 attınız: çift zar dört kez oynanır, 6 ile 6 hanesinden bir pul toplanır.
lesson-last = Oynayacak 6’nız daha var. 6 hanesi artık boş, bu yüzden 6 ile en gerideki pulunuz toplanır. Bu son pulunuz: onu da toplayın ve oyunu kazanın.
lesson-won = Güzel oynadınız: kazandınız ve oyunu artık biliyorsunuz! Sırada gerçek bir oyun ya da kursun ilk bölümü var.
lesson-gammon = Kaybeden hiç pul toplamadıysa oyun iki kat sayılır; buna mars denir.
lesson-tap = { $number } hanesindeki halkalı pulu seçin
lesson-tap-bar = Bardaki pulunuzu seçin
lesson-now = Şimdilik { $number } hanesindeki halkalı pulu seçin.
lesson-now-bar = Şimdilik bardaki pulunuzu seçin.
lesson-leave = Tanıtımdan çık
lesson-left = Tanıtım kapandı.
lesson-play = İlk oyuna başla
lesson-back = Oyuna dön
lesson-again = Tanıtımı tekrarla
lesson-course = Kursla devam et
