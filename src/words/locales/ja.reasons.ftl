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
reason-tempo = { $point }ポイントでのヒットは相手のロールを半分奪います。相手があなたをヒットするか重要なポイントを作るのは36通りのうち{ $best }通り、この手の後では{ $made }通りです。
reason-tempo-dance =
    { $point }ポイントでのヒットは相手のロールを半分奪います。{ $dances ->
        [0] 相手はまずバーから入らなければなりません。
       *[other] 相手はまずバーから入らなければならず、36通りのうち{ $dances }通りでダンスします。
    }
reason-safe = 相手はインナーボードに{ $points }ポイントを持っているので、安全が第一です。ヒットされるのは36通りのうち{ $made }通り、最善手の後では{ $best }通りです。
reason-bold =
    ヒットされても大丈夫です(36通りのうち{ $best }通り、この手の後では{ $made }通り)。{ $points ->
        [0] 相手はインナーボードにポイントを持っていません。
       *[other] 相手のインナーボードのポイントは{ $points }つだけです。
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
reason-duplicates = 最善手の後、相手は{ $number }の目をヒットと、あなたの{ $point }ポイントにあるブロットのカバーの両方に必要とします(デュプリケーション)。ヒットするか重要なポイントを作るのは36通りのうち{ $best }通り、この手の後では{ $made }通りです。
reason-they-do-well = 相手は36通りのうち{ $made }通りであなたをヒットするか重要なポイントを作れます。最善手の後では{ reason-count }通りです。
reason-you-do-well = 何も変わらなければ、次の番にヒットするか重要なポイントを作れるのは36通りのうち{ $made }通りです。最善手の後では{ $best }通りです。
reason-slots = 最善手は{ $point }ポイントをスロットします。ヒットされるのは36通りのうち{ $hits }通り、次の番にカバーできるのは{ $covers }通りです。
reason-better-anchor = 最善手のほうが良いアンカーです。{ $made }ポイントではなく{ $best }ポイントです。
reason-runs = 最善手はバックマンを相手のインナーボードから出します。残りは{ $best }個、この手の後では{ $made }個です。
reason-escapes = 最善手は駒を17ポイントの先へ出します。後ろに残るのは{ $best }個、この手の後では{ $made }個です。
reason-moves-up = この手はバックマンを動かしません。最善手は1個を{ $point }ポイントへ進めます。
reason-stacks = この手の後、{ $point }ポイントに駒が{ $made }個積まれます。最善手の後では{ $best }個です。
reason-buries = この手は駒を無駄にします。1ポイントと2ポイントの駒は{ $made }個、最善手の後では{ reason-count }個です。
reason-race-ahead = レースで{ $pips }ピップ勝っています。最善手は逃げます。
reason-race-behind = レースで{ $pips }ピップ負けています。最善手は後ろに残ります。
reason-timing = タイミング: バックマンが待つ間に外で動かせるのは{ $made }ピップです。最善手の後では{ $best }ピップです。
reason-gammons-matter =
    このスコアではギャモンの価値が高く(ギャモンバリュー{ $price }、マネーゲームでは0.50)、最善手は{ $whose ->
        [yours] ギャモン勝ちが増えます。
       *[theirs] ギャモン負けが減ります。
    }
reason-gammons-idle =
    このスコアではギャモンの価値が低いです(ギャモンバリュー{ $price }、マネーゲームでは0.50)。{ $whose ->
        [yours] ギャモンではなくゲームの勝ちを目指しましょう。
       *[theirs] ギャモン負けを恐れずゲームの勝ちを目指しましょう。
    }
reason-bears-off = 最善手の後にベアオフした駒は{ $best }個、この手の後では{ $made }個です。
reason-bears-off-next =
    { $checkers ->
        [1] 次の番に1個ベアオフできるのは
       *[other] 次の番に{ $checkers }個以上ベアオフできるのは
    }36通りのうち{ $made }通りです。最善手の後では{ $best }通りです。
reason-outside = インナーボードの外にある駒は{ $made }個です。最善手の後では{ reason-count }個です。
reason-gap = この手は{ $point }ポイントを空けます。最善手は空けません。
reason-wins = 最善手の勝率は{ $best }%、この手は{ $made }%です。
reason-gammons-won = 最善手のギャモン勝ちは{ $best }%、この手は{ $made }%です。
reason-gammons-lost = この手のギャモン負けは{ $made }%、最善手は{ $best }%です。

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
