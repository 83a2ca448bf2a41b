# Maçın skoru.

score-title = Maçın skoru

last-point-title = Son bir puan
last-point-idea = İkinize de bir puan kaldıysa mars (kaybeden hiç pul toplamadıysa iki kat sayılır) tek oyundan fazla etmez. En sık kazandıran hamleyi oynayın, gerisini unutun.
last-point-clear-first = İkinize de bir puan kaldı, 5-3 attınız. 3 hanesinde rakibin üç pulu bekliyor. Okları izleyin.
last-point-clear-first-why = Fırsat varken en gerideki hanenizi boşalttınız. Parasına (maç dışında) oynarken mars umuduyla üçünü de içeride tutardınız; burada pulları içeri almak yeter.
last-point-hit-and-run = İkinize de bir puan kaldı, 2-1 attınız. 18’den kırıp 8’den 7’ye oynayın ya da güvende kalın: en sık kazandıranı seçin.
last-point-hit-and-run-why = Kırmak ters giderse mars olabilirsiniz, ama bugün marsla tek oyun arasında fark yok. En sık kazandıran bu.
last-point-nothing-behind = İkinize de bir puan kaldı, 4-3 attınız, rakibinizin bir pulu bardan girmek zorunda. 4 kapısını alın ya da daha güvenli oynayın: en sık kazandıranı seçin.
last-point-nothing-behind-why = 4 kapısı kapandı, rakibiniz yalnızca 5 ile girer. Parasına olsa daha güvenli oynardınız; burada en sık kazandıranı oynayın.
last-point-one-win = Tek oyun yeter. Son ikisini içeri getirin, sonra bütün pullarınızı rakibinizden önce toplayın.

gammon-counts-title = Mars maçı kazandırır
gammon-counts-idea = Size iki, rakibinize bir puan kaldı. Mars maçı bir anda bitirir: üstün olduğunuz her an marsa oynayın.
gammon-counts-keep-hitting = Size iki, rakibinize bir puan kaldı; 4-1 attınız. 1 hanesinde rakibin açık pulu (tek başına bir pul) var. 6’dan kırın ya da güvenli oynayın: bu skorda hangisi iyiyse onu seçin.
gammon-counts-keep-hitting-why = Geri gönderilen her pul marsı yaklaştırır. Yalnızca bir puan almaktansa oyunu riske atmaya değer.
gammon-counts-pick-up = Size iki, rakibinize bir puan kaldı; 4-1 attınız. Barda zaten bir pul var. İkincisini kırın, kıran pulu da güvenli yere geçirin.
gammon-counts-pick-up-why = Yanına ikincisi geldi, sizin pulunuz da yoluna devam edip güvene geçti.
gammon-counts-no-mercy = Size iki, rakibinize bir puan kaldı; 6-2 attınız. 11’den kırın ya da son pulunuzu kurtarın: bu skorda hangisi iyiyse onu seçin.
gammon-counts-no-mercy-why = Parasına olsa son pulunuzu kurtarırdınız. Burada ikinci kez kırmak daha değerli.
gammon-counts-both-points = Mars edin: rakibiniz tek pul toplamadan bütün pullarınızı toplayın.

ahead-in-the-match-title = Maçta öndeyken
ahead-in-the-match-idea = İyi bir farkla öndeyken oyunun küple iki katına çıkmasını siz değil, rakibiniz ister. Vidoyu geç deyin, erken reddedin.
ahead-in-the-match-hold-back = 7 puanlık maçta 5–3 öndesiniz. Parasına olsa vido derdiniz. Peki burada da der misiniz?
ahead-in-the-match-hold-back-why = Küp 2’deyken bu oyun size maçı kazandırır, ama mars işinize yaramaz; rakibiniz de yeniden vido deyip küpü 4’e çıkarabilir.
ahead-in-the-match-race-in-front = 5–3 öndesiniz, oyun yarışa döndü: sizin { $you }, rakibinizin { $they } pipi (adımı) kaldı. Vido der misiniz?
ahead-in-the-match-race-in-front-why = Parasına olsa vido derdiniz. Maçta öndeyken iyice emin olana kadar bekleyin: küp size 4 olarak geri dönerdi.
ahead-in-the-match-let-it-go = 5–3 öndesiniz ve rakibiniz vido dedi. Kabul mü, ret mi?
ahead-in-the-match-let-it-go-why = Parasına olsa kabul edebilirdiniz. Ama şimdi mars olursanız maç gider; reddederseniz yine 5–4 öndesiniz.
ahead-in-the-match-protect = 7 puanlık maçta 5–3 öndesiniz ve güçlü bir oyuncuya karşı yarışta da biraz öndesiniz. Küple ya da küpsüz, oyunu kazanın.

behind-in-the-match-title = Gerideyken ya da sona doğru eşitken
behind-in-the-match-idea = Maçta gerideyseniz, hele mars da edebilecekseniz, vidoyu erken deyin. Bitime iki puan kala durum eşitse her şey bu oyuna bağlıdır.
behind-in-the-match-all-out = 7 puanlık maçta 5–2 geridesiniz. Bu oyunda mars edebilirsiniz. Vido der misiniz, rakibiniz kabul etmeli mi?
behind-in-the-match-all-out-why = Küp 2’deyken mars dört puan getirir. Rakibiniz bunu göze alamaz: reddeder.
behind-in-the-match-two-each = 7 puanlık maçta durum 5–5. Sizin { $you }, rakibinizin { $they } pipi kaldı. Vido der misiniz, rakibiniz kabul etmeli mi?
behind-in-the-match-two-each-why = Küp 2’deyken oyunu alan maçı alır; yeniden vido demek rakibinizin işine yaramaz. O yüzden parasına kabul edeceği vidoyu burada reddetmelidir.
behind-in-the-match-their-turn = Durum yine 5–5, bu kez rakibiniz vido dedi. Sizin { $you }, rakibinizin { $they } pipi kaldı. Kabul mü, ret mi?
behind-in-the-match-their-turn-why = Kabul ederseniz maçı açıkça zayıf taraf olarak oynarsınız. Reddederseniz 6–5 geridesiniz, ama önünüzde koca bir oyun daha var.
behind-in-the-match-comeback = Geridesiniz, ama bir çapanız, yani 20’de iki pulunuz var. Rakibiniz bir pulunu tek başına bırakana kadar bekleyin, sonra kırın. 12 hamleniz var.
