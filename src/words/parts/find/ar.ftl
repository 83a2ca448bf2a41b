# Search of decisions in all games.

find-reading = قراءة مبارياتك: { $done } من { $all }
find-fact = القرارات: { $count }
find-full = يشمل البحث أحدث القرارات فقط، وعددها { $count }.
find-matching = النتائج: { $count }
find-loses = الخسارة { $loss }
find-none-about = أزل شرطًا، أو اترك خانات أكثر بلا تحديد.
find-empty-about = تجد هنا كل قرار في مبارياتك.
find-more = عرض المزيد
find-order-by =
    { $order ->
        [costliest] أكبر خسارة
        [nearest] الأكثر شبهًا
       *[newest] الأحدث
    }
find-remove = إزالة: { $condition }
find-reset = مسح الكل
find-conditions = الشروط
find-board = الوضعية
find-board-about = صاحب القرار في الأسفل. والخانة التي لا تحددها تقبل أي شيء.
find-mark-empty = لا أحجار
find-kept-empty = يجب أن تكون فارغة
find-match-of =
    { $how ->
        [exact] هذه تمامًا
       *[least] هذه على الأقل
    }
find-either = لأي من اللاعبين
find-like = وضعيات مشابهة
find-like-about = وضعية واحدة على الأكثر من كل لعبة أخرى لك.
find-like-end = إعداد نمط
find-any = أي
find-kind-of =
    { $kind ->
        [checker] نقلات الأحجار
        [cube] قرارات المكعب
        [double] ضاعف أو ارمِ
       *[answer] القبول أو الرفض
    }
find-dice = الزهر
find-loss = حجم الخطأ
find-loss-of =
    { $loss ->
        [error] أخطاء: { $least } فأكثر
        [blunder] أخطاء فادحة: { $least } فأكثر
       *[large] { $least } فأكثر
    }
find-error = نوع الخطأ
find-by = قرار مَن
find-by-of =
    { $by ->
        [reader] قراري
       *[opponent] قرار خصمي
    }
find-score = النتيجة
find-score-of =
    { $score ->
        [money] لعبة حرة
        [match] أي نتيجة في مباراة
        [dmp] نقطة أخيرة للطرفين
        [crawford] لعبة كروفورد
        [post] بعد لعبة كروفورد
       *[away] النقاط الباقية
    }
find-away =
    { $whose ->
        [decider] بقي لصاحب القرار
       *[other] بقي للاعب الآخر
    }
find-cube-of =
    { $cube ->
        [centre] في الوسط
        [decider] عند صاحب القرار
        [other] عند اللاعب الآخر
       *[none] بلا مكعب
    }
find-cube-value = قيمة المكعب
find-structure = البنية
find-structure-of =
    { $structure ->
        [prime-4] جدار من أربع خانات
        [prime-5] جدار من خمس خانات
        [prime-6] جدار كامل
        [board-5] بيت من خمس خانات
        [closed] بيت مغلق
        [anchor] مرساة
        [ace-point] لعبة الخانة 1
        [back-game] لعبة خلفية
        [holding-game] لعبة تمسّك
        [blitz] هجوم خاطف
        [bar] حجر على الحاجز
        [bar-2] حجران على الحاجز
       *[bear-off] الإخراج
    }
find-whose = بنية مَن
find-whose-of =
    { $whose ->
        [decider] صاحب القرار
        [other] اللاعب الآخر
       *[either] أي منهما
    }
find-result =
    { $kind ->
        [checker] نقلة
        [double] ضاعف أو ارمِ
       *[answer] القبول أو الرفض
    }
