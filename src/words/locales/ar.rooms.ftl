# What all rooms say.

back-to-game = العودة إلى اللعبة
unknown-address = هذا العنوان غير معروف هنا. هذه لعبتك.
position-save = حفظ في المكتبة
position-saved = حُفظت في المكتبة
position-known = موجودة في المكتبة
position-edit = تعديل هذه الوضعية
duplicate-result = النتيجة للمقارنة
