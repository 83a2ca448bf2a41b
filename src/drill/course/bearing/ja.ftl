# ベアインとベアオフ。

bearing-title = ベアインとベアオフ

taking-off-title = できれば2個ずつ
taking-off-idea = 出た目のポイントの駒をベアオフします。目が大きすぎれば、一番高いポイントの駒です。2個出すのは、形を整える手よりほとんどいつも得です。
taking-off-two-off = 目は2-1で、相手はあと2手かかります。矢印に従って2個出しましょう。
taking-off-two-off-why = 残りは3個ではなく2個。あと1手で足りるかもしれません。
taking-off-leave-five = 目は3-2です。5の駒を1個出すか、下の駒を2個出すかです。
taking-off-leave-five-why = 5の駒も気になりますが、1個に2つの目を使ってしまいます。これで残りは2個です。
taking-off-make-room = 目は3-2です。出せるのは3の目だけ。2はどこで使うのが一番でしょう。
taking-off-make-room-why = 残りは2と1。次は{ $rest }通りすべての目で出せます。もう低い所にいる駒に目を使うのはもったいないのです。
taking-off-sprint = 少し遅れています。相手より先に全部ベアオフしましょう。

last-two-title = 最後の2個
last-two-idea = 残り2個になったら、両方出せる目を数えます。目は36通り。ゾロ目は1通り、ほかの組み合わせは2通りです。
last-two-three-two = 最後の2個が3と2にあります。36通りのうち、両方出せるのは何通りですか。
last-two-three-two-why = { $rolls }通りです。失敗するのは1の目だけ。1を含む目は11通りあり、どれも1個残ります。
last-two-four-one = 4と1にある時は？
last-two-four-one-why = { $rolls }通りです。4以上の目か、2か3のゾロ目が必要です。4と1も3と2も合計は5ですが、こちらのほうがよく出られます。
last-two-choose = 目は5-1です。5で1個出します。残す2個を選びましょう。
last-two-choose-why = 4と1なら{ $apart }通り、3と2なら{ $level }通りです。合計は同じでも、低い駒があると楽なのです。
last-two-photo-finish = 接戦です。相手が終わる前に最後の4個を出しましょう。

different-points-title = 別々のポイントに
different-points-idea = 同じポイントの2個には、よい目が2つ必要です。別々のポイントなら、目ごとに役割があります。
different-points-small-step = 目は5-1です。5で1個出します。1はどうしますか。
different-points-small-step-why = 3と2なら{ $apart }通り、3と3なら{ $pair }通りで出られます。
different-points-from-four = 目は6-1です。6で5の駒を出します。1の前によく考えましょう。
different-points-from-four-why = 4と2は{ $apart }通り、3と3は{ $pair }通り。合計は同じでも、ポイントが違います。
different-points-wide-apart = 目は2-1です。1で1個出し、次に2を使います。
different-points-wide-apart-why = 6に残すのは不格好に見えますが、6と2は{ $apart }通り、4と4は{ $pair }通りです。
different-points-two-and-six = 目は5-2です。同じ考え方をもう一度。
different-points-two-and-six-why = 1個出て、残りの2個は別々のポイント。また6と2です。
different-points-gaps = 相手より先に全部ベアオフしましょう。出せない時は空いたポイントを埋めます。

bring-home-title = 相手の前を通って帰る
bring-home-idea = 相手があなたのインナーボードにポイントを持っている間は、ブロット1個でゲームを失いかねません。後ろから2個ずつ入れましょう。
bring-home-both-together = 目は6-5で、相手は1ポイントで待っています。矢印に従ってください。8の2個が一緒に離れます。
bring-home-both-together-why = 両方の組から1個ずつ動かすと、ブロットが2個残りました。これで全部2個ずつです。
bring-home-cover = 目は6-3です。6は8からしか動かせません。ブロットを残さない3を探しましょう。
bring-home-cover-why = 2個が2ポイントでそろい、単独の駒はありません。8/2 6/3なら、36通り中{ $shots }通りでヒットされます。
bring-home-one-blot = 目は6-1です。6のあと、8に1個残ります。ほかに危険が出ないように1を使いましょう。
bring-home-one-blot-why = 相手の駒はあなたのポイントの後ろに閉じ込められ、8の駒に当たるのは36通り中{ $few }通りだけです。6/5なら{ $many }通りでした。
bring-home-all-home = 駒を全部インナーボードに運びましょう。ヒットされても間に合いますが、時間はかかります。

from-the-back-title = 後ろから空ける
from-the-back-idea = 相手がまだヒットできる間は、一番高いポイントから空けましょう。速さより安全です。
from-the-back-clear-six = 目は6-1です。矢印に従ってください。6で1個出し、もう1個も6ポイントを離れます。
from-the-back-clear-six-why = 6ポイントが空き、ほかは全部2個ずつです。そこに1個残すと、1ポイントからヒットされるところでした。
from-the-back-one-off-is-plenty = 目は6-2です。2個出せますが、出すべきでしょうか。
from-the-back-one-off-is-plenty-why = 2個出すと、36通り中{ $shots }通りに当たるブロットが残ります。大きくリードしているので、1個で十分です。
from-the-back-none-off = 目は2-1です。どうしても出す必要がありますか。
from-the-back-none-off-why = 2個とも6ポイントを離れ、単独の駒はありません。これだけリードしていれば、1手休んでも平気です。
from-the-back-anchor = 目は2-1で、相手はあなたの1ポイントに2個います。
from-the-back-anchor-why = 一番後ろのポイントが空き、ブロットもなく、当たる目は{ $shots }通りです。安全になったらまた出しましょう。
from-the-back-past-the-anchor = 全部ベアオフしましょう。相手はブロットを待っています。必要がなければ残さないように。
