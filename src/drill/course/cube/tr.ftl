# Küp.

cube-title = Küp

a-quarter-title = Dörtte bir yeter
a-quarter-idea = Rakibiniz vido deyince vazgeçip bir puan kaybedebilir ya da iki puana devam edebilirsiniz. Dört oyundan en az birini kazanacaksanız devam edin.
a-quarter-even = Rakibinizin iki pulu toplamak için bir hamlesi var. Başaramazsa siz kazanırsınız. Vido dedi: kabul mü, ret mi?
a-quarter-even-why = 36 zarın { $off } tanesi oyunu bitirir, ötekilerin hepsiyle siz kazanırsınız: neredeyse yarısı. Dörtte birden çok fazla.
a-quarter-enough = Aynı durum, ama iki pul daha aşağıda.
a-quarter-enough-why = 36 zarın { $off } tanesi sizi yener. Kalan 11, 36’nın dörtte biri olan 9’dan çok: kabul edersiniz. Kazandığınızdan sık kaybedersiniz, ama ret daha da pahalıya gelirdi.
a-quarter-too-little = Rakibinizin son iki pulu kendi 1. ve 4. hanesinde. Kabul mü, ret mi?
a-quarter-too-little-why = { $off } zar işinizi bitirir, yalnızca 7’si kurtarır. 9’dan az: bir puanı verin, ikincisini kurtarın.
a-quarter-steal = Zar sizde ve oyun başa baş. Bütün pullarınızı rakibinizden önce toplayın.

last-roll-title = En son zar
last-roll-idea = Oyunu bu zar belirleyecekse, favori olduğunuz anda vido deyin. Şansınız dörtte üçü aşıyorsa rakibiniz reddetmeli.
last-roll-favourite = Ne olursa olsun rakibiniz öteki hamlede bitiriyor. Atmadan önce vido der misiniz?
last-roll-favourite-why = 36 zarın { $off } tanesi kazandırır, yarısından biraz çok. Favori sizsiniz: iki puana oynayın. Rakibinizin hâlâ iyi şansı var ve kabul eder.
last-roll-underdog = Şimdi iki pulunuz 6 ve 2’de. Vido der misiniz?
last-roll-underdog-why = 36 zarın yalnızca { $off } tanesi ikisini toplar. Gerideyken ortaya konanı hiç artırmayın.
last-roll-too-strong = 4 ve 1 kaldı. Ne yaparsınız, rakibiniz ne demeli?
last-roll-too-strong-why = { $off } zar kazandırır, dörtte üçünden (27) çok. Rakibiniz için en iyisi reddetmek; puan zar atmadan sizin.
last-roll-finish = Beş pulunuzu rakibinizden önce toplayın. İkiniz de vido diyebilirsiniz; reddeden hemen kaybeder.

race-cube-title = Yarışta vido
race-cube-idea = Uzun bir yarışta kendi piplerinize bakın. Onda biri kadar öndeyseniz vido deyin; rakibiniz bundan epey fazla öndeyse reddedin.
race-cube-level-race = Sizin { $you }, rakibinizin { $they } pipi kaldı. Sıra sizde. Vido der misiniz?
race-cube-level-race-why = Sıranın sizde olması bir şeydir, ama yarış eşit. Küp şimdilik ortada kalsın.
race-cube-ahead = Sizin { $you }, rakibinizin { $they } pipi kaldı.
race-cube-ahead-why = 85’in onda biri 9 kadardır, farkınız da o. Vido deyin; rakibiniz hâlâ dörtte bir kadar kazanır ve kabul edebilir.
race-cube-a-little-behind = Sizin { $you }, rakibinizin { $they } pipi kaldı ve vido dedi.
race-cube-a-little-behind-why = Onda birlik fark vido demeye yeter, ama sizi reddettirmeye yetmez.
race-cube-far-behind = Sizin { $you }, rakibinizin yalnızca { $they } pipi kaldı. Kabul mü, ret mi?
race-cube-far-behind-why = Rakibiniz beşte bir önde. Mucize o kadar sık olmaz.
race-cube-head-start = Güçlü bir oyuncunun biraz önündesiniz. İki puan kazanın: rakibiniz henüz kabul ederken vido deyin, sonra yarışı kazanın.

before-its-too-late-title = Geç olmadan
before-its-too-late-idea = En iyi zarlarınızı düşünün. Onlardan sonra rakibiniz reddetmek zorunda kalacaksa, oyun açıkken şimdi vido deyin.
before-its-too-late-threat = Bir rakip pulu barda, biri de 1. hanenizde tek başına. Vido der misiniz?
before-its-too-late-threat-why = Önlerinde iyi kapılarınız ve saldıran çok zarınız var. Bir hamle beklerseniz kabul edilecek bir şey kalmayabilir.
before-its-too-late-quiet = 5. kapınızı aldınız ve oyun daha yeni başladı. Vido der misiniz?
before-its-too-late-quiet-why = Güzel bir kapı, ama ortada tehdit yok. Tehdit olmadan üstünlük vido demek değildir.
before-its-too-late-gone = Barda bir pul, 2. hanenizde açık bir pul var ve iç sahanızda üç kapınız var. Doğrusu ne?
before-its-too-late-gone-why = Bu kadar mars şansıyla kabul etmek rakibinize bir puandan fazlaya mal olurdu. Puanı şimdi alırsınız.
before-its-too-late-keep-in = 7. kapınızı alın ve son iki pulu içeride tutun.

an-anchor-title = Beklemek için güvenli bir yer
an-anchor-idea = Rakibin iç sahasında aynı hanedeki iki pul çapadır: her zaman girersiniz ve hâlâ kırabilirsiniz. Hane ne kadar yüksekse o kadar iyi.
an-anchor-good-anchor = Rakibinizin 5. hanesi sizde, yani sizin 20’niz. Geridesiniz ve vido dedi.
an-anchor-good-anchor-why = Bu oyunların % { $wins } kadarını kazanır, pek mars olmazsınız. Bu çapayla kabul edilir.
an-anchor-low-anchor = Çapanız bu kez 24’te. Sizin { $you }, rakibinizin { $they } pipi kaldı.
an-anchor-low-anchor-why = En alt haneden ancak sonlarda kırarak kazanırsınız ve çok sık mars olursunuz. Reddedin.
an-anchor-good-but-far-behind = Yine iyi çapa, ama sizin { $you }, rakibinizin { $they } pipi kaldı.
an-anchor-good-but-far-behind-why = Çapa her şey değildir. Bu kadar gerideyken ancak kırarak kazanırsınız; bu fırsat da pek seyrek gelir.
an-anchor-turn-it-round = Rakibiniz açık pul verene dek çapanızda bekleyin ve kırın.

play-on-title = Mars için devam
play-on-idea = Vido derseniz rakibiniz reddedip tek puan kaybedebilir. Mars olasıysa vido demeyin: iki puan için devam edin.
play-on-closed-out = İki rakip pulu dışarıda kaldı, giremiyor. Vido demeli misiniz?
play-on-closed-out-why = Rakibiniz hemen reddederdi. Devam ederseniz yarı yarıya mars yaparsınız ve neredeyse hiç kaybetmezsiniz.
play-on-five-points = Barda iki pul var ve siz hâlâ pul getiriyorsunuz.
play-on-five-points-why = Bu oyunların çoğu mars biter. Küpü olduğu yerde bırakın ve kalanları getirin.
play-on-no-gammon = Sizin { $you }, rakibinizin { $they } pipi kaldı. Artık kimse kırılamaz.
play-on-no-gammon-why = Böyle bir yarışta mars olmaz. Vido deyin ve puanınızı hemen alın.
play-on-win-two = Mars yapın: rakibiniz tek pul toplamadan bütün pullarınızı toplayın. Vido diyebilirsiniz, ama ret yalnızca bir puan getirir.
