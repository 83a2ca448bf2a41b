play-on = متابعة اللعب من هنا
try-again-here = المحاولة مجددًا بالرميات نفسها
back-to-review = العودة إلى التحليل
hint = تلميح
key-hint = طلب تلميح
hint-wait = جارٍ التفكير…
hint-failed = لا تلميح: الحاسوب لا يجيب.
hint-look =
    { $part ->
        [cube] فكّر في المكعب
       *[checkers] انظر إلى هذه الأحجار
    }
hint-show = إظهار
hint-best = الأفضل: { $play }
hint-trials = المحاكاة: عدد المحاولات { $trials }
hint-play = لعب هذه النقلة
hint-costs = الكلفة { $loss } نقطة
hint-compare = مقارنة
at-ply = { $number } بعمق ⁦{ $plies }-ply⁩
tutor-loses =
    { $what ->
        [play] هذه النقلة
        [double] هذه المضاعفة
        [roll] عدم المضاعفة
        [take] هذا القبول
        [drop] هذا الرفض
       *[beaver] هذا البيفر
    } خطأ{ $size ->
        [blunder] {" "}فادح
       *[error] {""}
    }: الكلفة نحو { $loss } نقطة
tutor-think =
    { $what ->
        [play] التراجع
       *[other] إعادة التفكير
    }
tutor-anyway =
    { $what ->
        [play] لعبها مع ذلك
        [double] ضاعف
        [roll] ارمِ
        [take] قبول
        [drop] رفض
        [beaver] بيفر
       *[resignation] استسلم
    }
resign-loses =
    { $points ->
        [zero] متابعة اللعب أفضل: الفرق في المتوسط أقل من نصف نقطة
        [one] متابعة اللعب أفضل: الفرق في المتوسط نحو نقطة واحدة
        [two] متابعة اللعب أفضل: الفرق في المتوسط نحو نقطتين
        [few] متابعة اللعب أفضل: الفرق في المتوسط نحو { $points } نقاط
        [many] متابعة اللعب أفضل: الفرق في المتوسط نحو { $points } نقطة
       *[other] متابعة اللعب أفضل: الفرق في المتوسط نحو { $points } نقطة
    }
resign-loses-match = الاستسلام الآن يخفض فرصة فوزك بالمباراة بمقدار { $percent }%
resign-why =
    { $lost ->
        [single] ما زلت تفوز من هنا في { $percent }% من الألعاب
        [gammon] تخسر بمارس من هنا في { $percent }% من الألعاب
       *[backgammon] تخسر بمارس ثلاثي من هنا في { $percent }% من الألعاب
    }
resign-play-on = متابعة اللعب
why =
    { $offer ->
        [double] هل أقبل؟
       *[resignation] هل أقبل؟
    }
why-double = { $name }: الفوز { $win }% (مارس { $gammon }%). بلا مضاعفة { $none }؛ مضاعفة وقبول { $take }؛ مضاعفة ورفض { $drop }
why-resigns = تفوز في { $win }% (مارس { $gammon }%).
why-show = الأرقام
why-take = اقبل: تفوز في { $win }%، وتكفيك { $needed }%.
why-drop = ارفض: تفوز في { $win }%، ويلزمك { $needed }%.
why-accept = اقبل: لن تكسب أكثر بمتابعة اللعب.
why-decline = ارفض وتابع اللعب: تفوز بمارس في { $percent }% من الألعاب.
why-enough =
    { $needs ->
        [more] عند هذه النتيجة يتطلب القبول أكثر من 25% المعتادة.
        [less] عند هذه النتيجة يتطلب القبول أقل من 25% المعتادة.
        [cube] الفوز بلعبة من أربع بنقاط مضاعفة يكلّف ما يكلّفه رفض الأربع، ومع المكعب في جهتك يكفيك أقل من ذلك.
       *[usual] الفوز بلعبة من أربع بنقاط مضاعفة يكلّف ما يكلّفه رفض الأربع.
    }
why-gammons = تخسر بمارس، وهو يُحسب مضاعفًا، في { $percent }% من الألعاب.
help-marks = مع المساعدة لا تُحسب هذه اللعبة في إحصاءاتك.
help-counts = حصلت على مساعدة: لا تُحسب هذه اللعبة في إحصاءاتك.
no-choice = لا خيار أمامك هنا.
chances-show = إظهار فرصي
chances-win = فوز
assisted-mark = بمساعدة
group-coach = التلميحات والمعلّم
set-hints = تلميحات عند الطلب
about-hints = ضد الحاسوب: أولًا أين تنظر، ثم أفضل الخيارات. الألعاب مع التلميحات لا تُحسب في إحصاءاتك.
set-tutor-plays = المعلّم: التحذير قبل نقلة سيئة
about-tutor = ضد الحاسوب. الألعاب مع التحذيرات لا تُحسب في إحصاءاتك.
set-tutor-cube = المعلّم: التحذير قبل قرار مكعب سيئ
again-first-time = في المرة الأولى
set-running-pr = إظهار PR الخاص بي أثناء اللعب
about-running-pr = ضد الحاسوب: معدل أخطائك حتى الآن، بتحليل سريع.
set-depth = عمق التحليل والتلميحات
about-depth = سريع: ثوانٍ للمباراة. عميق: أدق، نحو دقيقة. بطل: يحاكي القرارات المتقاربة، عدة دقائق.
depth-name =
    { $depth ->
        [quick] سريع
        [champion] بطل
       *[deep] عميق
    }
