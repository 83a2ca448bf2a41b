formula-keith = キースカウント（Tom Keith、7分の1を加算）：あなた{ $own }、相手{ $opponent }。差が4以内ならダブル、2以上なら相手はテイク。
formula-kleinman = クラインマン・メトリック（Danny Kleinman）：(リードのピップ + 4)² ÷ (両者のピップ合計 − 4) = { $lead }² ÷ { $sum } = { $metric }、勝率{ $chance }%。{ $double }を超えたらダブル、相手は{ $take }までテイク。
formula-trice =
    ルール62（Walter Trice）：あなたの{ $own }ピップに対し、テイクの限界は{ $last }ピップ差（{ $rule ->
        [short] （自分のピップ − 5）÷ 7、切り捨て
       *[long] 自分のピップ ÷ 10 + 1、切り上げ
    }）。{ $double }ピップ差からダブル。相手は{ $behind }ピップ遅れています。
drill-own-about =
    { $due ->
        [0] 今日の復習はありません
       *[other] 今日の復習{ $due }問
    }
drill-own-all = 全部で{ $all }問
drill-own-come = 忘れかけた頃にまた出ます。
drill-tomorrow = 明日までにあと{ $count }問
drill-percent = { $number }%
drill-start = 開始
drill-kind-about =
    { $kind ->
        [shots] ヒットする目は何通り？
        [entering] バーから入る目は何通り？
        [effective] ベアオフの無駄を含めたピップ
        [equity] マッチ勝率を暗記する
        [neil] どのスコアでも見積もる
        [pips] レースのピップをひと目で数える
        [opening] 最初の目ごとの最善手
        [reply] 相手の初手への最善の応手
        [third] 初手と応手の後の最善手
        [take-point] スコア別のテイクの目安
        [gammon-value] スコア別のギャモンの価値
        [bear-off] 無駄なくベアオフする
        [bear-off-cube] 残りわずかでダブルするか
       *[race-cube] 4つの公式で判断する
    }
drill-theme-about =
    { $theme ->
        [blitz] アンカーを作られる前に攻める
        [prime] 壁を作って保つ
        [anchor] 相手のインナーボードにポイントを持つ
        [back-game] 2つのアンカーで待つ
        [holding-game] ポイントを保ってヒットの機会を待つ
       *[race] コンタクトなし。リードはどちら？
    }
drill-openings-about = 15通りの目と応手、3手目。名前と数値つき
drill-sheets-about = 人に送るレッスンと問題集。それぞれ1つのリンクで
drill-best-run = 最高{ $count }問連続
drill-ask-play-about = ほぼ同等の手も正解です。
drill-ask-take-about = ギャモンとリダブルはないものとします。誤差2%以内なら正解です。
drill-ask-gammon-about = マネーゲームでは0.5です。誤差0.05以内なら正解です。
drill-head-answer = 答え
drill-head-cost = 損
drill-mark-yours = あなた
drill-mark-game = 実戦
drill-history = このポジション
drill-today = 今日
drill-back =
    { $days ->
        [0] 10分後にまた出ます
        [1] 明日また出ます
       *[other] { $days }日後にまた出ます
    }
drill-session = 今回の練習
drill-seen =
    { $found ->
        [yes] これまでに{ $count }回出題。前回は正解でした。
       *[no] これまでに{ $count }回出題。前回は不正解でした。
    }
drill-score-double = 相手のダブルでキューブは{ $from }から{ $to }になります。
drill-score-cube = キューブは{ $value }です。
drill-score = あなたはあと{ $own }、相手はあと{ $opponent }です。
drill-from = { $date }のマッチから。
drill-tables-about = マッチ勝率、テイクポイント、ギャモンバリュー
drill-how =
    { $way ->
        [number] 答えを入力して「答え合わせ」を押すと、正確な答えが表示されます。
        [choice] 下から答えを選ぶと、正解が表示されます。
       *[play] 盤上で駒を動かして「答え合わせ」を押すと、最善手とその理由が表示されます。
    }
drill-record =
    { $what ->
        [best] 最高連続正解
        [all] これまで
        [time] 1問の平均時間
       *[due] 復習
    }
drill-untried = まだ挑戦していません
drill-lost-parts = { $answer }は{ $loss }の損です（ダブルで{ $double }、応答で{ $reply }）。
