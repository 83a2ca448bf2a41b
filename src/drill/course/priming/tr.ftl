# Prime: duvar örmek.

priming-title = Duvar örmek

four-in-a-row-title = Yan yana dört kapı
four-in-a-row-idea = Yan yana kapılara prime denir. Dördünü aşmak zordur: arkasındaki pulların tam doğru sayılara ihtiyacı olur.
four-in-a-row-first-four = 6-4 attınız. Okları izleyin ve 8 ile 6 arasındaki boşluğu kapatın.
four-in-a-row-first-four-why = 8, 7, 6 ve 5 sizin. 2. hanedeki pulun çıkmak için artık şansa ihtiyacı var.
four-in-a-row-not-the-hit = 5-1 attınız. 4. hanede kırabilir ya da duvarınızı uzatabilirsiniz.
four-in-a-row-not-the-hit-why = Duvar, kırılan puldan uzun ömürlüdür. Artık üç pul yan yana dört kapının arkasında.
four-in-a-row-bar-point = 6-4 attınız. Üç kapınız var. Dördüncüsü nerede?
four-in-a-row-bar-point-why = 7 de ötekilere katıldı: 8, 7, 6, 5. Geride bıraktığınız açık pula değer.
four-in-a-row-builder-first = 6-2 attınız. Arkanızda tek bir rakip pulu var: orada kalsın.
four-in-a-row-builder-first-why = Tam önünde yan yana dört kapı var. Duvar beş pula karşı olduğu gibi bir pula karşı da işler.
four-in-a-row-wall = 8, 7, 6 ve 5 sizin. 4. kapıyı da alın.

five-in-a-row-title = Yan yana beş kapı
five-in-a-row-idea = Beş kapının arkasından yalnızca 6 çıkarır, o da ancak kenardan. Boştaki pullarınızı sıradaki kapının yanına getirin.
five-in-a-row-fifth-point = 4-3 attınız. Rakibinizin 1. hanenizde tek pulu kaldı.
five-in-a-row-fifth-point-why = 8, 7, 6, 5 ve 4: yan yana beş kapı, ve pul kenardan hâlâ uzak.
five-in-a-row-fill-the-gap = 4-3 attınız. Duvarınızda bir boşluk var.
five-in-a-row-fill-the-gap-why = 7’deki boşluk kapandı: 8’den 4’e hepsi sizin. 10’daki pul sonrası için yedek.
five-in-a-row-from-the-front = 3-2 attınız. Kapılarınızdan birinde tek pul var.
five-in-a-row-from-the-front-why = 8 kapandı, 9’dan 5’e hepsi yan yana.
five-in-a-row-hold-them = Duvarınızı olabildiğince uzun tutun; rakibiniz bozulup açık pul verince kırın.

six-in-a-row-title = Yan yana altı kapı
six-in-a-row-idea = Yan yana altı kapıyı hiçbir şey aşamaz. O zaman duvarı eve taşımak için bolca zamanınız olur.
six-in-a-row-lock = 4-2 attınız. Okları izleyin.
six-in-a-row-lock-why = 9’dan 4’e bütün kapılar sizin. Arkasındaki pullar siz bırakmadan çıkamaz.
six-in-a-row-sixth = 3-2 attınız. Yan yana beş kapı, neredeyse altı demektir.
six-in-a-row-sixth-why = 8’den 3’e hepsi kapalı: ne atılırsa atılsın, bardaki pul geçemez.
six-in-a-row-roll-it-home = 6-2 attınız. Barda iki pul var. Tek hamlede hangi kapıları kapatabilirsiniz?
six-in-a-row-roll-it-home-why = İki açık pul birden kapandı ve 36 zarın yalnızca { $in } tanesi giriyor.
six-in-a-row-roll-home = Duvarınız 9’dan 3’e uzanıyor. Gerekirse son pulu kırın, duvarı eve taşıyın ve altı kapıyı da kapatın.

to-the-edge-title = Kenara ilerleyin
to-the-edge-idea = Duvarın arkasında kalan sizseniz kenarına ilerleyin: oradan 6 üstünden atlayabilir, daha geriden hiçbir sayı atlayamaz.
to-the-edge-edge-anchor = 3-1 attınız ve 17, 18, 19, 20 rakibinizin. Okları izleyin.
to-the-edge-edge-anchor-why = Tam kenarda bir çapa. Orada kırılamazsınız, 5 ya da 6 da dışarı çıkarır.
to-the-edge-step-up = 4-2 attınız ve son pulunuzun önünde beş kapı var.
to-the-edge-step-up-why = 22’den 6 duvarı aşar. 24’ten hiçbir sayı aşamıyordu.
to-the-edge-jump = 6-1 attınız ve 1 ile girmeniz gerek. 6’yı ne yapacaksınız?
to-the-edge-jump-why = Yol açıkken bir pul çıktı. Ötekiler sırasını bekliyor.
to-the-edge-escape = Son pulunuz dört kapının kenarında. Onu 18. hanenin önüne çıkarın.
