# Every fixed word that the desk shows; see the English file.

## The bar
desk-book = ルールブック
desk-seats = 人数
desk-seats-n = { $n }人
desk-seats-less = 1人減らす
desk-seats-more = 1人増やす
desk-to-home = 最初のページ
desk-steps = 元に戻す・やり直す
desk-undo = 元に戻す
desk-redo = やり直す
desk-clear-all = 卓を片付ける
desk-language = 言語

## The table
desk-target = ここに置く
desk-field = 場
desk-field-empty = 場にはまだ何も出ていません。
desk-add-to-play = この手にカードを足す
desk-play-menu = 手: { $cards }
desk-take-card-back = { $card }を戻す
desk-play-n = { $n }手目
desk-clear-field = { $place }を片付ける
desk-played-by = 出した人
desk-who = 誰?
desk-close = 閉じる
desk-disputed = もめた手
desk-disputed-by = 誰の手か
desk-disputed-empty = ここをタップしてから、もめているカードを選びます。
desk-let-stand = 手を進める
desk-clear-disputed = もめた手を消す
desk-discards = 捨て札
desk-turn = 番
desk-begin = 別のゲームを選ぶ
desk-plays-it = もめた手を出した人
desk-plays-it-maybe = もめた手を出したと思われる人

## A seat
desk-hand-of = { $name }の手札
desk-edit-seat = { $name }の設定
desk-name = 名前
desk-last-title = 前回の身分
desk-out = あがり・失格
desk-to-play = この人の番
desk-unknown-cards = 分からないカード
desk-unknown-count = 不明 { $n }枚
desk-unknown-number = 枚数も分からない
desk-and-unknown = ほか不明
desk-hand-unknown = 手札は不明
desk-hand-none = 手札なし
desk-less = 1枚減らす
desk-more = 1枚増やす

## Cards
desk-box = カード
desk-box-hint = カードの置き場所: { $place }
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
desk-joker-as = { $card }の代わりのジョーカー
desk-joker-stands = ジョーカーが代わるカード
desk-joker-free = 決めない
desk-joker-above = 階段の1つ上
desk-joker-below = 階段の1つ下
desk-face-down = 裏の{ $card }

## The verdict
desk-verdict = 裁定
desk-no-question = まだ何も聞いていません
desk-moment = 少々お待ちください…
desk-no-verdict = 卓にカードを並べ、もめているカードを「もめた手」に置いてください。
desk-unread = この質問は読み取れません。
desk-did-you-mean = もしかして
desk-problem-more = ここに書けること
desk-impossible = この卓はつじつまが合いません。印の付いた所を見てください。
desk-reasons = 理由
desk-clause-text = 条文を読む
desk-flips = こうなら変わる
desk-open-readings = 読み方で変わること
desk-unknown-facts = これによって変わる
desk-if-so = そうなら
desk-if-not = そうでなければ
desk-try-play = { $cards }を「もめた手」に置く
desk-did-bars = 不可
desk-did-allows = 可
desk-did-causes = 効果
desk-did-misses = 適用なし
desk-did-overrides = 優先
desk-did-offers = ほかにできること
desk-did-warns = 注意
desk-answer-waits = 先にすることあり
desk-answer-depends = 分からないことで変わる
desk-answer-unsettled = 決まっていない
desk-answer-none = なし
desk-answer-nothing-happens = 何も起こらない
desk-answer-nobody = いない
desk-answer-clean = あがり
desk-answer-foul = 反則上がり

## Beside the table
desk-questions = 質問
desk-follow = いまの手について
desk-argue = 何がもめていますか?
desk-argue-example = 例: 8であがれる?
desk-ask = 聞く
desk-ask-may_play = { $name }は{ $cards }を出せる?
desk-ask-what_plays = { $name }は何を出せる?
desk-ask-may_pass = { $name }はパスできる?
desk-ask-is_out = { $name }はあがった?
desk-ask-must_give = { $name }は何を渡す?
desk-ask-whose_turn = 誰の番?
desk-ask-who_leads = 誰が親?
desk-ask-what_order = 強さの順は?
desk-ask-what_happens = 何が起きた?
desk-ask-ranks = 順位は?
desk-ask-titles = 次の身分は?
desk-ask-who_deals = 誰が配る?
desk-marks = いま有効なこと
desk-from-field = 場のカードから
desk-house-rules = ローカルルール
desk-to-table = 卓に戻る
desk-take-not = 引き継がない
desk-table-text = 卓のテキスト
desk-apply = 反映する
desk-revert = 変更を取り消す
desk-copy = コピー
desk-copied = コピーしました
desk-show-error = 場所を見る

## What the session itself says
desk-seat-name = プレイヤー{ $n }
desk-mark-revolution = 革命
desk-mark-j-back = Jバック
desk-mark-suit-lock = { $suit }縛り
desk-mark-strict-lock = { $suit }激縛り
desk-mark-direction-reversed = 逆回り
desk-mark-exchange = カード交換中
desk-mark-exchange-over = カード交換済み
desk-mark-gave = { $name }は渡し済み
desk-mark-passed = { $name }はパス済み
desk-out-n = { $n }位であがり
desk-out-before = { $out }({ $n }位より前)
desk-out-foul = 反則上がり
desk-out-fallen = 都落ち
desk-out-liar = 嘘が発覚
desk-out-dropped = 脱落
desk-out-burst = バースト
desk-out-equal = みんな平民
desk-out-eliminated = 脱落
desk-problem-action = ここではできません。
desk-problem-gone = もうそこにありません。何も変わっていません。

## Names of seats, in order
desk-names = アキ, ベン, チエ, ダン, エミ, フミ, ゴロウ, ハナ, イク
desk-plays-n =
    { $n ->
        [0] なし
       *[other] { $n }通り
    }
desk-form-single = 1枚
desk-form-set = 組
desk-form-run = 階段
desk-form-emperor = エンペラー
desk-form-spaced = 飛び階段
desk-form-sequence = 続き数字の組
desk-form-flush = フラッシュ
desk-form-kicker = おまけ付きの組
desk-form-kicker_counting = おまけ付きの組
desk-form-mix = 組み合わせ
desk-form-mix_counting = 組み合わせ
desk-form-covered = 裏のカードやジョーカー入り
desk-form-maybe = 手札で変わる
desk-ask-may_look = { $name }は捨て札を見てよい?
desk-ask-seating = 次の席順は?
desk-problem-cleared =
    { $cards ->
        [none] 遊び方の違うゲームなので、卓を片付けました。「元に戻す」で戻せます。
       *[other] このゲームに{ $cards }はないので、卓を片付けました。「元に戻す」で戻せます。
    }
desk-problem-name =
    { $name ->
        [none] プレイヤーには名前が必要です。
       *[other] 「{ $name }」は名前にできません。40文字までで、空白・読点・コロン・かっこは使えず、カードの名前や「pass」のような言葉も使えません。
    }

## Going on
desk-go-on = 次の手へ
desk-moves = 手
desk-panels = パネル
desk-move-pass = { $name }がパス
desk-move-decline = { $name }は何もしない
desk-move-last-card = { $name }が残り1枚を宣言
desk-move-declines = { $name }は{ $move }
desk-move-doubt = { $name }がダウト
desk-move-through = { $name }はスルー
desk-move-place = { $name }は{ $suit }
desk-move-bid = { $name }は{ $number }
desk-move-draw-stock = { $name }が引く
desk-move-call-suit = { $name }は{ $suit }
desk-victim = 被害者
desk-move-point = { $name }が{ $other }を指す
desk-move-beats = { $name }が{ $other }に勝つ
desk-own-move = 手を書く
desk-make = 進める
desk-problem-refused = 認められない手ですが、出したものとして続けます。{ $reasons }

## それまでの手と、それに合わない変更
desk-offer-undo = 元に戻して、手順を残す
desk-offer-go-on = このまま続ける
desk-offer-stands = 出したものとして続ける
desk-offer-without = この手を取り消す
desk-offer-instead = 手として出す: { $move }
desk-taken-back = 取り消した手: { $move }
desk-forgotten-moves = これまでの手と合いません。場はそのままで、手順だけ消しました。
desk-forgotten-earlier = 前の手と合わないので、手順を消しました。その結果はそのまま残っています。
desk-forgotten-wait = { $name }: { $text }。
desk-forgotten-waits =
    { $clauses ->
        [none] この変更で、まだ済んでいないことが消えます。{ $waits }
       *[other] この変更で、まだ済んでいない{ $clauses }が消えます。{ $waits }
    }

## The stepper
desk-stepper = 1手ずつ
desk-steps-of = 手順
desk-first = 最初へ
desk-back = 1手戻る
desk-forward = 1手進む
desk-last = 最後へ
desk-play-through = 再生
desk-pause = 一時停止
desk-pace = 1手の秒数
desk-seconds = { $n }秒
desk-step-n = { $all }手中{ $n }手目
desk-step-beginning = 始まり
desk-main-line = 本筋
desk-branch-name = 分岐の名前
desk-rename = 名前を変える
desk-remove-branch = この分岐を消す
desk-cut = この先の手を消す
desk-comment-edit = この手へのコメント(Markdown)
desk-save = 保存
desk-edit-comment = コメントを直す
desk-add-comment = コメントを書く
desk-changed-by-move = 変わったこと
desk-nothing-special = ほかに変わったことはありません。
desk-refused = 認められない手(そのまま進行)
desk-not-made = 前の手が決まらないので、まだ行われていません
desk-next-move = 次の手
desk-next-hint = ここで別の手を選ぶと分岐になります。
desk-asked-here = ここでの質問
desk-no-move-yet = まだ手はありません。
desk-step-refused = 認められない手
desk-step-open = 決まっていない
desk-has-comment = コメントあり
desk-step-move = { $name }: { $move }
desk-step-may = { $move }: できる?
desk-step-is-yes = { $name }のこの手は認められます。
desk-step-is-no = { $name }のこの手は認められません。
desk-step-is-open = ルールからは決まりません。
desk-step-pass = パス
desk-step-give = { $other }に{ $cards }を渡す
desk-step-show = { $other }に{ $cards }を見せる
desk-step-last-card = 残り1枚を宣言する
desk-step-caught = 嘘が発覚
desk-step-beats = { $other }に勝つ
desk-step-loses = { $other }に負ける
desk-step-look = 捨て札を見る
desk-step-accept = 受ける
desk-step-accept-call = 宣言する
desk-step-accept-declare = 宣言する
desk-step-accept-pardon = 許す
desk-step-accept-share = 手札を見せる
desk-step-decline = 何もしない
desk-step-decline-give = 渡さない
desk-step-decline-discard = 捨てない
desk-step-decline-take = 取らない
desk-step-decline-pardon = 許さない
desk-step-decline-declare = 宣言しない
desk-step-decline-seize = 拾わない
desk-step-decline-reseat = 席を変えない
desk-step-decline-share = 見せない
desk-step-decline-look = 見ない
desk-step-decline-draw = 拾わない
desk-step-decline-pick-up = 拾わない
desk-step-decline-mix-hands = 混ぜない
desk-step-decline-swap = 交換しない
desk-step-decline-swap-hands = 交換しない
desk-step-decline-penalty = 渡さない
desk-step-decline-answer = そのまま流す
desk-step-decline-call = 宣言しない
desk-step-discard = { $cards }を捨てる
desk-step-name = { $rank }を宣言
desk-step-pick = { $other }を選ぶ
desk-step-take = { $other }から{ $cards }を取る
desk-step-expose = { $cards }を公開する
desk-step-draw = { $cards }を拾う
desk-step-swap = { $other }と{ $cards }を{ $back }に交換
desk-step-swap-hands = { $other }と手札を交換
desk-step-revolt = 逆転させる
desk-step-no-revolt = 逆転させない
desk-step-doubt = ダウト
desk-step-through = スルー
desk-step-point = { $other }を指す
desk-step-reveal = { $cards }を見せる
desk-step-place = { $suit }を置く
desk-step-bid = { $number }をビッド
desk-step-draw-stock = 山札から引く
desk-step-call-suit = { $suit }を指定
desk-picture = 卓
desk-seat-plays = { $name }の番
desk-make-play = { $cards }を出す

## ほかのゲーム
desk-game = ゲーム
desk-trick = トリック
desk-trick-empty = このトリックにはまだ何も出ていません。
desk-rows = 並び
desk-rows-empty = まだ何も並んでいません。
desk-pile = 捨て札の山
desk-pile-empty = まだカードが出ていません。
desk-shown = 見せた手札
desk-shown-empty = まだ誰も手札を見せていません。
desk-middle-victim = 被害者
desk-victim-empty = 被害者は裏のままです。誰も見ていません。
desk-sign-R = 赤
desk-sign-B = 青
desk-sign-Y = 黄
desk-sign-G = 緑
desk-hidden-card = 裏のカード
desk-turn-down = { $card }を伏せる
desk-beside = { $name }の隣
desk-points-at = { $name }を指す
desk-token-tricks = { $n }トリック
desk-token-taken = 取り札{ $n }枚
desk-token-meeple = ミープル: { $suit }
desk-token-bid = ビッド{ $n }
desk-token-bags = バッグ{ $n }
desk-token-gave = 渡すカードを伏せた
desk-token-revoked = リボーク
desk-token-passes = パス{ $n }回
desk-token-passed = パス済み
desk-token-games-won = { $n }勝
desk-token-won = { $n }点獲得
desk-token-score = { $n }点
desk-token-through = スルー
desk-token-doubted-by = ダウト
desk-mark-doubt-open = ダウトかスルーか
desk-mark-through = { $name }はスルー
desk-mark-doubted-by = { $name }がダウト
desk-mark-doubt-over = ダウト済み
desk-mark-game-over = ゲーム終了
desk-mark-second-exchange = 2回目の交換
desk-mark-reveal = 手札を見せる
desk-mark-games-won = { $name }は{ $n }勝
desk-mark-meeple = { $name }のミープル: { $suit }
desk-mark-bid = { $name }のビッド: { $n }
desk-mark-bags = { $name }のバッグ: { $n }
desk-mark-cards-given = 交換済み
desk-mark-revoked = { $name }がリボーク
desk-mark-trump = 切り札: { $suit }
desk-mark-no-trump = 切り札なし
desk-mark-passes = { $name }のパス{ $n }回
desk-mark-broken = { $suit }ブレイク
desk-mark-first-trick = 最初のトリック
desk-mark-last-colour = 直前の色: { $suit }
desk-mark-stock = 山札: { $n }枚
desk-mark-drew = この番に引いたのは{ $n }枚
desk-mark-called-suit = 指定マーク: { $suit }
desk-mark-calls-a-suit = マークの指定待ち
desk-mark-pending-draw = 引くのは{ $n }枚
desk-mark-last-card-unsaid = { $name }は残り1枚が未宣言
desk-ask-may_doubt = { $name }はダウトできる?
desk-ask-who_takes = 誰がトリックを取る?
desk-ask-score = 得点は?
desk-ask-who_wins = 誰の勝ち?
desk-ask-must_do = { $name }は何をする?
desk-ask-did_revoke = { $name }はリボークした?
desk-ask-what_hand = { $name }の役は?
desk-ask-other = { $text }?

## ほかのルールを試す、決める
desk-tried-heading = { $changes }なら
desk-tried-on = 『{ $title }』あり
desk-tried-off = 『{ $title }』なし
desk-tried-reading = 『{ $title }』が「{ $label }」
desk-tried-back = 元のルールに戻す
desk-keep = 取り決めにする
desk-keep-note = メモ(なくてもよい)
desk-keep-note-example = 金曜日にもめたので決めた
desk-keep-in = ハウスルール「{ $file }」に保存します。
desk-keep-table = この卓だけ
desk-keep-no-house = この卓のルールに保存します。
desk-kept-here = この卓のルールに保存しました(「元に戻す」で取り消せます)。ほかの卓でも使うには、ハウスルールのファイルを指定して開いてください。
desk-kept-house = 「{ $file }」に保存しました({ $ruling }。「元に戻す」で取り消せます)。
desk-kept-table = この卓のルールに保存しました(「元に戻す」で取り消せます)。
desk-house-reading = ここでは「{ $file }」を読めますが、変更はできません。
desk-house-guest = ここではハウスルール「{ $file }」を読めますが、変更はできません。決めたことはこの卓だけのルールになります。変更するには、「referee open」が表示したリンクかコードから開いてください。
desk-too-many = この端末からは、もう{ $most }件の取り決めを保存しました。今回は保存していません。この卓だけのルールにはできます。
desk-too-guest = ルールブックを開けるのは、卓の画面を起動した人だけです。
desk-too-long = メモは{ $most }文字までです。保存していません。短くして、もう一度保存してください。
desk-server-full = 開いている人が多すぎます。「referee open」が表示したリンクかコードから開いてください。
desk-house-other = ハウスルール「{ $house }」は「{ $base }」のものですが、この卓は「{ $book }」で遊んでいます。保存していません。この卓だけのルールにはできます。
desk-house-no-file = ハウスルール「{ $file }」が使えません。{ $why }。保存していません。この卓だけのルールにはできます。
desk-way-stale = いまルールを読み直しました。裁定を確かめて、もう一度保存してください。
desk-way-busy = 変更は残っています。少し待ってもう一度保存するか、この卓だけのルールにしてください。
desk-way-conflict = 変更は残っています。どちらかを取り消して、もう一度保存してください。
desk-against = { $ruling }に反する
desk-ruling-there-is = この卓の取り決め
desk-but-then = ただしその場合: { $text }
desk-pairs = 2つ同時に変えると?
desk-pairs-none = 2つ同時に変えても、答えは変わりません。
desk-pairs-are = 両方なら
desk-pairs-none-yet = まだ見つかっていません。
desk-pairs-left = { $of }組のうち、ありそうなものから{ $tried }組を試しました。
desk-pairs-on = 続きを試す
desk-flips-left = { $of }通りのうち、ありそうなものから{ $tried }通りを試しました。

## ほかのルールブック
desk-elsewhere = ほかのルールブックでは
desk-elsewhere-same = 同じ
desk-elsewhere-back = ルールブック一覧に戻る
desk-elsewhere-none = この卓に当てはまるルールブックは、ほかにありません。

## 卓をほかの人に渡す
desk-share = 共有
desk-share-hand-over = 送る…
desk-share-link = リンクをコピー
desk-share-text = テキストをコピー
desk-share-still = Webページとして保存
desk-share-embed = Webページ用のコード
desk-share-embedded = コピーしました。ページのHTMLに貼り付けてください。
desk-share-picture = 裁定の画像
desk-share-picture-is = 裁定の画像
desk-share-save = { $kind }で保存
desk-share-no-verdict = まだ裁定がありません。
desk-share-code = QRコード
desk-share-code-is = この卓へのリンクのQRコード
desk-share-code-hint = ほかのスマートフォンのカメラで読み取ってください。
desk-share-code-long = この卓は長すぎてQRコードにできません。リンクを送ってください。
desk-share-hint = リンクには卓がそのまま入っています。どこにも保存されません。
desk-share-only-here = リンクには卓がそのまま入っていますが、この卓はこの端末だけで動いているので、ほかの端末では開けません。ほかの人には画像かWebページを渡すか、referee open --host 0.0.0.0 で開き直してください。
desk-share-copied = コピーしました。
desk-share-selected = このページからは自動でコピーできません。選択してあるので、そのままコピーしてください。
desk-share-still-making = ページを作っています…
desk-share-still-made = { $file }として保存しました。ネットワークがなくても開けます。
desk-share-link-is = この卓へのリンク
desk-link-damaged = このページのリンクは壊れています。もう一度送ってもらい、全体をコピーしてください。卓は元のままです。
desk-server-refused = サーバーが受け付けませんでした。長すぎるか、壊れています。卓は元のままです。
desk-server-gone = サーバーが応答しません。見えているのは最後の答えです。操作は取っておき、つながったら送ります。起動するには: referee open
desk-server-anew = サーバーが再起動しました。卓は元のままですが、それより前の操作は元に戻せません。
desk-python-late = Pythonの返事を待っています。見えているのは最後の答えです。この間の操作は、返事が来たら反映します。
desk-python-gone = Pythonとの接続が切れました。見えているのは最後の答えです。卓のテキストをコピーし、セルをもう一度実行(またはページを再読み込み)して、貼り付けてください。
desk-read-it = このお知らせを閉じる
desk-house-take = ファイルをダウンロード
desk-waiting-n = 待っている操作: { $n }

## 卓が待っていること
desk-waits = { $name }: { $text }
desk-pick-cards = カードを選ぶ
desk-waits-pointing = ほかの人か被害者を指します
desk-waits-passing = カードを1枚渡します
desk-waits-reveal = カードを公開します
desk-waits-exchange = カード交換で渡します(何を渡すかは、まだ分かりません)
desk-wrong-card = { $card }はここにあるはずがありません
desk-house-else = 「{ $house }」は{ $base }のハウスルールなので、この卓の取り決めは保存できません。
desk-keep-brings = この卓は今後「{ $file }」で遊びます。ほかに変わること: { $changes }。
desk-asks-who-plays = 誰の手?
desk-asks = 教えてください
desk-inferred = { $label }として

## 卓といっしょに届いたルール
desk-brought = この卓は「{ $name }」のルールで遊びます: { $titles }。
desk-brought-renamed = この卓は「{ $name }」のルールで遊びます: { $titles }。同じ名前のルールがすでにあるので、ここでは「{ $here }」と呼びます。
