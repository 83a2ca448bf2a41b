# A decision understood, in the study room.

coach-percent = { $number }%
coach-why = لماذا
coach-hard =
    { $how ->
        [none] قرار سهل: قلّما يخطئ أحد هنا.
        [easy] قرار سهل: يخسر اللاعبون هنا { $mean } في المتوسط.
        [fair] قرار متوسط: يخسر اللاعبون هنا { $mean } في المتوسط.
       *[hard] قرار صعب: يخسر اللاعبون هنا { $mean } في المتوسط.
    }
coach-avoidable = كان معظم اللاعبين ليتجنبوا هذا الخطأ.
coach-finders = من يجدها
coach-level = المستوى
coach-finds-best = أفضل اختيار
coach-finds-made = الملعوب
coach-finds =
    { $finds ->
        [yes] نعم
       *[no] لا
    }
coach-cube = المكعب
coach-cube-chances =
    { $who ->
        [they] من ضاعف يفوز في { $win } من الألعاب، منها { $gammons } بمارس.
       *[you] تفوز في { $win } من الألعاب، منها { $gammons } بمارس.
    }
coach-market =
    { $count ->
        [0] لا يوجد تتابع لرميتين يفوّت عليك فرصة المضاعفة.
       *[other] إذا انتظرت تفوتك فرصة المضاعفة في { $count } من 1296 تتابعًا لرميتين ({ $share }).
    }
coach-at-score = عند هذه النتيجة
coach-here = هنا
coach-money = لعبة النقود
coach-never = أبدًا
coach-take-point = حدّ القبول
coach-double-from = المضاعفة من
coach-drop-from = الرفض من
coach-too-good-from = أفضل من أن تضاعف من
coach-gammon-value = قيمة المارس
coach-right = الصواب
coach-action =
    { $action ->
        [none] بلا مضاعفة
        [beaver] بلا مضاعفة، بيفر
        [double-beaver] مضاعفة وبيفر
        [double-take] مضاعفة وقبول
        [double-drop] مضاعفة ورفض
       *[too-good] أفضل من أن تضاعف
    }
coach-rolls = كل الرميات الـ21
coach-rolls-most = على كل رميات الخصم تكسب النقلة الثانية { $all } في المتوسط، بعمق ⁦0-ply⁩. أكثرها إسهامًا ⁦{ $first }⁩ و⁦{ $second }⁩ و⁦{ $third }⁩: { $loss } معًا، وتُحسب كل رمية بقدر تكرارها.
coach-rolls-first = النقلة الأولى
coach-rolls-second = النقلة الثانية
coach-roll = الرمية
coach-difference = الفرق
coach-rolls-map = الفرق حسب رمية الخصم، النقلة الثانية مقارنة بالأولى
coach-rolls-working = جارٍ فحص كل الرميات
coach-rollout = محاكاة
coach-rollout-start = بدء المحاكاة
coach-rollout-what = يتابع المحرك اللعبة من هنا مرات كثيرة، بالزهر نفسه لكل خيار، ثم يأخذ المتوسط.
coach-rollout-stop = إيقاف المحاكاة
coach-rollout-continue = متابعة المحاكاة
coach-rollout-extend = تمديد المحاكاة
coach-rollout-count = { $done } من { $all } محاولة
coach-rollout-speed = { $speed } محاولة في الثانية
coach-rollout-sure = { $name } هو الأفضل باحتمال { $sure }
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
coach-rollout-plies = عمق النظر (ply)
coach-rollout-truncate = رميات كل محاولة
coach-rollout-to-end = حتى النهاية
coach-rollout-cube = المكعب في اللعب
coach-rollout-trials = المحاولات
coach-rollout-confidence = التوقف حين يتأكد الأفضل
coach-rollout-never = بلا توقف مبكر
coach-rollout-failed = توقف المحرك. تابع للمحاولة من جديد.
coach-rollout-done = انتهت المحاكاة
coach-rollout-early = انتهت مبكرًا: النتيجة مؤكدة بما يكفي
coach-you = «أنت» هنا هو { $name }، صاحب القرار.
coach-running = ‏PR حتى الآن: { $pr } (القرارات: { $count })
