# Maçın skoru.

score-title = Maçın skoru

last-point-title = Tek puan kaldı
last-point-idea = İkinize de bir puan gerekliyse mars, tek oyundan fazla değildir. En sık kazandıran neyse onu yapın, gerisini unutun.
last-point-clear-first = İkinize de bir puan gerekli ve 5-3 attınız. 3. hanenizde üç pul bekliyor. Okları izleyin.
last-point-clear-first-why = Fırsat varken en yüksek hanenizi boşalttınız. Parasına oynarken mars umuduyla üçünü de içeride tutardınız; burada eve varmak yeter.
last-point-hit-and-run = İkinize de bir puan gerekli ve 2-1 attınız.
last-point-hit-and-run-why = Ters giderse mars olabilirsiniz, ama bugün mars da bir yenilgidir. En sık kazandıran bu.
last-point-nothing-behind = İkinize de bir puan gerekli ve 4-3 attınız. Barda bir pul var.
last-point-nothing-behind-why = 4. kapı kapandı ve rakibiniz yalnızca 5 ile girer. Parasına daha güvenli oynardınız; burada en sık kazandıran geçerli.
last-point-one-win = Tek oyun yeter. Bütün pullarınızı rakibinizden önce toplayın.

gammon-counts-title = Mars maçı kazandırır
gammon-counts-idea = Size iki, rakibinize bir puan gerekli. Mars her şeyi bir anda bitirir: üstün olduğunuz her an ona oynayın.
gammon-counts-keep-hitting = Size iki, rakibinize bir puan gerekli ve 4-1 attınız. 1. hanenizde açık pul var.
gammon-counts-keep-hitting-why = Geri gönderilen her pul marsı yaklaştırır. Yalnızca bir puan kazanmaktansa oyunu riske atmak yeğdir.
gammon-counts-pick-up = Size iki, rakibinize bir puan gerekli ve 4-1 attınız. Barda zaten bir pul var.
gammon-counts-pick-up-why = Yanına ikincisi geldi, sizin pulunuz da güvenli yere kadar gitti.
gammon-counts-no-mercy = Size iki, rakibinize bir puan gerekli ve 6-2 attınız.
gammon-counts-no-mercy-why = Parasına son pulunuzu güvene alırdınız. Burada ikinci kez kırmak daha değerli.
gammon-counts-both-points = Mars yapın: rakibiniz bir pul toplamadan bütün pullarınızı toplayın.

ahead-in-the-match-title = Maçta öndeyken
ahead-in-the-match-idea = İyi bir farkla öndeyken iki katına bir oyun istemezsiniz: ona rakibinizin ihtiyacı var. Vidoyu geciktirin, daha erken reddedin.
ahead-in-the-match-hold-back = 7 puanlık maçta 5–3 öndesiniz. Parasına burada vido derdiniz. Burada doğrusu ne, bakın.
ahead-in-the-match-hold-back-why = Küp 2’deyken bu oyun maçı kazandırır, ama mars işinize yaramaz ve rakibiniz 4’e yeniden vido diyebilir.
ahead-in-the-match-race-in-front = 5–3 öndesiniz ve bu bir yarış: { $you } pipe karşı { $they }.
ahead-in-the-match-race-in-front-why = Parasına vido denir. Maçta öndeyken daha emin olana dek bekleyin: küp 4 olarak dönerdi.
ahead-in-the-match-let-it-go = 5–3 öndesiniz ve rakibiniz vido dedi.
ahead-in-the-match-let-it-go-why = Parasına kabul edebilirdiniz. Ama şimdi mars maçı kaybettirir; reddederseniz yine 5–4 öndesiniz.
ahead-in-the-match-protect = 7 puanlık maçta 5–3 öndesiniz ve güçlü bir oyuncuya karşı yarışta biraz ilerdesiniz. Küple ya da küpsüz, oyunu kazanın.

behind-in-the-match-title = Gerideyken ya da sona yakın eşitlikte
behind-in-the-match-idea = Maçta gerideyseniz, hele mars yapabilecekseniz, daha erken vido deyin. Bitime iki puan kala eşitlikte her şey bu oyuna bağlıdır.
behind-in-the-match-all-out = 7 puanlık maçta 2–5 geridesiniz. Burada mars yapabilirsiniz.
behind-in-the-match-all-out-why = Küp 2’deyken mars dört puan getirir. Rakibiniz bunu göze alamaz: reddeder.
behind-in-the-match-two-each = 7 puanlık maçta durum 5–5. Sizin { $you }, rakibinizin { $they } pipi kaldı.
behind-in-the-match-two-each-why = Küp 2’deyken kazanan maçı kazanır: yeniden vido rakibinizin işine yaramaz. Bu yüzden parasına kabul edeceğini burada reddetmelidir.
behind-in-the-match-their-turn = Yine 5–5, bu kez rakibiniz vido dedi. Sizin { $you }, rakibinizin { $they } pipi kaldı.
behind-in-the-match-their-turn-why = Kabul ederseniz maça açıkça geriden oynarsınız. Reddederseniz 5–6 geridesiniz, ama önünüzde koca bir oyun var.
behind-in-the-match-comeback = Geridesiniz, ama iyi bir çapanız var. Açık pulu bekleyin ve kırın.
