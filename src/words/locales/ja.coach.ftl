play-on = ここから続ける
try-again-here = 同じロールでもう一度試す
back-to-review = 解析に戻る
hint = ヒント
key-hint = ヒントを見る
hint-wait = 考え中…
hint-failed = ヒントを出せません。エンジンが応答しません。
hint-look =
    { $part ->
        [cube] キューブに注目
        [back] バックマンに注目
        [far] 相手のアウターボードの駒に注目
        [outer] 自分のアウターボードに注目
       *[home] 自分のインナーボードに注目
    }
hint-show = 候補を表示
hint-choices = 最善の候補
at-ply = { $number }（{ $plies }-ply）
tutor-loses =
    { $what ->
        [play] この手は{ $loss }の損です
        [double] このダブルは{ $loss }の損です
        [roll] ノーダブルは{ $loss }の損です
        [take] このテイクは{ $loss }の損です
        [drop] このパスは{ $loss }の損です
       *[beaver] このビーバーは{ $loss }の損です
    }
tutor-think = 考え直す
tutor-show = 表示
tutor-anyway =
    { $what ->
        [play] このまま動かす
        [double] ダブル
        [roll] 振る
        [take] テイク
        [drop] パス
        [beaver] ビーバー
       *[resignation] 投了
    }
resign-loses =
    { $points ->
        [0] 0.5ポイント未満の損です
       *[other] 約{ points-won }の損です
    }
resign-why =
    { $lost ->
        [single] ここからの勝率はまだ{ $percent }%です
        [gammon] ここからのギャモン負けは{ $percent }%です
       *[backgammon] ここからのバックギャモン負けは{ $percent }%です
    }
resign-play-on = 続ける
why = なぜ？
why-double = { $name }の勝率{ $win }%（ギャモン{ $gammon }%）。ノーダブル{ $none }、ダブル・テイク{ $take }、ダブル・パス{ $drop }
why-resigns = あなたの勝率は{ $win }%です（ギャモン{ $gammon }%）。
why-show = 数字を見る
help-marks =
    { $play ->
        [match] この補助を使うと、マッチは「補助あり」となり、統計に含まれません。
       *[money] この補助を使うと、ゲームは「補助あり」となり、統計に含まれません。
    }
help-counts =
    { $play ->
        [match] このマッチは「補助あり」となりました。
       *[money] このゲームは「補助あり」となりました。
    }
no-choice = ここには選択の余地がありません。
assisted-mark = 補助あり
group-coach = ゲーム中の補助
set-hints = ヒントを使えるようにする
about-hints = コンピューターとのゲームで、まず注目する場所、次に最善の候補を示します。ゲームは「補助あり」となり、統計に含まれません。
set-tutor-plays = 悪い手を動かす前に警告
about-tutor = コンピューターとのゲームで、0.020以上の損から警告します。最初の選択が記録され、ゲームは「補助あり」となります。
set-tutor-cube = 悪いキューブアクションの前に警告
again-first-time = 1回目
set-running-pr = ゲーム中にPRを表示
about-running-pr = コンピューターとのゲームで、ここまでの判断の損失を1-plyで評価します。
