# 友だちとのリンク対戦。

friend = 友だちと対戦
friend-about = 手番ごとにリンクを1つ、メッセージで送って対戦します。アカウントは不要で、ダイスは誰にも操作できません。
friend-begin = 近くても遠くても、友だちと対戦
friend-how =
    { $step ->
        [invite] 招待のリンクを送ります。
        [accept] 友だちがそれを開いて、リンクを送り返します。
       *[play] 手番ごとにリンクを送り合うか、ライブで対戦します。
    }
friend-fact = 手番ごとにリンクを1つ。アカウントは不要
friend-waiting = 相手待ち
friend-together = ほかの遊び方
friend-live = ライブ対戦
friend-live-about = 相手の動きがその場で見えます。観戦もできます。
friend-invite = 友だちを招待
friend-games = あなたのゲーム
friend-damaged-games = 読めないゲームが{ $count }件あります。データはそのまま残してあります。
friend-line =
    { $mine ->
        [0] 友だちとのゲーム：{ $running }
       *[other] 友だちとのゲーム：{ $running }、あなたの手番：{ $mine }
    }
friend-paste = リンクを開く
friend-paste-field = 友だちからのリンク
friend-open = 開く
friend-due =
    { $due ->
        [mine] あなたの手番
        [theirs] 相手の手番
        [invited] 返事待ち
        [moved] 別の端末に移動済み
       *[over] 終了
    }
friend-nameless = 友だち
friend-with =
    { $who ->
        [named] { $who }さん
       *[other] { $who }
    }とのゲーム
friend-just-now = たった今
friend-minutes-ago = { $count }分前
friend-hours-ago = { $count }時間前
friend-days-ago = { $count }日前
friend-name = 名前（任意）
friend-name-about = 招待を開いた友だちに表示されます。
friend-starter = 先手
friend-starter-choice =
    { $starter ->
        [inviter] あなた
       *[roll] オープニングロール
    }
friend-starter-hint =
    { $starter ->
        [inviter] 友だちが招待を受けると、すぐにあなたの番です。
       *[roll] 目の大きいほうが先手です。友だちが先手なら、リンクがもう1つ必要です。
    }
friend-starts =
    先手は{ $who ->
        [named] { $who }さん
       *[other] { $who }
    }です。
friend-starter-about =
    { $starter ->
        [inviter] 最初のゲームは招待した人が先手です。その後はオープニングロールで決めます。
       *[roll] 先手はオープニングロールで決めます。
    }
friend-cube = キューブ
friend-mode =
    { $mode ->
        [friendly] 通常
        [strict] 厳格
       *[none] キューブなし
    }
friend-mode-about =
    { $mode ->
        [friendly] キューブあり、手番ごとにメッセージ1通です。友だち同士ならこれで十分です。
        [strict] キューブあり。ダブルを決めるまでダイスは誰にも見えません。手番によってはメッセージが2通増えます。
       *[none] キューブなし、手番ごとにメッセージ1通です。
    }
friend-time = 1手番の持ち時間
friend-no-limit = 時間制限なし
friend-days = 1手番につき{ $count }日
friend-fair = ゲーム中はヒントも解析も使えません。通信対戦なので、ほかのソフトを使った不正までは防げません。
friend-make-link = 手番を終えてリンク作成
friend-offered =
    { $who ->
        [named] { $who }さん
       *[other] { $who }
    }からの招待
friend-accept = 受けて始める
friend-not-now = 今はしない
friend-your-link =
    { $who ->
        [named] { $who }さん
       *[other] { $who }
    }へのリンク
friend-waive = 次の手番ではダブルしない（リンクを2つ省けます）
friend-next-invited = このリンクを友だちに送ってください。友だちから届いたリンクをここで開くと、ゲームが始まります。
friend-next-moved = このゲームは別の端末に移したので、ここでは見るだけです。ここで続けるには、最新のファイルを読み込んでください。
friend-next-wait =
    { $who ->
        [named] { $who }さん
       *[other] { $who }
    }からのリンクを待っています。
friend-next-sent =
    送りましたか？次は{ $who ->
        [named] { $who }さん
       *[other] { $who }
    }の番です。リンクが返ってきます。
friend-next-between = ゲームが終わりました。もう1ゲーム続けるか、ここで終わるかを選んでください。
friend-next-cube = あなたの手番：振るか、ダブルするか。決めるとダイスが見えます。
friend-next-cube-strict =
    あなたの手番：振るか、ダブルするか。振る場合、ダイスは{ $who ->
        [named] { $who }さん
       *[other] { $who }
    }の次のリンクで届きます。
friend-next-no-move = 目は{ $dice }。動かせる手がありません。
friend-next-send = 手番を終えるか、元に戻せます。終えると手は確定します。
friend-next-play = あなたの手番です。{ $dice }で動かしてください。
friend-next-start = あなたが先手です。{ $dice }で動かしてください。
friend-next-pass = クローズアウトなので動かせません。
friend-next-answer = { offered-to }。テイクかパスか？
friend-next-versions = 同じ手番に違うメッセージが2通届きました。どちらを有効にするか、友だちと決めてください。それまでゲームは止まります。
friend-sent =
    { $act ->
        [accept] 招待を受けました。
        [double] ダブルしました。
        [take] テイクしました。
        [beaver] ビーバーしました。
        [roll] ダブルしません。ダイスは返事と一緒に届きます。
        [reveal] この手番で決めることはありません。
        [pass] クローズアウトなので手番を渡します。
        [resign] 投了を申し出ました。
        [decline] 断りました。続けます。
       *[play] 手が決まりました。
    }このリンクを{ $who ->
        [named] { $who }さん
       *[other] { $who }
    }に送ってください。
friend-send-now =
    このリンクを{ $who ->
        [named] { $who }さん
       *[other] { $who }
    }に送ってください。
friend-send-last =
    最後のリンクを{ $who ->
        [named] { $who }さん
       *[other] { $who }
    }に送ってください。
friend-claimed =
    時間切れで{ $who ->
        [named] { $who }さん
       *[other] { $who }
    }の勝ちです。
friend-stopped =
    { $who ->
        [named] { $who }さん
       *[other] { $who }
    }が対戦を終えました。
friend-time-left =
    { $who ->
        [named] { $who }さん
       *[other] { $who }
    }の残り時間：{ $hours }時間。
friend-time-over =
    { $who ->
        [named] { $who }さん
       *[other] { $who }
    }の持ち時間が切れました。
friend-claim = 勝ちを宣言
friend-ask-claim = 時間切れの勝ちを宣言しますか？
friend-stop = ここで終わる
friend-ask-stop = このゲームで対戦を終わりにしますか？
friend-delete = 削除
friend-ask-delete = このゲームをこの端末から削除しますか？ここでは続けられなくなります。
friend-rematch = 再戦
friend-keep-first = 1通目が有効
friend-take-second = 2通目が有効
friend-save-messages = すべてのメッセージを保存
friend-export = このゲームを書き出す
friend-export-about = 別の端末で続けるためのものです。もう一度読み込むまで、ここでは見るだけになります。ファイルにはダイスの秘密のデータが入っているので、人に渡さないでください。
friend-import = ゲームを読み込む
friend-import-about = 別の端末から
friend-more = その他
friend-no-link = 友だちから届いたリンクを貼り付けてください。
friend-other-link = これは友だちとのゲームのリンクではありません。
friend-not-stored =
    { $why ->
        [no-database] このブラウザーには保存できないため、ここではゲームができません（プライベートウィンドウではありませんか？）。
        [full] 保存領域がいっぱいのため、何も変更していません。先に何か削除してください。
        [blocked] 別のタブが保存領域を使っています。そのタブを閉じてから再読み込みしてください。
        [newer] ゲームは新しいバージョンで保存されています。再読み込みして更新してください。
       *[failed] 保存できなかったため、何も変更していません。もう一度お試しください。
    }
friend-notice =
    { $what ->
        [unknown] このリンクのゲームはこの端末にありません。対戦しているブラウザーで開いてください。
        [own-invitation] これはあなたが作った招待です。開くのは友だちです。
        [own-message] これはあなたが作ったリンクです。開くのは友だちです。
        [repeated] このリンクは前にも開きました。今のゲームを表示しています。
        [ahead] これより前のリンクがまだ開かれていません。このリンクは取っておくので、前のリンクを友だちに送ってもらってください。
        [taken] この招待はすでにほかの人が受けています。もう1ゲームするには、新しく招待してください。
        [other-tab] ゲームは別のタブで先に進みました。今のゲームを表示しています。
        [unreadable] このゲームは読めません。データはそのまま残してあります。
        [moved] このゲームは別の端末で続いています。リンクをそこで開くか、最新のファイルをここで読み込んでください。
        [taken-back] ゲームがこの端末に戻りました。別のコピーで目が見えた可能性があるため、次に振る前にはダブルできません。
        [busy] 別のゲームを保存しているため、何も変更していません。少し待ってからもう一度お試しください。
        [file-too-large] このファイルは、書き出したゲームとしては大きすぎます。
        [file-newer] このファイルは別のバージョンのものです。ページを再読み込みして更新してから、もう一度読み込んでください。
        [file-damaged] このファイルは壊れているため、何も読み込みませんでした。もう一度書き出してください。
        [false-secret] 拒否：ダイスが封印したものと違います。証拠としてリンクを残します。
        [other-past] 拒否：2人のこれまでの手と合わないリンクです。証拠としてリンクを残します。
        [forbidden] 拒否：ルールで認められない内容です。
        [too-early] 拒否：決めた時間はまだ切れていません。
        [over] このゲームは終わっています。
        [stopped] 先に、2通のメッセージのどちらが有効かを選んでください。
        [far] これより前のリンクが多く抜けています。
       *[misfit] 拒否：今のゲームに合わないリンクです。何も変わっていません。
    }
friend-duplicate = デュプリケート
friend-duplicate-about = 全員が同じダイス。一番うまく使うのは誰？
