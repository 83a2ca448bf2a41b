# プライム。

priming-title = 壁を作る

four-in-a-row-title = 4つ並べる
four-in-a-row-idea = 隣り合うポイントはプライムと呼ばれます。4つ並ぶと越えにくく、後ろの駒にはちょうどよい目が必要です。
four-in-a-row-first-four = 目は6-4です。矢印に従って、8と6の間を埋めましょう。
four-in-a-row-first-four-why = 8、7、6、5があなたのものです。2ポイントの駒は運がないと出られません。
four-in-a-row-not-the-hit = 目は5-1です。4ポイントでヒットするか、列を伸ばすかです。
four-in-a-row-not-the-hit-why = 壁はヒットより長持ちします。3個の駒が4つ並んだポイントの後ろにいます。
four-in-a-row-bar-point = 目は6-4です。ポイントは3つあります。4つ目はどこでしょう。
four-in-a-row-bar-point-why = 7が加わって8、7、6、5。後ろに残したブロットに見合う価値があります。
four-in-a-row-builder-first = 目は6-2です。後ろにいる相手の駒は1個だけ。そこに閉じ込めましょう。
four-in-a-row-builder-first-why = その駒の前に4つ並びました。壁は1個の駒にも5個の駒にも効きます。
four-in-a-row-wall = 8、7、6、5があなたのものです。4ポイントも作りましょう。

five-in-a-row-title = 5つ並べる
five-in-a-row-idea = 5つ並ぶと、出られるのは6だけ、それも壁のすぐ後ろからだけです。次のポイントが必要な所へ余った駒を運びましょう。
five-in-a-row-fifth-point = 目は4-3です。相手の駒は1ポイントに1個残っています。
five-in-a-row-fifth-point-why = 8、7、6、5、4の5つ。相手の駒はまだ壁のすぐ後ろにいません。
five-in-a-row-fill-the-gap = 目は4-3です。壁に穴が1つあります。
five-in-a-row-fill-the-gap-why = 7の穴がふさがり、8から4まで並びました。10の駒はあとで役に立ちます。
five-in-a-row-from-the-front = 目は3-2です。駒が1個しかないポイントがあります。
five-in-a-row-from-the-front-why = 8を守り、9から5まで並びました。
five-in-a-row-hold-them = 相手が形を崩してブロットを残すまで、できるだけ壁を保ちましょう。そしてヒットします。

six-in-a-row-title = 6つ並べる
six-in-a-row-idea = 6つ並んだポイントは何も越えられません。壁を運ぶ時間はたっぷりあります。
six-in-a-row-lock = 目は4-2です。矢印に従ってください。
six-in-a-row-lock-why = 9から4まであなたのものです。後ろの駒は、あなたが通すまで出られません。
six-in-a-row-sixth = 目は3-2です。5つ並べば、6つまであと少しです。
six-in-a-row-sixth-why = 8から3まで閉じました。どんな目でも、バーの駒は越えられません。
six-in-a-row-roll-it-home = 目は6-2です。バーに2個います。一手でどのポイントを閉じられるでしょう。
six-in-a-row-roll-it-home-why = ブロットを2個とも守り、入れるのは36通り中{ $in }通りだけです。
six-in-a-row-roll-home = 壁は9から3まで。必要なら最後の駒をヒットし、壁を運んで6つのポイントを全部閉じましょう。

to-the-edge-title = 壁のすぐ後ろへ
to-the-edge-idea = 自分が壁の後ろにいる時は、すぐ後ろまで進みましょう。そこからは6で越えられますが、離れているとどの目でも越えられません。
to-the-edge-edge-anchor = 目は3-1で、相手は17、18、19、20を押さえています。矢印に従ってください。
to-the-edge-edge-anchor-why = 壁のすぐ後ろのアンカーです。ヒットされず、5か6で外に出られます。
to-the-edge-step-up = 目は4-2で、最後の駒の前に5つのポイントがあります。
to-the-edge-step-up-why = 22からは6で壁を越えられます。24からはどの目でも越えられませんでした。
to-the-edge-jump = 目は6-1で、1で入ります。6はどうしますか。
to-the-edge-jump-why = 道が開いている間に1個出ました。残りは順番を待ちます。
to-the-edge-escape = 最後の駒が4つ並んだポイントのすぐ後ろにいます。18ポイントの先へ進めましょう。
