# 直接接続での友だちとの対局。

live-connect = ライブ対戦
live-about = リンクを1つずつ送り合い、互いのブラウザーを直接つなぎます。同じWi-Fiのほか、多くの家庭のネットワークで使えます。
live-preparing = リンクを準備中…
live-send-offer =
    このリンクを{ $who ->
        [named] { $who }さん
       *[other] { $who }
    }に送り、このページを開いたままにしてください。次に、返ってきたリンクを開きます。
live-send-answer =
    このリンクを{ $who ->
        [named] { $who }さん
       *[other] { $who }
    }に送り返し、このページを開いたままにしてください。相手が開くとつながります。
live-connecting = 接続中…
live-connected =
    { $who ->
        [named] { $who }さん
       *[other] { $who }
    }と接続しています。
live-moving =
    接続済み。{ $who ->
        [named] { $who }さん
       *[other] { $who }
    }が動かしています…
live-on = ライブ
live-ended =
    { $why ->
        [not-found] 直接接続できませんでした。ゲームはそのままです。リンクで続けてください。
        [unsupported] このブラウザーは直接接続できません。リンクで続けてください。
        [lost] 接続が切れました。リンクで続けるか、新しい2つのリンクでつなぎ直してください。
        [left] 友だちが接続を切りました。リンクで続けるか、新しい2つのリンクでつなぎ直してください。
        [hung-up] 接続を切りました。リンクで続けるか、新しい2つのリンクでつなぎ直してください。
        [other-offer] このリンクに対応する接続は、このページにはもうありません。つなぎ直してください。
        [passed-on] このリンクを待っていたページが受け取りました。そちらで続けてください。
        [newer] 友だちのページはゲームのバージョンが違います。2人ともページを再読み込みしてから、つなぎ直してください。
        [crossed] 2人ともリンクを作りました。あなたのリンクを送ってください。友だちが開けば、もう一方は不要です。
       *[unreadable] リンクの接続データを読めません。リンクをもう一度送ってもらってください。
    }
live-disconnect = 接続を切る
live-settings = 接続の設定
live-stun = STUNサーバー（任意）
live-stun-about = ブラウザーが外からどのアドレスで見えるかを教え、より多くのネットワークでつながるようにします。サーバーに伝わるのはそのアドレスと接続の時刻だけで、ゲームの内容は伝わりません。
live-stun-wrong = ホスト名を入力してください（ポートは任意）。
live-next-wait =
    { $who ->
        [named] { $who }さん
       *[other] { $who }
    }の手番です。
live-next-send = 「送る」を押すか、元に戻してください。送った手は取り消せません。
live-watch = 観戦してもらう
live-watch-about =
    このリンクを開いた人はここまでのゲームを見られますが、参加はできません。{ $who ->
        [named] { $who }さん
       *[other] { $who }
    }が知らない情報は含まれません。
live-watch-link = 観戦用リンク
live-watching = ゲームを観戦
live-watched = すべてのロールと手をここで検証しました（メッセージ{ $count }件）。続きを見るには、プレーヤーに新しいリンクを頼んでください。
live-send = 送る
live-clock-about = { $promise }時計は直接つながっている間だけ進みます。
live-clock-pace = 1ポイントあたりの分数
live-clock-over =
    時間切れです。あなたが動かすまで、{ $who ->
        [named] { $who }さん
       *[other] { $who }
    }は勝ちを宣言できます。
live-clocks-differ =
    時計が合っていません。このページでは、あなたが{ $mine }、{ $who ->
        [named] { $who }さん
       *[other] { $who }
    }が{ $theirs }。相手のページでは{ $mine-there }と{ $theirs-there }です。それぞれ自分の時計で進むので、どちらに合わせるか話し合ってください。
live-clocks-stopped = 時計は止まっています。
live-rolled =
    { $who ->
        [named] { $who }さん
       *[other] { $who }
    }の目は{ $roll }で、まだ動かしている途中です。
live-draft = ここまで：{ $play }
live-watch-invite = ライブ観戦に招待
live-watch-send = このリンクを1人に送り、このページを開いたままにしてください。次に、返ってきたリンクを開きます。
live-watchers =
    { $count ->
       *[other] { $count }人がライブ観戦中です。
    }
live-watch-start = ライブ観戦
live-watch-answer = ライブ観戦するには、このリンクをプレーヤーに送り返し、このページを開いたままにしてください。
live-watch-back = プレーヤーに返すリンク
live-watch-on = ライブ観戦中。すべてのロールと手をここで検証しています（メッセージ{ $count }件）。
friend-options = キューブ・時計など
friend-change = 条件を変更
friend-step =
    { $step ->
        [send] このリンクを友だちに送ります
        [wait] 友だちが開いて、リンクを返します
       *[open] 届いたリンクをこの端末で開くと、ゲームが始まります
    }
friend-replaces = 新しいリンクが前のリンクに代わります。
friend-new-link = リンクを作成
friend-then = 受けると、送り返すリンクができます。そのあとは手番ごとにリンクを1つ送ります。アカウントは不要です。
friend-scan = または友だちに読み取ってもらう
live-on-roll = 手番
