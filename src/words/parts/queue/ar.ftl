# قائمة التحليلات: تحليلات ومحاكاة تجري واحدة بعد الأخرى؛ عمق التحليل.

queue = التحليل
queue-depth-about =
    { $depth ->
        [quick] بحث بعمق 1-ply: يجد الأخطاء الفادحة.
        [champion] يحاكي القرارات المتقاربة: الأدق.
       *[deep] عمق 2-ply، و3-ply حين تتقارب الخيارات: دقة تكفي لمباراة بطولة.
    }
queue-time =
    { $unit ->
        [seconds] نحو { $count } ث
        [hours] نحو { $count } س
       *[minutes] نحو { $count } د
    }
queue-review-all =
    { $count ->
        [zero] لا ألعاب غير محلَّلة
        [one] تحليل اللعبة غير المحلَّلة
        [two] تحليل اللعبتين غير المحلَّلتين
        [few] تحليل { $count } ألعاب غير محلَّلة
        [many] تحليل { $count } لعبة غير محلَّلة
       *[other] تحليل { $count } لعبة غير محلَّلة
    }
queue-review-selected =
    { $count ->
        [zero] لا ألعاب محدَّدة
        [one] تحليل اللعبة المحدَّدة
        [two] تحليل اللعبتين المحدَّدتين
        [few] تحليل { $count } ألعاب محدَّدة
        [many] تحليل { $count } لعبة محدَّدة
       *[other] تحليل { $count } لعبة محدَّدة
    }
queue-all-reviewed = كل الألعاب محلَّلة.
queue-progress = اكتمل { $done } من { $all }
queue-pause = إيقاف مؤقت
queue-resume = متابعة
queue-paused = متوقف مؤقتًا
queue-clear = إزالة الكل
queue-earlier = إلى الأعلى: { $name }
queue-later = إلى الأسفل: { $name }
queue-remove = إزالة: { $name }
queue-rollout = محاكاة
queue-problem =
    { $why ->
        [engine] توقف المحرك. اضغط «متابعة» للمحاولة من جديد.
        [full] مساحة التخزين ممتلئة. النتائج السابقة محفوظة، أما هذه فلا. أفرغ مساحة ثم تابع.
       *[not-stored] تعذّر حفظ هذه النتيجة. اضغط «متابعة» للمحاولة من جديد.
    }
queue-rest = وغيرها: { $count }
queue-elsewhere = يجري في علامة تبويب أخرى
queue-open = عرض القائمة
queue-deepen = تحليل أعمق
queue-scope = ما يُحلَّل
queue-scope-name =
    { $scope ->
        [decision] هذا القرار
        [game] هذه اللعبة
       *[match] المباراة كلها
    }
queue-now = التحليل الآن
queue-add = إضافة إلى القائمة
queue-added = أُضيف إلى قائمة التحليلات
