# 盤や動画からマッチを記録する部屋。

transcribe-opening = オープニングロール：最初に{ $first }、次に{ $second }
transcribe-to-roll = { $who }の手番
transcribe-to-answer = { $who }：テイクかパスか
transcribe-choose = { $who }の目は{ $dice }。どの手ですか？
transcribe-move-freely = { $who }の目は{ $dice }。見たとおりに駒を動かし、「完了」を押してください
transcribe-resigning =
    { $answer ->
        [refused] { $who }の投了は断られました。申し出た負けの種類は？
       *[accepted] { $who }が投了しました。負けの種類は？
    }
transcribe-match-over = マッチ終了
transcribe-game-over = ゲーム終了。次のダイスから新しいゲームになります。
transcribe-tie = 同じ目なので、2人とも振り直します。
transcribe-not-a-play = 手として読めません。8/5 6/5のように書いてください。
transcribe-no-position = この文にポジションがありません。IDかリンクを貼り付けてください。
transcribe-no-roll = 先にダイスを入力してください。
transcribe-action =
    { $action ->
        [double] ダブル
        [beaver] ビーバー
        [take] テイク
        [drop] パス
        [resign] 投了の申し出
        [decline] 申し出を拒否
        [position] ポジション設定
       *[cube] キューブ
    }
transcribe-result = { $points }点獲得
transcribe-here = 次の入力
transcribe-clock-comment = 時計：{ $times }
transcribe-dice = ダイス
transcribe-plays = 手
transcribe-more = ほかの手
transcribe-unknown = 手が不明
transcribe-free = 自由に動かす
transcribe-done = 完了
transcribe-type = 手を入力
transcribe-other = 相手側
transcribe-refused = 拒否
transcribe-time = 時間切れ
transcribe-next = 次のゲーム
transcribe-insert = ここに挿入
transcribe-remove = 削除
transcribe-redo = やり直す
transcribe-to-end = 最後へ
transcribe-score = このゲームの前のスコア
transcribe-clock = 時計の時間
transcribe-position = ポジション（IDかリンク）
transcribe-enter = 入力
transcribe-actions = 記録
transcribe-more-tools = スコア、時計、ポジション
transcribe-details = プレーヤーと大会
transcribe-event = 大会
transcribe-round = ラウンド
transcribe-place = 場所
transcribe-date = 日付
transcribe-length = ポイント（0はマネー）
transcribe-saved = 「対局」に保存済み
transcribe-unsaved = 保存できませんでした。{ $why } 失わないように、マッチを書き出してください。
transcribe-other-tab = 別のタブでこのマッチが変更されました。こちらの内容は別のマッチとして保存しました。
transcribe-damaged = このマッチは読めないので、そのまま残します。新しいマッチを始めます。
transcribe-new = 新しいマッチ
transcribe-check = 確認：{ $what }
transcribe-keys = キー：ダイスの数字を2つ、次に手の番号。Enter：最初の手、0：ほかの手、/：手を入力、?：不明、F：自由に動かす。D：ダブル、T：テイク、P：パス、B：ビーバー、R：投了、O：相手側、N：次のゲーム、S：スコア、C：時計。U：元に戻す、Y：やり直す、矢印：前の入力、I：挿入、Delete：削除。
