# The opening book: scores, names of plays, figures.

book-score =
    { $score ->
        [money] لعبة حرة
        [dmp] DMP
        [gammon-go] المارس لك
       *[gammon-save] المارس عليك
    }
book-score-about =
    { $score ->
        [money] لعبة حرة والمكعب في الوسط.
        [dmp] يحتاج كل لاعب إلى نقطة واحدة.
        [gammon-go] بقيت لك نقطتان ولخصمك نقطة: المارس يكسبك المباراة.
       *[gammon-save] بقيت لك نقطة ولخصمك نقطتان: المارس يخسرك المباراة.
    }
book-scores = نتيجة صاحب الرمية الأولى
book-name =
    { $name ->
        [hit] ضرب
        [point] امتلاك الخانة { $point }
        [bar-point] امتلاك الخانة 7
        [anchor] مرساة على الخانة { $point }
        [bar-anchor] مرساة على الخانة 7
        [run] هروب
        [slot] تمهيد للخانة { $point }
        [bar-slot] تمهيد للخانة 7
        [split] فصل الحجرين الخلفيين
       *[builders] أحجار بناء
    }
book-plays = النقلات
book-close = لا فرق ضمن هامش الخطأ
book-figures = الأرقام
book-play = النقلة
book-equity = القيمة
book-cost = الخسارة
book-error = الخطأ المعياري
book-trials = المحاولات
book-method = محاكاة بمحرك هذا البرنامج مع استبعاد حظ الزهر. الخسائر بالنقاط، والنقلة المتأخرة بوضوح تُحاكى مرات أقل. أما النقلات التي عدد محاولاتها 0 فقُيّمت ببحث بعمق 2-ply.
book-all = كل الافتتاحات
book-replies = الردود على { $play }
book-none = ليس في الكتاب شيء بعد هذه النقلة.
book-line =
    { $score ->
        [exact] الكتاب: { $play }
       *[money] الكتاب للعبة الحرة: { $play }
    }
