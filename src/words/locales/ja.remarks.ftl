# 取り込んだファイルの注意点と、形式に収められないもの。

loss =
    { $what ->
        [comments] ゲームや手のコメント
        [analysis] 解析
        [tags] ほかのソフトの情報
        [out-of-time] 時間切れ
        [declined-resignation] 断られた投了
        [unknown-play] 記録されていない手
       *[set-up] 手作業で並べたポジション
    }
share-lost = { $file }に入らないもの：{ $what }
remark-line = { $number }行目：{ $what }
remark-byte = { $number }バイト目：{ $what }
remark =
    { $what ->
        [broken-characters] 読めない文字を置き換えました
        [out-of-turn] 手番ではない手。残しました
        [unanswered] ダブルへの返事の前にロール：テイクとみなしました
        [double-on-double] 返事待ちの間のダブル。残しました
        [not-the-owner] キューブを持たない側のダブル。残しました
        [before-first-roll] 最初のロールの前のダブル。残しました
        [no-cube] キューブなしのゲームでのダブル。残しました
        [no-double] ダブルのない返事。残しました
        [own-double] 自分のダブルへの返事。残しました
        [dropped-crawford] このスコアとキューブのクロフォードゲームはありません。別のゲームのポジションとして読みました
        [stated-position] 手順どおりに進めたポジションがファイルと異なるため、ファイルのものを使いました
        [winner] ポジションではもう一方のプレーヤーの勝ちです
        [unfinished] ゲームの結果がありません
        [result-from-score] 結果は次のスコアから取りました
        [no-score-line] プレーヤーとスコアの行がないため、スコアを計算しました
        [crawford-from-score] スコアではクロフォードゲームです（前になかった場合）
        [no-crawford] クロフォードゲームのはずなのにダブル
        [no-moves] 破損または途切れ：手がありません
        [stream] 破損または途切れ：圧縮データ
        [last-record] 破損または途切れ：最後の記録
        [last-game] 破損または途切れ：最後のゲームに終わりがありません
       *[bad-entry] 欠落または破損。除外しました
    }
remark-text =
    { $what ->
        [encoding] { $text }として読み込みました
        [ambiguous] 2通り以上の手に読めます：{ $text }
        [not-a-play] 手ではありません。ポジションはそのまま：{ $text }
        [bad-dice] ダイスではありません。除外：{ $text }
        [after-the-end] ゲーム終了後。除外：{ $text }
       *[not-understood] 読み取れません。除外：{ $text }
    }
remark-forbidden = { $dice }では合法手ではありません。書かれたまま残しました：{ $text }
remark-roll =
    { $what ->
        [forced] { $dice }の手の記録がないため、唯一の合法手で補いました
        [hidden] { $dice }の手はファイルにありません
       *[missing] { $dice }の手がありません（合法手はあります）
    }
remark-other =
    { $what ->
        [cube] キューブは{ $found }。ダブルの回数では{ $expected }のはずです
        [points] ポイント：ファイルでは{ $found }、ポジションとキューブでは{ $expected }
       *[impossible] ポイント：{ $found }になるゲームはありません。{ $expected }としました
    }
remark-score = スコアは{ $found }。前のゲームまででは{ $expected }のはずです
remark-number =
    { $what ->
        [begins] ファイルは第{ $number }ゲームから始まります
        [missing] 第{ $number }ゲームの前が1ゲーム抜けています
        [long] { $number }ポイントマッチ：どちらかがあと26ポイント以上のゲームは解析しません
       *[more] ファイルのマッチ数：{ $number }
    }
