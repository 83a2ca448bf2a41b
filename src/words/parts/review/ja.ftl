# 解析：数値の説明、プレーと勝率、マッチのまとめ、ゲームの終わり。

primer = これらの数値の意味
primer-line =
    { $line ->
        [p1] エクイティとは、ここから双方が正しく進めたとき、そのポジションがあなたにとって平均何ポイントの価値を持つかです。
        [p2] 0は互角です。+1ならシングル勝ちが確実、−1ならシングル負けが確実です。ギャモンは2、バックギャモンは3と数えます。
        [p3] エンジンはすべての手にエクイティを付けます。最も高いものが最善手です。2ロール先まで、際どい判断では3ロール先まで読みます。
        [p4] 損失は、最善手のエクイティから自分の手のエクイティを引いた値です（+0.300 − 0.220 = 0.080）。
        [p5] 損失が0.020以上ならエラー、0.080以上ならブランダーと呼びます。
        [p6] PRは1回の判断あたりの平均損失の500倍です。毎回0.010失うとPR 5になります。
        [p7] 低いほど良く、5未満は世界レベル、10前後は上級、20前後は初級です。
        [p8] 運とは、そのロールが全ロールの平均よりどれだけ得だったかです。
        [p9] 運は手の良し悪しとは関係ありません。良い手で負けることも、悪い手で勝つこともあります。
       *[p10] 上達するには、まず大きな損失から見ましょう。「次のエラー」を押してください。
    }
primer-picture = 最善手は+0.300、実際の手は+0.220です。その差0.080が損失です。
primer-best = 最善
primer-played = 実際
primer-loss = 損失
review-play = 手
review-cube-action = アクション
review-anew = 新しい解析です。損失がカードの値と異なることがあります。
review-unread =
    { $why ->
        [cut] リンクの最後が欠け、解析が失われています。マッチ自体は完全です。もう一度リンクを送ってもらってください。
        [newer] このリンクの解析は新しいバージョンのものです。マッチ自体は完全です。
       *[damaged] このリンクの解析は壊れています。マッチ自体は完全です。もう一度リンクを送ってもらうか、ご自身で解析してください。
    }
review-cost = 損失
review-wins = 勝率
review-percent = { $number }%
review-tag =
    { $kind ->
        [best] 最善
        [yours] 自分の手
        [tried] 試した手
       *[played] 実際の手
    }
tried-roll = 次の目
tried-best = 最善手
review-verdict =
    { $kind ->
        [best] 最善
       *[fine] 好手
    }
review-chances-after =
    { $whose ->
        [you] その後の自分の勝率
       *[other] その後の勝率：{ $name }
    }
review-show-more = あと{ $count }件を表示
review-practise = このエラーを練習
review-numbers = 数値
review-gammons = ギャモン
review-gammon-share =
    { $which ->
        [won] ギャモン勝ち
       *[lost] ギャモン負け
    }
review-depth = 深さ
summary-step = 一手ずつ見る
summary-review = このマッチを解析
summary-before = 解析すると、このマッチの勝負を分けた局面と、より良い手がわかります。
summary-race = それまでは、グラフにレースのリードが表示されます。
summary-takes = 約{ $minutes }分かかります。
summary-score = { $first } { $own } – { $other } { $second }
summary-chances =
    { $whose ->
        [you] あなたの勝率
       *[other] { $name }の勝率
    }
summary-mistakes = エラー
summary-rate = PR
summary-lower = 低いほど良い
summary-rate-about = 1回の判断あたりの平均損失、低いほど良い
summary-luck = 運
summary-luck-unit = ポイント
summary-moments =
    { $count ->
        [1] 勝負を分けた局面
        [2] 勝負を分けた2つの局面
       *[other] 勝負を分けた3つの局面
    }
summary-of =
    { $rest ->
        [small] 全エラー{ $count }件中、ほかは影響わずか
       *[any] 大きい順、全エラー{ $count }件中
    }
summary-unsettled =
    { $what ->
        [figures] 解析中のため、数値は変わることがあります
       *[changed] より深い解析で別の場面が見つかりました
    }
summary-update = 表示
summary-marks = 印
moment-played = 実戦：{ $made }。より良い手：{ $best }。
moment-made = 実戦：{ $made }。
moment-resigned =
    { $kind ->
        [large] もっと小さな負けで済む可能性がありました。
        [accepted] 投了を受けるより、続けたほうが得でした。
       *[early] まだ{ $percent }%の勝率がありました。
    }
summary-none =
    { $count ->
        [0] エラーはありませんでした。お見事です。
        [1] 小さなエラーが1件だけでした。お見事です。
       *[other] 小さなエラーだけでした（{ $count }件）。お見事です。
    }
summary-game = 第{ $number }ゲーム
summary-waits = 解析が終わると、ここに局面が表示されます。
end-in-short = ひとことで言うと
end-cause =
    { $cause ->
        [resigned] まだ{ $number }%の勝率があるゲームを投了しました。
        [dice-alone] このゲームを決めたのはダイスです。大きなエラーはありませんでした。
        [dice] エラーの損より、ダイスによる損のほうが大きいゲームでした。
        [single] 1つのエラーの損が、ダイスによる損を上回りました。
        [costliest] { $number }番目のエラーの損が、ほかのエラーの合計を上回りました。
        [cube] 手の損より、キューブの損のほうが大きいゲームでした。
       *[mistakes] いくつかのエラーの損を合わせると、ダイスによる損を上回りました。
    }
notes-leave = メモを保存しますか？
notes-discard = 保存せずに移動
review-short =
    { $count ->
        [1] 共有された解析には、ここでは最善手しかありません。ほかの手も、比べる出目もありません。
       *[other] 共有された解析には、最善手と実際の手しかありません。
    }
review-analyse-this = この判断を解析
review-uneven = 明らかに劣る手は浅く読むため（0-ply：先を読まず、その手の後のポジションだけを評価）、数値は粗くなります。
