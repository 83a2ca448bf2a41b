# 解析したすべてのゲームの数値。

progress-player = プレーヤー
progress-me = あなた
progress-reading = 解析済みのマッチを読み込み中：{ $done } / { $all }
progress-empty = 対戦して解析すると、あなたの実力と伸ばしたい点がここに表示されます。
progress-to-library = 「対局」を開く
progress-about = PR（パフォーマンスレーティング）は1回の判断で失うエクイティの500倍です。5未満は世界レベルです。範囲は値の確かさを示します。
progress-unrated =
    { $count ->
       *[other] ヒントを使うか手を戻した{ $count }ゲームは数えません。
    }
progress-games =
    { $count ->
       *[other] { $count }ゲーム
    }
progress-line = PRの推移
progress-chart = ゲームごとのPR、それをならした線、その95%範囲。線は{ $count }ゲームで{ $first }から{ $last }へ動きます。
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
        [holding] 一方が越えるべき相手のポイントは、あと1つだけ
        [priming] 5つ並んだポイントの後ろに駒が2個
        [blitz] 一方がインナーボードで攻め、バーに駒がある
        [back-game] 一方が40ピップ遅れ、相手のインナーボードに2つのポイントを持つ
        [race] もうヒットは起こらない
        [bear-off] 手番側の駒がすべてインナーボードかベアオフ済み
       *[contact] それ以外で、まだヒットがありうる
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
progress-step = ステップ{ $number }
progress-share = 損失全体の{ $share }%
progress-habits-none = はっきりした傾向はまだありません。傾向を見るには、同じ種類のエラーが20回ほど必要です。
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
progress-swings = 運が大きく動いたロール
progress-swings-about = ロールが平均よりどれだけ得だったか（エクイティ）。プラスはこのプレーヤーに有利です。
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
progress-number = 直近{ $games }ゲームのPR
progress-lower = 低いほど良い
progress-better = { $day }から{ $by }改善
progress-worse = { $day }から{ $by }悪化
progress-steady = { $day }からはっきりした変化なし
progress-upward = 良い
progress-now = 現在
progress-how = 計算方法
progress-export-open = 書き出す
home-none = 次のゲームのグラフがここに描かれます
home-none-about = コンピューターとのゲームは、終わると自動で解析されます。
home-rate = あなたの実力
home-rate-about = 最初の解析のあと、ここにPR（1回の判断あたりの平均損失）が表示されます。低いほど上手です。
home-line =
    { $games ->
        [1] 前回のゲームのグラフ
       *[other] 直近のゲームのグラフ
    }
home-line-moments =
    { $count ->
        [0] 大きなエラーはありませんでした。
        [1] 1つの局面が勝負を分けました。
        [2] 2つの局面が勝負を分けました。
       *[other] 3つの局面が勝負を分けました。
    }
home-line-see =
    { $count ->
        [0] ゲームを見る
        [1] 見る
       *[other] 見る
    }
progress-names = プレーヤーの名前
progress-names-about = 同じプレーヤーの名前はまとめて数えます。自分のゲームはコンピューター戦と一緒に数えます。
progress-same = 同じプレーヤー
progress-this-is-me = これは自分
progress-separate = { $name }を分ける
progress-name-matches = { $name }：{ $count }マッチ
progress-coach = コーチと共有
progress-coach-about = コーチはリンクを開いて、オンにした項目の今日の内容だけを見られます。
progress-coach-parts = コーチに見える内容
progress-coach-part =
    { $part ->
        [rate] PRの推移
        [phases] 段階別のPR
        [habits] 傾向
       *[worst] 損失の大きいエラー3つ
    }
progress-coach-none = 項目をオンにするとリンクができます。
progress-coach-link = コーチ用のリンク
progress-coach-preview = コーチに見える内容を確認
progress-shared = 共有された成績
progress-shared-of = { $name }の成績
progress-shared-day = { $day }現在
progress-shared-nothing = このリンクにはまだゲームがありません。
progress-worst = 損失の大きいエラー
progress-worst-made = { $choice }：{ $loss }の損
progress-few = 傾向を見るにはもう少しゲームが必要です。{ $games }ゲームに達すると、上達の曲線がここに表示されます。
progress-known = 今のところ得意なのは{ $best }、損が最も大きいのは{ $worst }です。
