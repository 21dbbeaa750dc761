# ルール選びの決まった言葉のうち、卓の画面にないもの。接頭辞を外して`state.labels`として送られます。
# { $n }などは画面の側で埋めます。

## 画面
picker-picker = ルール選び
picker-rules-in-use = 使っているルール: { $n }
picker-presets = まとめて選ぶ
picker-our-evening = いつものルール
picker-find = ルールを探す
picker-find-example = 8切り
picker-find-clear = 検索を消す
picker-found = { $n }件
picker-found-none = 見つかりません。カード(8)、名前(8切り)、条文の言葉で探せます。
picker-show = 表示
picker-show-card = カード別
picker-show-all = 全部
picker-show-on = 使用中
picker-show-changed = 変えたもの
picker-show-readings = 決めていない読み方があるもの
picker-groups = カード別のルール
picker-topics = テーマ別のルール
picker-to-cards = カード
picker-rules-of = { $name }のルール
picker-on-of = { $all }件中{ $n }件を使用
picker-also = 関連
picker-as-is = ルールブックのままに戻す
picker-changed-only = 変えたものだけ
picker-results = 見つかったルール

## ルール
picker-always = いつもあり
picker-wording = 条文と読み方
picker-why = 条文では
picker-by-you = 変更
picker-by-house = ハウス
picker-usual = 標準
picker-idle = このルールを使うときだけ関係します

## 取り決め
picker-rulings = この卓の取り決め
picker-no-rulings = まだありません。ルールに書かれていない点は、読み方を選んで「取り決めにする」を押します。その後の裁定に、日付とともに示されます。
picker-rule = 取り決めにする
picker-rule-anew = 決め直す
picker-note = 理由(なくてもよい)
picker-decide = 取り決めにする
picker-cancel = やめる
picker-unrule = 取り消す
picker-against = 取り決めと違います(今夜だけ)。
picker-as-ruled = 取り決めに戻す
picker-inherited = もとにしたハウスルールの取り決め

## おかしな点
picker-odd = 組み合わせは大丈夫?
picker-go-to = ルールを見る
picker-put-in = { $title }を入れる
picker-leave-out = { $title }を外す
picker-barred = 使用中の{ $title }とは一緒に使えません。
picker-instead = { $title }の代わりに入れる
picker-meets = 『{ $title }』と一緒だと、どちらが先か書かれていません。
picker-meets-shows = 順番でこう変わる
picker-collisions = ルールのぶつかるところ
picker-no-collisions = ありません。どのルールも、どちらが先か決まっています。
picker-untried = まだ試していない組: { $n }
picker-try = いますぐ試す(しばらくかかります)
picker-try-stop = 試すのをやめる

## ハウスルール
picker-house = ハウスルールの保存
picker-house-title = この卓の呼び名
picker-house-title-example = 田中家
picker-save = 保存
picker-saved = 「{ $file }」に保存しました(改訂{ $revision })。
picker-is-saved = { $file }に保存してあります(改訂{ $revision })。
picker-not-saved = { $file }にまだ保存していません。
picker-not-there = { $file }というファイルはまだありません。「保存」を押すと作られます。
picker-no-file = まだどこにも保存していません。ダウンロードしておけば、次回は「ファイルを開く」で呼び出せます。
picker-download = ダウンロード
picker-open-file = ファイルを開く
picker-load-theirs = 相手の内容を読み込む
picker-download-mine = 自分の内容をダウンロード
picker-replace = 置き換える
picker-to-desk = このルールで裁く
picker-header = 卓に書くには
picker-house-text = ファイルの中身
picker-tonight-only = 取り決めと違うもの{ $n }件(今夜だけで、保存されません)
picker-read-place = { $line }行目の{ $column }文字目

## うまくいかないとき
picker-problem-no-house = ハウスルールのファイルが開かれていないので、保存先がありません。代わりにダウンロードできます。
picker-problem-disk = 「{ $file }」を読み書きできません。{ $why }。選んだ内容は残っていますので、ダウンロードしてください。
picker-problem-replace = 「{ $file }」は{ $there }のファイルです。保存すると{ $here }に置き換わり、いまの内容は失われます。

## 見出し
picker-topic-joker = ジョーカー
picker-topic-strength = 革命と強さ
picker-topic-lock = 縛り
picker-topic-form = 出し方
picker-topic-doubt = 裏のカードとダウト
picker-topic-trick = トリック
picker-topic-pointing = 指差し
picker-topic-hand = 役
picker-topic-class = 身分と交換
picker-topic-out = あがりと反則
picker-topic-score = 点数と勝ち負け
picker-topic-procedure = ゲームの進め方

## 自分たちのルール
picker-own-rules = 自分たちのルール
picker-own-none = ここにないルールも、言葉を選んで作れます。
picker-own-new = ルールを作る
picker-own-begin = まず「いつ」を、次に「どうなる」を選んでください。
picker-own-recipes = 例から作る
picker-own-example = 効く卓を見る
picker-own-example-found = このルールが効く一番小さな卓
picker-own-example-none = このルールが効く小さな卓は見つかりませんでした。ほかの決まりが先に効いているかもしれません。
picker-own-overrides = このルールより後になる決まり
picker-own-title = ルールの名前
picker-own-more = ほかの言葉
picker-own-more-in = ほかの言葉({ $slot })
picker-own-keep = このルールで遊ぶ
picker-own-change = 変更する
picker-own-leave = やめる
picker-own-edit = 変更
picker-own-drop = 削除
picker-own-edit-of = 「{ $title }」を変更
picker-own-drop-of = 「{ $title }」を削除
picker-own-here = この卓では
picker-own-beside = 一緒に使うルール
picker-own-kept = 「{ $title }」を使うようにしました。
picker-own-changed = 「{ $title }」に変えました。
picker-own-dropped = 「{ $title }」を削除しました。「元に戻す」で取り消せます。
picker-own-meets = 同じカードのルールがほかにもあります: { $titles }。
picker-own-try-changes = 裁定が変わります。いま: { $before } このルールで: { $after }
picker-own-try-fires = この卓で効果が出ます: { $after }
picker-own-try-not = この卓の裁定は変わりません: { $before }
picker-own-try-nothing = この卓には質問がありません。
picker-own-book = { $title }と自分たちのルール
picker-own-and = 文を足す
picker-own-sentences = ルールの文
picker-own-sentence = { $n }文目
picker-own-sentence-drop = { $n }文目を消す
picker-own-so-far = ここまでのルール
picker-own-save = { $file }に保存
picker-own-again = 続きを作る
picker-own-was-left = 作りかけ: { $text }
picker-own-stands = { $plays }{ $kept }
picker-own-plays = いま使っています。
picker-own-off = いまは使っていません。
picker-own-kept-in = { $file }に入っています。
picker-own-unkept = { $file }にはまだありません。「保存」で入ります。
picker-own-table = この卓だけのルールで、卓のリンクと一緒に送れます。別の卓でも使うには、ハウスルールをダウンロードしてください。
picker-own-draft = 下書きです。まだ使われず、保存もされていません。
picker-own-draft-of = 変更するまでは、元のまま使われます。
picker-own-gone = 「{ $title }」はここでは削除しました。保存するまで{ $file }には残ります。

# 何で遊んでいるかを短く言う言葉。卓の上に「大富豪 + 7渡し・Jバック」のように出ます。
playing-label = { $title } { $changes }
playing-added = + { $changes }
playing-comma = ・
playing-and-more = { $said }ほか{ $n }件
playing-no = { $title }なし
playing-choices = 取り決め{ $n }件

## 前のルールブックで変えたもの
playing-take = 引き継ぐ: { $changes }
playing-take-lacks = ほかに変えた{ $n }件は、このルールブックにありません。

## ルールを決める
picker-agree = ルールを決める
picker-agree-closest = いつものルールに一番近いのはどれですか。
picker-agree-yes = 使う
picker-agree-no = 使わない
picker-agree-number = { $n }問目(多くて{ $most }問)
picker-agree-enough = ここまでにする
picker-agree-again = もう一度聞く
picker-agree-all = すべてのルール
picker-agree-open = ぶつかっていて、どちらが先か決まっていません
picker-sheet = ルール表
picker-sheet-share = 共有
picker-sheet-copy-link = リンクをコピー
picker-sheet-copy-text = 文字でコピー
picker-sheet-copied = コピーしました。
picker-sheet-print = 印刷
picker-sheet-picture = 画像
