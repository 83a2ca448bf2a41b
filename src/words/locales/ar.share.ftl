# المشاركة.

share = مشاركة
share-what = ما تشاركه
share-position = هذه الوضعية
share-game = هذه اللعبة
share-match = المباراة
share-link = الرابط
share-copy-link = نسخ الرابط
share-send = إرسال…
share-about =
    كل شيء في الرابط، ولا يُرفع شيء إلى الشبكة. من يفتحه يرى { $what ->
        [position] هذه الوضعية
        [game] هذه اللعبة
       *[match] هذه المباراة
    }.
share-seen = هذا أول ما يراه من يفتح الرابط.
share-too-long = هذه المباراة أطول من أن يسعها رابط. شاركها في ملف.
share-long =
    هذا الرابط طويل (عدد أحرفه { $length }): لا يتسع له رمز QR، وتقطعه بعض تطبيقات المراسلة. { $review ->
        [yes] الملف أضمن، لكنه لا يتضمن التحليل.
       *[no] الملف أضمن.
    }
share-names = تضمين اسمي اللاعبين في الرابط
share-notes = تضمين الملاحظات والرسوم
share-review = تضمين التحليل
share-qr = رمز QR للرابط
share-copy = نسخ
share-copied = تم النسخ
share-copied-what = تم نسخ: { $what }
share-not-copied = لا يسمح متصفحك بالنسخ هنا. حدّد النص وانسخه بنفسك.
share-text = نص لمنتدى
share-copy-text = نص
share-png = صورة
share-svg = رسم
share-file = ملف ({ $extension })
share-saved = تم حفظ { $file }
share-not-drawn = لم يتمكن متصفحك من رسم الصورة.
