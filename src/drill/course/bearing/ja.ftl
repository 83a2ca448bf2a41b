# ベアインとベアオフ。

bearing-title = ベアインとベアオフ

taking-off-title = 出せるなら2個
taking-off-idea = 出た目のポイントの駒を盤の外へ出す（ベアオフ）か、どれか1個をその目だけ進めます。一番後ろの駒のポイントより目が大きければ、その駒を出せます。2個出せるなら、形を整えるよりほとんどいつも得です。
taking-off-two-off = 目は2-1、相手はあと2回、ゾロ目なら1回で上がります。矢印のとおり2個ベアオフしましょう。
taking-off-two-off-why = 残りは3個ではなく2個。次の1回で上がれるかもしれません。
taking-off-leave-five = 目は3-2です。5ポイントの1個を出すか、もっと前の2個を出すか、よいと思うほうを動かしましょう。
taking-off-leave-five-why = 5の駒を出したくなりますが、1個に両方の目を使ってしまいます。2個出したので、残りは2個だけです。
taking-off-make-room = 目は3-2です。出せるのは3の目だけ。2は一番役に立つところに使いましょう。
taking-off-make-room-why = 残りは2と1。次は{ $rest }通りのどの目でも上がれます。もう前にいる駒に目を使うのはもったいないのです。ダイス2個の目の出方は36通りです。
taking-off-sprint = 接戦です。相手より先に全部ベアオフしましょう。

last-two-title = 最後の2個
last-two-idea = 残り2個になったら、1回で両方出せる目を数えます。目は全部で36通り、ゾロ目は1通りずつ、そのほかの組み合わせは2通りずつです。
last-two-three-two = 最後の2個が3と2にあります。36通りのうち、両方出せる目は何通りですか？
last-two-three-two-why = { $rolls }通りです。失敗するのは1が出たときだけで、1を含む目は11通り、どれも1個残ります。
last-two-four-one = では、最後の2個が4と1にあれば、36通り中何通りの目で両方出せますか？
last-two-four-one-why = { $rolls }通りです。4以上の目か、2か3のゾロ目で上がれます。4と1も3と2も足せば5ですが、4と1のほうが上がりやすいのです。
last-two-choose = 目は5-1です。5で1個出し、どの2個を残すか選びましょう。
last-two-choose-why = 4と1なら{ $apart }通り、3と2なら{ $level }通りで上がれます。合計は同じでも、1個がずっと前にあるほうが得です。
last-two-photo-finish = 接戦です。相手が上がる前に、最後の4個を出しましょう。

different-points-title = 2個は別々のポイントに
different-points-idea = 同じポイントに2個あると、いい目が2つ必要です。別々のポイントなら、それぞれの目に出番があります。
different-points-small-step = 目は5-1です。5で1個出し、1の一番よい使い方を見つけましょう。
different-points-small-step-why = 3と2なら{ $apart }通り、3と3なら{ $pair }通りで上がれます。
different-points-from-four = 目は6-1です。6で5ポイントの駒を出し、1の一番よい使い方を見つけましょう。
different-points-from-four-why = 4と2なら{ $apart }通り、3と3なら{ $pair }通り。合計は同じでも、ポイントを分けたほうが得です。
different-points-wide-apart = 目は2-1です。1で1個出してから、2を使います。
different-points-wide-apart-why = 6に残すのは不格好に見えますが、6と2なら{ $apart }通り、4と4なら{ $pair }通りです。
different-points-two-and-six = 目は5-2です。5で1個出し、2の一番よい使い方を見つけましょう。
different-points-two-and-six-why = 1個出て、残りの2個は別々のポイント。今度も6と2です。
different-points-gaps = 相手より先に全部ベアオフしましょう。出せない目では、空いたポイントを埋めます。

bring-home-title = 相手の前を通って帰る
bring-home-idea = 相手があなたのインナーボードにポイントを持っている間は、ブロット（1個だけの駒）が命取りになります。後ろから2個ずつ入れましょう。
bring-home-both-together = 目は6-5、相手はあなたの1ポイントで待ち構えています。矢印のとおり、8ポイントの2個を一緒に動かしましょう。
bring-home-both-together-why = 8と7から1個ずつ動かすと、そこにブロットが2個残るところでした。これなら1個だけです。
bring-home-cover = 目は6-3です。6は8ポイントからしか動かせません。ブロットを1個も残さない3を探しましょう。
bring-home-cover-why = 2ポイントで2個がそろい、ブロットはありません。3で6から3へ動かしていたら、36通り中{ $shots }通りでヒットされるところでした。
bring-home-one-blot = 目は6-1です。6を使うと、8ポイントに1個残ります。ほかにブロットを作らない1を探しましょう。
bring-home-one-blot-why = 相手の駒はあなたのポイントの後ろに閉じ込められ、8の駒がヒットされるのは36通り中{ $few }通りだけです。1で6から5へ動かしていたら、{ $many }通りでした。
bring-home-all-home = 駒を全部インナーボードに入れましょう。ヒットされてもまだ間に合いますが、時間はかかります。手番は10回です。

from-the-back-title = 後ろから空ける
from-the-back-idea = 相手にヒットされるおそれがある間は、一番後ろのポイントから空けます。速さより安全が先です。
from-the-back-clear-six = 目は6-1です。矢印のとおり、6で1個ベアオフし、もう1個も6ポイントから動かしましょう。
from-the-back-clear-six-why = 6ポイントが空き、ほかはどこも2個以上です。そこに1個残すと、1ポイントの相手に狙われるところでした。
from-the-back-one-off-is-plenty = 目は6-2です。2個出すか、1個だけ出してブロットを残さないか、よいと思うほうを動かしましょう。
from-the-back-one-off-is-plenty-why = 2個出すとブロットが残り、36通り中{ $shots }通りでヒットされます。大きくリードしているので、1個で十分です。
from-the-back-none-off = 目は2-1、どちらの目でもベアオフできません。1個だけの駒が残らないように動かしましょう。
from-the-back-none-off-why = 2個とも6ポイントを離れ、ブロットはありません。これだけリードしていれば、1回ベアオフを休んでも平気です。
from-the-back-anchor = 目は2-1、相手はあなたの1ポイントに2個います。1個出すか、6ポイントを空けるか、長く安全でいられるほうを選びましょう。
from-the-back-anchor-why = 一番後ろのポイントが空き、ブロットもないので、ヒットされる目はありません。ベアオフは安全になってから続けましょう。
from-the-back-past-the-anchor = 全部ベアオフしましょう。相手はブロットを待っているので、できるだけ残さないようにします。
