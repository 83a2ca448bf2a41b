# أرقام كل الألعاب المحللة.

progress-player = اللاعب
progress-me = أنت
progress-reading = قراءة المباريات المحلَّلة: { $done } من { $all }
progress-empty = العب لعبة ثم حلّلها، فترى هنا مستوى لعبك وما يمكنك تحسينه.
progress-to-library = فتح «المباريات»
progress-about = ‏PR (تقييم الأداء) هو 500 × القيمة المفقودة لكل قرار. أقل من 5 مستوى عالمي. ويبيّن المجال مدى الثقة بالرقم.
progress-unrated =
    { $count ->
        [zero] لا ألعاب مستبعدة.
        [one] لعبة واحدة فيها تلميحات أو تراجع عن نقلات لا تُحسب.
        [two] لعبتان فيهما تلميحات أو تراجع عن نقلات لا تُحسبان.
        [few] { $count } ألعاب فيها تلميحات أو تراجع عن نقلات لا تُحسب.
        [many] { $count } لعبة فيها تلميحات أو تراجع عن نقلات لا تُحسب.
       *[other] { $count } لعبة فيها تلميحات أو تراجع عن نقلات لا تُحسب.
    }
progress-games =
    { $count ->
        [zero] لا ألعاب
        [one] لعبة واحدة
        [two] لعبتان
        [few] { $count } ألعاب
        [many] { $count } لعبة
       *[other] { $count } لعبة
    }
progress-line = تطوّر PR
progress-chart = ‏PR لكل لعبة، مع خط ممهَّد ومجال 95%. يمتد الخط من { $first } إلى { $last }. عدد الألعاب: { $count }.
progress-by-kind = حسب القرار
progress-by-phase = حسب المرحلة
progress-by-opponent = حسب الخصم
progress-kind =
    { $kind ->
        [checker] نقلات الأحجار
        [cube] قرارات المكعب
       *[all] كل القرارات
    }
progress-phase =
    { $phase ->
        [opening] الافتتاح
        [holding] لعبة تمسّك
        [priming] لعبة الجدار
        [blitz] هجوم خاطف
        [back-game] لعبة خلفية
        [race] سباق
        [bear-off] الإخراج
       *[contact] وسط اللعبة
    }
progress-phase-about =
    { $phase ->
        [opening] الأدوار الثلاثة الأولى لكل لاعب
        [holding] لم يبقَ أمام أحد الطرفين إلا خانة واحدة للآخر عليه أن يتجاوزها
        [priming] خمس خانات متتالية وخلفها حجران
        [blitz] أحد الطرفين يهاجم في بيته، وعلى الحاجز حجر
        [back-game] أحد الطرفين متأخر 40 خطوة ويملك خانتين في بيت الآخر
        [race] لم يعد ضرب أي حجر ممكنًا
        [bear-off] كل أحجار صاحب الدور في بيته أو خرجت
       *[contact] كل وضعية أخرى ما زال الضرب ممكنًا فيها
    }
progress-phases = معنى المراحل
progress-people = اللاعبون
progress-opponent = الخصم
progress-phase-head = المرحلة
progress-kind-head = القرار
progress-range = مجال 95%
progress-between = { $low } إلى { $high }
progress-decisions = القرارات
progress-games-head = الألعاب
progress-game-head = اللعبة
progress-points = النقاط
progress-work = ما عليك تحسينه
progress-step = الخطوة { $number }
progress-share = { $share }% من كل ما تخسره
progress-habits-none = لا عادة واضحة بعد. يلزم نحو 20 خطأً من نوع واحد حتى تظهر.
progress-habit =
    { $habit ->
        [double-late] يضاعف متأخرًا
        [double-early] يضاعف مبكرًا
        [drop-much] يرفض ما ينبغي قبوله
        [take-much] يقبل ما ينبغي رفضه
        [hit-little] يفوّت فرص الضرب
        [hit-much] يضرب أكثر مما ينبغي
        [safe] يلعب بحذر زائد
        [loose] يكثر من ترك أحجار مكشوفة
        [run-early] يهرب بالأحجار الخلفية مبكرًا
       *[run-late] يهرب بالأحجار الخلفية متأخرًا
    }{ $lead ->
        [ahead] {" "}وهو متقدم
        [behind] {" "}وهو متأخر
       *[all] {""}
    }
progress-habit-count = الأخطاء: { $count } من { $all }
progress-best = أفضل الألعاب
progress-swings = أكبر التقلبات
progress-swings-about = ما زادت به قيمة الرمية على متوسط الرميات. الموجب في صالح هذا اللاعب.
progress-luck = الحظ
progress-table = عرض في جدول
progress-open = فتح اللعبة { $game } بتاريخ { $date }
progress-more = عرض المزيد ({ $count })
progress-export = تصدير بصيغة CSV
progress-export-what =
    { $what ->
        [games] الألعاب
        [decisions] القرارات
       *[summary] الملخص
    }
progress-recent =
    { $games ->
        [zero] ‏PR الخاص بك: { $pr }
        [one] ‏PR في لعبتك الأخيرة: { $pr }
        [two] ‏PR في آخر لعبتين لك: { $pr }
        [few] ‏PR في آخر { $games } ألعاب لك: { $pr }
        [many] ‏PR في آخر { $games } لعبة لك: { $pr }
       *[other] ‏PR في آخر { $games } لعبة لك: { $pr }
    }
progress-play = اللعب
progress-empty-title = ما مستوى لعبك؟
progress-example = مثال
progress-fact = الألعاب المحلَّلة: { $count }
progress-number =
    ‏PR في { $games ->
        [zero] آخر { $games } لعبة
        [one] آخر لعبة
        [two] آخر لعبتين
        [few] آخر { $games } ألعاب
        [many] آخر { $games } لعبة
       *[other] آخر { $games } لعبة
    }
progress-lower = الأقل أفضل
progress-better = أفضل بمقدار { $by } منذ { $day }
progress-worse = أسوأ بمقدار { $by } منذ { $day }
progress-steady = لا تغيّر واضح منذ { $day }
progress-upward = أفضل
progress-now = الآن
progress-how = كيف يُحسب هذا؟
progress-export-open = تصدير
home-none = هنا يظهر مسار لعبتك القادمة
home-none-about = كل لعبة ضد الحاسوب تُحلَّل تلقائيًا عند نهايتها.
home-rate = مستوى لعبك
home-rate-about = يظهر هنا PR، أي متوسط خسارتك لكل قرار، بعد أول لعبة تُحلَّل. الأقل أفضل.
home-line =
    { $games ->
        [1] مسار لعبتك الأخيرة
       *[other] مسار ألعابك الأخيرة
    }
home-line-moments =
    { $count ->
        [0] لا خطأ يُذكر.
        [1] حسمتها لحظة واحدة.
        [2] حسمتها لحظتان.
       *[other] حسمتها ثلاث لحظات.
    }
home-line-see =
    { $count ->
        [0] عرض اللعبة
        [1] عرض اللحظة
        [2] عرض اللحظتين
       *[other] عرض اللحظات
    }
progress-names = أسماء اللاعبين
progress-names-about = الأسماء التي تعني لاعبًا واحدًا تُحسب معًا، وتُحسب ألعابك مع ألعابك ضد الحاسوب.
progress-same = اللاعب نفسه
progress-this-is-me = هذا أنا
progress-separate = فصل { $name }
progress-name-matches = { $name } (المباريات: { $count })
progress-coach = المشاركة مع مدرّب
progress-coach-about = يفتح مدرّبك رابطًا، ولا يرى إلا ما تفعّله، بأرقام اليوم.
progress-coach-parts = ما يراه مدرّبك
progress-coach-part =
    { $part ->
        [rate] تطوّر PR
        [phases] PR حسب المرحلة
        [habits] العادات
       *[worst] أكبر ثلاثة أخطاء
    }
progress-coach-none = فعّل شيئًا للحصول على رابط.
progress-coach-link = رابط لمدرّبك
progress-coach-preview = عرض ما يراه مدرّبك
progress-shared = تقدّم لاعب
progress-shared-of = تقدّم { $name }
progress-shared-day = بتاريخ { $day }
progress-shared-nothing = لا يعرض هذا الرابط أي ألعاب بعد.
progress-worst = أكبر الأخطاء
progress-worst-made = { $choice } يخسر { $loss }
progress-few = لا يتبيّن الاتجاه إلا بألعاب أكثر: متى بلغ عددها { $games } ظهر هنا منحنى يبيّن تطوّر لعبك.
progress-known = الأفضل حتى الآن: { $best }. الأعلى كلفة: { $worst }.
