duplicates = الزهر الموحّد
duplicate-about = يلعب الجميع بالزهر نفسه، كلٌّ ضد الحاسوب أو مع شريك. وتُفحص كل نتيجة نقلةً نقلة.
duplicate-begin = من الأبرع بالزهر نفسه؟
duplicate-how =
    { $step ->
        [make] أنشئ منافسة وأرسل رابطها.
        [play] يلعب الجميع الألعاب نفسها متى شاؤوا.
       *[compare] أرسل نتيجتك: تُفحص النتائج هنا وتُقارن.
    }
duplicate-list = منافساتك
duplicate-new = منافسة جديدة
duplicate-games =
    { $count ->
        [zero] لا ألعاب
        [one] لعبة واحدة
        [two] لعبتان
        [few] { $count } ألعاب
        [many] { $count } لعبة
       *[other] { $count } لعبة
    }
duplicate-cube =
    { $cube ->
        [yes] مع المكعب
       *[no] بلا مكعب
    }
duplicate-opponent =
    { $who ->
        [computer] الحاسوب
       *[partner] شريك على هذا الجهاز
    }
duplicate-against =
    { $who ->
        [computer] ضد الحاسوب: { $level }
       *[partner] مع شريك على الجهاز نفسه
    }
duplicate-dice = زهر كل لعبة واحد للجميع. تلعب بالأبيض. لا تلميحات ولا تراجع عن الأخطاء.
duplicate-honest = في الرابط الزهر كله، فقد يطّلع عليه أحد أو يلعب مرتين. أما النقلات والنتائج فتُفحص.
duplicate-create = إنشاء
duplicate-play = لعب
duplicate-play-again = اللعب مرة أخرى
duplicate-again-about = سبق أن رأيتَ هذا الزهر: تُكتب مع أي نتيجة أخرى عبارة «الزهر معروف».
duplicate-continue = متابعة لعبتك
duplicate-partner-name = اسم الشريك (اختياري)
duplicate-link = رابط هذه المنافسة
duplicate-link-about = أرسل هذا الرابط إلى كل من يلعب.
duplicate-own =
    { $colour ->
        [white] نتيجتك
       *[black] نتيجة شريكك
    }
duplicate-own-about = أرسل هذا الرابط إلى الآخرين.
duplicate-tick = مع الأسماء
duplicate-own-link = رابط النتيجة
duplicate-no-link = هذه النتيجة أطول من أن توضع في رابط.
duplicate-results = النتائج
duplicate-no-results = لا نتائج بعد. العب، أو ألصق روابط النتائج أدناه.
duplicate-paste-results = روابط النتائج، في أي نص
duplicate-add = إضافة النتائج
duplicate-paste-any = رابط منافسة أو نتيجة
duplicate-open = فتح
duplicate-head =
    { $column ->
        [place] المركز
        [player] اللاعب
        [opponent] الخصم
        [score] النتيجة
        [luck] الحظ
       *[pr] PR
    }
duplicate-computer = الحاسوب ({ $level })
duplicate-nameless = بلا اسم
duplicate-remove = إزالة نتيجة { $who }
duplicate-remove-head = إزالة
duplicate-review = فتح لعبة { $who }
duplicate-judged = يُحسب PR والحظ على هذا الجهاز.
duplicate-copy = نسخ نصًا
duplicate-csv = حفظ بصيغة CSV
duplicate-print = طباعة
duplicate-ask-delete = هل تحذف هذه المنافسة ونتائجها من هذا الجهاز؟
duplicate-count =
    { $count ->
        [zero] لا نتائج
        [one] نتيجة واحدة
        [two] نتيجتان
        [few] { $count } نتائج
        [many] { $count } نتيجة
       *[other] { $count } نتيجة
    }
duplicate-damaged =
    { $count ->
        [zero] كل المنافسات مقروءة.
        [one] منافسة واحدة تتعذّر قراءتها وتبقى مكانها.
        [two] منافستان تتعذّر قراءتهما وتبقيان مكانهما.
        [few] { $count } منافسات تتعذّر قراءتها وتبقى مكانها.
        [many] { $count } منافسة تتعذّر قراءتها وتبقى مكانها.
       *[other] { $count } منافسة تتعذّر قراءتها وتبقى مكانها.
    }
duplicate-added =
    { $count ->
        [zero] لم تُضف نتائج.
        [one] فُحصت نتيجة واحدة وأُضيفت.
        [two] فُحصت نتيجتان وأُضيفتا.
        [few] فُحصت { $count } نتائج وأُضيفت.
        [many] فُحصت { $count } نتيجة وأُضيفت.
       *[other] فُحصت { $count } نتيجة وأُضيفت.
    }
duplicate-false =
    { $why ->
        [cut] مرفوضة: نتيجة { $who } تتوقف قبل النهاية.
        [over] مرفوضة: نتيجة { $who } تستمر بعد النهاية.
        [side] مرفوضة: نتيجة { $who } تخص الحاسوب.
       *[forbidden] مرفوضة: نتيجة { $who } تخالف القواعد عند الإجراء { $act }.
    }
duplicate-notice =
    { $what ->
        [none] ليس في هذا النص رابط منافسة أو نتيجة.
        [cut] أحد الروابط مبتور. اطلبه من جديد.
        [newer] أحد الروابط من إصدار آخر من اللعبة. أعد تحميل الصفحة للتحديث.
        [damaged] مرفوض: أحد الروابط تالف أو معدَّل.
        [level] لا يعرف هذا الإصدار مستوى الحاسوب في هذه المنافسة.
        [other] إحدى النتائج لمنافسة أخرى، وقد أُضيفت إليها.
        [full] النتائج كثيرة جدًا: أزل بعضها أولًا.
        [elsewhere] اللعبة مفتوحة في علامة تبويب أخرى. العب هناك أو أغلق تلك العلامة أولًا.
        [unknown] هذه المنافسة ليست على هذا الجهاز. افتح رابطها.
       *[known] هذه النتائج موجودة هنا من قبل.
    }
