duplicates = デュプリケート
duplicate-about = 全員が同じダイスで、コンピューターまたはパートナーと対戦します。結果は1手ずつ確認されます。
duplicate-begin = 同じダイスで、一番うまいのは誰？
duplicate-how =
    { $step ->
        [make] デュプリケートを作成し、リンクを送ります。
        [play] 全員が同じゲームを、好きなときに進めます。
       *[compare] 結果を送り合うと、ここで検証して比べられます。
    }
duplicate-list = あなたのデュプリケート
duplicate-new = 新しいデュプリケート
duplicate-games =
    { $count ->
       *[other] { $count }ゲーム
    }
duplicate-cube =
    { $cube ->
        [yes] キューブあり
       *[no] キューブなし
    }
duplicate-opponent =
    { $who ->
        [computer] コンピューター
       *[partner] この端末のパートナー
    }
duplicate-against =
    { $who ->
        [computer] 対コンピューター：{ $level }
       *[partner] 同じ端末でパートナーと
    }
duplicate-dice = 各ゲームのダイスは全員同じです。あなたは白です。ヒントも警告もありません。
duplicate-honest = リンクにはダイスが含まれるため、先に見たり二度挑戦したりすることもできます。手とスコアは検証されます。
duplicate-create = 作成
duplicate-play = 始める
duplicate-play-again = もう一度
duplicate-again-about = このダイスはもう見ています。次の結果には「既知のダイス」と表示されます。
duplicate-continue = ゲームを続ける
duplicate-partner-name = パートナーの名前（任意）
duplicate-link = このデュプリケートのリンク
duplicate-link-about = 参加する全員にこのリンクを送ってください。
duplicate-own =
    { $colour ->
        [white] あなたの結果
       *[black] パートナーの結果
    }
duplicate-own-about = このリンクをほかの人に送ってください。
duplicate-tick = 名前を含める
duplicate-own-link = 結果のリンク
duplicate-no-link = この結果は長すぎてリンクにできません。
duplicate-results = 結果
duplicate-no-results = まだ結果がありません。ゲームをするか、結果のリンクを下に貼り付けてください。
duplicate-paste-results = 結果のリンク（文章ごと貼り付け可）
duplicate-add = 結果を追加
duplicate-paste-any = デュプリケートまたは結果のリンク
duplicate-open = 開く
duplicate-head =
    { $column ->
        [place] 順位
        [player] プレーヤー
        [opponent] 対戦相手
        [score] スコア
        [luck] 運
       *[pr] PR
    }
duplicate-computer = コンピューター（{ $level }）
duplicate-nameless = 名前なし
duplicate-remove = { $who }の結果を削除
duplicate-remove-head = 削除
duplicate-review = { $who }のゲームを開く
duplicate-judged = PRと運はこの端末で計算されます。
duplicate-copy = テキストとしてコピー
duplicate-csv = CSVで保存
duplicate-print = 印刷
duplicate-ask-delete = このデュプリケートと結果をこの端末から削除しますか？
duplicate-count =
    { $count ->
       *[other] 結果{ $count }件
    }
duplicate-damaged =
    { $count ->
       *[other] { $count }件のデュプリケートを読み込めません。そのまま残してあります。
    }
duplicate-added =
    { $count ->
       *[other] { $count }件の結果を検証して追加しました。
    }
duplicate-false =
    { $why ->
        [cut] 拒否：{ $who }の結果はゲームの終わる前で止まっています。
        [over] 拒否：{ $who }の結果はゲームが終わった後も続いています。
        [side] 拒否：{ $who }の結果はコンピューター側の結果です。
       *[forbidden] 拒否：{ $who }の結果は{ $act }番目の操作でルールに違反しています。
    }
duplicate-notice =
    { $what ->
        [none] このテキストにはデュプリケートや結果のリンクがありません。
        [cut] リンクが途中で切れています。もう一度もらってください。
        [newer] 別のバージョンで作られたリンクがあります。ページを再読み込みして更新してください。
        [damaged] 拒否：リンクが壊れているか、変更されています。
        [level] このバージョンには、このデュプリケートのコンピューターのレベルがありません。
        [other] 別のデュプリケートの結果があり、そちらに載せました。
        [full] 結果が多すぎます。先にいくつか削除してください。
        [elsewhere] ゲームは別のタブで開いています。そちらで続けるか、先に閉じてください。
        [unknown] このデュプリケートはこの端末にありません。リンクを開いてください。
       *[known] これらの結果はすでにあります。
    }
