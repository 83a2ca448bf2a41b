# الغرفة التي تُدوَّن فيها مباراة من الطاولة أو من مقطع مصوَّر.

transcribe-opening = رمية الافتتاح: أولًا { $first }، ثم { $second }
transcribe-to-roll = الدور: { $who }
transcribe-to-answer = { $who }: قبول أم رفض؟
transcribe-choose = { $who }، الزهر ⁦{ $dice }⁩: أي نقلة؟
transcribe-move-freely = { $who }، الزهر ⁦{ $dice }⁩: حرّك الأحجار كما حُرّكت، ثم اضغط «تم»
transcribe-resigning =
    { $answer ->
        [refused] { $who }: رُفض الاستسلام. ماذا عُرض؟
       *[accepted] { $who }: استسلام. ماذا يخسر؟
    }
transcribe-match-over = انتهت المباراة
transcribe-game-over = انتهت اللعبة. الزهر التالي يبدأ لعبة جديدة.
transcribe-tie = الرقم نفسه مرتين: يرمي الاثنان من جديد.
transcribe-not-a-play = هذه ليست نقلة. اكتبها هكذا: 8/5 6/5.
transcribe-no-position = لا توجد وضعية في هذا النص. ألصق معرّفًا أو رابطًا.
transcribe-no-roll = أدخل الزهر أولًا.
transcribe-action =
    { $action ->
        [double] يضاعف
        [beaver] يردّ ببيفر
        [take] يقبل
        [drop] يرفض
        [resign] يعرض الاستسلام
        [decline] يرفض العرض
        [position] وُضعت وضعية
       *[cube] المكعب على
    }
transcribe-result = النقاط: { $points }
transcribe-here = الإجراء التالي
transcribe-clock-comment = الساعة: { $times }
transcribe-dice = الزهر
transcribe-plays = النقلات
transcribe-more = نقلات أخرى
transcribe-unknown = نقلة لم تُرَ
transcribe-free = تحريك حر
transcribe-done = تم
transcribe-type = كتابة النقلة
transcribe-other = اللاعب الآخر
transcribe-refused = مرفوض
transcribe-time = انتهى الوقت
transcribe-next = اللعبة التالية
transcribe-insert = إدراج هنا
transcribe-remove = حذف
transcribe-redo = إعادة
transcribe-to-end = إلى النهاية
transcribe-score = النتيجة قبل هذه اللعبة
transcribe-clock = أوقات الساعة
transcribe-position = الوضعية: معرّف أو رابط
transcribe-enter = إدخال
transcribe-actions = التدوين
transcribe-more-tools = النتيجة، الساعة، الوضعية
transcribe-details = اللاعبان والبطولة
transcribe-event = البطولة
transcribe-round = الجولة
transcribe-place = المكان
transcribe-date = التاريخ
transcribe-length = النقاط (0: لعبة حرة)
transcribe-saved = محفوظة في «المباريات»
transcribe-unsaved = لم يُحفظ. { $why } صدّر المباراة كي لا تضيع.
transcribe-other-tab = غيّرت علامة تبويب أخرى هذه المباراة. نسختك محفوظة الآن مباراةً مستقلة.
transcribe-damaged = تتعذّر قراءة هذه المباراة وتبقى كما هي. هذه مباراة جديدة.
transcribe-new = مباراة جديدة
transcribe-check = للمراجعة: { $what }
transcribe-keys = المفاتيح: رقمان للزهر، ثم رقم النقلة. Enter: النقلة الأولى، 0: نقلات أخرى، ⁦/⁩: كتابة، ?: لم تُرَ، F: تحريك حر. D: مضاعفة، T: قبول، P: رفض، B: بيفر، R: استسلام، O: اللاعب الآخر، N: اللعبة التالية، S: النتيجة، C: الساعة. U: تراجع، Y: إعادة، الأسهم: ما سبق، I: إدراج، Delete: حذف.
