# Search of decisions in all games.

find-reading = ゲームを読み込んでいます：{ $done } / { $all }
find-fact = 判断：{ $count }
find-full = 一度に検索できるのは最新の{ $count }件の判断だけです。
find-matching = { $count }件
find-loses = { $loss }の損
find-none-about = 条件を減らすか、指定するポイントを減らしてください。
find-empty-about = ゲームのすべての判断をここで探せます。
find-more = もっと表示
find-order-by =
    { $order ->
        [costliest] 損失の大きい順
        [nearest] 似ている順
       *[newest] 新しい順
    }
find-remove = 外す：{ $condition }
find-reset = すべて消去
find-conditions = 条件
find-board = ポジション
find-board-about = 判断する側が下です。指定しないポイントには何があってもかまいません。
find-mark-empty = 駒なし
find-kept-empty = 空であること
find-match-of =
    { $how ->
        [exact] 完全一致
       *[least] 最低限これだけ
    }
find-either = どちらのプレーヤーでも
find-like = 似たポジション
find-like-about = ほかの各ゲームから1つまで。
find-like-end = パターンを作る
find-any = 指定なし
find-kind-of =
    { $kind ->
        [checker] 駒の手
        [cube] キューブの判断
        [double] ダブルか振るか
       *[answer] テイクかパスか
    }
find-dice = ダイス
find-loss = エラーの大きさ
find-loss-of =
    { $loss ->
        [error] エラー：{ $least }以上
        [blunder] ブランダー：{ $least }以上
       *[large] { $least }以上
    }
find-error = エラーの種類
find-by = 誰の判断
find-by-of =
    { $by ->
        [reader] 自分
       *[opponent] 相手
    }
find-score = スコア
find-score-of =
    { $score ->
        [money] マネーゲーム
        [match] マッチ（スコア不問）
        [dmp] ダブルマッチポイント
        [crawford] クロフォードゲーム
        [post] クロフォードゲームの後
       *[away] 残りポイント
    }
find-away =
    { $whose ->
        [decider] 判断する側の残り
       *[other] 相手の残り
    }
find-cube-of =
    { $cube ->
        [centre] 中央
        [decider] 判断する側
        [other] 相手側
       *[none] キューブなし
    }
find-cube-value = キューブの値
find-structure = 形
find-structure-of =
    { $structure ->
        [prime-4] 4ポイントプライム
        [prime-5] 5ポイントプライム
        [prime-6] フルプライム
        [board-5] 5ポイントボード
        [closed] クローズドボード
        [anchor] アンカー
        [ace-point] エースポイントゲーム
        [back-game] バックゲーム
        [holding-game] ホールディングゲーム
        [blitz] ブリッツ
        [bar] バーに駒
        [bar-2] バーに2個
       *[bear-off] ベアオフ
    }
find-whose = 誰の形
find-whose-of =
    { $whose ->
        [decider] 判断する側
        [other] 相手側
       *[either] どちらでも
    }
find-result =
    { $kind ->
        [checker] 駒の手
        [double] ダブルか振るか
       *[answer] テイクかパスか
    }
