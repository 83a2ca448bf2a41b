# المحرّر.

editor = محرّر الوضعيات
editor-hand = وضع أو إزالة
editor-tap = اختر خانة لتضع حجرًا، أو اسحب حجرًا.
editor-keys = بلوحة المفاتيح: الأسهم للتنقل، وEnter للإضافة، وDelete للإزالة، والرقم يحدد العدد.
editor-takes = إزالة
editor-clear = إفراغ
editor-start = وضعية البداية
editor-mirror = تبديل اللونين
editor-on-roll = الدور
editor-asked = الزهر والمكعب
editor-asked-roll = قبل الرمي
editor-asked-dice = بعد الرمي
editor-asked-double = المضاعفة معروضة
editor-first-die = الزهر الأول
editor-second-die = الزهر الثاني
editor-length = لعبة أو مباراة
editor-points = النقاط: { $who }
editor-owner = صاحب المكعب
editor-list = الأحجار بالأرقام
editor-paste = لصق معرّف أو رابط
editor-paste-use = إعداد
editor-paste-done = أُعدّت الوضعية
editor-paste-no-crawford = أُعدّت الوضعية، لكن ليس على أنها لعبة كروفورد، فالنتيجة أو المكعب لا يسمح بذلك
editor-paste-nothing = لم يُعثر على وضعية في هذا النص. ألصق معرّف XGID أو GNU أو OGID أو Snowie، أو رابطًا من هذه اللعبة.
editor-paste-match = في هذا الرابط مباراة كاملة. افتحه لتدرسها.
editor-study = دراسة
editor-study-position = دراسة هذه الوضعية
editor-possible = وضعية صحيحة
editor-remaining =
    { $who }: { $pips ->
        [zero] لا خطوات
        [one] خطوة واحدة
        [two] خطوتان
        [few] { $pips } خطوات
        [many] { $pips } خطوة
       *[other] { $pips } خطوة
    }، نحو { $rolls ->
        [zero] { $rolls } رمية
        [one] رمية واحدة
        [two] رميتين
        [few] { $rolls } رميات
        [many] { $rolls } رمية
       *[other] { $rolls } رمية
    }
editor-checkers = { $variant }: عدد أحجار كل طرف { $count }، لا { $each }.
editor-count = يجب أن يتساوى عدد أحجار الطرفين، من 1 إلى 15. العدد الآن { $first } و{ $second }.
editor-shared = في الخانة { $point } أحجار للطرفين معًا.
editor-both-off = كل الأحجار في الخارج: ضع بعضها على اللوح.
editor-both-closed-out = الطرفان على الحاجز وبيتا الاثنين مغلقان: لن يستطيع أحد اللعب أبدًا.
editor-game-over = أخرج أحد الطرفين كل أحجاره: انتهت اللعبة.
editor-length-limit = طول المباراة بالنقاط: من 1 إلى { $most }.
editor-match-over = سبق أن فاز { $who } بالمباراة.
editor-money-score = لا نتيجة في اللعبة الحرة.
editor-not-crawford = ليست هذه لعبة كروفورد: يجب أن تبقى نقطة واحدة لأحد اللاعبين دون الآخر، في مباراة إلى أكثر من نقطة.
editor-crawford-missed = بقيت نقطة واحدة لأحد اللاعبين، فهذه لعبة كروفورد أو لعبة بعدها.
editor-money-option = قاعدة جاكوبي والبيفر للعبة الحرة فقط.
editor-cube-value = يُظهر المكعب 1 و2 و4 و8 وهكذا.
editor-cube-crawford = لا مضاعفة في لعبة كروفورد.
editor-owned-unturned = المكعب على 1 بلا صاحب.
editor-centred-above = في المباراة يجب أن يكون للمكعب صاحب إذا تجاوز 1.
editor-die = رقم الزهر من 1 إلى 6.
editor-offer = لا يمكن عرض المضاعفة عند هذه القيمة.
editor-not-their-cube = لا يستطيع صاحب الدور أن يضاعف: المكعب للخصم.
editor-dead-cube = لا يستطيع صاحب الدور أن يضاعف: المكعب ميت، فالنقاط الزائدة لا تنفعه.
editor-find = البحث في المباريات
