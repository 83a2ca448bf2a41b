course-about = İlk oyununuzdan iyi bir kulüp oyuncusu olana kadar, küçük adımlarla. Sırayı siz seçin.
course-begin = { $number }. adımla başla
course-go-on = { $number }. adımla devam et
course-step = { $number }. adım
course-progress = { $all } adımın { $done } tanesi bitti
course-finished = bitti
course-unplayed = oyun oynanmadı
course-part = Bölüm { $number } / { $all }
course-verdict =
    { $how ->
        [right] Güzel
       *[wrong] Henüz değil
    }
course-missed =
    { $aim ->
        [hit] { $number ->
            [1] Kırmadınız.
           *[other] { $number } pul kırmadınız.
        }
        [hold] { $number }. hanede iki pulunuz yok.
        [point] İki pulu yeni bir hanede bir araya getirmediniz.
        [home-point] İç sahanızda yeni bir kapı almadınız.
        [anchor] Rakibin iç sahasında iki pulu yeni bir hanede buluşturmadınız.
        [half] { $number }. hanede tek pul duruyor: kapı için iki pul gerekir.
        [elsewhere] { $number }. hanede kapı aldınız, ama soru başka bir kapı istiyor.
        [row] Art arda { $number } kapınız yok.
        [safe] { $count ->
            [1] { $number }. hanede bir pulu tek başına bıraktınız.
           *[other] { $count } pulu tek başına bıraktınız, biri { $number }. hanede.
        }
        [one-checker] Birden fazla pul oynadınız.
        [past] Rakip sizi eve dönüş yolunda hâlâ kırabilir.
        [off] { $number ->
            [1] Hiç pul toplamadınız.
           *[other] { $number } pul toplamadınız.
        }
       *[arrows] Okların gösterdiği gibi oynamadınız.
    }
course-achieved =
    { $aim ->
        [hit] Kırdınız, güzel.
        [hold] { $number }. hane tamam.
        [safe] Açıkta pulunuz yok.
       *[other] Bu kısım tamam.
    }
course-clue =
    { $aim ->
        [hit] Rakibinizin tek duran pullarına bakın: hangi pulunuz tam üstüne gelebilir?
        [hold] Hangi pullarınız { $number } hanesine gelebilir?
        [point] Hangi iki pul aynı haneye gelebilir?
        [home-point] Hangi iki pul 1 ile 6 arasında aynı haneye gelebilir?
        [anchor] Hangi iki pul 19 ile 24 arasında bir hanede buluşabilir?
        [row] Sıranızdaki boşluğa bakın: onu hangi pullar doldurabilir?
        [safe] Tek zarla ya da iki zarla başka bir pulun yanına gidebilecek bir pul arayın; geride tek pul bırakmayın.
        [safe-double] Aynı sayıyla dört adımınız var: pulları ikişer ikişer oynayın, geride tek pul bırakmayın.
        [one-checker] İlk sayıyı oynayın, ikincisiyle aynı pulu ilerletin.
        [past] Rakibinizin en gerideki pulunu bulun: bütün pullarınız onu geçmeli.
       *[off] Zar, kendi sayısındaki haneden, daha geride pulunuz yoksa en yüksek hanenizden bir pul toplar.
    }
course-look-again = Daha iyi bir hamle var. Soruyu bir daha okuyun ve başka bir hamle arayın.
course-play = Kısa bir oyun oyna
course-won = Başardınız!
course-lost = Bu sefer olmadı
course-lost-about = Yeniden deneyin ya da devam edin. İstediğiniz zaman dönebilirsiniz.
course-again = Yeniden oyna
course-next = Sırada: { $title }
course-map = Tüm adımlar
course-replied = Rakibiniz { $roll } attı ve { $play } oynadı.
course-parts-done = { $all } bölümün { $done } tanesi
course-skip = Oynamadan devam et
course-blocked = { $roll } attınız. Gidebileceğiniz bütün haneler kapalı, sıra rakibinize geçiyor.
course-no-entry = { $roll } attınız. Bardaki pulunuz giremiyor, sıra rakibinize geçiyor.
course-shut = Altı hane de kapalı: bardaki pulunuz giremiyor, sıra rakibinize geçiyor.
course-rolled = Rakibiniz { $roll } attı.
course-cannot-move = Rakibiniz { $roll } attı ve oynayamıyor.
course-closed-out = Rakibiniz bardan giremiyor: altı hane de kapalı.
course-hits =
    { $count ->
        [1] Böylece bir pulunuzu kırdı.
       *[other] Böylece { $count } pulunuzu kırdı.
    }
course-answer = Yanıtınız
course-english = Bu metinler şimdilik yalnızca İngilizce.
course-missing = Kurs yüklenemedi.
course-turn = Hamle { $number } / { $all }
course-play-it = Şimdi kendiniz oynayın
