# المحرّر.

editor = محرّر الوضعيات
editor-hand = الوضع أو الإزالة
editor-keys = اختر خانة لتضع حجرًا، أو اسحب حجرًا. بلوحة المفاتيح: الأسهم للتنقل، وEnter يضع، وDelete يزيل، والرقم يحدد العدد.
editor-takes = إزالة
editor-clear = إفراغ اللوحة
editor-start = وضعية البداية
editor-mirror = تبديل اللونين
editor-on-roll = صاحب الدور
editor-asked = الزهر والمكعب
editor-asked-roll = قبل الرمي
editor-asked-dice = رُمي الزهر
editor-asked-double = عُرض المكعب
editor-first-die = الزهر الأول
editor-second-die = الزهر الثاني
editor-length = لعبة أو مباراة
editor-points = النقاط: { $who }
editor-owner = صاحب المكعب
editor-list = كل الخانات بالأرقام
editor-paste = ألصق معرّفًا أو رابطًا
editor-paste-use = ترتيب
editor-paste-done = رُتّبت الوضعية
editor-paste-no-crawford = أُعدّ الوضع، لكن ليس كلعبة كروفورد: النتيجة أو المكعب لا يسمح بذلك
editor-paste-nothing = لا وضعية في هذا النص. تُفهم معرّفات XG وGNU وOGID وSnowie وروابط هذه اللعبة.
editor-paste-match = في هذا الرابط مباراة كاملة. افتحه لتدرسها.
editor-study = دراسة
editor-possible = يمكن أن تصل لعبة إلى هذه الوضعية.
editor-remaining =
    { $who }: { $pips } نقطة مسافة، نحو { $rolls ->
        [zero] { $rolls } رمية
        [one] رمية واحدة
        [two] رميتين
        [few] { $rolls } رميات
        [many] { $rolls } رمية
       *[other] { $rolls } رمية
    }
editor-checkers = تُلعب { $variant } بعدد { $count } من الأحجار لكل طرف، لا { $each }.
editor-count = يجب أن يتساوى عدد أحجار الطرفين، من 1 إلى 15: العدد الآن { $first } و{ $second }.
editor-shared = الطرفان كلاهما على الخانة { $point }.
editor-both-off = كل الأحجار خارج اللوحة: ضع بعضها عليها.
editor-both-closed-out = الطرفان على الحاجز أمام بيتين مغلقين: لن يتحرك أحد أبدًا.
editor-game-over = أخرج أحد الطرفين كل أحجاره: انتهت اللعبة.
editor-length-limit = تُلعب المباريات إلى ما بين 1 و{ $most } نقطة.
editor-match-over = فاز { $who } بالمباراة من قبل.
editor-money-score = لا نتيجة في لعبة المال.
editor-not-crawford = ليست هذه لعبة كروفورد: يجب أن تنقص لاعبًا واحدًا فقط نقطة واحدة، في مباراة إلى أكثر من نقطة.
editor-crawford-missed = تنقص لاعبًا نقطة واحدة: لعبة كروفورد الآن أو قد مضت.
editor-money-option = قاعدة جاكوبي والبيفر للعبة المال فقط.
editor-cube-value = يُظهر المكعب 1 و2 و4 و8 وهكذا.
editor-cube-crawford = لا مضاعفة في لعبة كروفورد.
editor-owned-unturned = المكعب على 1 ليس لأحد.
editor-centred-above = في المباراة، المكعب فوق 1 ملك لاعب.
editor-die = يُظهر الزهر من 1 إلى 6.
editor-offer = لا يمكن عرض المكعب بهذه القيمة.
editor-not-their-cube = لا يستطيع صاحب الدور المضاعفة: المكعب للخصم.
editor-dead-cube = لا يستطيع صاحب الدور المضاعفة: المكعب ميت، ولا نفع في نقاط أكثر.
