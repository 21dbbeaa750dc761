# Every fixed word that the desk shows; see the English file.

## The bar
desk-book = ルール
desk-seats = 人数
desk-seats-n = { $n }人
desk-seats-less = 一人減らす
desk-seats-more = 一人増やす
desk-steps = 操作
desk-undo = 元に戻す
desk-redo = やり直す
desk-clear-all = 卓をすべて片づける
desk-language = 言語

## The table
desk-target = ここに置く
desk-field = 場
desk-field-empty = 場は空です。札をタップするとここに出ます。
desk-add-to-top = 上に足す
desk-add-to-play = { $n }手目に札を足す
desk-play-n = { $n }手目
desk-clear-field = 場を片づける
desk-played-by = { $n }手目を出した人
desk-who = 誰?
desk-disputed = 問題の手
desk-disputed-by = 誰の手か
desk-disputed-empty = ここをタップしてから、問題の札を選びます。
desk-let-stand = この手を出す
desk-clear-disputed = 問題の手を下げる
desk-discards = 捨て札
desk-turn = 手番

## A seat
desk-hand-of = { $name }の手札
desk-edit-seat = { $name }の設定
desk-name = 名前
desk-last-title = 前回の身分
desk-out = あがり・失格
desk-to-play = この人の番
desk-unknown-cards = わからない札
desk-unknown-count = 不明 { $n }枚
desk-unknown-number = 枚数もわからない
desk-and-unknown = ほか不明
desk-hand-unknown = 手札は不明
desk-hand-none = 手札なし
desk-less = 一枚減らす
desk-more = 一枚増やす

## Cards
desk-box = 札
desk-box-hint = 札の置き先
desk-take-back = { $card }(卓上)を戻す
desk-card-name = { $suit }の{ $rank }
desk-suit-S = スペード
desk-suit-H = ハート
desk-suit-D = ダイヤ
desk-suit-C = クラブ
desk-suit-R = 赤
desk-suit-B = 青
desk-suit-Y = 黄
desk-suit-G = 緑
desk-coloured-card = { $colour }{ $rank }
desk-joker = ジョーカー
desk-joker-as = { $card }としてのジョーカー
desk-joker-stands = ジョーカーは
desk-joker-free = 決めない
desk-joker-above = 階段の一つ上
desk-joker-below = 階段の一つ下
desk-face-down = 伏せた{ $card }

## The verdict
desk-verdict = 裁定
desk-no-question = まだ何も聞いていません
desk-no-verdict = 場の札を並べ、問題の札を「問題の手」に置いてください。
desk-impossible = このままの卓はありえません。印のついた所を見てください。
desk-reasons = 理由
desk-clause-text = 条文を読む
desk-flips = こうなら変わる
desk-open-readings = 条文では決まらない点
desk-unknown-facts = 次のことで決まる
desk-if-so = そうなら
desk-if-not = 違えば
desk-try-play = { $cards }を問題の手にする
desk-did-bars = 禁じる
desk-did-allows = 許す
desk-did-causes = 起こす
desk-did-overrides = 優先する
desk-answer-yes = 出せる
desk-answer-no = 出せない
desk-answer-depends = 場合による
desk-answer-unsettled = 決まっていない
desk-answer-none = なし
desk-answer-nobody = いない
desk-answer-clean = あがり
desk-answer-foul = 反則あがり

## Beside the table
desk-questions = 質問
desk-follow = 卓に合わせる
desk-own-question = 自分で聞く
desk-own-question-example = 誰から始めるか
desk-ask = 聞く
desk-ask-may-play = { $name }は{ $cards }を出せる?
desk-ask-what-may = { $name }は何を出せる?
desk-ask-pass = { $name }はパスできる?
desk-ask-out = { $name }はあがった?
desk-ask-give = { $name }は何を渡す?
desk-ask-turn = 誰の番?
desk-ask-leads = 誰から始める?
desk-ask-order = 強さの順は?
desk-ask-happens = 何が起きた?
desk-ask-ranks = 順位は?
desk-ask-titles = 次の身分は?
desk-ask-deals = 誰が配る?
desk-marks = いま効いていること
desk-from-field = 場から
desk-house-rules = ローカルルール
desk-readings = 条文の読み方
desk-changed = { $n }件変更
desk-search = 探す
desk-table-text = 卓の文字表記
desk-apply = 反映する
desk-revert = 卓の内容に戻す
desk-copy = コピー
desk-copied = コピーしました
desk-show-error = 場所を示す

## What the session itself says
desk-seat-name = プレイヤー{ $n }
desk-option-on = あり
desk-option-off = なし
desk-mark-revolution = 革命
desk-mark-j-back = Jバック
desk-mark-suit-lock = { $suit }縛り
desk-mark-strict-lock = { $suit }激縛り
desk-mark-direction-reversed = 逆回り
desk-mark-exchange = カード交換中
desk-mark-passed = { $name }はパス済み
desk-out-n = { $n }番目にあがり
desk-out-foul = 反則あがり
desk-out-fallen = 都落ち
desk-out-liar = 嘘の発覚
desk-out-dropped = 脱落
desk-out-burst = バースト
desk-out-eliminated = 敗退
desk-problem-action = ここではできません。

## Names of seats, in order
desk-names = アキ, ベン, チエ, ダン, エミ, フミ, ゴロウ, ハナ, イク
desk-can-yes = できる
desk-can-no = できない
desk-plays-n = { $n }通り
desk-form-single = 1枚
desk-form-set = 組
desk-form-run = 階段
desk-form-emperor = エンペラー
desk-form-maybe = 手札しだい
desk-ask-look = { $name }は捨て札を見てよい?
desk-ask-seating = 次の席順は?
desk-problem-name = 「{ $name }」は名前にできません。空白・読点・コロン・かっこは使えず、カードの名前や「pass」のような言葉も使えません。

## Going on
desk-go-on = 続ける
desk-move-pass = { $name }がパス
desk-move-decline = { $name }は応じない
desk-move-doubt = { $name }がダウト
desk-move-through = { $name }はスルー
desk-move-place = { $name }は{ $suit }
desk-victim = 被害者
desk-move-point = { $name }が{ $other }を指す
desk-move-beats = { $name }のほうが{ $other }より高い
desk-own-move = 動作を書く
desk-own-move-example = ベン: パス
desk-make = 行う
desk-problem-refused = 反則のまま出したものとして続けます。{ $reasons }
