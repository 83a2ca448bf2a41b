# شرح أرقام التحليل للمبتدئ.

primer = ما معنى هذه الأرقام؟
primer-line =
    { $line ->
        [p1] القيمة هي ما تساويه الوضعية لك في المتوسط، بالنقاط، إذا أحسن الطرفان اللعب من هنا.
        [p2] الصفر تعادل. عند +1 تفوز حتمًا فوزًا عاديًا، وعند −1 تخسر؛ المارس يُحسب 2 والمارس الثلاثي 3.
        [p3] يعطي المحرك كل نقلة قيمة، والأعلى هي الأفضل. بعمق ⁦2-ply⁩ ينظر رميتين إلى الأمام.
        [p4] خسارتك هي أفضل قيمة ناقص قيمة نقلتك: +0.300 − 0.220 = 0.080.
        [p5] من 0.020 تُسمى الخسارة خطأ، ومن 0.080 خطأ فادحًا.
        [p6] PR هو متوسط خسارتك لكل قرار × 500: خسارة 0.010 كل مرة تعني PR 5.
        [p7] الأقل أفضل: دون 5 مستوى عالمي، ونحو 10 متقدم، ونحو 20 هاوٍ.
        [p8] الحظ هو ما زادت به قيمة رميتك على متوسط كل الرميات.
        [p9] الحظ لا يقول شيئًا عن لعبك: قد تخسر نقلة جيدة وقد تفوز نقلة سيئة.
       *[p10] لتتحسن انظر أولًا إلى أكبر خسائرك: اضغط «الخطأ التالي».
    }
primer-picture = أفضل نقلة تساوي +0.300 والملعوبة +0.220. الفرق بينهما هو الخسارة: 0.080.
primer-best = الأفضل
primer-played = الملعوبة
primer-loss = الخسارة
review-play = النقلة
review-cube-action = الإجراء
review-cost = الكلفة
review-wins = الفوز
review-percent = { $number }%
review-tag =
    { $kind ->
        [best] الأفضل
        [yours] نقلتك
        [both] الأفضل والملعوبة
        [both-yours] الأفضل، وهي نقلتك
       *[played] الملعوبة
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
review-better = الأفضل: { $choice }.
review-show-more = عرض { $count } أخرى
review-numbers = الأرقام
review-gammons = المارس
review-depth = العمق
summary-step = تصفّح خطوة خطوة
summary-score = { $first } { $own } – { $other } { $second }
summary-light =
    { $wood ->
        [light-you] الخشب الفاتح: فرصك
        [dark-you] الخشب الداكن: فرصك
        [light] الخشب الفاتح: { $name }
       *[dark] الخشب الداكن: { $name }
    }
summary-mistakes = الأخطاء
summary-luck = الحظ بالنقاط
summary-moments =
    { $count ->
        [1] اللحظة الحاسمة
        [2] لحظتان حاسمتان
       *[other] ثلاث لحظات حاسمة
    }
summary-of = من مجموع الأخطاء: { $count }
summary-none = لا خطأ يُذكر. أحسنت اللعب.
summary-game = اللعبة { $number }
summary-waits = تظهر اللحظات عند اكتمال التحليل.
