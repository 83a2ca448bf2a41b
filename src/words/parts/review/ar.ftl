# شرح أرقام التحليل للمبتدئ.

primer = ما معنى هذه الأرقام؟
primer-line =
    { $line ->
        [p1] القيمة هي ما تساويه الوضعية لك في المتوسط، بالنقاط، إذا أحسن الطرفان اللعب من هنا.
        [p2] الصفر يعني فرصًا متساوية. عند ‎+1 تفوز حتمًا فوزًا عاديًا، وعند −1 تخسره؛ المارس يُحسب 2 والمارس الثلاثي 3.
        [p3] يعطي المحرك كل نقلة قيمة، والأعلى هي الأفضل. ينظر رميتين إلى الأمام، وثلاثًا إن تقاربت قيم الخيارات.
        [p4] خسارتك هي أفضل قيمة ناقص قيمة نقلتك: +0.300 − 0.220 = 0.080.
        [p5] الخسارة من 0.020 فما فوق خطأ، ومن 0.080 خطأ فادح.
        [p6] ‏PR هو متوسط خسارتك لكل قرار × 500: إن خسرتَ 0.010 كل مرة فهو 5.
        [p7] الأقل أفضل: دون 5 مستوى عالمي، ونحو 10 لاعب متقدم، ونحو 20 هاوٍ.
        [p8] الحظ هو ما زادت به قيمة رميتك على متوسط كل الرميات.
        [p9] الحظ لا يقول شيئًا عن لعبك: قد تخسر بنقلة جيدة وتفوز بنقلة سيئة.
       *[p10] لتحسّن لعبك ابدأ بأكبر خسائرك: اضغط «الخطأ التالي».
    }
primer-picture = أفضل نقلة تساوي ‎+0.300، والتي لُعبت ‎+0.220. الفرق بينهما هو الخسارة: 0.080.
primer-best = الأفضل
primer-played = لُعبت
primer-loss = الخسارة
review-play = النقلة
review-cube-action = القرار
review-anew = هذا تحليل جديد، وقد تختلف الكلفة فيه عمّا في البطاقة.
review-cost = الكلفة
review-wins = الفوز
review-percent = { $number }%
review-tag =
    { $kind ->
        [best] الأفضل
        [yours] نقلتك
       *[played] لُعبت
    }
review-verdict =
    { $kind ->
        [best] الأفضل
       *[fine] جيد
    }
review-chances-after =
    { $whose ->
        [you] فرصك بعدها
       *[other] الفرص بعدها: { $name }
    }
review-show-more = عرض المزيد ({ $count })
review-practise = التدرّب على هذا
review-numbers = الأرقام
review-gammons = المارس
review-gammon-share =
    { $which ->
        [won] فوز بمارس
       *[lost] خسارة بمارس
    }
review-depth = العمق
summary-step = تصفّح النقلات
summary-review = تحليل هذه المباراة
summary-before = يجد التحليل اللحظات التي حسمت هذه المباراة، ويبيّن ما كان أفضل فيها.
summary-takes =
    { $minutes ->
        [zero] يستغرق أقل من دقيقة.
        [one] يستغرق نحو دقيقة.
        [two] يستغرق نحو دقيقتين.
        [few] يستغرق نحو { $minutes } دقائق.
        [many] يستغرق نحو { $minutes } دقيقة.
       *[other] يستغرق نحو { $minutes } دقيقة.
    }
summary-score = { $first } { $own } – { $other } { $second }
summary-chances =
    { $whose ->
        [you] فرص فوزك
       *[other] فرص فوز { $name }
    }
summary-mistakes = الأخطاء
summary-rate = معدل الأخطاء
summary-lower = الأقل أفضل
summary-luck = الحظ
summary-luck-unit = بالنقاط
summary-moments =
    { $count ->
        [1] اللحظة الحاسمة
        [2] لحظتان حاسمتان
       *[other] ثلاث لحظات حاسمة
    }
summary-of =
    { $count ->
        [zero] من { $count } خطأ
        [one] من خطأ واحد
        [two] الأكبر أولًا، من خطأين
        [few] الأكبر أولًا، من { $count } أخطاء
        [many] الأكبر أولًا، من { $count } خطأً
       *[other] الأكبر أولًا، من { $count } خطأ
    }
summary-unsettled =
    { $what ->
        [figures] التحليل مستمر: قد تتغيّر هذه الأرقام
        [moments] التحليل مستمر: قد تتغيّر القائمة
       *[changed] حُدّثت بعد تحليل أعمق
    }
summary-marks = العلامات
moment-resigned =
    { $kind ->
        [large] كان يمكن أن تكون الخسارة أقل.
        [accepted] كانت متابعة اللعب أفضل من قبول الاستسلام.
       *[early] كانت فرصة الفوز لا تزال { $percent }%.
    }
moment-played = ما لُعب: { $made }. الأفضل: { $best }.
moment-made = ما لُعب: { $made }.
summary-none = لا خطأ يُذكر. أحسنت اللعب.
summary-game = اللعبة { $number }
summary-waits = تظهر اللحظات عند اكتمال التحليل.
end-in-short = باختصار
end-cause =
    { $cause ->
        [resigned] استسلمتَ في لعبة كنت ستفوز بها في { $number }% من الحالات.
        [dice-alone] حسم الزهر هذه اللعبة: لم ترتكب خطأً يُذكر.
        [dice] كلّفك الزهر أكثر مما كلّفتك أخطاؤك.
        [single] خطأ واحد كلّفك أكثر مما كلّفك الزهر.
        [costliest] كلّفك الخطأ رقم { $number } أكثر من سائر الأخطاء مجتمعة.
        [cube] كلّفك المكعب أكثر مما كلّفتك نقلاتك.
       *[mistakes] عدة أخطاء مجتمعة كلّفتك أكثر مما كلّفك الزهر.
    }
