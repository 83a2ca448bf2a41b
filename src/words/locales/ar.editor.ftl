# المحرّر.

editor = محرّر الوضعيات
editor-hand = وضع أو إزالة
editor-tap = اختر خانة لتضع حجرًا، أو اسحب حجرًا.
editor-keys = بلوحة المفاتيح: الأسهم للتنقل، وEnter يضع، وDelete يزيل، والرقم يحدد العدد.
editor-takes = إزالة
editor-clear = إفراغ
editor-start = وضعية البداية
editor-mirror = تبديل اللونين
editor-on-roll = الدور
editor-asked = الزهر والمكعب
editor-asked-roll = قبل الرمي
editor-asked-dice = بعد الرمي
editor-asked-double = عُرضت المضاعفة
editor-first-die = الزهر الأول
editor-second-die = الزهر الثاني
editor-length = لعبة أو مباراة
editor-points = النقاط: { $who }
editor-owner = صاحب المكعب
editor-list = الأحجار بالأرقام
editor-paste = لصق معرّف أو رابط
editor-paste-use = إعداد
editor-paste-done = أُعدّت الوضعية
editor-paste-no-crawford = أُعدّت الوضعية، لكن ليس كلعبة كروفورد: النتيجة أو المكعب لا يسمح بذلك
editor-paste-nothing = لا وضعية في هذا النص. تُقرأ معرّفات XGID وGNU وOGID وSnowie وروابط هذه اللعبة.
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
editor-count = يجب أن يتساوى عدد أحجار الطرفين، من 1 إلى 15: العدد الآن { $first } و{ $second }.
editor-shared = للطرفين معًا أحجار في الخانة { $point }.
editor-both-off = كل الأحجار في الخارج: ضع بعضها على اللوح.
editor-both-closed-out = الطرفان على الحاجز أمام بيتين مغلقين: لن يستطيع أحد اللعب.
editor-game-over = أخرج أحد الطرفين كل أحجاره: انتهت اللعبة.
editor-length-limit = طول المباراة من 1 إلى { $most } من النقاط.
editor-match-over = فاز { $who } بالمباراة بالفعل.
editor-money-score = لا نتيجة في اللعبة الحرة.
editor-not-crawford = ليست هذه لعبة كروفورد: يجب أن تبقى نقطة واحدة للاعب واحد فقط، في مباراة إلى أكثر من نقطة.
editor-crawford-missed = بقيت نقطة واحدة لأحد اللاعبين: لعبة كروفورد هي هذه أو قد مضت.
editor-money-option = قاعدة جاكوبي والبيفر للعبة الحرة فقط.
editor-cube-value = يُظهر المكعب 1 و2 و4 و8 وهكذا.
editor-cube-crawford = لا مضاعفة في لعبة كروفورد.
editor-owned-unturned = المكعب على 1 بلا صاحب.
editor-centred-above = في المباراة، المكعب فوق 1 له صاحب.
editor-die = يُظهر الزهر من 1 إلى 6.
editor-offer = لا تُعرض المضاعفة بهذه القيمة.
editor-not-their-cube = لا يستطيع صاحب الدور المضاعفة: المكعب للخصم.
editor-dead-cube = لا يستطيع صاحب الدور المضاعفة: المكعب ميت، ولا حاجة إلى مزيد من النقاط.
