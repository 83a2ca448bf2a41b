# Why a choice was worse than the best one. A sentence about the play made (fault), one about the best play (merit).

reason-this =
    { $who ->
        [you] هذه النقلة
       *[named] نقلة { $who }
    }
reason-next-best = ثاني أفضل نقلة، { $play }،
reason-point =
    { $who ->
        [you] خانتك { $point }
        [named] الخانة { $point } لدى { $who }
       *[bare] الخانة { $point }
    }
fault-shots-one =
    { $play } تترك في { reason-point } حجرًا مكشوفًا { $made ->
        [36] تضربه كل رمية.
       *[other] تضربه { $made } من 36 رمية.
    }
fault-shots =
    { $play } تترك أحجارًا مكشوفة { $made ->
        [36] تضربها كل رمية.
       *[other] تضربها { $made } من 36 رمية.
    }
fault-safe =
    { $play } تعرّض حجرًا للضرب في { $made } من 36 رمية، وأمامه حينئذٍ { $points ->
        [zero] { $points } خانة مغلقة
        [one] خانة مغلقة واحدة
        [two] خانتان مغلقتان
        [few] { $points } خانات مغلقة
        [many] { $points } خانة مغلقة
       *[other] { $points } خانة مغلقة
    }.
fault-blots =
    { $play } تترك { $made ->
        [zero] { $made } حجر مكشوف
        [one] حجرًا مكشوفًا واحدًا
        [two] حجرين مكشوفين
        [few] { $made } أحجار مكشوفة
        [many] { $made } حجرًا مكشوفًا
       *[other] { $made } حجر مكشوف
    }.
fault-pips-at-risk =
    { $play } تخاطر بخسارة { $made ->
        [zero] { $made } خطوة
        [one] خطوة واحدة
        [two] خطوتين
        [few] { $made } خطوات
        [many] { $made } خطوة
       *[other] { $made } خطوة
    } على الأكثر إذا ضُرب الحجر.
fault-enters = { $play } تتيح للخصم الدخول من الحاجز في { $made } من 36 رمية.
fault-they-make = { $play } تتيح للخصم إغلاق { reason-point } في { $made } من 36 رمية.
fault-they-cover = { $play } تتيح للخصم تغطية الحجر المكشوف في { reason-point } في { $made } من 36 رمية.
fault-they-escape = { $play } تتيح لحجر خلفي عبور { reason-point } في { $made } من 36 رمية.
fault-they-do-well = { $play } تتيح للخصم الضرب أو امتلاك خانة مهمة في { $made } من 36 رمية.
fault-breaks = { $play } تتخلى عن { reason-point }.
fault-anchor = { $play } لا تترك أي مرساة: لا خانة آمنة في بيت الخصم.
fault-moves-up = { $play } تترك الأحجار الخلفية مكانها.
fault-stacks =
    { $play } تكدّس { $made ->
        [zero] { $made } حجر
        [one] حجرًا واحدًا
        [two] حجرين
        [few] { $made } أحجار
        [many] { $made } حجرًا
       *[other] { $made } حجر
    } في { reason-point }.
fault-buries =
    { $play } تترك { $made ->
        [zero] { $made } حجر معطّل
        [one] حجرًا معطّلًا واحدًا
        [two] حجرين معطّلين
        [few] { $made } أحجار معطّلة
        [many] { $made } حجرًا معطّلًا
       *[other] { $made } حجر معطّل
    } في الخانتين 1 و2.
fault-timing =
    { $play } لا تترك إلا { $made ->
        [zero] { $made } خطوة
        [one] خطوة واحدة
        [two] خطوتين
        [few] { $made } خطوات
        [many] { $made } خطوة
       *[other] { $made } خطوة
    } للعب بينما تنتظر الأحجار الخلفية.
fault-outside =
    { $play } تترك { $made ->
        [zero] { $made } حجر
        [one] حجرًا واحدًا
        [two] حجرين
        [few] { $made } أحجار
        [many] { $made } حجرًا
       *[other] { $made } حجر
    } خارج البيت.
fault-gap = { $play } تترك ثغرة في { reason-point }.

merit-fewer =
    وبعد { $play }: { $best ->
        [0] لا شيء.
       *[other] { $best } فقط.
    }
merit-pips-at-risk = وبعد { $play }: { $best } على الأكثر.
merit-timing = وبعد { $play }: { $best }.
merit-gap = أما { $play } فلا.

merit-shots-none = { $play } لا تترك حجرًا يمكن ضربه.
merit-bold =
    { $play } تتحمّل الضرب (في { $best } من 36 رمية): { $points ->
        [0] لا خانة مغلقة في بيت الخصم.
        [zero] لا خانة مغلقة في بيت الخصم.
        [one] في بيت الخصم خانة مغلقة واحدة فقط.
        [two] في بيت الخصم خانتان مغلقتان فقط.
        [few] في بيت الخصم { $points } خانات مغلقة فقط.
        [many] في بيت الخصم { $points } خانة مغلقة فقط.
       *[other] في بيت الخصم { $points } خانة مغلقة فقط.
    }
merit-hits =
    { $play } تضرب { $checkers ->
        [1] في { reason-point }
        [2] حجرين مكشوفين، أحدهما في { reason-point }
       *[other] { $checkers } أحجار مكشوفة، أحدها في { reason-point }
    }، فيخسر الخصم { $pips ->
        [zero] { $pips } خطوة
        [one] خطوة واحدة
        [two] خطوتين
        [few] { $pips } خطوات
        [many] { $pips } خطوة
       *[other] { $pips } خطوة
    }، { $enters ->
        [36] ويدخل الحجر بأي رمية.
       *[other] ويدخل الحجر في { $enters } من 36 رمية.
    }
merit-tempo = { $play } تضرب في { reason-point }: على الخصم أن يدخل أولًا، ثم تضرب { $best } من 36 رمية أو تملك خانة مهمة، بدل { $made }.
merit-tempo-dance =
    { $play } تضرب في { reason-point }: { $dances ->
        [0] على الخصم أن يدخل أولًا.
       *[other] على الخصم أن يدخل أولًا، ويتعذّر ذلك بـ { $dances } من 36 رمية.
    }
merit-you-make = { $play } تهيّئ { reason-point }: في الدور التالي تملكها { $best } من 36 رمية بدل { $made }، إن لم يتغيّر شيء.
merit-you-cover = { $play } تهيّئ لتغطية الحجر المكشوف في { reason-point }: في الدور التالي تغطّيه { $best } من 36 رمية بدل { $made }، إن لم يتغيّر شيء.
merit-you-escape = { $play } تهيّئ للهروب: في الدور التالي يعبر حجر خلفي بـ { $best } من 36 رمية { reason-point }، بدل { $made }، إن لم يتغيّر شيء.
merit-you-do-well = { $play } تهيّئ رميات جيدة: في الدور التالي تضرب { $best } من 36 رمية أو تملك خانة مهمة، بدل { $made }، إن لم يتغيّر شيء.
merit-slots = { $play } تضع حجرًا مكشوفًا في { reason-point } لامتلاكها: تضربه { $hits } من 36 رمية، وتغطّيه { $covers } في الدور التالي.
merit-makes = { $play } تملك { reason-point }.
merit-keeps = { $play } تحتفظ بـ { reason-point }.
merit-anchor = مع { $play } مرساة في { reason-point }، مكان آمن للدخول.
merit-better-anchor = مع { $play } مرساة أفضل: { reason-point } بدل الخانة { $made }.
merit-prime =
    { $play } تملك { $best ->
        [zero] { $best } خانة متتالية
        [one] خانة واحدة
        [two] خانتين متتاليتين
        [few] { $best } خانات متتالية
        [many] { $best } خانة متتالية
       *[other] { $best } خانة متتالية
    } أمام حجر، بدل { $made }.
merit-runs =
    { $play } تُخرج حجرًا من البيت البعيد: { $best ->
        [0] لا يبقى هناك حجر
       *[other] يبقى هناك { $best }
    }، بدل { $made }.
merit-escapes =
    { $play } تهرب بحجر خلفي: { $best ->
        [0] لا يبقى في الخلف حجر
       *[other] يبقى في الخلف { $best }
    }، بدل { $made }.
merit-moves-up = { $play } تقدّم حجرًا خلفيًا إلى { reason-point }.
merit-race-ahead =
    { $play } تهرب، مع تقدّم في السباق بـ{ $pips ->
        [zero] {" "}{ $pips } خطوة
        [one] خطوة واحدة
        [two] خطوتين
        [few] {" "}{ $pips } خطوات
        [many] {" "}{ $pips } خطوة
       *[other] {" "}{ $pips } خطوة
    }.
merit-race-behind =
    { $play } تبقى في الخلف بانتظار فرصة للضرب، مع تأخّر في السباق بـ{ $pips ->
        [zero] {" "}{ $pips } خطوة
        [one] خطوة واحدة
        [two] خطوتين
        [few] {" "}{ $pips } خطوات
        [many] {" "}{ $pips } خطوة
       *[other] {" "}{ $pips } خطوة
    }.
merit-gammons-matter =
    { $play } { $whose ->
        [yours] تزيد احتمال الفوز بمارس
       *[theirs] تقلّل احتمال الخسارة بمارس
    }، وهو أهم عند هذه النتيجة.
merit-gammons-idle =
    { $play } { $whose ->
        [yours] تلعب للفوز وحده
       *[theirs] لا تخشى المارس
    }، فهو قليل الأهمية عند هذه النتيجة.
merit-bears-off = { $play } تُخرج أحجارًا أكثر: المجموع { $best } بدل { $made }.
merit-bears-off-next =
    { $play } تهيّئ الدور التالي: في { $best } من 36 رمية { $checkers ->
        [1] يخرج حجر
        [2] يخرج حجران على الأقل
       *[other] تخرج { $checkers } أحجار على الأقل
    }، بدل { $made }.
merit-duplicates = { $play } تجعل الرقم { $number } مطلوبًا مرتين، للضرب ولتغطية الحجر المكشوف في { reason-point }: { $best } من 36 رمية تضرب أو تملك خانة مهمة، بدل { $made }.
merit-wins = { $play } تفوز في { $best }% من الألعاب بدل { $made }%.
merit-gammons-won = { $play } تفوز بمارس في { $best }% من الألعاب بدل { $made }%.
merit-gammons-lost = { $play } تخسر بمارس في { $best }% من الألعاب بدل { $made }%.
merit-backgammons-won = { $play } تفوز بمارس ثلاثي في { $best }% من الألعاب بدل { $made }%.
merit-backgammons-lost = { $play } تخسر بمارس ثلاثي في { $best }% من الألعاب بدل { $made }%.

reason-take = يحتاج القبول إلى الفوز في { $needs }% من الألعاب؛ ومن يقبل يفوز في { $has }%.
reason-cube-gammons = تنتهي { $share }% من الألعاب بمارس لمن ضاعف؛ وقيمة المارس { $price }.
reason-dead-cube = بعد القبول يموت المكعب، فلا إعادة مضاعفة. يحتاج القبول إلى { $needs }%؛ وفي اللعبة الحرة تكفي { $money }%.
reason-score = عند هذه النتيجة يحتاج القبول إلى { $needs }%؛ وفي اللعبة الحرة { $money }%.
reason-market-lost = الانتظار يفوّت فرصة المضاعفة في { $count } من 1296 تتابعًا لرميتين ({ $share }%).
reason-market-kept =
    الانتظار ممكن: { $count ->
        [0] لا يوجد تتابع لرميتين يفوّت فرصة المضاعفة.
       *[other] لا تفوت فرصة المضاعفة إلا في { $count } من 1296 تتابعًا لرميتين ({ $share }%).
    }
reason-window = يفوز من يضاعف في { $has }% من الألعاب؛ تصحّ المضاعفة من { $from }%، ومن { $to }% الوضعية أفضل من أن تضاعف.
reason-window-open = يفوز من يضاعف في { $has }% من الألعاب؛ تصحّ المضاعفة من { $from }%.
reason-last-roll = هذه الرمية تحسم اللعبة: { $wins } من 36 رمية تفوز، والبقية تخسر. لا مضاعفة ممكنة بعدها.
reason-nothing-to-lose = خسارة هذه اللعبة خسارة للمباراة على أي حال، فلا خطر في المضاعفة.
reason-beaver =
    { $who ->
        [yours] الأرجحية لمن يقبل حتى بعد المضاعفة، فالردّ ببيفر صحيح.
        [theirs] بعد المضاعفة تصير الأرجحية لمن يقبل، وسيردّ ببيفر.
       *[not] بعد المضاعفة تكون الأرجحية لمن ضاعف، فلا ردّ ببيفر.
    }
reason-score-doubles = عند هذه النتيجة تصحّ المضاعفة من { $from }%؛ وفي اللعبة الحرة من { $money }%.

verdict-wins =
    { $who ->
        [you] تفوز في { $has }%
       *[named] يفوز { $who } في { $has }%
    }
verdict-take = قبول: { verdict-wins }، وتكفي { $needs }%.
verdict-drop = رفض: { verdict-wins }، لكن القبول يحتاج إلى { $needs }%.
verdict-take-plain = قبول: الرفض أسوأ.
verdict-drop-plain = رفض: القبول أسوأ.
verdict-beaver =
    { $who ->
        [you] بيفر: الأرجحية لك حتى بعد المضاعفة.
       *[named] بيفر: تبقى الأرجحية مع { $who } حتى بعد المضاعفة.
    }
verdict-early = المضاعفة مبكرة: { verdict-wins }، ولا تصحّ المضاعفة إلا من { $from }%.
verdict-far = بلا مضاعفة: { verdict-wins }، ولا تصحّ المضاعفة إلا من { $from }%.
verdict-wait = بلا مضاعفة: الانتظار أفضل.
verdict-wait-beaver = بلا مضاعفة: بعدها تصير الأرجحية للطرف الآخر.
verdict-double = مضاعفة: { verdict-wins }، وتكفي { $from }%. والجواب الصحيح القبول.
verdict-double-plain = مضاعفة: الانتظار أسوأ.
verdict-cash = مضاعفة: الجواب الصحيح الرفض، فالقبول يحتاج إلى { $needs }% وليس لديه إلا { $has }%.
verdict-too-good = أفضل من أن تضاعف: الأفضل متابعة اللعب طلبًا للمارس، وهو يأتي في { $gammons }% من الألعاب.

lead-right = قرار صحيح. { $reason }
lead-right-plain = قرار صحيح: لا شيء أفضل.
lead-only = هذه هي النقلة المسموحة الوحيدة.
lead-close = قريبة من الأفضل: { $play } أفضل بقليل فقط.
lead-better = { $play } أفضل.

grid-rolls =
    { $what ->
        [hit] { $count } من 36 رمية تضرب
        [enter] { $count } من 36 رمية تدخل
        [escape] { $count } من 36 رمية تهرب
        [make] { $count } من 36 رمية تملك الخانة
        [off] { $count } من 36 رمية تُخرج
       *[well] { $count } من 36 رمية جيدة
    }
grid-made =
    { $who ->
        [you] نقلتك
       *[named] نقلة { $who }
    }
