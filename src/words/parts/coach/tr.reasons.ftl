# Why a choice was worse than the best one. A sentence about the play made (fault), one about the best play (merit).

reason-this =
    { $who ->
        [you] Bu hamle
       *[named] { $who }
    }
reason-compared = Buna karşılık { $play } hamlesi
# A case ending follows: “hanesi” + “nde”.
reason-point =
    { $who ->
        [you] { $point } hanesi
        [named] { $who } oyuncusunun { $point } hanesi
       *[bare] { $point } hanesi
    }
reason-own-rolls =
    { $who ->
        [you] 36 zarınızdan
       *[named] { $who } oyuncusunun 36 zarından
    }
reason-lets =
    { $other ->
        [you] size
       *[opponent] rakibe
    }
reason-enters-first =
    { $other ->
        [you] önce girmek zorundasınız
       *[opponent] rakip önce girmek zorundadır
    }
reason-other-home =
    { $other ->
        [you] iç sahanızda
       *[opponent] rakibin iç sahasında
    }
reason-other-rolls =
    { $other ->
        [you] 36 zarınızdan
       *[opponent] rakibin 36 zarından
    }
reason-their-rolls =
    { $other ->
        [you] 36 zarınızdan
       *[opponent] 36 zardan
    }
fault-shots-one =
    { $play } { reason-point }nde açık pul bırakır; { $made ->
        [36] { $other ->
            [you] her zarınız
           *[opponent] rakibin her zarı
        } onu kırar.
       *[other] { reason-other-rolls } { $made } tanesi onu kırar.
    }
fault-shots =
    { $play } açık pullar bırakır; { $made ->
        [36] { $other ->
            [you] her zarınız
           *[opponent] rakibin her zarı
        } birini kırar.
       *[other] { reason-other-rolls } { $made } tanesi birini kırar.
    }
fault-safe = { $play } pulu tehlikeye atar: { reason-other-rolls } { $made } tanesi kırar; kırılan pulun karşısında { $points } kapı olur.
fault-blots = { $play } { $made } açık pul bırakır.
fault-pips-at-risk = { $play } bir pul kırılırsa { $made } pipe kadar kaybı göze alır.
fault-enters =
    { $play } { reason-lets } bardan girme fırsatı verir: { reason-their-rolls } { $made } tanesiyle { $other ->
        [you] girersiniz.
       *[opponent] girer.
    }
fault-they-make =
    { $play } { reason-lets } { reason-point }nde kapı alma fırsatı verir: { reason-their-rolls } { $made } tanesiyle { $other ->
        [you] alırsınız.
       *[opponent] alır.
    }
fault-they-cover =
    { $play } { reason-lets } { reason-point }ndeki açık pulu kapatma fırsatı verir: { reason-their-rolls } { $made } tanesiyle { $other ->
        [you] kapatırsınız.
       *[opponent] kapatır.
    }
fault-they-escape =
    { $play } { reason-lets } gerideki bir pulu { reason-point }nin ötesine kaçırma fırsatı verir: { reason-their-rolls } { $made } tanesiyle { $other ->
        [you] kaçırırsınız.
       *[opponent] kaçırır.
    }
fault-they-do-well =
    { $play } { reason-lets } iyi zarlar bırakır: { reason-their-rolls } { $made } tanesiyle { $other ->
        [you] kırarsınız ya da önemli bir kapı alırsınız.
       *[opponent] kırar ya da önemli bir kapı alır.
    }
fault-breaks = { $play } { reason-point }ndeki kapıyı bozar.
fault-anchor = { $play } geride çapa bırakmaz: { reason-other-home } güvenli bir kapı kalmaz.
fault-moves-up = { $play } gerideki pulları yerinde bırakır.
fault-stacks = { $play } { reason-point }ne { $made } pul yığar.
fault-buries = { $play } { $made } pulu iç sahanın dibine gömer.
fault-timing = { $play } gerideki pullar beklerken oynanacak yalnızca { $made } pip bırakır.
fault-outside = { $play } iç sahanın dışında { $made } pul bırakır.
fault-gap = { $play } { reason-point }ni boş bırakır.

merit-fewer =
    { $play } oynanırsa bu sayı { $best ->
        [0] sıfır olur.
       *[other] yalnızca { $best } olur.
    }
merit-pips-at-risk = { $play } hamlesi en çok { $best } pip kaybettirir.
merit-timing = { $play } hamlesi { $best } pip bırakır.
merit-gap = { $play } bırakmaz.

merit-shots-none = { $play } kırılacak açık pul bırakmaz.
merit-shots-fewer = { $play } daha az kırılma riski bırakır: { reason-other-rolls } { $made } yerine { $best } tanesi kırar.
merit-they-do-well =
    { $play } { $other ->
        [you] size
       *[opponent] rakibe
    } daha az iyi zar bırakır: { reason-their-rolls } { $made } yerine { $best } tanesi kırar ya da önemli bir kapı alır.
merit-bold =
    { $play } kırılmayı göze alabilir ({ reason-other-rolls } { $best } tanesi): { reason-other-home } { $points ->
        [0] hiç kapı yok.
       *[other] yalnızca { $points } kapı var.
    }
reason-comes-in =
    { $enters ->
        [36] her zarla
       *[other] { reason-their-rolls } { $enters } tanesiyle
    } { $other ->
        [you] girersiniz.
       *[opponent] girer.
    }
reason-one-comes-in =
    bardaki { $bar } puldan en az biri { $enters ->
        [36] her zarla
       *[other] { reason-their-rolls } { $enters } tanesiyle
    } girer.
merit-hits =
    { $play } hamlesi { $checkers ->
        [1] { reason-point }ndeki açık pulu kırar
       *[other] biri { reason-point }nde olmak üzere { $checkers } açık pul kırar
    }: { $other ->
        [you] { $pips } pip kaybedersiniz ve
       *[opponent] rakip { $pips } pip kaybeder ve
    } { $bar ->
        [1] { reason-comes-in }
       *[other] { reason-one-comes-in }
    }
merit-tempo =
    { $play } hamlesi { reason-point }ndeki açık pulu kırar: { reason-enters-first }; böylece { reason-their-rolls } { $made } yerine yalnızca { $best } tanesiyle { $other ->
        [you] kırarsınız ya da önemli bir kapı alırsınız.
       *[opponent] kırar ya da önemli bir kapı alır.
    }
merit-tempo-dance =
    { $play } hamlesi { reason-point }ndeki açık pulu kırar: { reason-enters-first }{ $dances ->
        [0] .
       *[other] ; { reason-their-rolls } { $dances } tanesiyle gele { $other ->
            [you] atarsınız
           *[opponent] atar
        }.
    }
merit-you-make = { $play } hamlesi { reason-point }ni hazırlar: durum değişmezse sonraki hamlede { reason-own-rolls } { $made } yerine { $best } tanesi orada kapı alır.
merit-you-cover = { $play } hamlesi { reason-point }ndeki açık pulu kapatmayı hazırlar: durum değişmezse sonraki hamlede { reason-own-rolls } { $made } yerine { $best } tanesi kapatır.
merit-you-escape = { $play } kaçışı hazırlar: durum değişmezse sonraki hamlede { reason-own-rolls } { $made } yerine { $best } tanesi gerideki bir pulu { reason-point }nin ötesine kaçırır.
merit-you-do-well = { $play } iyi zarların yolunu açar: durum değişmezse sonraki hamlede { reason-own-rolls } { $made } yerine { $best } tanesi kırar ya da önemli bir kapı alır.
merit-slots = { $play } hamlesi kapı almak için { reason-point }ne açık pul koyar: { reason-other-rolls } { $hits } tanesi onu kırar, sonraki hamlede { reason-own-rolls } { $covers } tanesi kapatır.
merit-makes = { $play } hamlesi { reason-point }nde kapı alır.
merit-keeps = { $play } hamlesi { reason-point }ndeki kapıyı korur.
merit-anchor = { $play } hamlesi { reason-point }nde çapa tutar: bardan girmek için güvenli bir yer.
merit-better-anchor = { $play } daha iyi bir çapa tutar: { $made } yerine { reason-point }.
merit-prime =
    { $play } bir { $other ->
        [you] pulunuzun
       *[opponent] rakip pulunun
    } önündeki yan yana kapıları artırır: { $made } yerine { $best }.
merit-runs =
    { $play } { $other ->
        [you] iç sahanızdan
       *[opponent] rakibin iç sahasından
    } bir pul çıkarır: orada { $made } yerine { $best ->
        [0] hiç pul kalmaz.
       *[other] { $best } pul kalır.
    }
merit-escapes =
    { $play } gerideki bir pulu kaçırır: geride { $made } yerine { $best ->
        [0] hiç pul kalmaz.
       *[other] { $best } pul kalır.
    }
merit-moves-up = { $play } gerideki bir pulu { reason-point }ne ilerletir.
merit-race-ahead = { $play } kaçmayı seçer: yarışta { $pips } piplik üstünlük var.
merit-race-behind = { $play } geride kalıp kırma fırsatı kollar: yarışta { $pips } piplik açık var.
merit-gammons-matter =
    { $play } { $whose ->
        [yours] daha çok mars eder
       *[theirs] daha az mars olur
    }; mars bu skorda daha değerlidir.
merit-gammons-idle =
    { $play } { $whose ->
        [yours] yalnızca kazanmaya oynar
       *[theirs] marstan çekinmez
    }: bu skorda marsın değeri azdır.
merit-bears-off = { $play } daha çok pul toplar: toplam { $made } yerine { $best }.
merit-bears-off-next =
    { $play } bir sonraki hamleyi hazırlar: { reason-own-rolls } { $made } yerine { $best } tanesi { $checkers ->
        [1] bir pul
       *[other] en az { $checkers } pul
    } toplar.
merit-duplicates =
    { $play } { $other ->
        [you] sizi
       *[opponent] rakibi
    } tek sayıya mahkûm eder: hem kırmak hem { reason-point }ndeki açık pulu kapatmak için { $number } gerekir; { reason-other-rolls } { $made } yerine { $best } tanesi kırar ya da önemli bir kapı alır.
merit-wins = { $play } kazanma oranını artırır: %{ $made } yerine %{ $best }.
merit-gammons-won = { $play } mars etme oranını artırır: %{ $made } yerine %{ $best }.
merit-gammons-lost = { $play } mars olma oranını düşürür: %{ $made } yerine %{ $best }.
merit-backgammons-won = { $play } üç katlı mars etme oranını artırır: %{ $made } yerine %{ $best }.
merit-backgammons-lost = { $play } üç katlı mars olma oranını düşürür: %{ $made } yerine %{ $best }.

reason-take = Kabul için %{ $needs } kazanma oranı gerekir; kabul edenin oranı %{ $has }.
reason-cube-gammons = Vido diyenin mars etme oranı %{ $share }; mars değeri { $price }.
reason-dead-cube = Kabulden sonra küp ölür: yeniden vido denemez. Kabul için %{ $needs } gerekir; para oyununda %{ $money } yeterdi.
reason-score = Bu skorda kabul için %{ $needs } gerekir; para oyununda %{ $money } gerekirdi.
reason-market-lost = Beklenirse sonraki iki zarın 1296 olasılığından { $count } tanesinde vido fırsatı kaçar (%{ $share }).
reason-market-kept =
    Daha beklenebilir: sonraki iki zarın { $count ->
        [0] hiçbirinde vido fırsatı kaçmaz.
       *[other] 1296 olasılığından yalnızca { $count } tanesinde vido fırsatı kaçar (%{ $share }).
    }
reason-window = Vido diyenin kazanma oranı %{ $has }; vido %{ $from } ve üstünde doğrudur, %{ $to } ve üstünde pozisyon fazla iyidir.
reason-window-open = Vido diyenin kazanma oranı %{ $has }; vido %{ $from } ve üstünde doğrudur.
reason-last-roll = Oyunu bu zar bitirir: 36 zardan { $wins } tanesi kazandırır, ötekiler kaybettirir. Sonra vido deme fırsatı kalmaz.
reason-nothing-to-lose = Bu oyunu kaybetmek maçı da kaybetmektir: vidonun riski yok.
reason-beaver =
    { $who ->
        [yours] Vidodan sonra da avantaj kabul edende: beaver.
        [theirs] Vidodan sonra avantaj kabul edene geçer; o da beaver der.
       *[not] Vidodan sonra avantaj yine vido diyende: beaver yok.
    }
reason-score-doubles = Bu skorda vido %{ $from } ve üstünde doğrudur; para oyununda sınır %{ $money } olurdu.

verdict-wins =
    { $who ->
        [you] kazanma oranınız %{ $has }
       *[named] { $who } oyuncusunun kazanma oranı %{ $has }
    }
verdict-take = Kabul: { verdict-wins }; kabul için %{ $needs } yeter.
verdict-drop = Ret: { verdict-wins }, oysa kabul için %{ $needs } gerekir.
verdict-take-plain = Kabul: ret daha pahalıya mal olur.
verdict-drop-plain = Ret: kabul daha pahalıya mal olur.
verdict-beaver =
    { $who ->
        [you] Beaver: vidodan sonra da avantaj sizde.
       *[named] Beaver: vidodan sonra da avantajlı olan { $who }.
    }
verdict-early = Vido için erken: { verdict-wins }, oysa vido %{ $from } ve üstünde doğrudur.
verdict-far = Vido yok: { verdict-wins }, oysa vido %{ $from } ve üstünde doğrudur.
verdict-wait = Vido yok: beklemek daha iyi.
verdict-wait-beaver =
    Vido yok: vidodan sonra avantaj { $other ->
        [you] size
       *[opponent] rakibe
    } geçer.
verdict-double =
    Vido: { verdict-wins }; vido için %{ $from } yeter. { $other ->
        [you] Sizin için doğru
       *[opponent] Doğru
    } yanıt kabul.
verdict-double-plain = Vido: beklemek daha pahalıya mal olur.
verdict-cash =
    Vido: { $other ->
        [you] sizin için doğru yanıt ret, çünkü kabul için %{ $needs } gerekir, oranınız
       *[opponent] doğru yanıt ret, çünkü kabul için %{ $needs } gerekir, rakibin oranı
    } ise %{ $has }.
verdict-too-good =
    Vido için fazla iyi: { $other ->
        [you] oyun sürerse
       *[opponent] mars için oynamaya devam;
    } mars oranı %{ $gammons }.

look-for =
    { $what ->
        [hits] Kıran bir hamle
        [points] İyi bir kapı alan, tutan ya da hazırlayan bir hamle
        [anchor] Çapayı koruyan bir hamle
        [prime] Rakibin önünü daha iyi kesen bir hamle
        [escapes] Gerideki bir pulu ilerleten bir hamle
        [race] Yarışa uygun bir hamle
        [off] Daha çok pul toplayan bir hamle
       *[other] Daha çok kazandıran bir hamle
    } arayın.
lead-right = Doğru karar. { $reason }
lead-right-plain = Doğru karar: daha iyisi yok.
lead-only = Oynanabilecek tek hamle buydu.
lead-close = En iyiye çok yakın: { $play } yalnızca biraz daha iyi.
lead-better = { $play } daha iyi.
lead-instead = Daha iyi bir hamle vardı: { $reason }

plain-better = Daha iyi bir hamle
plain-close = Neredeyse en iyi hamle.
plain-mistake = Bu bir hata. { $reason }
plain-fault =
    { $play } { $what ->
        [shot-easy] { reason-point }nde kolayca kırılabilecek tek bir pul bırakır.
        [shot] { reason-point }nde kırılabilecek tek bir pul bırakır.
        [shots-easy] kolayca kırılabilecek tek pullar bırakır.
        [shots] kırılabilecek tek pullar bırakır.
        [safe] kırılabilecek bir pul bırakır; kırılırsa bardan girmesi zor olur.
        [blot] bir pulu tek başına bırakır.
        [blots] pulları tek başına bırakır.
        [pips] pahalıya gelecek bir kırılmayı göze alır.
        [enters] { reason-lets } bardan daha kolay girme fırsatı verir.
        [make] { reason-lets } { reason-point }nde daha kolay kapı alma fırsatı verir.
        [escape] { reason-lets } gerideki bir pulu daha kolay kaçırma fırsatı verir.
        [well] { reason-lets } daha kolay pul kırma ya da iyi bir kapı alma fırsatı verir.
        [stacks] { reason-point }ne çok fazla pul yığar.
        [buries] pulları iç sahanın dibinde bırakır; orada pek engel olmazlar.
        [timing] gerideki pullar beklerken oynayacak pek az şey bırakır.
       *[outside] iç sahanın dışında pul bırakır.
    }
plain-merit =
    { $play } { $what ->
        [hit] { reason-point }ndeki pulu kırar; o pul baştan başlamak zorunda kalır.
        [hits] birden çok pul kırar.
        [tempo] { reason-point }ndeki pulu kırar: { reason-enters-first }.
        [bold] kırılmayı göze alabilir: { reason-other-home } az kapı var.
        [make] { reason-point }nde kapı almayı hazırlar.
        [escape] gerideki bir pulun kaçışını hazırlar.
        [well] sonraki hamle için iyi zarların yolunu açar.
        [slot] sonraki hamlede kapı almak için { reason-point }ne bir pul koyar.
        [off-next] daha çok pul toplamayı hazırlar.
        [makes] { reason-point }nde kapı alır.
        [keeps] { reason-point }ndeki kapıyı korur.
        [anchor] { reason-point }ni tutar: bardan girmek için güvenli bir yer.
        [better-anchor] daha iyi bir güvenli kapı tutar: { reason-point }.
        [prime] { $other ->
            [you] sizi
           *[opponent] rakibi
        } yan yana daha çok kapıyla engeller.
        [out] { $other ->
            [you] iç sahanızdan
           *[opponent] rakibin iç sahasından
        } bir pul çıkarır.
        [away] gerideki bir pulu kaçırır.
        [up] gerideki bir pulu { reason-point }ne ilerletir.
        [off] daha çok pul toplar.
        [off-one] bir pul toplar.
        [off-more] birkaç pul toplar.
        [ahead] kaçmayı seçer: yarışta üstünlük var.
        [behind] geride kalıp kırma fırsatı kollar: yarışta açık var.
        [gammons-won] iki sayılan marsı daha sık kazandırır.
        [gammons-lost] iki sayılan marsı daha seyrek kaybettirir.
        [backgammons-won] üç sayılan üç katlı marsı daha sık kazandırır.
        [backgammons-lost] üç sayılan üç katlı marsı daha seyrek kaybettirir.
        [safe] kırılabilecek hiçbir pul bırakmaz.
        [safer] daha az kırılma fırsatı bırakır.
        [blots] daha az pulu tek başına bırakır.
        [fewer] { $other ->
            [you] size
           *[opponent] rakibe
        } daha az iyi zar bırakır.
        [spread] pulları daha iyi dağıtır.
        [in-play] daha çok pulu hâlâ engel olabileceği yerde tutar.
        [waits] gerideki pullar beklerken oynayacak daha çok şey bırakır.
        [home] iç sahaya daha çok pul getirir.
        [home-one] iç sahaya bir pul getirir.
        [home-more] iç sahaya pul getirir.
        [builder] bir pulu yaklaştırıp kapı almaya hazırlar.
        [builders] pulları yaklaştırıp kapı almaya hazırlar.
        [no-gap] { reason-point }ni boş bırakmaz.
       *[wins] daha sık kazandırır.
    }

grid-rolls =
    { $what ->
        [hit] 36 zardan { $count } tanesi kırar
        [enter] 36 zardan { $count } tanesi girer
        [escape] 36 zardan { $count } tanesi kaçar
        [make] 36 zardan { $count } tanesi kapı alır
        [off] 36 zardan { $count } tanesi pul toplar
       *[well] 36 zardan { $count } tanesi iyi gelir
    }
grid-made =
    { $who ->
        [you] sizin hamleniz
       *[named] hamle: { $who }
    }
