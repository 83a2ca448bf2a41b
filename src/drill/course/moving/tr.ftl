# Oynamak ve kırmak.

moving-title = Oynamak ve kırmak

two-dice-title = İki zar, iki adım
two-dice-idea = Her zar ayrı bir adımdır. İkisini aynı pulla da oynayabilirsiniz, iki ayrı pulla da.
two-dice-run = Üçgenlere hane denir; pullarınız 24’ten 1’e doğru gider. 6-5 attınız: oku izleyin, tek pulla kaçın.
two-dice-run-why = 18 hanesi yalnızca ara duraktı: pulla önce 6, sonra 5 oynadınız. Şimdi arkadaşlarının yanında, güvende. Bu hamle 24/13 diye yazılır.
two-dice-together = 4-2 attınız. İki pulu yeni bir hanede buluşturun.
two-dice-together-why = Biri 8 hanesinden, öteki 6 hanesinden geldi. Bir arada duran iki pul kırılmaz.
two-dice-six-one = 6-1 attınız. Yine iki pul buluşabilir: nerede?
two-dice-six-one-why = 6, 7 ve 8 artık sizin: yan yana üç kapı. Rakibinizin bu duvarı aşması gerek.
two-dice-double = 6-6 attınız. Çift zar dört kez oynanır, yani dört tane 6’nız var. İkişer ikişer oynayın ki açıkta pul kalmasın.
two-dice-double-why = 24 hanesinden ve 13 hanesinden ikişer pul çıktı ve birlikte vardılar. Açıkta kalan yok. 24/18(2) 13/7(2) diye yazılır; parantez içindeki 2, iki pul demektir.
two-dice-race = Bütün pullarınızı rakibinizden önce toplayın. 4 ile 4 hanesinden bir pul toplanır; orada pul yoksa daha gerideki bir pulu oynayın, o da yoksa kalanların en gerisindekini toplayın.

landing-title = Nereye oynanır
landing-idea = Rakibin iki ya da daha çok pulunun durduğu haneler kapalıdır, onların dışında her yere oynayabilirsiniz. Bir pulla iki zarı da oynarken ara durak da açık olmalıdır.
landing-blocked = 6-1 attınız. 24 hanesinden 6 oynanmıyor: orası kapalı. 6’yı başka pulla oynayın, oku izleyin.
landing-blocked-why = 18 hanesinde iki rakip pulu var, 24’ten 6 bu yüzden oynanmadı. 13 ve 8’deki pullarınızın yolu açıktı, 7 hanesinde buluştular.
landing-short-way = 5-3 attınız. En gerideki pulunuzu 24’ten 16’daki pulun yanına götürün. Önce hangi sayıyı oynamalısınız?
landing-short-way-why = Önce 3 oynayınca yol açık, önce 5 oynayınca kapalı. Bir hamleden vazgeçmeden önce öteki sayıyla başlamayı da deneyin.
landing-five-five = 5-5 attınız. Gerideki iki pulunuz 24’ten oynayamıyor: 19 rakibinizin kapısı. Siz de iç sahanızda (1’den 6’ya kadar) yeni bir kapı alın.
landing-five-five-why = İki pul 13’ten 8’e, oradan 3’e gitti; yol boyunca hiç ayrılmadılar.
landing-slip = Gerideki iki pulunuzu rakibin iç sahasından çıkarın, ikisini de 18 hanesine ya da ötesine geçirin. 12 hamleniz var.

hitting-title = Açık pulu kırın
hitting-idea = Tek başına duran pula açık pul denir. Üstüne oynarsanız kırılır: ortadaki şeride, yani bara gider ve yola baştan başlar.
hitting-point = 3-1 attınız. 5 hanesindeki açık pulu kırın, yanına bir pul daha getirin: oku izleyin.
hitting-point-why = Tek hamlede hem kırdınız hem kapı aldınız. Rakibiniz zaman kaybetti, siz hiçbir şey kaybetmediniz. 8/5* 6/5 diye yazılır; yıldız kırmayı gösterir.
hitting-bar-point = 6-1 attınız. 7 hanesinde rakibinizin açık pulu var. Onu kırarken kapıyı da alabilir misiniz?
hitting-bar-point-why = Açık pulun üstüne iki pulla birden oynadınız. O şimdi barda, sizin de yan yana üç kapınız var.
hitting-two-blots = 4-4 attınız: dört tane 4. Kırın, ama kendi pullarınızdan hiçbirini açıkta bırakmayın.
hitting-two-blots-why = İki pulunuz yolu birlikte gitti, açık pulu da birlikte kırdı. Rakibiniz bardan girmek zorunda ve kıracak pul bulamıyor.
hitting-catch = Rakibinizin iki pulu hâlâ yolda. Birini kırın. 5 hamleniz var.

coming-in-title = Bardan girmek
coming-in-idea = Kırık pul her şeyden önce girmelidir: 1 ile 24 hanesine, 6 ile 19 hanesine. Orası rakibin kapısıysa o sayıyla giremezsiniz.
coming-in-first = 4-3 attınız. Bir zarla girin, ötekini öyle oynayın ki karşıdaki iki pulunuzun hiçbiri tek başına kalmasın.
coming-in-first-why = Bir zarla girdiniz, ötekiyle buluştunuz: 21 hanesinde artık iki pulunuz var.
coming-in-count-open = Rakibinizin iç sahasında üç kapısı var. 36 zarın kaçıyla girersiniz?
coming-in-count-open-why = Altı sayının üçü kapalı. İki zar da kapalı gelirse gele: 3 × 3 = 9. Yani 36 zarın { $in } tanesiyle girersiniz.
coming-in-two-at-once = 3-2 attınız. Bu kez girerken rakibinizin canını yakabilirsiniz. Kaç açık pul kırabilirsiniz?
coming-in-two-at-once-why = 3 ile girerken bir açık pulu kırdınız, 2 ile ötekini. Rakibinizin iki pulu barda.
coming-in-enter = Bardan girin ve o pulu 18 hanesine ya da ötesine geçirin. 12 hamleniz var.

pips-title = Kim önde?
pips-idea = Pip, bir hanelik adımdır. Bütün pulların toplanana kadar kaç adım atacağını sayın: kiminki azsa o öndedir.
pips-yours = 6 hanesinde iki, 5 hanesinde iki, 3 hanesinde bir pulunuz var. Kaç pipiniz kaldı?
pips-yours-why = 6 + 6 + 5 + 5 + 3 = { $count }. 6 hanesindeki bir pul altı piple toplanır.
pips-theirs = Şimdi de rakibinizi sayın, onun iç sahası öteki uçta: üç pulunun altışar, iki pulunun beşer, bir pulunun 2 adımı kaldı. Kaç pip eder?
pips-theirs-why = 6 + 6 + 6 + 5 + 5 + 2 = { $count }. Sizinki 25’ti, yani siz önde olurdunuz.
pips-past = Sizin { $you }, rakibinizin { $they } pipi kaldı. Öndesiniz ve 6-6 attınız: son iki pulunuzla rakibi geçin, iç sahanıza varın.
pips-past-why = Artık kimse kırılamaz. Bundan sonrası yarış ve siz öndesiniz.
pips-last = Artık kimse kıramaz. Son pullarınızı rakibinizden önce toplayın: her zarla ya zarın gösterdiği haneden bir pul toplar ya da bir pulu aşağı indirirsiniz.
