# A decision understood, in the study room.

coach-percent = { $number }%
coach-why = 理由
coach-hard =
    { $how ->
        [none] 難易度は低め。ここで間違える人はほとんどいません。
        [easy] 難易度は低め。ここでの平均損失は{ $mean }です。
        [fair] 難易度は中くらい。ここでの平均損失は{ $mean }です。
       *[hard] 難易度は高め。ここでの平均損失は{ $mean }です。
    }
coach-avoidable = ほとんどのプレーヤーが正解する場面です。
coach-finders = 正解できるのは？
coach-level = レベル
coach-finds-best = 最善手
coach-finds-made = 実際の手
coach-finds =
    { $finds ->
        [yes] はい
       *[no] いいえ
    }
coach-cube = キューブ
coach-cube-chances =
    { $who ->
        [they] ダブルした側の勝率は{ $win }、ギャモン勝ちは{ $gammons }です。
       *[you] あなたの勝率は{ $win }、ギャモン勝ちは{ $gammons }です。
    }
coach-market =
    { $count ->
        [0] マーケットルーザーはありません（2ロールの全1296通り）。
       *[other] マーケットルーザーは、2ロールの1296通り中{ $count }通りです（{ $share }）。
    }
coach-at-score = このスコア
coach-here = ここ
coach-money = マネーゲーム
coach-never = なし
coach-take-point = テイクポイント
coach-double-from = ダブルの下限
coach-drop-from = パスの下限
coach-too-good-from = トゥーグッドの下限
coach-gammon-value = ギャモンバリュー
coach-right = 正しいアクション
coach-action =
    { $action ->
        [none] ノーダブル
        [beaver] ノーダブル、ビーバー
        [double-beaver] ダブル、ビーバー
        [double-take] ダブル、テイク
        [double-drop] ダブル、パス
       *[too-good] トゥーグッド
    }
coach-rolls-mean =
    相手の全ロールを平均すると、2つ目の手が{ $all }得です（応手は{ $replies }-ply）。評価は{ $loss }です（{ $depth ->
        [rollout] ロールアウト
       *[search] { $plies }-ply
    }）。
coach-rolls-most = 影響が大きいのは{ $first }、{ $second }、{ $third }で、出る頻度を含めて合計{ $loss }です。
coach-rolls-cube =
    { $answer ->
        [drop] { $play }の後は相手がダブルし、この側はパスするので、どの目も{ $equity }になります。
       *[take] { $play }の後は相手がダブルし、この側はテイクします。以後は新しいキューブで数えます。
    }
coach-rolls-first = 1つ目の手
coach-rolls-second = 2つ目の手
coach-roll = 目
coach-difference = 差
coach-rolls-map = 相手の目ごとの差（1つ目に対する2つ目の手）
coach-rolls-working = すべての目を調べています
coach-rollout = ロールアウト
coach-rollout-start = ロールアウトを開始
coach-rollout-what = エンジンがここからゲームを何度も続け、その平均を取ります。どの選択肢でも同じダイスを使います。
coach-rollout-stop = ロールアウトを止める
coach-rollout-continue = ロールアウトを続ける
coach-rollout-extend = ロールアウトを延長
coach-rollout-count = { $done } / { $all }回
coach-rollout-speed = 毎秒{ $speed }回
coach-rollout-sure = { $sure }の確率で{ $name }が最善
coach-rollout-error = 標準誤差
coach-rollout-length =
    { $length ->
        [quick] 短め
        [usual] 標準
       *[thorough] 入念
    }
coach-rollout-about =
    { $length ->
        [quick] 7ロールまで324回
        [usual] 11ロールまで1296回
       *[thorough] 最後まで5184回
    }
coach-rollout-more = 詳細設定
coach-rollout-plies = 先読み（ply）
coach-rollout-truncate = 1回のロール数
coach-rollout-to-end = 最後まで
coach-rollout-cube = キューブあり
coach-rollout-trials = 回数
coach-rollout-confidence = 最善がはっきりしたら終了
coach-rollout-never = 終了しない
coach-rollout-failed = 解析エンジンが停止しました。続けるともう一度試せます。
coach-rollout-done = ロールアウト終了
coach-rollout-early = 早めに終了：最善がはっきりしました
coach-rollout-plays = 比べる手（最大{ $count }手）
coach-rollout-add-play = 手を追加
coach-rollout-cube-plies = キューブの先読み（ply）
coach-rollout-max-error = この標準誤差で終了
coach-rollout-seed = ダイスのシード
coach-rollout-exact = 早めに終了：十分に正確です
coach-compare = 深さを比べる
coach-compare-what = 解析ごとの、最善手のエクイティと他の手の損失。
coach-compare-plies = { $plies }-ply
coach-running = ここまでのPR：{ $pr }（判断{ $count }回）
coach-zone =
    { $zone ->
        [wait] ノーダブル
        [double-take] ダブル、テイク
        [double-drop] ダブル、パス
        [too-good] トゥーグッド
        [take] テイク
       *[drop] パス
    }
coach-scale-win =
    { $who ->
        [you] 勝率{ $win }
       *[named] { $who }の勝率{ $win }
    }
coach-scale = { coach-scale-win }。境目は{ $limit }。
coach-matrix = スコアマトリックス
coach-matrix-what = 7ポイントまでの全スコアでの最善の選択です。行はこの側、列は相手の残りポイントです。スコアを選ぶと、そのポジションが開きます。
coach-matrix-need =
    { $state ->
        [crawford] { $count }（クロフォードゲーム）
       *[other] { $count }
    }
coach-matrix-score = あと{ $own }対あと{ $opponent }
coach-matrix-cube = { $score }：{ $action }。ノーダブル { $rolling }、ダブル・テイク { $take }。
coach-matrix-play = { $score }：{ $name }、{ $equity }。
coach-matrix-costs = { $name }は{ $loss }の損です。
coach-matrix-made = ✓ { $name }が最善、−は損失
coach-matrix-count = { $all }スコア中{ $done }
coach-matrix-crawford = C：クロフォードゲーム
coach-table =
    { $table ->
        [chance] マッチ勝率
        [take] テイクポイント（最後のキューブ）
        [live] テイクポイント（ライブキューブ）
        [double] ダブルポイント（最後の目）
       *[gammon] ギャモンバリュー
    }
coach-table-about =
    { $table ->
        [chance] ゲーム開始前のマッチ勝率（%）です。行は自分の残りポイント、列は相手の残りポイントです。あと1ポイントでは次がクロフォードゲームです。最初の行は、その後のリードしている側の勝率です。
        [take] キューブがもう回らないとき、テイクに必要な勝率（%）です。行は自分の残りポイント、列はダブルする側の残りポイントです。ギャモンなし。あと1ポイントはクロフォードゲームの後です。
        [live] 双方が完璧にリダブルするとき、テイクに必要な勝率（%）です。行は自分の残りポイント、列はダブルする側の残りポイントです。ギャモンなし。あと1ポイントはクロフォードゲームの後です。
        [double] 最後の目でダブルできる勝率（%）です。行は自分の残りポイント、列は相手の残りポイントです。ギャモンなし。あと1ポイントはクロフォードゲームの後です。
       *[gammon] ギャモン勝ちがシングル勝ちを上回る分の価値です。マネーゲームでは0.5です。行は自分の残りポイント、列は相手の残りポイントです。あと1ポイントはクロフォードゲームの後です。
    }
coach-table-post = クロフォード後
coach-table-end =
    { $end ->
        [drop] パス後のマッチ勝率
        [won] テイクして勝った後のマッチ勝率
       *[lost] テイクして負けた後のマッチ勝率
    }
coach-table-cube = キューブ
coach-table-points = ポイント
coach-table-print = 印刷
coach-table-on-roll = 手番
coach-table-other = 相手
coach-table-here = このスコアで
coach-met = マッチエクイティ表
coach-met-used = 使用中：{ $name }
coach-met-beyond = { $points }ポイントを超えるスコアはKazaross-XG2の値です。
coach-met-open = 表を開く
coach-met-shipped = Kazaross-XG2を使う
coach-met-what = 自分の表：GNU BackgammonのXMLファイル、またはCSV。新しい解析で使われます。
coach-met-at = あと{ $own }対あと{ $opponent }
coach-met-unread =
    { $why ->
        [large] ファイルがマッチエクイティ表としては大きすぎます。何も変更していません。
        [computed] ファイルには表のパラメーターだけがあり、数値がありません。何も変更していません。
        [number] ファイルに勝率でない数値があります。何も変更していません。
        [shape] 表の行が正方形になっていません。何も変更していません。
       *[none] ファイルにマッチエクイティ表がありません。何も変更していません。
    }
coach-met-impossible =
    { $why ->
        [chance] 勝率が0と1の間にありません：{ $score }。何も変更していません。
        [sum] 双方の勝率の合計が1になりません：{ $score }。何も変更していません。
       *[order] 勝率がポイントに応じて増えていません：{ $score }。何も変更していません。
    }
coach-met-lost = この表をブラウザーに保存できませんでした。ページを閉じるまで使われます。
coach-met-by = マッチエクイティ表：{ $name }
coach-shown = マップ
coach-shown-map = 相手の目ごとのエクイティ：緑はこの側にとって平均より良く、赤は悪い目です
coach-two-rolls = 次の2回の目
coach-two-rolls-what = 行は相手の目、列はこの側の次の目です。マスを選ぶとエクイティが出ます。
coach-two-rolls-cell = { $first }、次に{ $second }：{ $equity }
