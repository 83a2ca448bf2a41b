course-about = はじめての1ゲームからクラブの上級者まで、小さなステップで。順番は自由です。
course-begin = ステップ{ $number }から始める
course-go-on = ステップ{ $number }を続ける
course-step = ステップ{ $number }
course-progress = { $all }ステップ中{ $done }完了
course-finished = 完了
course-part = { $number }/{ $all }
course-verdict =
    { $how ->
        [right] 正解です
       *[wrong] もう一度
    }
course-play = 小さなゲームで試す
course-won = できました！
course-lost = 今回は届きませんでした
course-lost-about = もう一度試すことも、先に進むこともできます。いつでも戻れます。
course-again = もう一度
course-next = 次のステップ
course-map = すべてのステップ
course-no-move = この手番は動かせません。
course-replied = 相手の目は{ $roll }、手は{ $play }でした。
course-answer = 答え
course-english = このテキストは今のところ英語のみです。
course-missing = コースを読み込めませんでした。
