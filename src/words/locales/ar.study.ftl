# The study room.

study = دراسة
study-this-game = تحليل هذه اللعبة
study-position = وضعية
study-game = { $what }، اللعبة { $number } من { $count }
study-to-roll = { $who }: دور الرمي
study-to-play = { $who }: الرمية ⁦{ $dice }⁩
study-to-answer = { $who }: قبول المكعب عند { $value } أو رفضه
study-resigned = { $who }: قبول الاستسلام أو رفضه ({ entry-resign })
study-no-games = لا ألعاب في هذه المباراة.
study-duplicate = لا تحليل ما دامت المنافسة جارية. يمكنك دراستها بعد انتهاء لعبتها الأخيرة.
study-friend = لا تحليل للعبة جارية مع صديق. يمكنك دراستها بعد أن تنتهي.
study-give-up = الانسحاب من المنافسة
study-ask-give-up = هل تنسحب من هذه المنافسة؟ يمكنك بعدها أن تدرسها، لكنها تبقى ناقصة: لن تكون لك نتيجة للمقارنة، وسيُعدّ زهرها معروفًا.
study-unfinished = ينتهي التسجيل هنا
study-declines = يرفض الاستسلام
study-forbidden = { $play } (نقلة غير مسموحة)
study-unknown-play = غير مسجلة
study-first = الوضعية الأولى
study-previous = الوضعية السابقة
study-next = الوضعية التالية
study-last = الوضعية الأخيرة
study-steps = التنقّل في اللعبة
study-moment = النقلة { $number } من { $count }
study-choose-game = اللعبة
study-nth-game = اللعبة { $number }: ⁦{ $first }–{ $second }⁩
link-none = لا يحتوي هذا الرابط على لعبة ولا على وضعية.
link-cut = نهاية هذا الرابط مفقودة. اطلب الرابط كاملًا: بعض تطبيقات المراسلة تقطع الروابط الطويلة.
link-damaged = تغيّر هذا الرابط في الطريق فلا يمكن قراءته. اطلبه مرة أخرى.
link-newer = هذا الرابط من إصدار أحدث من اللعبة. أعد تحميل الصفحة لتحديثها.
link-again = الرابط كاملًا
link-open = فتح
link-missing = لا يوجد رابط في هذا النص.
study-untouched = لم يتغيّر شيء في مبارياتك.
study-won =
    { $who ->
        [you] فزتَ
       *[named] فاز { $who }
    }{ $points ->
        [zero] {" "}بـ { $points } نقطة
        [one] {" "}بنقطة واحدة
        [two] {" "}بنقطتين
        [few] {" "}بـ { $points } نقاط
        [many] {" "}بـ { $points } نقطة
       *[other] {" "}بـ { $points } نقطة
    }
study-game-of = اللعبة { $number } من { $count }
study-more = المزيد
study-moves = النقلات
study-practise = تدريب
study-practise-now = التدرّب الآن
study-practise-mine = التدرّب على أخطائي
study-practise-of = التدرّب على أخطاء { $name }
study-whose = أخطاء مَن
study-mine = أخطائي
study-theirs = { $name }
study-both = الاثنان
which-one = أيّ اللاعبَين أنت؟
which-about = يخاطبك التحليل بعد ذلك، ولا تنتقل إلى التدريب إلا أخطاؤك.
which-neither = لا أحد منهما
study-biggest = أكبر الأخطاء: { $number } من { $count }
study-to-biggest =
    { $whose ->
        [own] أكبر أخطائك
       *[other] أكبر خطأ
    }
study-others = أخطاء أخرى
study-first-mistake = الخطأ الأول
review-rate = PR
study-checking = قيد التحليل
review-luck-word =
    { $luck ->
        [great] حظ كبير
        [good] حظ جيد
        [bad] حظ سيئ
        [awful] حظ سيئ جدًا
       *[even] حظ متوسط
    }
summary = ملخّص المباراة
study-back = المباراة
coach-rolls = كل الرميات الـ21
study-take-points = حدود القبول
study-players = اللاعبان
study-rolled =
    { $who ->
        [you] رميتَ ⁦{ $dice }⁩: ⁦{ $play }⁩
       *[named] رمى { $who } ⁦{ $dice }⁩: ⁦{ $play }⁩
    }
study-clean-game =
    { $who ->
        [you] لم ترتكب أي خطأ في هذه اللعبة. أحسنت.
       *[named] لم يرتكب { $who } أي خطأ في هذه اللعبة.
    }
study-clean-match =
    { $who ->
        [you] لم ترتكب أي خطأ في المباراة كلها. أحسنت.
       *[named] لم يرتكب { $who } أي خطأ في المباراة كلها.
    }
study-cost-match = فرصة المباراة أقل بمقدار { $percent }%
study-cost-points = النقاط الضائعة: { $points }
notes = ملاحظات
notes-noted =
    { $count ->
        [zero] { $count } نقلة عليها ملاحظات
        [one] نقلة واحدة عليها ملاحظة
        [two] نقلتان عليهما ملاحظات
        [few] { $count } نقلات عليها ملاحظات
        [many] { $count } نقلةً عليها ملاحظات
       *[other] { $count } نقلة عليها ملاحظات
    }
notes-number = الملاحظة { $number } من { $count }
notes-previous = الملاحظة السابقة
notes-next = الملاحظة التالية
notes-comment = تعليق على هذا القرار
notes-game = تعليق على اللعبة
notes-match = تعليق على المباراة
notes-match-file = جاء مع المباراة، ويُشارَك تعليقك تحته
notes-flag = علامة
notes-flag-name =
    { $flag ->
        [question] سؤال
        [study] للدراسة
       *[done] منتهٍ
    }
notes-draw = رسم على اللوح
notes-stroke = الخط
notes-solid = متصل
notes-dashed = متقطع
notes-how = المس خانتين لرسم سهم، أو خانة مرتين لرسم دائرة. ولمحو أيّ منهما ارسمه مرة أخرى.
notes-clear = محو الرسم
notes-drawing = مرسوم على اللوح: { $signs }
notes-elsewhere = ستضيع هذه الملاحظات عند المغادرة، لأن اللعبة أو الوضعية ليست في «المباريات».
notes-full = لا مكان هنا لملاحظات أخرى.
study-similar = وضعيات مشابهة
