# もめごとの言葉から読み取ったことと、卓の状態。
argument-understood = 読み取ったこと: { $parts }
argument-skipped = 読み取れなかったこと: { $parts }
argument-nothing-understood = { $parts ->
        [none] 読み取れませんでした
       *[other] { $parts }が分かりません
    }。「8切りある?」「2であがったら反則?」のように書いてください。
argument-too-long = 読めるのは{ $count }文字までです。
argument-choose = もしかして:
argument-guess = 読み取りに自信がありません。「{ $title }」ということなら:
argument-guess-shown = 読み取りに自信がありません。違うときは、ほかを選んでください。
argument-if-read = こう読み取ると:
argument-suits = マークの指定がないカード(どれでもよい): { $cards }
argument-on = { $title }: 今、効いています。
argument-on-detail = { $title }: 今、効いています({ $detail })。
argument-on-other = { $title }: 今、効いていますが、{ $detail }です。
argument-off = { $title }: 今は効いていません。
argument-not-played = { $title }: この卓では使わないので、効いていません。
argument-nothing = 今、効いているものはありません。
argument-field = 場: { $plays }
argument-field-empty = 場は空です。
argument-hand = { $seat }の手札: { $cards }(全部で{ $count }枚)
argument-hand-count = { $seat }の手札は{ $count }枚です。
argument-hand-unknown = { $seat }の手札は分かりません。
argument-hand-out = { $seat }はあがっています。
argument-trump = 切り札: { $suit }
argument-direction = 逆回りです。
argument-no-direction = 逆回りではありません。
argument-exchange = カード交換は終わっていません。
argument-no-exchange = カード交換は終わっています。
argument-broken = ハートはブレイクしています。
argument-no-broken = ハートはブレイクしていません。
argument-passed = 場が流れてからパスした人: { $detail }
argument-no-passed = 場が流れてからパスした人はいません。
argument-through = スルーした人: { $detail }
argument-no-through = スルーした人はいません。
argument-taken = 取ったカード: { $detail }
argument-no-taken = 取ったカードは分かりません。
argument-tricks = トリック数: { $detail }
argument-no-tricks = トリック数は分かりません。
argument-clause-on = { $title } — { $book }、この卓で使用: { $wording }
argument-clause-off = { $title } — { $book }、この卓では不使用: { $wording }
argument-passes = このゲームのパス: { $detail }
argument-no-passes = このゲームのパスはまだありません。
argument-bid = ビッド: { $detail }
argument-no-bid = ビッドは分かりません。
argument-called = 指定されたマーク: { $suit }
argument-no-called = マークは指定されていません。
