# Beklemek ve kaçmak.

running-title = Beklemek ve kaçmak

run-and-hit-title = Kırarak kaçın
run-and-hit-idea = Kaçmanın en iyi zamanı, yolda açık pul varkendir: rakibiniz önce girmek zorunda kalır ve peşinizden gelemez.
run-and-hit-fourteen = 6-4 attınız. 24. haneden oku izleyin.
run-and-hit-fourteen-why = Tek hamlede hem kırdınız hem çıktınız. Rakibiniz yarışta geride ve barda.
run-and-hit-fifteen = 5-4 attınız, 15. hanede açık pul var. Ama 7. hanenizde de bir tane duruyor.
run-and-hit-fifteen-why = Uzaktaki daha çok kaybettirdi: neredeyse eve varmıştı. Gerideki pulunuz da çıktı.
run-and-hit-from-the-anchor = 6-1 attınız. 7. kapınızı alabilir ya da çapanızdan kırabilirsiniz.
run-and-hit-from-the-anchor-why = Kırmak yarışta çok kazandırır. Kapılar bekler; açık pul ise öteki hamlede orada olmaz.
run-and-hit-catch-up = Son pulunuzu 18. hanenin önüne, rakibinizin iç sahasının dışına çıkarın. Olursa yolda kırın.

go-now-title = Kaçabiliyorken kaçın
go-now-idea = Rakip kapılarının arkasında tek kalan bir pulun çıkması her hamlede zorlaşır. Büyük bir sayı onu geçiriyorsa kaçın.
go-now-big-number = 6-4 attınız. 3. hanede kırabilir ya da son pulunuzla kaçabilirsiniz.
go-now-big-number-why = Çıktı ve uzaklaştı. Kırsaydınız pulunuz geride kalır, iç sahanızda da açık pulunuz olurdu.
go-now-leave-the-blot = 6-2 attınız ve 7. hanenizde açık bir pul var.
go-now-leave-the-blot-why = Son pulunuzun önünde üç kapı var. Kırmasanız bile, duvar tamamlanmadan çıkması gerekiyordu.
go-now-straight-from-the-bar = 6-3 attınız ve girmeniz gerek. Aynı pul devam etsin mi?
go-now-straight-from-the-bar-why = 3 ile girdi, 6 ile hemen çıktı. Rakibin kapıları çoğaldıkça orada kalmak istemezsiniz.
go-now-last-one-out = Son pulunuzu 18. hanenin önüne çıkarın.

wait-title = Fırsatınızı bekleyin
wait-idea = Yarışta gerideyseniz çapanızı bırakmayın: rakibiniz daha onun önünden geçecek. Bu arada öteki pullarınızı oynayın.
wait-not-yet = 4-1 attınız. Oku izleyin ve çapanızı yerinde bırakın.
wait-not-yet-why = Rakibinizin önünüzden geçireceği üç pulu var. Şimdi kaçsaydınız, kurtulduğunuzdan daha sık kırılırdınız.
wait-two-anchors = 4-1 attınız. Karşıda iki kapınız var.
wait-two-anchors-why = İki çapa da duruyor. 13’teki pul güvende ve rakibinizin daha yolu açması gerek.
wait-good-anchor = 6-2 attınız. 20’deki çapa olabileceklerin en iyisi.
wait-good-anchor-why = Kendi tarafınızda işe yarar bir hamle yaptınız, hiçbir şey de vermediniz. Bu çapayla acele etmeniz gerekmez.
wait-shot = Rakibiniz önünüzden geçmek zorunda. Çapanızı ve iç sahanızı koruyun, ilk açık pulu kırın.

together-title = Birlikte çıkın
together-idea = Dışarıda bir kapıyı bırakırken iki pulu birden alın ya da kalanı toplayın. Geride kalan pul kırılır.
together-from-the-middle = 5-4 attınız. Okları izleyin: iki pul da 13’ten çıkıyor.
together-from-the-middle-why = Biri 8’e, biri 9’a, arkadaşlarının yanına gitti. Geride kalan yok.
together-pick-up = 5-4 attınız. 14’te bir pul tek başına, 13’te üç pul var.
together-pick-up-why = 5 ve 4 iki pulu 9’da buluşturdu. 13’te kalan iki pul da güvende.
together-from-nine = 6-5 attınız. Arkanızda yalnızca bir rakip pulu var.
together-from-nine-why = 9. kapı boşaldı ve sizi kıran { $none } zar var.
together-bring-up = 1. hanenizdeki iki pula rağmen bütün pullarınızı eve getirin.
