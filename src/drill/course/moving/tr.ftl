# Oynamak ve kırmak.

moving-title = Oynamak ve kırmak

two-dice-title = İki zar, iki adım
two-dice-idea = Her zar ayrı bir adımdır: ikisini aynı pulla da oynayabilirsiniz, iki ayrı pulla da. 6-6 gibi bir çift zar dört adım verir.
two-dice-run = Üçgenlere hane denir; pullarınız 24’ten 1’e doğru gider. 6-5 attınız: okları izleyin, tek pulla kaçın.
two-dice-run-why = Pul 6 ile 24’ten 18’e, oradan 5 ile 13’e gider ve öteki pullarınızın yanında güvende olur. Bu hamle 24/13 diye yazılır.
two-dice-together = 4-2 attınız. İki pulu yeni bir hanede buluşturun.
two-dice-together-why = 4 ile bir pul 8’den 4’e, 2 ile bir başkası 6’dan 4’e gelir. İki pulunuzun durduğu haneye rakibiniz gelemez.
two-dice-six-one = 6-1 attınız. İki pulu yine yeni bir hanede buluşturun.
two-dice-six-one-why = 6 ile 13’ten, 1 ile 8’den birer pul 7’ye gelir. Böylece 6, 7 ve 8 sizin olur: yan yana üç kapı, rakibinizin aşması gereken bir duvar.
two-dice-double = 6-6 attınız. Çift zar dört kez oynanır, yani iki yerine dört tane 6’nız var. İkişer ikişer oynayın ki açıkta pul kalmasın.
two-dice-double-why = İki pul 24’ten 18’e, iki pul 13’ten 7’ye gider: hep ikişer ikişer. 24/18(2) 13/7(2) diye yazılır; parantez içindeki 2, iki pul demektir.
two-dice-race = Bütün pullarınızı rakibinizden önce toplayın. 4 ile 4 hanesinden bir pul toplayabilir ya da 6’daki veya 5’teki bir pulu 4 adım ilerletebilirsiniz; 6, 5 ve 4 boşsa en gerideki pulu toplayın.

landing-title = Nereye oynanır
landing-idea = Rakibin iki ya da daha çok pulunun durduğu haneler kapalıdır, onların dışında her yere oynayabilirsiniz. Bir pulla iki zarı da oynarken ara durak da açık olmalıdır.
landing-blocked = 6-1 attınız. 24 hanesinden 6 oynanmıyor: orası kapalı. 6’yı başka pulla oynayın, okları izleyin.
landing-blocked-why = 18 hanesinde iki rakip pulu var, 24’ten 6 bu yüzden oynanmaz. Onun yerine 6 ile 13’ten, 1 ile 8’den birer pul 7’ye gelir.
landing-short-way = 5-3 attınız. 24’teki pulu 16’daki pulunuzun yanına götürün: 5 ile başlanmaz, çünkü 19 rakibinizin kapısı.
landing-short-way-why = Pul 3 ile 24’ten 21’e gider, orası açıktır; 5 ile de 16’ya varır. Bir hamleden vazgeçmeden önce öteki sayıyla başlamayı da deneyin.
landing-five-five = 5-5 attınız, ama 24’teki pullarınız oynayamıyor: 19 rakibinizin kapısı. Dört 5 ile 13’teki iki pulu birlikte iç sahanızda (1’den 6’ya kadar) yeni bir haneye götürün.
landing-five-five-why = 13’ten 3’e iki tane 5 gerekir: dört 5’inizle iki pul 3’e gelir, açıkta pul kalmaz.
landing-slip = Gerideki iki pulunuzu rakibin iç sahasından çıkarın, ikisini de 18 hanesine ya da ötesine geçirin. 12 hamleniz var.

hitting-title = Açık pulu kırın
hitting-idea = Tek başına duran pula açık pul denir. Üstüne oynarsanız kırılır: ortadaki şeride, yani bara gider ve yola baştan başlar.
hitting-point = 3-1 attınız. 5 hanesindeki açık pulu kırın, yanına bir pul daha getirin: okları izleyin.
hitting-point-why = 8’den gelen pul kırar, 6’dan gelenle kapı olur. 8/5* 6/5 diye yazılır; yıldız kırmayı gösterir.
hitting-bar-point = 6-1 attınız. 7 hanesinde rakibinizin açık pulu var: onu kırın, aynı hamlede kapıyı da alın.
hitting-bar-point-why = 6 ile 13’ten, 1 ile 8’den birer pul 7’deki açık pulun üstüne gelir. Kırılan pul bara gider, sizin de yan yana üç kapınız olur.
hitting-two-blots = 4-4 attınız: dört tane 4. Kırın, ama kendi pullarınızdan hiçbirini açıkta bırakmayın.
hitting-two-blots-why = İki pul birlikte 13’ten 9’a, oradan 5’e gider ve açık pulu kırar. Rakibiniz bardan girmek zorundadır ve kıracak pul bulamaz.
hitting-catch = Rakibinizin iki pulu hâlâ yolda. Birini kırın. 5 hamleniz var.

coming-in-title = Bardan girmek
coming-in-idea = Kırık pul her şeyden önce girmelidir: 1 ile 24 hanesine, 6 ile 19 hanesine. Orası rakibin kapısıysa o sayıyla giremezsiniz.
coming-in-first = 4-3 attınız. Okları izleyin: 4 ile girin, karşıdaki öteki pulunuzu da 3 ile onun yanına getirin ki hiçbiri tek başına kalmasın.
coming-in-first-why = 4 ile bardaki pul 21’e girer, 3 ile 24’teki pul yanına gelir. Karşı tarafta bir hanede duran iki pula çapa denir.
coming-in-count-open = Rakibinizin iç sahasında üç kapısı var. İki zar 6 × 6 = 36 türlü gelir: kaçıyla girersiniz?
coming-in-count-open-why = Altı sayının üçü kapalı. İki zar da kapalı gelirse gele: 3 × 3 = 9. Yani 36 zarın { $in } tanesiyle girersiniz.
coming-in-two-at-once = 3-2 attınız; bu kez girerken rakibinizin canını yakabilirsiniz. Girin ve iki açık pulu da kırın.
coming-in-two-at-once-why = 3 ile 22’deki açık pulu kırarak girersiniz, 2 ile aynı pul 20’dekini de kırar. Rakibinizin iki pulu barda kalır.
coming-in-enter = Bardan girin ve o pulu 18 hanesine ya da ötesine geçirin. 12 hamleniz var.

pips-title = Kim önde?
pips-idea = Pip, bir hanelik adımdır. Bütün pulların toplanana kadar kaç adım atacağını sayın: kiminki azsa o öndedir.
pips-yours = 6 hanesinde iki, 5 hanesinde iki, 3 hanesinde bir pulunuz var. Kaç pipiniz kaldı?
pips-yours-why = 6 + 6 + 5 + 5 + 3 = { $count }. 6 hanesindeki bir pul altı piple toplanır.
pips-theirs = Şimdi de ters yönde giden rakibinizi sayın: sizin 19 hanenizdeki üç pulun altışar, 20’deki iki pulun beşer, 23’teki pulun 2 adımı kaldı. Kaç pip eder?
pips-theirs-why = 6 + 6 + 6 + 5 + 5 + 2 = { $count }. Sizinki 25’ti, yani siz önde olurdunuz.
pips-past = Sizin { $you }, rakibinizin { $they } pipi kaldı. Öndesiniz ve 6-6 attınız: son iki pulunuzla rakibi geçin, iç sahanıza varın.
pips-past-why = İki pulunuz 14’ten kalkıp 9’daki iki rakip pulunu geçer ve iç sahanıza varır. Artık kimse kırılamaz: bundan sonrası yarış ve siz öndesiniz.
pips-last = Artık kimse kıramaz. Pullarınızı rakibinizden önce toplayın: her zarla ya gösterdiği haneden bir pul toplar ya da bir pulu ilerletirsiniz. Zar en gerideki pulunuzun hanesinden büyükse onu toplarsınız.
