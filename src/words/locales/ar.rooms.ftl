# What all rooms say.

room-not-opened = تعذّر فتح الرابط.
room-too-many = ما زالت الصفحة مشغولة، فلم يُنفَّذ طلبك الأخير. حاول مجددًا بعد لحظة.
unknown-address = لا صفحة في هذا العنوان. هذه لعبتك.
position-save = حفظ في «المباريات»
position-saved = حُفظت في «المباريات»
position-known = موجودة في «المباريات» من قبل
position-edit = تعديل هذه الوضعية
duplicate-result = النتيجة للمقارنة
