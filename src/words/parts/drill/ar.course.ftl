course-about = من لعبتك الأولى حتى تصير من لاعبي النوادي الجيدين، خطوة صغيرة بعد أخرى. خذ الخطوات بأي ترتيب تشاء.
course-begin = البدء بالخطوة { $number }
course-go-on = المتابعة من الخطوة { $number }
course-step = الخطوة { $number }
course-progress = اكتملت { $done } من { $all } خطوة
course-finished = مكتملة
course-part = الجزء { $number } من { $all }
course-verdict =
    { $how ->
        [right] أحسنت
       *[wrong] ليس بعد
    }
course-play = لعبة قصيرة
course-won = نجحت!
course-lost = لم تنجح هذه المرة
course-lost-about = أعد اللعبة أو تابع، ولك أن تعود إليها متى شئت.
course-again = إعادة اللعب
course-next = الخطوة التالية
course-map = كل الخطوات
course-no-move = لا نقلة لك في هذا الدور.
course-replied = رمى خصمك { $roll } ولعب { $play }.
course-answer = إجابتك
course-english = هذه النصوص بالإنجليزية فقط حتى الآن.
course-missing = تعذّر تحميل الدورة.
