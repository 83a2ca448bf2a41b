# A decision understood, in the study room.

coach-percent = { $number }%
coach-why = لماذا
coach-hard =
    { $how ->
        [none] قرار سهل: قلّما يخطئ فيه أحد.
        [easy] قرار سهل: يخسر فيه اللاعبون { $mean } في المتوسط.
        [fair] قرار متوسط الصعوبة: يخسر فيه اللاعبون { $mean } في المتوسط.
       *[hard] قرار صعب: يخسر فيه اللاعبون { $mean } في المتوسط.
    }
coach-avoidable = يصيب فيه معظم اللاعبين.
coach-finders = من يصيب فيه؟
coach-level = المستوى
coach-finds-best = أفضل اختيار
coach-finds-made = ما لُعب
coach-finds =
    { $finds ->
        [yes] نعم
       *[no] لا
    }
coach-cube = المكعب
coach-cube-chances =
    { $who ->
        [they] يفوز من يضاعف في { $win } من الألعاب، منها { $gammons } بمارس.
       *[you] تفوز في { $win } من الألعاب، منها { $gammons } بمارس.
    }
coach-market =
    { $count ->
        [0] لا تفوت فرصة المضاعفة في أي تتابع من رميتين.
       *[other] بالانتظار تفوت فرصة المضاعفة في { $count } من أصل 1296 تتابعًا من رميتين ({ $share }).
    }
coach-at-score = هذه النتيجة
coach-here = هنا
coach-money = لعبة حرة
coach-never = أبدًا
coach-take-point = حدّ القبول
coach-double-from = المضاعفة من
coach-drop-from = الرفض من
coach-too-good-from = للمارس من
coach-gammon-value = قيمة المارس
coach-right = القرار الصحيح
coach-action =
    { $action ->
        [none] بلا مضاعفة
        [beaver] بلا مضاعفة، بيفر
        [double-beaver] مضاعفة وبيفر
        [double-take] مضاعفة وقبول
        [double-drop] مضاعفة ورفض
       *[too-good] أفضل من أن تضاعف
    }
coach-rolls-mean =
    إذا حُسبت كل رميات الخصم كسبت النقلة الثانية { $all } في المتوسط (والردود بعمق ⁦{ $replies }-ply⁩). والتقييم { $loss } ({ $depth ->
        [rollout] محاكاة
       *[search] ⁦{ $plies }-ply⁩
    }).
coach-rolls-most = أكثر الرميات أثرًا ⁦{ $first }⁩ و⁦{ $second }⁩ و⁦{ $third }⁩: { $loss } معًا، كلٌّ بقدر تكرارها.
coach-rolls-cube =
    { $answer ->
        [drop] بعد ⁦{ $play }⁩ يضاعف الخصم ويرفض هذا اللاعب، فتُحسب كل رمية { $equity }.
       *[take] بعد ⁦{ $play }⁩ يضاعف الخصم ويقبل هذا اللاعب: تُلعب الرميات بالمكعب الجديد.
    }
coach-rolls-first = النقلة الأولى
coach-rolls-second = النقلة الثانية
coach-roll = الرمية
coach-difference = الفرق
coach-rolls-map = الفرق بحسب رمية الخصم: النقلة الثانية مقارنةً بالأولى
coach-rolls-working = جارٍ فحص كل الرميات…
coach-rollout = محاكاة
coach-rollout-start = بدء المحاكاة
coach-rollout-what = يلعب المحرك اللعبة من هنا مرات كثيرة، بالزهر نفسه لكل خيار، ثم يأخذ المتوسط.
coach-rollout-stop = إيقاف المحاكاة
coach-rollout-continue = متابعة المحاكاة
coach-rollout-extend = تمديد المحاكاة
coach-rollout-count = المحاولات: { $done } من { $all }
coach-rollout-speed = المحاولات في الثانية: { $speed }
coach-rollout-sure = { $name }: الأفضل باحتمال { $sure }
coach-rollout-error = الخطأ المعياري
coach-rollout-length =
    { $length ->
        [quick] سريعة
        [usual] عادية
       *[thorough] دقيقة
    }
coach-rollout-about =
    { $length ->
        [quick] 324 محاولة من 7 رميات
        [usual] 1296 محاولة من 11 رمية
       *[thorough] 5184 محاولة حتى النهاية
    }
coach-rollout-more = إعدادات أخرى
coach-rollout-plies = العمق (ply)
coach-rollout-truncate = الرميات لكل محاولة
coach-rollout-to-end = حتى النهاية
coach-rollout-cube = مع المكعب
coach-rollout-trials = المحاولات
coach-rollout-confidence = التوقف حين يتضح الأفضل
coach-rollout-never = أبدًا
coach-rollout-failed = توقف المحرك. تابع للمحاولة من جديد.
coach-rollout-done = انتهت المحاكاة
coach-rollout-early = انتهت مبكرًا: اتضح الاختيار الأفضل
coach-rollout-plays = النقلات للمقارنة (حتى { $count })
coach-rollout-add-play = إضافة نقلة
coach-rollout-cube-plies = عمق قرارات المكعب (ply)
coach-rollout-max-error = التوقف عند هذا الخطأ المعياري
coach-rollout-seed = بذرة الزهر
coach-rollout-exact = انتهت مبكرًا: دقيقة بما يكفي
coach-compare = مقارنة الأعماق
coach-compare-what = قيمة أفضل خيار وخسارة الخيارات الأخرى، بحسب كل تحليل.
coach-compare-plies = { $plies } ply
coach-running = ‏PR حتى الآن: { $pr } (القرارات: { $count })
coach-zone =
    { $zone ->
        [wait] بلا مضاعفة
        [double-take] مضاعفة وقبول
        [double-drop] مضاعفة ورفض
        [too-good] أفضل من أن تضاعف
        [take] قبول
       *[drop] رفض
    }
coach-scale-win =
    { $who ->
        [you] تفوز في { $win }
       *[named] { $who }: { $win }
    }
coach-scale = { coach-scale-win }. الحدّ { $limit }.
coach-matrix = مصفوفة النتائج
coach-matrix-what = أفضل خيار عند كل نتيجة حتى سبع نقاط. الصفوف: النقاط الباقية لهذا اللاعب. الأعمدة: النقاط الباقية للخصم. اختر نتيجة لفتح القرار عندها.
coach-matrix-need =
    { $state ->
        [crawford] { $count } (لعبة كروفورد)
       *[other] { $count }
    }
coach-matrix-score = بقي { $own } مقابل { $opponent } للخصم
coach-matrix-cube = { $score }: { $action }. بلا مضاعفة { $rolling }، مضاعفة وقبول { $take }.
coach-matrix-play = { $score }: { $name }، { $equity }.
coach-matrix-costs = { $name }: الخسارة { $loss }.
coach-matrix-made = ✓ { $name } هو الأفضل؛ − خسارته
coach-matrix-count = { $done } من { $all } نتيجة
coach-matrix-crawford = C: لعبة كروفورد
coach-table =
    { $table ->
        [chance] فرصة الفوز بالمباراة
        [take] حدّ القبول، آخر مكعب
        [live] حدّ القبول، مكعب حيّ
        [double] حدّ المضاعفة، آخر رمية
       *[gammon] قيمة المارس
    }
coach-table-about =
    { $table ->
        [chance] فرصة الفوز بالمباراة قبل بدء اللعبة، بالنسبة المئوية. الصفوف: النقاط الباقية لك. الأعمدة: النقاط الباقية للخصم. إن بقيت نقطة واحدة فاللعبة التالية لعبة كروفورد؛ والصف الأول فرصة المتقدم بعدها.
        [take] الفرصة اللازمة للقبول بالنسبة المئوية إن لم يضاعف أحد بعدها. الصفوف: النقاط الباقية لك. الأعمدة: النقاط الباقية لمن يضاعف. بلا مارس؛ وإن بقيت نقطة واحدة فبعد لعبة كروفورد.
        [live] الفرصة اللازمة للقبول بالنسبة المئوية إن أحسن الطرفان إعادة المضاعفة تمامًا. الصفوف: النقاط الباقية لك. الأعمدة: النقاط الباقية لمن يضاعف. بلا مارس؛ وإن بقيت نقطة واحدة فبعد لعبة كروفورد.
        [double] الفرصة التي تضاعف ابتداءً منها في آخر رمية، بالنسبة المئوية. الصفوف: النقاط الباقية لك. الأعمدة: النقاط الباقية للخصم. بلا مارس؛ وإن بقيت نقطة واحدة فبعد لعبة كروفورد.
       *[gammon] ما يزيده المارس على الفوز العادي؛ 0.5 في اللعبة الحرة. الصفوف: النقاط الباقية لك. الأعمدة: النقاط الباقية للخصم. وإن بقيت نقطة واحدة فبعد لعبة كروفورد.
    }
coach-table-post = بعد كروفورد
coach-table-end =
    { $end ->
        [drop] فرصة المباراة بعد الرفض
        [won] فرصة المباراة بعد القبول والفوز
       *[lost] فرصة المباراة بعد القبول والخسارة
    }
coach-table-cube = المكعب
coach-table-points = النقاط
coach-table-print = طباعة
coach-table-on-roll = صاحب الدور
coach-table-other = الخصم
coach-table-here = عند هذه النتيجة
coach-met = جدول فرص المباراة
coach-met-used = المستخدم: { $name }
coach-met-beyond = النتائج فوق { $points } نقطة من Kazaross-XG2.
coach-met-open = فتح جدول
coach-met-shipped = استخدام Kazaross-XG2
coach-met-what = جدول خاص بك: ملف XML من GNU Backgammon أو CSV. تستخدمه التحليلات الجديدة.
coach-met-at = بقي { $own } مقابل { $opponent } للخصم
coach-met-unread =
    { $why ->
        [large] الملف أكبر من أن يكون جدولًا لفرص المباراة. لم يتغيّر شيء.
        [computed] في الملف معاملات جدول فقط، لا أرقامه. لم يتغيّر شيء.
        [number] في الملف رقم ليس فرصة. لم يتغيّر شيء.
        [shape] لا تشكّل صفوف الجدول مربعًا. لم يتغيّر شيء.
       *[none] لا يحتوي الملف على جدول لفرص المباراة. لم يتغيّر شيء.
    }
coach-met-impossible =
    { $why ->
        [chance] الفرصة ليست بين 0 و1: { $score }. لم يتغيّر شيء.
        [sum] مجموع فرص الطرفين ليس 1: { $score }. لم يتغيّر شيء.
       *[order] الفرص لا تزيد مع النقاط: { $score }. لم يتغيّر شيء.
    }
coach-met-lost = تعذّر حفظ الجدول في هذا المتصفح، فيُستخدم إلى أن تغلق الصفحة.
coach-met-by = جدول فرص المباراة: { $name }
coach-shown = الخريطة
coach-shown-map = القيمة بحسب رمية الخصم: الأخضر أفضل من المتوسط لهذا اللاعب والأحمر أسوأ
coach-two-rolls = الرميتان التاليتان
coach-two-rolls-what = الصفوف: رمية الخصم. الأعمدة: الرمية التالية لهذا اللاعب. أشر إلى أي خلية لترى القيمة.
coach-two-rolls-cell = { $first } ثم { $second }: { $equity }
