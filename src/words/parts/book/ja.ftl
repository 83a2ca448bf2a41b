# The opening book: scores, names of plays, figures.

book-score =
    { $score ->
        [money] マネー
        [dmp] DMP
        [gammon-go] ギャモンゴー
       *[gammon-save] ギャモンセーブ
    }
book-score-about =
    { $score ->
        [money] マネーゲーム。キューブは中央です。
        [dmp] ダブルマッチポイント。両者あと1ポイントです。
        [gammon-go] あなたはあと2ポイント、相手はあと1ポイント。ギャモンでマッチに勝ちます。
       *[gammon-save] あなたはあと1ポイント、相手はあと2ポイント。ギャモンでマッチに負けます。
    }
book-scores = 最初に振った側のスコア
book-name =
    { $name ->
        [hit] ヒット
        [point] { $point }ポイント
        [bar-point] バーポイント
        [anchor] { $point }ポイントのアンカー
        [bar-anchor] バーポイントのアンカー
        [run] ランニング
        [slot] { $point }ポイントにスロット
        [bar-slot] バーポイントにスロット
        [split] スプリット
       *[builders] ビルダー
    }
book-plays = 手
book-close = 誤差の範囲で同じ
book-figures = 数値
book-play = 手
book-equity = エクイティ
book-cost = 損
book-error = 標準誤差
book-trials = 回数
book-method = このプログラムのエンジンによるロールアウトです。ダイスの運は除いてあります。損はポイント単位で、明らかに劣る手の回数は少なくなります。回数0の手は2-plyの探索による値です。
book-all = すべてのオープニング
book-replies = { $play }への応手
book-none = この手の先の定跡はありません。
book-line =
    { $score ->
        [exact] 定跡：{ $play }
       *[money] マネーの定跡：{ $play }
    }
