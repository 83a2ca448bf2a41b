# The review of a match in the study room.

review = 解析
review-stop = 解析を止める
review-resume = 解析を続ける
review-progress = 解析中：{ $done } / { $all }
review-done = 解析完了
review-failed = 解析エンジンが停止しました。「解析を続ける」でもう一度試せます。
review-next-error = 次のエラー
review-previous-error = 前のエラー
review-no-errors = エラーはもうありません
review-mistake =
    { $size ->
        [blunder] ブランダー
        [disputed] 評価が分かれる
       *[error] エラー
    }
review-loses = { $choice }：損失{ $loss }
review-best = { $choice }：最善
review-action =
    { $action ->
        [none] ノーダブル
        [double] ダブル
        [double-take] ダブル、テイク
        [double-beaver] ダブル、ビーバー
        [double-drop] ダブル、パス
        [take] テイク
        [beaver] ビーバー
       *[drop] パス
    }
review-choice = 候補
review-equity = エクイティ
review-loss = 損失
review-win = 勝率
review-chances = 勝ち{ $win }%、ギャモン勝ち{ $gammon }%、ギャモン負け{ $lost }%
review-errors = エラー・ブランダー
review-luck = 運
review-pr-help = { $name }：判断{ $count }回でPR { $pr }（95%の確率で{ $low }～{ $high }）。
review-gnu = GNU Backgammonのエラー率（エクイティの1000分の1単位）
review-snowie = Snowieのエラー率（エクイティの1000分の1単位）
review-checker = 手のPR
review-cube = キューブのPR
review-adjusted = 運を除いた結果
review-graph = 勝率の推移
review-chance = { $moment }：{ $name } { $percent }%
review-table = 表で見る
review-other = ファイルの解析
review-file = ファイル
review-filter = 絞り込み
review-marked = { $count }件
review-other-version = このマッチには、別のバージョンによる以前の解析も別に保存されています。
review-skipped = 評価しなかった判断：{ $count }
review-unsaved =
    { $why ->
        [full] 保存領域がいっぱいです。解析は続きますが、ページを閉じると消えます。
       *[other] ブラウザーに保存できません。解析は続きますが、ページを閉じると消えます。
    }
review-only =
    { $which ->
        [checker] 手
        [cube] キューブ
        [blunders] ブランダー
        [avoidable] 多くの人が正解
       *[disputed] 評価が分かれる
    }
review-skip =
    第{ $game }ゲーム：{ $why ->
        [forbidden] 合法手ではない手です
        [unknown] 手がファイルにありません
        [lost] ポジションが不明です（前の手がファイルにありません）
        [no-offer] ダブルのない返事です
        [long] マッチが長すぎて解析できません
        [cut] 記録がゲームの途中で終わっています
        [variant] このルールは解析できません
       *[impossible] この判断に至るゲームはありません
    }
review-explain =
    { $figure ->
        [pr] 1回の判断あたりの平均損失の500倍です（eXtreme Gammonと同じ数え方）。低いほど良く、5未満は世界レベルです。強制手、差がほとんどない手、明らかなノーダブルは数えません。
        [checker] 手だけのPRです。
        [cube] ダブル、テイク、パスだけのPRです。
        [gnu] 強制でない手と際どいキューブアクション1回あたりに失うエクイティの1000倍です（GNU Backgammonと同じ数え方）。PRの約2倍になります。
        [snowie] 失ったエクイティの1000倍を、両者の全手番数で割った値です。
        [errors] 0.020以上失う判断はエラー、0.080以上はブランダーです。
        [luck] ロールが平均よりどれだけ得だったか（エクイティ）。プラスなら幸運です。
       *[adjusted] 両者の運を除いた結果です。
    }
review-counted-line = 第{ $game }ゲーム：{ $what }（{ $amount }）
review-counted = 数えた判断：{ $count }。数えない判断：{ $rest }。
coach-doubler = エクイティはダブルする側から見た値
review-rolled-out = ロールアウト済み
