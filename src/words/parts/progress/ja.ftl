# 解析したすべてのゲームの数値。

progress-player = プレーヤー
progress-me = コンピューター相手のあなた
progress-reading = 解析済みのマッチを読み込み中：{ $done } / { $all }
progress-empty = 解析したマッチはまだありません。ライブラリーを開き、マッチを選んで「解析」を押すと、そのゲームがここに数えられます。
progress-to-library = ライブラリーを開く
progress-about = PR は 1 回の判断で失うエクイティ × 500。低いほど良く、5 未満は世界レベルです。各範囲は 95%の確率で真の値を含みます。
progress-unrated =
    { $count ->
       *[other] 助言や待ったのあるゲーム { $count } 件は数えません。
    }
progress-games =
    { $count ->
       *[other] { $count } ゲーム
    }
progress-line = PR の推移
progress-chart = ゲームごとの PR と平滑化した線、その 95%範囲。線は { $count } ゲームで { $first } から { $last } へ動きます。
progress-by-kind = 判断の種類別
progress-by-phase = 段階別
progress-by-opponent = 相手別
progress-kind =
    { $kind ->
        [checker] 手
        [cube] キューブの判断
       *[all] すべての判断
    }
progress-phase =
    { $phase ->
        [opening] オープニング
        [holding] ホールディングゲーム
        [priming] プライミングゲーム
        [blitz] ブリッツ
        [back-game] バックゲーム
        [race] レース
        [bear-off] ベアオフ
       *[contact] その他のコンタクト
    }
progress-phase-about =
    { $phase ->
        [opening] 両者の最初の 3 手番
        [holding] 一方が、相手の持つ 1 つのポイント以外をすべて通過した
        [priming] 5 つ続きのポイントの後ろに 駒2個
        [blitz] 一方がインナーボードで攻撃し、バーに駒がある
        [back-game] 一方が 40 ピップ遅れ、相手のインナーに 2 つのポイントを持つ
        [race] もうヒットは起こらない
        [bear-off] 手番側のすべての駒がインナーか上がり
       *[contact] ヒットがありえ、ほかのどれにも当たらない
    }
progress-phases = 段階の意味
progress-people = 人
progress-opponent = 相手
progress-phase-head = 段階
progress-kind-head = 判断
progress-range = 95%範囲
progress-between = { $low }～{ $high }
progress-decisions = 判断数
progress-games-head = ゲーム数
progress-date = 日付
progress-game-head = ゲーム
progress-points = 得点
progress-habits = 傾向
progress-habits-none = 目立つ傾向はありません。同じ種類のエラーが 20 回以上あり、偶然では説明できないほど偏ったとき（95%）に示します。
progress-habit =
    { $habit ->
        [double-late] ダブルが遅い
        [double-early] ダブルが早い
        [drop-much] パスしすぎ
        [take-much] テイクしすぎ
        [hit-little] ヒットが少ない
        [hit-much] ヒットしすぎ
        [safe] 安全に打ちすぎ
        [loose] ブロットを残しすぎ
        [run-early] バックマンの脱出が早すぎ
       *[run-late] バックマンの脱出が遅すぎ
    }{ $lead ->
        [ahead] （リード時）
        [behind] （ビハインド時）
       *[all] {""}
    }：エラー { $all } 回のうち { $count } 回
progress-best = ベストゲーム
progress-swings = 最大の変動
progress-swings-about = その出目が平均の出目よりどれだけ価値があったか（エクイティ）。プラスはこのプレーヤーに有利。
progress-luck = 運
progress-table = 表で見る
progress-open = { $date } のゲーム { $game } を開く
progress-more = 残り：{ $count }
progress-export = CSV で書き出す
progress-export-what =
    { $what ->
        [games] ゲーム
        [decisions] 判断
       *[summary] 概要
    }
progress-recent = 直近 { $games } ゲームのあなたの PR：{ $pr }
