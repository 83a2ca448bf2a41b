# 練習。

drill = ドリル
drill-own = 自分の判断
drill-own-about = 解析したマッチのエラーを、間隔を広げながら復習します。今の復習{ $due }、合計{ $all }
drill-own-none = まだありません。ゲームかマッチを解析して「ドリルに追加」を押してください。
drill-exercises = 問題
drill-kind =
    { $kind ->
        [pips] ピップカウント
        [opening] オープニングロール
        [reply] オープニングへの応手
        [take-point] テイクポイント
        [gammon-value] ギャモンバリュー
        [bear-off] ベアオフの手
        [bear-off-cube] ベアオフのキューブ
       *[race-cube] 公式によるレースのダブル
    }
drill-reference = レファレンスポジション
drill-theme =
    { $theme ->
        [blitz] ブリッツ
        [prime] プライム
        [anchor] アンカー
        [back-game] バックゲーム
        [holding-game] ホールディングゲーム
       *[race] レース
    }
drill-timed = 解答時間を表示
drill-ask-play = 目は{ $dice }。手を見つけてください。最善手との差が{ $line }以内なら正解です。
drill-ask-double = あなたの手番です。正しいキューブアクションは？
drill-ask-answer = キューブ{ $value }のダブルです。テイクかパスか？
drill-ask-pips = すべての駒をベアオフするには何ピップ必要ですか？
drill-ask-take = テイクポイントは？ギャモンとリダブルはないものとします。誤差2%以内なら正解です。
drill-ask-gammon = ギャモンバリューは？マネーゲームでは0.5です。誤差0.05以内なら正解です。
drill-ask-race = マネーゲーム、キューブは中央。レースの公式の答えは？
drill-score = あなたはあと{ $own }、相手はあと{ $opponent }です。
drill-score-double = 相手のダブルでキューブは{ $from }から{ $to }になります。
drill-score-cube = キューブは{ $value }です。
drill-from = { $date }のマッチから。
drill-seen =
    { $found ->
        [yes] 出題{ $count }回。前回は正解でした。
       *[no] 出題{ $count }回。前回は不正解でした。
    }
drill-number =
    { $unit ->
        [pips] ピップ
        [percent] 確率（%）
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
drill-nothing-due = 今、復習するものはありません。
drill-next-due = 次の復習は{ $date }です。
drill-judging = 評価中
drill-failed = エンジンが停止しました。
drill-result =
    { $how ->
        [right] 正解
        [wrong] 不正解
       *[shown] 答え
    }
drill-lost = { $answer }は{ $loss }の損です。
drill-is-best = { $answer }が最善です。
drill-best = 最善：{ $answer }。
drill-also = これも正解：{ $answers }。
drill-rest = その他：{ $answers }。
drill-depth = { $plies }-plyで評価。
drill-exact = 最後のロールまで正確な値です。
drill-pips-told = あなたは{ $own }ピップ、相手は{ $opponent }ピップです。
drill-take-told = 正確には{ $chance }。マッチの勝率：パス{ $dropped }、テイクして勝つと{ $won }、テイクして負けると{ $lost }。
drill-gammon-told = 正確には{ $value }。
drill-played = 実戦：{ $answer }（{ $loss }の損）。
drill-played-right = 実戦：{ $answer }（正解）。
drill-seconds = { $seconds }秒
drill-tally = { $all }問中{ $right }問正解
drill-mean = 1問{ $seconds }秒
drill-due =
    { $count ->
       *[other] ドリルに復習が{ $count }件あります
    }
drill-added =
    { $count ->
       *[other] ドリルに{ $count }件追加しました
    }
drill-mixed-in = 混ぜた正解：{ $count }
drill-not-stored = ブラウザーが変更を保存しませんでした。
drill-away = あと{ $points }
drill-yours = あなたの答え：{ $answer }
drill-auto = 解析のたびにエラーをドリルに追加する
