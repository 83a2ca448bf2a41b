# Güvenli oyun ve cesur oyun.

safe-title = Güvenli ve cesur

count-shots-title = Kıran zarları sayın
count-shots-idea = Hamlenizi bitirmeden açık pullarınıza (tek başına duranlara) bakın, onları kıran zarları sayın. Aşağı yukarı aynı değerde ama daha az zarla kırılan bir hamle varsa onu oynayın.
count-shots-run-home = 5-3 attınız. 3 hanesine iki pul koyup kapı alabilirsiniz, ama siz oku izleyin.
count-shots-run-home-why = Geride kalan son pulunuz da güvende, sizi kıran zar yok. 3 kapısını alsaydınız (8/3 6/3 diye yazılır) 36 zarın { $shots } tanesi sizi kırardı. İki zar 36 türlü gelebilir.
count-shots-make-or-hit = 6-1 attınız. 1 hanesinde kırabilir ya da bir kapı alabilirsiniz. Hangisi daha iyi?
count-shots-make-or-hit-why = 7 kapısı sizin, açıkta pul yok. 1 hanesinde kırmak az kazandırır, karşılığında rakibinizin { $shots } zarı sizi kırar.
count-shots-quiet-cover = 4-1 attınız. 7 hanesindeki açık pulu kırabilir ya da 9’daki açık pulunuzla iç sahada kapı alabilirsiniz. Hangisi daha iyi?
count-shots-quiet-cover-why = En iyi kapı sizin, kırılacak pulunuz da yok. 13/9 8/7* ile kırsaydınız sizi kıran { $shots } zar olurdu.
count-shots-sneak-past = Bütün pullarınızı iç sahanıza getirin. Açık vermeden önce sayın. 12 hamleniz var.

strong-board-title = Rakibin iç sahasına bakın
strong-board-idea = Rakibin iç sahasında kapı çoğaldıkça kırılmanın bedeli artar. Dört ve daha çok kapıya karşı güvenli oynayın.
strong-board-no-hurry = 4-1 attınız, rakibinizin iç sahasında dört kapı var. Oku izleyin.
strong-board-no-hurry-why = Açık pulunuz kapandı, yenisi de çıkmadı. 13/9 6/5 oynasaydınız { $shots } zar sizi kırardı, belki bir daha giremezdiniz.
strong-board-all-the-way = 5-3 attınız, 14 hanesinde tek bir pulunuz duruyor. Başka açık vermeden onu güvene alın.
strong-board-all-the-way-why = Pul yerine vardı. 11 kapısını almak göze hoş gelir, ama dört kapalı kapıya karşı { $shots } zarla kırılırsınız.
strong-board-dull-but-right = 4-2 attınız, güzel görünen birkaç hamle var. En güvenlisini seçin: 7’deki tek pulunuzun yanına ikincisini getirin.
strong-board-dull-but-right-why = 7’deki açık pul kapandı, kalanı 36 zarın yalnızca { $few } tanesi kırar. 13/9 7/5 oynasaydınız { $shots } olurdu.
strong-board-quiet-way-home = Rakibin iki pulu açık vermenizi bekliyor. Yine de bütün pullarınızı içeri alın. 12 hamleniz var.

weak-board-title = Kırılmak ucuzken
weak-board-idea = Rakibinizin iç sahasında yalnızca bir iki kapı varsa kırılınca kolayca girersiniz. İyi kapılar için çarpışmanın tam zamanıdır.
weak-board-five-point = 3-1 attınız. Gerideki pullarınızla güvenli bir kapı alabilirsiniz, ama siz okları izleyin.
weak-board-five-point-why = 5 kapısı, gerideki iki pulun tehlikeye girmesine değer. Biri kırılsa bile hemen girer.
weak-board-far-hit = 5-3 attınız. 3 kapısını almak güvenli olurdu, ama kırabilirsiniz de. Hangisi daha iyi?
weak-board-far-hit-why = Kırmak rakibinize 16 pip, yani 16 adım kaybettirdi, gerideki bir pulunuz da çıktı. Siz de kırılırsanız kaybınız az olur.
weak-board-from-the-bar = 4-3 attınız ve girmeniz gerek. Karşıda çapa kurabilir, yani iki pulu aynı hanede buluşturabilir ya da kırabilirsiniz. Hangisi?
weak-board-from-the-bar-why = Rakibiniz iç sahasındaki en iyi kapıyı almak üzereydi. Kırmak bunu önledi, karşınızda da yalnızca bir kapı kapalı.
weak-board-in-the-middle = 5-4 attınız. 5 ile girin, 4 ile kırın: 9 hanesinde mi, 2 hanesinde mi?
weak-board-in-the-middle-why = Girdiniz; 9’da kırılan pul dokuz adım kaybeder, 2’deki yalnızca iki adım kaybederdi. Rakibiniz de girmek zorunda.
weak-board-take-the-five = 5 hanesine ikinci pulu getirin, kapıyı alın. 4 hamleniz var.

worth-it-title = Değecek risk
worth-it-idea = Bir şey kazandırıyorsa açık pul iyidir: rakibi kırmak, önemli bir kapı ya da zaman. Kendinize sorun: karşılığında ne alıyorum?
worth-it-leave-the-anchor = 2-1 attınız. 18’den kırıp 5 kapısını alabilirsiniz, ama o zaman 18’deki iki pul da açıkta kalır. Değer mi?
worth-it-leave-the-anchor-why = 5 kapısını aldınız ve rakibiniz önce girmek zorunda. { $shots } zar sizi kırar, ama buna değer.
worth-it-strike-first = 3-2 attınız. 9’dan 4’e oynamak güvenli, ama rakibinizin 3’teki son pulu kaçmak üzere: onu kırın, öteki zarla 4’teki açığınızı kapatın.
worth-it-strike-first-why = Kaçmadan kırdınız, 4’ü de kapattınız. { $shots } zar sizi kırar; ötekilerde rakibiniz zorda kalır.
worth-it-leave-it-open = 4-3 attınız, bir pulunuzun bardan girmesi gerek. 21’de çapa kurmak mı, 3 ile girip 9’da kırmak mı?
worth-it-leave-it-open-why = Rakibinizin üç açık pulu var. Toparlanmadan birini kırın.
worth-it-dare = 10 ve 1 hanelerinde rakibinizin birer açık pulu var. Üç hamle içinde birini kırın.
