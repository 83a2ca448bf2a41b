# 友だちとのリンク対戦。

friend = 友だちと対戦
friend-about = 一手ごとにリンクを一つ、好きなメッセンジャーで送ります。アカウントもサーバーも不要で、ダイスはどちらにも選べません。
friend-invite = 友だちを招待
friend-games = 対戦中のゲーム
friend-no-games = まだありません。友だちを招待するか、届いたリンクを開いてください。
friend-damaged-games = 読めないゲームが{ $count }件あります。そのまま残してあります。
friend-line =
    { $mine ->
        [0] 友だちとの対戦：{ $running }
       *[other] 友だちとの対戦：{ $running }、あなたの番：{ $mine }
    }
friend-paste = リンクを開く
friend-paste-field = 友だちからのリンク
friend-open = 開く
friend-due =
    { $due ->
        [mine] あなたの番
        [theirs] 相手の番
        [invited] まだ受けられていません
        [moved] 別の端末に移動済み
       *[over] 終了
    }
friend-nameless = 友だち
friend-with = { $who }との対戦
friend-just-now = たった今
friend-minutes-ago = { $count }分前
friend-hours-ago = { $count }時間前
friend-days-ago = { $count }日前
friend-name = 名前（任意）
friend-cube = キューブ
friend-mode =
    { $mode ->
        [friendly] ふつう
        [strict] 厳格
       *[none] キューブなし
    }
friend-mode-about =
    { $mode ->
        [friendly] キューブ：ダイスを見る前にダブルするか決めます。一手に一リンク。ただし改造されたプログラムはダイスを先に見られます。
        [strict] キューブ：ダブルするか決めるまで、だれもダイスを見られません。ダブルできる番はリンクが二つ増えます。
       *[none] キューブなし：一手に一リンク。
    }
friend-time = 一手の時間
friend-no-limit = 時間制限なし
friend-days = 一手につき{ $count }日
friend-fair = 対戦中はヒントも解析もありません。通信対戦の常として、改造したプログラムなら不正ができます。終局後の解析は二人とも同じです。
friend-make-link = リンクを作る
friend-offered = { $who }からの招待
friend-accept = 受けて始める
friend-not-now = 今はしない
friend-your-link = { $who }へのリンク
friend-waive = 次の番はダブルしません（リンクが二つ減ります）
friend-next-invited = このリンクを友だちに送ってください。返ってきたリンクを開くと始まります。
friend-next-moved = この対戦は別の場所で続けるために書き出されました。ここでは見るだけです。戻すには、最新のファイルをここに読み込んでください。
friend-next-wait = { $who }からのリンクを待っています。
friend-next-between = ゲームが終わりました。もう一局か、ここで終わりか。
friend-next-cube = あなたの番：振るか、ダブルするか。決めるとダイスが見えます。
friend-next-cube-strict = あなたの番：振るか、ダブルするか。振る場合、ダイスは{ $who }の次のリンクで届きます。
friend-next-no-move = { $dice }：動かせません。
friend-next-send = リンクを作るか、元に戻せます。作った後は変えられません。
friend-next-play = あなたの番：{ $dice }を動かしてください。
friend-next-pass = クローズアウトで動かせません。
friend-next-answer = { offered-to }。テイクかパスか？
friend-next-versions = 同じ番に二つの違うメッセージが届きました。どちらが有効か二人で決めてください。それまで対戦は止まります。
friend-sent =
    { $act ->
        [accept] 招待を受けました。
        [double] ダブルしました。
        [take] テイクしました。
        [beaver] ビーバーしました。
        [roll] ダブルしません。ダイスは返事と一緒に届きます。
        [reveal] 今回は決めることがありません。
        [pass] クローズアウトでパスです。
        [resign] 投了を申し出ました。
        [decline] 断りました。続けます。
       *[play] 手が決まりました。
    }このリンクを{ $who }に送ってください。
friend-send-last = 最後のリンクを{ $who }に送ってください。
friend-claimed = { $who }が時間切れで勝ちを宣言しました。
friend-stopped = { $who }が対戦を終えました。
friend-time-left = { $who }の残り時間：{ $hours }時間。
friend-time-over = { $who }の時間が切れました。
friend-claim = 勝ちを宣言
friend-ask-claim = 時間切れの勝ちを宣言しますか？
friend-stop = ここで終わる
friend-ask-stop = もう対戦しませんか？
friend-delete = 削除
friend-ask-delete = この端末から削除しますか？ここでは続けられなくなります。
friend-rematch = 再戦
friend-keep-first = 最初のほうが有効
friend-take-second = 次のほうが有効
friend-save-messages = すべてのメッセージを保存
friend-export = この対戦を書き出す
friend-export-about = 別の端末で続けるためのものです。もう一度読み込むまで、ここでは見るだけになります。ファイルにはあなたのダイスの秘密が入っています。人に渡さないでください。
friend-import = 対戦を読み込む
friend-more = その他
friend-no-link = 友だちから届いたリンクを貼り付けてください。
friend-other-link = このリンクは友だちとの対戦の手ではありません。
friend-not-stored =
    { $why ->
        [no-database] プライベートウィンドウなどでは保存できないため、ここでは対戦できません。
        [full] 空き容量がなく、何も変えていません。先に何か削除してください。
        [blocked] 別のタブが保存を妨げています。閉じてから再読み込みしてください。
        [newer] 新しいバージョンが書き込んでいます。再読み込みして更新してください。
       *[failed] 保存に失敗し、何も変えていません。もう一度試してください。
    }
friend-notice =
    { $what ->
        [unknown] このリンクのゲームはこの端末にありません。対戦しているブラウザーで開いてください。
        [own-invitation] これはあなた自身の招待です。友だちに送ってください。そこで開くと始まります。
        [own-message] これはあなた自身のリンクです。開くのは友だちです。
        [repeated] このリンクは前に開いています。これが今のポジションです。
        [ahead] この前のリンクが届いていません。これは取ってあります。友だちに前のものを頼んでください。
        [taken] この招待はほかの人がすでに受けています。別の対戦には招待し直してください。
        [other-tab] 別のタブで先に進みました。これが今のポジションです。
        [unreadable] このゲームは読めません。そのまま残してあります。
        [moved] この対戦は別の場所で続いています。リンクはそこで開くか、最新のファイルをここに読み込んでください。
        [taken-back] 対戦がこの端末に戻りました。次のロールの前にはダブルできません。別のコピーで見えた可能性があるためです。
        [busy] 別の対戦を保存しているため、何も行われませんでした。少し待ってからもう一度お試しください。
        [file-too-large] このファイルは、書き出した対戦としては大きすぎます。
        [file-newer] このファイルは別のバージョンのゲームのものです。ページを再読み込みしてから、もう一度読み込んでください。
        [file-damaged] このファイルは壊れているため、何も読み込まれませんでした。もう一度書き出してください。
        [false-secret] 拒否：ダイスが封印したものと違います。リンクは証拠として残します。
        [other-past] 拒否：二人の手と違う手に続くリンクです。証拠として残します。
        [forbidden] 拒否：ルールで認められない内容です。
        [too-early] 拒否：決めた時間はまだ切れていません。
        [over] この対戦は終わっています。
        [stopped] 先に、二つのメッセージのどちらが有効かを選んでください。
        [far] この前のリンクがたくさん抜けています。
       *[misfit] 拒否：今のポジションに合わないリンクです。何も変わっていません。
    }
friend-duplicate = デュプリケート：全員が同じダイス
