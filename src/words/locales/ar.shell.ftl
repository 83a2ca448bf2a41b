# The navigation between places and the way back to the game.

places = الأقسام
place-play = اللعب
place-games = المباريات
place-practice = تدريب
place-friends = الأصدقاء
place-you = أنت
place-duplicate = الزهر الموحّد
go-on = متابعة
turn-yours = دورك
turn-theirs = يفكّر
running-game = العودة إلى اللعبة: { $state }
more = المزيد
place-waiting = { $place }، { $count } في الانتظار
place-help = مساعدة
set-up-position = إعداد وضعية
menu-new-about = اللعبة الجارية تنتظر في «المباريات»
menu-share = مشاركة هذه الوضعية
menu-rules = القواعد والمفاتيح
menu-dice-about = مختوم قبل اللعبة ويُفتح بعدها
menu-moves = النقلات
home-begin = ابدأ شيئًا
home-computer = من المبتدئ إلى الخبير
home-two = يدور اللوح إن شئت
home-friend = رابط لكل نقلة، أو مباشرة
home-position = وواصل اللعب منها
home-nothing = لا توجد لعبة جارية. ابدأ لعبة أو أعدّ وضعية.
