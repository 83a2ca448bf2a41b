# 解析したすべてのゲームの数値。

progress-player = プレーヤー
progress-me = コンピューターとのゲーム
progress-reading = 解析済みのマッチを読み込み中：{ $done } / { $all }
progress-empty = 対戦して解析すると、実力と伸ばしたい点がここに表示されます。
progress-to-library = 「対局」を開く
progress-about = PR（パフォーマンスレーティング）は1回の判断で失うエクイティの500倍です。5未満は世界レベルです。範囲は確かさを表します。
progress-unrated =
    { $count ->
       *[other] ヒントを使うか手を戻した{ $count }ゲームは数えません。
    }
progress-games =
    { $count ->
       *[other] { $count }ゲーム
    }
progress-line = PRの推移
progress-chart = ゲームごとのPRと、ならした線とその95%範囲。線は{ $count }ゲームで{ $first }から{ $last }へ動きます。
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
       *[contact] 中盤
    }
progress-phase-about =
    { $phase ->
        [opening] 両者の最初の3手
        [holding] 一方が越えなければならない相手のポイントは、あと1つ
        [priming] 5つ連続したポイントの後ろに駒2個
        [blitz] 一方がインナーボードで攻め、バーに相手の駒がある
        [back-game] 一方が40ピップ遅れ、相手のインナーボードに2つのポイントを持つ
        [race] もうヒットは起こらない
        [bear-off] 手番側の駒がすべてインナーボードかベアオフ済み
       *[contact] それ以外で、まだヒットがありえる
    }
progress-phases = 段階の意味
progress-people = プレーヤー
progress-opponent = 相手
progress-phase-head = 段階
progress-kind-head = 判断
progress-range = 95%範囲
progress-between = { $low }～{ $high }
progress-decisions = 判断数
progress-games-head = ゲーム数
progress-game-head = ゲーム
progress-points = ポイント
progress-work = 重点課題
progress-share = 損失全体の{ $share }%
progress-habits-none = はっきりした傾向はまだありません。同じ種類のエラーが20回ほどあると見えてきます。
progress-habit =
    { $habit ->
        [double-late] ダブルが遅い
        [double-early] ダブルが早い
        [drop-much] テイクすべきをパス
        [take-much] パスすべきをテイク
        [hit-little] ヒットを逃す
        [hit-much] ヒットしすぎ
        [safe] 安全策が多すぎ
        [loose] ブロットを残しすぎ
        [run-early] バックマンの脱出が早すぎ
       *[run-late] バックマンの脱出が遅すぎ
    }{ $lead ->
        [ahead] （リード時）
        [behind] （ビハインド時）
       *[all] {""}
    }
progress-habit-count = エラー{ $all }回のうち{ $count }回
progress-best = ベストゲーム
progress-swings = 運の大きな振れ
progress-swings-about = ロールの価値が平均をどれだけ上回ったか（エクイティ）。プラスはこのプレーヤーに有利です。
progress-luck = 運
progress-table = 表で見る
progress-open = { $date }の第{ $game }ゲームを開く
progress-more = さらに{ $count }件表示
progress-export = CSVで書き出す
progress-export-what =
    { $what ->
        [games] ゲーム
        [decisions] 判断
       *[summary] 概要
    }
progress-recent = 直近{ $games }ゲームのあなたのPR：{ $pr }
progress-play = 対戦
progress-empty-title = 実力はどれくらい？
progress-example = 例
progress-fact = 解析済みゲーム：{ $count }
progress-number = 直近{ $games }ゲームのエラー率（PR）
progress-lower = 低いほど良い
progress-better = { $day }から{ $by }向上
progress-worse = { $day }から{ $by }低下
progress-steady = { $day }から明らかな変化なし
progress-upward = 良い
progress-now = 現在
progress-how = 計算方法
progress-export-open = 書き出す
home-none = 次のゲームのグラフがここに描かれます
home-none-about = コンピューターとのゲームは、終わると自動で解析されます。
home-rate = あなたの実力
home-rate-about = 最初の解析のあと、ここにエラー率が表示されます。低いほど上手です。
home-line = 前回のゲームのグラフ
home-line-moments =
    { $count ->
        [0] 大きなエラーはありませんでした。
        [1] 1つの局面で決まりました。
        [2] 2つの局面で決まりました。
       *[other] 3つの局面で決まりました。
    }
home-line-see =
    { $count ->
        [0] ゲームを見る
        [1] 見る
       *[other] 見る
    }
