# ダブリングキューブ。

cube-title = ダブリングキューブ

a-quarter-title = 4分の1で十分
a-quarter-idea = 相手がダブルしたら、降りて1点失うか、2点を懸けて続けるかです。4ゲームに1ゲーム以上勝てるなら続けます。
a-quarter-even = 相手は1手で2個出さなければなりません。失敗すればあなたの勝ちです。ダブルされました。テイクか、パスか。
a-quarter-even-why = 36通り中{ $off }通りで終わり、ほかは全部あなたの勝ち。ほぼ半分で、4分の1よりずっと多くなります。
a-quarter-enough = 同じ場面ですが、2個の駒はもっと低い所にあります。
a-quarter-enough-why = 36通り中{ $off }通りで負けます。残りの11通りは36の4分の1の9より多いので、テイクです。負けるほうが多くても、パスはもっと損です。
a-quarter-too-little = 相手の最後の2個は、相手の1ポイントと4ポイントにあります。テイクか、パスか。
a-quarter-too-little-why = { $off }通りで負け、助かるのは7通りだけ。9より少ないので、1点で済ませましょう。
a-quarter-steal = あなたの番で、接戦です。相手より先に全部ベアオフしましょう。

last-roll-title = 最後のひと振り
last-roll-idea = このひと振りで決まるなら、半分より有利になったらダブルです。4分の3を超えれば、相手はパスするしかありません。
last-roll-favourite = 相手は次の手番で必ず終わります。振る前にダブルしますか。
last-roll-favourite-why = 36通り中{ $off }通りで勝ち、半分を少し超えます。有利なので2点にしましょう。相手にも十分見込みがあるのでテイクです。
last-roll-underdog = 今度は2個が6と2にあります。ダブルしますか。
last-roll-underdog-why = 両方出せるのは36通り中{ $off }通りだけです。不利な時に点を上げてはいけません。
last-roll-too-strong = 残りは4と1です。どうしますか。相手はどう答えるべきでしょう。
last-roll-too-strong-why = { $off }通りで勝ち、4分の3（27）を超えます。相手はパスが最善で、振らずに1点です。
last-roll-finish = 相手より先に5個すべてをベアオフしましょう。どちらもダブルできます。パスした側がその場で負けです。

race-cube-title = レースのダブル
race-cube-idea = 長いレースでは自分のピップを見ます。その10分の1ほどリードしていればダブル。相手のリードがそれよりかなり大きければパスです。
race-cube-level-race = あなたは残り{ $you }ピップ、相手は{ $they }ピップで、あなたの手番です。ダブルしますか。
race-cube-level-race-why = 手番には価値がありますが、レースは互角です。キューブはまだ真ん中に置いておきましょう。
race-cube-ahead = あなたは残り{ $you }ピップ、相手は{ $they }ピップです。
race-cube-ahead-why = 85の10分の1は約9で、ちょうどリードの分です。ダブルしましょう。相手はまだ4回に1回ほど勝てるのでテイクできます。
race-cube-a-little-behind = あなたは残り{ $you }ピップ、相手は{ $they }ピップで、ダブルされました。
race-cube-a-little-behind-why = 10分の1のリードはダブルには十分ですが、パスさせるには足りません。
race-cube-far-behind = あなたは残り{ $you }ピップ、相手は{ $they }ピップだけ。テイクか、パスか。
race-cube-far-behind-why = 相手のリードは5分の1。奇跡はそれほど何度も起きません。
race-cube-head-start = 強い相手に少しリードしています。2点勝ちましょう。相手がまだテイクするうちにダブルして、レースに勝ちます。

before-its-too-late-title = 手遅れになる前に
before-its-too-late-idea = 自分の一番よい目を考えましょう。そのあと相手がパスするしかないなら、まだ互いに見込みのある今、ダブルします。
before-its-too-late-threat = 相手の1個はバーに、もう1個はあなたの1ポイントに単独でいます。ダブルしますか。
before-its-too-late-threat-why = 前によいポイントがあり、攻める目も多くあります。1手待てば、テイクできるポジションではなくなるかもしれません。
before-its-too-late-quiet = 5ポイントを作りましたが、ゲームは始まったばかりです。ダブルしますか。
before-its-too-late-quiet-why = よいポイントでも、狙いがありません。狙いのない有利はダブルではないのです。
before-its-too-late-gone = バーに1個、2ポイントにブロットが1個、インナーボードのポイントは3つ。どうするのが正しいでしょう。
before-its-too-late-gone-why = ギャモンの見込みが大きく、テイクすれば相手は1点より多く失います。今すぐ1点を取りましょう。
before-its-too-late-keep-in = 7ポイントを作り、最後の2個を閉じ込めましょう。

an-anchor-title = 安全に待てる場所
an-anchor-idea = 相手のインナーボードの同じポイントに2個いればアンカーです。いつでも入れて、ヒットの機会も残ります。高いポイントほどよいのです。
an-anchor-good-anchor = 相手の5ポイント、つまり自分の20を押さえています。遅れていて、ダブルされました。
an-anchor-good-anchor-why = このようなゲームの{ $wins }％に勝ち、ギャモン負けはほとんどありません。このアンカーならテイクです。
an-anchor-low-anchor = 今度のアンカーは24です。あなたは残り{ $you }ピップ、相手は{ $they }ピップです。
an-anchor-low-anchor-why = 一番低いポイントからは、遅いヒットでしか勝てず、ギャモン負けも多くなります。パスしましょう。
an-anchor-good-but-far-behind = またよいアンカーですが、あなたは残り{ $you }ピップ、相手は{ $they }ピップです。
an-anchor-good-but-far-behind-why = アンカーがすべてではありません。これだけ遅れるとヒットするしかなく、その機会はめったに来ません。
an-anchor-turn-it-round = 相手がブロットを残すまでアンカーで待ち、ヒットしましょう。

play-on-title = ギャモンを狙って続ける
play-on-idea = ダブルすれば、相手はパスして1点で済みます。ギャモンになりそうなら、ダブルせずに2点を狙って続けましょう。
play-on-closed-out = 相手の2個が締め出されています。ダブルすべきでしょうか。
play-on-closed-out-why = 相手はすぐパスするでしょう。続ければ2回に1回ほどギャモンになり、負けることはほとんどありません。
play-on-five-points = バーに2個いて、あなたはまだ駒を運んでいるところです。
play-on-five-points-why = こうしたゲームの多くはギャモンで終わります。キューブはそのままにして、残りを運びましょう。
play-on-no-gammon = あなたは残り{ $you }ピップ、相手は{ $they }ピップ。もうヒットはありません。
play-on-no-gammon-why = こうしたレースにギャモンはありません。ダブルして1点を取りましょう。
play-on-win-two = ギャモンで勝ちましょう。相手が1個も出さないうちに全部ベアオフします。ダブルもできますが、パスされると1点だけです。
