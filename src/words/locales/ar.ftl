# كل نصوص الصفحة بالعربية.

## الأسماء

name-you = أنت
name-computer = الحاسوب
name-white = الأبيض
name-black = الأسود
colour =
    { $player ->
        [white] أبيض
       *[black] أسود
    }
level-name =
    { $level ->
        [beginner] مبتدئ
        [casual] هاوٍ
        [normal] عادي
        [strong] قوي
       *[expert] خبير
    }
level-label = المستوى: { $level }
level-about =
    { $level ->
        [beginner] تعلّم القواعد للتو: تكلّفه النقلة في المتوسط 62 جزءًا من ألف من النقطة.
        [casual] يلعب بين حين وآخر: تكلّفه النقلة 31 جزءًا من ألف من النقطة.
        [normal] يلعب في نادٍ: تكلّفه النقلة 13 جزءًا من ألف من النقطة.
        [strong] يفوز بالبطولات: تكلّفه النقلة 3 أجزاء من ألف من النقطة.
       *[expert] ينظر رميتين إلى الأمام: تكلّفه النقلة جزءًا واحدًا من ألف من النقطة.
    }
variant-name =
    { $variant ->
        [nackgammon] ناك غامون
        [hypergammon] هايبر غامون
        [hypergammon2] هايبر غامون بحجرين
        [hypergammon1] هايبر غامون بحجر واحد
        [longgammon] لونغ غامون
        [portes] بورتس
        [misere] ميزير
       *[standard] طاولة الزهر
    }

## القوائم

list-comma = { $list }، { $next }
list-or = { $list } أو { $next }

## الأماكن

number-word = { $count }
place-point = الخانة { $number }
place-bar = الحاجز
place-off = الخارج
standing-empty = فارغة
standing =
    { $player ->
        [white] أبيض
       *[black] أسود
    }: { number-word }
can-move = ينقل بـ { $dice }
takes-back = اللمس يعيده
to-bar = الحاجز
to-off = الخارج
lifted = رُفع من { $from }. إلى { $targets }.
dice-name = الزهر { $dice }
dice-pick-up = الزهر { $dice }، التقطه
dice-swap = الزهر { $dice }، بدّله
cube-middle = في الوسط
cube-owner =
    { $who ->
        [you] لك
       *[other] عند { $who }
    }
cube-name = المكعب { $value }، { $owner }
cube-can-double = المكعب { $value }، { $owner }، اعرض المضاعفة

## الإعلانات

new-game-said = لعبة جديدة: { $title }.
thrown-first =
    رمى الأبيض { $white } والأسود { $black }. { $who ->
        [you] أنت تبدأ
       *[other] يبدأ { $who }
    }.
thrown-tie = رمى الأبيض { $white } والأسود { $black }. أعيدوا الرمي.
thrown-doubled = رمى الأبيض { $white } والأسود { $black }: يصير المكعب { $value }. أعيدوا الرمي.
rolled =
    { $who ->
        [you] رميتَ
       *[other] رمى { $who }
    } { $dice }.
rolled-nothing =
    { $who ->
        [you] رميتَ
       *[other] رمى { $who }
    } { $dice }. لا نقلة ممكنة.
hit =
    { $who ->
        [you] ضُرب حجرك في خانتك { $point }.
       *[other] ضُرب حجر { $who } في الخانة { $point }.
    }
passes =
    { $who ->
        [you] يفوتك الدور.
       *[other] يفوت الدور { $who }.
    }
played = { $who }: { $play }.
passes-closed-out =
    البيت مغلق: { $who ->
        [you] يفوتك الدور.
       *[other] يفوت الدور { $who }.
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
offered-said = { offered } إلى { $value }. قبول أم رفض؟
taken =
    { $who ->
        [you] قبلتَ
       *[other] قبل { $who }
    }. المكعب على { $value }.
win-object =
    { $win ->
        [single] لعبة عادية
        [gammon] مارس
        [backgammon] مارس مثلّث
       *[quadruple] لعبة مربّعة
    }
resigns =
    { $who ->
        [you] تستسلم
       *[other] يستسلم { $who }
    }: { $win }
resigns-said =
    { $who ->
        [you] تستسلم
       *[other] يستسلم { $who }
    }: { $win }. قبول أم رفض؟
declined =
    { $who ->
        [you] رفضتَ
       *[other] رفض { $who }
    }: تستمر اللعبة.
wins =
    { $who ->
        [you] فزتَ
       *[other] فاز { $who }
    }، { $win }: { $points ->
        [zero] { $points } نقطة
        [one] نقطة واحدة ({ $points })
        [two] نقطتان ({ $points })
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
game-started = اللعبة { $number }.
play-taken-back =
    أُعيدت النقلة. { $who ->
        [you] العب
       *[other] يلعب { $who }
    } من جديد.
taken-back = أُعيدت.
cocked-said = زهر مائل: أعد الرمي.
clock-started = الساعة تعمل.
last-seconds = { clock-of }: بقيت عشر ثوانٍ.
update-later = يأتي التحديث بعد هذه اللعبة.

move-to = { $from } إلى { $to }
move-hitting = { $moved } ضربًا
move-times =
    { $moved } { $count ->
        [2] مرتين
        [3] ثلاث مرات
       *[other] أربع مرات
    }
said-bar = الحاجز
said-off = الخارج

## أسئلة في وسط اللوح

ask-die =
    { $who ->
        [you] زهرك؟
       *[other] زهر { $who }؟
    }
ask-dice =
    { $who ->
        [you] رميتك؟
       *[other] رمية { $who }؟
    }
ask-second-die =
    { $who ->
        [you] رميتك:
       *[other] رمية { $who }:
    } { $first } و؟
no-legal-move = لا نقلة ممكنة: { $dice }
closed-out =
    { $who ->
        [you] البيت مغلق أمامك
       *[other] البيت مغلق أمام { $who }
    }
closed-out-choice = { closed-out }: ضاعف أو مرّر
tie = { $die }-{ $die }: أعيدوا الرمي
tie-then = { $die }-{ $die }: أعيدوا الرمي. { $question }
ask-double = أتعرض المضاعفة؟
ask-drop = أترفض وتخسر اللعبة؟
ask-resign = بماذا تستسلم؟
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
        [single] لعبة عادية
        [gammon] مارس
       *[backgammon] مارس مثلّث
    }

## تنبيهات

unreadable = تعذّرت قراءة اللعبة المحفوظة ({ $why }). وُضعت جانبًا، ولعبة جديدة جاهزة.
unreadable-no-room = تعذّرت قراءة اللعبة المحفوظة ({ $why }) ولا مكان لوضعها جانبًا. تبقى حيث هي، وهذه اللعبة لا تُحفظ.
end-missing = نهاية اللعبة المحفوظة مفقودة. تُستكمل مما بقي منها، ووُضعت نسخة منه جانبًا.
why-damaged = إنها تالفة
why-newer = كتبتها نسخة أحدث ({ $version })
why-unknown = فيها مدخل مجهول: «{ $entry }»
why-illegal = تخالف القواعد: { $why }
why-dice = غُيّر زهرها
store-instead = احفظ هذه اللعبة بدلًا منها
not-stored = هذا المتصفح لا يحفظ اللعبة. هي مستمرة، لكن إغلاق الصفحة ينهيها.
engine-failed = الحاسوب لا يجيب.
nets-damaged = جزء من لاعب الحاسوب تالف. يواصل اللعب بقواعد بسيطة أضعف من مستواه. أعد تحميل الصفحة لجلبه من جديد.
try-again = حاول مجددًا
update-ready = التحديث جاهز.
restart-after = أعد التشغيل بعد هذه اللعبة
restart = أعد التشغيل

## الأزرار واللوحة الجانبية

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
take-back-play = استعد النقلة الأخيرة
new-game = لعبة جديدة
settings = الإعدادات
menu = القائمة
close = إغلاق
game-name = طاولة الزهر
help = قواعد اللعبة
help-failed = تعذّر تحميل المساعدة.
other-ways = طرق أخرى للعب
match-title = مباراة إلى { $points }
money-title = لعبة بالنقود
title = { $what }، اللعبة { $number }
crawford-mark = كروفورد
unrated-mark = غير محتسبة
practice-mark = تدريب
account = { $first }، { $second } (النقطة بـ { $stake })
pips = { $pips } خطوة
score = النتيجة { $points }
thinking = يفكّر
to-play = عليه الدور
clock-of =
    { $who ->
        [you] ساعتك
       *[other] ساعة { $who }
    }
board = اللوح
actions = الأفعال
notice = تنبيه
game-region = اللعبة
plays-region = قائمة النقلات
plays = النقلات
first-hint = المس حجرًا لتنقله بالزهر الأول، والمس الزهر لتبدّل ترتيبه.

entry-to-play = { $dice }: لم تُلعب
entry-closed-out = البيت مغلق
entry-offer =
    { $offer ->
        [beaver] بيفر
        [raccoon] راكون
       *[double] يضاعف
    } => { $value }
entry-take = يقبل
entry-drop = يرفض
entry-out-of-time = انتهى الوقت
entry-resign =
    يستسلم ({ $win ->
        [single] عادية
        [gammon] مارس
        [backgammon] مارس مثلّث
       *[quadruple] مربّعة
    })
entry-declined = { entry-resign }، رُفض

## لعبة جديدة

opponent = الخصم
computer = الحاسوب
person-here = شخص هنا
level = المستوى
you-play = تلعب بـ
play-for = اللعب على
money = نقود
match-to = مباراة إلى
match-points = نقطة
start = ابدأ
options = الخيارات:
game-choice = اللعبة
doubling-cube = مكعب المضاعفة
crawford-game = لعبة كروفورد
option-fresh = البادئ يعيد رمي الزهرين
option-four = المارس المثلّث من الحاجز يُحسب أربعة
option-show = من أُغلق عليه يرمي مع ذلك
option-hand = ترمون زهرًا حقيقيًا وتدخلونه
option-jacoby = قاعدة جاكوبي: لا يُحسب المارس قبل تدوير المكعب
option-practice = تدريب: يمكن استعادة النقلات (فلا تُحتسب)
option-stake = قيمة النقطة
beavers = بيفر
beavers-none = لا
beavers-one = واحد
beavers-all = وراكون
automatic-doubles = مضاعفات تلقائية
summary-cube = مكعب
summary-no-cube = بلا مكعب
summary-jacoby = جاكوبي
summary-real-dice = زهر حقيقي
summary-clock = ساعة

## ساعة المباراة

clock-off = بلا
clock-simple = مهلة بسيطة
clock-bronstein = برونشتاين
clock-per-point = دقائق لكل نقطة من المباراة
clock-per-scored = دقائق أقل لكل نقطة محرزة
clock-delay = ثوانٍ حرة في كل دور
clock-promise =
    { $time } لكل لاعب، و{ $seconds ->
        [zero] { $seconds } ثانية
        [one] ثانية واحدة ({ $seconds })
        [two] ثانيتان ({ $seconds })
        [few] { $seconds } ثوانٍ
        [many] { $seconds } ثانية
       *[other] { $seconds } ثانية
    } حرة في كل دور.
clock-for-rest = ساعة لبقية المباراة
clock-nothing = لن يبقى وقت.
clock-start = شغّل الساعة

## الإعدادات

language-choice = اللغة
language-auto = كالمتصفح
language-failed = تعذّر تحميل نصوص هذه اللغة.
theme = اللوح
theme-name =
    { $theme ->
        [felt] لبّاد
        [midnight] منتصف الليل
        [paper] ورق
        [flat] بسيط
       *[walnut] جوز
    }
set-home-left = البيتان إلى اليسار
set-black-bottom = الأسود في الأسفل (لاعبان)
set-marks = أظهر ما يُنقل وإلى أين
set-forced = العب ما لا بديل له تلقائيًا
set-bear-off = الإخراج تلقائيًا حين ينتهي التماس
set-confirm = السؤال قبل عرض المضاعفة
set-auto-roll = ارمِ حين لا تمكن المضاعفة
set-dead-cube = اعرض «ضاعف» ولو كان المكعب ميتًا، وبيّن السبب
end-of-turn = يُلتقط الزهر
end-by-hand = باليد
end-when-played = بعد نقلة كاملة
end-when-forced = بعد نقلة بلا خيار
motion = الحركة
motion-name =
    { $speed ->
        [off] بلا
        [quick] سريعة
        [slow] بطيئة
       *[normal] عادية
    }
sound = الأصوات
volume = الصوت
vibrate = اهتزاز عند اللمس
reset-settings = أعد ضبط كل الإعدادات
licences = تراخيص المكوّنات المستخدمة

## المفاتيح والوضع بالكلمات

keys = المفاتيح
key-space = ارمِ أو أنهِ الدور
key-arrows = تنقّل من خانة إلى خانة
key-home = إلى الحاجز أو إلى الخارج
key-tab = إلى اللوح أو إلى الأزرار
key-enter = ارفع الحجر أو ضعه
key-digits = العب هذا الزهر من الخانة
key-swap = بدّل الزهر
key-undo = تراجع خطوة
key-undo-turn = تراجع عن الدور
key-double = اعرض المضاعفة
key-answer = اقبل أو ارفض
key-type = اكتب نقلة
key-words = الوضع بالكلمات
key-replay = شاهد النقلة الأخيرة ثانية
key-list = هذه القائمة
key-escape = ضع أو أغلق
position = الوضع بالكلمات
position-turn =
    { $who ->
        [you] الدور لك.
       *[other] الدور: { $who }.
    }
position-row =
    { $quarter ->
        [home] البيت
        [outer] الساحة الخارجية
        [far] ساحة الخصم الخارجية
       *[start] بيت الخصم
    }: { $points }.
position-point = { $count } في { $point }
position-bar = { $count } على الحاجز
position-off = { $count } في الخارج
position-nothing = لا شيء
position-pips = { $who }: { $pips } خطوة
type-play = نقلة بالرموز
type-example = مثلًا 8/5 6/5 أو bar/21*
play-it = العب
play-not-a-move = «{ $part }» ليست نقلة. اكتب مثل 8/5 أو bar/21.
play-not-legal = ليست هذه نقلة كاملة مسموحة بهذا الزهر.
play-too-long = في النقلة أربع خطوات على الأكثر.
play-name-way = يمكن لعبها بعدة طرق: اذكر الخانات الوسطى وعلّم الضربات بـ *.

## لماذا لا يجوز شيء

no-not-now = ليس هذا وقت رمية البداية.
no-game-over = انتهت اللعبة.
no-game-goes-on = لم تنتهِ اللعبة بعد.
no-match-over = انتهت المباراة.
no-roll-first = ارمِ الزهر أولًا.
no-already-rolled = رُمي الزهر.
no-dice-by-program = البرنامج يرمي الزهر في هذه اللعبة.
no-dice-by-hand = أدخل الزهر الذي رميته.
no-cocked-too-late = يُعلن الزهر المائل قبل نقل حجر، لا بعده.
no-closed-out = البيت مغلق أمامك: لا رمية تدخلك.
no-voluntary-pass = لا يُمرَّر الدور بالاختيار.
no-nothing-to-undo = لا شيء يُستعاد.
no-cannot-take-back = لا تُستعاد هذه الخطوة وحدها.
no-play-is-final = تصير النقلة نهائية حين يُلتقط الزهر.
no-double-before-roll = تُعرض المضاعفة قبل الرمي.
no-first-turn = لا يضاعف أحد في الدور الأول.
no-cube = تُلعب هذه اللعبة بلا مكعب.
no-not-your-cube = المكعب عند الخصم.
no-dead-cube = لا تنفعك المضاعفة: النقاط تكفيك.
no-crawford = لا يضاعف أحد في لعبة كروفورد.
no-cube-limit = لا يرتفع المكعب أكثر.
no-double = لم يضاعف أحد.
no-answer-double = تجب الإجابة عن المضاعفة أولًا.
no-beavers = لا بيفر في هذه اللعبة.
no-raccoons = لا راكون في هذه اللعبة.
no-resignation = لم يستسلم أحد.
no-answer-resignation = تجب الإجابة عن الاستسلام أولًا.
no-such-win = لا تعرف هذه اللعبة فوزًا كهذا.
no-only-matches-clocks = للمباراة وحدها ساعة.
no-clock-there = للمباراة ساعة من قبل.
no-time-left = لن يبقى وقت في هذا الموضع من المباراة.
no-clock = تُلعب هذه المباراة بلا ساعة.
no-clock-stands = تقف الساعة بين الألعاب.
no-such-die = لم يبقَ { $die } يُلعب.
no-loses-die = يمكن لعب الزهرين: هكذا يضيع الـ { $die }.
no-higher-number = لا يُلعب إلا زهر واحد، وهو الأكبر: { $die }.
no-swap-moved = يُبدَّل الزهر قبل نقل حجر، لا بعده.
no-swap-double = الزهران متساويان.
no-unfinished = ما زال الـ { $die } يُلعب.
no-checker-bar = لا حجر لك على الحاجز.
no-checker = لا حجر لك في الخانة { $point }.
no-bar-first = يجب أن يدخل حجرك من الحاجز أولًا.
no-point-held = الخصم يملك الخانة { $point }.
no-not-all-home = ليست كل أحجارك في بيتك.
no-higher-checker = الرقم أكبر من الخانة، فحجر الخانة { $point } أولًا.
no-all-played = لُعب الزهر كله: اضغط «تم» أو تراجع خطوة.
no-opponents = هذه أحجار الخصم.
no-cannot-come = لا حجر يصل إلى هنا الآن.
no-not-there = لا يقود الزهر إلى هناك.
no-computers-turn = الدور للحاسوب.

## حين يتعطل شيء

crash-title = حدث خطأ ما
crash-stored = لعبتك محفوظة.
crash-reload = أعد تحميل الصفحة لتكمل.
crash-not-stored = تعذّر حفظ لعبتك. التقرير يحتوي عليها: احفظه في ملف واقرأه في الإعدادات.

## زهر عادل

fair-dice = زهر عادل
fair-about = كل رميات اللعبة تنتج من بذرة سرية. تظهر بصمتها قبل اللعبة والبذرة بعدها، فيستطيع أي أحد أن يتحقق من كل رمية.
fair-elsewhere = للتحقق في مكان آخر: الأمر bg dice، أو بضعة أسطر بلغة Python في توثيق اللعبة.
fair-fingerprint = بصمة البذرة (SHA-256)
fair-next = بصمة اللعبة التالية
fair-seed = البذرة
fair-later = تظهر بعد اللعبة
fair-thrown = الزهر المرمي
fair-checked = تم التحقق: للبذرة هذه البصمة، وكل الزهر ({ $count }) ينتج منها.
fair-by-hand = ترمون زهرًا حقيقيًا في هذه اللعبة: لا شيء للتحقق منه.
fair-known = هذا زهر لعبة سابقة.
fair-again = الزهر نفسه، مستوى آخر
fair-new-game = بصمة زهرها: { $fingerprint }
fair-this-game = هذه اللعبة
fair-all-games = كل الألعاب: { $games }
fair-rolls = الرميات
fair-doubles = الأزواج
fair-expected = { $count } (العادل: { $fair })
fair-pips = الحظ بالخطوات
fair-chi =
    مربع كاي { $value }: الزهر العادل متفاوت بهذا القدر على الأقل في { $chance ->
        [0] أقل من 0.1%
       *[other] { $percent }%
    } من السلاسل بهذا العدد من الرميات.
fair-few = الزهر أقل من أن يُعرف مدى تساويه.
fair-luck-about = الحظ بالخطوات: ما رُمي فوق 8 1/6 خطوة تعطيها الرمية العادلة في المتوسط.
fair-points = الحظ بالنقاط
fair-difference = الفرق
fair-luckiest = أسعد رمية
fair-unluckiest = أتعس رمية
fair-points-wait = الحظ بالنقاط: الحاسوب يقيّم الرميات…
fair-points-failed = لا يُعرف الحظ بالنقاط: الحاسوب لا يجيب.
fair-points-some = عدد الألعاب التي يُعرف حظها بالنقاط: { $games }.
fair-points-about = الحظ بالنقاط: ما تساويه أفضل نقلة للرمية فوق متوسط الرميات الـ21 كلها، كما يحكم الحاسوب من النظرة الأولى، في لعب بالمال ومن دون مكعب. رمية البداية لا تُحسب.
decimal-mark = .

## المحفوظ في المتصفح

elsewhere = هذه اللعبة تُلعب في علامة تبويب أخرى. هنا تشاهدها.
play-here = العب هنا
others-unreadable = تعذّرت قراءة إعدادات محفوظة أو زهر معدود. وُضعت جانبًا، وتُستعمل المعتادة.
keep-all = كل شيء في ملف واحد
keep-export = احفظ ملفًا
keep-import = اقرأ ملفًا
kept-aside = أكمل لعبة وُضعت جانبًا
kept-whole = مع إعداداتها والزهر المعدود حينها
kept-unread = نصوص لم تمكن قراءتها ووُضعت جانبًا: { $count }. والملف المحفوظ يحويها أيضًا.
kept-remove = احذف
kept-remove-sure = احذف نهائيًا
game-kept = وُضعت اللعبة التي كانت هنا جانبًا: تجدها في الإعدادات.
start-no-room = لا مكان لوضع اللعبة الجارية جانبًا، لذلك لم تبدأ لعبة جديدة.
start-anyway = ابدأ بدونها
imported = قُرئ الملف. وما كان هنا قبله وُضع جانبًا.
import-failed = لم يؤخذ شيء من الملف ({ $why }). كل شيء كما كان.
import-no-room = لا مكان لوضع هذه اللعبة جانبًا. كل شيء كما كان.
crash-copy = انسخ تقريرًا
