# The review of a match in the study room.

review = التحليل
review-stop = إيقاف التحليل
review-resume = متابعة التحليل
review-progress = جارٍ التحليل: { $done } من { $all }
review-done = اكتمل التحليل
review-failed = توقف المحرك. تابع التحليل للمحاولة من جديد.
review-next-error = الخطأ التالي
review-previous-error = الخطأ السابق
review-no-errors = لا أخطاء أخرى
review-mistake =
    { $size ->
        [blunder] خطأ فادح
        [disputed] مختلف عليه
       *[error] خطأ
    }
review-loses = ⁦{ $choice }⁩: الخسارة { $loss }
review-best = ⁦{ $choice }⁩: الأفضل
review-action =
    { $action ->
        [none] بلا مضاعفة
        [double] مضاعفة
        [double-take] مضاعفة وقبول
        [double-beaver] مضاعفة وبيفر
        [double-drop] مضاعفة ورفض
        [take] قبول
        [beaver] بيفر
       *[drop] رفض
    }
review-choice = الاختيار
review-equity = القيمة
review-loss = الخسارة
review-win = الفوز %
review-chances = فوز { $win }%، مارس { $gammon }%؛ خسارة بمارس { $lost }%
review-errors = أخطاء · فادحة
review-luck = الحظ
review-pr-help = { $name }: ‏PR { $pr } (عدد القرارات: { $count })، وباحتمال 95% يقع بين { $low } و{ $high }.
review-gnu = معدل الخطأ في GNU Backgammon بأجزاء الألف من القيمة
review-snowie = معدل الخطأ في Snowie بأجزاء الألف من القيمة
review-checker = PR للنقلات
review-cube = PR لقرارات المكعب
review-adjusted = النتيجة بلا حظ
review-graph = فرص الفوز
review-chance = { $moment }: { $name } { $percent }%
review-table = عرض في جدول
review-other = تحليل الملف
review-file = الملف
review-filter = عرض هذه فقط
review-marked =
    { $count ->
        [zero] لا قرارات
        [one] قرار واحد
        [two] قراران
        [few] { $count } قرارات
        [many] { $count } قرارًا
       *[other] { $count } قرار
    }
review-other-version = مع هذه المباراة تحليل أقدم من إصدار آخر، محفوظ على حدة.
review-skipped = لم يُقيَّم: { $count }
review-unsaved =
    { $why ->
        [full] امتلأت المساحة: يستمر التحليل، لكنه يضيع حين تغلق الصفحة.
       *[other] لا يستطيع المتصفح حفظه: يستمر التحليل، لكنه يضيع حين تغلق الصفحة.
    }
review-only =
    { $which ->
        [checker] النقلات
        [cube] المكعب
        [blunders] الأخطاء الفادحة
        [avoidable] ما يصيب فيه معظم اللاعبين
       *[disputed] ما تختلف فيه التحليلات
    }
review-skip =
    اللعبة { $game }: { $why ->
        [forbidden] النقلة غير مسموحة
        [unknown] النقلة غير موجودة في الملف
        [lost] الوضعية مجهولة، لأن نقلة سابقة غير موجودة في الملف
        [no-offer] رد بلا مضاعفة
        [long] المباراة أطول من أن تُحلَّل
        [cut] ينتهي التسجيل قبل أن تنتهي اللعبة
        [variant] هذه الصيغة من اللعبة لا تُحلَّل
       *[impossible] لا يمكن أن تصل لعبة إلى هذا القرار
    }
review-explain =
    { $figure ->
        [pr] متوسط الخسارة لكل قرار × 500 كما يحسبها eXtreme Gammon. الأقل أفضل، ودون 5 مستوى عالمي. لا تُحسب النقلات الإجبارية ولا المتقاربة جدًا ولا حالات عدم المضاعفة الواضحة.
        [checker] ‏PR النقلات وحدها.
        [cube] ‏PR قرارات المضاعفة والقبول والرفض وحدها.
        [gnu] 1000 × القيمة المفقودة لكل نقلة غير إجبارية وكل قرار مكعب متقارب، كما يحسبها GNU Backgammon: نحو ضعف PR.
        [snowie] 1000 × القيمة المفقودة مقسومة على كل أدوار اللاعبين.
        [errors] القرار الذي يخسر 0.020 أو أكثر خطأ، ومن 0.080 فما فوق خطأ فادح.
        [luck] ما زادت به قيمة الرميات على متوسط الرميات، بنقاط القيمة. الموجب حظ جيد.
       *[adjusted] النتيجة بعد طرح حظ اللاعبَين.
    }
review-counted-line = اللعبة { $game }: { $what } ({ $amount })
review-counted = المحسوب: { $count }. غير المحسوب: { $rest }.
coach-doubler = القيم كما يراها من يضاعف
review-rolled-out = بالمحاكاة
