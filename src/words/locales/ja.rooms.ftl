# What all rooms say.

room-not-opened = リンクを開けませんでした。
room-too-many = 待機中の操作が多すぎるため、最後の操作は実行されませんでした。少し待ってからもう一度お試しください。
unknown-address = このアドレスはここにはありません。現在のゲームを表示しています。
position-save = ライブラリーに保存
position-saved = ライブラリーに保存しました
position-known = すでにライブラリーにあります
position-edit = このポジションを編集
duplicate-result = 比べる結果
