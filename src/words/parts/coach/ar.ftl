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
coach-rolls-most = على كل رميات الخصم تكسب النقلة الثانية { $all } في المتوسط (بعمق ⁦0-ply⁩). أكثرها أثرًا ⁦{ $first }⁩ و⁦{ $second }⁩ و⁦{ $third }⁩: { $loss } معًا، كلٌّ بقدر تكرارها.
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
coach-rollout-seed = بذرة النرد
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
