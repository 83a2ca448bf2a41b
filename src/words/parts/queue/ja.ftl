# 解析のリスト：順番に行う解析とロールアウト。解析の深さ。

queue = 解析
queue-depth-about =
    { $depth ->
        [quick] 1-ply：ブランダーが見つかります。
        [champion] 僅差の判断をロールアウト：最も正確です。
       *[deep] 2-ply、僅差なら3-ply：大会のマッチにも十分な正確さです。
    }
queue-time =
    { $unit ->
        [seconds] 約{ $count }秒
        [hours] 約{ $count }時間
       *[minutes] 約{ $count }分
    }
queue-review-all = 未解析の{ $count }件を解析
queue-review-selected = 選んだ{ $count }件を解析
queue-all-reviewed = すべて解析済みです。
queue-progress = { $done } / { $all }件完了
queue-pause = 一時停止
queue-resume = 再開
queue-paused = 一時停止中
queue-clear = すべて外す
queue-earlier = 上へ：{ $name }
queue-later = 下へ：{ $name }
queue-remove = 外す：{ $name }
queue-rollout = ロールアウト
queue-problem =
    { $why ->
        [engine] エンジンが止まりました。再開するともう一度試します。
        [full] 保存領域がいっぱいです。これまでの結果は残りますが、この結果は保存できません。空きを作ってから再開してください。
       *[not-stored] この結果を保存できませんでした。再開するともう一度試します。
    }
queue-rest = ほか{ $count }件
queue-elsewhere = 別のタブで実行中
queue-open = リストを表示
queue-deepen = さらに深く解析
queue-scope = 解析する範囲
queue-scope-name =
    { $scope ->
        [decision] この判断
        [game] このゲーム
       *[match] マッチ全体
    }
queue-now = 今すぐ解析
queue-add = リストに追加
queue-added = 解析のリストに追加しました
