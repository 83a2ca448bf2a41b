# 安全と大胆。

safe-title = 安全な手と大胆な手

count-shots-title = 当たり目を数える
count-shots-idea = 手を決める前に自分のブロットを探し、ヒットされる目を数えましょう。ほとんど同じ価値で当たり目の少ない手があれば、そちらを選びます。
count-shots-run-home = 目は5-3です。3ポイントも作れますが、矢印に従ってください。
count-shots-run-home-why = 最後に残っていた駒が安全になり、当たる目は{ $none }通りです。8/3 6/3なら36通り中{ $shots }通りでした。
count-shots-make-or-hit = 目は6-1です。1ポイントでヒットするか、ポイントを作るかです。
count-shots-make-or-hit-why = 7ポイントができ、単独の駒はありません。1ポイントでのヒットは得が少なく、相手に打ち返しの目を{ $shots }通り与えます。
count-shots-quiet-cover = 目は4-1です。7ポイントにブロットがありますが、まず自分の駒を見ましょう。
count-shots-quiet-cover-why = 一番よいポイントができ、ヒットされる駒もありません。13/9 8/7*とヒットすると、{ $shots }通りの目に当たります。
count-shots-sneak-past = 駒を全部インナーボードに運びましょう。ブロットを残す前に数えてください。

strong-board-title = 相手のインナーボードを見る
strong-board-idea = 相手のインナーボードのポイントが多いほど、ヒットされた時の損は大きくなります。4つ以上なら安全にいきましょう。
strong-board-no-hurry = 目は4-1で、相手のインナーボードには4つのポイントがあります。矢印に従ってください。
strong-board-no-hurry-why = ブロットを守り、新しいブロットも残りません。13/9 6/5なら当たり目が{ $shots }通りあり、ヒットされると入れないおそれもありました。
strong-board-all-the-way = 目は5-3です。14ポイントに駒が1個だけあります。
strong-board-all-the-way-why = インナーボードに着きました。11ポイントを作るのは形がよくても、4つのポイントを閉じた相手に{ $shots }通りの当たり目を残します。
strong-board-dull-but-right = 目は4-2です。よさそうな手がいくつかあります。次に相手が一番よい目を出しても後悔しない手はどれでしょう。
strong-board-dull-but-right-why = 7のブロットを守り、残る1個に当たるのは36通り中{ $few }通りだけです。13/9 7/5なら{ $shots }通りでした。
strong-board-quiet-way-home = ブロットを待つ2個の前を通って、駒を全部運びましょう。

weak-board-title = ヒットされても痛くない時
weak-board-idea = 相手のインナーボードのポイントが1つか2つなら、ヒットされても簡単に入れます。よいポイントを争う時です。
weak-board-five-point = 目は3-1です。後ろの2個を安全にまとめることもできますが、矢印に従ってください。
weak-board-five-point-why = 5ポイントには、後ろの2個を危険にさらすだけの価値があります。ヒットされてもすぐ入れます。
weak-board-far-hit = 目は5-3です。3ポイントを作れば安全です。もっとよい手はありますか。
weak-board-far-hit-why = ヒットで相手は16ピップ失い、後ろの駒も外に出ました。打ち返されても損はわずかです。
weak-board-from-the-bar = 目は4-3で、バーから入らなければなりません。安全なアンカーを作るか、ヒットするかです。
weak-board-from-the-bar-why = 相手は一番よいポイントを作るところでした。ヒットでそれを防ぎました。閉じているポイントは1つだけです。
weak-board-in-the-middle = 目は5-4です。バーから入り、もう1つの目でヒットしましょう。
weak-board-in-the-middle-why = 一手で二つの仕事です。自分は入り、相手は手数を失ってバーから入り直します。
weak-board-take-the-five = 2個目の駒で5ポイントを作りましょう。

worth-it-title = 理由のある危険
worth-it-idea = ブロットは、得るものがあれば残して構いません。ヒット、大事なポイント、手数などです。代わりに何が得られるか考えましょう。
worth-it-leave-the-anchor = 目は2-1です。18の駒でヒットできますが、2個とも安全でなくなります。
worth-it-leave-the-anchor-why = 打ち返す目は{ $shots }通りありますが、相手はまず入らなければならず、あなたは5ポイントを作りました。
worth-it-strike-first = 目は3-2です。9/4なら安全です。でも相手はアンカーを作ろうとしています。
worth-it-strike-first-why = アンカーができる前にヒットし、4も守りました。打ち返す目は{ $shots }通り。ほかの目なら相手が苦しくなります。
worth-it-leave-it-open = 目は4-3で、バーにいます。アンカーか、ヒットか。
worth-it-leave-it-open-why = 相手のブロットは3個。片づけられる前に1個ヒットしましょう。
worth-it-dare = 外にブロットが1個あります。3手のうちに、それか別の駒をヒットしましょう。
