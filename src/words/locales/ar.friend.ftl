# ألعاب مع صديق، بالروابط.

friend = اللعب مع صديق
friend-about = اللعب بالرسائل: رابط في كل دور. بلا حساب، ولا أحد يتحكم في الزهر.
friend-begin = العب مع صديق، قريبًا كان أو بعيدًا
friend-how =
    { $step ->
        [invite] أرسل دعوة، وهي رابط.
        [accept] يفتحها صديقك ويرسل إليك رابطًا.
       *[play] العبا بالتناوب بالروابط، أو اتصلا والعبا مباشرة.
    }
friend-fact = رابط في كل دور، بلا حساب
friend-waiting = بانتظار الخصم
friend-together = طرق أخرى للعب
friend-live = لعب مباشر
friend-live-about = ترى كل نقلة لحظة لعبها. ويمكن لآخرين المشاهدة.
friend-invite = دعوة صديق
friend-games = ألعابك
friend-damaged-games =
    { $count ->
        [zero] لا ألعاب تالفة.
        [one] لعبة واحدة تتعذّر قراءتها وتبقى مكانها.
        [two] لعبتان تتعذّر قراءتهما وتبقيان مكانهما.
        [few] { $count } ألعاب تتعذّر قراءتها وتبقى مكانها.
        [many] { $count } لعبة تتعذّر قراءتها وتبقى مكانها.
       *[other] { $count } لعبة تتعذّر قراءتها وتبقى مكانها.
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
        [moved] نُقلت إلى جهاز آخر
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
friend-name-about = يراه صديقك في الدعوة.
friend-starter = من يبدأ
friend-starter-choice =
    { $starter ->
        [inviter] أنت
       *[roll] رمية الافتتاح
    }
friend-starter-hint =
    { $starter ->
        [inviter] تلعب فور قبول صديقك.
       *[roll] يبدأ صاحب الرقم الأكبر. وإن كان صديقك لزم رابط إضافي.
    }
friend-starts = يبدأ { $who }.
friend-starter-about =
    { $starter ->
        [inviter] يبدأ صاحب الدعوة اللعبة الأولى، وبعدها تقرّر رمية الافتتاح.
       *[roll] تقرّر رمية الافتتاح من يبدأ.
    }
friend-cube = المكعب
friend-mode =
    { $mode ->
        [friendly] ودّي
        [strict] صارم
       *[none] بلا مكعب
    }
friend-mode-about =
    { $mode ->
        [friendly] بالمكعب، رسالة واحدة في كل دور. يكفي بين الأصدقاء.
        [strict] بالمكعب، ولا أحد يرى الزهر قبل أن يقرّر هل يضاعف. بعض الأدوار تحتاج إلى رسالتين إضافيتين.
       *[none] بلا مكعب، رسالة واحدة في كل دور.
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
friend-fair = لا تلميحات ولا تحليل ما دامت اللعبة جارية. وكما في كل لعب بالمراسلة، قد يغشّ أحد ببرنامج آخر.
friend-make-link = إنهاء الدور وإنشاء الرابط
friend-offered = دعوة للعب من { $who }
friend-accept = قبول ولعب
friend-not-now = ليس الآن
friend-your-link = رابط تُرسله إلى { $who }
friend-waive = لن أضاعف في دوري التالي (يوفّر رابطين)
friend-next-invited = أرسل هذا الرابط إلى صديقك. سيصلك رابط منه: افتحه هنا فتبدأ اللعبة.
friend-next-moved = نُقلت هذه اللعبة إلى جهاز آخر، وهي هنا للعرض فقط. لتكملها هنا استورد أحدث ملف لها.
friend-next-wait = بانتظار رابط من { $who }.
friend-next-sent = هل أرسلته؟ الدور الآن على { $who }، وسيصلك منه رابط.
friend-next-between = انتهت اللعبة. العب لعبة أخرى أو توقّف هنا.
friend-next-cube = دورك: ارمِ أو ضاعف. ترى زهرك بعد أن تقرّر.
friend-next-cube-strict = دورك: ارمِ أو ضاعف. إن رميت جاء زهرك مع الرابط التالي من { $who }.
friend-next-no-move = رميتَ ⁦{ $dice }⁩: لا نقلة ممكنة.
friend-next-send = أنهِ دورك أو تراجع. بعد ذلك تصير النقلة نهائية.
friend-next-play = دورك: العب ⁦{ $dice }⁩.
friend-next-start = أنت تبدأ: العب ⁦{ $dice }⁩.
friend-next-pass = البيت مغلق أمامك: لا يمكنك أن تلعب.
friend-next-answer = { offered-to }. هل تقبل أم ترفض؟
friend-next-versions = وصلت رسالتان مختلفتان للدور نفسه. اتفق مع صديقك على أيّهما تُعتمد، وحتى ذلك الحين تنتظر اللعبة.
friend-sent =
    { $act ->
        [accept] قبلتَ الدعوة.
        [double] تضاعف.
        [take] تقبل المضاعفة.
        [beaver] تردّ ببيفر.
        [roll] لا تضاعف؛ يصلك زهرك مع الرد.
        [reveal] ليس عليك أن تقرّر شيئًا في هذا الدور.
        [pass] البيت مغلق أمامك: يفوتك الدور.
        [resign] تعرض الاستسلام.
        [decline] ترفض، وتستمر اللعبة.
       *[play] لعبتَ نقلتك.
    } أرسل الآن هذا الرابط إلى { $who }.
friend-send-now = أرسل الآن هذا الرابط إلى { $who }.
friend-send-last = أرسل هذا الرابط الأخير إلى { $who }.
friend-claimed =
    { $who ->
        [you] فزتَ لانتهاء الوقت.
       *[other] فاز { $who } لانتهاء الوقت.
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
friend-claim = المطالبة بالفوز
friend-ask-claim = هل تطالب بالفوز؟
friend-stop = التوقف هنا
friend-ask-stop = هل تكتفي بهذه اللعبة؟
friend-delete = حذف
friend-ask-delete = هل تحذف هذه اللعبة من هذا الجهاز؟ لن يمكنك إكمالها هنا.
friend-rematch = إعادة المباراة
friend-keep-first = تُعتمد الأولى
friend-take-second = تُعتمد الثانية
friend-save-messages = حفظ كل الرسائل
friend-export = تصدير هذه اللعبة
friend-export-about = لإكمالها على جهاز آخر. تصبح هنا للعرض فقط إلى أن تستوردها من جديد. في الملف أسرار زهرك: لا تشاركه مع أحد.
friend-import = استيراد لعبة
friend-import-about = من جهاز آخر
friend-more = المزيد
friend-no-link = ألصق الرابط الذي أرسله صديقك.
friend-other-link = هذا الرابط ليس من لعبة مع صديق.
friend-not-stored =
    { $why ->
        [no-database] لا يستطيع هذا المتصفح حفظ شيء هنا (نافذة خاصة؟)، فلا يمكن لعب اللعبة هنا.
        [full] امتلأت المساحة فلم يتغيّر شيء. احذف شيئًا أولًا.
        [blocked] تمنع علامة تبويب أخرى الحفظ. أغلقها ثم أعد تحميل الصفحة.
        [newer] حُفظت ألعابك بإصدار أحدث. أعد تحميل الصفحة للتحديث.
       *[failed] فشل الحفظ فلم يتغيّر شيء. حاول مجددًا.
    }
friend-notice =
    { $what ->
        [unknown] هذا الرابط للعبة ليست على هذا الجهاز. افتحه في المتصفح الذي تلعبها فيه.
        [own-invitation] هذه دعوتك أنت. على صديقك أن يفتحها.
        [own-message] هذا رابطك أنت. على صديقك أن يفتحه.
        [repeated] سبق أن فتحتَ هذا الرابط. هذه حال اللعبة الآن.
        [ahead] ينقص رابط قبل هذا الرابط. حُفظ هذا، فاطلب الآخر من صديقك.
        [taken] سبق أن قبل شخص آخر هذه الدعوة. أرسل دعوة جديدة للعبة أخرى.
        [other-tab] استمرت هذه اللعبة في علامة تبويب أخرى. هذه حالها الآن.
        [unreadable] تتعذّر قراءة هذه اللعبة. تبقى مكانها.
        [moved] تستمر هذه اللعبة في مكان آخر. افتح الرابط هناك، أو استورد أحدث ملف للعبة هنا.
        [taken-back] عادت اللعبة إلى هذا الجهاز. لا يمكنك أن تضاعف قبل رميتك القادمة، فربما أظهرتها نسخة أخرى.
        [busy] ما زالت لعبة أخرى قيد الحفظ، فلم يتغيّر شيء. حاول مجددًا بعد لحظة.
        [file-too-large] هذا الملف أكبر من أن يكون لعبة مصدَّرة.
        [file-newer] هذا الملف من إصدار آخر من اللعبة. أعد تحميل الصفحة للتحديث ثم استورده من جديد.
        [file-damaged] هذا الملف تالف، فلم يُستورد شيء. صدّر اللعبة من جديد.
        [false-secret] مرفوض: الزهر في هذا الرابط ليس الزهر المختوم. حُفظ الرابط دليلًا.
        [other-past] مرفوض: يبني هذا الرابط على نقلات غير التي لعبتماها. حُفظ الرابط دليلًا.
        [forbidden] مرفوض: ما يفعله هذا الرابط لا تسمح به القواعد.
        [too-early] مرفوض: لم ينتهِ الوقت المتفق عليه.
        [over] هذه اللعبة انتهت.
        [stopped] حدّد أولًا أيّ الرسالتين تُعتمد.
        [far] تنقص روابط كثيرة قبل هذا الرابط.
       *[misfit] مرفوض: لا يناسب هذا الرابط اللعبة في حالها الآن. لم يتغيّر شيء.
    }
friend-duplicate = الزهر الموحّد
friend-duplicate-about = الزهر نفسه للجميع. من يستفيد منه أكثر؟
