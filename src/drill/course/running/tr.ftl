# Beklemek ve kaçmak.

running-title = Beklemek ve kaçmak

run-and-hit-title = Kırarak kaçın
run-and-hit-idea = Kaçmanın tam zamanı, yolunuzun üstünde açık pul (tek başına duran pul) gördüğünüz andır. Onu kırın: rakibiniz önce bardan girmek zorunda kalır, peşinize düşemez.
run-and-hit-fourteen = 6-4 attınız. 24 hanesinden başlayan okları izleyin.
run-and-hit-fourteen-why = Tek hamlede hem kırdınız hem çıktınız. Rakibiniz şimdi barda, yolu da sizinkinden uzun.
run-and-hit-fifteen = 5-4 attınız. 15 ve 7 hanelerinde rakibinizin birer açık pulu var. Ulaşabildiğinizi kırın.
run-and-hit-fifteen-why = O pul iç sahasına neredeyse varmıştı, şimdi baştan başlayacak. Gerideki pulunuz da çıktı.
run-and-hit-from-the-anchor = 6-1 attınız. 7 kapısını alabilir ya da çapanızdan, yani 22’deki iki puldan biriyle kırabilirsiniz. Hangisini daha iyi buluyorsanız onu oynayın.
run-and-hit-from-the-anchor-why = Kırmak yarışta çok kazandırır. Kapı sonra da alınır; açık pul ise bir sonraki hamlede orada olmaz.
run-and-hit-catch-up = Son pulunuzu rakibin iç sahasından çıkarın, 18 hanesine ya da ötesine geçirin. Olursa yolda kırın. 6 hamleniz var.

go-now-title = Kaçabiliyorken kaçın
go-now-idea = Rakip kapılarının arkasında tek kalan pulun kurtulması her hamlede zorlaşır. Büyük bir sayı onu geçiriyorsa kaçın.
go-now-big-number = 6-4 attınız. 3 hanesinde kırabilir ya da iki zarı da oynayıp son pulunuzla kaçabilirsiniz. Hangisini daha iyi buluyorsanız onu oynayın.
go-now-big-number-why = Kaçtı, kurtuldu. Kırsaydınız pulunuz geride kalırdı, iç sahanızda da açığınız olurdu.
go-now-leave-the-blot = 6-2 attınız, 7 hanesinde rakibin açık pulu var. Kırın ya da kaçın, hangisini daha iyi buluyorsanız.
go-now-leave-the-blot-why = Son pulunuzun önünde dört kapı var. Kırmaktan vazgeçmek pahasına da olsa, duvar tamamlanmadan çıkması gerekiyordu.
go-now-straight-from-the-bar = 6-3 attınız ve girmeniz gerek. Aynı pulla ya da başka bir pulla devam edin, hangisini daha iyi buluyorsanız.
go-now-straight-from-the-bar-why = 3 ile girdi, 6 ile hemen çıktı. Rakibin kapıları çoğaldıkça orada oyalanmaya gelmez.
go-now-last-one-out = Son pulunuzu 18 hanesine ya da ötesine geçirin. 8 hamleniz var.

wait-title = Fırsat kollayın
wait-idea = Çapanızı (karşıda aynı hanede duran iki pulunuzu) bırakmayın, hele sizin yolunuz daha uzunsa: rakibiniz daha onun önünden geçecek. Bu arada öteki pullarınızı oynayın.
wait-not-yet = 4-1 attınız. Okları izleyin, çapanızı yerinde bırakın.
wait-not-yet-why = Rakibinizin önünüzden geçireceği daha çok pulu var. Şimdi kaçsaydınız, kurtulduğunuzdan çok kırılırdınız.
wait-two-anchors = 4-1 attınız, karşıda iki kapınız var. İkisini de tutun: 8’deki tek pulun yanına ikincisini getirin.
wait-two-anchors-why = İki çapa da duruyor. 13’ten gelen pul güvende, rakibinizin ise daha yolunu açması gerek.
wait-good-anchor = 6-2 attınız; 20’deki çapadan iyisi yoktur. Onu bırakmayın, kendi tarafınızda iki zarı da tek pulla oynayın.
wait-good-anchor-why = Kendi tarafınızda işe yarar bir hamle yaptınız, karşılığında hiçbir şey vermediniz. Bu çapa varken aceleye gerek yok.
wait-shot = Rakibiniz önünüzden geçmek zorunda. Çapanızı ve iç sahanızı koruyun, ilk açık pulu kırın.

together-title = Birlikte çıkın
together-idea = Dış sahada bir kapıyı bırakıyorsanız iki pulu birden alın ya da kalanı da peşinden götürün. Geride kalan pul kırılır.
together-from-the-middle = 5-4 attınız. Okları izleyin: iki pul da 13’ten çıkıyor.
together-from-the-middle-why = Biri 8’e, biri 9’a, arkadaşlarının yanına gitti. Geride kalan yok.
together-pick-up = 5-4 attınız. 14’te bir pul tek başına, 13’te üç pul var. Hiçbirini tek bırakmayın.
together-pick-up-why = 5 ile 4, iki pulu 9’da buluşturdu. 13’te kalan iki pul da güvende.
together-from-nine = 6-5 attınız. Arkanızda yalnızca bir rakip pulu kaldı. Hiçbir pulunuzu tek başına bırakmayın.
together-from-nine-why = 9 hanesi boşaldı, açıkta pul kalmadı: sizi hiçbir zar kırmaz.
together-bring-up = 1 hanesinde iki rakip pulu bekliyor. Yine de bütün pullarınızı içeri alın. 10 hamleniz var.
