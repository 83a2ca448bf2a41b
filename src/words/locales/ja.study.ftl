# The study room.

study = 検討
study-this-game = このゲームを解析
study-position = ポジション
study-game = { $what }、第{ $number }ゲーム（全{ $count }ゲーム）
study-to-roll = { $who }：ロール待ち
study-to-play = { $who }：目は{ $dice }
study-to-answer = { $who }：キューブ{ $value }、テイクかパスか
study-resigned = { $who }：投了を受けるか断るか（{ entry-resign }）
study-no-games = このマッチにはゲームがありません。
study-duplicate = デュプリケートの途中は解析できません。最後のゲームが終われば検討できます。
study-friend = 友だちとのゲーム中は解析できません。終われば検討できます。
study-give-up = デュプリケートをやめる
study-ask-give-up = このデュプリケートをやめますか？やめれば検討できますが、未完了になり、比べる結果は残らず、ダイスは既知の扱いになります。
study-unfinished = 記録はここまでです
study-declines = 投了を断る
study-forbidden = { $play }（合法手ではありません）
study-unknown-play = 記録なし
study-first = 最初のポジション
study-previous = 前のポジション
study-next = 次のポジション
study-last = 最後のポジション
study-steps = ゲームをたどる
study-moment = { $number }手目（全{ $count }手）
study-choose-game = ゲーム
study-nth-game = 第{ $number }ゲーム：{ $first }–{ $second }
link-none = このリンクにはゲームもポジションも入っていません。
link-cut = リンクの末尾が欠けています。長いリンクはメッセージアプリで切れることがあるので、全体を送り直してもらってください。
link-damaged = リンクが途中で書き換わっていて読めません。もう一度送ってもらってください。
link-newer = 新しいバージョンのリンクです。ページを再読み込みして更新してください。
link-again = リンク全体
link-open = 開く
link-missing = このテキストにリンクはありません。
study-untouched = あなたのゲームはそのままです。
study-won = { $who }の勝ち（{ $points }ポイント）
study-game-of = 第{ $number }ゲーム（全{ $count }ゲーム）
study-more = その他
study-moves = 手順
study-practise = 練習
study-practise-now = 今すぐ練習
study-practise-mine = 自分のエラーを練習
study-practise-of = { $name }のエラーを練習
study-whose = 誰のエラー
study-mine = 自分
study-theirs = { $name }
study-both = 両方
which-one = あなたはどちらですか？
which-about = 解析があなたの側から表示され、あなたのエラーだけが「練習」に入ります。
which-neither = どちらでもない
study-biggest = 大きなエラー：{ $count }件中{ $number }件目
study-to-biggest =
    { $whose ->
        [own] 自分の最大のエラー
       *[other] 最大のエラー
    }
study-others = ほかのエラー
study-first-mistake = 最初のエラー
review-rate = PR
study-checking = 解析中
review-luck-word =
    { $luck ->
        [great] とても幸運
        [good] 幸運
        [bad] 不運
        [awful] とても不運
       *[even] 運は平均的
    }
summary = マッチのまとめ
study-back = マッチ
coach-rolls = 全21通りの目
study-take-points = テイクポイント
study-players = プレーヤー
study-rolled =
    { $who ->
        [you] あなたの目は{ $dice }：{ $play }
       *[named] { $who }の目は{ $dice }：{ $play }
    }
study-clean-game =
    { $who ->
        [you] このゲームにエラーはありません。お見事です。
       *[named] { $who }はこのゲームでエラーがありませんでした。
    }
study-clean-match =
    { $who ->
        [you] マッチ全体を通してエラーはありません。お見事です。
       *[named] { $who }はマッチ全体を通してエラーがありませんでした。
    }
study-cost-match = マッチ勝率 −{ $percent }%
study-cost-points = { $points }ポイントの損
notes = メモ
notes-noted = メモ付きの手：{ $count }
notes-number = メモ { $number } / { $count }
notes-previous = 前のメモ
notes-next = 次のメモ
notes-comment = この判断へのコメント
notes-game = ゲームへのコメント
notes-match = マッチへのコメント
notes-match-file = マッチに付いていたコメント（共有時は自分のコメントが下に付きます）
notes-flag = 印
notes-flag-name =
    { $flag ->
        [question] 疑問
        [study] 検討する
       *[done] 完了
    }
notes-draw = 盤に描く
notes-stroke = 線
notes-solid = 実線
notes-dashed = 破線
notes-how = 2つのポイントをタップすると矢印、同じポイントを2回タップすると丸が描けます。もう一度描くと消えます。
notes-clear = 描き込みを消す
notes-drawing = 盤に描いたもの：{ $signs }
notes-elsewhere = このゲームやポジションは「対局」にないので、ここを離れるとメモは消えます。
notes-full = これ以上メモを書けません。
study-similar = 似たポジション
