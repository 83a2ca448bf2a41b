# マッチのスコア。

score-title = マッチのスコア

last-point-title = あと1点
last-point-idea = 両者ともあと1点なら、ギャモンもただの勝ちと同じです。一番よく勝てる手だけを考えましょう。
last-point-clear-first = 両者ともあと1点、目は5-3です。あなたの3ポイントで相手の3個が待っています。矢印のとおり動かしましょう。
last-point-clear-first-why = 空けられるうちに、一番後ろのポイントを空けました。マネーゲームなら3個とも閉じ込めてギャモンを狙いますが、ここでは帰り着けば十分です。
last-point-hit-and-run = 両者ともあと1点、目は2-1です。
last-point-hit-and-run-why = ヒットに失敗すればギャモン負けもありますが、今はただの負けと同じです。だから、一番よく勝てるこの手です。
last-point-nothing-behind = 両者ともあと1点、目は4-3です。相手の1個がバーにいます。
last-point-nothing-behind-why = 4ポイントがふさがり、相手は5でしか入れません。マネーゲームならもっと安全な手ですが、ここでは一番よく勝てる手を選びます。
last-point-one-win = ただの勝ちで十分です。相手より先に全部ベアオフしましょう。

gammon-counts-title = ギャモンでマッチに勝つ
gammon-counts-idea = あなたはあと2点、相手はあと1点です。ギャモンなら一度で決まるので、優勢なときはいつも狙いましょう。
gammon-counts-keep-hitting = あなたはあと2点、相手はあと1点、目は4-1です。あなたの1ポイントに相手のブロットがあります。
gammon-counts-keep-hitting-why = 1個送り返すたびに、ギャモンが近づきます。1点の勝ちで終わるより、勝ちを危険にさらしてでもギャモンを狙うところです。
gammon-counts-pick-up = あなたはあと2点、相手はあと1点、目は4-1です。バーにはもう1個います。
gammon-counts-pick-up-why = 2個目もバーへ送り、自分の駒はそのまま安全なところへ進みました。
gammon-counts-no-mercy = あなたはあと2点、相手はあと1点、目は6-2です。
gammon-counts-no-mercy-why = マネーゲームなら最後の駒を逃がすところですが、ここでは2個目のヒットのほうが価値があります。
gammon-counts-both-points = ギャモンで勝ちましょう。相手が1個もベアオフしないうちに、全部ベアオフします。

ahead-in-the-match-title = マッチでリードしているとき
ahead-in-the-match-idea = 十分リードしていれば、点数が倍のゲームはいりません。それが必要なのは相手ですから、ダブルは遅めに、パスは早めにしましょう。
ahead-in-the-match-hold-back = 7ポイントマッチで5対3とリードしています。マネーゲームならダブルですが、ここでの正解を見てみましょう。
ahead-in-the-match-hold-back-why = キューブが2ならこのゲームでマッチに勝てますが、ギャモンの分はむだになり、相手は4にリダブルできます。
ahead-in-the-match-race-in-front = 5対3とリードしていて、レースは{ $you }ピップ対{ $they }ピップです。
ahead-in-the-match-race-in-front-why = マネーゲームならダブルです。マッチでリードしているときは、もっと確かになるまで待ちましょう。キューブが4で返ってくるからです。
ahead-in-the-match-let-it-go = 5対3とリードしていて、ダブルされました。
ahead-in-the-match-let-it-go-why = マネーゲームならテイクできます。でも、ここでギャモン負けするとマッチも負け。パスすれば、まだ5対4でリードしています。
ahead-in-the-match-protect = 7ポイントマッチで5対3とリードし、強い相手にレースでも少し前にいます。キューブを使っても使わなくても、このゲームに勝ちましょう。

behind-in-the-match-title = 追うとき、終盤で並んだとき
behind-in-the-match-idea = マッチで遅れているなら早めに、特にギャモンで勝てそうなときはダブルしましょう。あと2点で並んだら、すべてはこのゲーム次第です。
behind-in-the-match-all-out = 7ポイントマッチで2対5と遅れています。ここではギャモンで勝つ見込みがあります。
behind-in-the-match-all-out-why = キューブが2なら、ギャモンで4点です。相手にその余裕はないので、パスになります。
behind-in-the-match-two-each = 7ポイントマッチで5対5です。あなたは残り{ $you }ピップ、相手は{ $they }ピップです。
behind-in-the-match-two-each-why = キューブが2なら勝ったほうがマッチに勝つので、相手のリダブルには意味がありません。だから、マネーゲームならテイクでも、ここではパスが正解です。
behind-in-the-match-their-turn = また5対5で、今度は相手がダブルしました。あなたは残り{ $you }ピップ、相手は{ $they }ピップです。
behind-in-the-match-their-turn-why = テイクすれば、はっきり不利なままマッチを懸けることになります。パスすれば5対6ですが、まだ丸ごと1ゲーム残ります。
behind-in-the-match-comeback = 遅れていますが、いいアンカーがあります。ブロットを待ってヒットしましょう。
