# ما هو غير معتاد في ملف مستورد، وما لا تتسع له صيغة.

loss =
    { $what ->
        [comments] التعليقات على الألعاب والنقلات
        [analysis] التحليل
        [tags] بيانات البرامج الأخرى
        [out-of-time] انتهاء الوقت
        [declined-resignation] الاستسلامات المرفوضة
        [unknown-play] النقلات غير المسجلة
       *[set-up] الوضعيات المرتبة يدويًا
    }
share-lost = ما لا يحفظه { $file }: { $what }
remark-line = السطر { $number }: { $what }
remark-byte = البايت { $number }: { $what }
remark =
    { $what ->
        [broken-characters] استُبدلت أحرف لا تُقرأ
        [out-of-turn] لعب في غير دوره؛ لم يُحذف
        [unanswered] رمية قبل الرد على المضاعفة: حُسبت قبولًا
        [double-on-double] مضاعفة وأخرى معروضة؛ لم تُحذف
        [not-the-owner] مضاعفة ممن لا يملك المكعب؛ لم تُحذف
        [before-first-roll] مضاعفة قبل الرمية الأولى؛ لم تُحذف
        [no-cube] مضاعفة في لعبة بلا مكعب؛ لم تُحذف
        [no-double] رد بلا مضاعفة؛ لم يُحذف
        [own-double] رد على مضاعفة اللاعب نفسه؛ لم يُحذف
        [dropped-crawford] لا تكون لعبة كروفورد بهذه النتيجة وهذا المكعب؛ قُرئت على أنها وضعية من لعبة أخرى
        [stated-position] النقلات تؤدي إلى وضعية غير التي في الملف؛ اعتُمدت وضعية الملف
        [winner] بحسب الوضعية فاز اللاعب الآخر
        [unfinished] اللعبة بلا نتيجة
        [result-from-score] أُخذت النتيجة من سطر النتيجة التالي
        [no-score-line] لا سطر للاعبين والنتيجة: حُسبت النتيجة
        [crawford-from-score] بحسب النتيجة هذه لعبة كروفورد، إن لم تكن قبلها واحدة
        [no-crawford] مضاعفة حيث يجب أن تكون لعبة كروفورد
        [no-moves] تالف أو مقطوع: لا نقلات
        [stream] تالف أو مقطوع: بيانات مضغوطة
        [last-record] تالف أو مقطوع: السجل الأخير
        [last-game] تالف أو مقطوع: اللعبة الأخيرة بلا نهاية
       *[bad-entry] مفقود أو تالف؛ حُذف
    }
remark-text =
    { $what ->
        [encoding] قُرئ النص بترميز { $text }
        [ambiguous] قد يعني أكثر من نقلة: { $text }
        [not-a-play] ليس نقلة؛ بقيت الوضعية كما هي: { $text }
        [bad-dice] ليس زهرًا؛ حُذف: { $text }
        [after-the-end] بعد نهاية اللعبة؛ حُذف: { $text }
       *[not-understood] غير مفهوم؛ حُذف: { $text }
    }
remark-forbidden = نقلة غير مسموحة مع ⁦{ $dice }⁩، بقيت كما كُتبت: { $text }
remark-roll =
    { $what ->
        [forced] لا نقلة مكتوبة للرمية ⁦{ $dice }⁩؛ لُعبت النقلة المسموحة الوحيدة
        [hidden] نقلة ⁦{ $dice }⁩ ليست في الملف
       *[missing] لا نقلة للرمية ⁦{ $dice }⁩، مع أن هناك نقلة مسموحة
    }
remark-other =
    { $what ->
        [cube] المكعب على { $found }؛ وبحسب المضاعفات يكون على { $expected }
        [points] النقاط: { $found } في الملف، و{ $expected } بحسب الوضعية والمكعب
       *[impossible] النقاط: { $found } غير ممكنة؛ حُسبت { $expected }
    }
remark-score = النتيجة { $found }؛ وبحسب الألعاب السابقة تكون { $expected }
remark-number =
    { $what ->
        [begins] يبدأ الملف باللعبة { $number }
        [missing] لعبة مفقودة قبل اللعبة { $number }
        [long] مباراة إلى { $number }: لا تُحلَّل الألعاب التي يحتاج فيها لاعب إلى أكثر من 25 نقطة
       *[more] المباريات في الملف: { $number }
    }
