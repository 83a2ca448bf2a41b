# Analiz: sayıların anlamı, hamleler ve şanslar, maçın özeti, oyunun sonu.

primer = Bu sayılar ne demek?
primer-line =
    { $line ->
        [p1] Değer (equity), buradan sonra iki taraf da iyi oynarsa pozisyonun size ortalama kaç puan getireceğidir.
        [p2] 0 eşitliktir. +1’de tek oyunu kesin kazanır, −1’de kesin kaybedersiniz; mars 2, üç katlı mars 3 sayılır.
        [p3] Motor her hamleye bir değer verir; değeri en yüksek olan en iyisidir. İki zar ileriye, yakın kararlarda üç zar ileriye bakar.
        [p4] Kaybınız, en iyi hamlenin değeri ile sizinkinin değeri arasındaki farktır: +0,300 − 0,220 = 0,080.
        [p5] 0,020 ve üstü kayıp hata, 0,080 ve üstü büyük hata sayılır.
        [p6] PR, karar başına ortalama kaybınız × 500’dür: her seferinde 0,010 kaybetmek PR 5 eder.
        [p7] Düşük olan iyidir: 5’in altı dünya sınıfı, 10 civarı ileri düzey, 20 civarı amatördür.
        [p8] Şans, attığınız zarın ortalama zardan ne kadar iyi geldiğidir.
        [p9] Şans, nasıl oynadığınızı göstermez: iyi hamle de kaybettirebilir, kötüsü de kazandırabilir.
       *[p10] Gelişmek için önce en büyük kayıplarınıza bakın: “Sonraki hata” düğmesine basın.
    }
primer-picture = En iyi hamlenin değeri +0,300, oynananınki +0,220. Aradaki fark kayıptır: 0,080.
primer-best = en iyi
primer-played = oynanan
primer-loss = kayıp
review-play = Hamle
review-cube-action = Karar
review-anew = Bu yeni bir analiz: kayıplar alıştırmadakinden farklı çıkabilir.
review-unread =
    { $why ->
        [cut] Linkin sonu, dolayısıyla analiz eksik. Maç tam; linki yeniden isteyin.
        [newer] Bu linkteki analiz daha yeni bir sürümden. Maç tam.
       *[damaged] Bu linkteki analiz bozulmuş. Maç tam; linki yeniden isteyin ya da maçı kendiniz analiz edin.
    }
review-cost = Kayıp
review-wins = Kazanma
review-percent = %{ $number }
review-tag =
    { $kind ->
        [best] en iyi
        [yours] sizinki
        [tried] denenen
       *[played] oynanan
    }
tried-roll = Sonraki zar
tried-best = En iyi hamle
review-verdict =
    { $kind ->
        [best] En iyi
       *[fine] İyi
    }
review-chances-after =
    { $whose ->
        [you] Sonrasında kazanma şansınız
       *[other] Sonrasında kazanma şansı: { $name }
    }
review-show-more = { $count } tane daha göster
review-practise = Bu hatayı çalış
review-numbers = Sayılar
review-gammons = Marslar
review-gammon-share =
    { $which ->
        [won] Mars etme
       *[lost] Mars olma
    }
review-depth = Derinlik
summary-step = Adım adım bak
summary-review = Bu maçı analiz et
summary-before = Analiz, maçın sonucunu belirleyen anları bulur ve daha iyisinin ne olduğunu gösterir.
summary-race = O zamana kadar çizgi, yarışta kimin önde olduğunu gösterir.
summary-takes =
    { $minutes ->
        [one] Yaklaşık bir dakika sürer.
       *[other] Yaklaşık { $minutes } dakika sürer.
    }
summary-score = { $first } { $own } – { $other } { $second }
summary-chances =
    { $whose ->
        [you] Sizin kazanma şansınız
       *[other] { $name }: kazanma şansı
    }
summary-mistakes = Hatalar
summary-rate = PR
summary-lower = düşük olan iyidir
summary-rate-about = karar başına ortalama kayıp, düşük olan iyidir
summary-luck = Şans
summary-luck-unit = puan olarak
summary-moments =
    { $count ->
        [1] Sonucu belirleyen an
        [2] Sonucu belirleyen iki an
       *[other] Sonucu belirleyen üç an
    }
summary-of =
    { $rest ->
        [small] { $count } hata arasından; ötekilerin bedeli küçük
       *[any]
            { $count ->
                [one] toplam { $count } hata
               *[other] { $count } hata arasından, büyükten küçüğe
            }
    }
summary-unsettled =
    { $what ->
        [figures] Analiz sürüyor: bu sayılar değişebilir
       *[changed] Daha derin analiz başka anlar buldu
    }
summary-update = Göster
summary-marks = İşaretler
moment-played = Oynanan: { $made }. Daha iyisi: { $best }.
moment-made = Oynanan: { $made }.
moment-resigned =
    { $kind ->
        [large] Kayıp daha az olabilirdi.
        [accepted] Pes etmektense oyuna devam etmek daha iyiydi.
       *[early] Kazanma şansı hâlâ %{ $percent } idi.
    }
summary-none =
    { $count ->
        [0] Hata yok. İyi oynadınız.
        [1] Küçük bir hata. İyi oynadınız.
       *[other] Yalnızca küçük hatalar ({ $count }). İyi oynadınız.
    }
summary-game = { $number }. oyun
summary-waits = Analiz bitince anlar burada görünür.
end-in-short = Kısaca
end-cause =
    { $cause ->
        [resigned] Kazanma şansınız hâlâ %{ $number } iken pes ettiniz.
        [dice-alone] Bu oyunu zarlar belirledi: sonucu etkileyen bir hatanız yok.
        [dice] Zarlar size hatalarınızdan daha pahalıya mal oldu.
        [single] Tek bir hata size zarlardan daha pahalıya mal oldu.
        [costliest] { $number }. hata size diğerlerinin toplamından daha pahalıya mal oldu.
        [cube] Küp size hamlelerinizden daha pahalıya mal oldu.
       *[mistakes] Birkaç hata bir arada size zarlardan daha pahalıya mal oldu.
    }
notes-leave = Notlarınız kaydedilsin mi?
notes-discard = Kaydetmeden çık
review-short =
    { $count ->
        [1] Bu paylaşılan analizde burada yalnızca en iyi hamle var: başka hamle ve karşılaştırılacak zar yok.
       *[other] Bu paylaşılan analizde yalnızca en iyi hamle ve oynanan hamle var.
    }
review-analyse-this = Bu kararı analiz et
review-uneven = Belirgin biçimde kötü hamleler daha sığ incelenir (0-ply: ileriye bakmadan, hamleden sonraki pozisyon); bu yüzden sayıları daha kabadır.
