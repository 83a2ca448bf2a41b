# Why a choice was worse than the best one: each a sentence with numbers.

reason-count =
    { $best ->
        [0] 0
       *[other] { $best }
    }
reason-shots-best =
    { $best ->
        [0] ヒットされるブロットはありません
       *[other] ブロットがヒットされるのは{ $best }通りです
    }
reason-hits =
    { $checkers ->
        [1] { $point }ポイントでヒットすると
       *[other] { $point }ポイントなど{ $checkers }個のブロットをヒットすると
    }、相手は{ $pips }ピップを失い、{ $enters ->
        [36] どの目でも入れます。
       *[other] 36通りのうち{ $enters }通りで入れます。
    }
reason-shots-one = { $point }ポイントのブロットは36通りのうち{ $made }通りでヒットされます。最善手の後に{ reason-shots-best }。
reason-shots = ブロットは36通りのうち{ $made }通りで、{ $point }ポイントのものは{ $blot }通りでヒットされます。最善手の後に{ reason-shots-best }。
reason-enters = 相手は36通りのうち{ $made }通りで入れます。最善手の後では{ reason-count }通りです。
reason-they-make = 相手は36通りのうち{ $made }通りであなたの{ $point }ポイントを作れます。最善手の後では{ reason-count }通りです。
reason-they-cover = 相手は36通りのうち{ $made }通りであなたの{ $point }ポイントにあるブロットをカバーできます。最善手の後では{ reason-count }通りです。
reason-they-escape = 相手は36通りのうち{ $made }通りでバックマンをあなたの8ポイントの先へ出せます。最善手の後では{ reason-count }通りです。
reason-you-make = 何も変わらなければ、次の番に{ $point }ポイントを作れるのは36通りのうち{ $made }通りです。最善手の後では{ $best }通りです。
reason-you-cover = 何も変わらなければ、次の番に{ $point }ポイントのブロットをカバーできるのは36通りのうち{ $made }通りです。最善手の後では{ $best }通りです。
reason-you-escape = 何も変わらなければ、次の番にバックマンを17ポイントの先へ出せるのは36通りのうち{ $made }通りです。最善手の後では{ $best }通りです。
reason-makes = 最善手は{ $point }ポイントを作ります。
reason-breaks = この手は{ $point }ポイントを崩します。最善手は保ちます。
reason-anchor = この手の後はアンカーがありません。最善手なら{ $point }ポイントにアンカーがあります。
reason-prime = 最善手は相手の駒の前に{ $best }ポイントを連続して押さえます。この手は{ $made }ポイントです。
reason-wins = 最善手の勝率は{ $best }%、この手は{ $made }%です。
reason-gammons-won = 最善手のギャモン勝ちは{ $best }%、この手は{ $made }%です。
reason-gammons-lost = この手のギャモン負けは{ $made }%、最善手は{ $best }%です。
reason-replies = 差が最も開くのは相手の目が{ $first }、{ $second }、{ $third }のときで、合わせて{ $loss }の損です。

reason-take-yours = テイクには勝率{ $needs }%が必要です。あなたの勝率は{ $has }%です。
reason-take-theirs = 相手のテイクには勝率{ $needs }%が必要です。相手の勝率は{ $has }%です。
reason-gammons-against = { $share }%のゲームがギャモン負けになります。ギャモンバリューは{ $price }です。
reason-gammons-for = { $share }%のゲームがギャモン勝ちになります。ギャモンバリューは{ $price }です。
reason-dead-cube = テイクするとデッドキューブになり、リダブルできません。必要な勝率は{ $needs }%です。マネーなら{ $money }%で足ります。
reason-score = このスコアではテイクに{ $needs }%が必要です。マネーなら{ $money }%です。
reason-market-lost = 待つと、2ロールの1296通りのうち{ $count }通りでマーケットを失います（{ $share }%）。
reason-market-kept =
    待てます：{ $count ->
        [0] 2ロールのどの組でもマーケットを失いません。
       *[other] マーケットを失うのは2ロールの1296通りのうち{ $count }通りだけです（{ $share }%）。
    }
reason-window = 勝率は{ $has }%です。{ $from }%からダブルが正しく、{ $to }%からはトゥーグッドです。
reason-window-open = 勝率は{ $has }%です。{ $from }%からダブルが正しくなります。
reason-last-roll = このロールで勝負が決まります。36通りのうち{ $wins }通りで勝ち、それ以外はすべて相手の勝ちです。あとでダブルする機会はありません。
reason-nothing-to-lose = このゲームに負ければマッチも負けです。ダブルしても失うものはありません。
reason-beaver =
    { $who ->
        [yours] ダブルされても有利です。ビーバーしましょう。
        [theirs] ダブルすると相手が有利になり、ビーバーされます。
       *[not] ダブルのあとは相手が有利です。ビーバーは誤りです。
    }
reason-score-doubles = このスコアでは{ $from }%からダブルが正しくなります。マネーなら{ $money }%からです。
