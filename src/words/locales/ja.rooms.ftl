# What all rooms say.

back-to-game = ゲームに戻る
unknown-address = このアドレスはここにはありません。現在のゲームを表示しています。
position-save = ライブラリーに保存
position-saved = ライブラリーに保存しました
position-known = すでにライブラリーにあります
position-edit = このポジションを編集
duplicate-result = 比べる結果
