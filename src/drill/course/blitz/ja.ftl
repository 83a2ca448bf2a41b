# 攻めとアンカー。

blitz-title = 攻めとアンカー

hit-and-make-title = ヒットしてポイントを作る
hit-and-make-idea = 一番よいのは2個の駒で同時にヒットすることです。ブロットはバーへ行き、ポイントはあなたのものになります。
hit-and-make-first = 目は4-2で、相手はバックマンを分けています。矢印に従ってください。
hit-and-make-first-why = ヒットと同時に4ポイントを2個で押さえました。バーからヒットされることはありません。
hit-and-make-on-the-bar = 目は4-2です。相手の1個はもうバーにいて、もう1個は単独です。
hit-and-make-on-the-bar-why = 4、5、6を押さえ、バーには2個います。36通り中{ $in }通りで1個は入れますが、2個とも入る目はわずかです。
hit-and-make-third-one = 目は5-3です。バーにはもう2個います。もう1個いけますか。
hit-and-make-third-one-why = バーに3個、そして4つ目のポイント。相手が反撃できないうちに攻めましょう。
hit-and-make-seal = 相手の駒がバーにいる間に、インナーボードの6つのポイントを全部閉じましょう。

two-on-the-bar-title = 1個より2個
two-on-the-bar-idea = バーに2個いると、相手は両方入れるまでほかの駒を動かせません。危険を冒す価値があります。
two-on-the-bar-nearer-then-further = 目は4-2です。インナーボードにブロットが2個あります。
two-on-the-bar-nearer-then-further-why = 1個の駒で両方をヒットしました。2個入らなければならない間、あなたのブロットはほぼ安全です。
two-on-the-bar-coming-in = 目は4-3で、バーから入ります。目の前の2個のブロットを見ましょう。
two-on-the-bar-coming-in-why = 入りながら1個目を、続けて2個目をヒット。バーから一手で攻めに転じました。
two-on-the-bar-long-way = 目は6-4です。9と3にブロットがあります。
two-on-the-bar-long-way-why = 1個の駒で両方ヒットしました。バーに2個いる相手には、あなたのブロットを狙う暇がありません。
two-on-the-bar-one-is-enough = 相手はブロットを2個残しました。2手のうちに1個ヒットしましょう。

shut-the-door-title = 入口を閉じる
shut-the-door-idea = バーに駒がいる間、ポイントを1つ作るたびに相手の目が1つ減ります。駒を運ぶよりポイントを作りましょう。
shut-the-door-fifth = 目は5-4で、バーに2個います。矢印に従ってください。
shut-the-door-fifth-why = 5つ閉じました。入れるのは36通り中{ $in }通りだけです。
shut-the-door-five-point = 目は5-1です。一番価値のあるポイントはどれでしょう。
shut-the-door-five-point-why = 4、5、6が閉じ、入る目は{ $in }通り。まだ多くても、相手が入るのは壁の後ろの深い所です。
shut-the-door-cover = 目は5-4です。2ポイントに自分のブロットがあります。
shut-the-door-cover-why = ブロットを守り、インナーボードの5つが閉じました。入れるのは36通り中{ $in }通りだけです。
shut-the-door-close-out = 相手がバーにいる間に、インナーボードの6つのポイントを全部閉じましょう。

your-own-anchor-title = 自分のアンカー
your-own-anchor-idea = 攻められている時は、相手のインナーボードの同じポイントに2個いれば助かります。ヒットされず、いつでも入れます。
your-own-anchor-join = 目は3-1です。バックマンが2個とも単独です。矢印に従ってください。
your-own-anchor-join-why = 21ポイントでそろいました。相手の攻めは終わりです。
your-own-anchor-small-number = 目は5-1です。5より先に1の使い方を考えましょう。
your-own-anchor-small-number-why = 1で2個がそろいました。そのあとの13/8は安全で、味方も増えました。
your-own-anchor-from-the-bar = 目は4-1で、バーにいます。
your-own-anchor-from-the-bar-why = 24に入って20へ。相手の5ポイントという最高のアンカーができました。
your-own-anchor-hold-on = 目は5-3です。どちらの目でも入れます。
your-own-anchor-hold-on-why = 5で20の駒と一緒になり、3は自分の5ポイントへ。3で入ると単独の駒が2個残ります。
your-own-anchor-settle = 20ポイントにアンカーを作りましょう。
