# What all rooms say.

room-not-opened = تعذّر فتح الرابط.
room-too-many = طلبات كثيرة قيد الانتظار، لذا لم يُنفَّذ الأخير. حاول مجددًا بعد لحظة.
unknown-address = هذا العنوان غير موجود. هذه لعبتك.
position-save = حفظ في المكتبة
position-saved = حُفظت في المكتبة
position-known = موجودة في المكتبة من قبل
position-edit = تعديل هذه الوضعية
duplicate-result = النتيجة للمقارنة
