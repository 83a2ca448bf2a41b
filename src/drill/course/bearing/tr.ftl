# Eve getirmek ve toplamak.

bearing-title = Eve getirmek ve toplamak

taking-off-title = Olursa ikisi birden
taking-off-idea = Attığınız sayı o hanedeki pulu toplar; sayı fazla büyükse en yüksek hanenizdekini. İki pul toplamak, daha derli toplu bir hamleden neredeyse her zaman iyidir.
taking-off-two-off = 2-1 attınız ve rakibinizin iki hamlesi kaldı. Oku izleyin ve iki pul toplayın.
taking-off-two-off-why = Üç yerine iki pul kaldı; bir hamle daha yetebilir.
taking-off-leave-five = 3-2 attınız. 5’ten bir pul ya da daha aşağıdan iki pul toplayabilirsiniz.
taking-off-leave-five-why = 5’teki çekiciydi, ama iki zar tek pula giderdi. Şimdi yalnızca iki pul kaldı.
taking-off-make-room = 3-2 attınız. Yalnızca 3 bir pul topluyor. 2 en çok nerede işe yarar?
taking-off-make-room-why = 2 ve 1’de iki pul kaldı; öteki hamlede { $rest } zarın hepsi onları toplar. Zaten aşağıda olan bir pula zar harcamayın.
taking-off-sprint = Biraz geridesiniz. Bütün pullarınızı rakibinizden önce toplayın.

last-two-title = Son iki pul
last-two-idea = İki pulunuz kaldıysa, ikisini de toplayan zarları sayın. 36 zar vardır: çift bir kez, başka her ikili iki kez sayılır.
last-two-three-two = Son iki pulunuz 3 ve 2’de. 36 zarın kaçı ikisini de toplar?
last-two-three-two-why = { $rolls } zar. Yalnızca 1 engeller: 11 zarda 1 vardır ve her biri bir pul bırakır.
last-two-four-one = Ya 4 ve 1’deyse?
last-two-four-one-why = { $rolls } zar: 4 ya da daha büyüğü, yahut çift 2 ya da çift 3 gerekir. Dört artı bir beş eder, üç artı iki de; ama bunlar daha sık toplanır.
last-two-choose = 5-1 attınız. 5 ile birini toplayın. Sonra hangi ikisini bırakacağınızı seçin.
last-two-choose-why = 4 ve 1’de { $apart } zarla toplanırlar, 3 ve 2’de yalnızca { $level } zarla. Toplam aynı; işe yarayan, aşağıdaki pul.
last-two-photo-finish = Kıl payı olacak. Son dört pulunuzu rakibiniz bitirmeden toplayın.

different-points-title = İki ayrı hane
different-points-idea = Aynı hanedeki iki pul iki iyi sayı ister. Ayrı hanelerde her sayının kendi işi olur.
different-points-small-step = 5-1 attınız. 5 bir pul topluyor. 1’i ne yaparsınız?
different-points-small-step-why = 3 ve 2’de { $apart } zarla toplanırlar, 3 ve 3’te { $pair } zarla.
different-points-from-four = 6-1 attınız. 6, 5’teki pulu topluyor. 1’den önce düşünün.
different-points-from-four-why = 4 ve 2 { $apart } zarla toplanır, 3 ve 3 { $pair } zarla. Toplam aynı, ama haneler ayrı.
different-points-wide-apart = 2-1 attınız. 1 ile birini toplayın, sonra 2’yi oynayın.
different-points-wide-apart-why = 6’da pul bırakmak acemice görünür, ama 6 ve 2 { $apart } zarla toplanır, 4 ve 4 { $pair } zarla.
different-points-two-and-six = 5-2 attınız. Aynı düşünce, bir kez daha.
different-points-two-and-six-why = Biri toplandı, kalan ikisi ayrı hanelerde: yine 6 ve 2.
different-points-gaps = Bütün pullarınızı rakibinizden önce toplayın. Toplayamazsanız boş bir haneyi doldurun.

bring-home-title = Rakibin gözü önünde eve
bring-home-idea = Rakibinizin iç sahanızda bir kapısı varken açık pul oyunu kaybettirebilir. Arkadan, ikişer ikişer oynayın.
bring-home-both-together = 6-5 attınız ve rakibiniz 1. hanenizde bekliyor. Okları izleyin: iki pul da 8’den birlikte çıkıyor.
bring-home-both-together-why = Her ikiliden birer pul oynasaydınız iki açık pul kalırdı. Şimdi hepsi ikişer ikişer.
bring-home-cover = 6-3 attınız. 6’yı 8’den oynamak zorundasınız. Hiç açık pul bırakmayan 3’ü bulun.
bring-home-cover-why = İki pul 2. hanede buluştu, tek kalan yok. 8/2 6/3 oynasaydınız rakibiniz 36 zarın { $shots } tanesiyle kırardı.
bring-home-one-blot = 6-1 attınız. 6’dan sonra 8’de bir pul kalıyor. 1’i öyle oynayın ki başka hiçbir şey tehlikede olmasın.
bring-home-one-blot-why = Rakip pulları kapılarınızın arkasında kapalı: 8’dekini 36 zarın yalnızca { $few } tanesi kırıyor. 6/5 oynasaydınız { $many } olurdu.
bring-home-all-home = Bütün pullarınızı eve getirin. Kırılsanız da başarabilirsiniz, yalnızca daha uzun sürer.

from-the-back-title = Arkadan boşaltın
from-the-back-idea = Rakibiniz sizi hâlâ kırabiliyorken önce en yüksek hanenizi boşaltın. Güvenlik hızdan önce gelir.
from-the-back-clear-six = 6-1 attınız. Okları izleyin: biri 6 ile toplanıyor, öteki de 6’dan ayrılıyor.
from-the-back-clear-six-why = 6. hane boşaldı, kalanlar ikişer ikişer. Orada tek kalan bir pulu 1’deki pul kırabilirdi.
from-the-back-one-off-is-plenty = 6-2 attınız. İki pul toplanabilir. Toplanmalı mı?
from-the-back-one-off-is-plenty-why = İkisini toplamak 36 zarın { $shots } tanesinin kırdığı açık pullar bırakır. Çok öndesiniz: biri yeter.
from-the-back-none-off = 2-1 attınız. Pul toplamak şart mı?
from-the-back-none-off-why = İki pul da 6’dan ayrıldı, tek kalan yok. O kadar öndesiniz ki bir hamle pul toplamadan geçebilir.
from-the-back-anchor = 2-1 attınız ve rakibinizin 1. hanenizde iki pulu var.
from-the-back-anchor-why = En arkadaki hane boşaldı, açık pul yok: kıran { $shots } zar var. Güvenli olunca yine toplarsınız.
from-the-back-past-the-anchor = Bütün pullarınızı toplayın. Rakibiniz açık pul bekliyor: gerekmedikçe bırakmayın.
