# 共有。

share = 共有
share-what = 共有する内容
share-position = このポジション
share-game = このゲーム
share-match = マッチ
share-link = リンク
share-copy-link = リンクをコピー
share-send = 送る…
share-about =
    内容はすべてリンクに入っていて、何もアップロードされません。開いた人には{ $what ->
        [position] このポジション
        [game] このゲーム
       *[match] このマッチ
    }が表示されます。
share-seen = 開くと、まずこのポジションが表示されます。
share-too-long = このマッチは長すぎてリンクに入りません。ファイルで共有してください。
share-long =
    このリンクは長く（{ $length }文字）、QRコードに入りません。{ $review ->
        [yes] 途中で切れるメッセージアプリもあるので、ファイルのほうが確実ですが、解析は含まれません。
       *[no] 途中で切れるメッセージアプリもあるので、ファイルのほうが確実です。
    }
share-names = リンクにプレーヤー名を含める
share-notes = メモと描き込みを含める
share-review = 解析を含める
share-qr = リンクのQRコード
share-copy = コピー
share-copied = コピーしました
share-copied-what = { $what }をコピーしました
share-not-copied = このブラウザーでは自動でコピーできません。テキストを選択してコピーしてください。
share-text = 掲示板用テキスト
share-copy-text = テキスト
share-png = 画像
share-svg = 図
share-file = ファイル（{ $extension }）
share-saved = { $file }を保存しました
share-not-drawn = このブラウザーでは画像を作れませんでした。
