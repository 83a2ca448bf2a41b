# 攻めとアンカー。

blitz-title = 攻めとアンカー

hit-and-make-title = ヒットしてポイントを作る
hit-and-make-idea = 一番いいのは、2個の駒で同時に決めるヒットです。ブロット（1個だけの駒）はバーへ送られて最初からやり直し、そのポイントはあなたのものになります。
hit-and-make-first = 目は4-2、相手はバックマンを2つに分けました。矢印のとおり動かしましょう。
hit-and-make-first-why = ヒットと同時に、4ポイントを2個で押さえました。ここならバーから入る駒にヒットされません。
hit-and-make-on-the-bar = 目は4-2です。相手の駒は1個がすでにバーにあり、4ポイントにもブロットが1個あります。それもバーへ送りましょう。
hit-and-make-on-the-bar-why = 4、5、6を押さえ、相手の2個がバーにいます。36通り中{ $in }通りで1個は入りますが、2個とも入る目は多くありません。
hit-and-make-third-one = 目は5-3です。バーにはすでに2個います。もう1個送れますか？
hit-and-make-third-one-why = バーに3個、こちらのポイントはこれで4つ目です。相手が反撃できないうちに攻めましょう。
hit-and-make-seal = 相手の駒がバーにいる間に、インナーボードの6つのポイントを全部作り、入口をなくしましょう。手番は12回です。

two-on-the-bar-title = 1個より2個
two-on-the-bar-idea = バーに2個いる相手は、両方入るまでほかの駒を動かせません。危険を冒す価値があります。
two-on-the-bar-nearer-then-further = 目は4-2です。インナーボードに相手のブロットが2個あります。両方ヒットできますか？
two-on-the-bar-nearer-then-further-why = 1個の駒で両方ヒットしました。バーに2個いる相手があなたのブロットをヒットできるのは、36通り中{ $shots }通りだけです。
two-on-the-bar-coming-in = 目は4-3、バーから入ります。目の前にブロットが2個あります。両方ヒットできますか？
two-on-the-bar-coming-in-why = 入りながら1個目を、続けて2個目をヒット。バーからの一手で、攻める側に回りました。
two-on-the-bar-long-way = 目は6-4です。9ポイントと3ポイントにブロットがあります。ヒットするのは1個ですか、それとも両方ですか？
two-on-the-bar-long-way-why = 1個の駒で両方ヒットしました。36通り中{ $shots }通りでこちらのブロットがヒットされますが、相手はまず2個入れなければなりません。
two-on-the-bar-one-is-enough = 相手はブロットを2個残しました。2回の手番のうちに、どちらかをヒットしましょう。

shut-the-door-title = 入口をふさぐ
shut-the-door-idea = 相手がバーにいる間は、ポイントを1つ作るたびに、相手の入れる目が1つ減ります。余った駒を運ぶより、ポイントを作りましょう。
shut-the-door-fifth = 目は5-4、相手の2個がバーにいます。矢印のとおり動かしましょう。
shut-the-door-fifth-why = 5つふさがりました。入れるのは36通り中{ $in }通りだけです。
shut-the-door-five-point = 目は5-1です。一番価値のあるポイントはどれでしょう？
shut-the-door-five-point-why = 4、5、6がふさがり、入れるのは{ $in }通り。まだ多いのですが、相手が入るのは壁の後ろの深いところです。
shut-the-door-cover = 目は5-4です。2ポイントにあなたのブロットがあります。どちらかの目でカバーしましょう。
shut-the-door-cover-why = ブロットをカバーして、インナーボードのポイントは5つになりました。入れるのは36通り中{ $in }通りだけです。
shut-the-door-close-out = 相手がバーにいる間に、インナーボードの6つのポイントを全部作りましょう。手番は12回です。

your-own-anchor-title = 守りのアンカー
your-own-anchor-idea = 攻められたときは、アンカー（相手のインナーボードで2個そろったポイント）が必要です。ヒットされず、バーからもいつでも入れます。
your-own-anchor-join = 目は3-1です。バックマンが1個ずつに離れています。矢印のとおり動かしましょう。
your-own-anchor-join-why = 21ポイントで2個がそろいました。相手の攻めはここまでです。
your-own-anchor-small-number = 目は5-1です。5より先に、1の使い方を考えましょう。
your-own-anchor-small-number-why = 1で2個がそろい、5も13から8へ安全に使えました。
your-own-anchor-from-the-bar = 目は4-1、あなたの駒がバーにあります。すぐにアンカーを作れますか？
your-own-anchor-from-the-bar-why = バーから入って20へ。相手の5ポイントという、最高のアンカーができました。
your-own-anchor-hold-on = 目は5-3です。どちらの目でも入れます。どちらで入りますか？
your-own-anchor-hold-on-why = 5で20の駒と合流し、3は自分の5ポイントへ進めました。3で入ると、相手側にブロットが2個残ります。
your-own-anchor-settle = 20ポイントにアンカーを作りましょう。手番は8回です。
