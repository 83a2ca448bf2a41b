# The Japanese texts of the page: see en.ftl for the variables.

## Names

name-you = あなた
name-computer = コンピューター
name-colour =
    { $player ->
        [white] 白
        [orange] オレンジ
        [teal] 青緑
       *[black] 黒
    }
colour =
    { $player ->
        [white] 白
        [orange] オレンジ
        [teal] 青緑
       *[black] 黒
    }
level-name =
    { $level ->
        [beginner] 入門
        [casual] 初級
        [normal] 中級
        [strong] 上級
        [own] 自分と同じ
        [champion] チャンピオン
       *[expert] 達人
    }
level-about =
    { $level ->
        [beginner] はじめてのゲームに
        [casual] たまに遊ぶ方に
        [normal] よく遊ぶ方に
        [strong] 大会に出る方に
        [own] あなたとほぼ互角
        [champion] 僅差の判断をロールアウト。1秒ほど考えます
       *[expert] めったに勝てない相手
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

## Lists

list-comma = { $list }、{ $next }
list-or = { $list }または{ $next }
sentence = { $text }。
labelled = { $label }：{ $value }

## Places

number-word = { $count }個
place-point = { $number }ポイント
place-bar = バー
place-off = ベアオフ
standing-empty = 駒なし
standing =
    { $player ->
        [white] 白
        [orange] オレンジ
        [teal] 青緑
       *[black] 黒
    }{ number-word }
can-move = { $dice }で動かせます
takes-back = 押すと元に戻ります
to-bar = バー
to-off = ベアオフ
lifted = { $from }の駒を持ちました。行き先は{ $targets }。
dice-name = ダイス{ $dice }
dice-pick-up = ダイス{ $dice }、手番を終える
dice-swap = ダイス{ $dice }、入れ替え
cube-middle = 中央
cube-owner = { $who }が所有
cube-name = キューブ{ $value }、{ $owner }
cube-can-double = キューブ{ $value }、{ $owner }、ダブル

## Announcements

new-game-said = 新しいゲーム：{ $title }。
both-rolled = { $first }は{ $white }、{ $second }は{ $black }
rolled-first = { both-rolled }。{ $who }が先手です。
rolled-tie = { both-rolled }。振り直します。
rolled-doubled = { both-rolled }。オートマチックダブルでキューブは{ $value }になります。振り直します。
rolled = { $who }の目は{ $dice }。
rolled-nothing = { $who }の目は{ $dice }。動かせません。
hit = { $who }の駒が{ $point }ポイントでヒットされました。
passes = { $who }は手番を渡します。
played = { $who }：{ $play }。
passes-closed-out = クローズアウトなので、{ $who }は手番を渡します。
offered =
    { $who }が{ $offer ->
        [beaver] ビーバー
        [raccoon] ラクーン
       *[double] ダブル
    }
offered-to = { offered }（キューブは{ $value }）
taken = { $who }がテイク。キューブは{ $value }になります。
win-object =
    { $win ->
        [single] シングル
        [gammon] ギャモン
        [backgammon] バックギャモン
       *[quadruple] 4倍
    }
resigns = { $who }が{ $win }で投了
resigns-said =
    { $who ->
        [you] { $who }が{ $win }で投了。
       *[other] { $who }が{ $win }で投了。受けますか？
    }
declined =
    { $who ->
        [computer] { $who }はもっと大きな勝ちを狙って断りました。
       *[other] { $who }が断りました。
    }ゲームを続けます。
wins = { $who }の{ $win }勝ち：{ $points }ポイント。
out-of-time = { $who }の時間切れです。
match-won = { $who }がマッチに勝ちました。
play-taken-back = 手を元に戻しました。{ $who }がもう一度動かします。
taken-back = 元に戻しました。
move-taken-back = { $moved }の動きを元に戻しました。
cocked-said = コックダイスです。振り直します。
clock-started = 時計が動き出しました。
last-seconds = { clock-of }：残り10秒。
update-later = このゲームの後に更新されます。
step-said = { $moved }。
all-played = 目は全部使いました。

move-to = { $from }から{ $to }
move-hitting = { $moved }ヒット
move-times = { $moved }を{ $count }回
said-bar = バー
said-off = ベアオフ

## Questions in the middle of the board

ask-die = { $who }のダイスは？
ask-dice = { $who }の目は？
ask-second-die = { $who }の目：{ $first }と？
no-legal-move = 動かせません：{ $dice }
lost-turn-why =
    { $why ->
        [single] ポイントが閉じているので、バーから入れません。
        [both] 両方のポイントが閉じているので、バーから入れません。
        [all] 6つのポイントがすべて閉じているので、バーから入れません。
        [off] 行けるポイントは閉じていて、ベアオフは全部の駒がインナーボードに入ってからです。
       *[reach] 行けるポイントがすべて閉じています。
    }
closed-out = { $who }はクローズアウト
closed-out-choice = { closed-out }。ダブルするか、手番を渡すか？
tie = どちらも{ $die }：振り直し
tie-then = どちらも{ $die }：振り直し。{ $question }
ask-double = ダブルしますか？
ask-drop = パスしてこのゲームを負けにしますか？
ask-resign = 投了
ask-give-up =
    { $win ->
        [single] このゲームを投了しますか？コンピューターの勝ちになります。
        [gammon] このゲームを投了しますか？コンピューターのギャモン勝ち（2倍）になります。
       *[backgammon] このゲームを投了しますか？コンピューターのバックギャモン勝ち（3倍）になります。
    }
take = テイク
drop = パス
beaver = ビーバー
raccoon = ラクーン
accept = 受ける
decline = 断る
back = 戻る
cancel = キャンセル
ok = OK
win-button =
    { $win ->
        [single] シングル
        [gammon] ギャモン
        [backgammon] バックギャモン
       *[quadruple] 4倍
    }

## Notices

unreadable = 保存されたゲームを読めませんでした（{ $why }）。別に保管し、新しいゲームを用意しました。
unreadable-no-room = 保存されたゲームを読めず（{ $why }）、別に保管する空きもありません。読めないデータはそのまま残り、このゲームは保存されません。
end-missing = 保存されたゲームの最後の部分がありません。残りの部分から再開できます。コピーは別に保管しました。
why-damaged = 壊れています
why-newer = 新しいバージョンで保存されています（{ $version }）
why-unknown = 不明な項目「{ $entry }」があります
why-illegal = ルール違反：{ $why }
why-dice = ダイスが変えられています
why-too-large = 大きすぎます
why-elsewhere = このゲームは別のタブで進行中です
store-instead = 代わりにこのゲームを保存
not-stored = このブラウザーではゲームを保存できません。このまま続けられますが、ページを閉じると消えます。
engine-failed = コンピューターが応答しません。
nets-damaged = コンピューター側のデータの一部が壊れているため、本来のレベルより弱くなっています。ページを再読み込みすると直ります。
try-again = 再試行
update-ready = 更新の準備ができました
restart-after = このゲームの後に再起動
restart = 再起動

## Buttons and the side panel

roll = 振る
double = ダブル
pass = 手番を渡す
resign = 投了
undo = 元に戻す
done = 完了
cocked = コックダイス
next-game = 次のゲーム
new-match = 新しいマッチ
clock = 時計
add-clock = 時計を追加
take-back-play = 最後の手を元に戻す
new-game = 新しいゲーム
settings = 設定
menu = メニュー
close = 閉じる
game-name = バックギャモン
help = 遊び方
help-failed = ヘルプを読み込めませんでした。
other-ways = ほかの遊び方
other-ways-about = マッチ、ダブリングキューブ、本物のダイス。
match-title = { $points }ポイントマッチ
money-title = マネーゲーム
title = { $what }、第{ $number }ゲーム
match-game = { $points }ポイントマッチ 第{ $number }ゲーム
game-title = 第{ $number }ゲーム
cubeless-title = 1ゲーム（キューブなし）
crawford-mark = クロフォード
unrated-mark = 成績対象外
practice-mark = 練習
known-mark = 既知のダイス
account = { $first }、{ $second }（1ポイント{ $stake }）
ahead = { $pips }リード
behind = { $pips }ビハインド
race = レース
race-level = 同数
panel-moves = 手順
sill-first = ここに流れのグラフが描かれます
sill-name = ゲームの流れ
panel-dice = ダイス
panel-chances = 勝率
panel-rolls = ロール（ピップ）
away = あと{ $points }
pips = { $pips }ピップ
score = スコア{ $points }
score-label = スコア
thinking = 考え中
to-roll =
    { $who ->
        [you] 振ってください
       *[other] 振る番
    }
to-move =
    { $who ->
        [you] 動かしてください：{ $dice }
       *[other] 手番：{ $dice }
    }
to-answer =
    { $who ->
        [you] 答えてください
       *[other] 答える番
    }
clock-of = { $who }の時計
board = 盤
actions = 操作
notice = 通知
game-region = ゲーム
look-back = 前の手
look-forward = 次の手
look-now = ゲームに戻る
plays-region = 手順の一覧
plays = 手順
score-sheet = スコアシート
sheet-game = ゲーム
sheet-winner = 勝者
sheet-cube = キューブ
sheet-points = ポイント
sheet-none = 終わったゲームはまだありません

entry-to-play = 考慮中
entry-no-play = 動かせず
entry-closed-out = クローズアウト
entry-offer =
    { $offer ->
        [beaver] { $value }にビーバー
        [raccoon] { $value }にラクーン
       *[double] { $value }にダブル
    }
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
entry-declined = { entry-resign }、断られる

## New game

opponent = 相手
computer = コンピューター
person-here = 2人で対戦（1台）
level = レベル
you-play = あなたの駒
player-names = 名前（任意）
play-for = 形式
one-game = 1ゲーム
about-one-game = キューブなしの1ゲームです。
about-money = キューブを使い、ポイントを足しながら何ゲームでも続けます。
about-match = 先に{ $points }ポイント取れば勝ちです。
length = 長さ
length-other = ほかの長さ
match-points = ポイント
number-range = { $least }から{ $most }までの整数
decimal-range = { $least }から{ $most }までの数
start = 開始
options = オプション
game-choice = ルール
doubling-cube = ダブリングキューブ
crawford-game = クロフォードゲーム
option-fresh = 先手は2個とも振り直す
option-four = バーに駒を残したバックギャモンは4倍
option-show = クローズアウトでも振る
option-hand = 本物のダイスを振って入力する
option-jacoby = ジャコビールール：ギャモンはダブルの後だけ有効
option-practice = 手を戻せる練習モード（成績対象外）
option-stake = 1ポイントの値
beavers = ビーバー
beavers-none = なし
beavers-one = ビーバーのみ
beavers-all = ビーバーとラクーン
automatic-doubles = オートマチックダブル
more-rules = その他のルール
jacoby-rule = ジャコビールール
about-rule =
    { $rule ->
        [cube] どちらのプレーヤーもダブルを提案できます。
        [crawford] どちらかがあと1ポイントになったら、次のゲームではダブルできません。
        [jacoby] ギャモンとバックギャモンは、ダブルの後だけ有効です。
        [beavers] ダブルを受けた側は、すぐに倍にしてキューブを持ち続けられます。
        [automatic] オープニングロールが同じ目のとき、キューブを倍にする回数の上限です。
        [stake] 精算での1ポイントの値です。
        [fresh] オフなら、オープニングロールの目をそのまま使います。
        [four] オフなら3倍です。
       *[closed-out] オフなら、すぐに相手の番になります。
    }
summary-cube = キューブ
summary-no-cube = キューブなし
summary-jacoby = ジャコビー
summary-real-dice = 本物のダイス
summary-clock = 時計

## Match clock

clock-off = なし
clock-simple = シンプルディレイ
clock-bronstein = ブロンスタイン
clock-per-point = マッチ1ポイントあたりの持ち時間（分）
clock-per-scored = 獲得1ポイントごとに減る時間（分）
clock-delay = 手番ごとのディレイ（秒）
clock-promise = 各自{ $time }、手番ごとにディレイ{ $seconds }秒。
clock-for-rest = マッチの残りに時計を使う
clock-nothing = 残り時間がなくなります。
clock-start = 時計を動かす

## Settings

language-choice = 言語
language-auto = ブラウザーの言語
language-failed = この言語を読み込めませんでした。
theme = テーマ
theme-name =
    { $theme ->
        [felt] フェルト
        [midnight] 真夜中
        [paper] 紙
        [flat] シンプル
       *[walnut] くるみ
    }
mode = 外観モード
mode-name =
    { $mode ->
        [light] ライト
        [dark] ダーク
       *[system] システムに合わせる
    }
set-home-left = 左でベアオフする
about-home-left = 盤の左右を入れ替えます
set-black-bottom = { $name }を手前に
about-two-players = 1台で2人が対戦するとき
set-turn-board = 手番のプレーヤーに盤を向ける
about-turn-board = 1台を手渡しながら2人で対戦するとき
set-marks = 動かせる手を強調
about-marks = 動かせる駒を丸で囲み、行き先に印を付けます
set-forced = 強制手を自動で動かす
about-forced = 合法手が一つだけのとき
set-bear-off = 自動でベアオフする
about-bear-off = コンタクトがなくなった後
set-race = レースを表示
about-race = 双方の残りピップを2本の棒で示します
set-rolls = ロールを表示
about-rolls = ロールごとのピップを棒で示します
set-confirm = ダブルの前に確認する
set-auto-roll = ダブルできないときは自動で振る
set-dead-cube = デッドキューブのときもダブルボタンを表示
set-letter-keys = 1文字のショートカットキー
about-dead-cube = ダブルしても意味がない理由を説明します
end-of-turn = 手番の終え方
about-end-of-turn = それまでは元に戻せます
end-by-hand = 「完了」を押したとき
end-when-played = 自動
end-when-forced = 強制手のときだけ自動
motion = 駒の速さ
about-motion = コンピューターの進む速さも変わります
motion-name =
    { $speed ->
        [off] 瞬時
        [quick] 速い
        [slow] 遅い
       *[normal] 普通
    }
volume = 音量
vibrate = 振動
about-vibrate = 駒を動かすと短く振動します
group-play = ゲーム
group-beside = 盤の横
group-sound = 音と動き
group-data = データ
group-about = このゲームについて
reset-settings = すべての設定をリセット
undo-reset = リセットを取り消す
settings-reset = すべての設定を初期値に戻しました
licences = オープンソースライセンス

## Keyboard shortcuts and the position in words

keys = キーボードショートカット
key-space = 振る、または手番を終える
key-arrows = ポイントからポイントへ移る
key-home = バー、またはベアオフへ移る
key-tab = 盤、またはボタンへ移る
key-enter = 駒を持つ、または置く
key-digits = そのポイントからその目で動かす
key-swap = ダイスを入れ替える
key-undo = 一つ元に戻す
key-undo-turn = 手を全部元に戻す
key-double = ダブル
key-take = ダブルをテイク
key-drop = ダブルをパス
key-type = 手を入力する
key-words = ポジションの説明
key-replay = 最後の手をもう一度見る
key-look = 前後の手を見る
key-list = キーボードショートカット
key-escape = 駒を置く、または閉じる
position = ポジションの説明
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
position-off = ベアオフ{ number-word }
position-nothing = 駒なし
position-pips = { $who }：{ $pips }ピップ
type-play = 手を入力
type-example = 例：8/5 6/5、bar/21*
play-it = 動かす
play-not-a-move = 「{ $part }」は手ではありません。8/5やbar/21のように書いてください。
play-not-legal = この目の合法手ではないか、手が途中までです。
play-too-long = 一手で動かせるのは4回までです。
play-name-way = 動かし方が何通りかあります。途中のポイントを書き、ヒットには*を付けてください。

## Why an action is refused

no-not-now = 今はできません。
no-game-over = ゲームは終わりました。
no-game-goes-on = ゲームはまだ終わっていません。
no-match-over = マッチは終わりました。
no-roll-first = 先にダイスを振ってください。
no-already-rolled = ダイスはもう振られています。
no-dice-by-program = このゲームではダイスは自動で振られます。
no-dice-by-hand = 振ったダイスを入力してください。
no-cocked-too-late = コックダイスは駒を動かす前に申告してください。
no-closed-out = クローズアウトなので、どの目でも入れません。
no-voluntary-pass = 動かせるときは手番を渡せません。
no-nothing-to-undo = 元に戻すものがありません。
no-cannot-take-back = この動きだけを元に戻すことはできません。
no-play-is-final = ダイスを拾うと手は確定します。
no-double-before-roll = ダブルは振る前にしてください。
no-first-turn = 最初の手番ではダブルできません。
no-cube = このゲームにキューブはありません。
no-not-your-cube = キューブは相手が持っています。
no-dead-cube = デッドキューブです。これ以上ポイントは要りません。
no-crawford = クロフォードゲームではダブルできません。
no-cube-limit = キューブはこれ以上上がりません。
no-double = まだ誰もダブルしていません。
no-answer-double = 先にダブルに答えてください。
no-beavers = このゲームではビーバーできません。
no-raccoons = このゲームではラクーンできません。
no-resignation = 誰も投了していません。
no-answer-resignation = 先に投了に答えてください。
no-such-win = このゲームでは、その結果はありえません。
no-only-matches-clocks = 時計はマッチでだけ使えます。
no-clock-there = このマッチにはすでに時計があります。
no-time-left = マッチが進みすぎていて、今から時計を使っても残り時間がありません。
no-clock = このマッチに時計はありません。
no-clock-stands = ゲームとゲームの間、時計は止まります。
no-such-die = { $die }の目は残っていません。
no-loses-die = 両方の目を使ってください。これでは{ $die }が使えなくなります。
no-higher-number = 片方しか使えないので、大きいほうの{ $die }を使ってください。
no-swap-moved = ダイスの入れ替えは駒を動かす前にしてください。
no-swap-double = 2個とも同じ目です。
no-unfinished = まだ{ $die }が使えます。
no-checker-bar = バーにあなたの駒はありません。
no-checker = { $point }ポイントにあなたの駒はありません。
no-bar-first = 先にバーの駒を入れてください。
no-point-held = 相手が{ $point }ポイントを押さえています。
no-not-all-home = ベアオフの前に、駒を全部インナーボードに入れてください。
no-higher-checker = もっと後ろの{ $point }ポイントに駒があります。先にその駒を動かしてください。
die-blocked = { $die }は閉じているので、{ $other }で動かしました。
no-all-played = 目は全部使いました。手を確定するか、1つ戻してください。
no-already-made = この動きはもう済みました。次の動きは矢印のとおりです。
no-opponents = これは相手の駒です。
no-cannot-come = 今ここに来られる駒はありません。
no-not-there = この目ではそこへ動かせません。
no-computers-turn = コンピューターの手番です。

## After a crash

crash-title = 問題が発生しました
crash-stored = ゲームは保存してあります。
crash-reload = 続けるには、ページを再読み込みしてください。
missing = 一部を読み込めませんでした。
missing-help = 接続を確認して、ページを再読み込みしてください。
crash-not-stored = ゲームを保存できませんでした。ゲームはレポートに入っているので、ファイルに保存し、設定で読み込んでください。

## Fair dice

fair-dice = 公正なダイス
fair-how = なぜ公正といえるのですか？
fair-about = ゲームのダイスはすべて秘密のシードから決まります。ゲームの前にシードの指紋を、終わった後にシードそのものを表示するので、誰でもダイスを確かめられます。
fair-elsewhere = ほかの場所で確かめるには、コマンドbg diceか、説明書にある数行のPythonを使います。
fair-fingerprint = シードの指紋（SHA-256）
fair-next = 次のゲームの指紋
fair-seed = シード
fair-later = ゲームの後に表示
fair-in-order = 出た順のロール
fair-rolled = 振られたダイス
fair-checked = 確認済み：シードはこの指紋と一致し、{ $count }個のダイスはすべてこのシードから決まっています。
fair-by-hand = このゲームでは本物のダイスを振ります。確かめるものはありません。
fair-known = 前のゲームと同じダイスです。
fair-again = 同じダイスでもう一度
fair-new-game = ダイスの指紋：{ $fingerprint }
fair-this-game = このゲーム
fair-all-games = すべてのゲーム：{ $games }
fair-rolls = ロール
fair-doubles = ゾロ目
fair-even = 期待値
fair-expected = { $count }（期待値{ $fair }）
fair-pips = 運（ピップ）
fair-chi =
    公正なダイスがこれほど偏る確率は{ $chance ->
        [0] 0.1%未満
       *[other] { $percent }%
    }です（カイ二乗{ $value }）。
fair-few = ロール数が少なく、まだ判断できません。
fair-luck-about = 運（ピップ）：1ロールの平均8 1/6ピップを超えた分です。オープニングロールは含みません。
fair-points = 運（ポイント）
fair-difference = 差
fair-luckiest = 最も幸運なロール
fair-unluckiest = 最も不運なロール
fair-points-wait = 運（ポイント）：コンピューターがロールを解析しています…
fair-points-failed = 運（ポイント）は出せません。コンピューターが応答しません。
fair-points-some = 運（ポイント）は、このうち{ $games }ゲームが対象です。
fair-points-about = 運（ポイント）：各ロールが平均よりどれだけ得だったか。コンピューターの簡易解析による値です（マネーゲーム、キューブなし）。オープニングロールは含みません。
decimal-mark = .

## Tabs, backups and the library

elsewhere = 観戦中：このゲームは別のタブで進行しています
play-here = このタブで続ける
others-unreadable = 設定またはダイスの統計を読めませんでした。元のデータは別に保管し、初期設定を使います。
keep-all = バックアップ
about-backup = ゲーム、解析、ドリル、友だちとのゲーム、設定、統計を1つのファイルにまとめます。ダイスの秘密のデータが入っているので、人に渡さないでください。
backup-without-library = ファイルには保存したゲーム、解析、ドリル、友だちとのゲームが入っていません。{ $why }
backup-due = 最近のゲームはこのブラウザーにしかありません。バックアップしますか？
keep-export = 書き出し
keep-import = 読み込み
kept-aside = 保存したゲームを再開
kept-whole = 設定とダイスの統計も含む
kept-unread = 壊れた保存データ{ $count }件を別に保管
kept-remove = 削除
kept-remove-sure = 完全に削除
kept-more = さらに表示（{ $count }）
game-kept = 途中のゲームは「対局」にあります
library-open = 「対局」を開く
start-no-room = 途中のゲームを保管する空きがないため、新しいゲームを始めませんでした。
start-anyway = 破棄して始める
imported = 読み込みが終わりました。これまでのデータは「対局」に保存されています。
import-failed = 何も読み込みませんでした（{ $why }）。すべて元のままです。
import-no-room = このゲームを別に保管する空きがないため、読み込みませんでした。
crash-copy = レポートをコピー

## Cards over the board, and the next step

points-won = { $points }ポイント
stakes-take = テイク：{ points-won }勝負で続行。
stakes-drop =
    { $play ->
        [match] パス：{ points-won }の負け、マッチは{ $score }。
       *[money] パス：{ points-won }の負け。
    }
stakes-win =
    { $play ->
        [match] パス：{ points-won }の勝ち、マッチは{ $score }。
       *[money] パス：{ points-won }の勝ち。
    }
stakes-resign = { win-button }：{ points-won }の負け。
cube-shows-64 = ダブリングキューブ：まだ誰もダブルしていません。64は1を表します。
end-drop = { $who }がダブルをパス
end-resigned =
    { $who ->
        [you] あなたの投了
       *[other] { $who }の投了
    }{ $win ->
        [single] {""}
       *[other] （{ win-object }）
    }
end-cube = { $how }、キューブは{ $value }
end-cube-at = キューブは{ $value }でした。
end-why =
    { $who ->
        [you] { $win ->
            [gammon] ギャモン：1個もベアオフできませんでした。2倍になります。
           *[backgammon] バックギャモン：1個もベアオフできず、勝者のインナーボードに駒が残っていました。3倍になります。
        }
       *[other] { $win ->
            [gammon] ギャモン：{ $who }は1個もベアオフできませんでした。2倍になります。
           *[backgammon] バックギャモン：{ $who }は1個もベアオフできず、勝者のインナーボードに駒が残っていました。3倍になります。
        }
    }
end-wins = { $who }の勝ち
end-won = あなたの勝ち
end-lost = あなたの負け
end-mistakes = 大きなエラーを見る
start-computer = コンピューターと対戦
start-two = 2人で対戦（1台）
start-promise = いい勝負を。
start-promise-then = 勝負を分けた一手が見える。
start-about = ゲームが終わるたびに、一番損の大きかった手と、その理由がわかります。
start-new = はじめての方へ
start-learn = この盤で、2分で覚えられます。
start-leaves = ゲームのあとに残るもの
start-leaves-about = ゲームの流れのグラフと、勝負を分けた局面。
start-why = 理由を教えてくれる先生
start-why-about = パソコン用ソフト並みの強さを、スマートフォンでも。
start-dice = 確かめられるダイス
start-dice-about = ゲームの前に封印し、終わったら公開します。
start-yours = あなただけのもの
start-yours-about = 登録も広告もなし。次からはオフラインで遊べます。
next-roll = 「{ roll }」を押してください
next-move = 丸で囲まれた駒を選択
next-move-plain = 駒を選択
next-dice =
    駒をタップすると、まず{ $place ->
        [top] 上
       *[left] 左
    }のダイスの目で動きます。ダイスをタップすると、順番が入れ替わります。
next-written = 8/5は8から5への動き、8/5(2)は駒2つ、8/5*はヒットです。
next-pips = ピップは残りの歩数です。少ないほうがリードしています。
next-place = 行き先を選択
next-done = 「{ done }」を押してください

## The lesson

lesson = 2分で覚えるバックギャモン
lesson-yours = あなたの駒は{ $colour }です。
lesson-goal = 15個の駒を矢印に沿って、枠で囲まれたインナーボードまで運び、それからすべて盤の外に出します。相手は逆向きに進みます。先に終えたほうが勝ちです。
lesson-move = 目はあなたが3、相手が1。あなたが先手で、両方の目を使います。目1つで駒を1個動かします。まず3から。
lesson-point = 次は1で2個目の駒をそこへ動かします。2個そろうと、その三角はあなたのポイントになり、相手は止まれません。
lesson-done = 5ポイントができ、両方の目を使いました。手番を終えましょう。
lesson-bar = 数手後、あなたの1個だけの駒がヒットされ、中央の帯（バー）に移りました。1なら24、6なら19と入る場所が決まり、19は相手のものなので、4で21に入りましょう。
lesson-hit = 1個だけの駒はブロットです。6で7ポイントのブロットに止まり、ヒットしましょう。
lesson-was-hit = ブロットはバーへ移りました。相手はそれを入れるまで、ほかの駒を動かせません。
lesson-dance = 相手の目は6-5です。6ならあなたの6ポイント、5なら5ポイントに入りますが、どちらも押さえられています。相手は入れず、手番を失います。
lesson-off = さらに後、駒は全部インナーボードに入ったので、盤の外へ出します（ベアオフ）。目は6-6、ゾロ目なので4回使えます。6なら6ポイントから1個です。
lesson-last = 6がまだ残っています。6ポイントが空になったので、6では一番後ろの駒を出せます。これが最後の駒、ベアオフすれば勝ちです。
lesson-won = お見事、あなたの勝ちです。これで遊び方は身につきました。次は本番のゲームか、コースの第1章へ進みましょう。
lesson-gammon = 負けた側が1個もベアオフしていなければギャモンで、勝ちは2倍になります。
lesson-tap = { $number }ポイントの丸で囲まれた駒を選択
lesson-tap-bar = バーの駒を選択
lesson-now = 今は{ $number }ポイントの丸で囲まれた駒を選んでください。
lesson-now-bar = 今はバーの駒を選んでください。
lesson-leave = レッスンを終える
lesson-left = レッスンを終えました。
lesson-play = 最初のゲームを始める
lesson-back = ゲームに戻る
lesson-again = レッスンをもう一度
lesson-course = コースに進む
