# Why a choice was worse than the best one: each a sentence with numbers.

reason-count =
    { $best ->
        [0] 0
       *[other] { $best }
    }
reason-shots-best =
    { $best ->
        [0] hiçbir açık pul kırılamaz
       *[other] bir açık pulu kıran zarlar: { $best }
    }
reason-hits =
    { $checkers ->
        [1] { $point } hanenizdeki pulu kırmak
       *[other] Biri { $point } hanenizde olmak üzere { $checkers } açık pulu kırmak
    } rakibinize { $pips } pip kaybettirir; { $enters ->
        [36] rakibiniz her zarla girer.
       *[other] rakibiniz 36 zarın { $enters } tanesiyle girer.
    }
reason-shots-one = { $point } hanenizdeki açık pulu kıran zarlar: 36’da { $made }; en iyi hamleden sonra { reason-shots-best }.
reason-shots = Bir açık pulunuzu kıran zarlar: 36’da { $made }, { $point } hanenizdekini kıranlar: { $blot }; en iyi hamleden sonra { reason-shots-best }.
reason-enters = Rakibinizin girdiği zarlar: 36’da { $made }; en iyi hamleden sonra: { reason-count }.
reason-they-make = Rakibinize { $point } hanenizde kapı aldıran zarlar: 36’da { $made }; en iyi hamleden sonra: { reason-count }.
reason-they-cover = Rakibinizin { $point } hanenizdeki açık pulunu kapatan zarlar: 36’da { $made }; en iyi hamleden sonra: { reason-count }.
reason-they-escape = Rakibinizin gerideki bir pulunu 8 hanenizin ötesine kaçıran zarlar: 36’da { $made }; en iyi hamleden sonra: { reason-count }.
reason-you-make = Bir şey değişmezse, gelecek sıranızda size { $point } hanenizde kapı aldıran zarlar: 36’da { $made }; en iyi hamleden sonra: { $best }.
reason-you-cover = Bir şey değişmezse, gelecek sıranızda { $point } hanenizdeki açık pulu kapatan zarlar: 36’da { $made }; en iyi hamleden sonra: { $best }.
reason-you-escape = Bir şey değişmezse, gelecek sıranızda gerideki bir pulunuzu 17 hanenizin ötesine kaçıran zarlar: 36’da { $made }; en iyi hamleden sonra: { $best }.
reason-makes = En iyi hamle { $point } hanenizde kapı alır.
reason-breaks = Hamleniz { $point } hanenizdeki kapıyı bozar; en iyi hamle onu korur.
reason-anchor = Hamlenizle çapasız kalıyorsunuz; en iyi hamleyle { $point } hanenizde çapanız var.
reason-prime = En iyi hamle rakibin bir pulunun önünde yan yana { $best } kapı tutar; sizin hamleniz { $made } kapı.
reason-tempo = { $point } hanenizdeki pulu kırmak rakibin zarının yarısını elinden alır. Sizi kıran ya da önemli bir kapı aldıran zarlar: 36’da { $best }; sizin hamlenizden sonra: { $made }.
reason-tempo-dance =
    { $point } hanenizdeki pulu kırmak rakibin zarının yarısını elinden alır: { $dances ->
        [0] önce girmesi gerekir.
       *[other] önce girmesi gerekir; gele zarlar: 36’da { $dances }.
    }
reason-safe = Rakibinizin iç sahasında { $points } kapısı var: önce güvenlik. Sizi kıran zarlar: 36’da { $made }; en iyi hamleden sonra: { $best }.
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
reason-duplicates = En iyi hamle rakibi aynı sayıya mahkûm eder: hem kırmak hem de { $point } hanenizdeki açık pulunu kapatmak için { $number } ister. Sizi kıran ya da önemli bir kapı aldıran zarlar: 36’da { $best }; sizin hamlenizden sonra: { $made }.
reason-they-do-well = Rakibinize sizi kırdıran ya da önemli bir kapı aldıran zarlar: 36’da { $made }; en iyi hamleden sonra: { reason-count }.
reason-you-do-well = Bir şey değişmezse, gelecek sıranızda kırdıran ya da önemli bir kapı aldıran zarlar: 36’da { $made }; en iyi hamleden sonra: { $best }.
reason-slots = En iyi hamle { $point } hanenize açık pul koyar. Onu kıran zarlar: 36’da { $hits }; gelecek sıranızda kapatan zarlar: { $covers }.
reason-better-anchor = En iyi hamlenin çapası daha iyi: { $made } yerine { $best } haneniz.
reason-runs = En iyi hamle gerideki pulları rakibin iç sahasından çıkarır. Orada kalan: { $best }; sizin hamlenizden sonra: { $made }.
reason-escapes = En iyi hamle bir pulu 17 hanenizin ötesine kaçırır. Geride kalan: { $best }; sizin hamlenizden sonra: { $made }.
reason-moves-up = Hamleniz gerideki pulları yerinde bırakır; en iyi hamle birini { $point } hanenize ilerletir.
reason-stacks = Hamleniz { $point } hanenize { $made } pul yığar; en iyi hamle orada { $best } pul bırakır.
reason-buries = Hamleniz pulları oyun dışı bırakır. 1 ve 2 hanelerinizdeki pullar: { $made }; en iyi hamleden sonra: { reason-count }.
reason-race-ahead = Yarışta { $pips } pip öndesiniz: en iyi hamle kaçmak.
reason-race-behind = Yarışta { $pips } pip geridesiniz: en iyi hamle geride beklemek.
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
    Gelecek sıranızda { $checkers ->
        [1] bir pul
       *[other] en az { $checkers } pul
    } toplayan zarlar: 36’da { $made }; en iyi hamleden sonra: { $best }.
reason-outside = İç sahanızın dışındaki pullar: hamlenizden sonra { $made }; en iyi hamleden sonra: { reason-count }.
reason-gap = Hamleniz { $point } hanenizi boş bırakır; en iyi hamle bırakmaz.
reason-wins = En iyi hamlenin kazanma oranı %{ $best }, sizinkinin %{ $made }.
reason-gammons-won = En iyi hamlenin mars etme oranı %{ $best }, sizinkinin %{ $made }.
reason-gammons-lost = Hamlenizin mars olma oranı %{ $made }, en iyi hamlenin %{ $best }.

reason-take-yours = Kabul için kazanma oranınız %{ $needs } olmalı; sizinki %{ $has }.
reason-take-theirs = Rakibinizin kabul etmesi için kazanma oranı %{ $needs } olmalı; ona %{ $has } bırakıyorsunuz.
reason-gammons-against = Mars olma oranınız %{ $share }; mars değeri { $price }.
reason-gammons-for = Mars etme oranınız %{ $share }; mars değeri { $price }.
reason-dead-cube = Kabul ederseniz küp ölür: yeniden vido diyemezsiniz. Size %{ $needs } gerekir; para oyununda %{ $money } yeterdi.
reason-score = Bu skorda kabul için %{ $needs } gerekir; para oyununda %{ $money } gerekirdi.
reason-market-lost = Beklerseniz iki zarlık 1296 diziden { $count } tanesinde vido fırsatını kaçırırsınız (%{ $share }).
reason-market-kept =
    Bekleyebilirsiniz: { $count ->
        [0] iki zarlık hiçbir dizide vido fırsatını kaçırmazsınız.
       *[other] iki zarlık 1296 diziden yalnızca { $count } tanesinde vido fırsatını kaçırırsınız (%{ $share }).
    }
reason-window = Kazanma oranınız %{ $has }; vido %{ $from } ve üstünde doğrudur, %{ $to } ve üstünde pozisyonunuz fazla iyidir.
reason-window-open = Kazanma oranınız %{ $has }; vido %{ $from } ve üstünde doğrudur.
reason-last-roll = Oyunu bu zar belirler: 36 zardan { $wins } tanesiyle siz, ötekilerle rakip kazanır. Sonra vido diyecek fırsat kalmaz.
reason-nothing-to-lose = Bu oyunu kaybederseniz maçı da kaybedersiniz: vidonun riski yok.
reason-beaver =
    { $who ->
        [yours] Vidodan sonra da avantaj sizde: beaver deyin.
        [theirs] Vidodan sonra avantaj rakibe geçer; rakip beaver der.
       *[not] Vidodan sonra avantaj rakibinizde: beaver demeyin.
    }
reason-score-doubles = Bu skorda vido %{ $from } ve üstünde doğrudur; para oyununda sınır %{ $money } olurdu.
