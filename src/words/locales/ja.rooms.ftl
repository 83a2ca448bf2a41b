# What all rooms say.

back-to-game = 対局に戻る
unknown-address = このアドレスはここにはありません。現在の対局を表示しています。
position-save = ライブラリーに保存
position-saved = ライブラリーに保存しました
position-known = すでにライブラリーにあります
position-edit = このポジションを編集
duplicate-result = 結果を比べる
