play-on = ここから続ける
try-again-here = 同じロールでもう一度試す
back-to-review = 解析に戻る
hint = ヒント
key-hint = ヒントを見る
hint-wait = 考え中…
hint-failed = 助言できません。エンジンが応答しません。
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
        [roll] ダブルしないのは{ $loss }の損です
        [take] このテイクは{ $loss }の損です
        [drop] このパスは{ $loss }の損です
       *[beaver] このビーバーは{ $loss }の損です
    }
tutor-think = 考え直す
tutor-show = 表示
tutor-anyway =
    { $what ->
        [play] このまま動かす
        [double] ダブルする
        [roll] 振る
        [take] テイク
        [drop] パス
        [beaver] ビーバー
       *[resignation] 投了する
    }
resign-loses =
    { $points ->
        [0] 0.5ポイント未満の損です
       *[other] 約{ points-won }の損です
    }
resign-why =
    { $lost ->
        [single] ここからまだ{ $percent }%勝てます
        [gammon] ここからギャモン負けは{ $percent }%です
       *[backgammon] ここからバックギャモン負けは{ $percent }%です
    }
resign-play-on = 続ける
why = なぜ？
why-double = { $name }の勝率{ $win }%（ギャモン{ $gammon }%）。ノーダブル{ $none }、ダブル・テイク{ $take }、ダブル・パス{ $drop }
why-resigns = あなたの勝率は{ $win }%です（ギャモン{ $gammon }%）。
why-show = 数字を見る
help-marks =
    { $play ->
        [match] この補助を使うと、マッチは「補助あり」となり、統計に数えません。
       *[money] この補助を使うと、ゲームは「補助あり」となり、統計に数えません。
    }
help-counts =
    { $play ->
        [match] このマッチは「補助あり」となりました。
       *[money] このゲームは「補助あり」となりました。
    }
no-choice = ここでは選ぶことがありません。
assisted-mark = 補助あり
group-coach = ゲーム中の補助
set-hints = 求めに応じてヒント
about-hints = コンピューター戦で、まず注目する場所、次に最善の候補を示します。ゲームは「補助あり」となり、統計に数えません。
set-tutor-plays = 悪い手の前に警告
about-tutor = コンピューター戦で、0.020以上の損から。最初の選択が記録され、ゲームは「補助あり」となります。
set-tutor-cube = 悪いキューブ判断の前に警告
again-first-time = 初回
set-running-pr = 対局中に PR を表示
about-running-pr = コンピューター相手のみ：ここまでの判断の損失を 1-ply で評価します。
