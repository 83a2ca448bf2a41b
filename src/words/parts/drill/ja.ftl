formula-keith = キースカウント（Tom Keith、7分の1を加算）：あなた{ $own }、相手{ $opponent }。差が4以内ならダブル、2以上なら相手はテイク。
formula-kleinman = クラインマン・メトリック（Danny Kleinman）：(リードのピップ + 4)² ÷ (両者のピップ合計 − 4) = { $lead }² ÷ { $sum } = { $metric }、勝率{ $chance }%。{ $double }を超えたらダブル、相手は{ $take }までテイク。
formula-trice =
    ルール62（Walter Trice）：あなたの{ $own }ピップに対し、テイクの限界は{ $last }ピップ差（{ $rule ->
        [short] （自分のピップ − 5）÷ 7、切り捨て
       *[long] 自分のピップ ÷ 10 + 1、切り上げ
    }）。{ $double }ピップ差からダブル。相手は{ $behind }ピップ遅れています。
