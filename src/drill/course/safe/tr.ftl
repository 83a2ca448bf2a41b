# Güvenli oyun ve cesur oyun.

safe-title = Güvenli ve cesur

count-shots-title = Atışları sayın
count-shots-idea = Hamlenizi bitirmeden açık pullarınıza bakın ve onları kıran zarları sayın. Başka bir hamle neredeyse aynı değerdeyse ve daha az zara kırılıyorsa, onu seçin.
count-shots-run-home = 5-3 attınız. 3. kapıyı alabilirsiniz, ama oku izleyin.
count-shots-run-home-why = Geride kalan son pulunuz güvende: sizi kıran { $none } zar var. 8/3 6/3 oynasaydınız 36 zarın { $shots } tanesi kırardı.
count-shots-make-or-hit = 6-1 attınız. 1. hanede kırabilir ya da bir kapı alabilirsiniz.
count-shots-make-or-hit-why = 7. kapı sizin ve tek kalan pulunuz yok. 1. hanede kırmak az kazandırır ve rakibinize sizi kıran { $shots } zar verir.
count-shots-quiet-cover = 4-1 attınız. 7. hanede açık pul var, ama önce kendi pullarınıza bakın.
count-shots-quiet-cover-why = En iyi kapı sizin ve kırılacak pul yok. 13/9 8/7* ile kırmak { $shots } zara açık kalmak demekti.
count-shots-sneak-past = Bütün pullarınızı iç sahanıza getirin. Açık pul bırakmadan önce sayın.

strong-board-title = Rakibin iç sahasına bakın
strong-board-idea = Rakibinizin iç sahasında ne kadar çok kapı varsa, kırılmak size o kadar pahalıya gelir. Dört ya da daha çok kapıya karşı güvenli oynayın.
strong-board-no-hurry = 4-1 attınız ve rakibinizin iç sahasında dört kapı var. Oku izleyin.
strong-board-no-hurry-why = Açık pulunuz kapandı ve yenisi kalmadı. 13/9 6/5 oynasaydınız { $shots } zara kırılırdınız ve belki yeniden giremezdiniz.
strong-board-all-the-way = 5-3 attınız. 14. hanede tek bir pul duruyor.
strong-board-all-the-way-why = Pul eve vardı. 11. kapıyı almak güzel görünür, ama dört kapalı haneye karşı { $shots } zara kırılırsınız.
strong-board-dull-but-right = 4-2 attınız. Birkaç güzel hamle var. Rakibiniz sonra en iyi zarını atsa, hangisi yine hoşunuza giderdi?
strong-board-dull-but-right-why = 7’deki açık pul kapandı ve kalanı 36 zarın yalnızca { $few } tanesi kırıyor. 13/9 7/5 oynasaydınız { $shots } olurdu.
strong-board-quiet-way-home = Açık pul bekleyen iki pula rağmen her şeyi eve getirin.

weak-board-title = Size zarar veremezlerken
weak-board-idea = Rakibinizin iç sahasında yalnızca bir iki kapı varsa, kırılınca kolayca girersiniz. İyi kapılar için savaşmanın zamanıdır.
weak-board-five-point = 3-1 attınız. Gerideki pullarınız güvenli bir kapı alabilir, ama okları izleyin.
weak-board-five-point-why = 5. kapınız, gerideki iki pulun tehlikesine değer. Biri kırılsa bile hemen girer.
weak-board-far-hit = 5-3 attınız. 3. kapı güvenli olurdu. Daha iyisi var mı?
weak-board-far-hit-why = Kırmak rakibinize 16 pip kaybettirdi ve gerideki bir pulunuz çıktı. Karşılığında kırılırsanız az kaybedersiniz.
weak-board-from-the-bar = 4-3 attınız ve girmeniz gerek. Güvenli bir çapa alabilir ya da kırabilirsiniz.
weak-board-from-the-bar-why = Rakibiniz en iyi kapısını almak üzereydi. Kırmak bunu önledi ve size karşı yalnızca bir kapı kapalı.
weak-board-in-the-middle = 5-4 attınız. Girin ve öteki sayıyla kırın.
weak-board-in-the-middle-why = Bir hamlede iki iş: siz girdiniz, rakibiniz zaman yitirdi ve onun da girmesi gerek.
weak-board-take-the-five = İkinci bir pulla 5. kapınızı alın.

worth-it-title = Nedeni olan risk
worth-it-idea = Açık pul bir şey kazandırıyorsa iyidir: bir pul kırmak, önemli bir kapı ya da zaman. Karşılığında ne aldığınızı sorun.
worth-it-leave-the-anchor = 2-1 attınız. 18’deki bir pul kırabilir, ama o zaman ikisi de güvende olmaz.
worth-it-leave-the-anchor-why = { $shots } zar sizi kırar, ama rakibiniz önce girmek zorunda ve siz 5. kapıyı aldınız.
worth-it-strike-first = 3-2 attınız. 9/4 güvenli olurdu. Ama rakibiniz çapa almak üzere.
worth-it-strike-first-why = Çapadan önce kırdınız ve 4’ü de kapattınız. { $shots } zar sizi kırar; ötekiler rakibinizi zorda bırakır.
worth-it-leave-it-open = 4-3 attınız ve bardasınız. Çapa mı, kırmak mı?
worth-it-leave-it-open-why = Rakibinizin üç açık pulu var. Toparlanmadan birini kırın.
worth-it-dare = Dışarıda açık bir pul var. Onu ya da bir başkasını kırmak için üç hamleniz var.
