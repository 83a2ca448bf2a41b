# Why a choice was worse than the best one: each a sentence with numbers.

reason-count =
    { $best ->
        [0] sıfır
       *[other] { $best }
    }
reason-shots-best =
    { $best ->
        [0] hiçbir açık pul kırılamaz
       *[other] bir açık pulu kıranlar: { $best }
    }
reason-hits =
    { $checkers ->
        [1] { $point } hanenizdeki pulu kırmak
       *[other] Biri { $point } hanenizde olmak üzere { $checkers } açık pulu kırmak
    } rakibinize { $pips } pip kaybettirir; { $enters ->
        [36] rakibiniz her atışla girer.
       *[other] rakibiniz 36 atıştan { $enters } tanesiyle girer.
    }
reason-shots-one = { $point } hanenizdeki açık pulu kıran atışlar: 36’da { $made }; en iyi hamleden sonra { reason-shots-best }.
reason-shots = Bir açık pulunuzu kıran atışlar: 36’da { $made }, { $point } hanenizdekini kıranlar: { $blot }; en iyi hamleden sonra { reason-shots-best }.
reason-enters = Rakibinizi içeri sokan atışlar: 36’da { $made }; en iyi hamleden sonra: { reason-count }.
reason-they-make = Rakibinizin { $point } hanenizde kapı almasını sağlayan atışlar: 36’da { $made }; en iyi hamleden sonra: { reason-count }.
reason-they-cover = Rakibinizin { $point } hanenizdeki açık pulunu kapatmasını sağlayan atışlar: 36’da { $made }; en iyi hamleden sonra: { reason-count }.
reason-they-escape = Rakibinizin geride kalan bir pulunu 8 hanenizin ötesine kaçıran atışlar: 36’da { $made }; en iyi hamleden sonra: { reason-count }.
reason-you-make = Bir şey değişmezse, sonraki elinizde { $point } hanenizde kapı aldıran atışlar: 36’da { $made }; en iyi hamleden sonra: { $best }.
reason-you-cover = Bir şey değişmezse, sonraki elinizde { $point } hanenizdeki açık pulu kapatan atışlar: 36’da { $made }; en iyi hamleden sonra: { $best }.
reason-you-escape = Bir şey değişmezse, sonraki elinizde geride kalan bir pulunuzu 17 hanenizin ötesine kaçıran atışlar: 36’da { $made }; en iyi hamleden sonra: { $best }.
reason-makes = En iyi hamle { $point } hanenizde kapı alır.
reason-breaks = Hamleniz { $point } hanenizdeki kapıyı bozar; en iyi hamle onu korur.
reason-anchor = Hamleniz rakibin iç sahasında sizi kapısız bırakır; en iyi hamlenin { $point } hanenizde kapısı var.
reason-prime = En iyi hamle, rakibin bir pulunun önünde yan yana { $best } kapı tutar; sizin hamleniz { $made }.
reason-tempo = { $point } hanenizdeki pulu kırmak rakibinizin zarının yarısını alır. Sizi kıran ya da önemli bir kapı aldıran zarlar: 36’da { $best }; sizin hamlenizden sonra: { $made }.
reason-tempo-dance =
    { $point } hanenizdeki pulu kırmak rakibinizin zarının yarısını alır: { $dances ->
        [0] önce girmesi gerekir.
       *[other] önce girmesi gerekir; gele zarlar: 36’da { $dances }.
    }
reason-safe = Rakibinizin iç sahasında { $points } kapısı var, önce güvenlik gelir. Sizi kıran zarlar: 36’da { $made }; en iyi hamleden sonra: { $best }.
reason-bold =
    Kırılmayı göze alabilirsiniz (kıran zarlar: 36’da { $best }; sizin hamlenizden sonra: { $made }): { $points ->
        [0] rakibinizin iç sahasında hiç kapısı yok.
       *[other] rakibinizin iç sahasında yalnızca { $points } kapısı var.
    }
reason-blots =
    Hamleniz { $made } açık pul bırakır; en iyi hamle { $best ->
        [0] hiç bırakmaz.
       *[other] { $best } açık pul.
    }
reason-pips-at-risk =
    Kırılmak size en çok { $made } pip kaybettirir; en iyi hamleden sonra { $best ->
        [0] kırılacak açık pulunuz yok.
       *[other] en çok { $best }.
    }
reason-duplicates = En iyi hamle { $number } sayısını çiftler: rakibiniz hem kırmak hem de { $point } hanenizdeki açık pulunu kapatmak için onu ister. Sizi kıran ya da önemli bir kapı aldıran zarlar: 36’da { $best }; sizin hamlenizden sonra: { $made }.
reason-they-do-well = Rakibinizin sizi kırmasını ya da önemli bir kapı almasını sağlayan zarlar: 36’da { $made }; en iyi hamleden sonra: { reason-count }.
reason-you-do-well = Bir şey değişmezse, sonraki elinizde kıran ya da önemli bir kapı aldıran zarlar: 36’da { $made }; en iyi hamleden sonra: { $best }.
reason-slots = En iyi hamle { $point } hanenize açık pul koyar. Onu kıran zarlar: 36’da { $hits }; sonraki elinizde kapatan zarlar: { $covers }.
reason-better-anchor = En iyi hamlenin çapası daha iyidir: { $made } haneniz yerine { $best } haneniz.
reason-runs = En iyi hamle gerideki pulları rakibin iç sahasından çıkarır. Orada kalan: { $best }; sizin hamlenizden sonra: { $made }.
reason-escapes = En iyi hamle bir pulu 17 hanenizin ötesine kaçırır. Geride kalan: { $best }; sizin hamlenizden sonra: { $made }.
reason-moves-up = Hamleniz gerideki pulları yerinde bırakır; en iyi hamle birini { $point } hanenize ilerletir.
reason-stacks = Hamleniz { $point } hanenize { $made } pul yığar; en iyi hamle orada { $best } pul bırakır.
reason-buries = Hamleniz pulları oyun dışı bırakır. 1 ve 2 hanelerinizde: { $made }; en iyi hamleden sonra: { reason-count }.
reason-race-ahead = Yarışta { $pips } pip öndesiniz: en iyi hamle kaçar.
reason-race-behind = Yarışta { $pips } pip geridesiniz: en iyi hamle geride bekler.
reason-timing = Zamanlama: gerideki pullarınız beklerken dışarıda oynayacak { $made } pipiniz var; en iyi hamleden sonra { $best }.
reason-gammons-matter =
    Bu skorda mars daha değerlidir (mars değeri { $price }; para oyununda 0,50); en iyi hamleyle { $whose ->
        [yours] daha çok mars edersiniz.
       *[theirs] daha az mars olursunuz.
    }
reason-gammons-idle =
    Bu skorda marsın değeri azdır (mars değeri { $price }; para oyununda 0,50): { $whose ->
        [yours] mars için değil, oyunu kazanmak için oynayın.
       *[theirs] marstan çekinmeden oyunu kazanmaya bakın.
    }
reason-bears-off = En iyi hamleden sonra toplanan pullarınız: { $best }; sizin hamlenizden sonra: { $made }.
reason-bears-off-next =
    Sonraki elinizde { $checkers ->
        [1] bir pul
       *[other] en az { $checkers } pul
    } toplatan zarlar: 36’da { $made }; en iyi hamleden sonra: { $best }.
reason-outside = İç sahanızın dışındaki pullar: hamlenizden sonra { $made }; en iyi hamleden sonra: { reason-count }.
reason-gap = Hamleniz { $point } hanenizi boş bırakır; en iyi hamle bırakmaz.
reason-wins = En iyi hamle oyunların %{ $best } kadarını kazanır, sizinki %{ $made } kadarını.
reason-gammons-won = En iyi hamle oyunların %{ $best } kadarında mars eder, sizinki %{ $made } kadarında.
reason-gammons-lost = Hamlenizle oyunların %{ $made } kadarında mars olursunuz, en iyi hamleyle %{ $best } kadarında.

reason-take-yours = Kabul etmek için oyunların %{ $needs } kadarını kazanmanız gerekir; siz %{ $has } kazanıyorsunuz.
reason-take-theirs = Rakibinizin kabul etmesi için oyunların %{ $needs } kadarını kazanması gerekir; ona %{ $has } bırakıyorsunuz.
reason-gammons-against = Oyunların %{ $share } kadarında mars olursunuz; marsın değeri { $price }.
reason-gammons-for = Oyunların %{ $share } kadarında mars edersiniz; marsın değeri { $price }.
reason-dead-cube = Kabul ederseniz küp ölür: yeniden katlayamazsınız. Size %{ $needs } gerekir; para oyununda %{ $money } yeterdi.
reason-score = Bu skorda kabul için %{ $needs } gerekir; para oyununda %{ $money } olurdu.
reason-market-lost = Beklerseniz iki atışlık 1296 dizinin { $count } tanesinde vido fırsatını kaçırırsınız (%{ $share }).
reason-market-kept =
    Bekleyebilirsiniz: { $count ->
        [0] iki atışlık hiçbir dizi vido fırsatını kaçırtmaz.
       *[other] iki atışlık 1296 dizinin yalnızca { $count } tanesinde vido fırsatını kaçırırsınız (%{ $share }).
    }
reason-window = Oyunların %{ $has } kadarını kazanıyorsunuz; katlamak %{ $from } ve üstünde doğrudur, %{ $to } ve üstünde pozisyonunuz fazla iyidir.
reason-window-open = Oyunların %{ $has } kadarını kazanıyorsunuz; katlamak %{ $from } ve üstünde doğrudur.
reason-last-roll = Oyunu bu zar belirler: 36 zardan { $wins } tanesi kazandırır, diğerlerinde rakip kazanır. Daha sonra vido denemez.
reason-nothing-to-lose = Bu oyunu kaybederseniz maç da biter: vido hiçbir şeyi riske atmaz.
reason-beaver =
    { $who ->
        [yours] Vidodan sonra da avantaj sizde: beaver deyin.
        [theirs] Vidodan sonra avantaj rakibinizde olur, beaver derdi.
       *[not] Vidodan sonra avantaj rakibinizde: beaver demeyin.
    }
reason-score-doubles = Bu skorda vido %{ $from } ve üstünde doğrudur; para oyununda sınır %{ $money } olurdu.
