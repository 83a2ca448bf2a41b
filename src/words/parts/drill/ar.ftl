formula-keith = عدّ كيث (توم كيث) مع إضافة السُبع: لك { $own } وللخصم { $opponent }. ضاعف إن لم يزد عدّك على عدّ الخصم بأكثر من 4؛ ويقبل الخصم إن زاد عدّك بـ 2 على الأقل.
formula-kleinman = مقياس كلاينمان (داني كلاينمان): ⁦(D + 4)² ÷ (S − 4) = { $lead }² ÷ { $sum } = { $metric }⁩، حيث D تقدّمك بالخطوات وS مجموع خطوات الطرفين؛ أي احتمال فوز { $chance }%. ضاعف فوق { $double }؛ والخصم يقبل حتى { $take }.
formula-trice =
    قاعدة 62 (والتر ترايس): خطواتك { $own }، فيقبل الخصم حتى تأخّر { $last } ({ $rule ->
        [short] خطواتك ناقص 5، مقسومة على 7، مع التقريب إلى الأسفل
       *[long] عُشر خطواتك زائد 1، مع التقريب إلى الأعلى
    }). ضاعف إن تأخّر { $double } أو أكثر؛ وهو الآن متأخر بـ { $behind }.
drill-own-about =
    { $due ->
        [0] لا تدريب اليوم
       *[other] تدريب اليوم: { $due }
    }
drill-own-all = المجموع: { $all }
drill-own-come = تعود إليك قبل أن تنساها بقليل.
drill-tomorrow = تُضاف حتى الغد: { $count }
drill-percent = { $number }%
drill-start = بدء
drill-kind-about =
    { $kind ->
        [shots] كم رمية تضرب؟
        [entering] كم رمية تدخل من الحاجز؟
        [effective] الخطوات مع ما يضيع عند الإخراج
        [equity] احتمال الفوز بالمباراة عن ظهر قلب
        [neil] قدّر أي نتيجة
        [pips] عُدّ خطوات السباق بنظرة واحدة
        [opening] أفضل نقلة لكل رمية أولى
        [reply] أفضل رد على أول نقلة للخصم
        [third] أفضل نقلة بعد الافتتاح والرد
        [take-point] متى تقبل بحسب النتيجة
        [gammon-value] كم يساوي المارس بحسب النتيجة
        [bear-off] إخراج الأحجار بلا هدر
        [bear-off-cube] هل تضاعف وقد بقيت أحجار قليلة؟
       *[race-cube] أربع معادلات وجواب واحد
    }
drill-theme-about =
    { $theme ->
        [blitz] هاجم قبل أن يثبّت الخصم مرساة
        [prime] ابنِ جدارًا وحافظ عليه
        [anchor] امتلك خانة في بيت الخصم
        [back-game] انتظر بمرساتين
        [holding-game] احتفظ بخانة وانتظر الفرصة
       *[race] انتهى الاحتكاك: من المتقدم؟
    }
drill-openings-about = الرميات الخمس عشرة والردود والرمية الثالثة، مع الأسماء والأرقام
drill-sheets-about = دروس واختبارات لغيرك، كلٌّ في رابط واحد
drill-best-run = أطول سلسلة: { $count }
drill-ask-play-about = تُقبل أيضًا النقلات القريبة من الأفضل.
drill-ask-take-about = لا تحسب المارس ولا إعادة المضاعفة؛ يُقبل فرق 2%.
drill-ask-gammon-about = في اللعبة الحرة 0.5؛ يُقبل فرق 0.05.
drill-head-answer = الإجابة
drill-head-cost = الخسارة
drill-mark-yours = إجابتك
drill-mark-game = في اللعبة
drill-history = هذه الوضعية
drill-today = اليوم
drill-back =
    { $days ->
        [0] تعود بعد 10 دقائق
        [zero] تعود بعد 10 دقائق
        [one] تعود غدًا
        [two] تعود بعد يومين
        [few] تعود بعد { $days } أيام
        [many] تعود بعد { $days } يومًا
       *[other] تعود بعد { $days } يوم
    }
drill-session = هذا التدريب
drill-seen =
    سبق أن رأيتها { $count ->
        [zero] { $count } مرة
        [one] مرة واحدة
        [two] مرتين
        [few] { $count } مرات
        [many] { $count } مرة
       *[other] { $count } مرة
    }{ $found ->
        [yes] {" "}وأصبت في المرة الأخيرة.
       *[no] {" "}وأخطأت في المرة الأخيرة.
    }
drill-score-double = الخصم يضاعف من { $from } إلى { $to }.
drill-score-cube = المكعب على { $value }.
drill-score =
    { $own ->
        [zero] بقيت لك { $own } نقطة
        [one] بقيت لك نقطة واحدة
        [two] بقيت لك نقطتان
        [few] بقيت لك { $own } نقاط
        [many] بقيت لك { $own } نقطة
       *[other] بقيت لك { $own } نقطة
    }، وللخصم { $opponent }.
drill-from = من مباراتك بتاريخ { $date }.
drill-tables-about = فرص المباراة وحدود القبول وقيم المارس
drill-how =
    { $way ->
        [number] اكتب إجابتك ثم اضغط «التحقق». بعدها ترى الإجابة الدقيقة.
        [choice] اختر إجابة في الأسفل. بعدها ترى الإجابة الصحيحة.
       *[play] العب نقلتك على اللوح ثم اضغط «التحقق». بعدها ترى أفضل نقلة وسبب ذلك.
    }
drill-record =
    { $what ->
        [best] أطول سلسلة
        [all] حتى الآن
        [time] الوقت لكل إجابة
       *[due] للمراجعة
    }
drill-untried = لم تُجرَّب بعد
drill-lost-parts = { $answer }: الخسارة { $loss }، منها { $double } بالمضاعفة و{ $reply } بالرد.
