# التمارين.

drill = التمارين
drill-own = قراراتك أنت
drill-own-about = أخطاء مبارياتك المحللة على فترات متزايدة: المستحق الآن { $due }، والمجموع { $all }
drill-own-none = لا قرارات بعد. حلّل لعبة أو مباراة، ثم اضغط «إضافة إلى التمارين».
drill-exercises = أسئلة
drill-kind =
    { $kind ->
        [pips] عدّ النقاط
        [opening] رميات الافتتاح
        [reply] الردود على الافتتاح
        [take-point] حدود القبول
        [gammon-value] قيم المارس
        [bear-off] نقلات الإخراج
        [bear-off-cube] المضاعفة عند الإخراج
       *[race-cube] المضاعفة في السباق بالمعادلات
    }
drill-reference = مواقف مرجعية
drill-theme =
    { $theme ->
        [blitz] هجوم خاطف
        [prime] جدار
        [anchor] مرساة
        [back-game] لعبة خلفية
        [holding-game] لعبة تمسّك
       *[race] سباق
    }
drill-timed = إظهار زمن كل إجابة
drill-others = تمارين أخرى
drill-ask-play = رميتك { $dice }. اعثر على النقلة: كل ما لا يبعد عن الأفضل أكثر من { $line } صحيح.
drill-ask-double = الدور لك في الرمي. ما القرار الصحيح للمكعب؟
drill-ask-answer = عُرض عليك المكعب عند { $value }. قبول أم رفض؟
drill-ask-pips = كم نقطة تحتاج لإخراج كل أحجارك؟
drill-ask-take = ما حد القبول لديك؟ دون مارس ولا إعادة مضاعفة؛ يُقبل ما كان ضمن 2 %.
drill-ask-gammon = ما قيمة المارس لك مقارنة بـ 0.5 في اللعب الحر؟ يُقبل ما كان ضمن 0.05.
drill-ask-race = لعب حر والمكعب في الوسط. ماذا تقول معادلات السباق؟
drill-score = ينقصك { $own } وينقص الخصم { $opponent }.
drill-score-double = الخصم يضاعف من { $from } إلى { $to }.
drill-score-cube = المكعب عند { $value }.
drill-from = من مباراتك بتاريخ { $date }.
drill-seen =
    { $found ->
        [yes] مرات العرض: { $count }. عثرت عليه في المرة الأخيرة.
       *[no] مرات العرض: { $count }. لم تعثر عليه في المرة الأخيرة.
    }
drill-number =
    { $unit ->
        [pips] النقاط
        [percent] الاحتمال بالمئة
       *[value] قيمة المارس
    }
drill-no-number = أدخل رقمًا.
drill-check = تحقق
drill-show = أظهر الإجابة
drill-skip = تخطَّ
drill-never = لا تعرضه مجددًا
drill-next = التالي
drill-fetching = جارٍ تحميل المواقف
drill-missing = تعذّر تحميل المواقف.
drill-nothing-due = لا شيء مستحق الآن.
drill-next-due = القرار التالي مستحق في { $date }.
drill-judging = جارٍ التقييم
drill-failed = توقف المحرك.
drill-result =
    { $how ->
        [right] صحيح
        [wrong] خطأ
       *[shown] الإجابة
    }
drill-lost = { $answer } يخسر { $loss }.
drill-is-best = { $answer } هو الأفضل.
drill-best = الأفضل: { $answer }.
drill-also = صحيح أيضًا: { $answers }.
drill-rest = غيرها: { $answers }.
drill-depth = التقييم بعمق ⁦{ $plies }-ply⁩.
drill-exact = دقيق حتى آخر رمية.
drill-pips-told = لديك { $own } نقطة، ولدى الخصم { $opponent }.
drill-take-told = { $chance } بالضبط. احتمالات فوزك بالمباراة: الرفض { $dropped }، القبول والفوز { $won }، القبول والخسارة { $lost }.
drill-gammon-told = { $value } بالضبط.
drill-played = في اللعبة: { $answer }، وقد خسر { $loss }.
drill-played-right = في اللعبة: { $answer }، وكان صحيحًا.
drill-seconds = { $seconds } ث
drill-tally = { $right } صحيحة من { $all }
drill-mean = { $seconds } ث لكل إجابة
drill-due =
    { $count ->
        [zero] لا قرارات مستحقة في التمارين
        [one] قرار واحد ({ $count }) مستحق في التمارين
        [two] قراران ({ $count }) مستحقان في التمارين
        [few] { $count } قرارات مستحقة في التمارين
        [many] { $count } قرارًا مستحقًا في التمارين
       *[other] { $count } قرار مستحق في التمارين
    }
drill-add = إضافة إلى التمارين: { $name }
drill-added =
    { $count ->
        [zero] لم تُضف قرارات إلى التمارين
        [one] أُضيف قرار واحد ({ $count }) إلى التمارين
        [two] أُضيف قراران ({ $count }) إلى التمارين
        [few] أُضيفت { $count } قرارات إلى التمارين
        [many] أُضيف { $count } قرارًا إلى التمارين
       *[other] أُضيف { $count } قرار إلى التمارين
    }
drill-mixed-in = منها صحيحة: { $count }
drill-not-stored = لم يحفظ المتصفح التغيير.
drill-away = يتبقى { $points }
drill-yours = إجابتك: { $answer }
drill-auto = إضافة الأخطاء إلى التمارين بعد كل تحليل
