# Prime: duvar örmek.

priming-title = Duvar örmek

four-in-a-row-title = Yan yana dört kapı
four-in-a-row-idea = Her birinde en az iki pulunuz olan yan yana kapılara prime, yani duvar denir. Dördünü aşmak zordur: arkasında kalan pul ancak tam aradığı sayıyla çıkar.
four-in-a-row-first-four = 6-4 attınız. Okları izleyin, 8 ile 6 arasındaki boşluğu kapatın.
four-in-a-row-first-four-why = 8, 7, 6 ve 5 sizin. 2 hanesindeki pulun çıkması artık şansa kaldı.
four-in-a-row-not-the-hit = 5-1 attınız. 4 hanesinde kırabilir ya da duvarınızı uzatabilirsiniz. Hangisini daha iyi buluyorsanız onu oynayın.
four-in-a-row-not-the-hit-why = Kırılan pul girer, duvar kalır. Artık üç pul yan yana dört kapının arkasında.
four-in-a-row-bar-point = 6-4 attınız; 8, 6 ve 5 sizde. Yan yana dört kapı kurun.
four-in-a-row-bar-point-why = 7 de ötekilere katıldı: 8, 7, 6, 5. Geride bir açık pul, yani tek başına bir pul, bırakmaya değer.
four-in-a-row-builder-first = 6-2 attınız, arkanızda tek bir rakip pulu var. Yan yana kapılarınızı dörde çıkarıp onu orada tutun.
four-in-a-row-builder-first-why = Tam önünde yan yana dört kapı var. Duvar bir pulu da beş pul kadar iyi tutar.
four-in-a-row-wall = 8, 7, 6 ve 5 sizin. 4 kapısını da alın. 6 hamleniz var.

five-in-a-row-title = Yan yana beş kapı
five-in-a-row-idea = Beş kapının arkasından ancak 6 ile çıkılır, o da kapıların dibinden. Yedek pullarınızı sıradaki kapının gerektiği yere getirin.
five-in-a-row-fifth-point = 4-3 attınız. 1 hanesinde rakibinizin tek pulu kaldı. Yan yana beş kapı kurun.
five-in-a-row-fifth-point-why = 8, 7, 6, 5 ve 4: yan yana beş kapı. Arkadaki pul da duvarın dibine daha gelmedi.
five-in-a-row-fill-the-gap = 4-3 attınız, duvarınızda bir delik var. Bir zarla onu kapatın, ötekiyle 13’ten bir pul yaklaştırın.
five-in-a-row-fill-the-gap-why = 7’deki delik kapandı: 8’den 4’e hepsi sizin. 10’daki pul da yedekte.
five-in-a-row-from-the-front = 3-2 attınız. Duvarınızda bir hanede tek pul var. Yanına ikincisini getirin.
five-in-a-row-from-the-front-why = 8 kapandı; 9’dan 5’e hepsi yan yana.
five-in-a-row-hold-them = Rakibinizin düzeni bozulup açık verene kadar duvarınızı elden geldiğince koruyun. Sonra kırın. 12 hamleniz var.

six-in-a-row-title = Yan yana altı kapı
six-in-a-row-idea = Yan yana altı kapıyı hiçbir zar aşamaz. Artık duvarı iç sahaya taşımak için bol bol vaktiniz var.
six-in-a-row-lock = 4-2 attınız. Okları izleyin.
six-in-a-row-lock-why = 9’dan 4’e bütün kapılar sizin. Arkadaki pullar, siz yol vermeden çıkamaz.
six-in-a-row-sixth = 3-2 attınız. Beş kapı yan yana: altıya az kaldı. Duvarı tamamlayın.
six-in-a-row-sixth-why = 8’den 3’e hepsi kapalı: bardan girmesi gereken pul ne atılırsa atılsın geçemez.
six-in-a-row-roll-it-home = 6-2 attınız, barda iki rakip pulu var. İç sahanızdaki iki açık pulunuzu da kapatın.
six-in-a-row-roll-it-home-why = İki açık pul birden kapandı, 36 zarın yalnızca { $in } tanesiyle girilir. İki zar 36 türlü gelebilir.
six-in-a-row-roll-home = Duvarınız 9’dan 3’e uzanıyor. Onu iç sahaya taşıyın, 1 hanesindeki son pulu kırın ve o bardayken altı kapıyı da kapatın. 14 hamleniz var.

to-the-edge-title = Duvarın dibine gelin
to-the-edge-idea = Duvarın arkasında kalan sizseniz dibine kadar ilerleyin. Oradan 6 duvarı aşabilir, daha geriden hiçbir sayı aşamaz.
to-the-edge-edge-anchor = 3-1 attınız; 17, 18, 19 ve 20 rakibinizin. Okları izleyin.
to-the-edge-edge-anchor-why = Tam duvarın dibinde bir çapa, yani aynı hanede iki pul. Orada kırılmazsınız, 5 ya da 6 ile de dışarı çıkarsınız.
to-the-edge-step-up = 4-2 attınız, son pulunuzun önünde rakibin beş kapısı var. Bir zarla onu duvarın dibine getirin, ötekiyle 12’deki tek pulunuzu güvene alın.
to-the-edge-step-up-why = 22’den 6 duvarı aşar. 24’ten hiçbir sayı aşamıyordu.
to-the-edge-jump = 6-1 attınız, 1 ile girmek zorundasınız. 6 ile kırabilir ya da 22’den dışarı çıkabilirsiniz. Hangisini daha iyi buluyorsanız onu oynayın.
to-the-edge-jump-why = Yol açıkken bir pul çıktı. Ötekiler sırasını bekliyor.
to-the-edge-escape = Son pulunuz dört kapının dibinde. Onu 18 hanesine ya da ötesine çıkarın. 8 hamleniz var.
