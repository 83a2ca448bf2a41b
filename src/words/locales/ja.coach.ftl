play-on = ここから続ける
try-again-here = 同じロールでもう一度試す
back-to-review = 解析に戻る
hint = ヒント
key-hint = ヒントを見る
hint-wait = 考え中…
hint-failed = コンピューターが応答しないため、ヒントを出せません。
hint-look =
    { $part ->
        [cube] キューブのことを考えましょう
       *[checkers] この駒に注目
    }
hint-show = 見る
hint-best = 最善：{ $play }
hint-trials = ロールアウト：{ $trials }回
hint-play = この手にする
hint-costs = 勝率{ $percent }%の損
hint-compare = 比べる
at-ply = { $number }（{ $plies }-ply）
mistake-loses =
    { $what ->
        [play] この手
        [double] このダブル
        [roll] ノーダブル
        [take] このテイク
        [drop] このパス
       *[beaver] このビーバー
    }は{ $size ->
        [blunder] ブランダー
        [small] 小さなエラー
       *[error] エラー
    }です（勝率で約{ $percent }%の損）
mistake-plain =
    { $what ->
        [play] もっと良い手があります
       *[other] もっと良い選択があります
    }
mistake-quiet = 警告しない
mistake-quieted = 警告をオフにしました。設定でオンにできます。
mistake-think =
    { $what ->
        [play] もう一度
       *[other] 考え直す
    }
mistake-anyway =
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
        [0] 続けるほうが有利です（平均で0.5ポイント未満の差）
       *[other] 続けるほうが有利です（平均で約{ points-won }の差）
    }
resign-loses-match = いま投了するとマッチの勝率が{ $percent }%下がります
resign-why =
    { $lost ->
        [single] ここからの勝率はまだ{ $percent }%です
        [gammon] ここからのギャモン負けは{ $percent }%です
       *[backgammon] ここからのバックギャモン負けは{ $percent }%です
    }
resign-play-on = 続ける
why =
    { $offer ->
        [double] テイクすべき？
       *[resignation] 受けるべき？
    }
why-double = { $name }の勝率{ $win }%（ギャモン{ $gammon }%）。ノーダブル{ $none }、ダブル・テイク{ $take }、ダブル・パス{ $drop }
why-resigns = あなたの勝率は{ $win }%です（ギャモン{ $gammon }%）。
why-play = なぜこの手？
only-play = 唯一の手
why-play-title = コンピューターの{ $roll }：{ $play }
why-show = 数値
why-take = テイク：勝率は{ $win }%。{ $needed }%あれば十分です。
why-drop = パス：勝率は{ $win }%で、必要な{ $needed }%に届きません。
why-accept = 受けましょう。続けても得はありません。
why-decline = 断って続けましょう。{ $percent }%はギャモン勝ちになります。
why-take-plain = テイク：今あきらめるほうが損です。
why-drop-plain = パス：続けるほうが損です。
why-decline-plain = 断って続けましょう。2倍になるギャモン勝ちがよくあります。
why-enough =
    { $needs ->
        [more] このスコアでは、テイクに通常の25%より高い勝率が必要です。
        [less] このスコアでは、通常の25%より低い勝率でもテイクできます。
        [cube] 2倍の得点で4ゲームに1回勝てば、4回ともパスするのと損は同じです。キューブを持てる分、さらに低い勝率でもテイクできます。
       *[usual] 2倍の得点で4ゲームに1回勝てば、4回ともパスするのと損は同じです。
    }
why-gammons = ギャモン負け（2倍の負け）は{ $percent }%です。
help-marks = アシストを使うと練習用のゲームになり、統計には含まれません。
help-counts = アシストを使ったので、練習用のゲームになり、統計には含まれません。
no-choice = ここでは選択の余地がありません。
chances-show = 勝率を見る
chances-win = 勝ち
assisted-mark = アシストあり
group-coach = ゲーム中のアシスト
set-take-back = エラーの取り消し
about-take-back = コンピューターとのゲームで、損の大きい手やキューブアクションがあると、理由を示して取り消し、やり直せます。取り消しのあったゲームは統計に含まれません。
about-take-back-first = 最初のうちは、別の設定を選ばない限り、大きなブランダーが取り消されます。
take-back-name =
    { $limit ->
        [off] オフ
        [big] 大きなブランダーのみ
        [blunders] ブランダーのみ
        [clear] 明らかなエラー
        [mistakes] すべてのエラー
       *[everything] わずかな損も
    }
set-take-backs = 1ゲームの取り消し回数
about-take-backs = 3回なら、達人などと対戦するときのハンデになります。
take-backs-name =
    { $number ->
        [unlimited] 制限なし
       *[three] 3回
    }
take-backs-left = 取り消しはあと{ $count }回
tried-before = 試した手：{ $plays }
again-first-time = 1回目
set-running-pr = ゲーム中にPRを表示
about-running-pr = コンピューターとのゲームで、簡易解析によるここまでのエラー率を示します。
set-depth = 解析とヒントの深さ
about-depth = 簡易：1マッチ数秒。詳細：より正確で約1分。チャンピオン：僅差の判断をロールアウト、数分。
depth-name =
    { $depth ->
        [quick] 簡易
        [champion] チャンピオン
       *[deep] 詳細
    }
