# 練習。

drill = ドリル
drill-own = 自分のエラー
drill-own-none = まだありません。ゲームを解析すると、エラーがここに出ます。
drill-own-which = マッチは解析済みです。どちらが自分かを選ぶと、エラーがここに出ます。
drill-own-go = ゲームを選ぶ
drill-exercises = 問題
drill-kind =
    { $kind ->
        [shots] ショット
        [entering] バーからの入り
        [effective] 実効ピップ
        [equity] マッチエクイティ
        [neil] ニールの数
        [pips] ピップカウント
        [opening] オープニングロール
        [reply] オープニングへの応手
        [take-point] テイクポイント
        [gammon-value] ギャモンバリュー
        [bear-off] ベアオフの手
        [bear-off-cube] ベアオフのキューブ
       *[race-cube] レースのダブル：公式
    }
drill-reference = ポジションの種類
drill-theme =
    { $theme ->
        [blitz] ブリッツ
        [prime] プライム
        [anchor] アンカー
        [back-game] バックゲーム
        [holding-game] ホールディングゲーム
       *[race] レース
    }
drill-timed = 解答時間を計る
drill-ask-play = 目は{ $dice }。最善手を見つけてください。
drill-ask-double = あなたの手番です。正しいキューブアクションは？
drill-ask-answer = キューブ{ $value }のダブルです。テイクかパスか？
drill-ask-pips = すべての駒をベアオフするには何ピップ必要ですか？
drill-ask-take = テイクに必要な勝率は？
drill-ask-gammon = ここでのギャモンバリューは？
drill-ask-race = マネーゲーム、キューブは中央。レースの公式の答えは？
drill-number =
    { $unit ->
        [rolls] 36通り中
        [each] 1ポイントあたり%
        [pips] ピップ
        [percent] 勝率（%）
       *[value] ギャモンバリュー
    }
drill-no-number = 数を入力してください。
drill-check = 答え合わせ
drill-show = 答えを見る
drill-skip = スキップ
drill-never = 今後出さない
drill-next = 次へ
drill-fetching = ポジションを読み込み中
drill-missing = ポジションを読み込めませんでした。
drill-nothing-due = 今のところ、復習するものはもうありません。
drill-next-due = 次のエラーは{ $date }にまた出ます。
drill-judging = 評価中
drill-failed = 解析エンジンが停止しました。
drill-result =
    { $how ->
        [right] 正解
        [wrong] 不正解
       *[shown] 答え
    }
drill-lost = { $answer }は{ $loss }の損です。
drill-is-best = { $answer }が最善です。
drill-best = 最善：{ $answer }。
drill-exact = 最後のロールまで正確な値です。
drill-pips-told = あなたは{ $own }ピップ、相手は{ $opponent }ピップです。
drill-take-told = 正確には{ $chance }。マッチの勝率：パス{ $dropped }、テイクして勝つと{ $won }、テイクして負けると{ $lost }。
drill-gammon-told = 正確には{ $value }。
drill-played = 実戦：{ $answer }（{ $loss }の損）。
drill-seconds = { $seconds }秒
drill-tally = { $all }問中{ $right }問正解
drill-mean = 1問{ $seconds }秒
drill-due =
    { $count ->
       *[other] 復習するエラーが{ $count }問あります
    }
drill-added =
    { $count ->
       *[other] 「練習」にエラーを{ $count }問追加しました
    }
drill-added-helped = 一部はアシストありのゲームのエラーです。
drill-not-stored = このブラウザーに変更を保存できませんでした。
drill-away = あと{ $points }
drill-yours = あなたの答え：{ $answer }
drill-auto = 解析のたびに自分のエラーを「練習」に追加する（アシストありのゲームを除く）
