# Oynamak ve kırmak.

moving-title = Oynamak ve kırmak

two-dice-title = İki zar, iki adım
two-dice-idea = Her zar ayrı bir adımdır. İkisini aynı pulla da oynayabilirsiniz, iki pulla birer birer de.
two-dice-run = 6-5 attınız. Oku izleyin ve tek bir pulla koşun.
two-dice-run-why = 18. hane yalnızca bir duraktı: önce 6, sonra 5, ve pul arkadaşlarının yanında güvende.
two-dice-together = 4-2 attınız. İki pulu yeni bir hanede buluşturun.
two-dice-together-why = Biri 8. haneden, öteki 6. haneden geldi. İki pul bir aradayken kırılmaz.
two-dice-six-one = 6-1 attınız. Yine iki pul buluşabilir. Nerede?
two-dice-six-one-why = 6, 7 ve 8. haneler artık sizin, yan yana üç kapı. Rakibinizin bu duvarı aşması gerek.
two-dice-double = 6-6 attınız. Çift zar dört kez oynanır: 6’lık dört adımınız var.
two-dice-double-why = Her uçtan iki pul çıktı ve iki ikili de birlikte vardı. Tek başına kalan yok.
two-dice-race = İki taraf da son pullarını topluyor. Siz rakibinizden önce bitirin.

landing-title = Nereye oynayabilirsiniz
landing-idea = Rakibinizin iki ya da daha çok pulu olan haneler dışında her yere oynayabilirsiniz. Her zarın ayrı bir iniş yeri olmalı.
landing-blocked = 6-1 attınız. 24. haneden 6 kapalı. Onu başka yerde oynayın: oku izleyin.
landing-blocked-why = 18. hanedeki iki pul, 24. haneden oynayacağınız 6’yı durduruyor. 13 ve 8’deki pullarınız ise 7. hanede buluşabildi.
landing-short-way = 5-3 attınız. Tek kalan bir pul güvenli yere varabilir, ama doğru sayıyla başlarsanız. İkisini de deneyin.
landing-short-way-why = Önce 3 oynanırsa yol açık, önce 5 oynanırsa kapalı. Vazgeçmeden önce hep öteki sayıyı da deneyin.
landing-five-five = 5-5 attınız. Gerideki pullarınız 5 oynayamıyor: 19. hane rakibinizin. Onun yerine iç sahanızda yeni bir kapı alın.
landing-five-five-why = İki pul 13’ten 8’e, oradan 3’e gitti ve hiç ayrılmadı.
landing-slip = Gerideki iki pulunuzu da 18. hanenin önüne, rakibinizin iç sahasının dışına çıkarın.

hitting-title = Açık pulu kırın
hitting-idea = Tek başına duran pul açık puldur. Üstüne oynarsanız bara gider ve baştan başlamak zorunda kalır.
hitting-point = 3-1 attınız. 5. hanedeki açık pulu kırın ve yanına ikinci pulu getirin: oku izleyin.
hitting-point-why = Hem kırdınız hem kapı aldınız. Rakibiniz zaman yitirdi, siz hiçbir şey yitirmediniz.
hitting-bar-point = 6-1 attınız. Rakibinizin 7. hanenizde açık bir pulu var.
hitting-bar-point-why = İki pulunuz aynı açık pulun üstüne geldi. O barda, sizin de yan yana üç kapınız var.
hitting-two-blots = 4-4 attınız, 4’lük dört adım. Kırın, ama hiçbir pulunuzu tek bırakmayın.
hitting-two-blots-why = İki pulunuz açık pulun üstüne birlikte geldi. Rakibiniz bardan girmek zorunda ve kıracak pul bulamıyor.
hitting-catch = Rakibinizin iki pulu hâlâ yolda. Birini kırın.

coming-in-title = Bardan dönüş
coming-in-idea = Bardaki pul her şeyden önce girmelidir: 1 ile 24. haneye, 6 ile 19. haneye. O hane rakibinizinse, o sayı işe yaramaz.
coming-in-first = 4-3 attınız. Önce girin, sonra ikinci adımı seçin.
coming-in-first-why = Sayının biriyle girdiniz, ötekiyle buluştunuz: 21. hanede iki pulunuz var.
coming-in-count-open = Rakibinizin iç sahasında üç kapısı var. 36 atışın kaçıyla girersiniz?
coming-in-count-open-why = Altı sayının üçü kapalı. Yalnızca iki zar da kapalıysa giremezsiniz: 3 × 3 = 9. Yani 36 atışın { $in } tanesiyle girersiniz.
coming-in-two-at-once = 3-2 attınız. Bu kez girmeniz rakibinizin canını yakabilir, hem de iki kez.
coming-in-two-at-once-why = 3 ile bir açık pulun üstüne girdiniz, 2 ile ötekine geçtiniz. Rakibinizin iki pulu barda.
coming-in-enter = Bardan girin ve o pulu 18. hanenin önüne geçirin.

pips-title = Kim önde?
pips-idea = Bir pip, bir sonraki haneye bir adımdır. Bütün pullarınızın toplanana kadar kaç adımı kaldığını sayın: kimin adımı azsa o öndedir.
pips-yours = 6. hanede iki, 5. hanede iki, 3. hanede bir pulunuz var. Kaç pipiniz kaldı?
pips-yours-why = 6 + 6 + 5 + 5 + 3 = { $count }. 6. hanedeki bir pulun toplanması için altı pip gerekir.
pips-theirs = Şimdi iç sahası öteki uçta olan rakibiniz: üç pulunun altışar, iki pulunun beşer, birinin 2 adımı kaldı. Toplam kaç pip eder?
pips-theirs-why = 6 + 6 + 6 + 5 + 5 + 2 = { $count }. Sizinki 25’ti, yani önde olurdunuz.
pips-past = Sizin { $you }, rakibinizin { $they } pipi kaldı. Öndesiniz ve 6-6 attınız: son iki pulunuzu rakibinizin önünden geçirin.
pips-past-why = Artık kimse kırılamaz. Bundan sonrası yarış ve siz öndesiniz.
pips-last = Artık kimse kıramaz. Son pullarınızı rakibinizden önce toplayın.
