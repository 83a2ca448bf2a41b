# Küp.

cube-title = Küp

a-quarter-title = Dörtte bir yeter
a-quarter-idea = Küp oyunun değerini iki katına çıkarır: rakibiniz vido deyince ya reddedip bir puan verirsiniz ya da kabul edip iki puana oynarsınız. Dört oyundan en az birini kazanacaksanız kabul edin.
a-quarter-even = Rakibiniz vido dedi. Son iki pulundan birinin 5, ötekinin 2 adımı kaldı. İkisini de tek hamlede toplayamazsa siz kazanırsınız: kabul mü, ret mi?
a-quarter-even-why = 36 zarın { $off } tanesi oyunu bitirir, ötekilerin hepsinde siz kazanırsınız: neredeyse yarı yarıya. Dörtte birden çok fazla. İki zar 36 türlü gelebilir.
a-quarter-enough = Durum aynı, ama iki pul sizin 22 ve 23 hanelerinizde: birinin 3, ötekinin 2 adımı kaldı. Kabul mü, ret mi?
a-quarter-enough-why = 36 zarın { $off } tanesi sizi yener. Geriye kalan 11, 36’nın dörtte birinden, yani 9’dan çok: kabul. Kazandığınızdan çok kaybedersiniz, ama ret daha da pahalıya gelirdi.
a-quarter-too-little = Rakibinizin son iki pulu sizin 21 ve 24 hanelerinizde: birinin 4, ötekinin 1 adımı kaldı. Kabul mü, ret mi?
a-quarter-too-little-why = { $off } zar işinizi bitirir, yalnızca 7 zar kurtarır. 9’dan az: bir puanı verin, ikincisini kurtarın.
a-quarter-steal = Zar sizde, oyun başa baş. Pullarınızı rakibinizden önce toplayın: her zarla ya gösterdiği haneden bir pul toplar ya da bir pulu ilerletirsiniz. Zar en gerideki pulunuzun hanesinden büyükse onu toplarsınız.

last-roll-title = En son zar
last-roll-idea = Oyunu bu zar bitirecekse, kazanma şansınız yarıyı geçtiği anda vido deyin. Dörtte üçü de geçtiyse rakibiniz reddetmelidir.
last-roll-favourite = Bu hamlede bitiremezseniz rakibiniz sonraki hamlede kesin bitiriyor. Atmadan önce vido der misiniz, rakibiniz kabul etmeli mi?
last-roll-favourite-why = 36 zarın { $off } tanesi kazandırır, yarısından biraz çok. Favori sizsiniz: iki puana oynayın. Rakibinizin de şansı çok, o yüzden kabul eder.
last-roll-underdog = Şimdi iki pulunuz 6 ve 2’de. Vido der misiniz?
last-roll-underdog-why = 36 zarın yalnızca { $off } tanesi ikisini de toplar. Gerideyken oyunu asla büyütmeyin.
last-roll-too-strong = 4 ve 1 kaldı. Siz ne yapmalısınız, rakibiniz ne demeli?
last-roll-too-strong-why = { $off } zar kazandırır, dörtte üçten (27) çok. Rakibiniz için en iyisi reddetmek; puan, zar atmadan sizin.
last-roll-finish = Beş pulunuzu, rakibiniz kendi beş pulunu toplamadan toplayın. İki taraf da vido diyebilir; reddeden hemen kaybeder.

race-cube-title = Yarışta vido
race-cube-idea = Uzun yarışta kendi piplerinizi, yani kalan adımlarınızı sayın. Onda biri kadar öndeyseniz vido deyin; rakibiniz bundan çok daha fazla öndeyse reddedin.
race-cube-level-race = Sizin { $you }, rakibinizin { $they } pipi kaldı. Sıra sizde. Vido der misiniz?
race-cube-level-race-why = Sıranın sizde olması az şey değil, ama yarış eşit. Küp şimdilik ortada kalsın: orada ikiniz de kullanabilirsiniz.
race-cube-ahead = Sizin { $you }, rakibinizin { $they } pipi kaldı. Vido der misiniz, rakibiniz kabul etmeli mi?
race-cube-ahead-why = 85’in onda biri 9 kadardır, farkınız da bu. Vido deyin; rakibiniz yine aşağı yukarı dört oyundan birini kazanır, kabul edebilir.
race-cube-a-little-behind = Sizin { $you }, rakibinizin { $they } pipi kaldı ve rakibiniz vido dedi. Kabul mü, ret mi?
race-cube-a-little-behind-why = Onda birlik fark vido demeye yeter, ama reddetmeniz için yetmez.
race-cube-far-behind = Sizin { $you }, rakibinizin yalnızca { $they } pipi kaldı. Kabul mü, ret mi?
race-cube-far-behind-why = Rakibiniz beşte bir önde; dört oyundan birini bile kazanamazdınız.
race-cube-head-start = Güçlü bir oyuncunun biraz önündesiniz. İki puan kazanın: rakibiniz henüz kabul ederken vido deyin, sonra yarışı kazanın.

before-its-too-late-title = İş işten geçmeden
before-its-too-late-idea = En iyi zarlarınızı düşünün. Onlardan birini atınca rakibiniz reddetmek zorunda kalacaksa beklemeyin, şimdi vido deyin.
before-its-too-late-threat = Rakibinizin bir pulu bardan girmek zorunda, biri de 1 hanesinde tek başına. Vido der misiniz, rakibiniz kabul etmeli mi?
before-its-too-late-threat-why = Önlerinde iyi kapılarınız var, birçok zarla da saldırırsınız. Bir hamle beklerseniz rakibiniz vidoyu artık kabul edemeyebilir.
before-its-too-late-quiet = 5 kapısını aldınız, daha üçüncü hamledesiniz. Vido der misiniz?
before-its-too-late-quiet-why = Güzel kapı, ama ortada bir tehdit yok. Tehdit yoksa üstünlük tek başına vido demeye yetmez.
before-its-too-late-gone = Rakibinizin bir pulu barda, biri 2 hanesinde tek başına; iç sahanızda da üç kapınız var. Vido der misiniz, rakibiniz kabul etmeli mi?
before-its-too-late-gone-why = Kaybeden hiç pul toplamadıysa oyun marstır ve iki kat sayılır. Bu tehlike öyle büyük ki kabul etmek rakibinize bir puandan pahalıya gelirdi. Puanı şimdi alırsınız.
before-its-too-late-keep-in = 7 kapısını alın, rakibin son iki pulunu içeride tutun. 8 hamleniz var.

an-anchor-title = Beklemek için güvenli bir yer
an-anchor-idea = Rakibin iç sahasında aynı hanedeki iki pul çapadır: her zaman girersiniz, kırma şansınız da sürer. Çapa ne kadar ilerideyse o kadar iyi.
an-anchor-good-anchor = Çapanız en iyi yerde, 20’de. Geridesiniz ve rakibiniz vido dedi: kabul mü, ret mi?
an-anchor-good-anchor-why = Bu oyunların %{ $wins } kadarını kazanırsınız, mars da pek olmazsınız. Bu çapayla kabul edilir.
an-anchor-low-anchor = Çapanız bu kez 24’te. Sizin { $you }, rakibinizin { $they } pipi kaldı. Vido dendi: kabul mü, ret mi?
an-anchor-low-anchor-why = En dipteki çapayla ancak sonlara doğru kırarak kazanırsınız, o arada çok da mars olursunuz. Reddedin.
an-anchor-good-but-far-behind = Yine iyi çapa, ama sizin { $you }, rakibinizin { $they } pipi kaldı. Vido dendi: kabul mü, ret mi?
an-anchor-good-but-far-behind-why = Çapa her şey değildir. Yarışta bu kadar gerideyken ancak kırarak kazanırsınız, o fırsat da pek seyrek çıkar.
an-anchor-turn-it-round = Rakibiniz bir pulunu tek başına bırakana kadar çapanızda bekleyin, sonra kırın. 12 hamleniz var.

play-on-title = Mars için devam
play-on-idea = Vido derseniz rakibiniz reddedip tek puan kaybeder. Büyük olasılıkla mars edecekseniz, yani rakibiniz hiç pul toplamadan kazanacaksanız, vido demeyin: iki puan için oynamaya devam edin.
play-on-closed-out = Rakibinizin iki pulu barda, altı kapınız da kapalı. Vido demeli misiniz?
play-on-closed-out-why = Rakibiniz hemen reddederdi. Devam ederseniz aşağı yukarı iki oyundan birinde mars edersiniz, üstelik neredeyse hiç kaybetmezsiniz.
play-on-five-points = Barda iki pul var, siz de pullarınızı hâlâ içeri getiriyorsunuz. Vido mu, devam mı?
play-on-five-points-why = Bu oyunların çoğu marsla biter. Küpe dokunmayın, kalan pulları getirin.
play-on-no-gammon = Sizin { $you }, rakibinizin { $they } pipi kaldı; artık kimse kırılamaz. Vido mu, devam mı? Rakibiniz vidoyu kabul etmeli mi?
play-on-no-gammon-why = Böyle bir yarışta mars olmaz. Vido deyin ve puanınızı hemen alın.
play-on-win-two = Mars edin: rakibiniz tek pul bile toplamadan bütün pullarınızı toplayın. Vido diyebilirsiniz, ama ret yalnızca bir puan getirir.
