# Güvenli oyun ve cesur oyun.

safe-title = Güvenli ve cesur

count-shots-title = Kıran zarları sayın
count-shots-idea = Açık pullarınızı (tek başına duranları) kıran zarları sayın. Aşağı yukarı eşit iki hamleden, daha az zarla kırılanı seçin.
count-shots-along = Rakibiniz, 10’daki açık pulunuzun iki adım gerisinde. İçinde 2 olan zarlar kırar: 2-2 ve öteki beş sayıyla ikişer kez 2, toplam 11. 1-1 de kırar. İki zarın 36 atışından kaçı eder?
count-shots-along-why = 11 + 1 = { $shots }. Önce sayının kendisi olan zarlar, sonra toplamı aynı yolu veren zarlar.
count-shots-how-many = Şimdi rakibiniz 8’deki açık pulunuzun dört adım gerisinde. İçinde 4 olan zarları, sonra yol açıksa toplamı 4 edenleri sayın. 36 zarın kaçı kırar?
count-shots-how-many-why = İçinde 4 olanlar: 4-4 bir, 4 ile öteki beş sayının her biri iki kez, toplam 11. 3-1 de 4 eder: iki tane daha. 2-2 ve 1-1 sizin 6 kapınıza takılır. Yani 36 zarın { $shots } tanesi kırar.
count-shots-how-many-near = 11, içinde 4 olan zarlar için doğru. Ama içinde 4 olmayan zarlar da kırar: iki sayısının toplamı 4 edenler.
count-shots-run-home = 5-3 attınız. 3 hanesine iki pul koyup kapı alabilirsiniz, ama siz okları izleyin.
count-shots-run-home-why = Artık sizi kıran zar yok. 3 kapısını alsaydınız (8/3 6/3 diye yazılır) { $shots } zar kırardı: 12’den 5 ile 11, 4-1 ve 3-2 ile dört, 7’den 6-4 ile iki.
count-shots-run-home-instead = 3 kapısını alınca 17’deki pulunuz, iki rakip pulun beş adım önünde tek kalır: 36 zarın { $shots } tanesi onu kırar. Okları izlerseniz hiçbiri kırmaz.
count-shots-make-or-hit = 6-1 attınız. 1 hanesinde kırabilir ya da bir kapı alabilirsiniz. Hangisini daha iyi buluyorsanız onu oynayın.
count-shots-make-or-hit-why = Hamlenizden sonra sizi kıran zar yok, 7 kapısı da sizin. 1’de kırsaydınız içinde 1 olan her zar, 36’da { $shots }, sizi kırardı; kazancınız da yalnızca bir adım olurdu.
count-shots-make-or-hit-instead = Kırmak rakibinize yalnızca bir adım kaybettirir. Ama 1’deki pulunuz tek: içinde 1 olan her zar, 36’da { $shots }, onu kırar ve siz 24 adım kaybedersiniz.
count-shots-quiet-cover = 4-1 attınız. 7 hanesindeki açık pulu kırabilir ya da 9’daki açık pulunuzla iç sahada kapı alabilirsiniz. Hangisini daha iyi buluyorsanız onu oynayın.
count-shots-quiet-cover-why = En iyi kapı, 5, sizin ve sizi kıran zar yok. 13/9 8/7* ile kırsaydınız 36 zarın { $shots } tanesi sizi kırardı; dört kapıya karşı belki bir daha giremezdiniz.
count-shots-quiet-cover-instead = Kırınca 7’deki pulunuz tek kalır: 36 zarın { $shots } tanesi onu kırar. Rakibinizin iç sahasında dört kapı var, belki bir daha giremezsiniz.
count-shots-sneak-past = Bütün pullarınızı iç sahanıza getirin. Açık vermeden önce sayın. 12 hamleniz var.

strong-board-title = Rakibin iç sahasına bakın
strong-board-idea = Rakibin iç sahasındaki her kapısı size kapalıdır: kırılınca oradan giremezsiniz. Dört ve daha çok kapalı kapıya karşı güvenli oynayın.
strong-board-no-hurry = 4-1 attınız, rakibinizin iç sahasında dört kapı var. Okları izleyin.
strong-board-no-hurry-why = Artık tek pulunuz yok, sizi kıran zar da yok. 13/9 6/5 gibi daha atak bir hamlede { $shots } zar sizi kırardı; dört kapıya karşı belki bir daha giremezdiniz.
strong-board-no-hurry-instead = Bu hamle yeni kapılar hazırlar, ama üç pulu tek bırakır: 36 zarın { $shots } tanesi birini kırar, dört kapıya karşı girmek de zordur.
strong-board-all-the-way = 5-3 attınız, 14 hanesinde tek bir pulunuz duruyor. Başka açık vermeden onu güvene alın.
strong-board-all-the-way-why = Pul yerine vardı, sizi kıran zar da yok. Bunun yerine 11 kapısını alsaydınız 16’daki pulunuzu { $shots } zar kırardı, üstelik dört kapı kapalı.
strong-board-all-the-way-instead = 11 kapısı göze hoş gelir, ama şimdi 16’daki pulunuz tek kaldı: 36 zarın { $shots } tanesi onu kırar ve rakibinizin iç sahasında dört kapı var.
strong-board-dull-but-right = 4-2 attınız, güzel görünen birkaç hamle var. En güvenlisini seçin: 7’deki tek pulunuzun yanına ikincisini getirin.
strong-board-dull-but-right-why = 7’deki açık pul kapandı, kalanı 36 zarın yalnızca { $few } tanesi kırar. 13/9 7/5 oynasaydınız { $shots } olurdu.
strong-board-dull-but-right-instead = Atak görünüyor, ama şimdi üç pulunuz tek ve 36 zarın { $shots } tanesi birini kırar. Dört kapıya karşı bu çok fazla.
strong-board-quiet-way-home = Rakibin iki pulu açık vermenizi bekliyor. Yine de bütün pullarınızı içeri alın. 12 hamleniz var.

weak-board-title = Kırılmak ucuzken
weak-board-idea = İç sahasında yalnızca bir iki kapı kapalıysa (rakibinizin elindeyse) kırılınca kolayca girersiniz. İyi kapılar için çarpışmanın tam zamanıdır.
weak-board-five-point = 3-1 attınız. Gerideki pullarınızla güvenli bir kapı alabilirsiniz, ama siz okları izleyin.
weak-board-five-point-why = 5 kapısı buna değer. 36 zarın { $shots } tanesi gerideki ikiliden birini kırar, ama kaybınız en çok beş adımdır; tek kapı kapalıyken de kolayca girersiniz.
weak-board-five-point-instead = Güvenli, ama burada acelesi yok: rakibinizin iç sahasında tek kapı var, kırılmanın bedeli az. Kendi 5 kapınız daha çok kazandırır.
weak-board-far-hit = 5-3 attınız. 3 kapısını almak güvenli olurdu, ama kırabilirsiniz de. Hangisini daha iyi buluyorsanız onu oynayın.
weak-board-far-hit-why = Kırmak rakibinize 16 pip, yani 16 adım kaybettirdi, gerideki bir pulunuz da çıktı. 36 zarın { $shots } tanesi sizi kırar, ama tek kapı kapalıyken kaybınız az olur.
weak-board-far-hit-instead = 3 kapısı güvenli, ama o kadar dipte pek engel olmaz. Kırmak rakibinize 16 adım kaybettirir; tek kapı kapalıyken bu riski alabilirsiniz.
weak-board-from-the-bar = 4-3 attınız ve girmeniz gerek. Karşıda çapa kurabilir, yani iki pulu aynı hanede buluşturabilir ya da kırabilirsiniz. Hangisini daha iyi buluyorsanız onu oynayın.
weak-board-from-the-bar-why = Rakibiniz iç sahasının en iyisi olan 20 kapısını almak üzereydi; kırmak bunu önledi. 36 zarın { $shots } tanesi sizi kırar, ama tek kapı kapalıyken kolayca girersiniz.
weak-board-from-the-bar-instead = Çapa güvenli, ama şimdi 36 zarın { $cover } tanesi rakibin 20’deki açık pulunu kapatır; orası en iyi kapıdır. Kırmak bunu önler, karşınızda da tek kapı kapalı.
weak-board-in-the-middle = 5-4 attınız. 5 ile girin, 4 ile 9 hanesinde ya da 2 hanesinde kırın. Hangisini daha iyi buluyorsanız onu oynayın.
weak-board-in-the-middle-why = Girdiniz; 9’da kırılan pul dokuz adım kaybeder, 2’deki yalnızca iki adım kaybederdi. Rakibiniz de girmek zorunda.
weak-board-in-the-middle-instead = 2’de rakibiniz yalnızca iki adım kaybeder: o pul daha yeni yola çıktı. 9’daki dokuz adım kaybederdi.
weak-board-take-the-five = 5 hanesine ikinci pulu getirin, kapıyı alın. 4 hamleniz var.

worth-it-title = Değecek risk
worth-it-idea = Kazandırdığı, kırılmanın bedelinden çoksa açık pul iyidir. Rakibin iç sahasında az kapı varsa ve pulunuz henüz çok yol almadıysa kırılmanın bedeli azdır.
worth-it-leave-the-anchor = 2-1 attınız. 18’den kırıp 5 kapısını alabilirsiniz, ama o zaman 18’deki iki pul da açıkta kalır. Hangi hamle daha iyiyse onu oynayın.
worth-it-leave-the-anchor-why = 5 kapısı sizin, rakibiniz de 16 adım kaybetti. 36 zarın { $shots } tanesi sizi kırar, ama kaybınız en çok dokuz adımdır; iki kapı kapalıyken de kolayca girersiniz.
worth-it-leave-the-anchor-instead = 5 kapısı sizin, ama rakibin 16’daki pulu kurtulur. Kırsanız 16 adım kaybederdi; yalnızca iki kapı kapalıyken bu riski alabilirsiniz.
worth-it-strike-first = 3-2 attınız. 9’dan 4’e oynamak güvenli, ama rakibinizin iç sahanızda kalan tek pulu, 3’teki, kaçmak üzere: onu kırın, öteki zarla 4’teki açığınızı kapatın.
worth-it-strike-first-why = Artık barda, önünde 4, 6, 7 ve 8 kapılarınız var. 36 zarın { $shots } tanesi sizi kırar, ama 21 ve 22 kapılarınızdan girebilirsiniz: bu riske değer.
worth-it-strike-first-instead = Güvenli, ama 3’teki pulun kaçmasına izin verir. Tekken onu kırın: yeniden girmesi gerekir, 6, 7 ve 8 kapılarınız da önünü keser.
worth-it-leave-it-open = 4-3 attınız, bir pulunuzun bardan girmesi gerek. 21’de çapa kurabilir ya da 3 ile girip 9’da kırabilirsiniz. Hangisini daha iyi buluyorsanız onu oynayın.
worth-it-leave-it-open-why = Rakibiniz dokuz adım kaybetti; öteki iki açık pulunu kurtarmadan önce girmesi gerek. 36 zarın { $shots } tanesi sizi kırar, ama iki kapı kapalıyken kolayca girersiniz.
worth-it-leave-it-open-instead = Çapa güvenli, ama rakibinize üç açık pulunu toparlamak için bir hamle bırakır. Yalnızca iki kapı kapalıyken kırmayı göze alabilirsiniz.
worth-it-dare = 10 ve 1 hanelerinde rakibinizin birer açık pulu var. Üç hamle içinde birini kırın.
