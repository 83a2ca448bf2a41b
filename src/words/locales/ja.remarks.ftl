# 取り込んだファイルの注意点と、形式に収められないもの。

loss =
    { $what ->
        [comments] ゲームや手のコメント
        [analysis] 解析
        [tags] ほかのソフトの情報
        [out-of-time] 時間切れ
        [declined-resignation] 断られた投了
        [unknown-play] 記録されていない手
       *[set-up] 手で並べたポジション
    }
share-lost = { $file }に入らないもの：{ $what }
remark-line = { $number }行目：{ $what }
remark-byte = { $number }バイト目：{ $what }
remark =
    { $what ->
        [broken-characters] 読めない文字を置き換えました
        [out-of-turn] 手番でない側の手。そのまま残しました
        [unanswered] ダブルへの返事がないままロール。テイクとみなしました
        [double-on-double] 返事を待つ間のダブル。そのまま残しました
        [not-the-owner] キューブを持たない側のダブル。そのまま残しました
        [before-first-roll] 最初のロールより前のダブル。そのまま残しました
        [no-cube] キューブなしのゲームでのダブル。そのまま残しました
        [no-double] ダブルがないのに返事。そのまま残しました
        [own-double] 自分のダブルへの返事。そのまま残しました
        [dropped-crawford] このスコアとキューブではクロフォードゲームになりません。別のゲームのポジションとして読みました
        [stated-position] 手順どおりに進めてもファイルのポジションにならないため、ファイルのものを使いました
        [winner] ポジションによれば、勝ったのはもう一方のプレーヤーです
        [unfinished] ゲームの結果がありません
        [result-from-score] 結果は次のゲームのスコアから求めました
        [no-score-line] プレーヤーとスコアの行がないため、スコアを計算しました
        [crawford-from-score] スコアによればクロフォードゲームです（まだ済んでいない場合）
        [no-crawford] クロフォードゲームのはずのところでダブル
        [no-moves] 破損または途切れ：手がありません
        [stream] 破損または途切れ：圧縮データ
        [last-record] 破損または途切れ：最後の記録
        [last-game] 破損または途切れ：最後のゲームに終わりがありません
       *[bad-entry] 欠落または破損。除外しました
    }
remark-text =
    { $what ->
        [encoding] 文字コードを{ $text }とみなしました
        [ambiguous] 2通り以上の手に読めます：{ $text }
        [not-a-play] 手ではありません。ポジションはそのまま：{ $text }
        [bad-dice] ダイスではありません。除外：{ $text }
        [after-the-end] ゲーム終了後。除外：{ $text }
       *[not-understood] 読み取れません。除外：{ $text }
    }
remark-forbidden = { $dice }の合法手ではありません。書かれたとおりに残しました：{ $text }
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
