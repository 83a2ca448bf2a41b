course-about = من لعبتك الأولى حتى تصير من لاعبي النوادي الجيدين، خطوة صغيرة بعد أخرى. خذ الخطوات بأي ترتيب تشاء.
course-begin = البدء بالخطوة { $number }
course-go-on = المتابعة من الخطوة { $number }
course-step = الخطوة { $number }
course-progress = اكتملت { $done } من { $all } خطوة
course-finished = مكتملة
course-unplayed = اللعبة لم تُلعب
course-part = الجزء { $number } من { $all }
course-verdict =
    { $how ->
        [right] أحسنت
       *[wrong] ليس بعد
    }
course-missed =
    { $aim ->
        [hit] { $number ->
            [1] لم تضرب.
           *[other] لم تضرب { $number ->
                [2] حجرين
               *[other] { $number } أحجار
            }.
        }
        [hold] ليس لك حجران في الخانة { $number }.
        [point] لم تجمع حجرين في خانة جديدة.
        [home-point] لم تمتلك خانة جديدة في بيتك.
        [anchor] لم تصنع مرساة: حجران معًا في خانة جديدة في بيت الخصم.
        [row] ليست لك { $number } خانات متتالية.
        [safe] تركت حجرًا وحيدًا.
        [one-checker] حركت أكثر من حجر.
        [past] ما زال الخصم قادرًا على ضربك في طريقك إلى البيت.
        [off] { $number ->
            [1] لم تُخرج أي حجر.
           *[other] لم تُخرج { $number ->
                [2] حجرين
               *[other] { $number } أحجار
            }.
        }
       *[arrows] لم تلعب كما تبيّن الأسهم.
    }
course-clue =
    { $aim ->
        [hit] انظر إلى كل حجر وحيد لخصمك: أي أحجارك يقع فوقه تمامًا؟
        [hold] أي أحجارك يصل إلى الخانة { $number }؟
        [point] أي حجرين يصلان إلى الخانة نفسها؟
        [home-point] أي حجرين يصلان إلى خانة واحدة من 1 إلى 6؟
        [anchor] أي حجرين يلتقيان في خانة من 19 إلى 24؟
        [row] انظر إلى الفجوة في صفك: أي أحجارك يسدّها؟
        [safe] ابحث عن حجر ينضم إلى حجر آخر، برقم واحد أو بالرقمين معًا، ولا تترك خلفه حجرًا وحيدًا.
        [one-checker] العب الرقم الأول، ثم تابع بالحجر نفسه بالرقم الثاني.
        [past] ابحث عن أبعد أحجار خصمك عن بيته: على أحجارك كلها أن تتجاوزه.
       *[off] يُخرج الرقم حجرًا من الخانة التي تحمله، أو من أعلى خاناتك إن لم يكن خلفها حجر.
    }
course-look-again = هناك نقلة أفضل. أعد قراءة السؤال وابحث عنها.
course-play = لعبة قصيرة
course-won = نجحت!
course-lost = لم تنجح هذه المرة
course-lost-about = أعد اللعبة أو تابع، ولك أن تعود إليها متى شئت.
course-again = إعادة اللعب
course-next = التالي: { $title }
course-map = كل الخطوات
course-replied = رمى خصمك { $roll } ولعب { $play }.
course-parts-done = الأجزاء: { $done } من { $all }
course-skip = المتابعة بلا لعب
course-blocked = رميتَ { $roll }. كل خانة قد تنزل فيها مغلقة، فيفوتك الدور.
course-no-entry = رميتَ { $roll }. حجرك على الحاجز لا يستطيع الدخول، فيفوتك الدور.
course-shut = الخانات الست مغلقة: حجرك على الحاجز لا يستطيع الدخول، فيفوتك الدور.
course-rolled = رمى خصمك { $roll }.
course-cannot-move = رمى خصمك { $roll }. لا نقلة ممكنة له.
course-closed-out = لا يستطيع خصمك الدخول من الحاجز: الخانات الست مغلقة.
course-hits =
    { $count ->
        [1] وبذلك ضرب حجرًا لك.
        [2] وبذلك ضرب حجرين لك.
       *[other] وبذلك ضرب { $count } من أحجارك.
    }
course-answer = إجابتك
course-english = هذه النصوص بالإنجليزية فقط حتى الآن.
course-missing = تعذّر تحميل الدورة.
course-turn = الدور { $number } من { $all }
course-play-it = والآن العبها بنفسك
