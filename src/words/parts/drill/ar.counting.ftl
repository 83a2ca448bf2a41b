# Counting methods and facts to be learnt by heart.

drill-purpose =
    { $purpose ->
        [openings] الافتتاحات
        [counting] العدّ
       *[scores] المكعب ونتيجة المباراة
    }
drill-due-facts = للمراجعة: { $count }
drill-minutes =
    { $minutes ->
        [zero] أقل من دقيقة
        [one] نحو دقيقة
        [two] نحو دقيقتين
        [few] نحو { $minutes } دقائق
        [many] نحو { $minutes } دقيقة
       *[other] نحو { $minutes } دقيقة
    }
drill-ask-shots = كم رمية من 36 تضرب؟
drill-ask-entering =
    { $checkers ->
        [1] كم رمية من 36 تُدخل حجرك؟
       *[other] كم رمية من 36 تُدخل الحجرين معًا؟
    }
drill-ask-effective = كم خطوة فعلية لديك؟
drill-ask-effective-about = متوسط الرميات التي تحتاج إليها مضروبًا في 8⅙. يُقبل فرق خطوة واحدة.
drill-ask-equity = ما احتمال فوزك بالمباراة؟
drill-ask-equity-about = يُقبل فرق 1%.
drill-crawford-next = اللعبة التالية هي لعبة كروفورد.
drill-ask-neil = يبدأ احتمال فوزك بالمباراة من 50%. كم بالمئة تضيف كل نقطة من تقدّمك؟
drill-number-told =
    { $kind ->
        [neil] كل نقطة من تقدّمك تضيف { $value } إلى 50%.
        [equity] احتمال فوزك بالمباراة: { $value }.
        [gammon] المارس يساوي لك هنا { $value }.
       *[effective] خطواتك الفعلية: { $value }.
    }
drill-rolls-told = { $rolls } من 36 رمية، { $chance }.
formula-isight = عدّ آيسايت (أكسل رايشرت) مع إضافة السُدس: لك { $own } وللخصم { $opponent }. ضاعف إن لم يزد عدّك على عدّ الخصم بأكثر من 6؛ ويقبل الخصم إن زاد عدّك بـ 2 على الأقل.
worked-title =
    { $what ->
        [race] المعادلات
        [score] طريقة التقدير
       *[count] طريقة العدّ
    }
worked-method = الطريقة
worked-method-name =
    { $method ->
        [clusters] مجموعات
        [halves] أنصاف
        [keith] كيث
        [isight] آيسايت
        [trice] قاعدة 62
       *[kleinman] كلاينمان
    }
worked-rule =
    { $method ->
        [clusters] عُدّ جدار الخانات الخمس كأنه كله على خانته الوسطى، وكل حجر آخر كأنه على أقرب خانة من 5 و10 و15 و20 و25 (جاك كيسان).
        [halves] عُدّ أنصاف العبور في مناطق من ثلاث خانات: 1 لكل حجر على الخانات من 7 إلى 9، و2 من 10 إلى 12 وهكذا، ولا شيء من 4 إلى 6، وواحد أقل من 1 إلى 3 (دوغلاس زار).
        [neil] أرقام نيل (نيل كازاروس) بحسب النقاط الباقية للمتأخر: 3 تعطي 10، و4 تعطي 9، و5 تعطي 8، و6 تعطي 7، و8 تعطي 6، و11 تعطي 5، و15 تعطي 4.
       *[effective] الخطوات مع الخطوات الضائعة عند الإخراج (والتر ترايس).
    }
worked-points = الخانات من { $from } إلى { $to }
worked-point = الخانة { $point }
worked-prime = جدار من { $from } إلى { $to }
worked-label =
    { $label ->
        [bar] على الحاجز
        [half-crossovers] أنصاف العبور، لكل منها 3 خطوات
        [checkers] الأحجار، لكل منها 5 خطوات
        [upper] على الخانة العليا من منطقتها
        [lower] على الخانة السفلى من منطقتها
        [total] المجموع
        [pips] الخطوات
        [ones] تكدّس على الخانة 1
        [twos] تكدّس على الخانة 2
        [threes] تكدّس على الخانة 3
        [gaps] خانات فارغة من 4 إلى 6
        [more-checkers] زيادة الأحجار الباقية
        [more-crossovers] زيادة العبور الباقي
        [seventh] زيادة السُبع
        [sixth] زيادة السُدس
        [excess] عدّك ناقص عدّ الخصم
        [behind] خطوات التأخر
        [divided] القسمة
        [last-take] حدّ آخر قبول
        [lead] التقدم زائد 4
        [all-pips] كل الخطوات ناقص 4
        [metric] المقياس
        [chance] احتمال الفوز
        [rolls] متوسط الرميات اللازمة
        [effective] الخطوات الفعلية
        [wasted] الضائع
        [direct] بزهر واحد
        [combined] بعدة حركات
        [closed] خانات مغلقة
        [open] خانات مفتوحة
        [dances] الرقمان مغلقان
        [enter] رميات تدخل
       *[estimate] التقدير (%)
    }
trend = مع الوقت
trend-measure =
    { $measure ->
        [accuracy] الإجابات الصحيحة (%)
       *[seconds] الثواني لكل إجابة
    }
trend-better = أفضل
trend-chart = { $what }: في البداية { $first }، وأخيرًا { $last }
trend-day = اليوم
trend-answers = الإجابات
