# Counting methods and facts to be learnt by heart.

drill-purpose =
    { $purpose ->
        [openings] オープニング
        [counting] カウント
       *[scores] キューブとスコア
    }
drill-due-facts = 復習{ $count }問
drill-minutes = 約{ $minutes }分
drill-ask-shots = 36通りのうち、ヒットする目は何通りですか？
drill-ask-entering =
    { $checkers ->
        [1] 36通りのうち、駒が入る目は何通りですか？
       *[other] 36通りのうち、2個とも入る目は何通りですか？
    }
drill-ask-effective = 実効ピップはいくつですか？
drill-ask-effective-about = 必要なロール数の平均 × 8⅙。誤差1ピップ以内なら正解です。
drill-ask-equity = マッチの勝率は何%ですか？
drill-ask-equity-about = 誤差1%以内なら正解です。
drill-crawford-next = 次はクロフォードゲームです。
drill-ask-neil = マッチの勝率は50%を基準とします。リード1ポイントごとに何%を加えますか？
drill-number-told =
    { $kind ->
        [neil] リード1ポイントごとに、50%に{ $value }を加えます。
        [equity] マッチの勝率は{ $value }です。
        [gammon] このスコアでのギャモンバリューは{ $value }です。
       *[effective] 実効ピップは{ $value }です。
    }
drill-rolls-told = 36通り中{ $rolls }通り、{ $chance }。
formula-isight = アイサイト（Axel Reichert、6分の1を加算）：あなた{ $own }、相手{ $opponent }。差が6以内ならダブル、2以上なら相手はテイク。
worked-title =
    { $what ->
        [race] 公式
        [score] 見積もり方
       *[count] 数え方
    }
worked-method = 方法
worked-method-name =
    { $method ->
        [clusters] クラスター
        [halves] ハーフ
        [keith] キース
        [isight] アイサイト
        [trice] ルール62
       *[kleinman] クラインマン
    }
worked-rule =
    { $method ->
        [clusters] 5ポイントのプライムは中央のポイントで、ほかの駒は5、10、15、20、25のうち最も近いポイントで数えます（Jack Kissane）。
        [halves] 3ポイントずつの区画でハーフクロスオーバーを数えます。7–9の駒は1、10–12は2と増え、4–6は0、1–3は1を引きます（Douglas Zare）。
        [neil] 負けている側の残りポイントに対するニールの数（Neil Kazaross）：3は10、4は9、5は8、6は7、8は6、11は5、15は4。
       *[effective] ピップに、ベアオフで無駄になるピップを加えます（Walter Trice）。
    }
worked-points = { $from }–{ $to }ポイント
worked-point = { $point }ポイント
worked-prime = プライム{ $from }–{ $to }
worked-label =
    { $label ->
        [bar] バーの上
        [half-crossovers] ハーフクロスオーバー（各3ピップ）
        [checkers] 駒（各5ピップ）
        [upper] 区画の上のポイント
        [lower] 区画の下のポイント
        [total] 合計
        [pips] ピップ
        [ones] 1ポイントの重なり
        [twos] 2ポイントの重なり
        [threes] 3ポイントの重なり
        [gaps] 4–6の空きポイント
        [more-checkers] 残り駒が多い分
        [more-crossovers] 残りクロスオーバーが多い分
        [seventh] 7分の1を加算
        [sixth] 6分の1を加算
        [excess] 自分 − 相手
        [behind] 遅れているピップ
        [divided] 割り算
        [last-take] テイクの限界
        [lead] リード + 4
        [all-pips] 両者のピップ合計 − 4
        [metric] メトリック
        [chance] 勝率
        [rolls] 必要なロール数の平均
        [effective] 実効ピップ
        [wasted] 無駄
        [direct] 1つの目で
        [combined] 複数の動きで
        [closed] 閉じたポイント
        [open] 空いたポイント
        [dances] 2つとも閉じた目
        [enter] 入る目
       *[estimate] 見積もり（%）
    }
trend = 推移
trend-measure =
    { $measure ->
        [accuracy] 正解率（%）
       *[seconds] 1問あたりの秒数
    }
trend-better = 良い
trend-chart = { $what }：最初{ $first }、最後{ $last }
trend-day = 日
trend-answers = 回答
