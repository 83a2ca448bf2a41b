# Sheets: lessons and quizzes for others, and the answers that come back.

sheet-about = 順番に並べたポジションです。読むレッスンにも、解く問題集にもなります。シートは1つのリンクで送れて、答えもリンクで返ってきます。
sheet-how =
    { $how ->
        [collect] 解析の「その他」や検索からポジションを追加します
        [edit] 文章を書き、考えてもらう答えを隠します
       *[send] リンクを送るか、印刷するか、ファイルに保存します
    }
sheet-new = 新しいシート
sheet-untitled = 無題のシート
sheet-title = タイトル
sheet-list = 自分のシート
sheet-begin = 人に送れるレッスンと問題集
sheet-count =
    { $count ->
       *[other] ポジション{ $count }個
    }
sheet-reply-count =
    { $count ->
       *[other] { $count }人の答え
    }
sheet-open-file = ファイルを開く
sheet-paste = シートまたは答えのリンク
sheet-open = 開く
sheet-unread =
    { $why ->
        [cut] リンクの最後が欠けています。もう一度送ってもらってください。
        [newer] このリンクはゲームの新しいバージョンのものです。
       *[damaged] シートではないか、壊れています。もう一度送ってもらってください。
    }
sheet-missing = このシートはこのブラウザーにありません。
sheet-add-position = ポジションを追加
sheet-add-where = 解析の「その他」や検索から追加できます。
sheet-position = ポジション{ $number }
sheet-text = 文章
sheet-text-after = 答えたあとに表示
sheet-asks = 最善の選択を問う
sheet-move =
    { $way ->
        [up] ポジション{ $number }を上へ
       *[down] ポジション{ $number }を下へ
    }
sheet-remove-position = ポジション{ $number }を外す
sheet-ask-all = すべて問題にする
sheet-ask-none = すべての問題を外す
sheet-lost = 実戦の手：{ $choice }（損失{ $loss }）
sheet-try = 試す
sheet-link = シートのリンク
sheet-too-long = リンクにするには長すぎます。ファイルに保存するか、文章を短くしてください。
sheet-too-large = 大きすぎて保存できません。文章を短くしてください。
sheet-full = 1つのシートに入るポジションは{ $count }個までです。追加しませんでした。
sheet-save = ファイルに保存
sheet-print = 印刷
sheet-delete = シートを削除
sheet-delete-sure = 完全に削除
sheet-turn =
    { $ask ->
        [answer] { $who }：キューブ{ $what }、テイクかパスか？
        [double] { $who }：ダブルか、振るか？
       *[play] { $who }番、{ $what }
    }
sheet-answers = 答え
sheet-answers-of = { $name }さんの答え
sheet-add-from = ポジション
sheet-add-to = シート
sheet-add-now = 追加
sheet-add-what =
    { $what ->
        [this] このポジション
        [flagged] 印を付けたポジション（{ $count }）
        [mistakes] エラー（{ $count }）
        [first] 最初の{ $count }件
       *[found] 表示中の結果（{ $count }）
    }
sheet-added =
    { $count ->
       *[other] { $title }にポジションを{ $count }個追加しました。
    }
sheet-number = { $all }問中{ $number }
sheet-previous = 前のポジション
sheet-done = 最後のポジションでした
sheet-figures = 平均損失{ $loss }・時間{ $time }
sheet-name = 名前
sheet-send = このリンクを送り返してください。答えとその損失、かかった時間が入っています。
sheet-answers-link = 答えのリンク
sheet-start-again = 最初から
sheet-no-answer = 未回答。
sheet-came-back = 返ってきた答え
sheet-keep = シートと一緒に保存
sheet-kept = シートと一緒に保存しました。
sheet-answers-full = 保存できる答えは{ $count }人分までです。保存しませんでした。
sheet-to-sheet = シートへ
sheet-lines = 変化
sheet-line = 変化{ $number }
sheet-line-add = 変化を追加
sheet-line-name = 名前
sheet-line-turns = 目と手
sheet-line-how = 例：8/5 6/5 6-4: 24/14。手の説明は、その後に波括弧で書きます。
sheet-line-board = 盤上で動かす
sheet-line-roll = 目
sheet-line-put = 手を追加
sheet-line-wrong =
    { $turn }手目から先は保存されていません。{ $why ->
        [roll] 先に6-4のように目を書いてください。
        [other-roll] 盤上の目は{ $roll }です。
        [over] その前にゲームが終わっています。
        [long] これ以上手を加えられません。
       *[play] { $roll }では動かせない手です。
    }
sheet-line-remove = 変化{ $number }を削除
sheet-line-previous = 前の手
sheet-line-next = 次の手
sheet-line-leave = 元のポジションに戻る
sheet-line-start = 元のポジション
