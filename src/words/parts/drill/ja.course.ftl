course-about = はじめての1ゲームからクラブの上級者まで、小さなステップで。順番は自由です。
course-begin = ステップ{ $number }から始める
course-go-on = ステップ{ $number }を続ける
course-step = ステップ{ $number }
course-progress = { $all }ステップ中{ $done }完了
course-finished = 完了
course-unplayed = ゲームはまだです
course-part = { $number }/{ $all }
course-verdict =
    { $how ->
        [right] 正解です
       *[wrong] もう一度
    }
course-missed =
    { $aim ->
        [hit] { $number ->
            [1] ヒットしていません。
           *[other] { $number }個をヒットしていません。
        }
        [hold] { $number }ポイントに駒が2個ありません。
        [point] 新しいポイントに駒を2個集めていません。
        [home-point] インナーボードに新しいポイントを作っていません。
        [anchor] 相手のインナーボードの新しいポイントに、駒を2個集めていません。
        [half] { $number }ポイントには駒が1個だけです。ポイントを作るには2個必要です。
        [elsewhere] { $number }ポイントを作りましたが、求められているのは別のポイントです。
        [row] ポイントが{ $number }つ並んでいません。
        [safe] { $count ->
            [1] { $number }ポイントに駒を1個だけで残しています。
           *[other] 1個だけの駒が{ $count }か所に残っています。その1つは{ $number }ポイントです。
        }
        [one-checker] 2個以上の駒を動かしています。
        [past] 帰り道でまだヒットされる可能性があります。
        [off] { $number ->
            [1] 駒をベアオフしていません。
           *[other] 駒を{ $number }個ベアオフしていません。
        }
       *[arrows] 矢印のとおりに動かしていません。
    }
course-achieved =
    { $aim ->
        [hit] ヒットはできています。
        [hold] { $number }ポイントはできています。
        [safe] 1個だけの駒はありません。
       *[other] そこは正解です。
    }
course-clue =
    { $aim ->
        [hit] 相手の1個だけの駒を見ましょう。ちょうどそこに止まれる駒はどれですか？
        [hold] { $number }ポイントに届く駒はどれですか？
        [point] 同じポイントに届く2個の駒はどれですか？
        [home-point] 1から6のうち、同じポイントに届く2個の駒はどれですか？
        [anchor] 19から24のどこかで一緒になれる2個の駒はどれですか？
        [row] 並びの空いた所を見ましょう。そこを埋められる駒はどれですか？
        [safe] 1つの目か両方の目で、ほかの駒と一緒になれる駒を探しましょう。後ろに1個だけ残してはいけません。
        [safe-double] 同じ目を4回使えます。2個ずつ動かし、後ろに1個だけ残さないようにしましょう。
        [one-checker] 1つ目の目で動かした駒を、2つ目の目でもう一度動かしましょう。
        [past] 相手の一番後ろの駒を探しましょう。あなたの駒は全部それを越える必要があります。
       *[off] ダイスの目と同じポイントの駒、それより後ろに駒がなければ一番後ろの駒をベアオフできます。
    }
course-look-again = もっと良い手があります。問題をもう一度読んで、別の手を探しましょう。
course-play = 小さなゲームで試す
course-won = できました！
course-lost = 今回は届きませんでした
course-lost-about = もう一度試すことも、先に進むこともできます。いつでも戻れます。
course-again = もう一度
course-next = 次へ：{ $title }
course-map = すべてのステップ
course-replied = 相手の目は{ $roll }、手は{ $play }でした。
course-parts-done = { $all }パート中{ $done }完了
course-skip = ゲームをせずに進む
course-blocked = あなたの目は{ $roll }。行き先がすべてふさがっているので、手番を渡します。
course-no-entry = あなたの目は{ $roll }。バーの駒が入れないので、手番を渡します。
course-shut = 6つのポイントがすべて閉じていてバーの駒が入れないので、手番を渡します。
course-rolled = 相手の目は{ $roll }です。
course-cannot-move = 相手の目は{ $roll }。動かせません。
course-closed-out = 6つのポイントがすべて閉じているので、相手はバーから入れません。
course-hits =
    { $count ->
        [1] あなたの駒がヒットされました。
       *[other] あなたの駒が{ $count }個ヒットされました。
    }
course-answer = 答え
course-english = このテキストは今のところ英語のみです。
course-missing = コースを読み込めませんでした。
course-turn = 手番{ $number }/{ $all }
course-play-it = では自分で動かしてみましょう
