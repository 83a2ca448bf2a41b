# Why a choice was worse than the best one. A sentence about the play made (fault), one about the best play (merit).

reason-this =
    { $who ->
        [you] この手
       *[named] { $who }の手
    }
reason-next-best = 次善の{ $play }
reason-point =
    { $who ->
        [you] { $point }ポイント
        [named] { $who }の{ $point }ポイント
       *[bare] { $point }ポイント
    }
fault-shots-one =
    { $play }は{ reason-point }にブロットを残し、{ $made ->
        [36] どの目でもヒットされます。
       *[other] 36通りのうち{ $made }通りでヒットされます。
    }
fault-shots =
    { $play }はブロットを残し、{ $made ->
        [36] どの目でもヒットされます。
       *[other] 36通りのうち{ $made }通りでヒットされます。
    }
fault-safe = { $play }は36通りのうち{ $made }通りでヒットされ、しかも相手のインナーボードは{ $points }ポイント閉じています。
fault-blots = { $play }はブロットを{ $made }個残します。
fault-pips-at-risk = { $play }はヒットされると最大{ $made }ピップを失います。
fault-enters = { $play }の後、36通りのうち{ $made }通りでバーから入られます。
fault-they-make = { $play }の後、36通りのうち{ $made }通りで{ reason-point }をふさがれます。
fault-they-cover = { $play }の後、36通りのうち{ $made }通りで{ reason-point }のブロットをカバーされます。
fault-they-escape = { $play }の後、36通りのうち{ $made }通りでバックマンに{ reason-point }を越えられます。
fault-they-do-well = { $play }の後、36通りのうち{ $made }通りでヒットされるか重要なポイントを作られます。
fault-breaks = { $play }は{ reason-point }を崩します。
fault-anchor = { $play }の後は、相手のインナーボードに安全なポイント（アンカー）がありません。
fault-moves-up = { $play }はバックマンを動かしません。
fault-stacks = { $play }は{ reason-point }に駒を{ $made }個積みます。
fault-buries = { $play }の後、1ポイントと2ポイントの死に駒は{ $made }個です。
fault-timing = { $play }の後、バックマンが待つ間に動かせるのは{ $made }ピップだけです。
fault-outside = { $play }の後、インナーボードの外に駒が{ $made }個残ります。
fault-gap = { $play }は{ reason-point }を空けます。

merit-fewer =
    { $play }なら{ $best ->
        [0] なしです。
       *[other] { $best }だけです。
    }
merit-pips-at-risk = { $play }なら最大{ $best }ピップです。
merit-timing = { $play }なら{ $best }ピップです。
merit-gap = { $play }なら空きません。

merit-shots-none = { $play }ならヒットされません。
merit-bold =
    { $play }ならヒットされても大丈夫です（36通りのうち{ $best }通り）。{ $points ->
        [0] 相手のインナーボードに閉じたポイントはありません。
       *[other] 相手のインナーボードで閉じているのは{ $points }ポイントだけです。
    }
merit-hits =
    { $play }は{ $checkers ->
        [1] { reason-point }でヒット
       *[other] { reason-point }など{ $checkers }個をヒット
    }し、相手は{ $pips }ピップを失います。{ $enters ->
        [36] どの目でも入れます。
       *[other] 入れるのは36通りのうち{ $enters }通りです。
    }
merit-tempo = { $play }は{ reason-point }でヒットします。相手はまずバーから入らなければならず、その後ヒットされるか重要なポイントを作られるのは36通りのうち{ $made }通りではなく{ $best }通りです。
merit-tempo-dance =
    { $play }は{ reason-point }でヒットします。{ $dances ->
        [0] 相手はまずバーから入らなければなりません。
       *[other] 相手はまずバーから入らなければならず、36通りのうち{ $dances }通りでダンスします。
    }
merit-you-make = { $play }は{ reason-point }を狙います。何も変わらなければ、次の手番で作れるのは36通りのうち{ $made }通りではなく{ $best }通りです。
merit-you-cover = { $play }は{ reason-point }のブロットのカバーに備えます。何も変わらなければ、次の手番でカバーできるのは36通りのうち{ $made }通りではなく{ $best }通りです。
merit-you-escape = { $play }は脱出に備えます。何も変わらなければ、次の手番でバックマンが{ reason-point }を越えるのは36通りのうち{ $made }通りではなく{ $best }通りです。
merit-you-do-well = { $play }は良い目を増やします。何も変わらなければ、次の手番でヒットするか重要なポイントを作れるのは36通りのうち{ $made }通りではなく{ $best }通りです。
merit-slots = { $play }は{ reason-point }をスロットします。ヒットされるのは36通りのうち{ $hits }通り、次の手番でカバーできるのは{ $covers }通りです。
merit-makes = { $play }は{ reason-point }を作ります。
merit-keeps = { $play }は{ reason-point }を保ちます。
merit-anchor = { $play }なら{ reason-point }にアンカーがあり、安全に入れます。
merit-better-anchor = { $play }のアンカーのほうが良く、{ $made }ポイントではなく{ reason-point }です。
merit-prime = { $play }は相手の駒の前に{ $made }個ではなく{ $best }個のポイントを連続して押さえます。
merit-runs =
    { $play }はバックマンを相手のインナーボードから出します。そこに残るのは{ $made }個ではなく{ $best ->
        [0] 0個です。
       *[other] { $best }個です。
    }
merit-escapes =
    { $play }はバックマンを逃がします。後ろに残るのは{ $made }個ではなく{ $best ->
        [0] 0個です。
       *[other] { $best }個です。
    }
merit-moves-up = { $play }はバックマンを{ reason-point }へ進めます。
merit-race-ahead = { $play }は脱出する手です。レースで{ $pips }ピップリードしています。
merit-race-behind = { $play }は後ろに残ってヒットの機会を待つ手です。レースで{ $pips }ピップ遅れています。
merit-gammons-matter =
    { $play }は{ $whose ->
        [yours] ギャモン勝ちが増えます。
       *[theirs] ギャモン負けが減ります。
    }このスコアではギャモンの重みが大きくなります。
merit-gammons-idle =
    { $play }は{ $whose ->
        [yours] ゲームの勝ちだけを目指します。
       *[theirs] ギャモン負けを気にしません。
    }このスコアではギャモンの重みが小さくなります。
merit-bears-off = { $play }のほうが多くベアオフできます。合計で{ $made }個ではなく{ $best }個です。
merit-bears-off-next =
    { $play }は次の手番に備えます。{ $checkers ->
        [1] 1個ベアオフできるのは
       *[other] { $checkers }個以上ベアオフできるのは
    }36通りのうち{ $made }通りではなく{ $best }通りです。
merit-duplicates = { $play }はデュプリケーションになります。ヒットにも{ reason-point }のブロットのカバーにも{ $number }の目が必要です。ヒットされるか重要なポイントを作られるのは36通りのうち{ $made }通りではなく{ $best }通りです。
merit-wins = { $play }の勝率は{ $made }%ではなく{ $best }%です。
merit-gammons-won = { $play }のギャモン勝ちは{ $made }%ではなく{ $best }%です。
merit-gammons-lost = { $play }のギャモン負けは{ $made }%ではなく{ $best }%です。
merit-backgammons-won = { $play }のバックギャモン勝ち（3倍）は{ $made }%ではなく{ $best }%です。
merit-backgammons-lost = { $play }のバックギャモン負け（3倍）は{ $made }%ではなく{ $best }%です。

reason-take = テイクには勝率{ $needs }%が必要です。テイクする側の勝率は{ $has }%です。
reason-cube-gammons = ダブルする側のギャモン勝ちは{ $share }%です。ギャモンバリューは{ $price }です。
reason-dead-cube = テイクするとデッドキューブになり、リダブルできません。テイクに必要な勝率は{ $needs }%です。マネーゲームなら{ $money }%で足ります。
reason-score = このスコアではテイクに勝率{ $needs }%が必要です。マネーゲームなら{ $money }%です。
reason-market-lost = 待つと、2ロールの1296通りのうち{ $count }通りでマーケットを失います（{ $share }%）。
reason-market-kept =
    まだ待てます。{ $count ->
        [0] 2ロールのどの組み合わせでもマーケットを失いません。
       *[other] マーケットを失うのは2ロールの1296通りのうち{ $count }通りだけです（{ $share }%）。
    }
reason-window = ダブルする側の勝率は{ $has }%です。{ $from }%からダブルが正しく、{ $to }%からはトゥーグッドです。
reason-window-open = ダブルする側の勝率は{ $has }%です。{ $from }%からダブルが正しくなります。
reason-last-roll = このロールでゲームが決まります。36通りのうち{ $wins }通りで勝ち、ほかはすべて負けです。もうダブルする機会はありません。
reason-nothing-to-lose = このゲームに負ければマッチも負けです。ダブルしても失うものはありません。
reason-beaver =
    { $who ->
        [yours] ダブルの後もテイクする側が有利です。ビーバーが正しい応手です。
        [theirs] ダブルするとテイクする側が有利になり、ビーバーされます。
       *[not] ダブルの後はダブルした側が有利です。ビーバーはしません。
    }
reason-score-doubles = このスコアでは{ $from }%からダブルが正しくなります。マネーゲームなら{ $money }%からです。

verdict-wins =
    { $who ->
        [you] 勝率は{ $has }%
       *[named] { $who }の勝率は{ $has }%
    }
verdict-take = テイク。{ verdict-wins }で、{ $needs }%あれば足ります。
verdict-drop = パス。{ verdict-wins }ですが、テイクには{ $needs }%が必要です。
verdict-take-plain = テイク。パスのほうが損です。
verdict-drop-plain = パス。テイクのほうが損です。
verdict-beaver =
    { $who ->
        [you] ビーバー。ダブルの後もあなたが有利です。
       *[named] ビーバー。ダブルの後も{ $who }が有利です。
    }
verdict-early = ダブルにはまだ早い手番です。{ verdict-wins }ですが、ダブルが正しいのは{ $from }%からです。
verdict-far = ノーダブル。{ verdict-wins }ですが、ダブルが正しいのは{ $from }%からです。
verdict-wait = ノーダブル。待つほうが得です。
verdict-wait-beaver = ノーダブル。ダブルすると相手が有利になります。
verdict-double = ダブル。{ verdict-wins }で、{ $from }%あれば足ります。正しい応手はテイクです。
verdict-double-plain = ダブル。待つほうが損です。
verdict-cash = ダブル。正しい応手はパスです。テイクには{ $needs }%が必要ですが、{ $has }%しかありません。
verdict-too-good = トゥーグッド。ダブルせずギャモンを狙いましょう。ギャモンになるのは{ $gammons }%です。

lead-right = お見事です。{ $reason }
lead-right-plain = お見事です。これより良い選択はありません。
lead-only = 動かせる手はこれだけです。
lead-close = 最善に近い手です。{ $play }がわずかに上です。
lead-better = { $play }のほうが良い手です。

grid-rolls =
    { $what ->
        [hit] 36通り中{ $count }通りでヒット
        [enter] 36通り中{ $count }通りで入る
        [escape] 36通り中{ $count }通りで脱出
        [make] 36通り中{ $count }通りでポイントを作れる
        [off] 36通り中{ $count }通りでベアオフ
       *[well] 36通り中{ $count }通りが良い目
    }
grid-made =
    { $who ->
        [you] あなたの手
       *[named] { $who }の手
    }
