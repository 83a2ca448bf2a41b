# Why a choice was worse than the best one: each a sentence with numbers.

reason-count =
    { $best ->
        [0] 0
       *[other] { $best }
    }
reason-shots-best =
    { $best ->
        [0] ヒットされません
       *[other] { $best }通りです
    }
reason-hits =
    { $checkers ->
        [1] { $point }ポイントでヒットすると
       *[other] { $point }ポイントなど{ $checkers }個のブロットをヒットすると
    }、相手は{ $pips }ピップを失い、{ $enters ->
        [36] どの目でも入れます。
       *[other] 36通りのうち{ $enters }通りで入れます。
    }
reason-shots-one = { $point }ポイントのブロットは36通りのうち{ $made }通りでヒットされます。最善手の後では{ reason-shots-best }。
reason-shots = どれかのブロットが36通りのうち{ $made }通りでヒットされ、{ $point }ポイントのブロットは{ $blot }通りです。最善手の後では{ reason-shots-best }。
reason-enters = 相手は36通りのうち{ $made }通りで入れます。最善手の後では{ reason-count }通りです。
reason-they-make = 相手は36通りのうち{ $made }通りであなたの{ $point }ポイントを作れます。最善手の後では{ reason-count }通りです。
reason-they-cover = 相手は36通りのうち{ $made }通りであなたの{ $point }ポイントにあるブロットをカバーできます。最善手の後では{ reason-count }通りです。
reason-they-escape = 相手は36通りのうち{ $made }通りでバックマンをあなたの8ポイントの先へ出せます。最善手の後では{ reason-count }通りです。
reason-you-make = 何も変わらなければ、次の手番で{ $point }ポイントを作れるのは36通りのうち{ $made }通りです。最善手の後では{ $best }通りです。
reason-you-cover = 何も変わらなければ、次の手番で{ $point }ポイントのブロットをカバーできるのは36通りのうち{ $made }通りです。最善手の後では{ $best }通りです。
reason-you-escape = 何も変わらなければ、次の手番でバックマンを17ポイントの先へ出せるのは36通りのうち{ $made }通りです。最善手の後では{ $best }通りです。
reason-makes = 最善手は{ $point }ポイントを作ります。
reason-breaks = この手は{ $point }ポイントを崩します。最善手は保ちます。
reason-anchor = この手の後はアンカーがありません。最善手なら{ $point }ポイントにアンカーがあります。
reason-prime = 最善手は相手の駒の前に{ $best }個のポイントを連続して押さえます。この手では{ $made }個です。
reason-tempo = { $point }ポイントでのヒットは相手のロールを半分奪います。相手があなたをヒットするか重要なポイントを作るのは36通りのうち{ $best }通り、この手の後では{ $made }通りです。
reason-tempo-dance =
    { $point }ポイントでのヒットは相手のロールを半分奪います。{ $dances ->
        [0] 相手はまずバーから入らなければなりません。
       *[other] 相手はまずバーから入らなければならず、36通りのうち{ $dances }通りでダンスします。
    }
reason-safe = 相手はインナーボードに{ $points }ポイントを持っているので、安全が第一です。ヒットされるのは36通りのうち{ $made }通り、最善手の後では{ $best }通りです。
reason-bold =
    ヒットされても大丈夫です（36通りのうち{ $best }通り、この手の後では{ $made }通り）。{ $points ->
        [0] 相手はインナーボードにポイントを持っていません。
       *[other] 相手のインナーボードのポイントは{ $points }個だけです。
    }
reason-blots =
    この手の後のブロットは{ $made }個です。最善手の後では{ $best ->
        [0] ありません。
       *[other] { $best }個です。
    }
reason-pips-at-risk =
    ヒットされると最大{ $made }ピップを失います。最善手の後では{ $best ->
        [0] ヒットされません。
       *[other] 最大{ $best }ピップです。
    }
reason-duplicates = 最善手はデュプリケーションになります。相手は、ヒットするにもあなたの{ $point }ポイントにあるブロットをカバーするにも{ $number }の目が必要です。ヒットするか重要なポイントを作るのは36通りのうち{ $best }通り、この手の後では{ $made }通りです。
reason-they-do-well = 相手は36通りのうち{ $made }通りであなたをヒットするか重要なポイントを作れます。最善手の後では{ reason-count }通りです。
reason-you-do-well = 何も変わらなければ、次の手番でヒットするか重要なポイントを作れるのは36通りのうち{ $made }通りです。最善手の後では{ $best }通りです。
reason-slots = 最善手は{ $point }ポイントをスロットします。ヒットされるのは36通りのうち{ $hits }通り、次の手番でカバーできるのは{ $covers }通りです。
reason-better-anchor = 最善手のアンカーのほうが良く、{ $made }ポイントではなく{ $best }ポイントです。
reason-runs = 最善手はバックマンを相手のインナーボードから出します。残りは{ $best }個、この手の後では{ $made }個です。
reason-escapes = 最善手は駒を17ポイントの先へ出します。後ろに残るのは{ $best }個、この手の後では{ $made }個です。
reason-moves-up = この手はバックマンを動かしません。最善手は1個を{ $point }ポイントへ進めます。
reason-stacks = この手の後、{ $point }ポイントに駒が{ $made }個積まれます。最善手の後では{ $best }個です。
reason-buries = この手では死に駒が増えます。1ポイントと2ポイントの駒は{ $made }個、最善手の後では{ reason-count }個です。
reason-race-ahead = レースで{ $pips }ピップリードしています。最善手は逃げる手です。
reason-race-behind = レースで{ $pips }ピップ遅れています。最善手は後ろに残る手です。
reason-timing = タイミング：バックマンが待つ間に外で動かせるのは{ $made }ピップです。最善手の後では{ $best }ピップです。
reason-gammons-matter =
    このスコアではギャモンの重みが大きく（ギャモンバリュー{ $price }、マネーゲームでは0.50）、最善手では{ $whose ->
        [yours] ギャモン勝ちが増えます。
       *[theirs] ギャモン負けが減ります。
    }
reason-gammons-idle =
    このスコアではギャモンの重みが小さくなります（ギャモンバリュー{ $price }、マネーゲームでは0.50）。{ $whose ->
        [yours] ギャモンではなくゲームの勝ちを目指しましょう。
       *[theirs] ギャモン負けを恐れずゲームの勝ちを目指しましょう。
    }
reason-bears-off = 最善手の後にベアオフした駒は{ $best }個、この手の後では{ $made }個です。
reason-bears-off-next =
    { $checkers ->
        [1] 次の手番で1個ベアオフできるのは
       *[other] 次の手番で{ $checkers }個以上ベアオフできるのは
    }36通りのうち{ $made }通りです。最善手の後では{ $best }通りです。
reason-outside = インナーボードの外にある駒は{ $made }個です。最善手の後では{ reason-count }個です。
reason-gap = この手は{ $point }ポイントを空けます。最善手は空けません。
reason-wins = 最善手の勝率は{ $best }%、この手は{ $made }%です。
reason-gammons-won = 最善手のギャモン勝ちは{ $best }%、この手は{ $made }%です。
reason-gammons-lost = この手のギャモン負けは{ $made }%、最善手は{ $best }%です。

reason-take-yours = テイクには勝率{ $needs }%が必要です。あなたの勝率は{ $has }%です。
reason-take-theirs = 相手のテイクには勝率{ $needs }%が必要です。相手の勝率は{ $has }%です。
reason-gammons-against = ギャモン負けは{ $share }%です。ギャモンバリューは{ $price }です。
reason-gammons-for = ギャモン勝ちは{ $share }%です。ギャモンバリューは{ $price }です。
reason-dead-cube = テイクするとデッドキューブになり、リダブルできません。必要な勝率は{ $needs }%です。マネーゲームなら{ $money }%で足ります。
reason-score = このスコアではテイクに勝率{ $needs }%が必要です。マネーゲームなら{ $money }%です。
reason-market-lost = 待つと、2ロールの1296通りのうち{ $count }通りでマーケットを失います（{ $share }%）。
reason-market-kept =
    まだ待てます。{ $count ->
        [0] 2ロールのどの組でもマーケットを失いません。
       *[other] マーケットを失うのは2ロールの1296通りのうち{ $count }通りだけです（{ $share }%）。
    }
reason-window = 勝率は{ $has }%です。{ $from }%からダブルが正しく、{ $to }%からはトゥーグッドです。
reason-window-open = 勝率は{ $has }%です。{ $from }%からダブルが正しくなります。
reason-last-roll = このロールでゲームが決まります。36通りのうち{ $wins }通りで勝ち、ほかはすべて相手の勝ちです。もうダブルする機会はありません。
reason-nothing-to-lose = このゲームに負ければマッチも負けです。ダブルしても失うものはありません。
reason-beaver =
    { $who ->
        [yours] ダブルされてもあなたが有利です。ビーバーしましょう。
        [theirs] ダブルすると相手が有利になり、ビーバーされます。
       *[not] ダブルの後は相手が有利です。ビーバーはしません。
    }
reason-score-doubles = このスコアでは{ $from }%からダブルが正しくなります。マネーゲームなら{ $money }%からです。
