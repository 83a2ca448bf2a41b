# ライブラリー。

library = 対局
library-show = 表示
library-filter =
    { $filter ->
        [matches] マッチ
        [money] マネーゲーム
        [positions] ポジション
        [collected] 選集
        [imported] 読み込んだもの
       *[all] すべて
    }
library-search = 検索
library-sort = 並べ替え
library-sort-by =
    { $order ->
        [oldest] 古い順
        [name] 名前
        [length] マッチの長さ
       *[newest] 新しい順
    }
library-position = ポジション
library-unfinished = 途中
library-from = { $name }から
library-pasted = 貼り付け
library-linked = リンクから
library-decisions = 判断{ $count }回
library-empty = 対戦するか、ほかのソフトのファイルを追加すると、ゲームが盤とグラフ付きでここに並びます。
library-none = 見つかりませんでした
library-count = 保存{ $count }件
library-loading = ゲームを読み込んでいます…
library-open-files = ファイルを開く
library-open-folder = フォルダーを開く
library-paste = 貼り付け
library-paste-field = マッチ、ポジション、ID
library-read = 読み込む
library-drop = ファイルやフォルダーをこのページにドロップすることもできます。
library-all = すべて選択
library-selected = { $count }件を選択中
library-select = { $name }を選択
library-about = { $name }の操作
library-name = 名前
library-note = メモ
library-keep = 保存
library-export =
    { $kind ->
        [mat] .matで書き出す
        [sgf] .sgfで書き出す
       *[backup] バックアップを書き出す
    }
library-deleted = { $count }件を削除しました
library-reading = ファイルを読み込み中：{ $done } / { $total }
library-found =
    { $kind ->
        [match] 新しいマッチ{ $count }件
        [money] 新しいマネーゲーム{ $count }件
        [position] 新しいポジション{ $count }件
       *[mixed] 新しいマッチとポジション{ $count }件
    }
library-games = { $count }ゲーム
library-add = 「対局」に追加
library-added = 「対局」に追加しました
library-nothing-new = 新しいものはありません
library-new = 新規{ $count }件
library-known = 保存済み{ $count }件
library-cards = ドリルの問題：{ $count }
library-table = 現在のゲーム、設定、統計
library-friends = 友だちとのゲーム：{ $count }
library-duplicates = デュプリケート：{ $count }
library-merge = ここにあるものに追加
library-replace = すべて置き換え
library-replace-sure = 削除して置き換え
library-replace-about = 追加すると、ここにあるものは残ります。置き換えると、先にこのブラウザーのゲーム、解析、ドリル、友だちとのゲーム、デュプリケートを削除します。
library-replace-needs = すべてを置き換えるには、同じバックアップの破損のないファイルだけを、全部そろえて選んでください。
library-remarks = 注記{ $count }件
library-refusal-program = { $program }のファイルです。GNU Backgammonで.matに変換できます
library-refusal =
    { $why ->
        [other-bgf] BGBlitz以外の.bgfです（BGRoomなど）。元のソフトで.matに書き出してください
        [ogxm] OpenGammonの.ogxmです。OpenGammonで.matに書き出してください
        [fibs] FIBSの手順リストです。GNU Backgammonで.matに変換できます
        [empty] ファイルが空です
        [unknown] 不明な形式です
        [no-game] ゲームがありません
        [unreadable] ブラウザーで読めません
       *[stopped] ファイルを読めません
    }
library-too-large = ファイルが大きすぎます（最大{ $size }MB）
library-unfollowed = 再現できない手：{ $count }
library-matches-left-out = { $count }個のマッチを除きました（1つのファイルに多すぎます）
library-left-out = { $count }個のファイルを除きました（一度に多すぎます）
library-lost = この形式では保存できないものがあります。除かれるもの：
library-problem =
    { $why ->
        [no-database] このブラウザーには保存できません（プライベートウィンドウではありませんか？）。読み込んだものは残りません。
        [full] 保存領域がいっぱいのため、何も変更していません。先に削除か書き出しをしてください。
        [blocked] 別のタブが保存領域を使っています。そのタブを閉じてから再読み込みしてください。
        [newer] ゲームは新しいバージョンで保存されています。再読み込みして更新してください。
       *[failed] ブラウザーのデータベースでエラーが起きたため、何も変更していません。
    }
library-resume = 再開
library-aside = ここに表示されない保存データが{ $count }件あります。設定で確認できます。
library-reviewed = 解析済み{ $count }件
library-add-games = ゲームを追加
library-add-about = ほかのソフトの.mat・.txt・.sgf・.xg・.bgfファイル、その圧縮ファイル、または貼り付けたマッチやポジション。
library-choose = 選択
library-more = その他
library-unreviewed = 未解析
library-pr = PR { $pr }
library-pr-both = PR { $one } / { $other }
library-sources = このマッチの形式
library-formats = 保存済みのゲームの別形式{ $count }件
library-empty-title = ゲームはまだありません
library-play = 対戦
library-show-all = すべて表示
library-matching = { $count }件見つかりました
library-find = ポジションを探す
library-columns = 表
library-players = プレーヤー
library-any = すべて
library-column-filter = 絞り込み：{ $column }
library-column =
    { $column ->
        [result] 結果
        [pr] PR
        [other-pr] 相手のPR
        [luck] 運
        [event] 大会
        [review] 解析
       *[newest] 日付
    }
library-outcome =
    { $outcome ->
        [won] 勝ち
        [lost] 負け
       *[open] 未決着
    }
library-state =
    { $state ->
        [reviewed] 解析済み
       *[open] 未解析
    }
library-collect = 選集に追加
library-uncollect = 選集から外す
