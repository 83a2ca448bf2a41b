# ページのすべてのテキスト（日本語）。

## 名前

name-you = あなた
name-computer = コンピューター
name-white = 白
name-black = 黒
colour =
    { $player ->
        [white] 白
       *[black] 黒
    }
level-name =
    { $level ->
        [beginner] 入門
        [casual] 初級
        [normal] 中級
        [strong] 上級
       *[expert] 達人
    }
level-label = レベル：{ $level }
level-about =
    { $level ->
        [beginner] ルールを覚えたて：一手で平均0.062ポイントを失います。
        [casual] たまに遊ぶ程度：一手で0.031ポイントを失います。
        [normal] クラブで遊ぶ強さ：一手で0.013ポイントを失います。
        [strong] 大会で勝つ強さ：一手で0.003ポイントを失います。
       *[expert] 2ロール先まで読む：一手で0.001ポイントを失います。
    }
variant-name =
    { $variant ->
        [nackgammon] ナックギャモン
        [hypergammon] ハイパーギャモン
        [hypergammon2] ハイパーギャモン（駒2個）
        [hypergammon1] ハイパーギャモン（駒1個）
        [longgammon] ロングギャモン
        [portes] ポルテス
        [misere] ミゼール
       *[standard] バックギャモン
    }

## 並べ方

list-comma = { $list }、{ $next }
list-or = { $list }または{ $next }

## 場所

number-word = { $count }個
place-point = { $number }ポイント
place-bar = バー
place-off = 上がり
standing-empty = 空き
standing =
    { $player ->
        [white] 白
       *[black] 黒
    }{ number-word }
can-move = { $dice }で動かせます
takes-back = タップで戻します
to-bar = バー
to-off = 上がり
lifted = { $from }から持ち上げました。行き先は{ $targets }。
dice-name = ダイス { $dice }
dice-pick-up = ダイス { $dice }、拾う
dice-swap = ダイス { $dice }、入れ替え
cube-middle = 中央
cube-owner = { $who }が所有
cube-name = キューブ { $value }、{ $owner }
cube-can-double = キューブ { $value }、{ $owner }、ダブルを提案

## お知らせ

new-game-said = 新しいゲーム：{ $title }。
thrown-first = 白は{ $white }、黒は{ $black }。{ $who }が先手です。
thrown-tie = 白は{ $white }、黒は{ $black }。振り直します。
thrown-doubled = 白は{ $white }、黒は{ $black }：キューブは{ $value }になります。振り直します。
rolled = { $who }の目は{ $dice }。
rolled-nothing = { $who }の目は{ $dice }。動かせません。
hit = { $who }の駒が{ $point }ポイントでヒットされました。
passes = { $who }はパスします。
played = { $who }：{ $play }。
passes-closed-out = クローズアウト：{ $who }はパスします。
offered =
    { $who }が{ $offer ->
        [beaver] ビーバー
        [raccoon] ラクーン
       *[double] ダブル
    }
offered-said = { offered }、{ $value }へ。テイクかパスか？
taken = { $who }がテイク。キューブは{ $value }です。
win-object =
    { $win ->
        [single] シングル
        [gammon] ギャモン
        [backgammon] バックギャモン
       *[quadruple] 4倍
    }
resigns = { $who }が{ $win }で投了
resigns-said = { $who }が{ $win }で投了。受けますか？
declined = { $who }が断りました：ゲームは続きます。
wins = { $who }の{ $win }勝ち：{ $points }ポイント。
out-of-time = { $who }の時間切れです。
match-won = { $who }がマッチに勝ちました。
game-started = 第{ $number }ゲーム。
play-taken-back = 戻しました。{ $who }がもう一度指します。
taken-back = 戻しました。
cocked-said = ダイスが傾きました：振り直します。
clock-started = 時計が動き出しました。
last-seconds = { clock-of }：残り10秒。
update-later = 更新はこのゲームのあとに行われます。

move-to = { $from }から{ $to }
move-hitting = { $moved }ヒット
move-times = { $moved }を{ $count }回
said-bar = バー
said-off = 上がり

## 盤の中央での質問

ask-die = { $who }のダイスは？
ask-dice = { $who }の目は？
ask-second-die = { $who }の目：{ $first }と？
no-legal-move = 動かせません：{ $dice }
closed-out = { $who }はクローズアウト
closed-out-choice = { closed-out }：ダブルかパス
tie = { $die }-{ $die }：振り直し
tie-then = { $die }-{ $die }：振り直し。{ $question }
ask-double = ダブルしますか？
ask-drop = パスしてゲームを負けますか？
ask-resign = 何で投了しますか？
take = テイク
drop = パス
beaver = ビーバー
raccoon = ラクーン
accept = 受ける
decline = 断る
back = 戻る
cancel = 取り消す
ok = OK
win-button =
    { $win ->
        [single] シングル
        [gammon] ギャモン
       *[backgammon] バックギャモン
    }

## 通知

unreadable = 保存されたゲームを読めませんでした（{ $why }）。別に保管し、新しいゲームを用意しました。
unreadable-no-room = 保存されたゲームを読めず（{ $why }）、別に保管する場所もありません。元の場所に残し、このゲームは保存しません。
end-missing = 保存されたゲームの最後の部分がありません。残りから続け、その写しを別に保管しました。
why-damaged = 壊れています
why-newer = 新しい版で書かれています（{ $version }）
why-unknown = 不明な項目「{ $entry }」があります
why-illegal = ルールに反します：{ $why }
why-dice = ダイスが変えられています
store-instead = 代わりにこのゲームを保存
not-stored = このブラウザーはゲームを保存しません。続けられますが、ページを閉じると終わります。
engine-failed = コンピューターが応答しません。
nets-damaged = コンピュータープレーヤーの一部が壊れています。簡単なルールで、レベルより弱く指し続けます。ページを読み直すと取り直せます。
try-again = もう一度
update-ready = 更新の準備ができました。
restart-after = このゲームのあとで再起動
restart = 再起動

## ボタンとサイドパネル

roll = 振る
double = ダブル
pass = パス
resign = 投了
undo = 戻す
done = 完了
cocked = 振り直し
next-game = 次のゲーム
new-match = 新しいマッチ
clock = 時計
take-back-play = 最後の手を戻す
new-game = 新しいゲーム
settings = 設定
menu = メニュー
close = 閉じる
game-name = バックギャモン
help = 遊び方
help-failed = ヘルプを読み込めませんでした。
other-ways = ほかの遊び方
match-title = { $points }ポイントマッチ
money-title = マネーゲーム
title = { $what }、第{ $number }ゲーム
crawford-mark = クロフォード
unrated-mark = 記録なし
practice-mark = 練習
account = { $first }、{ $second }（1ポイント{ $stake }）
pips = { $pips }ピップ
score = 得点{ $points }
thinking = 考え中
to-play = 手番
clock-of = { $who }の時計
board = 盤
actions = 操作
notice = 通知
game-region = ゲーム
plays-region = 手の一覧
plays = 手
first-hint = 駒をタップすると最初のダイスで動きます。ダイスをタップすると入れ替わります。

entry-to-play = { $dice }：未着手
entry-closed-out = クローズアウト
entry-offer =
    { $offer ->
        [beaver] ビーバー
        [raccoon] ラクーン
       *[double] ダブル
    } => { $value }
entry-take = テイク
entry-drop = パス
entry-out-of-time = 時間切れ
entry-resign =
    投了（{ $win ->
        [single] シングル
        [gammon] ギャモン
        [backgammon] バックギャモン
       *[quadruple] 4倍
    }）
entry-declined = { entry-resign }、拒否

## 新しいゲーム

opponent = 相手
computer = コンピューター
person-here = ここにいる人
level = レベル
you-play = あなたの色
play-for = 勝負
money = マネー
match-to = マッチ
match-points = ポイント
start = 開始
options = オプション：
game-choice = 種類
doubling-cube = ダブリングキューブ
crawford-game = クロフォードゲーム
option-fresh = 先手は二つのダイスを振り直す
option-four = バーからのバックギャモンは4倍
option-show = クローズアウトされても振る
option-hand = 本物のダイスを振って入力する
option-jacoby = ジャコビールール：キューブが動くまでギャモンは数えない
option-practice = 練習：手を戻せます（その場合は記録なし）
option-stake = 1ポイントの値
beavers = ビーバー
beavers-none = なし
beavers-one = 一回
beavers-all = ラクーンも
automatic-doubles = 自動ダブル
summary-cube = キューブ
summary-no-cube = キューブなし
summary-jacoby = ジャコビー
summary-real-dice = 本物のダイス
summary-clock = 時計

## マッチの時計

clock-off = なし
clock-simple = シンプルディレイ
clock-bronstein = ブロンスタイン
clock-per-point = マッチの1ポイントあたりの分
clock-per-scored = 得たポイント1つあたり減らす分
clock-delay = 手番ごとの無料の秒
clock-promise = 各自{ $time }、手番ごとに{ $seconds }秒は減りません。
clock-for-rest = マッチの残りに時計を使う
clock-nothing = 時間が残りません。
clock-start = 時計を始める

## 設定

language-choice = 言語
language-auto = ブラウザーと同じ
language-failed = この言語のテキストを読み込めませんでした。
theme = 盤
theme-name =
    { $theme ->
        [felt] フェルト
        [midnight] 真夜中
        [paper] 紙
        [flat] シンプル
       *[walnut] くるみ
    }
set-home-left = インナーボードを左に
set-black-bottom = 黒を手前に（二人用）
set-marks = 動かせる駒と行き先を示す
set-forced = ほかに手がなければ自動で動かす
set-bear-off = レースでは自動で駒を上げる
set-confirm = ダブルの前に確認する
set-auto-roll = ダブルできないときは自動で振る
set-dead-cube = デッドキューブでもダブルを出し、理由を言う
end-of-turn = ダイスを拾う
end-by-hand = 手で
end-when-played = 全部動かしたら
end-when-forced = 一通りしかない手のあとで
motion = 動き
motion-name =
    { $speed ->
        [off] なし
        [quick] 速い
        [slow] 遅い
       *[normal] 普通
    }
sound = 音
volume = 音量
vibrate = 触れたときに振動
reset-settings = 設定をすべて元に戻す
licences = 使用している部品のライセンス

## キーと局面の説明

keys = キー
key-space = 振る、または手番を終える
key-arrows = ポイントからポイントへ移る
key-home = バー、または上がりへ移る
key-tab = 盤、またはボタンへ移る
key-enter = 駒を持つ、または置く
key-digits = そのポイントからその目で動かす
key-swap = ダイスを入れ替える
key-undo = 一つ戻す
key-undo-turn = 手を全部戻す
key-double = ダブルを提案する
key-answer = テイク、またはパス
key-type = 手を入力する
key-words = 局面を言葉で
key-replay = 最後の手をもう一度見る
key-list = この一覧
key-escape = 置く、または閉じる
position = 局面の説明
position-turn = { $who }の手番です。
position-row =
    { $quarter ->
        [home] インナーボード
        [outer] アウターボード
        [far] 相手のアウターボード
       *[start] 相手のインナーボード
    }：{ $points }。
position-point = { $point }に{ number-word }
position-bar = バーに{ number-word }
position-off = 上がり{ number-word }
position-nothing = なし
position-pips = { $who }：{ $pips }ピップ
type-play = 記号で手を入力
type-example = 例：8/5 6/5 または bar/21*
play-it = 指す
play-not-a-move = 「{ $part }」は手ではありません。8/5 や bar/21 のように書いてください。
play-not-legal = このダイスで指せる完全な手ではありません。
play-too-long = 一手は四つまでです。
play-name-way = 何通りかあります：途中のポイントを書き、ヒットに * を付けてください。

## できない理由

no-not-now = 今はオープニングロールの時ではありません。
no-game-over = ゲームは終わりました。
no-game-goes-on = ゲームはまだ終わっていません。
no-match-over = マッチは終わりました。
no-roll-first = 先にダイスを振ってください。
no-already-rolled = ダイスはもう振られています。
no-dice-by-program = このゲームではプログラムがダイスを振ります。
no-dice-by-hand = 振ったダイスを入力してください。
no-cocked-too-late = 傾いたダイスは、駒を動かす前に申告します。
no-closed-out = クローズアウトです：どの目でも入れません。
no-voluntary-pass = 自分からパスはできません。
no-nothing-to-undo = 戻すものがありません。
no-cannot-take-back = これだけを戻すことはできません。
no-play-is-final = ダイスを拾うと手は確定します。
no-double-before-roll = ダブルは振る前に提案します。
no-first-turn = 最初の手番ではダブルできません。
no-cube = このゲームにキューブはありません。
no-not-your-cube = キューブは相手が持っています。
no-dead-cube = ダブルは役に立ちません：ポイントはもう足りています。
no-crawford = クロフォードゲームではダブルできません。
no-cube-limit = キューブはこれ以上上がりません。
no-double = ダブルはされていません。
no-answer-double = 先にダブルに答えてください。
no-beavers = このゲームにビーバーはありません。
no-raccoons = このゲームにラクーンはありません。
no-resignation = 投了はされていません。
no-answer-resignation = 先に投了に答えてください。
no-such-win = このゲームにそのような勝ちはありません。
no-only-matches-clocks = 時計はマッチだけで使います。
no-clock-there = マッチにはもう時計があります。
no-time-left = マッチのこの時点では時間が残りません。
no-clock = このマッチに時計はありません。
no-clock-stands = 時計はゲームの間は止まります。
no-such-die = { $die }の目は残っていません。
no-loses-die = 両方の目が使えます：これでは{ $die }が使えなくなります。
no-higher-number = 片方しか使えないので、大きい方の{ $die }を使います。
no-swap-moved = ダイスの入れ替えは駒を動かす前です。
no-swap-double = 二つとも同じ目です。
no-unfinished = まだ{ $die }が使えます。
no-checker-bar = バーにあなたの駒はありません。
no-checker = { $point }ポイントにあなたの駒はありません。
no-bar-first = 先にバーの駒を入れてください。
no-point-held = 相手が{ $point }ポイントを押さえています。
no-not-all-home = 駒がまだ全部インナーボードに入っていません。
no-higher-checker = 目がポイントより大きいので、{ $point }ポイントの駒が先です。
no-all-played = 目は全部使いました：「完了」を押すか、一つ戻してください。
no-opponents = これは相手の駒です。
no-cannot-come = 今ここに来られる駒はありません。
no-not-there = ダイスではそこへ行けません。
no-computers-turn = コンピューターの手番です。

## 何かが壊れたとき

crash-title = 問題が起きました
crash-stored = ゲームは保存されています。
crash-reload = ページを読み直して続けてください。
crash-not-stored = ゲームを保存できませんでした。報告にゲームが入っています。ファイルに保存し、設定で読み込んでください。

## 公正なダイス

fair-dice = 公正なダイス
fair-about = ゲームのダイスはすべて秘密のシードから決まります。その指紋はゲームの前に、シードは後に表示されるので、だれでもすべての目を確かめられます。
fair-elsewhere = ほかの場所で確かめるには、コマンド bg dice か、ゲームの説明書にある数行の Python を使います。
fair-fingerprint = シードの指紋（SHA-256）
fair-next = 次のゲームの指紋
fair-seed = シード
fair-later = ゲームの後に表示
fair-thrown = 振られたダイス
fair-checked = 確認済み：シードの指紋は一致し、{ $count }個のダイスはすべてそこから決まります。
fair-by-hand = このゲームでは本物のダイスを振ります。確かめるものはありません。
fair-known = 前のゲームと同じダイスです。
fair-again = 同じダイス、別のレベル
fair-new-game = ダイスの指紋：{ $fingerprint }
fair-this-game = このゲーム
fair-all-games = すべてのゲーム：{ $games }
fair-rolls = ロール
fair-doubles = ゾロ目
fair-expected = { $count }（公正なら{ $fair }）
fair-pips = ピップでの運
fair-chi =
    カイ二乗 { $value }：公正なダイスでも、同じ回数では{ $chance ->
        [0] 0.1%未満の割合で
       *[other] { $percent }%の割合で
    }これ以上に偏ります。
fair-few = 偏りを判断するにはまだダイスが少なすぎます。
fair-luck-about = ピップでの運：公正なロールの平均 8 1/6 ピップを超えた分です。
fair-points = ポイントでの運
fair-difference = 差
fair-luckiest = 最も幸運なロール
fair-unluckiest = 最も不運なロール
fair-points-wait = ポイントでの運：コンピューターがロールを評価しています…
fair-points-failed = ポイントでの運はわかりません：コンピューターが応答しません。
fair-points-some = ポイントでの運がわかっているのは、このうち{ $games }ゲームです。
fair-points-about = ポイントでの運：ロールの最善手の価値が21通りの平均を超えた分です。コンピューターが一目で判断し、キューブなしのマネーゲームとして数えます。オープニングロールは含みません。
decimal-mark = .

## ブラウザーに保管

elsewhere = このゲームは別のタブで進行中です。ここでは観戦します。
play-here = ここでプレイ
others-unreadable = 保存された設定か集計されたダイスを読めませんでした。別に保管し、標準のものを使います。
keep-all = すべてを1つのファイルに
keep-export = ファイルに保存
keep-import = ファイルを読む
kept-aside = 別に保管したゲームを続ける
kept-whole = 当時の設定とダイスの集計つき
kept-unread = 読めずに別に保管したテキスト：{ $count }件。保存したファイルにも入ります。
kept-remove = 削除
kept-remove-sure = 完全に削除
game-kept = 前のゲームは別に保管しました。設定にあります。
start-no-room = 盤上のゲームを別に保管する空きがないため、新しいゲームを始めませんでした。
start-anyway = 保管せずに始める
imported = ファイルを読みました。以前のものは別に保管しました。
import-failed = ファイルからは何も読み込みませんでした（{ $why }）。すべて元のままです。
import-no-room = このゲームを別に保管する空きがありません。すべて元のままです。
crash-copy = 報告をコピー
