# İçeri almak ve toplamak.

bearing-title = İçeri almak ve toplamak

taking-off-title = Mümkünse iki pul birden
taking-off-idea = Attığınız sayıyla o haneden bir pul toplar ya da bir pulu ilerletirsiniz; sayı en gerideki pulunuzun hanesinden büyükse onu toplarsınız. İki pul toplamak, derli toplu bir hamleden neredeyse hep iyidir.
taking-off-two-off = 2-1 attınız. Rakibinize iki hamle daha gerek; çift atarsa (iki zar aynı gelirse) bir hamle yeter. Okları izleyin ve iki pul toplayın.
taking-off-two-off-why = Üç yerine iki pul kaldı; bir hamle daha yetebilir.
taking-off-leave-five = 3-2 attınız. 5’ten bir pul da toplayabilirsiniz, aşağıdan iki pul da. Hangisini daha iyi buluyorsanız onu oynayın.
taking-off-leave-five-why = 5’teki göz kırpıyordu, ama iki zar tek pula giderdi. Şimdi yalnızca iki pul kaldı.
taking-off-make-room = 3-2 attınız. Yalnızca 3 ile pul toplanıyor. 2’yi en çok işe yaradığı yere oynayın.
taking-off-make-room-why = 2’de ve 1’de birer pul kaldı: sonraki hamlede { $rest } zarın hepsi ikisini de toplar. Zaten aşağıda olan pula zar harcamayın. İki zar 36 türlü gelebilir.
taking-off-sprint = Oyun başa baş. Bütün pullarınızı rakibinizden önce toplayın.

last-two-title = Son iki pul
last-two-idea = İki pulunuz kaldıysa ikisini birden toplayan zarları sayın. Zar 36 türlü gelir: çiftler bir kez, öteki ikililer iki kez sayılır.
last-two-three-two = Son iki pulunuz 3 ve 2’de. 36 zarın kaçı ikisini de toplar?
last-two-three-two-why = { $rolls } zar. Sizi yalnızca 1 yarı yolda bırakır: 11 zarda 1 vardır ve her birinde bir pul kalır.
last-two-four-one = Ya son iki pul 4 ve 1’deyse: 36 zarın kaçı ikisini de toplar?
last-two-four-one-why = { $rolls } zar: ya 4 ve üstü ya da 2-2 veya 3-3 gerekir. Dört artı bir beş eder, üç artı iki de; ama 4 ve 1 daha sık toplanır.
last-two-choose = 5-1 attınız. 5 ile bir pul toplayın. Sonra hangi ikisini bırakacağınızı seçin.
last-two-choose-why = 4 ve 1’de { $apart } zarla toplanırlar, 3 ve 2’de yalnızca { $level } zarla. Toplam aynı; işe yarayan, aşağıdaki pul.
last-two-photo-finish = Kıl payı bitecek. Son dört pulunuzu rakibiniz bitirmeden toplayın.

different-points-title = İki ayrı hane
different-points-idea = Aynı hanedeki iki pul için iki iyi sayı gerekir. Ayrı hanelerde her sayı kendi işini görür.
different-points-small-step = 5-1 attınız. 5 ile bir pul toplayın. Sonra 1 için en iyi adımı bulun.
different-points-small-step-why = 3 ve 2’deki iki pul { $apart } zarla toplanır, 3 ve 3’teki { $pair } zarla.
different-points-from-four = 6-1 attınız. 6 ile 5’teki pulu toplayın. Sonra 1 için en iyi adımı bulun.
different-points-from-four-why = 4 ve 2 { $apart } zarla toplanır, 3 ve 3 { $pair } zarla. Toplam aynı, ama haneler ayrı.
different-points-wide-apart = 2-1 attınız. 1 ile bir pul toplayın, sonra 2’yi oynayın.
different-points-wide-apart-why = 6’da pul bırakmak acemice görünür, ama 6 ve 2 { $apart } zarla toplanır, 4 ve 4 { $pair } zarla.
different-points-two-and-six = 5-2 attınız. 5 ile bir pul toplayın. Sonra 2 için en iyi adımı bulun.
different-points-two-and-six-why = Biri toplandı, kalan ikisi ayrı hanelerde: yine 6 ve 2.
different-points-gaps = Bütün pullarınızı rakibinizden önce toplayın. Toplayamadığınız zarla boş bir haneyi doldurun.

bring-home-title = Rakibin burnunun dibinden
bring-home-idea = Rakibinizin iç sahanızda kapısı varken açık bir pul (tek başına duran pul) oyunu kaybettirebilir. Pulları arkadan, ikişer ikişer içeri alın.
bring-home-both-together = 6-5 attınız, rakibiniz 1 hanesinde bekliyor. Okları izleyin: 8’deki iki pul birlikte çıkıyor.
bring-home-both-together-why = Her ikiliden birer pul oynasaydınız iki açık kalırdı. Böylece yalnızca bir açık var.
bring-home-cover = 6-3 attınız. 6’yı 8’den oynamak zorundasınız. Hiç açık bırakmayan 3’ü bulun.
bring-home-cover-why = İki pul 2 hanesinde buluştu, açıkta kalan yok. 3’ü 6’dan 3’e oynasaydınız rakibinizin 36 zarından { $shots } tanesi kırardı.
bring-home-one-blot = 6-1 attınız. 6’dan sonra 8’de bir pul kalıyor. 1’i öyle oynayın ki başka hiçbir pul tehlikede olmasın.
bring-home-one-blot-why = Rakibin pulları kapılarınızın arkasında hapis: 8’dekini 36 zarın yalnızca { $few } tanesi kırıyor. 1’i 6’dan 5’e oynasaydınız { $many } olurdu.
bring-home-all-home = Bütün pullarınızı içeri alın. Kırılsanız da başarabilirsiniz, yalnızca daha uzun sürer. 10 hamleniz var.

from-the-back-title = Arkadan boşaltın
from-the-back-idea = Rakibiniz sizi hâlâ kırabiliyorsa önce en gerideki hanenizi boşaltın. Önce güvenlik, sonra hız.
from-the-back-clear-six = 6-1 attınız. Okları izleyin: biri 6 ile toplanıyor, öteki de 6’dan ayrılıyor.
from-the-back-clear-six-why = 6 hanesi boşaldı, kalanlar ikişer ikişer. Orada tek başına kalan pul, 1’deki rakip pullarının hedefi olurdu.
from-the-back-one-off-is-plenty = 6-2 attınız. Ya iki pul toplarsınız ya da bir pul toplayıp hiç açık vermezsiniz. Hangisini daha iyi buluyorsanız onu oynayın.
from-the-back-one-off-is-plenty-why = İki pul toplasanız açık kalanları 36 zarın { $shots } tanesi kırar. Çok öndesiniz: bir pul yeter de artar.
from-the-back-none-off = 2-1 attınız, ikisiyle de pul toplanmıyor. Hiçbir pulu açıkta bırakmadan oynayın.
from-the-back-none-off-why = İki pul da 6’dan ayrıldı, açıkta kalan yok. O kadar öndesiniz ki bir hamle pul toplamasanız da olur.
from-the-back-anchor = 2-1 attınız, 1 hanesinde rakibinizin iki pulu var. Bir pul toplayın ya da 6 hanesini boşaltın: sizi daha uzun süre güvende tutanı seçin.
from-the-back-anchor-why = En gerideki hane boşaldı, açık pul da yok: sizi kıran zar yok. Tehlike geçince toplamaya devam edersiniz.
from-the-back-past-the-anchor = Bütün pullarınızı toplayın. Rakibiniz açık vermenizi bekliyor: zorunlu kalmadıkça vermeyin.
