# 練習。

drill = ドリル
drill-own = 自分のエラー
drill-own-none = まだありません。アシストなしのゲームの解析を開くと、ここに自分のエラーが出ます。
drill-own-which = マッチは解析済みです。どちらが自分かを選ぶと、ここに自分のエラーが出ます。
drill-own-go = ゲームを選ぶ
drill-exercises = 問題
drill-kind =
    { $kind ->
        [shots] ショット
        [entering] バーから入る目
        [effective] 実効ピップ
        [equity] マッチエクイティ
        [neil] ニールの数
        [pips] ピップカウント
        [opening] オープニングロール
        [reply] オープニングへの応手
        [third] 3手目
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
drill-ask-play = 目は{ $dice }です。最善手を見つけてください。
drill-ask-double = あなたの手番です。正しいキューブアクションは？
drill-ask-answer = キューブ{ $value }のダブルです。テイクかパスか？
drill-ask-pips = すべての駒をベアオフするには何ピップ必要ですか？
drill-ask-take = 何%の勝率があればテイクできますか？
drill-ask-gammon = このスコアでのギャモンバリューは？
drill-ask-race = マネーゲームで、キューブは中央です。レースの公式によると？
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
drill-fetching = ポジションを読み込んでいます
drill-missing = ポジションを読み込めませんでした。
drill-nothing-due = 今復習するエラーはもうありません。
drill-next-due = 次のエラーは{ $date }にまた出ます。
drill-next-today = 次のエラーは今日また出ます。
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
drill-exact = 最後のロールまで計算した正確な値です。
drill-pips-told = あなたは{ $own }ピップ、相手は{ $opponent }ピップです。
drill-take-told = 正確には{ $chance }です。マッチの勝率は、パスなら{ $dropped }、テイクして勝てば{ $won }、負ければ{ $lost }です。
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
drill-not-stored = このブラウザーに変更を保存できませんでした。
drill-away = あと{ $points }
drill-yours = あなたの答え：{ $answer }
drill-auto = 解析したら自分のエラーを「練習」に追加する（アシストありのゲームは除く）
