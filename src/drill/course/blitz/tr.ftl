# Saldırı ve çapa.

blitz-title = Saldırı ve çapa

hit-and-make-title = Kırın ve kapıyı alın
hit-and-make-idea = En iyisi iki pulla birden kırmaktır: açık pul bara gider, kapı da sizin olur.
hit-and-make-first = 4-2 attınız ve rakibiniz gerideki pullarını ayırmış. Okları izleyin.
hit-and-make-first-why = Hem kırdınız hem 4. kapıyı aldınız; bardan gelen pul size orada bir şey yapamaz.
hit-and-make-on-the-bar = 4-2 attınız. Bir rakip pulu zaten barda, biri de tek başına.
hit-and-make-on-the-bar-why = 4, 5 ve 6 sizin, barda iki pul var. 36 zarın { $in } tanesi birini sokar, ikisini birden pek az zar.
hit-and-make-third-one = 5-3 attınız. Barda zaten iki pul var. Bir tane daha olur mu?
hit-and-make-third-one-why = Barda üç pul, sizde dördüncü bir kapı. Rakibiniz karşılık veremezken saldırın.
hit-and-make-seal = Barda pul varken iç sahanızın altı kapısını da kapatın: girecek yer bırakmayın.

two-on-the-bar-title = İki, birden iyidir
two-on-the-bar-idea = Barda iki pulu varken rakibiniz ikisini de sokmadan başka bir şey oynayamaz. Bu bir riske değer.
two-on-the-bar-nearer-then-further = 4-2 attınız. İç sahanızda iki açık pul var.
two-on-the-bar-nearer-then-further-why = Tek pul ikisini de kırdı. İki pul girmek zorundayken sizin açık pulunuz pek tehlikede değil.
two-on-the-bar-coming-in = 4-3 attınız ve girmeniz gerek. Önünüzdeki iki açık pula bakın.
two-on-the-bar-coming-in-why = Girerken birini, sonra da ikincisini kırdınız. Tek hamlede bardan saldırıya.
two-on-the-bar-long-way = 6-4 attınız. 9. ve 3. hanede birer açık pul var.
two-on-the-bar-long-way-why = Tek pul ikisini de topladı. Barda iki pulu olan rakibinizin açık pullarınızı kırmaya zamanı yok.
two-on-the-bar-one-is-enough = Rakibiniz iki açık pul bıraktı. Birini kırmak için iki hamleniz var.

shut-the-door-title = Kapıyı kapatın
shut-the-door-idea = Barda pul varken aldığınız her kapı rakibinizin bir sayısını alır. Yedek pul getirmek yerine kapı alın.
shut-the-door-fifth = 5-4 attınız ve barda iki pul var. Okları izleyin.
shut-the-door-fifth-why = Beş kapı kapalı. 36 zarın yalnızca { $in } tanesi bir pul sokar.
shut-the-door-five-point = 5-1 attınız. En değerli kapı hangisi?
shut-the-door-five-point-why = 4, 5 ve 6 artık kapalı, { $in } zar giriyor. Bu hâlâ çok, ama rakibiniz en dibe, duvarınızın arkasına giriyor.
shut-the-door-cover = 5-4 attınız. 2. hanede açık bir pulunuz var.
shut-the-door-cover-why = Açık pul kapandı ve iç sahanızda beş kapı kapalı. 36 zarın yalnızca { $in } tanesi giriyor.
shut-the-door-close-out = Rakibiniz bardayken iç sahanızın altı kapısını da kapatın.

your-own-anchor-title = Kendi çapanız
your-own-anchor-idea = Saldırıya uğrayan sizseniz, rakibin iç sahasında aynı hanedeki iki pul sizi kurtarır: kırılamazlar ve oraya her zaman girebilirsiniz.
your-own-anchor-join = 3-1 attınız. Gerideki iki pulunuz tek başına. Okları izleyin.
your-own-anchor-join-why = 21. hanede buluştular. Saldırı bitti.
your-own-anchor-small-number = 5-1 attınız. 5’ten önce 1’i iyi düşünün.
your-own-anchor-small-number-why = 1 ikisini buluşturdu. Ardından 13/8 güvenliydi ve yardımcı bir pul getirdi.
your-own-anchor-from-the-bar = 4-1 attınız ve bardasınız.
your-own-anchor-from-the-bar-why = 24’ten girip 20’ye gitmek en iyi çapayı kurdu: rakibinizin 5. hanesi.
your-own-anchor-hold-on = 5-3 attınız. İki sayıyla da girebilirsiniz.
your-own-anchor-hold-on-why = 5 ile 20’deki pula katılırsınız, 3 ile de kendi 5. hanenize oynarsınız. 3 ile girmek iki tek pul bırakır.
your-own-anchor-settle = 20. hanede bir çapa alın.
