# Why a choice was worse than the best one. A sentence about the play made (fault), one about the best play (merit).

reason-this =
    { $who ->
        [you] هذه النقلة
       *[named] نقلة { $who }
    }
reason-compared = للمقارنة: النقلة { $play }
reason-point =
    { $who ->
        [you] خانتك { $point }
        [named] خانة { $who } رقم { $point }
       *[bare] الخانة { $point }
    }
reason-own-rolls =
    { $who ->
        [you] من رمياتك الـ36
       *[named] من رميات { $who } الـ36
    }
reason-lets =
    { $other ->
        [you] تتيح لك
       *[opponent] تتيح للخصم
    }
reason-enters-first =
    { $other ->
        [you] عليك أن تدخل أولًا
       *[opponent] على الخصم أن يدخل أولًا
    }
reason-other-home =
    { $other ->
        [you] بيتك
       *[opponent] بيت الخصم
    }
reason-other-rolls =
    { $other ->
        [you] من رمياتك الـ36
       *[opponent] من رميات الخصم الـ36
    }
reason-their-rolls =
    { $other ->
        [you] من رمياتك الـ36
       *[opponent] من رمياته الـ36
    }
fault-shots-one =
    { $play } تترك في { reason-point } حجرًا مكشوفًا { $made ->
        [36] { $other ->
            [you] تضربه كل رمية لك.
           *[opponent] تضربه كل رمية للخصم.
        }
        [1] تضربه رمية واحدة { reason-other-rolls }.
       *[other] تضربه { $made } { reason-other-rolls }.
    }
fault-shots =
    { $play } تترك أحجارًا مكشوفة { $made ->
        [36] { $other ->
            [you] تضربها كل رمية لك.
           *[opponent] تضربها كل رمية للخصم.
        }
        [1] تضربها رمية واحدة { reason-other-rolls }.
       *[other] تضربها { $made } { reason-other-rolls }.
    }
fault-safe =
    { $play } تعرّض حجرًا للضرب في { $made ->
        [1] رمية واحدة
       *[other] { $made }
    } { reason-other-rolls }، وأمامه عندئذٍ { $points ->
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
    { $play } قد تكلّف { $made ->
        [zero] { $made } خطوة
        [one] خطوة واحدة
        [two] خطوتين
        [few] { $made } خطوات
        [many] { $made } خطوة
       *[other] { $made } خطوة
    } على الأكثر إن ضُرب الحجر.
fault-enters =
    { $play } { reason-lets } أن { $other ->
        [you] تدخل
       *[opponent] يدخل
    } من الحاجز في { $made ->
        [1] رمية واحدة
       *[other] { $made }
    } { reason-their-rolls }.
fault-they-make =
    { $play } { reason-lets } أن { $other ->
        [you] تغلق
       *[opponent] يغلق
    } { reason-point } في { $made ->
        [1] رمية واحدة
       *[other] { $made }
    } { reason-their-rolls }.
fault-they-cover =
    { $play } { reason-lets } في { $made ->
        [1] رمية واحدة
       *[other] { $made }
    } { reason-their-rolls } أن { $other ->
        [you] تغطّي حجرك المكشوف
       *[opponent] يغطّي حجره المكشوف
    } في { reason-point }.
fault-they-escape =
    { $play } { reason-lets } في { $made ->
        [1] رمية واحدة
       *[other] { $made }
    } { reason-their-rolls } أن { $other ->
        [you] تعبر { reason-point } بأحد أحجارك الخلفية
       *[opponent] يعبر { reason-point } بأحد أحجاره الخلفية
    }.
fault-they-do-well =
    { $play } { reason-lets } أن { $other ->
        [you] تضرب أو تمتلك
       *[opponent] يضرب أو يمتلك
    } خانة مهمة في { $made ->
        [1] رمية واحدة
       *[other] { $made }
    } { reason-their-rolls }.
fault-breaks = { $play } تتخلى عن { reason-point }.
fault-anchor = { $play } لا تترك مرساة: لا خانة آمنة في { reason-other-home }.
fault-moves-up = { $play } تترك الأحجار الخلفية في مكانها.
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
    } في عمق البيت.
fault-timing =
    { $play } لا تترك للأحجار الأخرى إلا { $made ->
        [zero] { $made } خطوة
        [one] خطوة واحدة
        [two] خطوتين
        [few] { $made } خطوات
        [many] { $made } خطوة
       *[other] { $made } خطوة
    } ما دامت الأحجار الخلفية تنتظر.
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
merit-shots-fewer =
    { $play } أقل خطرًا: تضرب { $best ->
        [1] رمية واحدة
       *[other] { $best }
    } { reason-other-rolls }، بدل { $made }.
merit-they-do-well =
    { $play } تترك { $other ->
        [you] لك
       *[opponent] للخصم
    } رميات جيدة أقل: { $best ->
        [1] رمية واحدة
       *[other] { $best }
    } { reason-their-rolls } تضرب أو تمتلك خانة مهمة، بدل { $made }.
merit-bold =
    { $play } لا تخشى الضرب ({ $best ->
        [1] رمية واحدة
       *[other] { $best }
    } { reason-other-rolls }): { $points ->
        [0] لا خانة مغلقة في { reason-other-home }.
        [zero] لا خانة مغلقة في { reason-other-home }.
        [one] في { reason-other-home } خانة مغلقة واحدة فقط.
        [two] في { reason-other-home } خانتان مغلقتان فقط.
        [few] في { reason-other-home } { $points } خانات مغلقة فقط.
        [many] في { reason-other-home } { $points } خانة مغلقة فقط.
       *[other] في { reason-other-home } { $points } خانة مغلقة فقط.
    }
reason-comes-in =
    { $other ->
        [you] وتدخل
       *[opponent] ويدخل
    } { $enters ->
        [36] بأي رمية.
        [1] في رمية واحدة { reason-their-rolls }.
       *[other] في { $enters } { reason-their-rolls }.
    }
reason-one-comes-in =
    ويدخل { $bar ->
        [2] أحد الحجرين
       *[other] أحد الأحجار الـ{ $bar }
    } على الحاجز على الأقل { $enters ->
        [36] بأي رمية.
        [1] في رمية واحدة { reason-their-rolls }.
       *[other] في { $enters } { reason-their-rolls }.
    }
merit-hits =
    { $play } تضرب { $checkers ->
        [1] في { reason-point }
        [2] حجرين مكشوفين، أحدهما في { reason-point }
       *[other] { $checkers } أحجار مكشوفة، أحدها في { reason-point }
    }، { $other ->
        [you] فتخسر أنت
       *[opponent] فيخسر الخصم
    } { $pips ->
        [zero] { $pips } خطوة
        [one] خطوة واحدة
        [two] خطوتين
        [few] { $pips } خطوات
        [many] { $pips } خطوة
       *[other] { $pips } خطوة
    }، { $bar ->
        [1] { reason-comes-in }
       *[other] { reason-one-comes-in }
    }
merit-tempo =
    { $play } تضرب في { reason-point }: { reason-enters-first }، ثم لا { $other ->
        [you] تضرب أو تمتلك
       *[opponent] يضرب أو يمتلك
    } خانة مهمة إلا في { $best ->
        [1] رمية واحدة
       *[other] { $best }
    } { reason-their-rolls }، بدل { $made }.
merit-tempo-dance =
    { $play } تضرب في { reason-point }: { reason-enters-first }{ $dances ->
        [0] .
        [1] ، ويتعذّر { $other ->
            [you] عليك
           *[opponent] عليه
        } ذلك في رمية واحدة { reason-their-rolls }.
       *[other] ، ويتعذّر { $other ->
            [you] عليك
           *[opponent] عليه
        } ذلك في { $dances } { reason-their-rolls }.
    }
merit-you-make =
    { $play } تمهّد لامتلاك { reason-point }: في الدور التالي تمتلكها { $best ->
        [1] رمية واحدة
       *[other] { $best }
    } { reason-own-rolls } بدل { $made }، إن لم يتغيّر شيء.
merit-you-cover =
    { $play } تمهّد لتغطية الحجر المكشوف في { reason-point }: في الدور التالي تغطّيه { $best ->
        [1] رمية واحدة
       *[other] { $best }
    } { reason-own-rolls } بدل { $made }، إن لم يتغيّر شيء.
merit-you-escape =
    { $play } تمهّد للهروب: في الدور التالي يعبر حجر خلفي { reason-point } في { $best ->
        [1] رمية واحدة
       *[other] { $best }
    } { reason-own-rolls } بدل { $made }، إن لم يتغيّر شيء.
merit-you-do-well =
    { $play } تمهّد لرميات جيدة: في الدور التالي { $best ->
        [1] رمية واحدة
       *[other] { $best }
    } { reason-own-rolls } تضرب أو تمتلك خانة مهمة، بدل { $made }، إن لم يتغيّر شيء.
merit-slots =
    { $play } تضع حجرًا مكشوفًا في { reason-point } تمهيدًا لامتلاكها: تضربه { $hits ->
        [1] رمية واحدة
       *[other] { $hits }
    } { reason-other-rolls }، وتغطّيه { $covers ->
        [1] رمية واحدة
       *[other] { $covers }
    } { reason-own-rolls } في الدور التالي.
merit-makes = { $play } تمتلك { reason-point }.
merit-keeps = { $play } تحافظ على { reason-point }.
merit-anchor = مع { $play } مرساة في { reason-point }، أي مكان آمن للدخول.
merit-better-anchor = مع { $play } مرساة أفضل: { reason-point } بدل الخانة { $made }.
merit-prime =
    { $play } تبني { $best ->
        [zero] { $best } خانة متتالية
        [one] خانة واحدة
        [two] خانتين متتاليتين
        [few] { $best } خانات متتالية
        [many] { $best } خانة متتالية
       *[other] { $best } خانة متتالية
    } أمام { $other ->
        [you] أحد أحجارك
       *[opponent] أحد أحجار الخصم
    }، بدل { $made }.
merit-runs =
    { $play } تهرب بحجر من { reason-other-home }: { $best ->
        [0] لا يبقى هناك أي حجر
       *[other] يبقى هناك { $best }
    }، بدل { $made }.
merit-escapes =
    { $play } تخلّص حجرًا خلفيًا: { $best ->
        [0] لا يبقى في الخلف أي حجر
       *[other] يبقى في الخلف { $best }
    }، بدل { $made }.
merit-moves-up = { $play } تقدّم حجرًا خلفيًا إلى { reason-point }.
merit-race-ahead =
    { $play } تهرب، ومعها تقدّم في السباق قدره { $pips ->
        [zero] { $pips } خطوة
        [one] خطوة واحدة
        [two] خطوتان
        [few] { $pips } خطوات
        [many] { $pips } خطوة
       *[other] { $pips } خطوة
    }.
merit-race-behind =
    { $play } تبقى في الخلف بانتظار فرصة للضرب، مع تأخّر في السباق قدره { $pips ->
        [zero] { $pips } خطوة
        [one] خطوة واحدة
        [two] خطوتان
        [few] { $pips } خطوات
        [many] { $pips } خطوة
       *[other] { $pips } خطوة
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
    { $play } تمهّد للدور التالي: في { $best ->
        [1] رمية واحدة
       *[other] { $best }
    } { reason-own-rolls } { $checkers ->
        [1] يخرج حجر
        [2] يخرج حجران على الأقل
       *[other] تخرج { $checkers } أحجار على الأقل
    }، بدل { $made }.
merit-duplicates =
    { $play } { $other ->
        [you] تجعلك محتاجًا إلى الرقم { $number } لأمرين: للضرب ولتغطية حجرك المكشوف في { reason-point }، فلا تضرب أو تمتلك
       *[opponent] تجعل الخصم محتاجًا إلى الرقم { $number } لأمرين: للضرب ولتغطية حجره المكشوف في { reason-point }، فلا يضرب أو يمتلك
    } خانة مهمة إلا في { $best ->
        [1] رمية واحدة
       *[other] { $best }
    } { reason-their-rolls }، بدل { $made }.
merit-wins = { $play } تفوز في { $best }% من الألعاب بدل { $made }%.
merit-gammons-won = { $play } تفوز بمارس في { $best }% من الألعاب بدل { $made }%.
merit-gammons-lost = { $play } تخسر بمارس في { $best }% من الألعاب بدل { $made }%.
merit-backgammons-won = { $play } تفوز بمارس ثلاثي، وهو يُحسب ثلاثة أضعاف، في { $best }% من الألعاب بدل { $made }%.
merit-backgammons-lost = { $play } تخسر بمارس ثلاثي، وهو يُحسب ثلاثة أضعاف، في { $best }% من الألعاب بدل { $made }%.

reason-take = يحتاج القبول إلى الفوز في { $needs }% من الألعاب؛ ومن يقبل يفوز في { $has }%.
reason-cube-gammons = تنتهي { $share }% من الألعاب بمارس لمن يضاعف؛ وقيمة المارس { $price }.
reason-dead-cube = بعد القبول يموت المكعب، فلا تبقى مضاعفة أخرى. يحتاج القبول إلى { $needs }%؛ وفي اللعبة الحرة يكفي { $money }%.
reason-score = عند هذه النتيجة يحتاج القبول إلى { $needs }%؛ وفي اللعبة الحرة { $money }%.
reason-market-lost = بالانتظار تفوت فرصة المضاعفة في { $count } من أصل 1296 تتابعًا من رميتين ({ $share }%).
reason-market-kept =
    الانتظار ممكن: { $count ->
        [0] لا تفوت فرصة المضاعفة في أي تتابع من رميتين.
       *[other] لا تفوت فرصة المضاعفة إلا في { $count } من أصل 1296 تتابعًا من رميتين ({ $share }%).
    }
reason-window = يفوز من يضاعف في { $has }% من الألعاب؛ تصحّ المضاعفة ابتداءً من { $from }%، ومن { $to }% تصير الوضعية أفضل من أن تضاعف.
reason-window-open = يفوز من يضاعف في { $has }% من الألعاب؛ تصحّ المضاعفة ابتداءً من { $from }%.
reason-last-roll =
    هذه الرمية تحسم اللعبة: { $wins ->
        [1] رمية واحدة من أصل 36 رمية
       *[other] { $wins } من أصل 36 رمية
    } تفوز، والبقية تخسر. لا مضاعفة ممكنة بعدها.
reason-nothing-to-lose = من يخسر هذه اللعبة يخسر المباراة على أي حال، فلا خطر في المضاعفة.
reason-beaver =
    { $who ->
        [yours] الكفة راجحة لمن يقبل حتى بعد المضاعفة، فالرد الصحيح بيفر.
        [theirs] بعد المضاعفة ترجح كفة من يقبل، وسيردّ ببيفر.
       *[not] بعد المضاعفة ترجح كفة من ضاعف، فلا بيفر.
    }
reason-score-doubles = عند هذه النتيجة تصحّ المضاعفة ابتداءً من { $from }%؛ وفي اللعبة الحرة من { $money }%.

verdict-wins =
    { $who ->
        [you] تفوز في { $has }% من الألعاب
       *[named] يفوز { $who } في { $has }% من الألعاب
    }
verdict-take = قبول: { verdict-wins }، ويكفي { $needs }%.
verdict-drop = رفض: { verdict-wins }، لكن القبول يحتاج إلى { $needs }%.
verdict-take-plain = قبول: الرفض يكلّف أكثر.
verdict-drop-plain = رفض: القبول يكلّف أكثر.
verdict-beaver =
    { $who ->
        [you] بيفر: كفتك راجحة حتى بعد المضاعفة.
       *[named] بيفر: كفة { $who } راجحة حتى بعد المضاعفة.
    }
verdict-early = لم يحن وقت المضاعفة: { verdict-wins }، ولا تصحّ إلا ابتداءً من { $from }%.
verdict-far = بلا مضاعفة: { verdict-wins }، ولا تصحّ المضاعفة إلا ابتداءً من { $from }%.
verdict-wait = بلا مضاعفة: الانتظار أجدى.
verdict-wait-beaver =
    بلا مضاعفة: بعدها ترجح { $other ->
        [you] كفتك.
       *[opponent] كفة الطرف الآخر.
    }
verdict-double =
    مضاعفة: { verdict-wins }، ويكفي { $from }%. { $other ->
        [you] وردّك الصحيح هو القبول.
       *[opponent] والرد الصحيح هو القبول.
    }
verdict-double-plain = مضاعفة: الانتظار يكلّف أكثر.
verdict-cash =
    مضاعفة: { $other ->
        [you] ردّك الصحيح هو الرفض، فالقبول يحتاج إلى { $needs }% وفرصتك
       *[opponent] الرد الصحيح هو الرفض، فالقبول يحتاج إلى { $needs }% وفرصة الطرف الآخر
    } { $has }% فقط.
verdict-too-good =
    أفضل من أن تضاعف: { $other ->
        [you] متابعة اللعب تنتهي بمارس في { $gammons }% من الألعاب.
       *[opponent] تابع اللعب من أجل المارس، وهو يأتي في { $gammons }% من الألعاب.
    }

look-for =
    ابحث عن نقلة { $what ->
        [hits] تضرب.
        [points] تمتلك خانة جيدة أو تحافظ عليها أو تمهّد لها.
        [anchor] تحافظ على مرساة.
        [prime] تسدّ الطريق على الخصم أكثر.
        [escapes] تقدّم حجرًا خلفيًا.
        [race] تناسب السباق.
        [off] تُخرج أحجارًا أكثر.
       *[other] تكسب أكثر.
    }
lead-right = قرار صحيح. { $reason }
lead-right-plain = قرار صحيح: لا يوجد أفضل منه.
lead-only = لا نقلة مسموحة غيرها.
lead-close = قرار قريب من الأفضل: { $play } أفضل منه بقليل فقط.
lead-better = الأفضل: { $play }.
lead-instead = كانت هناك نقلة أفضل. { $reason }

plain-better = نقلة أفضل
plain-close = قرار قريب من الأفضل.
plain-mistake = هذا خطأ. { $reason }
plain-fault =
    { $play } { $what ->
        [shot-easy] تترك حجرًا وحيدًا في { reason-point } يسهل ضربه.
        [shot] تترك حجرًا وحيدًا في { reason-point } يمكن ضربه.
        [shots-easy] تترك أحجارًا وحيدة يسهل ضربها.
        [shots] تترك أحجارًا وحيدة يمكن ضربها.
        [safe] تترك حجرًا يمكن ضربه، ويصعب بعدها دخوله من جديد.
        [blot] تترك حجرًا وحيدًا.
        [blots] تترك أحجارًا وحيدة.
        [pips] تعرّض حجرًا لضربة مكلفة.
        [enters] { reason-lets } أن { $other ->
            [you] تدخل
           *[opponent] يدخل
        } من الحاجز بسهولة أكبر.
        [make] { reason-lets } أن { $other ->
            [you] تغلق
           *[opponent] يغلق
        } { reason-point } بسهولة أكبر.
        [escape] { reason-lets } أن { $other ->
            [you] تهرب
           *[opponent] يهرب
        } بحجر خلفي بسهولة أكبر.
        [well] { reason-lets } أن { $other ->
            [you] تضرب أو تمتلك
           *[opponent] يضرب أو يمتلك
        } خانة جيدة بسهولة أكبر.
        [stacks] تكدّس أحجارًا كثيرة في { reason-point }.
        [buries] تترك أحجارًا في عمق البيت حيث لا تعيق كثيرًا.
        [timing] لا تترك إلا القليل للّعب بينما تنتظر الأحجار الخلفية.
       *[outside] تترك أحجارًا خارج البيت.
    }
plain-merit =
    { $play } { $what ->
        [hit] تضرب في { reason-point }، وعلى ذلك الحجر أن يبدأ من جديد.
        [hits] تضرب أكثر من حجر.
        [tempo] تضرب في { reason-point }: { reason-enters-first }.
        [bold] لا تخشى الضرب، لأن { reason-other-home } ضعيف.
        [make] تمهّد لامتلاك { reason-point }.
        [escape] تمهّد لهروب حجر خلفي.
        [well] تمهّد لرميات جيدة في الدور التالي.
        [slot] تضع حجرًا في { reason-point } لامتلاكها في الدور التالي.
        [off-next] تمهّد لإخراج أحجار أكثر.
        [makes] تمتلك { reason-point }.
        [keeps] تحافظ على { reason-point }.
        [anchor] تحتفظ بـ{ reason-point }، أي مكان آمن للدخول.
        [better-anchor] تحتفظ بخانة آمنة أفضل: { reason-point }.
        [prime] { $other ->
            [you] تسدّ الطريق عليك
           *[opponent] تسدّ الطريق على الخصم
        } بخانات متتالية أكثر.
        [out] تهرب بحجر من { reason-other-home }.
        [away] تخلّص حجرًا خلفيًا.
        [up] تقدّم حجرًا خلفيًا إلى { reason-point }.
        [off] تُخرج أحجارًا أكثر.
        [off-one] تُخرج حجرًا.
        [off-more] تُخرج أحجارًا.
        [ahead] تهرب، ومعها تقدّم في السباق.
        [behind] تبقى في الخلف بانتظار فرصة للضرب، مع تأخّر في السباق.
        [gammons-won] تزيد احتمال الفوز بمارس، وهو يُحسب ضعفين.
        [gammons-lost] تقلّل احتمال الخسارة بمارس، وهو يُحسب ضعفين.
        [backgammons-won] تزيد احتمال الفوز بمارس ثلاثي، وهو يُحسب ثلاثة أضعاف.
        [backgammons-lost] تقلّل احتمال الخسارة بمارس ثلاثي، وهو يُحسب ثلاثة أضعاف.
        [safe] لا تترك حجرًا يمكن ضربه.
        [safer] تترك فرصًا أقل للضرب.
        [blots] تترك أحجارًا وحيدة أقل.
        [fewer] تترك { $other ->
            [you] لك
           *[opponent] للخصم
        } رميات جيدة أقل.
        [spread] توزّع الأحجار على نحو أفضل.
        [in-play] تُبقي أحجارًا أكثر حيث ما زالت تعيق الخصم.
        [waits] تترك المزيد للّعب بينما تنتظر الأحجار الخلفية.
        [home] تُدخل إلى البيت أحجارًا أكثر.
        [home-one] تُدخل حجرًا إلى البيت.
        [home-more] تُدخل أحجارًا إلى البيت.
        [builder] تُقرّب حجرًا ليساعد على امتلاك الخانات.
        [builders] تُقرّب أحجارًا لتساعد على امتلاك الخانات.
        [no-gap] لا تترك ثغرة في { reason-point }.
       *[wins] تزيد احتمال الفوز.
    }

grid-rolls =
    { $what ->
        [hit] { $count } من أصل 36 رمية تضرب
        [enter] { $count } من أصل 36 رمية تدخل
        [escape] { $count } من أصل 36 رمية تهرب
        [make] { $count } من أصل 36 رمية تمتلك الخانة
        [off] { $count } من أصل 36 رمية تُخرج
       *[well] { $count } من أصل 36 رمية جيدة
    }
grid-made =
    { $who ->
        [you] نقلتك
       *[named] نقلة { $who }
    }
