# Saldırı ve çapa.

blitz-title = Saldırı ve çapa

hit-and-make-title = Kırın ve kapıyı alın
hit-and-make-idea = En iyisi iki pulla birden kırmaktır: açık pul, yani tek başına duran pul, bara gidip yola baştan başlar, kapı da sizin olur.
hit-and-make-first = 4-2 attınız, rakibiniz de gerideki pullarını ayırmış. Okları izleyin.
hit-and-make-first-why = Hem kırdınız hem iki pulla 4 kapısını aldınız: bardan giren pul orada sizi kıramaz.
hit-and-make-on-the-bar = 4-2 attınız. Rakibinizin bir kırığı var, bir pulu da 4 hanesinde açıkta: onu iki pulla birden kırın.
hit-and-make-on-the-bar-why = 4, 5 ve 6 sizin, barda iki pul var. 36 zarın { $in } tanesiyle biri girer, ikisi birden pek seyrek. İki zar 36 türlü gelebilir.
hit-and-make-third-one = 5-3 attınız, barda zaten iki pul var. İki zarla üçüncüyü kırıp 1 ya da 2 kapısını alabilirsiniz. Daha değerli olanı alın.
hit-and-make-third-one-why = Barda üç pul var, siz de dördüncü kapıyı aldınız. Rakibiniz karşılık veremezken saldırın.
hit-and-make-seal = Barda pul varken iç sahanızın altı kapısını da kapatın: girecek yer kalmasın. 12 hamleniz var.

two-on-the-bar-title = İki kırık, bir kırıktan iyidir
two-on-the-bar-idea = Barda iki pulu olan rakip, ikisi de girmeden başka bir şey oynayamaz. Bunun için risk almaya değer.
two-on-the-bar-nearer-then-further = 4-2 attınız. İç sahanızda rakibin iki açık pulu var: ikisini de aynı pulla kırın.
two-on-the-bar-nearer-then-further-why = Tek pulla ikisini de kırdınız. Rakibin iki pulu bardayken sizin açık pulunuzu 36 zarın yalnızca { $shots } tanesi kırar.
two-on-the-bar-coming-in = 4-3 attınız, bardan girmeniz gerek. Önünüzde iki açık pul var: giren pulla ikisini de kırın.
two-on-the-bar-coming-in-why = Girerken birini, devam ederken ötekini kırdınız. Bardan çıkıp tek hamlede saldırıya geçtiniz.
two-on-the-bar-long-way = 6-4 attınız. 9 ve 3 hanelerinde birer açık pul var. Birini ya da ikisini birden kırın, hangisini daha iyi buluyorsanız.
two-on-the-bar-long-way-why = Tek pul ikisini de kırdı. 36 zarın { $shots } tanesi açık pullarınızdan birini kırar, ama rakibiniz önce iki pulunu sokmak zorunda.
two-on-the-bar-one-is-enough = Rakibiniz iki açık pul bıraktı. Birini kırmak için iki hamleniz var.

shut-the-door-title = Kapıları kapatın
shut-the-door-idea = Barda pul varken aldığınız her kapı rakibin elinden bir sayı alır. Yedek pul getirmek yerine kapı alın.
shut-the-door-fifth = 5-4 attınız, barda iki pul var. Okları izleyin.
shut-the-door-fifth-why = Beş kapı kapalı. 36 zarın yalnızca { $in } tanesiyle girilir.
shut-the-door-five-point = 5-1 attınız. İç sahanızda üçüncü bir kapı alın.
shut-the-door-five-point-why = 4, 5 ve 6 artık kapalı; rakibiniz { $in } zarla girer. Bu hâlâ çok, ama girse bile en dibe, duvarınızın arkasına girer.
shut-the-door-cover = 5-4 attınız, 2 hanesinde açık pulunuz var. Onu 7’den kapatın, öteki zarla bir pulu daha iç sahaya getirin.
shut-the-door-cover-why = Açık pul kapandı, iç sahanızda beş kapı tamam. 36 zarın yalnızca { $in } tanesiyle girilir.
shut-the-door-close-out = Rakibiniz bardayken iç sahanızın altı kapısını da kapatın. 12 hamleniz var.

your-own-anchor-title = Kendi çapanız
your-own-anchor-idea = Saldırıya uğrayan sizseniz size bir çapa, yani rakibin iç sahasında aynı hanede iki pul gerekir. Onlar kırılmaz, siz de oraya her zaman girersiniz.
your-own-anchor-join = 3-1 attınız. Gerideki iki pulunuz da açıkta. Okları izleyin.
your-own-anchor-join-why = 21 hanesinde buluştular. Saldırı bitti.
your-own-anchor-small-number = 5-1 attınız. 1 ile gerideki iki pulu buluşturun, 5 için güvenli bir adım bulun.
your-own-anchor-small-number-why = 1 ikisini buluşturdu, 13’ten 8’e oynanan 5 de güvenliydi.
your-own-anchor-from-the-bar = 4-1 attınız, pulunuz barda. Girin ve hemen çapa kurun.
your-own-anchor-from-the-bar-why = Girip 20’ye geçtiniz: en iyi çapa budur.
your-own-anchor-hold-on = 5-3 attınız, iki sayıyla da girebilirsiniz. Çapa kurun, öteki zarı 8’den oynayın.
your-own-anchor-hold-on-why = 5 ile 20’deki pulun yanına girdiniz, 3 ile de iç sahanızdaki 5’e oynadınız. 3 ile girseydiniz iki pul da açıkta kalırdı.
your-own-anchor-settle = 20 hanesinde çapa kurun. 8 hamleniz var.
