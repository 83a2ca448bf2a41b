# Why a choice was worse than the best one. A sentence about the play made (fault), one about the best play (merit).

reason-this =
    { $who ->
        [you] この手
       *[named] { $who }の手
    }
reason-compared = これに対し、{ $play }
reason-point =
    { $who ->
        [you] { $point }ポイント
        [named] { $who }の{ $point }ポイント
       *[bare] { $point }ポイント
    }
reason-own-rolls =
    { $who ->
        [you] あなたの36通り
       *[named] { $who }の36通り
    }
reason-lets =
    { $other ->
        [you] { "" }
       *[opponent] 相手に
    }
reason-enters-first =
    { $other ->
        [you] あなたはまずバーから入らなければ
       *[opponent] 相手はまずバーから入らなければ
    }
reason-other-home =
    { $other ->
        [you] あなたのインナーボード
       *[opponent] 相手のインナーボード
    }
reason-other-rolls =
    { $other ->
        [you] あなたの36通り
       *[opponent] 相手の36通り
    }
reason-their-rolls =
    { $other ->
        [you] あなたは36通り
       *[opponent] 36通り
    }
fault-shots-one =
    { $play }は{ reason-point }にブロットを残し、{ $made ->
        [36] { $other ->
            [you] あなたはどの目でもヒットできます。
           *[opponent] 相手のどの目でもヒットされます。
        }
       *[other] { $other ->
            [you] あなたは36通り中{ $made }通りでヒットできます。
           *[opponent] 相手の36通り中{ $made }通りでヒットされます。
        }
    }
fault-shots =
    { $play }はブロットを残し、{ $made ->
        [36] { $other ->
            [you] あなたはどの目でもヒットできます。
           *[opponent] 相手のどの目でもヒットされます。
        }
       *[other] { $other ->
            [you] あなたは36通り中{ $made }通りでヒットできます。
           *[opponent] 相手の36通り中{ $made }通りでヒットされます。
        }
    }
fault-safe =
    { $play }だと、{ $other ->
        [you] あなたは36通り中{ $made }通りでヒットでき
       *[opponent] 相手の36通り中{ $made }通りでヒットされ
    }、しかも{ reason-other-home }は{ $points }ポイント閉じています。
fault-blots = { $play }はブロットを{ $made }個残します。
fault-pips-at-risk = { $play }はヒットされると最大{ $made }ピップを失います。
fault-enters =
    { $play }の後、{ reason-their-rolls }中{ $made }通りで{ reason-lets }バーから{ $other ->
        [you] 入れます。
       *[opponent] 入られます。
    }
fault-they-make =
    { $play }の後、{ reason-their-rolls }中{ $made }通りで{ reason-lets }{ reason-point }を{ $other ->
        [you] ふさげます。
       *[opponent] ふさがれます。
    }
fault-they-cover =
    { $play }の後、{ reason-their-rolls }中{ $made }通りで{ reason-lets }{ reason-point }のブロットをカバー{ $other ->
        [you] できます。
       *[opponent] されます。
    }
fault-they-escape =
    { $play }の後、{ reason-their-rolls }中{ $made }通りで{ $other ->
        [you] バックマンを{ reason-point }の先へ出せます。
       *[opponent] 相手のバックマンに{ reason-point }を越えられます。
    }
fault-they-do-well =
    { $play }の後、{ reason-their-rolls }中{ $made }通りで{ reason-lets }{ $other ->
        [you] ヒットするか重要なポイントを作れます。
       *[opponent] ヒットされるか重要なポイントを作られます。
    }
fault-breaks = { $play }は{ reason-point }を崩します。
fault-anchor = { $play }の後はアンカーがなく、{ reason-other-home }に安全なポイントがありません。
fault-moves-up = { $play }はバックマンを動かさず、そのまま残します。
fault-stacks = { $play }は{ reason-point }に駒を{ $made }個積みます。
fault-buries = { $play }の後、インナーボードの奥で駒{ $made }個が死に駒になります。
fault-timing = { $play }の後、バックマンが待つ間に動かせるのは{ $made }ピップだけです。
fault-outside = { $play }の後、インナーボードの外に駒が{ $made }個残ります。
fault-gap = { $play }は{ reason-point }を空けます。

merit-fewer =
    { $play }なら{ $best ->
        [0] 一つもありません。
       *[other] { $best }で済みます。
    }
merit-pips-at-risk = { $play }なら最大{ $best }ピップで済みます。
merit-timing = { $play }なら{ $best }ピップあります。
merit-gap = { $play }なら空きません。

merit-shots-none = { $play }ならヒットされません。
merit-shots-fewer = { $play }ならヒットする目は{ reason-other-rolls }中{ $made }通りから{ $best }通りに減ります。
merit-they-do-well =
    { $play }なら{ $other ->
        [you] あなたが
       *[opponent] 相手が
    }ヒットするか重要なポイントを作れる目は36通り中{ $made }通りから{ $best }通りに減ります。
merit-bold =
    { $play }ならヒットされても大丈夫です（{ reason-other-rolls }中{ $best }通り）。{ reason-other-home }{ $points ->
        [0] には閉じたポイントがありません。
       *[other] で閉じているのは{ $points }ポイントだけです。
    }
reason-comes-in =
    { $other ->
        [you] あなた
       *[opponent] 相手
    }は{ $enters ->
        [36] バーからどの目でも入れます。
       *[other] 36通り中{ $enters }通りでバーから入れます。
    }
reason-one-comes-in =
    バーにある{ $other ->
        [you] あなた
       *[opponent] 相手
    }の{ $bar }個のうち少なくとも1個は{ $enters ->
        [36] どの目でも入れます。
       *[other] 36通り中{ $enters }通りで入れます。
    }
merit-hits =
    { $play }は{ $checkers ->
        [1] { reason-point }でヒット
       *[other] { reason-point }を含む{ $checkers }か所でヒット
    }し、{ $other ->
        [you] あなた
       *[opponent] 相手
    }は{ $pips }ピップを失います。{ $bar ->
        [1] { reason-comes-in }
       *[other] { reason-one-comes-in }
    }
merit-tempo = { $play }は{ reason-point }でヒットします。{ reason-enters-first }ならず、ヒットするか重要なポイントを作れる目は36通り中{ $made }通りから{ $best }通りに減ります。
merit-tempo-dance =
    { $play }は{ reason-point }でヒットします。{ reason-enters-first }{ $dances ->
        [0] なりません。
       *[other] ならず、36通り中{ $dances }通りでダンスします。
    }
merit-you-make = { $play }は{ reason-point }を狙います。状況が変わらなければ、次の手番で作れる目は{ reason-own-rolls }中{ $made }通りから{ $best }通りに増えます。
merit-you-cover = { $play }は{ reason-point }のブロットのカバーに備えます。状況が変わらなければ、次の手番でカバーできる目は{ reason-own-rolls }中{ $made }通りから{ $best }通りに増えます。
merit-you-escape = { $play }は脱出に備えます。状況が変わらなければ、次の手番でバックマンが{ reason-point }を越える目は{ reason-own-rolls }中{ $made }通りから{ $best }通りに増えます。
merit-you-do-well = { $play }は良い目を増やします。状況が変わらなければ、次の手番でヒットするか重要なポイントを作れる目は{ reason-own-rolls }中{ $made }通りから{ $best }通りに増えます。
merit-slots = { $play }は{ reason-point }をスロットします。ヒットされるのは{ reason-other-rolls }中{ $hits }通り、次の手番でカバーできるのは{ reason-own-rolls }中{ $covers }通りです。
merit-makes = { $play }は{ reason-point }を作ります。
merit-keeps = { $play }は{ reason-point }を保ちます。
merit-anchor = { $play }なら{ reason-point }にアンカーがあり、安全に入れます。
merit-better-anchor = { $play }なら、{ $made }ポイントではなく{ reason-point }に、より良いアンカーを持てます。
merit-prime =
    { $play }なら、{ $other ->
        [you] あなた
       *[opponent] 相手
    }の駒の前に連続するポイントが{ $made }個から{ $best }個に増えます。
merit-runs =
    { $play }はバックマンを{ reason-other-home }から出します。そこに残る駒は{ $made }個から{ $best ->
        [0] 0個になります。
       *[other] { $best }個に減ります。
    }
merit-escapes =
    { $play }はバックマンを逃がします。後ろに残る駒は{ $made }個から{ $best ->
        [0] 0個になります。
       *[other] { $best }個に減ります。
    }
merit-moves-up = { $play }はバックマンを{ reason-point }へ進めます。
merit-race-ahead = { $play }は脱出する手です。レースで{ $pips }ピップリードしています。
merit-race-behind = { $play }は後ろに残ってヒットの機会を待つ手です。レースで{ $pips }ピップ遅れています。
merit-gammons-matter =
    { $play }は{ $whose ->
        [yours] ギャモン勝ちを増やす手です。
       *[theirs] ギャモン負けを減らす手です。
    }このスコアではギャモンの価値が高くなります。
merit-gammons-idle =
    { $play }は{ $whose ->
        [yours] 勝ちだけを狙う手です。
       *[theirs] ギャモン負けを恐れない手です。
    }このスコアではギャモンの価値が低くなります。
merit-bears-off = { $play }のほうが多くベアオフできます（合計で{ $made }個に対して{ $best }個）。
merit-bears-off-next =
    { $play }は次の手番に備えます。{ $checkers ->
        [1] 1個ベアオフできる目
       *[other] { $checkers }個以上ベアオフできる目
    }は{ reason-own-rolls }中{ $made }通りから{ $best }通りに増えます。
merit-duplicates =
    { $play }はデュプリケーションになり、{ $other ->
        [you] あなた
       *[opponent] 相手
    }はヒットにも{ reason-point }のブロットのカバーにも{ $number }の目が必要です。ヒットするか重要なポイントを作れる目は、36通り中{ $made }通りから{ $best }通りに減ります。
merit-wins = { $play }なら勝率が{ $made }%から{ $best }%に上がります。
merit-gammons-won = { $play }ならギャモン勝ちが{ $made }%から{ $best }%に増えます。
merit-gammons-lost = { $play }ならギャモン負けが{ $made }%から{ $best }%に減ります。
merit-backgammons-won = { $play }ならバックギャモン勝ち（3倍）が{ $made }%から{ $best }%に増えます。
merit-backgammons-lost = { $play }ならバックギャモン負け（3倍）が{ $made }%から{ $best }%に減ります。

reason-take = テイクには勝率{ $needs }%が必要で、テイクする側の勝率は{ $has }%です。
reason-cube-gammons = ダブルする側のギャモン勝ちは{ $share }%、ギャモンバリューは{ $price }です。
reason-dead-cube = テイクするとデッドキューブになり、リダブルできません。テイクに必要な勝率は{ $needs }%です。マネーゲームなら{ $money }%で足ります。
reason-score = このスコアではテイクに勝率{ $needs }%が必要です。マネーゲームなら{ $money }%です。
reason-market-lost = マーケットルーザーは、2ロールの1296通り中{ $count }通りです（{ $share }%）。
reason-market-kept =
    まだ待てます。{ $count ->
        [0] マーケットルーザーはありません（2ロールの全1296通り）。
       *[other] マーケットルーザーは、2ロールの1296通り中{ $count }通りだけです（{ $share }%）。
    }
reason-window = ダブルする側の勝率は{ $has }%です。{ $from }%以上ならダブルが正しく、{ $to }%以上ならトゥーグッドです。
reason-window-open = ダブルする側の勝率は{ $has }%です。{ $from }%以上ならダブルが正しくなります。
reason-last-roll = このロールでゲームが決まります。36通り中{ $wins }通りで勝ち、ほかはすべて負けです。もうダブルする機会はありません。
reason-nothing-to-lose = このゲームに負ければマッチも負けです。ダブルしても失うものはありません。
reason-beaver =
    { $who ->
        [yours] ダブルされた後もテイクする側が有利なので、ビーバーが正解です。
        [theirs] ダブルするとテイクする側が有利になり、ビーバーされます。
       *[not] ダブルの後はダブルした側が有利なので、ビーバーはしません。
    }
reason-score-doubles = このスコアでは勝率{ $from }%以上でダブルが正しくなります。マネーゲームなら{ $money }%以上です。

verdict-wins =
    { $who ->
        [you] 勝率は{ $has }%
       *[named] { $who }の勝率は{ $has }%
    }
verdict-take = テイク。{ verdict-wins }で、{ $needs }%あれば十分です。
verdict-drop = パス。{ verdict-wins }ですが、テイクには{ $needs }%が必要です。
verdict-take-plain = テイク。パスのほうが損です。
verdict-drop-plain = パス。テイクのほうが損です。
verdict-beaver =
    { $who ->
        [you] ビーバー。ダブルの後もあなたが有利です。
       *[named] ビーバー。ダブルの後も{ $who }が有利です。
    }
verdict-early = ダブルはまだ早すぎます。{ verdict-wins }ですが、ダブルが正しいのは{ $from }%以上です。
verdict-far = ノーダブル。{ verdict-wins }ですが、ダブルが正しいのは{ $from }%以上です。
verdict-wait = ノーダブル。待つほうが得です。
verdict-wait-beaver =
    ノーダブル。ダブルすると{ $other ->
        [you] あなた
       *[opponent] 相手
    }が有利になります。
verdict-double =
    ダブル。{ verdict-wins }で、{ $from }%あれば十分です。{ $other ->
        [you] あなた
       *[opponent] 相手
    }はテイクが正解です。
verdict-double-plain = ダブル。待つほうが損です。
verdict-cash =
    ダブル。{ $other ->
        [you] あなた
       *[opponent] 相手
    }はパスが正解です。テイクには{ $needs }%が必要ですが、{ $has }%しかありません。
verdict-too-good =
    トゥーグッド。{ $other ->
        [you] ダブルせずに続けると、{ $gammons }%がギャモンになります。
       *[opponent] ダブルせずギャモンを狙いましょう。ギャモン勝ちは{ $gammons }%です。
    }

look-for =
    { $what ->
        [hits] ヒットする
        [points] 良いポイントを作る、保つ、または準備する
        [anchor] アンカーを保つ
        [prime] 相手をもっとブロックする
        [escapes] バックマンを進める
        [race] レースに合う
        [off] もっと多くの駒をベアオフできる
       *[other] もっと勝てる
    }手を探しましょう。
lead-right = 正解です。{ $reason }
lead-right-plain = 正解です。これより良い選択はありません。
lead-only = 合法手はこれだけです。
lead-close = ほぼ最善です。{ $play }がわずかに上回ります。
lead-better = { $play }のほうが良い手です。
lead-instead = もっと良い手がありました。{ $reason }

plain-better = もっと良い手
plain-close = ほぼ最善の手です。
plain-mistake = ミスです。{ $reason }
plain-fault =
    { $play }は{ $what ->
        [shot-easy] 、ヒットされやすい単独の駒を{ reason-point }に残します。
        [shot] 、ヒットされうる単独の駒を{ reason-point }に残します。
        [shots-easy] 、ヒットされやすい単独の駒を残します。
        [shots] 、ヒットされうる単独の駒を残します。
        [safe] 、ヒットされうる駒を残し、ヒットされるとバーから入りにくくなります。
        [blot] 駒を単独で残します。
        [blots] いくつかの駒を単独で残します。
        [pips] 、ヒットされると大きな損になります。
        [enters] { $other ->
            [you] 、あなたがバーから入りやすくなります。
           *[opponent] 、相手がバーから入りやすくなります。
        }
        [make] { $other ->
            [you] 、あなたが{ reason-point }をふさぎやすくなります。
           *[opponent] 、相手が{ reason-point }をふさぎやすくなります。
        }
        [escape] { $other ->
            [you] 、あなたのバックマンが逃げやすくなります。
           *[opponent] 、相手のバックマンが逃げやすくなります。
        }
        [well] { $other ->
            [you] 、あなたがヒットしたり良いポイントを作ったりしやすくなります。
           *[opponent] 、相手がヒットしたり良いポイントを作ったりしやすくなります。
        }
        [stacks] { reason-point }に駒を積みすぎます。
        [buries] 、インナーボードの奥に、あまり邪魔にならない駒を残します。
        [timing] 、バックマンが待つ間に動かせる駒があまり残りません。
       *[outside] 、インナーボードの外に駒を残します。
    }
plain-merit =
    { $play }は{ $what ->
        [hit] { reason-point }でヒットし、その駒は最初からやり直しになります。
        [hits] 複数の駒をヒットします。
        [tempo] { reason-point }でヒットします。{ reason-enters-first }なりません。
        [bold] ヒットされても大丈夫です。{ reason-other-home }が弱いからです。
        [make] { reason-point }を作る準備をします。
        [escape] バックマンの脱出に備えます。
        [well] 次の手番で良い目が増えるようにします。
        [slot] 次の手番でポイントを作るために、駒を{ reason-point }に置きます。
        [off-next] 次にもっと多くベアオフできるようにします。
        [makes] { reason-point }を作ります。
        [keeps] { reason-point }を保ちます。
        [anchor] 、安全に入れる{ reason-point }を保ちます。
        [better-anchor] 、より良い安全なポイントとして{ reason-point }を保ちます。
        [prime] { $other ->
            [you] あなた
           *[opponent] 相手
        }の前に、より多くのポイントを連続させます。
        [out] 駒を{ reason-other-home }から出します。
        [away] バックマンを逃がします。
        [up] バックマンを{ reason-point }へ進めます。
        [off] もっと多くベアオフします。
        [off-one] 駒をベアオフします。
        [off-more] 複数の駒をベアオフします。
        [ahead] 、レースのリードを生かして脱出します。
        [behind] 、レースで遅れているので、後ろに残ってヒットの機会を待ちます。
        [gammons-won] 、2倍になるギャモン勝ちを増やします。
        [gammons-lost] 、2倍になるギャモン負けを減らします。
        [backgammons-won] 、3倍になるバックギャモン勝ちを増やします。
        [backgammons-lost] 、3倍になるバックギャモン負けを減らします。
        [safe] ヒットされる駒を残しません。
        [safer] ヒットされる機会を減らします。
        [blots] 単独の駒を減らします。
        [fewer] { $other ->
            [you] あなた
           *[opponent] 相手
        }の良い目を減らします。
        [spread] 駒をより良く散らします。
        [in-play] まだ相手を止められる場所に、より多くの駒を残します。
        [waits] 、バックマンが待つ間に動かせる駒をより多く残します。
        [home] より多くの駒をインナーボードに入れます。
        [home-one] 駒をインナーボードに入れます。
        [home-more] 複数の駒をインナーボードに入れます。
        [builder] 駒を近くに運び、ポイントを作る準備をします。
        [builders] 複数の駒を近くに運び、ポイントを作る準備をします。
        [no-gap] { reason-point }を空けません。
       *[wins] 勝率を上げます。
    }

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
