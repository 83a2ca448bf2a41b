# プライム。

priming-title = プライムで閉じ込める

four-in-a-row-title = 4つ並べる
four-in-a-row-idea = 隣り合って並んだポイントを、プライムといいます。4つ並ぶと越えにくく、後ろの駒が逃げるにはぴったりの目が必要です。
four-in-a-row-first-four = 目は6-4です。矢印のとおり、8と6の間を埋めましょう。
four-in-a-row-first-four-why = 8、7、6、5があなたのものです。2ポイントにいる相手は、運がなければ逃げられません。
four-in-a-row-not-the-hit = 目は5-1です。4ポイントでヒットするか、並びを伸ばすか、どちらでしょう？
four-in-a-row-not-the-hit-why = 壁はヒットより長持ちします。4つ並んだポイントの後ろに、相手の3個がいます。
four-in-a-row-bar-point = 目は6-4です。ポイントが3つあります。4つ目はどこに作りますか？
four-in-a-row-bar-point-why = 7が加わって8、7、6、5。後ろにブロットを残してでも作る価値があります。
four-in-a-row-builder-first = 目は6-2です。後ろにいる相手は1個だけです。そこに閉じ込めましょう。
four-in-a-row-builder-first-why = その駒の前に4つ並びました。プライムは、相手が1個でも5個でも同じように効きます。
four-in-a-row-wall = 8、7、6、5を押さえています。4ポイントも作りましょう。

five-in-a-row-title = 5つ並べる
five-in-a-row-idea = 5つ並ぶと、逃げられるのは6の目だけ、それもプライムのすぐ後ろからだけです。次のポイントを作りたいところへ、余った駒を運びましょう。
five-in-a-row-fifth-point = 目は4-3です。相手の駒は、あなたの1ポイントに1個残っています。
five-in-a-row-fifth-point-why = 8、7、6、5、4と5つ並びました。相手の駒は、まだプライムのすぐ後ろまで来ていません。
five-in-a-row-fill-the-gap = 目は4-3です。壁に穴が1つあります。
five-in-a-row-fill-the-gap-why = 7の穴がふさがり、8から4まで並びました。10の駒はあとで役に立ちます。
five-in-a-row-from-the-front = 目は3-2です。駒が1個しかないポイントがあります。
five-in-a-row-from-the-front-why = 8ポイントをカバーして、9から5まで並びました。
five-in-a-row-hold-them = 相手の形が崩れてブロットが出るまで、できるだけ壁を保ちましょう。出たらヒットです。

six-in-a-row-title = 6つ並べる
six-in-a-row-idea = 6つ並んだポイントは、どんな目でも越えられません。あとは好きなだけ時間をかけて、壁ごとインナーボードへ運べます。
six-in-a-row-lock = 目は4-2です。矢印のとおり動かしましょう。
six-in-a-row-lock-why = 9から4まであなたのものです。後ろの駒は、あなたが道を開けるまで出られません。
six-in-a-row-sixth = 目は3-2です。5つ並べば、6つまであと少しです。
six-in-a-row-sixth-why = 8から3までふさがりました。バーの駒は、どんな目でも越えられません。
six-in-a-row-roll-it-home = 目は6-2、相手の2個がバーにいます。この一手で、どのポイントをふさげるでしょう？
six-in-a-row-roll-it-home-why = 2個のブロットを同時にカバーし、入れるのは36通り中{ $in }通りだけです。
six-in-a-row-roll-home = 壁は9から3まで。必要なら最後の駒をヒットし、壁ごと運んで、インナーボードの6つのポイントを全部作りましょう。

to-the-edge-title = 壁のすぐ後ろへ
to-the-edge-idea = 自分が壁に閉じ込められたら、壁のすぐ後ろまで進みましょう。そこなら6で越えられることがありますが、離れているとどの目でも越えられません。
to-the-edge-edge-anchor = 目は3-1、相手は17、18、19、20を押さえています。矢印のとおり動かしましょう。
to-the-edge-edge-anchor-why = 壁のすぐ後ろのアンカーです。ヒットされず、5か6で外に出られます。
to-the-edge-step-up = 目は4-2、最後の駒の前に5つのポイントが並んでいます。
to-the-edge-step-up-why = 22からは6で壁を越えられます。24からは、どの目でも越えられませんでした。
to-the-edge-jump = 目は6-1、1でバーから入るしかありません。6はどうしますか？
to-the-edge-jump-why = 道が開いているうちに、1個逃げました。残りは順番を待ちます。
to-the-edge-escape = 最後の駒が、4つ並んだポイントのすぐ後ろにいます。18ポイントかその先まで進めましょう。
