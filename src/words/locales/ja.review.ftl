# The review of a match in the study room.

review = 解析
review-stop = 解析を止める
review-resume = 解析を続ける
review-progress = { $plies }-ply で解析中：{ $done }／{ $all }
review-done = { $plies }-ply で解析済み
review-failed = エンジンが停止しました。もう一度試すには解析を続けてください。
review-next-error = 次のエラー
review-previous-error = 前のエラー
review-no-errors = エラーはもうありません
review-mistake =
    { $size ->
        [blunder] ブランダー
            [disputed] 意見の相違
   *[error] エラー
    }
review-loses = { $choice }：損失 { $loss }
review-best = { $choice }：最善
review-action =
    { $action ->
        [none] ノーダブル
        [double] ダブル
        [double-take] ダブル／テイク
        [double-beaver] ダブル／ビーバー
        [double-drop] ダブル／パス
        [take] テイク
        [beaver] ビーバー
       *[drop] パス
    }
review-choice = 選択
review-equity = エクイティ
review-loss = 損失
review-win = 勝率
review-chances = 勝ち { $win }％、ギャモン勝ち { $gammon }％、ギャモン負け { $lost }％
review-row =
    { $kind ->
        [best] 最善
        [both] 最善で実際の手
       *[played] 実際の手
    }
review-errors = エラー・ブランダー
review-luck = 運
review-more = その他の数値
review-pr-help = { $name }：{ $count } 回の判断で PR { $pr }（95％の確率で { $low } から { $high }）。PR は 1 回の判断で失う平均エクイティ × 500（eXtreme Gammon の数え方）。5 未満は世界レベル。
review-gnu = GNU Backgammon のエラー率（エクイティの千分率）
review-snowie = Snowie のエラー率（エクイティの千分率）
review-checker = チェッカープレーの PR
review-cube = キューブの PR
review-adjusted = 運を除いた結果
review-graph = 勝率の推移
review-chance = { $moment }：{ $name } { $percent }％
review-table = 表で見る
review-other = ファイルの解析
review-more-choices = ほか { $count } 件
review-file = ファイル
review-filter = 絞り込み
review-marked = 印のある判断：{ $count }
review-other-version = この試合には別のバージョンによる以前の解析が保存されています。今回の解析とは混ざりません。
review-skipped = 評価されないもの：{ $count }
review-unsaved =
    { $why ->
        [full] 保存領域がいっぱいです。解析は続きますが、ページを閉じると失われます。
       *[other] ブラウザーが保存できません。解析は続きますが、ページを閉じると失われます。
    }
review-only =
    { $which ->
        [checker] チェッカープレー
        [cube] キューブ
        [blunders] ブランダー
        [avoidable] 避けられたもの
       *[disputed] 意見の分かれる判断
    }
review-skip =
    第{ $game }ゲーム：{ $why ->
        [forbidden] 反則の手です
        [unknown] 手がファイルにありません
        [lost] 局面が不明です（前の手がファイルにありません）
        [no-offer] ダブルのない応答です
        [long] 試合が長すぎて解析できません
        [cut] 記録がゲームの途中で終わっています
        [variant] このバリアントは解析できません
       *[impossible] この判断に至るゲームはありません
    }
review-explain =
    { $figure ->
        [pr] eXtreme Gammon と同じ数え方で、1回の判断で失ったエクイティの平均 × 500。5未満は世界レベルです。フォースの手、差のほとんどない手、明らかなノーダブルは数えません。
        [checker] チェッカープレーだけの PR。
        [cube] ダブル・テイク・パスだけの PR。
        [gnu] GNU Backgammon と同じ数え方で、フォースでない手と際どいキューブ判断で失ったエクイティの平均 × 1000。PR の約2倍です。
        [snowie] 失ったエクイティ × 1000 を、両者の全手番で割ったもの。
        [errors] 0.020 以上失う判断はエラー、0.080 以上はブランダーです。
        [luck] ロールの価値が平均をどれだけ上回ったか（エクイティ）。プラスは幸運です。
       *[adjusted] 両者の運を除いた結果。
    }
review-counted-line = 第{ $game }ゲーム：{ $what }（{ $amount }）
review-counted = 数えた判断：{ $count }。数えない判断：{ $rest }。
coach-doubler = エクイティはダブルする側から見た値
review-rolled-out = ロールアウト済み
