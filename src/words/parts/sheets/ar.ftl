# Sheets: lessons and quizzes for others, and the answers that come back.

sheet-about = وضعيات مرتّبة: درس للقراءة أو اختبار للحل. الورقة كلها رابط واحد، والإجابات تعود إليك برابط.
sheet-how =
    { $how ->
        [collect] أضف وضعيات: من التحليل ضمن «المزيد» أو من البحث
        [edit] اكتب نصوصًا، وأخفِ الإجابات التي سيبحث عنها القارئ
       *[send] أرسل الرابط أو اطبع الورقة أو احفظ ملفًا
    }
sheet-new = ورقة جديدة
sheet-untitled = ورقة بلا عنوان
sheet-title = العنوان
sheet-list = أوراقك
sheet-begin = دروس واختبارات ترسلها إلى غيرك
sheet-count =
    { $count ->
        [zero] لا وضعيات
        [one] وضعية واحدة
        [two] وضعيتان
        [few] { $count } وضعيات
        [many] { $count } وضعية
       *[other] { $count } وضعية
    }
sheet-reply-count =
    { $count ->
        [zero] لا إجابات
        [one] إجابات شخص واحد
        [two] إجابات شخصين
        [few] إجابات { $count } أشخاص
        [many] إجابات { $count } شخصًا
       *[other] إجابات { $count } شخص
    }
sheet-open-file = فتح ملف
sheet-paste = رابط ورقة أو إجابات
sheet-open = فتح
sheet-unread =
    { $why ->
        [cut] نهاية الرابط ناقصة. اطلبه مرة أخرى.
        [newer] الرابط من إصدار أحدث من هذه اللعبة.
       *[damaged] هذه ليست ورقة، أو أنها تالفة. اطلبها مرة أخرى.
    }
sheet-missing = هذه الورقة ليست في هذا المتصفح.
sheet-add-position = أضف وضعية
sheet-add-where = من التحليل ضمن «المزيد» أو من البحث.
sheet-position = الوضعية { $number }
sheet-text = النص
sheet-text-after = يظهر بعد الإجابة
sheet-asks = السؤال عن أفضل خيار
sheet-move =
    { $way ->
        [up] نقل الوضعية { $number } إلى أعلى
       *[down] نقل الوضعية { $number } إلى أسفل
    }
sheet-remove-position = إزالة الوضعية { $number }
sheet-ask-all = السؤال عن كل الوضعيات
sheet-ask-none = إزالة كل الأسئلة
sheet-lost = ما لُعب: { $choice }، يخسر { $loss }
sheet-try = تجربة الورقة
sheet-link = رابط الورقة
sheet-too-long = الورقة أطول من أن يسعها رابط. احفظ ملفًا أو اختصر النصوص.
sheet-too-large = الورقة أكبر من أن تُحفظ. اختصر النصوص.
sheet-full = تتسع الورقة لـ { $count } وضعية. لم يُضف شيء.
sheet-save = حفظ ملف
sheet-print = طباعة
sheet-delete = حذف الورقة
sheet-delete-sure = حذف نهائي
sheet-turn =
    { $ask ->
        [answer] { $who }: قبول أم رفض على { $what }؟
        [double] { $who }: مضاعفة أم رمي؟
       *[play] { $who } يلعب { $what }
    }
sheet-answers = الإجابات
sheet-answers-of = إجابات { $name }
sheet-add-from = الوضعيات
sheet-add-to = الورقة
sheet-add-now = إضافة
sheet-add-what =
    { $what ->
        [this] هذه الوضعية
        [flagged] الوضعيات المعلَّمة ({ $count })
        [mistakes] الأخطاء ({ $count })
        [first] أول { $count } نتائج
       *[found] النتائج المعروضة ({ $count })
    }
sheet-added =
    { $count ->
        [zero] لم تُضف وضعيات إلى { $title }.
        [one] أُضيفت وضعية واحدة إلى { $title }.
        [two] أُضيفت وضعيتان إلى { $title }.
        [few] أُضيفت { $count } وضعيات إلى { $title }.
        [many] أُضيفت { $count } وضعية إلى { $title }.
       *[other] أُضيفت { $count } وضعية إلى { $title }.
    }
sheet-number = { $number } من { $all }
sheet-previous = الوضعية السابقة
sheet-done = كانت هذه الوضعية الأخيرة
sheet-figures = متوسط الخسارة { $loss } · الوقت { $time }
sheet-name = اسمك
sheet-send = أرسل هذا الرابط إلى صاحب الورقة. فيه إجاباتك وخسائرها وأوقاتك.
sheet-answers-link = رابط إجاباتك
sheet-start-again = البدء من جديد
sheet-no-answer = بلا إجابة.
sheet-came-back = الإجابات الواردة
sheet-keep = حفظها مع الورقة
sheet-kept = حُفظت مع الورقة.
sheet-answers-full = تحفظ الورقة إجابات { $count } شخصًا. لم يُحفظ شيء.
sheet-to-sheet = إلى الورقة
sheet-lines = التفريعات
sheet-line = التفريع { $number }
sheet-line-add = إضافة تفريع
sheet-line-name = الاسم
sheet-line-turns = الرميات والنقلات
sheet-line-how = مثلًا: 8/5 6/5 6-4: 24/14. يُكتب نص النقلة بعدها بين قوسين معقوفين.
sheet-line-board = اللعب على اللوح
sheet-line-roll = الرمية
sheet-line-put = إضافة النقلة
sheet-line-wrong =
    لم يُحفظ شيء ابتداءً من النقلة { $turn }: { $why ->
        [roll] اكتب الرمية قبلها، مثل ⁦6-4⁩.
        [other-roll] الرمية على اللوح هي { $roll }.
        [over] انتهت اللعبة قبلها.
        [long] لا مكان لمزيد من النقلات.
       *[play] ليست نقلة مسموحة للرمية { $roll }.
    }
sheet-line-remove = إزالة التفريع { $number }
sheet-line-previous = النقلة السابقة
sheet-line-next = النقلة التالية
sheet-line-leave = العودة إلى الوضعية
sheet-line-start = الوضعية من جديد
