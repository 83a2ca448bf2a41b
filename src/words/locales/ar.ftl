# The Arabic texts of the page: see en.ftl for the variables.

## Names

name-you = أنت
name-computer = الحاسوب
name-colour =
    { $player ->
        [white] الأبيض
        [orange] البرتقالي
        [teal] الفيروزي
       *[black] الأسود
    }
colour =
    { $player ->
        [white] أبيض
        [orange] برتقالي
        [teal] فيروزي
       *[black] أسود
    }
level-name =
    { $level ->
        [beginner] مبتدئ
        [casual] هاوٍ
        [normal] متمرّس
        [strong] قوي
        [own] مستواي
        [champion] بطل
       *[expert] خبير
    }
level-about =
    { $level ->
        [beginner] لألعابك الأولى
        [casual] تلعب أحيانًا
        [normal] تلعب كثيرًا
        [strong] تشارك في البطولات
        [own] بمستواك تقريبًا
        [champion] يحاكي القرارات المتقاربة؛ يستغرق نحو ثانية
       *[expert] يصعب التغلب عليه
    }
variant-name =
    { $variant ->
        [nackgammon] ناكغمون
        [hypergammon] هايبرغمون
        [hypergammon2] هايبرغمون بحجرين
        [hypergammon1] هايبرغمون بحجر واحد
        [longgammon] لونغغمون
        [portes] بورتس
        [misere] ميزير
       *[standard] طاولة الزهر
    }

## Lists

list-comma = { $list }، { $next }
list-or = { $list } أو { $next }
sentence = { $text }.
labelled = { $label }: { $value }

## Places

number-word = { $count }
place-point = الخانة { $number }
place-bar = الحاجز
place-off = خارج اللوح
standing-empty = فارغة
standing =
    { $player ->
        [white] أبيض
        [orange] برتقالي
        [teal] فيروزي
       *[black] أسود
    }: { number-word }
can-move = يمكن نقله بالرقم { $dice }
takes-back = اضغط للتراجع
to-bar = الحاجز
to-off = الخارج
lifted = رُفع الحجر من { $from }. يمكن نقله إلى { $targets }.
dice-name = الزهر ⁦{ $dice }⁩
dice-pick-up = الزهر ⁦{ $dice }⁩، إنهاء الدور
dice-swap = الزهر ⁦{ $dice }⁩، تبديل
cube-middle = في الوسط
cube-owner =
    { $who ->
        [you] لك
       *[other] عند { $who }
    }
cube-name = المكعب { $value }، { $owner }
cube-can-double = المكعب { $value }، { $owner }، ضاعف

## Announcements

new-game-said = لعبة جديدة: { $title }.
both-rolled =
    { $first ->
        [you] رميتَ
       *[other] رمى { $first }
    } { $white }، { $second ->
        [you] ورميتَ
       *[other] ورمى { $second }
    } { $black }
rolled-first =
    { both-rolled }: { $who ->
        [you] أنت تبدأ
       *[other] يبدأ { $who }
    }.
rolled-tie = { both-rolled }. يُعاد الرمي.
rolled-doubled = { both-rolled }: مضاعفة تلقائية، والمكعب الآن على { $value }. يُعاد الرمي.
rolled =
    { $who ->
        [you] رميتَ
       *[other] رمى { $who }
    } ⁦{ $dice }⁩.
rolled-nothing =
    { $who ->
        [you] رميتَ
       *[other] رمى { $who }
    } ⁦{ $dice }⁩. لا نقلة ممكنة.
hit =
    { $who ->
        [you] ضُرب حجرك في خانتك { $point }.
       *[other] ضُرب حجر { $who } في خانته { $point }.
    }
passes =
    { $who ->
        [you] يفوتك الدور.
       *[other] { $who } يفوته الدور.
    }
played = { $who }: ⁨{ $play }⁩.
passes-closed-out =
    البيت مغلق: { $who ->
        [you] يفوتك الدور.
       *[other] { $who } يفوته الدور.
    }
offered =
    { $offer ->
        [beaver] { $who ->
            [you] تردّ ببيفر
           *[other] يردّ { $who } ببيفر
        }
        [raccoon] { $who ->
            [you] تردّ براكون
           *[other] يردّ { $who } براكون
        }
       *[double] { $who ->
            [you] تضاعف
           *[other] يضاعف { $who }
        }
    }
offered-to = { offered } إلى { $value }
taken =
    { $who ->
        [you] قبلتَ
       *[other] قبل { $who }
    }. المكعب على { $value }.
win-object =
    { $win ->
        [single] فوز عادي
        [gammon] مارس
        [backgammon] مارس ثلاثي
       *[quadruple] فوز رباعي
    }
resigns =
    { $who ->
        [you] تستسلم
       *[other] يستسلم { $who }
    } ({ $win })
resigns-said =
    { $who ->
        [you] تستسلم ({ $win }).
       *[other] يستسلم { $who } ({ $win }). هل تقبل أم ترفض؟
    }
declined =
    { $who ->
        [you] رفضتَ
        [computer] رفض { $who } أملًا في فوز أكبر
       *[other] رفض { $who }
    }، وتستمر اللعبة.
wins =
    { $who ->
        [you] فزتَ
       *[other] فاز { $who }
    } ({ $win }): { $points ->
        [zero] { $points } نقطة
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    }.
out-of-time =
    { $who ->
        [you] انتهى وقتك.
       *[other] انتهى وقت { $who }.
    }
match-won =
    { $who ->
        [you] فزتَ بالمباراة.
       *[other] فاز { $who } بالمباراة.
    }
play-taken-back =
    أُلغيت النقلة. { $who ->
        [you] العب
       *[other] يلعب { $who }
    } من جديد.
taken-back = تم التراجع.
move-taken-back = تم التراجع: { $moved }.
cocked-said = زهر مائل: أعد الرمي.
clock-started = الساعة تعمل.
last-seconds = { clock-of }: بقيت عشر ثوانٍ.
update-later = سيُثبَّت التحديث بعد هذه اللعبة.
step-said = { $moved }.
all-played = لُعب الزهر كله.

move-to = { $from } إلى { $to }
move-hitting = { $moved } مع ضرب
move-times =
    { $moved } { $count ->
        [2] مرتين
        [3] ثلاث مرات
       *[other] أربع مرات
    }
said-bar = الحاجز
said-off = الخارج

## Questions in the middle of the board

ask-die =
    { $who ->
        [you] ما رقم زهرك؟
       *[other] ما رقم زهر { $who }؟
    }
ask-dice =
    { $who ->
        [you] ما رميتك؟
       *[other] ما رمية { $who }؟
    }
ask-second-die =
    { $who ->
        [you] رميتك:
       *[other] رمية { $who }:
    } { $first } و؟
no-legal-move = لا نقلة ممكنة: ⁦{ $dice }⁩
lost-turn-why =
    { $why ->
        [single] الخانة مغلقة، فلا يمكن لأي حجر الدخول من الحاجز.
        [both] الخانتان مغلقتان، فلا يمكن لأي حجر الدخول من الحاجز.
        [all] الخانات الست مغلقة، فلا يمكن لأي حجر الدخول من الحاجز.
        [off] الخانات التي يمكن الوصول إليها مغلقة، ولا تُخرج الأحجار إلا حين تصير كلها في البيت.
       *[reach] كل الخانات التي يمكن الوصول إليها مغلقة.
    }
closed-out =
    { $who ->
        [you] البيت مغلق أمامك
       *[other] البيت مغلق أمام { $who }
    }
closed-out-choice = { closed-out }: ضاعف أو مرّر الدور
tie = رمى الطرفان { $die }: يُعاد الرمي
tie-then = رمى الطرفان { $die }: يُعاد الرمي. { $question }
ask-double = هل تضاعف؟
ask-drop = هل ترفض وتخسر اللعبة؟
ask-resign = استسلام
ask-give-up =
    { $win ->
        [single] الاستسلام في هذه اللعبة؟ يفوز بها الحاسوب.
        [gammon] الاستسلام في هذه اللعبة؟ يفوز الحاسوب بمارس، وهو يُحسب ضعفين.
       *[backgammon] الاستسلام في هذه اللعبة؟ يفوز الحاسوب بمارس ثلاثي، وهو يُحسب ثلاثة أضعاف.
    }
take = قبول
drop = رفض
beaver = بيفر
raccoon = راكون
accept = قبول
decline = رفض
back = رجوع
cancel = إلغاء
ok = حسنًا
win-button =
    { $win ->
        [single] فوز عادي
        [gammon] مارس
        [backgammon] مارس ثلاثي
       *[quadruple] فوز رباعي
    }

## Notices

unreadable = تعذّرت قراءة لعبتك المحفوظة ({ $why }). وُضعت جانبًا، وأمامك لعبة جديدة.
unreadable-no-room = تعذّرت قراءة لعبتك المحفوظة ({ $why })، ولا تكفي المساحة لوضعها جانبًا. ستبقى مكانها، ولن تُحفظ اللعبة الحالية.
end-missing = نهاية لعبتك المحفوظة مفقودة. يمكنك أن تكمل مما بقي منها، وقد وُضعت نسخة منها جانبًا.
why-damaged = البيانات تالفة
why-newer = من إصدار أحدث ({ $version })
why-unknown = فيها مدخل مجهول: «{ $entry }»
why-illegal = مخالفة للقواعد: { $why }
why-dice = الزهر معدَّل
why-too-large = الحجم كبير جدًا
why-elsewhere = هذه اللعبة مفتوحة في علامة تبويب أخرى
store-instead = حفظ هذه اللعبة بدلًا منها
not-stored = لا يستطيع هذا المتصفح حفظ لعبتك. يمكنك أن تكمل، لكنك تفقدها إن أغلقت الصفحة.
engine-failed = الحاسوب لا يستجيب.
nets-damaged = أحد ملفات لاعب الحاسوب تالف، لذلك يلعب دون مستواه. أعد تحميل الصفحة لإصلاحه.
try-again = إعادة المحاولة
update-ready = التحديث جاهز
restart-after = إعادة التشغيل بعد هذه اللعبة
restart = إعادة التشغيل

## Buttons and the side panel

roll = ارمِ
double = ضاعف
pass = مرّر
resign = استسلم
undo = تراجع
done = تم
cocked = زهر مائل
next-game = اللعبة التالية
new-match = مباراة جديدة
clock = الساعة
add-clock = إضافة ساعة
take-back-play = التراجع عن النقلة الأخيرة
new-game = لعبة جديدة
settings = الإعدادات
menu = القائمة
close = إغلاق
game-name = طاولة الزهر
help = كيف تُلعب
help-failed = تعذّر تحميل المساعدة.
other-ways = طرق أخرى للعب
other-ways-about = المباريات ومكعب المضاعفة والزهر الحقيقي.
match-title =
    مباراة إلى { $points ->
        [zero] { $points } نقطة
        [one] نقطة واحدة
        [two] نقطتين
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    }
money-title = لعبة حرة
title = { $what }، اللعبة { $number }
match-game =
    اللعبة { $number } من مباراة إلى { $points ->
        [zero] { $points } نقطة
        [one] نقطة واحدة
        [two] نقطتين
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    }
game-title = اللعبة { $number }
cubeless-title = لعبة واحدة بلا مكعب
crawford-mark = كروفورد
unrated-mark = غير محتسبة
practice-mark = تدريب
known-mark = الزهر معروف
account = { $first }، { $second } (قيمة النقطة { $stake })
ahead = متقدم بـ { $pips }
behind = متأخر بـ { $pips }
race = السباق
race-level = متعادلان
panel-moves = النقلات
sill-first = هنا يظهر مسار لعبتك
sill-name = مسار اللعبة
panel-dice = الزهر
panel-chances = الفرص
panel-rolls = الرميات بالخطوات
away = بقي { $points }
pips =
    { $pips ->
        [zero] لا خطوات
        [one] خطوة واحدة
        [two] خطوتان
        [few] { $pips } خطوات
        [many] { $pips } خطوة
       *[other] { $pips } خطوة
    }
score = النتيجة { $points }
score-label = النتيجة
thinking = يفكّر
to-roll =
    { $who ->
        [you] ارمِ الزهر
       *[other] يرمي الزهر
    }
to-move =
    { $who ->
        [you] العب: ⁦{ $dice }⁩
       *[other] يلعب: ⁦{ $dice }⁩
    }
to-answer =
    { $who ->
        [you] أجب
       *[other] يجيب
    }
clock-of =
    { $who ->
        [you] ساعتك
       *[other] ساعة { $who }
    }
board = اللوح
actions = الإجراءات
notice = تنبيه
game-region = اللعبة
look-back = النقلة السابقة
look-forward = النقلة التالية
look-now = العودة إلى اللعبة
plays-region = قائمة النقلات
plays = النقلات
score-sheet = جدول النتائج
sheet-game = اللعبة
sheet-winner = الفائز
sheet-cube = المكعب
sheet-points = النقاط
sheet-none = لم تنتهِ أي لعبة بعد

entry-to-play = لم تُلعب بعد
entry-no-play = لا نقلة
entry-closed-out = البيت مغلق
entry-offer =
    { $offer ->
        [beaver] بيفر إلى { $value }
        [raccoon] راكون إلى { $value }
       *[double] يضاعف إلى { $value }
    }
entry-take = يقبل
entry-drop = يرفض
entry-out-of-time = انتهى الوقت
entry-resign =
    يستسلم ({ $win ->
        [single] عادي
        [gammon] مارس
        [backgammon] مارس ثلاثي
       *[quadruple] رباعي
    })
entry-declined = { entry-resign }، رُفض

## New game

opponent = الخصم
computer = الحاسوب
person-here = لاعبان على جهاز واحد
level = المستوى
you-play = أحجارك
player-names = الأسماء (اختيارية)
play-for = نوع اللعبة
one-game = لعبة واحدة
about-one-game = لعبة واحدة بلا مكعب.
about-money = لعبة بعد لعبة بالنقاط، مع المكعب.
about-match =
    يفوز أول من يجمع { $points ->
        [zero] { $points } نقطة
        [one] نقطة واحدة
        [two] نقطتين
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    }.
length = الطول
length-other = طول آخر
match-points = نقاط
number-range = عدد صحيح من { $least } إلى { $most }
decimal-range = عدد من { $least } إلى { $most }
start = بدء
options = الخيارات
game-choice = صيغة اللعبة
doubling-cube = مكعب المضاعفة
crawford-game = لعبة كروفورد
option-fresh = الفائز برمية الافتتاح يعيد رمي الزهرين
option-four = المارس الثلاثي مع حجر على الحاجز يُحسب 4
option-show = الرمي حتى لو كان البيت مغلقًا
option-hand = أرمي زهرًا حقيقيًا وأدخل أرقامه
option-jacoby = قاعدة جاكوبي: لا يُحسب المارس إلا بعد مضاعفة
option-practice = تدريب مع إمكان التراجع عن النقلات (غير محتسب)
option-stake = قيمة النقطة
beavers = بيفر
beavers-none = بلا بيفر
beavers-one = بيفر فقط
beavers-all = بيفر وراكون
automatic-doubles = مضاعفات تلقائية
more-rules = قواعد أخرى
jacoby-rule = قاعدة جاكوبي
about-rule =
    { $rule ->
        [cube] يحق لكل لاعب أن يعرض مضاعفة قيمة اللعبة.
        [crawford] حين لا تبقى لأحد اللاعبين إلا نقطة واحدة ليفوز، لا مضاعفة في اللعبة التالية.
        [jacoby] لا يُحسب المارس ولا المارس الثلاثي إلا بعد مضاعفة.
        [beavers] من عُرضت عليه المضاعفة يمكنه أن يضاعف فورًا بدوره ويحتفظ بالمكعب.
        [automatic] كم مرة يضاعَف المكعب إن تساوى الرقمان في رمية الافتتاح.
        [stake] قيمة كل نقطة في الحساب.
        [fresh] وإلا كانت رمية الافتتاح هي الرمية الأولى.
        [four] وإلا حُسب 3.
       *[closed-out] وإلا انتقل الدور فورًا.
    }
summary-cube = مكعب
summary-no-cube = بلا مكعب
summary-jacoby = جاكوبي
summary-real-dice = زهر حقيقي
summary-clock = ساعة

## Match clock

clock-off = بلا ساعة
clock-simple = مهلة بسيطة
clock-bronstein = برونشتاين
clock-per-point = الدقائق لكل نقطة من المباراة
clock-per-scored = الدقائق المخصومة لكل نقطة محرزة
clock-delay = المهلة في كل دور بالثواني
clock-promise =
    { $time } لكل لاعب، مع مهلة { $seconds ->
        [zero] { $seconds } ثانية
        [one] ثانية واحدة
        [two] ثانيتين
        [few] { $seconds } ثوانٍ
        [many] { $seconds } ثانية
       *[other] { $seconds } ثانية
    } في كل دور.
clock-for-rest = ساعة لبقية المباراة
clock-nothing = لن يبقى أي وقت.
clock-start = تشغيل الساعة

## Settings

language-choice = اللغة
language-auto = لغة المتصفح
language-failed = تعذّر تحميل هذه اللغة.
theme = المظهر
theme-name =
    { $theme ->
        [felt] لبّاد
        [midnight] منتصف الليل
        [paper] ورق
        [flat] بسيط
       *[walnut] جوز
    }
mode = فاتح أو داكن
mode-name =
    { $mode ->
        [light] فاتح
        [dark] داكن
       *[system] مثل النظام
    }
set-home-left = الإخراج إلى اليسار
about-home-left = يعكس اللوح كالمرآة
set-black-bottom = { $name } في الأسفل
about-two-players = للاعبَين على جهاز واحد
set-turn-board = تدوير اللوح نحو صاحب الدور
about-turn-board = للاعبَين يتبادلان الجهاز نفسه
set-marks = إبراز النقلات المسموحة
about-marks = دائرة حول كل حجر يمكن نقله، وعلامة حيث يمكن أن يصل
set-forced = لعب النقلات الإجبارية تلقائيًا
about-forced = حين لا توجد إلا نقلة واحدة مسموحة
set-bear-off = الإخراج تلقائيًا
about-bear-off = حين لا يبقى احتكاك بين أحجار الطرفين
set-race = إظهار السباق
about-race = شريطان: الخطوات الباقية لكل لاعب
set-rolls = إظهار الرميات
about-rolls = شريط لكل رمية: عدد الخطوات التي أعطتها
set-confirm = تأكيد المضاعفة
set-auto-roll = الرمي تلقائيًا حين لا يمكنني أن أضاعف
set-dead-cube = إظهار زر «ضاعف» حتى حين يكون المكعب ميتًا
set-letter-keys = اختصارات المفتاح الواحد
about-dead-cube = يشرح لماذا لا تفيد المضاعفة
end-of-turn = إنهاء دوري
about-end-of-turn = يمكنك التراجع حتى ذلك الحين
end-by-hand = حين أضغط «تم»
end-when-played = تلقائيًا
end-when-forced = تلقائيًا إن كانت إجبارية
motion = سرعة الأحجار
about-motion = يضبط إيقاع الحاسوب أيضًا
motion-name =
    { $speed ->
        [off] بلا حركة
        [quick] سريعة
        [slow] بطيئة
       *[normal] عادية
    }
volume = مستوى الصوت
vibrate = الاهتزاز
about-vibrate = اهتزاز قصير عند نقل حجر
group-play = اللعب
group-beside = بجانب اللوح
group-sound = الصوت والحركة
group-data = بياناتك
group-about = حول اللعبة
reset-settings = إعادة ضبط كل الإعدادات
undo-reset = التراجع عن إعادة الضبط
settings-reset = عادت كل الإعدادات إلى أصلها
licences = تراخيص المصادر المفتوحة

## Keyboard shortcuts and the position in words

keys = اختصارات لوحة المفاتيح
key-space = الرمي أو إنهاء الدور
key-arrows = التنقّل من خانة إلى خانة
key-home = إلى الحاجز أو إلى الخارج
key-tab = إلى اللوح أو إلى الأزرار
key-enter = رفع الحجر أو وضعه
key-digits = لعب هذا الرقم من الخانة
key-swap = تبديل الزهر
key-undo = التراجع عن حركة
key-undo-turn = التراجع عن النقلة كلها
key-double = المضاعفة
key-take = قبول المضاعفة
key-drop = رفض المضاعفة
key-type = كتابة نقلة
key-words = وصف الوضعية
key-replay = إعادة عرض النقلة الأخيرة
key-look = عرض النقلة السابقة أو التالية
key-list = اختصارات لوحة المفاتيح
key-escape = ترك الحجر، أو الإغلاق
position = وصف الوضعية
position-turn =
    { $who ->
        [you] الدور عليك.
       *[other] الدور على { $who }.
    }
position-row =
    { $quarter ->
        [home] البيت
        [outer] الساحة الخارجية
        [far] ساحة الخصم الخارجية
       *[start] بيت الخصم
    }: { $points }.
position-point = { $count } في الخانة { $point }
position-bar = { $count } على الحاجز
position-off = { $count } في الخارج
position-nothing = فارغ
position-pips =
    { $who }: { $pips ->
        [zero] لا خطوات
        [one] خطوة واحدة
        [two] خطوتان
        [few] { $pips } خطوات
        [many] { $pips } خطوة
       *[other] { $pips } خطوة
    }
type-play = كتابة نقلة
type-example = مثال: 8/5 6/5 أو bar/21*
play-it = لعب
play-not-a-move = «{ $part }» ليست نقلة. اكتبها هكذا: 8/5 أو bar/21.
play-not-legal = ليست هذه نقلة كاملة مسموحة بهذا الزهر.
play-too-long = في النقلة أربع حركات على الأكثر.
play-name-way = يمكن لعبها بأكثر من طريقة: اكتب الخانات التي في الطريق، وضع * عند كل ضرب.

## Why an action is refused

no-not-now = هذا غير ممكن الآن.
no-game-over = انتهت اللعبة.
no-game-goes-on = لم تنتهِ اللعبة بعد.
no-match-over = انتهت المباراة.
no-roll-first = ارمِ الزهر أولًا.
no-already-rolled = سبق أن رُمي الزهر.
no-dice-by-program = يُرمى الزهر تلقائيًا في هذه اللعبة.
no-dice-by-hand = أدخل الزهر الذي رميته.
no-cocked-too-late = أعلن أن الزهر مائل قبل نقل أي حجر، لا بعده.
no-closed-out = البيت مغلق أمامك: لا تستطيع الدخول بأي رمية.
no-voluntary-pass = لا يمكنك تمرير دور لك فيه نقلة.
no-nothing-to-undo = لا يوجد ما تتراجع عنه.
no-cannot-take-back = لا يمكن التراجع عن هذه الحركة وحدها.
no-play-is-final = تصير النقلة نهائية متى رفعت الزهر.
no-double-before-roll = ضاعف قبل أن ترمي.
no-first-turn = لا مضاعفة في الدور الأول.
no-cube = لا مكعب في هذه اللعبة.
no-not-your-cube = المكعب عند الخصم.
no-dead-cube = المكعب ميت: لا تحتاج إلى مزيد من النقاط.
no-crawford = لا مضاعفة في لعبة كروفورد.
no-cube-limit = لا يمكن رفع المكعب أكثر.
no-double = لم يضاعف أحد.
no-answer-double = ردّ على المضاعفة أولًا.
no-beavers = لا بيفر في هذه اللعبة.
no-raccoons = لا راكون في هذه اللعبة.
no-resignation = لم يستسلم أحد.
no-answer-resignation = ردّ على الاستسلام أولًا.
no-such-win = لا فوز من هذا النوع في هذه اللعبة.
no-only-matches-clocks = الساعة للمباريات فقط.
no-clock-there = للمباراة ساعة بالفعل.
no-time-left = فات الأوان في هذه المباراة: لن يبقى وقت.
no-clock = لا ساعة لهذه المباراة.
no-clock-stands = الساعة متوقفة بين الألعاب.
no-such-die = لم يبقَ لك { $die } لتلعبه.
no-loses-die = يجب أن تلعب الرقمين: بهذه الحركة يضيع الرقم { $die }.
no-higher-number = لا يمكن لعب إلا رقم واحد، ويجب أن يكون الأكبر: { $die }.
no-swap-moved = بدّل الزهر قبل نقل حجر.
no-swap-double = رقما الزهر متساويان.
no-unfinished = ما زال عليك أن تلعب الرقم { $die }.
no-checker-bar = لا حجر لك على الحاجز.
no-checker = لا حجر لك في الخانة { $point }.
no-bar-first = أدخل حجرك من الحاجز أولًا.
no-point-held = الخصم يملك الخانة { $point }.
no-not-all-home = أوصل كل أحجارك إلى البيت قبل الإخراج.
no-higher-checker = لك حجر أبعد، في الخانة { $point }: انقله أولًا.
die-blocked = الرقم { $die } مسدود، فلُعب الرقم { $other }.
no-all-played = لُعب الزهر كله: أكّد نقلتك أو تراجع عن حركة.
no-already-made = لُعبت هذه الحركة، والسهم يُظهر الحركة التالية.
no-opponents = هذه أحجار الخصم.
no-cannot-come = لا يمكن لأي حجر أن يصل إلى هنا الآن.
no-not-there = لا يسمح الزهر بهذه النقلة.
no-computers-turn = الدور للحاسوب.

## After a crash

crash-title = حدث خطأ ما
crash-stored = لعبتك محفوظة.
crash-reload = أعد تحميل الصفحة لتكمل.
missing = لم يُحمَّل كل شيء.
missing-help = تحقّق من اتصالك، ثم أعد تحميل الصفحة.
crash-not-stored = تعذّر حفظ لعبتك، لكنها موجودة في التقرير: احفظ التقرير في ملف ثم استورده من الإعدادات.

## Fair dice

fair-dice = زهر عادل
fair-how = ما الذي يضمن ذلك؟
fair-about = تأتي كل رميات اللعبة من بذرة سرية. ترى بصمتها قبل اللعبة، والبذرة نفسها بعدها، فيستطيع من شاء أن يتحقق من الزهر.
fair-elsewhere = للتحقق من الزهر في مكان آخر، استخدم الأمر bg dice أو أسطر Python القليلة في توثيق اللعبة.
fair-fingerprint = بصمة البذرة (SHA-256)
fair-next = بصمة اللعبة التالية
fair-seed = البذرة
fair-later = تظهر بعد اللعبة
fair-in-order = الرميات بالترتيب
fair-rolled = الزهر المرمي
fair-checked = تم التحقق: هذه بصمة البذرة فعلًا، وكل الزهر ({ $count }) يأتي منها.
fair-by-hand = ترمي في هذه اللعبة زهرًا حقيقيًا، فلا شيء للتحقق منه.
fair-known = هذا زهر لعبة سابقة.
fair-again = اللعب من جديد بالزهر نفسه
fair-new-game = بصمة الزهر: { $fingerprint }
fair-this-game = هذه اللعبة
fair-all-games = كل الألعاب: { $games }
fair-rolls = الرميات
fair-doubles = الأزواج
fair-even = المتوقع
fair-expected = { $count } (المتوقع: { $fair })
fair-pips = الحظ بالخطوات
fair-chi =
    يتفاوت الزهر العادل إلى هذا الحد في { $chance ->
        [0] أقل من 0.1%
       *[other] { $percent }%
    } من الحالات (مربع كاي { $value }).
fair-few = ما زالت الرميات قليلة، فلا يمكن الحكم بعد.
fair-luck-about = الحظ بالخطوات: ما زاد من خطواتك على متوسط الرمية، وهو 8 1/6. رمية الافتتاح لا تُحسب.
fair-points = الحظ بالنقاط
fair-difference = الفرق
fair-luckiest = أوفر الرميات حظًا
fair-unluckiest = أقل الرميات حظًا
fair-points-wait = الحظ بالنقاط: الحاسوب يحلّل الرميات…
fair-points-failed = الحظ بالنقاط غير متاح: الحاسوب لا يستجيب.
fair-points-some = عدد الألعاب التي حُسب حظها بالنقاط: { $games }.
fair-points-about = الحظ بالنقاط: ما زادت به قيمة كل رمية على متوسط الرميات، بتقييم الحاسوب السريع (لعبة حرة بلا مكعب). رمية الافتتاح لا تُحسب.
decimal-mark = .

## Tabs, backups and the library

elsewhere = أنت تشاهد فقط: هذه اللعبة مفتوحة في علامة تبويب أخرى
play-here = اللعب في علامة التبويب هذه
others-unreadable = تعذّرت قراءة إعداداتك أو إحصاءات زهرك. وُضعت جانبًا، وتُستخدم القيم الافتراضية.
keep-all = نسخة احتياطية
about-backup = الألعاب والتحليلات والتمارين والألعاب مع الأصدقاء والإعدادات والإحصاءات في ملف واحد. لا تشاركه مع أحد، ففيه أسرار زهرك.
backup-without-library = لا يحوي الملف ألعابك المحفوظة ولا التحليلات ولا التمارين ولا الألعاب مع الأصدقاء. { $why }
backup-due = ألعابك الأخيرة موجودة في هذا المتصفح فقط. هل تصدّر نسخة احتياطية؟
keep-export = تصدير
keep-import = استيراد
kept-aside = متابعة لعبة محفوظة
kept-whole = مع إعداداتها وإحصاءات الزهر
kept-unread =
    { $count ->
        [zero] { $count } لعبة تالفة وُضعت جانبًا
        [one] لعبة تالفة واحدة وُضعت جانبًا
        [two] لعبتان تالفتان وُضعتا جانبًا
        [few] { $count } ألعاب تالفة وُضعت جانبًا
        [many] { $count } لعبة تالفة وُضعت جانبًا
       *[other] { $count } لعبة تالفة وُضعت جانبًا
    }
kept-remove = حذف
kept-remove-sure = حذف نهائي
kept-more = عرض المزيد ({ $count })
game-kept = لعبتك غير المنتهية في «المباريات»
library-open = فتح «المباريات»
start-no-room = لا تكفي المساحة لحفظ اللعبة غير المنتهية، لذلك لم تبدأ لعبة جديدة.
start-anyway = حذفها وبدء لعبة جديدة
imported = اكتمل الاستيراد. بياناتك السابقة محفوظة في «المباريات».
import-failed = لم يُستورد شيء ({ $why }). كل شيء باقٍ كما كان.
import-no-room = لا تكفي المساحة لوضع اللعبة الحالية جانبًا، لذلك لم يُستورد شيء.
crash-copy = نسخ التقرير

## Cards over the board, and the next step

points-won =
    { $points ->
        [zero] { $points } نقطة
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    }
# Points that are won, lost or played for are in the oblique case: two of them differ from those of points-won.
stakes-take =
    قبول: يستمر اللعب على { $points ->
        [zero] { $points } نقطة
        [one] نقطة واحدة
        [two] نقطتين
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    }.
stakes-drop =
    رفض: تخسر { $points ->
        [zero] { $points } نقطة
        [one] نقطة واحدة
        [two] نقطتين
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    }{ $play ->
        [match] ، وتصير النتيجة ⁦{ $score }⁩.
       *[money] .
    }
stakes-win =
    رفض: تكسب { $points ->
        [zero] { $points } نقطة
        [one] نقطة واحدة
        [two] نقطتين
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    }{ $play ->
        [match] ، وتصير النتيجة ⁦{ $score }⁩.
       *[money] .
    }
stakes-resign =
    { win-button }: تخسر { $points ->
        [zero] { $points } نقطة
        [one] نقطة واحدة
        [two] نقطتين
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    }.
cube-shows-64 = مكعب المضاعفة: لم يضاعف أحد بعد. الرقم 64 يعني 1.
end-drop =
    { $who ->
        [you] رفضتَ المضاعفة
       *[other] رفض { $who } المضاعفة
    }
end-resigned =
    { $who ->
        [you] استسلمتَ
       *[other] استسلم { $who }
    }{ $win ->
        [single] {""}
       *[other] {" "}({ win-object })
    }
end-cube = { $how }، والمكعب على { $value }
end-cube-at = كان المكعب على { $value }.
end-why =
    { $who ->
        [you] { $win ->
            [gammon] مارس: لم تُخرج أي حجر، فيُحسب الفوز مضاعفًا.
           *[backgammon] مارس ثلاثي: لم تُخرج أي حجر وبقي لك حجر واحد على الأقل في بيت الفائز، فيُحسب الفوز ثلاثة أضعاف.
        }
        [computer] { $win ->
            [gammon] مارس: لم يُخرج الحاسوب أي حجر، فيُحسب الفوز مضاعفًا.
           *[backgammon] مارس ثلاثي: لم يُخرج الحاسوب أي حجر وبقي له حجر واحد على الأقل في بيت الفائز، فيُحسب الفوز ثلاثة أضعاف.
        }
       *[other] { $win ->
            [gammon] مارس: لم يُخرج { $who } أي حجر، فيُحسب الفوز مضاعفًا.
           *[backgammon] مارس ثلاثي: لم يُخرج { $who } أي حجر وبقي له حجر واحد على الأقل في بيت الفائز، فيُحسب الفوز ثلاثة أضعاف.
        }
    }
end-wins =
    { $who ->
        [you] فزتَ
       *[other] فاز { $who }
    }
end-won = فزتَ
end-lost = خسرتَ
end-mistakes = أكبر أخطائك
start-computer = ضد الحاسوب
start-two = لاعبان هنا
start-promise = العب جيدًا.
start-promise-then = ثم اعرف ما الذي حسم اللعبة.
start-about = بعد كل لعبة ترى أيّ نقلاتك كلّفتك أكثر من غيرها، ولماذا.
start-new = جديد على اللعبة؟
start-learn = تعلّمها في دقيقتين على هذا اللوح.
start-leaves = ما يبقى من كل لعبة
start-leaves-about = مسارها واللحظات التي حسمتها.
start-why = معلّم يشرح السبب
start-why-about = بقوة برامج الحاسوب، وعلى هاتفك أيضًا.
start-dice = زهر يمكنك التحقق منه
start-dice-about = يُختم قبل اللعبة ويُفتح بعدها.
start-yours = لك وحدك
start-yours-about = بلا حساب ولا إعلانات. وبعد هذه الزيارة تعمل اللعبة بلا إنترنت.
next-roll = اضغط «{ roll }»
next-move = اختر حجرًا حوله دائرة
next-move-plain = اختر حجرًا
next-dice =
    تلعب اللمسة أولًا الزهر { $place ->
        [top] الأعلى
       *[left] الأيسر
    }. المس الزهرين لتبديلهما.
next-written = ⁦8/5⁩ تعني من 8 إلى 5، و⁦8/5(2)⁩ تعني حجرين، و⁦8/5*⁩ تعني ضربة.
next-pips = الخطوات هي الطريق الباقي لكل لاعب. صاحب العدد الأقل هو المتقدم.
next-place = اختر وجهته
next-done = اضغط «{ done }»

## The lesson

lesson = تعلّم الطاولة في دقيقتين
lesson-yours = أحجارك: { $colour }.
lesson-goal = اتبع السهم وانقل أحجارك الخمسة عشر إلى بيتك، وهو الربع المحاط بإطار، ثم أخرجها كلها. يسير خصمك في الاتجاه المعاكس. من يسبق يفز.
lesson-move = رميتَ 3 ورمى الخصم 1، فتبدأ أنت وتلعب الرقمين. كل رقم ينقل حجرًا. ابدأ بالرقم 3.
lesson-point = انقل الآن حجرًا ثانيًا إلى هناك بالرقم 1. كل مثلث خانة، والخانة التي فيها حجران لك ملكك، ولا يستطيع الخصم أن ينزل فيها.
lesson-done = صارت الخانة 5 لك، ولُعب الرقمان. أنهِ دورك.
lesson-bar = بعد ذلك ضرب الخصم حجرًا وحيدًا لك، وهو على الحاجز، أي الشريط في الوسط. يدخل إلى 24 بالرقم 1 وهكذا حتى 19 بالرقم 6، والخانة 19 للخصم: أدخله إلى 21 بالرقم 4.
lesson-hit = الحجر الوحيد في خانته حجر مكشوف. اضرب الذي في الخانة 7: انزل عليه بالرقم 6.
lesson-was-hit = الحجر المضروب على الحاجز: يجب أن يدخله الخصم قبل أن ينقل غيره.
lesson-dance = رمى الخصم ⁦6-5⁩: الرقم 6 يدخل إلى خانتك 6 والرقم 5 إلى خانتك 5. كلتاهما لك، فلا يستطيع الدخول ويفوته الدور.
lesson-off = بعد ذلك صارت كل أحجارك في بيتك، فتُخرجها. رميتَ ⁦6-6⁩، وهو زوج يُلعب أربع مرات: الرقم 6 يُخرج حجرًا من الخانة 6.
lesson-last = بقي لك أن تلعب الرقم 6. الخانة 6 فارغة الآن، ولذلك يُخرج الرقم 6 أبعد أحجارك. إنه حجرك الأخير: أخرجه فتفوز.
lesson-won = أحسنتَ اللعب: فزتَ، وصرتَ تعرف اللعبة! والآن إلى لعبة حقيقية، أو إلى الفصل الأول من الدورة.
lesson-gammon = إن لم يُخرج الخاسر أي حجر حُسب الفوز مضاعفًا، وهذا هو المارس.
lesson-tap = اختر الحجر الذي حوله دائرة في الخانة { $number }
lesson-tap-bar = اختر حجرك على الحاجز
lesson-now = اختر الآن الحجر الذي حوله دائرة في الخانة { $number }.
lesson-now-bar = اختر الآن حجرك على الحاجز.
lesson-leave = مغادرة المقدمة
lesson-left = أُغلقت المقدمة.
lesson-play = بدء لعبتك الأولى
lesson-back = العودة إلى لعبتك
lesson-again = إعادة المقدمة
lesson-course = متابعة إلى الدورة
