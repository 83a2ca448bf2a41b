play-on = متابعة اللعب من هنا
try-again-here = المحاولة مجددًا بالرميات نفسها
back-to-review = العودة إلى التحليل
hint = تلميح
key-hint = طلب تلميح
hint-wait = جارٍ التفكير…
hint-failed = لا نصيحة: المحرك لا يجيب.
hint-look =
    { $part ->
        [cube] انظر إلى المكعب
        [back] انظر إلى أحجارك الخلفية
        [far] انظر إلى أحجارك في المنطقة الخارجية للخصم
        [outer] انظر إلى منطقتك الخارجية
       *[home] انظر إلى بيتك
    }
hint-show = إظهار الخيارات
hint-choices = أفضل الخيارات
at-ply = { $number } بعمق ⁦{ $plies }-ply⁩
tutor-loses =
    { $what ->
        [play] هذه النقلة تخسر { $loss }
        [double] هذه المضاعفة تخسر { $loss }
        [roll] عدم المضاعفة يخسر { $loss }
        [take] هذا القبول يخسر { $loss }
        [drop] هذا الرفض يخسر { $loss }
       *[beaver] هذا البيفر يخسر { $loss }
    }
tutor-think = فكّر مجددًا
tutor-show = إظهار
tutor-anyway =
    { $what ->
        [play] العبها
        [double] ضاعف
        [roll] ارمِ
        [take] اقبل
        [drop] ارفض
        [beaver] بيفر
       *[resignation] استسلم
    }
resign-loses =
    { $points ->
        [zero] ستهدر أقل من نصف نقطة
        [one] ستهدر نحو نقطة واحدة
        [two] ستهدر نحو نقطتين
        [few] ستهدر نحو { $points } نقاط
        [many] ستهدر نحو { $points } نقطة
       *[other] ستهدر نحو { $points } نقطة
    }
resign-why =
    { $lost ->
        [single] ما زلت تفوز من هنا في { $percent }% من الألعاب
        [gammon] تخسر مارس من هنا في { $percent }% من الألعاب
       *[backgammon] تخسر مارس ثلاثي من هنا في { $percent }% من الألعاب
    }
resign-play-on = متابعة اللعب
why = لماذا؟
why-double = { $name }: الفوز { $win }% (مارس { $gammon }%). بلا مضاعفة { $none }؛ مضاعفة وقبول { $take }؛ مضاعفة ورفض { $drop }
why-resigns = فوزك { $win }% (مارس { $gammon }%).
why-show = إظهار الأرقام
help-marks =
    { $play ->
        [match] بهذه المساعدة تُوسم المباراة بأنها بمساعدة ولا تُحسب في الإحصاءات.
       *[money] بهذه المساعدة تُوسم اللعبة بأنها بمساعدة ولا تُحسب في الإحصاءات.
    }
help-counts =
    { $play ->
        [match] تُعدّ المباراة الآن بمساعدة.
       *[money] تُعدّ اللعبة الآن بمساعدة.
    }
no-choice = لا خيار لك هنا.
assisted-mark = بمساعدة
group-coach = المساعدة أثناء اللعب
set-hints = تلميحات عند الطلب
about-hints = ضد الحاسوب: أولًا أين تنظر، ثم أفضل الخيارات. تُوسم اللعبة بأنها بمساعدة ولا تُحسب في الإحصاءات.
set-tutor-plays = تحذيري قبل نقلة سيئة
about-tutor = ضد الحاسوب، ابتداءً من خسارة 0.020. تُسجَّل المحاولة الأولى وتُوسم اللعبة بأنها بمساعدة.
set-tutor-cube = تحذيري قبل قرار مكعب سيئ
again-first-time = في المرة الأولى
set-running-pr = إظهار PR أثناء اللعب
about-running-pr = ضد الحاسوب: ما خسرته قراراتك حتى الآن، بتقييم ⁦1-ply⁩.
