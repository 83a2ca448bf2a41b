play-on = متابعة اللعب من هنا
try-again-here = المحاولة مجددًا بالرميات نفسها
back-to-review = العودة إلى التحليل
hint = تلميح
key-hint = طلب تلميح
hint-wait = جارٍ التفكير…
hint-failed = لا تلميح: الحاسوب لا يستجيب.
hint-look =
    { $part ->
        [cube] فكّر في المكعب
       *[checkers] انظر إلى هذه الأحجار
    }
hint-show = إظهار
hint-best = الأفضل: { $play }
hint-trials = المحاكاة: عدد المحاولات { $trials }
hint-play = لعب هذه النقلة
hint-costs = تكلّف { $percent }% من فرص الفوز
hint-compare = مقارنة
at-ply = { $number } بعمق ⁦{ $plies }-ply⁩
mistake-loses =
    { $what ->
        [play] هذه النقلة
        [double] هذه المضاعفة
        [roll] الرمي بلا مضاعفة
        [take] القبول
        [drop] الرفض
       *[beaver] هذا البيفر
    } خطأ{ $size ->
        [blunder] {" "}فادح
        [small] {" "}صغير
       *[error] {""}
    }: الكلفة نحو { $percent }% من فرص الفوز
mistake-plain =
    { $what ->
        [play] هناك نقلة أفضل
       *[other] هناك خيار أفضل
    }
mistake-quiet = إيقاف التنبيهات
mistake-quieted = التنبيهات متوقفة. يمكنك تشغيلها من الإعدادات.
mistake-think =
    { $what ->
        [play] المحاولة مجددًا
       *[other] إعادة التفكير
    }
mistake-anyway =
    { $what ->
        [play] لعبها كما هي
        [double] ضاعف
        [roll] ارمِ
        [take] قبول
        [drop] رفض
        [beaver] بيفر
       *[resignation] استسلم
    }
resign-loses =
    { $points ->
        [0] متابعة اللعب أفضل بأقل من نصف نقطة في المتوسط
        [zero] متابعة اللعب أفضل بأقل من نصف نقطة في المتوسط
        [one] متابعة اللعب أفضل بنحو نقطة واحدة في المتوسط
        [two] متابعة اللعب أفضل بنحو نقطتين في المتوسط
        [few] متابعة اللعب أفضل بنحو { $points } نقاط في المتوسط
        [many] متابعة اللعب أفضل بنحو { $points } نقطة في المتوسط
       *[other] متابعة اللعب أفضل بنحو { $points } نقطة في المتوسط
    }
resign-loses-match = الاستسلام الآن يخفض فرصة فوزك بالمباراة بمقدار { $percent }%
resign-why =
    { $lost ->
        [single] ما زلت تفوز من هنا في { $percent }% من الألعاب
        [gammon] من هنا تخسر بمارس في { $percent }% من الألعاب
       *[backgammon] من هنا تخسر بمارس ثلاثي في { $percent }% من الألعاب
    }
resign-play-on = متابعة اللعب
why =
    { $offer ->
        [double] هل أقبل؟
       *[resignation] هل أقبل؟
    }
why-double = { $name }: الفوز { $win }% (مارس { $gammon }%). بلا مضاعفة { $none }؛ مضاعفة وقبول { $take }؛ مضاعفة ورفض { $drop }
why-resigns = تفوز في { $win }% من الألعاب (بمارس { $gammon }%).
why-play = لماذا هذه النقلة؟
only-play = النقلة الوحيدة
why-play-title = رمية الحاسوب ⁨{ $roll }⁩: ⁨{ $play }⁩.
why-show = الأرقام
why-take = اقبل: تفوز في { $win }% من الألعاب، ويكفيك { $needed }%.
why-drop = ارفض: تفوز في { $win }% من الألعاب، وتحتاج إلى { $needed }%.
why-accept = اقبل: لن تكسب أكثر بمتابعة اللعب.
why-decline = ارفض وتابع اللعب: تفوز بمارس في { $percent }% من الألعاب.
why-take-plain = اقبل: التخلي الآن يكلّف أكثر.
why-drop-plain = ارفض: متابعة اللعب تكلّف أكثر.
why-decline-plain = ارفض وتابع اللعب: كثيرًا ما تفوز بمارس، وهو يُحسب ضعفين.
why-enough =
    { $needs ->
        [more] عند هذه النتيجة يحتاج القبول إلى أكثر من الـ 25% المعتادة.
        [less] عند هذه النتيجة يكفي للقبول أقل من الـ 25% المعتادة.
        [cube] إن قبلتَ والنقاط مضاعفة وفزتَ بلعبة من كل أربع، خسرتَ بقدر ما تخسره برفض الأربع كلها. وبما أن المكعب يصير لك، يكفيك أقل من ذلك.
       *[usual] إن قبلتَ والنقاط مضاعفة وفزتَ بلعبة من كل أربع، خسرتَ بقدر ما تخسره برفض الأربع كلها.
    }
why-gammons = ستخسر بمارس، وهو يُحسب مضاعفًا، في { $percent }% من الألعاب.
help-marks = مع المساعدة تصير هذه اللعبة للتدريب وتبقى خارج إحصاءاتك.
help-counts = استعنتَ بمساعدة: هذه اللعبة للتدريب وتبقى خارج إحصاءاتك.
no-choice = لا خيار أمامك هنا.
chances-show = إظهار فرصي
chances-win = فوز
assisted-mark = بمساعدة
group-coach = مساعدة أثناء اللعب
set-take-back = التراجع عن الأخطاء
about-take-back = في اللعب ضد الحاسوب: كل قرار يكلّفك كثيرًا، في النقلات أو في المكعب، يُلغى مع ذكر السبب لتحاول مجددًا. ولا تُحسب هذه اللعبة في إحصاءاتك.
about-take-back-first = في ألعابك الأولى تُلغى الأخطاء الفادحة جدًا، ما لم تختر غير ذلك.
take-back-name =
    { $limit ->
        [off] إيقاف
        [big] الأخطاء الفادحة جدًا فقط
        [blunders] الأخطاء الفادحة فقط
        [clear] الأخطاء الواضحة
        [mistakes] كل الأخطاء
       *[everything] كل شيء
    }
set-take-backs = مرات التراجع في اللعبة
about-take-backs = بثلاث مرات تتقارب الكفتان أمام خصم أقوى، كمستوى الخبير.
take-backs-name =
    { $number ->
        [unlimited] بلا حد
       *[three] ثلاث
    }
take-backs-left = مرات التراجع الباقية: { $count }
tried-before = محاولات سابقة: { $plays }
again-first-time = في المرة الأولى
set-running-pr = إظهار PR أثناء اللعب
about-running-pr = في اللعب ضد الحاسوب: معدل أخطائك حتى الآن، من تحليل سريع.
set-depth = عمق التحليل والتلميحات
about-depth = سريع: ثوانٍ للمباراة. عميق: أدق، نحو دقيقة. بطل: يحاكي القرارات المتقاربة، عدة دقائق.
depth-name =
    { $depth ->
        [quick] سريع
        [champion] بطل
       *[deep] عميق
    }
