# المكتبة.

library = المباريات
library-show = عرض
library-filter =
    { $filter ->
        [matches] المباريات
        [money] ألعاب حرة
        [positions] الوضعيات
        [collected] المختارات
        [imported] المستوردة
       *[all] الكل
    }
library-search = بحث
library-sort = ترتيب
library-sort-by =
    { $order ->
        [oldest] الأقدم أولًا
        [name] الاسم
        [length] طول المباراة
       *[newest] الأحدث أولًا
    }
library-position = وضعية
library-unfinished = غير منتهية
library-from = من { $name }
library-pasted = بالنسخ واللصق
library-linked = من رابط
library-decisions =
    { $count ->
        [zero] { $count } قرار
        [one] قرار واحد
        [two] قراران
        [few] { $count } قرارات
        [many] { $count } قرارًا
       *[other] { $count } قرار
    }
library-empty = العب مباراة أو أضف ملفًا من برنامج آخر. تظهر كل مباراة هنا بلوحها ومسارها.
library-none = لم يُعثر على شيء
library-count = محفوظة: { $count }
library-loading = جارٍ قراءة مبارياتك…
library-open-files = فتح ملفات
library-open-folder = فتح مجلد
library-paste = لصق
library-paste-field = مباراة أو وضعية أو معرّف
library-read = قراءة
library-drop = أو أفلت ملفات أو مجلدًا على هذه الصفحة.
library-all = تحديد الكل
library-selected = المحدد: { $count }
library-select = تحديد { $name }
library-about = إجراءات { $name }
library-name = الاسم
library-note = ملاحظة
library-keep = حفظ
library-export =
    { $kind ->
        [mat] تصدير ‎.mat
        [sgf] تصدير ‎.sgf
       *[backup] تصدير نسخة احتياطية
    }
library-deleted =
    { $count ->
        [zero] حُذف { $count } عنصر
        [one] حُذف عنصر واحد
        [two] حُذف عنصران
        [few] حُذفت { $count } عناصر
        [many] حُذف { $count } عنصرًا
       *[other] حُذف { $count } عنصر
    }
library-reading = قراءة الملف { $done } من { $total }
library-found =
    { $kind ->
        [match] { $count ->
            [zero] لا مباريات جديدة
            [one] مباراة جديدة واحدة
            [two] مباراتان جديدتان
            [few] { $count } مباريات جديدة
            [many] { $count } مباراة جديدة
           *[other] { $count } مباراة جديدة
        }
        [money] ألعاب حرة جديدة: { $count }
        [position] { $count ->
            [zero] لا وضعيات جديدة
            [one] وضعية جديدة واحدة
            [two] وضعيتان جديدتان
            [few] { $count } وضعيات جديدة
            [many] { $count } وضعية جديدة
           *[other] { $count } وضعية جديدة
        }
       *[mixed] مباريات ووضعيات جديدة: { $count }
    }
library-games =
    { $count ->
        [zero] لا ألعاب
        [one] لعبة واحدة
        [two] لعبتان
        [few] { $count } ألعاب
        [many] { $count } لعبة
       *[other] { $count } لعبة
    }
library-add = إضافة إلى «المباريات»
library-added = أُضيف إلى «المباريات»
library-nothing-new = لا جديد لإضافته
library-new = جديد: { $count }
library-known = موجود في «المباريات»: { $count }
library-cards = قرارات للتمارين: { $count }
library-table = اللعبة على اللوح والإعدادات والإحصاءات
library-friends = الألعاب مع الأصدقاء: { $count }
library-duplicates = الزهر الموحّد: { $count }
library-merge = إضافة إلى الموجود
library-replace = استبدال كل شيء
library-replace-sure = حذف واستبدال
library-replace-about = بالإضافة يبقى كل ما هو هنا. أما الاستبدال فيحذف أولًا كل المباريات والتحليلات والتمارين والألعاب مع الأصدقاء ومنافسات الزهر الموحّد من هذا المتصفح.
library-replace-needs = لاستبدال كل شيء، اختر كل ملفات نسخة احتياطية واحدة، سليمةً ومن دون ملفات أخرى.
library-remarks =
    { $count ->
        [zero] { $count } ملاحظة
        [one] ملاحظة واحدة
        [two] ملاحظتان
        [few] { $count } ملاحظات
        [many] { $count } ملاحظة
       *[other] { $count } ملاحظة
    }
library-refusal-program = ملف من { $program }: يحوّله GNU Backgammon إلى ‎.mat
library-refusal =
    { $why ->
        [other-bgf] ملف ‎.bgf ليس من BGBlitz (ربما من BGRoom): صدّره منه بصيغة ‎.mat
        [ogxm] ملف ‎.ogxm من OpenGammon: صدّره منه بصيغة ‎.mat
        [fibs] قائمة نقلات من FIBS: يحوّلها GNU Backgammon إلى ‎.mat
        [empty] الملف فارغ
        [unknown] صيغة غير معروفة
        [no-game] لا لعبة فيه
        [unreadable] لا يستطيع المتصفح قراءته
       *[stopped] تعذّرت قراءة الملف
    }
library-too-large = الملف كبير جدًا: الحد الأقصى { $size } ميغابايت
library-unfollowed = نقلات تعذّرت قراءتها: { $count }
library-matches-left-out = مباريات لم تُقرأ لكثرتها في ملف واحد: { $count }
library-left-out = ملفات لم تُقرأ لكثرتها: { $count }
library-lost = لا تتسع هذه الصيغة لكل شيء. ما لم يُحفظ:
library-problem =
    { $why ->
        [no-database] لا يستطيع هذا المتصفح حفظ شيء هنا (نافذة خاصة؟). لن يُحفظ ما تستورده.
        [full] امتلأت المساحة فلم يتغيّر شيء. احذف شيئًا أو صدّره أولًا.
        [blocked] تمنع علامة تبويب أخرى الحفظ. أغلقها ثم أعد تحميل الصفحة.
        [newer] حُفظت مبارياتك بإصدار أحدث. أعد تحميل الصفحة للتحديث.
       *[failed] تعطّلت قاعدة بيانات المتصفح فلم يتغيّر شيء.
    }
library-resume = متابعة
library-aside =
    { $count ->
        [zero] لا ألعاب محفوظة خارج هذه القائمة.
        [one] لعبة محفوظة واحدة ليست في هذه القائمة: انظر الإعدادات.
        [two] لعبتان محفوظتان ليستا في هذه القائمة: انظر الإعدادات.
        [few] { $count } ألعاب محفوظة ليست في هذه القائمة: انظر الإعدادات.
        [many] { $count } لعبة محفوظة ليست في هذه القائمة: انظر الإعدادات.
       *[other] { $count } لعبة محفوظة ليست في هذه القائمة: انظر الإعدادات.
    }
library-reviewed = محلَّلة: { $count }
library-add-games = إضافة مباريات
library-add-about = من برامج أخرى: ملفات ‎.mat و‎.txt و‎.sgf و‎.xg و‎.bgf أو أرشيفات منها، أو مباراة أو وضعية تلصقها.
library-choose = تحديد
library-more = المزيد
library-unreviewed = غير محلَّلة
library-pr = PR { $pr }
library-pr-both = PR { $one } / { $other }
library-sources = صيغ هذه المباراة
library-formats = صيغ أخرى لمباريات موجودة: { $count }
library-empty-title = لا مباريات بعد
library-play = اللعب
library-show-all = عرض الكل
library-matching = عدد النتائج: { $count }
library-find = البحث عن وضعيات
library-columns = جدول
library-players = اللاعبان
library-any = الكل
library-column-filter = تصفية: { $column }
library-column =
    { $column ->
        [result] النتيجة
        [pr] PR
        [other-pr] PR الخصم
        [luck] الحظ
        [event] البطولة
        [review] التحليل
       *[newest] التاريخ
    }
library-outcome =
    { $outcome ->
        [won] فوز
        [lost] خسارة
       *[open] لم تنتهِ
    }
library-state =
    { $state ->
        [reviewed] حُلّلت
       *[open] لم تُحلَّل
    }
library-collect = إضافة إلى المختارات
library-uncollect = إزالة من المختارات
