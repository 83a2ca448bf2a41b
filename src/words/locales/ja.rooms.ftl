# What all rooms say.

room-not-opened = リンクを開けませんでした。
room-too-many = 前の処理が終わっていないため、最後の操作は実行されませんでした。少し待ってからもう一度お試しください。
unknown-address = このアドレスのページはないので、今のゲームを表示しています。
position-save = 「対局」に保存
position-saved = 「対局」に保存しました
position-known = すでに「対局」にあります
position-edit = このポジションを編集
duplicate-result = 比較用の結果
