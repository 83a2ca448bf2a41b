# The navigation between places and the way back to the game.

places = メニュー
place-play = プレイ
place-games = 対局
place-practice = 練習
place-friends = 友だち
place-you = あなた
place-duplicate = デュプリケート
go-on = 続ける
turn-yours = あなたの番
turn-theirs = 考え中
running-game = ゲームに戻る: { $state }
more = その他
place-waiting = { $place }、{ $count }件
place-help = ヘルプ
set-up-position = ポジションを作る
menu-new-about = 進行中のゲームは「対局」に残ります
menu-share = このポジションを共有
menu-rules = ルールとキー操作
menu-dice-about = ゲームの前に封印し、終わったら公開
menu-moves = 手の一覧
home-begin = 始める
home-computer = 初級から上級まで
home-two = 盤を回すこともできます
home-friend = 1手ごとにリンク、またはライブ
home-position = そこから続けて対局
home-nothing = 進行中のゲームはありません。新しく始めるか、ポジションを作りましょう。
