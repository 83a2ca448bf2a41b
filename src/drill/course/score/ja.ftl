# マッチの得点。

score-title = マッチの得点

last-point-title = あと1点
last-point-idea = 両者ともあと1点なら、ギャモンもただの勝ちと同じです。一番よく勝てる手を選び、ほかは忘れましょう。
last-point-clear-first = 両者ともあと1点で、目は5-3です。3ポイントで相手の3個が待っています。矢印に従ってください。
last-point-clear-first-why = 空けられるうちに一番高いポイントを空けました。マネーゲームなら3個とも閉じ込めてギャモンを狙いますが、ここでは帰り着けば十分です。
last-point-hit-and-run = 両者ともあと1点で、目は2-1です。
last-point-hit-and-run-why = 失敗すればギャモン負けもありますが、今日はただの負けと同じです。これが一番よく勝てます。
last-point-nothing-behind = 両者ともあと1点で、目は4-3です。バーに1個います。
last-point-nothing-behind-why = 4ポイントが閉じ、相手は5でしか入れません。マネーゲームならもっと安全にいきますが、ここでは一番よく勝てる手です。
last-point-one-win = ただ勝てば十分です。相手より先に全部ベアオフしましょう。

gammon-counts-title = ギャモンでマッチに勝つ
gammon-counts-idea = あなたはあと2点、相手はあと1点。ギャモンなら一度で決まるので、優勢な時はいつも狙いましょう。
gammon-counts-keep-hitting = あなたはあと2点、相手はあと1点で、目は4-1です。1ポイントにブロットがあります。
gammon-counts-keep-hitting-why = 送り返すたびにギャモンが近づきます。1点だけの勝ちより、勝ちを危険にさらしてでも狙いましょう。
gammon-counts-pick-up = あなたはあと2点、相手はあと1点で、目は4-1です。もうバーに1個います。
gammon-counts-pick-up-why = 2個目がバーへ。自分の駒もそのまま安全な所へ進みました。
gammon-counts-no-mercy = あなたはあと2点、相手はあと1点で、目は6-2です。
gammon-counts-no-mercy-why = マネーゲームなら最後の駒を安全にします。ここではもう1個ヒットするほうが価値があります。
gammon-counts-both-points = ギャモンで勝ちましょう。相手が1個出す前に全部ベアオフします。

ahead-in-the-match-title = マッチでリードしている時
ahead-in-the-match-idea = 十分リードしていれば、2倍のゲームは必要ありません。必要なのは相手です。ダブルは遅く、パスは早くしましょう。
ahead-in-the-match-hold-back = 7ポイントマッチで5対3とリードしています。マネーゲームならダブルですが、ここでは何が正しいか見てみましょう。
ahead-in-the-match-hold-back-why = キューブが2ならこのゲームでマッチに勝てますが、ギャモンは役に立たず、相手は4にリダブルできます。
ahead-in-the-match-race-in-front = 5対3とリードし、レースは{ $you }ピップ対{ $they }ピップです。
ahead-in-the-match-race-in-front-why = マネーゲームならダブルです。リードしている時は、もっと確かになるまで待ちましょう。キューブは4で返ってきます。
ahead-in-the-match-let-it-go = 5対3とリードしていて、ダブルされました。
ahead-in-the-match-let-it-go-why = マネーゲームならテイクできます。でも今ギャモンで負けるとマッチも負け。パスしても、まだ5対4でリードです。
ahead-in-the-match-protect = 7ポイントマッチで5対3とリードし、強い相手にレースでも少し前にいます。キューブを使っても使わなくても、このゲームに勝ちましょう。

behind-in-the-match-title = 追う時、終盤で並んだ時
behind-in-the-match-idea = マッチで遅れていれば、早めにダブルしましょう。ギャモンがあればなおさらです。あと2点で並んだら、すべてはこのゲーム次第です。
behind-in-the-match-all-out = 7ポイントマッチで2対5と遅れています。ここではギャモンがあります。
behind-in-the-match-all-out-why = キューブが2なら、ギャモンで4点です。相手にはその余裕がなく、パスします。
behind-in-the-match-two-each = 7ポイントマッチで5対5です。あなたは残り{ $you }ピップ、相手は{ $they }ピップです。
behind-in-the-match-two-each-why = キューブが2で勝てばマッチに勝ちなので、相手のリダブルには意味がありません。マネーゲームならテイクでも、ここではパスです。
behind-in-the-match-their-turn = また5対5で、今度は相手がダブルしました。あなたは残り{ $you }ピップ、相手は{ $they }ピップです。
behind-in-the-match-their-turn-why = テイクすれば、はっきり不利なままマッチを懸けることになります。パスすれば5対6でも、まだ1ゲーム丸ごと残ります。
behind-in-the-match-comeback = 遅れていますが、よいアンカーがあります。ブロットを待ってヒットしましょう。
