# ألعاب مع صديق، بالروابط.

friend = العب مع صديق
friend-about = كل دور رابط ترسله بأي تطبيق مراسلة. لا حساب ولا خادم، ولا يستطيع أحد منكما أن يختار الزهر.
friend-invite = ادعُ صديقًا
friend-games = ألعابك
friend-no-games = لا ألعاب بعد. ادعُ صديقًا أو افتح رابطه.
friend-damaged-games =
    { $count ->
        [zero] لا ألعاب تالفة.
        [one] لعبة واحدة لا تُقرأ وتبقى مكانها.
        [two] لعبتان لا تُقرآن وتبقيان مكانهما.
        [few] { $count } ألعاب لا تُقرأ وتبقى مكانها.
        [many] { $count } لعبة لا تُقرأ وتبقى مكانها.
       *[other] ألعاب لا تُقرأ وتبقى مكانها: { $count }.
    }
friend-line =
    { $mine ->
        [0] ألعاب مع الأصدقاء: { $running }
       *[other] ألعاب مع الأصدقاء: { $running }، دورك في { $mine }
    }
friend-paste = فتح رابط
friend-paste-field = رابط من صديقك
friend-open = فتح
friend-due =
    { $due ->
        [mine] دورك
        [theirs] دور الخصم
        [invited] لم تُقبل بعد
       *[over] انتهت
    }
friend-nameless = صديقك
friend-with = لعبة مع { $who }
friend-just-now = الآن
friend-minutes-ago =
    { $count ->
        [zero] الآن
        [one] قبل دقيقة
        [two] قبل دقيقتين
        [few] قبل { $count } دقائق
        [many] قبل { $count } دقيقة
       *[other] قبل { $count } دقيقة
    }
friend-hours-ago =
    { $count ->
        [zero] الآن
        [one] قبل ساعة
        [two] قبل ساعتين
        [few] قبل { $count } ساعات
        [many] قبل { $count } ساعة
       *[other] قبل { $count } ساعة
    }
friend-days-ago =
    { $count ->
        [zero] اليوم
        [one] قبل يوم
        [two] قبل يومين
        [few] قبل { $count } أيام
        [many] قبل { $count } يومًا
       *[other] قبل { $count } يوم
    }
friend-name = اسمك (اختياري)
friend-cube = المكعب
friend-mode =
    { $mode ->
        [friendly] ودّي
        [strict] صارم
       *[none] بلا مكعب
    }
friend-mode-about =
    { $mode ->
        [friendly] المكعب: تقرّر المضاعفة قبل أن ترى زهرك. رابط لكل دور؛ لكن برنامجًا معبوثًا به قد يرى الزهر قبل ذلك.
        [strict] المكعب: لا يرى أحد الزهر قبل أن يقرّر المضاعفة. رابطان إضافيان في الأدوار التي تجوز فيها المضاعفة.
       *[none] بلا مكعب: رابط لكل دور.
    }
friend-time = وقت الدور
friend-no-limit = بلا حدّ للوقت
friend-days =
    { $count ->
        [zero] بلا أيام
        [one] يوم لكل دور
        [two] يومان لكل دور
        [few] { $count } أيام لكل دور
        [many] { $count } يومًا لكل دور
       *[other] { $count } يوم لكل دور
    }
friend-fair = لا تلميحات ولا تحليل ما دامت اللعبة جارية. قد يغشّ برنامج معدّل، كما في كل لعب بالمراسلة؛ والتحليل في النهاية واحد لكليكما.
friend-make-link = أنشئ الرابط
friend-offered = دعوة من { $who }
friend-accept = اقبل والعب
friend-not-now = ليس الآن
friend-your-link = رابط إلى { $who }
friend-waive = لن أضاعف في الدور القادم (يوفّر رابطين)
friend-next-invited = أرسل هذا الرابط إلى صديقك. تبدأ اللعبة حين تفتح الرابط الذي يعود إليك.
friend-next-wait = في انتظار رابط من { $who }.
friend-next-between = انتهت اللعبة. العب أخرى أو توقّف هنا.
friend-next-cube = دورك: ارمِ أو ضاعف. ترى زهرك بعد أن تقرّر.
friend-next-cube-strict = دورك: ارمِ أو ضاعف. إن رميت جاء زهرك مع الرابط التالي من { $who }.
friend-next-no-move = رميتَ { $dice }: لا نقلة ممكنة.
friend-next-send = أنشئ الرابط، أو تراجع. بعده النقلة نهائية.
friend-next-play = دورك: العب { $dice }.
friend-next-pass = البيت مغلق أمامك ولا تستطيع النقل.
friend-next-answer = { offered-to }. تقبل أم ترفض؟
friend-next-versions = جاءت رسالتان مختلفتان للدور نفسه. اتفق مع صديقك أيهما تُحسب: اللعبة تنتظر حتى ذلك.
friend-sent =
    { $act ->
        [accept] قبلتَ الدعوة.
        [double] تضاعف.
        [take] تقبل المضاعفة.
        [beaver] تردّ ببيفر.
        [roll] لا تضاعف؛ يأتي زهرك مع الجواب.
        [reveal] لا شيء تقرّره هذه المرة.
        [pass] البيت مغلق أمامك فتمرّر.
        [resign] تعرض الاستسلام.
        [decline] ترفض: يستمر اللعب.
       *[play] تمّت نقلتك.
    } أرسل الآن هذا الرابط إلى { $who }.
friend-send-last = أرسل هذا الرابط الأخير إلى { $who }.
friend-claimed =
    { $who ->
        [you] طالبتَ باللعبة: انتهى الوقت.
       *[other] طالب { $who } باللعبة: انتهى الوقت.
    }
friend-stopped =
    { $who ->
        [you] توقّفتَ عن اللعب.
       *[other] توقّف { $who } عن اللعب.
    }
friend-time-left =
    الوقت الباقي لدى { $who }: { $hours ->
        [zero] لا وقت.
        [one] ساعة.
        [two] ساعتان.
        [few] { $hours } ساعات.
        [many] { $hours } ساعة.
       *[other] { $hours } ساعة.
    }
friend-time-over = انتهى وقت { $who }.
friend-claim = المطالبة باللعبة
friend-ask-claim = أتطالب باللعبة؟
friend-stop = توقّف هنا
friend-ask-stop = ألا تلعب لعبة أخرى؟
friend-delete = حذف
friend-ask-delete = أتحذف هذه اللعبة من هذا الجهاز؟ لن يمكن إكمالها هنا.
friend-rematch = مباراة إعادة
friend-keep-first = تُحسب الأولى
friend-take-second = تُحسب الثانية
friend-save-messages = حفظ كل الرسائل
friend-export = تصدير هذه اللعبة
friend-export-about = لإكمالها على جهاز آخر. في الملف أسرار زهرك: احتفظ به لنفسك، وأكمل على جهاز واحد فقط.
friend-import = استيراد لعبة
friend-more = المزيد
friend-no-link = الصق الرابط الذي أرسله صديقك.
friend-other-link = هذا الرابط ليس دورًا في لعبة مع صديق.
friend-not-stored =
    { $why ->
        [no-database] لا يحفظ هذا المتصفح شيئًا هنا، كما في بعض النوافذ الخاصة، فلا يمكن لعب اللعبة هنا.
        [full] امتلأت المساحة فلم يحدث شيء. احذف شيئًا أولًا.
        [blocked] تمنع علامة تبويب أخرى الحفظ. أغلقها ثم أعد التحميل.
        [newer] كتب هنا إصدار أحدث من اللعبة. أعد التحميل للتحديث.
       *[failed] فشل الحفظ فلم يحدث شيء. حاول مجددًا.
    }
friend-notice =
    { $what ->
        [unknown] هذا الرابط للعبة ليست على هذا الجهاز. افتحه في المتصفح الذي تلعبها فيه.
        [own-invitation] هذه دعوتك أنت. أرسلها إلى صديقك؛ تبدأ اللعبة حين يفتحها.
        [own-message] هذا رابطك أنت. على صديقك أن يفتحه.
        [repeated] فتحتَ هذا الرابط من قبل. هذه حال اللعبة.
        [ahead] ينقص رابط قبل هذا. هذا محفوظ؛ اطلب الآخر من صديقك.
        [taken] قبل شخص آخر هذه الدعوة من قبل. ادعُ من جديد للعبة أخرى.
        [other-tab] تقدّمت هذه اللعبة في علامة تبويب أخرى. هذه حالها.
        [unreadable] هذه اللعبة لا تُقرأ. تبقى مكانها.
        [false-secret] مرفوض: الزهر في هذا الرابط ليس الزهر المختوم. الرابط محفوظ دليلًا.
        [other-past] مرفوض: يتبع هذا الرابط نقلات غير نقلاتكما. محفوظ دليلًا.
        [forbidden] مرفوض: لا تسمح القواعد بما يفعله هذا الرابط.
        [too-early] مرفوض: لم ينته الوقت المتفق عليه.
        [over] هذه اللعبة انتهت.
        [stopped] قل أولًا أي الرسالتين تُحسب.
        [far] تنقص روابط كثيرة قبل هذا.
       *[misfit] مرفوض: لا يناسب هذا الرابط حال اللعبة. لم يتغيّر شيء.
    }
friend-duplicate = الزهر الموحّد: الزهر نفسه للجميع
