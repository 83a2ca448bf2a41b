# التمارين.

drill = التمارين
drill-own = قراراتك
drill-own-about = أخطاء مبارياتك المحللة على فترات متزايدة: المستحق الآن { $due }، والمجموع { $all }
drill-own-none = لا قرارات بعد. حلّل لعبة أو مباراة، ثم اضغط «إضافة إلى التمارين».
drill-exercises = أسئلة
drill-kind =
    { $kind ->
        [pips] عدّ الخطوات
        [opening] رميات الافتتاح
        [reply] الردود على الافتتاح
        [take-point] حدود القبول
        [gammon-value] قيم المارس
        [bear-off] نقلات الإخراج
        [bear-off-cube] المضاعفة عند الإخراج
       *[race-cube] المضاعفة في السباق بالمعادلات
    }
drill-reference = وضعيات مرجعية
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
drill-ask-play = رميتك { $dice }. جِد النقلة: يصحّ كل ما لا يقلّ عن الأفضل بأكثر من { $line }.
drill-ask-double = الدور لك. ما القرار الصحيح في المكعب؟
drill-ask-answer = ضاعف الخصم والمكعب على { $value }. قبول أم رفض؟
drill-ask-pips = كم خطوة تحتاج لإخراج كل أحجارك؟
drill-ask-take = ما حدّ القبول لك؟ بلا مارس وبلا إعادة مضاعفة؛ يصحّ ما كان ضمن 2%.
drill-ask-gammon = ما قيمة المارس لك (في اللعبة الحرة 0.5)؟ يصحّ ما كان ضمن 0.05.
drill-ask-race = لعبة حرة والمكعب في الوسط. ماذا تقول معادلات السباق؟
drill-score = بقي لك { $own } وبقي للخصم { $opponent }.
drill-score-double = الخصم يضاعف من { $from } إلى { $to }.
drill-score-cube = المكعب على { $value }.
drill-from = من مباراتك بتاريخ { $date }.
drill-seen =
    { $found ->
        [yes] مرات العرض: { $count }. أصبت في المرة الأخيرة.
       *[no] مرات العرض: { $count }. أخطأت في المرة الأخيرة.
    }
drill-number =
    { $unit ->
        [pips] الخطوات
        [percent] الاحتمال (%)
       *[value] قيمة المارس
    }
drill-no-number = أدخل عددًا.
drill-check = تحقّق
drill-show = إظهار الإجابة
drill-skip = تخطٍّ
drill-never = عدم العرض مجددًا
drill-next = التالي
drill-fetching = جارٍ تحميل الوضعيات
drill-missing = تعذّر تحميل الوضعيات.
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
drill-lost = { $answer }: يخسر { $loss }.
drill-is-best = { $answer }: الأفضل.
drill-best = الأفضل: { $answer }.
drill-also = صحيح أيضًا: { $answers }.
drill-rest = خيارات أخرى: { $answers }.
drill-depth = التقييم بعمق ⁦{ $plies }-ply⁩.
drill-exact = دقيق حتى آخر رمية.
drill-pips-told = خطواتك: { $own }، وخطوات الخصم: { $opponent }.
drill-take-told = بالضبط { $chance }. احتمال فوزك بالمباراة: عند الرفض { $dropped }، وعند القبول والفوز { $won }، وعند القبول والخسارة { $lost }.
drill-gammon-told = بالضبط { $value }.
drill-played = في اللعبة: { $answer }، وخسر { $loss }.
drill-played-right = في اللعبة: { $answer }، وكان صحيحًا.
drill-seconds = { $seconds } ث
drill-tally = { $right } صحيحة من { $all }
drill-mean = { $seconds } ث لكل إجابة
drill-due =
    { $count ->
        [zero] لا قرارات مستحقة في التمارين
        [one] قرار واحد مستحق في التمارين
        [two] قراران مستحقان في التمارين
        [few] { $count } قرارات مستحقة في التمارين
        [many] { $count } قرارًا مستحقًا في التمارين
       *[other] { $count } قرار مستحق في التمارين
    }
drill-added =
    { $count ->
        [zero] لم تُضف قرارات إلى التمارين
        [one] أُضيف قرار واحد إلى التمارين
        [two] أُضيف قراران إلى التمارين
        [few] أُضيفت { $count } قرارات إلى التمارين
        [many] أُضيف { $count } قرارًا إلى التمارين
       *[other] أُضيف { $count } قرار إلى التمارين
    }
drill-mixed-in = الصحيحة منها: { $count }
drill-not-stored = لم يحفظ المتصفح التغيير.
drill-away = بقي { $points }
drill-yours = إجابتك: { $answer }
drill-auto = إضافة الأخطاء إلى التمارين بعد كل تحليل
