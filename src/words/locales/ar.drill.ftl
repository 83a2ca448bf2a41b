# التمارين.

drill = التمارين
drill-own = أخطاؤك
drill-own-none = لا شيء بعد. تظهر هنا أخطاؤك في الألعاب التي لعبتها بلا مساعدة حين تفتح تحليلها.
drill-own-which = حُلّلت مبارياتك. حدّد أيّ اللاعبين أنت فتظهر أخطاؤك هنا.
drill-own-go = اختيار لعبة
drill-exercises = أسئلة
drill-kind =
    { $kind ->
        [shots] فرص الضرب
        [entering] الدخول
        [effective] الخطوات الفعلية
        [equity] فرص المباراة
        [neil] أرقام نيل
        [pips] عدّ الخطوات
        [opening] رميات الافتتاح
        [reply] الردود على الافتتاح
        [third] الرمية الثالثة
        [take-point] حدود القبول
        [gammon-value] قيم المارس
        [bear-off] نقلات الإخراج
        [bear-off-cube] المضاعفة عند الإخراج
       *[race-cube] المضاعفة في السباق: المعادلات
    }
drill-reference = أنواع الوضعيات
drill-theme =
    { $theme ->
        [blitz] هجوم خاطف
        [prime] جدار
        [anchor] مرساة
        [back-game] لعبة خلفية
        [holding-game] لعبة تمسّك
       *[race] سباق
    }
drill-timed = قياس زمن إجاباتي
drill-ask-play = رميتك ⁦{ $dice }⁩. ما أفضل نقلة؟
drill-ask-double = دورك. ما القرار الصحيح في المكعب؟
drill-ask-answer = يعرض عليك الخصم المكعب على { $value }. هل تقبل أم ترفض؟
drill-ask-pips = كم خطوة تحتاج إليها لإخراج كل أحجارك؟
drill-ask-take = ما احتمال الفوز الذي تحتاج إليه لتقبل؟
drill-ask-gammon = كم يساوي المارس لك هنا؟
drill-ask-race = لعبة حرة والمكعب في الوسط. ماذا تقول معادلات السباق؟
drill-number =
    { $unit ->
        [rolls] رميات من 36
        [each] ‏% لكل نقطة
        [pips] الخطوات
        [percent] الاحتمال (%)
       *[value] قيمة المارس
    }
drill-no-number = اكتب عددًا.
drill-check = التحقق
drill-show = إظهار الإجابة
drill-skip = تخطٍّ
drill-never = عدم إظهارها مجددًا
drill-next = التالي
drill-fetching = جارٍ تحميل الوضعيات…
drill-missing = تعذّر تحميل الوضعيات.
drill-nothing-due = لا شيء آخر للتدريب الآن.
drill-next-due = يعود الخطأ التالي في { $date }.
drill-next-today = يعود الخطأ التالي لاحقًا اليوم.
drill-judging = جارٍ التقييم…
drill-failed = توقف المحرك.
drill-result =
    { $how ->
        [right] صحيح
        [wrong] خطأ
       *[shown] الإجابة
    }
drill-lost = { $answer }: الخسارة { $loss }.
drill-is-best = { $answer }: الأفضل.
drill-best = الأفضل: { $answer }.
drill-exact = دقيق حتى آخر رمية.
drill-pips-told = خطواتك: { $own }، وخطوات الخصم: { $opponent }.
drill-take-told = بالضبط { $chance }. احتمال فوزك بالمباراة: عند الرفض { $dropped }، وعند القبول والفوز { $won }، وعند القبول والخسارة { $lost }.
drill-played = في اللعبة: { $answer }، والخسارة { $loss }.
drill-seconds = { $seconds } ث
drill-tally = { $right } صحيحة من { $all }
drill-mean = { $seconds } ث لكل إجابة
drill-due =
    { $count ->
        [zero] لا أخطاء للتدريب
        [one] خطأ واحد للتدريب
        [two] خطآن للتدريب
        [few] { $count } أخطاء للتدريب
        [many] { $count } خطأً للتدريب
       *[other] { $count } خطأ للتدريب
    }
drill-added =
    { $count ->
        [zero] لم تُضف أخطاء إلى التدريب
        [one] أُضيف خطأ واحد إلى التدريب
        [two] أُضيف خطآن إلى التدريب
        [few] أُضيفت { $count } أخطاء إلى التدريب
        [many] أُضيف { $count } خطأً إلى التدريب
       *[other] أُضيف { $count } خطأ إلى التدريب
    }
drill-not-stored = تعذّر حفظ التغيير في هذا المتصفح.
drill-away = بقي { $points }
drill-yours = إجابتك: { $answer }
drill-auto = إضافة أخطائي إلى التدريب بعد كل تحليل (ما عدا الألعاب بمساعدة)
