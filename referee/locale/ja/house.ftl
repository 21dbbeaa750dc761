# ハウスルール、取り決め、ルールのおかしな点。

## Rulings, cited
ruling-of = { $date }の取り決め
ruling-undated = この卓の取り決め
say-ruled-reason = { $title }({ $ruling }): { $text }
say-ruling = { $question ->
        [none] { $ruling }があります: { $change }
       *[other] { $question }{ $ruling }では「{ $change }」です
    }{ $note ->
        [none] { "" }
       *[other] (「{ $note }」)
    }。
say-against = { $ruling }に反して{ $label }とすると、{ $then }
in-use = あり
not-in-use = なし
say-flip-warning = { "    " }ただし、{ $text }

## Who set it so
set-by-book = ルールブック「{ $name }」
set-by-house =
    ハウスルール{ $name }{ $line ->
        [0] { "" }
       *[other] の{ NUMBER($line, useGrouping: 0) }行目
    }
set-by-header =
    この卓{ $line ->
        [0] { "" }
       *[other] の{ NUMBER($line, useGrouping: 0) }行目
    }
set-by-you = この画面
set-by-flip = この変更

## A choice of options
fault-missing =
    『{ $title }』{ $on ->
        [none] { "" }
       *[other] ({ $on }で入れた)
    }は、{ $many ->
        [yes] { $needed }など{ $count }のルールのどれかがないと効果がありません(どれも使われていません)。
       *[no] { $needed }{ $off ->
            [none] { "" }
           *[other] ({ $off }で外した)
        }がないと効果がありません。
    }
fault-missing-unknown = 『{ $title }』{ $on ->
        [none] { "" }
       *[other] ({ $on }で入れた)
    }は、{ $needed }がないと効果がありません。このルールブックに{ $needed }はありません。
fault-conflict = 『{ $title }』{ $on ->
        [none] { "" }
       *[other] ({ $on }で入れた)
    }と『{ $other }』{ $beside ->
        [none] { "" }
       *[other] ({ $beside }で入れた)
    }は一緒に使えません。どちらかを外してください。
fault-already-so =
    { $way ->
        [on] 「{ $title }」はもう入っています({ $already }で入れました)。書いても変わりません。
       *[off] 「{ $title }」はもう外れています({ $already }で外しました)。書いても変わりません。
    }
fault-idle-reading = 「{ $name } = { $value }」と書いても何も変わりません。「{ $title }」を使っていないためです。
fault-against-ruling = 「{ $change }」は{ $ruling }と違います。この卓ではこのまま使います。

## A file
finding-in-file =
    ルールブックのファイル「{ $book }」{ $line ->
        [0] { "" }
       *[other] の{ NUMBER($line, useGrouping: 0) }行目
    }{ $column ->
        [0] { "" }
       *[other] { NUMBER($column, useGrouping: 0) }文字目
    }: { $text }
finding-costs-clause = { $text }誤りのある条文は、直すまで働きません。ほかの条文は使えます。
error-bad-book = ルールブック「{ $book }」には誤りがあり、使えません。
error-lacks-role = { $book }で使っている条文に「{ $role }」を決めるものがありません。これがないとゲームが進みません。
fault-no-toml =
    { $sort ->
        [word] { $found ->
            [true] trueと小文字で書いてください。
            [false] falseと小文字で書いてください。
            [on] 「on」ではなくtrueと書いてください。
            [yes] 「yes」ではなくtrueと書いてください。
            [off] 「off」ではなくfalseと書いてください。
            [no] 「no」ではなくfalseと書いてください。
           *[other] 「{ $found }」は引用符で囲んでください: "{ $found }"
        }
        [quotes] 引用符は「{ $found }」ではなく、半角の " で書いてください。
        [open-quote] この行の引用符が閉じていません。
        [open-bracket] かっこが閉じていません。
        [twice] 同じ名前が2回書かれています。
        [equals] どの行にも、名前、「=」、値の順に書きます。例: emperor = true
        [heading] 見出しは、[switches]や[[clause]]のように、名前をかっこで囲みます。
        [date] 「{ $found }」は日付ではありません。2026-11-20のように書きます。
        [value] { $found ->
            [none] 「=」のあとに値がありません。
           *[other] 「{ $found }」は値ではありません。引用符で囲んだ文字列か、数か、trueかfalseを書いてください。
        }
       *[other] この行が読み取れません。名前、「=」、値1つの順に書きます。例: emperor = true
    }
fault-toml-deep = かっこや、点でつないだ名前の入れ子が深すぎます。
fault-toml-number = 数が長すぎます。
fault-toml-long = ファイルが長すぎます。ルールブックは100万文字までです。
fault-toml-half-letter = ここに文字の半分だけがあります(対になっていないサロゲート)。その文字を書き直してください。
fault-no-book-file = ファイルが読めません。{ $why }。
fault-extends-itself = 「{ $name }」のもとをたどると、自分自身に戻ります。
fault-extends-broken = もとにしている「{ $name }」に誤りがあります。先にそちらを直してください:
fault-lacks-role =
    { $way ->
        [left-out] 「{ $title }」は外せません。{ $role }を決める条文がほかになく、それがないと遊べません。
        [replaced] 「{ $title }」の代わりの条文が、{ $role }を決めていません。それを決める条文がないと遊べません。
       *[never] { $role }を決める条文がありません。それがないと遊べません。
    }
role-named = 「{ $name }」
role-turn = 誰の番か
role-going-out = いつあがりになるか
role-clear = いつ場が流れるか
role-card = 何を出せるか
role-takes = 誰がトリックを取るか
role-lead = 次に誰から始めるか
role-tally = どうすれば勝ちになるか
role-rows = どこにカードを置けるか
role-match = 出せるカード
role-stock = 山札の引き方
role-win = どうすれば勝ちになるか
role-show = 何を見せるのか
role-hands = どの役が強いか
role-point = いつ誰がカードを指せるか
role-loser = 誰が脱落するか
fault-bad-part = 「{ $name }」には{ $expected }を書いてください。
belongs-text = 引用符で囲んだ、空でない文章
belongs-name = 引用符で囲んだ1行の名前
belongs-number = 整数
belongs-number-from = { $least }以上の整数
belongs-range = 数(4、"4 or more"(4以上)、"4 or fewer"(4以下)、"3 to 5"(3〜5)など)
belongs-flag = trueかfalse
belongs-texts = ["名前1", "名前2"]のように、引用符で囲んだ名前のリスト
belongs-table = {"{"} 名前 = ... {"}"}のような表
belongs-when = when.play.rank = "8"のような条件
belongs-if = if.order = "revolution"のような条件
belongs-then = then.skip = 1のような効果
belongs-tables = [[clause]]のように、二重のかっこの見出しで始まる項目
belongs-rule = {"{"} rule = "..." {"}"}のように、「rule」か「when」のある表
belongs-needs = 条文の名前か、そのリスト
belongs-pairs = [["daifugo.thief", "daifugo.death"]]のような、2つずつの組のリスト
belongs-players = [3, 6]や[4, 6, 5]のように、最少と最多の人数(とふつうの人数)
belongs-hidden = trueかfalseか、ゲームの名前のリスト
belongs-suits = マークの文字を1回ずつ並べたもの
belongs-ranks = ["3", "4", "5"]のように、弱い順に1回ずつ並べた数字のリスト
belongs-suitless = ["W"]のように、数字のリストの最後にあるもの
belongs-copies = 1以上の枚数か、{"{"} 0 = 1, others = 2 {"}"}のように数字ごとの枚数を並べた表
belongs-cards = デッキが256枚以下になる枚数
belongs-titles = 3 = ["貧民", "平民", "富豪"]のように、人数と同じ数の身分
belongs-title = "heimin"のような、使える身分の名前
belongs-values = 1つ以上の選択肢を、1回ずつ並べたリスト
belongs-value = 引用符で囲んだ文字列か、trueかfalseか、数
belongs-date = 2026-11-20のような日付
fault-no-copies = このゲームには同じカードが1枚ずつしかありません。deck.copiesは書かないでください。
fault-no-jokers = このゲームではジョーカーを使いません。deck.jokers = 0と書いてください。
fault-deck-card = このデッキの「{ $card }」は、卓に書けません。マークと数字には、ほかのカードと紛れない文字か数字を使ってください。
fault-newer-format = このファイルの形式は{ $found }ですが、このRefereeで読めるのは{ $known }までです。Refereeを新しくしてください。
fault-part-of-clause = 「{ $name }」は条文の項目なので、ここでは働きません。[[clause.rules]]より上に書いてください。
fault-no-part = 「{ $name }」がありません。もとになるルールブック(extends)にもありません。
fault-no-base = もとになるルールブックが書かれていません。最初の行にextends = "daifugo"のように書いてください。
fault-title-lines = 題名は1行で書いてください。改行や制御文字は使えません。
fault-no-words = 「{ $name }」は {"{"} ja = "…", en = "…" {"}"} のように、jaとenの両方で書いてください。
fault-clause-lacks =
    { $name ->
        [none] 条文に{ $part }がありません。
       *[other] 条文「{ $name }」に{ $part }がありません。
    }
fault-reading-lacks =
    { $name ->
        [none] 読み方に「{ $part }」がありません。
       *[other] 読み方「{ $name }」に「{ $part }」がありません。
    }
fault-preset-lacks = プリセットには「id」と、jaとenの「title」が必要です。
fault-ruling-lacks = この取り決めに「{ $part }」がありません。
fault-bad-date = 「{ $value }」は日付ではありません。2026-11-20のように書きます。
fault-decided-twice = 「{ $name }」が2回決められています。1回目は{ NUMBER($first, useGrouping: 0) }行目です。
fault-no-switch-value = 「{ $name }」({ $title })は使うか使わないかです。「{ $value }」ではなくtrueかfalseと書いてください。
fault-clause-twice = 条文「{ $name }」が2つあります。
fault-clause-inherited = 「{ $name }」はもとのルールブックの条文です。別のidにするか、replaces = "{ $name }"と書いてください。
fault-clause-namesake = 「{ $name }」と「{ $other }」は両方とも有効です。置き換えるなら、replaces = "{ $other }"と書いてください。
fault-replaced-twice = 「{ $name }」は、すでに「{ $first }」に置き換えられています。
fault-option-twice = 「{ $name }」という選択肢が2つあります。どちらかの名前を変えてください。
fault-other-id = ファイルのidは「{ $name }」ですが、卓からはファイル名の「{ $called }」で呼びます。同じにしてください。
fault-bad-parameter =
    条文「{ $title }」のルール{ $rule }に「{ $name } = { $value }」は使えません。{ $examples ->
        [none] { "" }
       *[other] { $examples }のように書きます。
    }
fault-rules-listed = あるルールの一覧は「referee books --rules { $family }」で見られます。
fault-deck-lacks = 条文「{ $title }」のルール{ $rule }には{ $lacks }が必要ですが、このルールブックのデッキにはありません。
fault-undecided-pair = 「undecided」には、["daifugo.thief", "daifugo.death"]のように、違う条文2つの組を並べてください。
unknown-kind = 条文の種類
unknown-part = 項目
unknown-topic = 見出し(about)
unknown-like = 共通の読み方(like)
unknown-family = ゲームの種類

## Keeping rulings
error-no-ruling =
    { $known ->
        [none] 「{ $house }」に「{ $name }」の取り決めはありません。取り決めは1つもありません。
       *[other] 「{ $house }」に「{ $name }」の取り決めはありません。あるのは{ $known }です。
    }
error-inherited-ruling = 「{ $name }」の取り決めは「{ $house }」ではなく「{ $other }」のものです。そちらで取り消してください。
error-no-table-name = 「{ $file }」という名前は卓に書けません。空白・読点・コロン・かっこ・# = ! + は使えず、-や?で始めることもできません。別の名前にしてください。
error-name-taken = 「{ $name }」というルールブックはもうあります。別の名前にしてください。
error-switch-ruled = 「{ $name }」は使うか使わないかです。{ $known }と書いてください。
## Why a file cannot be read or written, and what to do
file-not-utf8 = 文字コードがUTF-8ではありません。UTF-8で保存し直してください
file-gone = そのファイルやフォルダーはありません。名前を確かめてください
file-folder = 同じ名前のフォルダーがあります。移すか、別の名前にしてください
file-there = そのファイルはもうあります。別の名前にしてください
file-denied = アクセスが許可されていません。権限を変えるか、別のフォルダーにしてください
file-read-only = このディスクには書き込めません。別のフォルダーにしてください
file-full = ディスクがいっぱいです。空きを作って、もう一度試してください
file-circle = リンクが循環しています。ファイルそのものを置いてください
file-too-large = 大きすぎます(100万文字まで。このアカウントの上限もあります)。小さくしてください
file-no-text = ファイルではなく、パイプかデバイスです。ファイルを置いてください
file-name = 名前が長すぎます。短い名前にしてください
file-disk = ディスクが応答しません。別のディスクにしてください

error-decided-otherwise = 「{ $file }」では、「{ $title }」の取り決めがそのあと変わっています。そのまま残しました。
error-stale-house = 「{ $file }」が変更されています(読んだのは改訂{ $read }、いまは改訂{ $found })。何も書き込みませんでした。読み直してから決めてください。
error-stale-house-by-hand = 「{ $file }」は、読んだあとに手で書き換えられています。何も書き込みませんでした。読み直してから決めてください。
error-unsafe-edit = 「{ $what }」だけを書き換えることができません。何も書き込みませんでした。ファイルを直接書き換えてください。
error-no-lock = 「{ $lock }」を消して、もう一度試してください。それがあると「{ $file }」に書き込めません。何も書き込みませんでした。
error-house-unread = 「{ $file }」を読めません。{ $why }。
error-house-unwritten = 「{ $file }」に書き込めません。{ $why }。何も書き込みませんでした。
error-busy-house = ほかのプログラムが「{ $file }」に書き込んでいます。何も書き込みませんでした。書き込んでいるものがなければ、隣の「{ $lock }」を消してください。

## The shell
cli-house = { $title }: ハウスルール「{ $id }」、もとは{ $base }、改訂{ $revision }
cli-no-rulings = 取り決めはまだありません。
cli-ruling =
    { $date ->
        [none] { "" }
       *[other] { $date }{ "  " }
    }{ $decides } = { $value }
cli-ruling-words = { "    " }{ $change }
cli-ruling-note = { "    " }「{ $note }」
cli-ruling-from = { "    " }(ハウスルール{ $house }による)
cli-ruled = { $change }と決めました({ $ruling })。「{ $file }」に書きました(改訂{ $revision })。卓では「rules: { $id }」で使えます。
cli-ruled-before = これまでは、{ $change }でした({ $ruling })。
cli-taken-back = { $ruling }の{ $change }を取り消しました。「{ $file }」は改訂{ $revision }になりました。いまは{ $now }です。
cli-no-house = ファイル「{ $file }」がありません。新しく作るときは、もとになるルールブックを書いてください: --extends offkai
cli-house-exists = 「{ $file }」はもう{ $base }をもとにしています。--extendsは新しいファイルだけに使います。
cli-rule-how = 何を決めるかを書いてください。例: referee rule house.toml { $example } --note "..."
cli-rule-name-file = 「{ $file }」はハウスルールのファイル名にできません。.tomlで終わる名前にしてください。その前の部分を卓に書くので、空白、読点、コロン、かっこは使えません。
cli-bad-date = 「{ $date }」は日付ではありません。2026-11-20のように書きます。
cli-level-error = 誤り
cli-level-warning = 警告
cli-level-note = メモ
cli-all-in-order = { $book }: 問題ありません
cli-finding =
    { $book ->
        [none] { "" }
       *[other] { $book }:{ " " }
    }{ $level }: { $text }
cli-book-broken = 使えません。理由: referee books { $book } --check

## 文で書かれたルール
fault-sentence-value = 「{ $word }」に「{ $value }」は使えません。{ $near ->
        [none] { "" }
       *[other] { $near }のことですか。
    }書けるのは{ $expected }です。
fault-sentence-quotes = 数字は引用符で囲みます。「{ $word }」には"{ $value }"と書いてください。
fault-sentence-shows-by-whom = 一番強い(弱い)カードは、選ばれた人には公開させられません: { $word }。
fault-sentence-shows-what = then.show.strengthがなければ、ほかの人のカードを見ることになります。then.show.to = "player"と、誰が見せるか(then.show.by = "picked"など)を書いてください。
fault-sentence-no-such-tie = 「{ $word }」の「best suit」にはwhen.hand.showsが、「weaker hand」にはthen.placesが必要です。書き足すか、別の値にしてください。
fault-sentence-nothing-or-all = 返すカードでは、{ $word }は「all」か「none」だけです。
fault-sentence-joins-how = 出したカードでは、{ $word }は「under」か「whole」です。
fault-sentence-leads-a-game = じゃんけんで決めるのはゲームの親だけです。when.gameを使ってください。
fault-sentence-together-by-passes = 順位を分け合うのはパスした人だけです。when.handでは{ $word } = trueと書いてください。
fault-sentence-who-wins = ゲームの終わりでは、{ $word }は「first out」か「all who are out」です。
fault-unknown-word =
    { $of ->
        [none] { "" }
       *[other] 「{ $of }」に
    }「{ $word }」という言葉はありません。{ $known ->
        [none] { "" }
       *[other] 選べるのは{ $known }です。
    }
fault-sentence-half = 文が途中で終わっています。「{ $word }」の続きには次のどれかを書きます: { $known }。
fault-no-sentences = 「{ $family }」のゲームでは、文でルールを書けません。ルールの名前を書いてください。
fault-clash = 「{ $title }」と「{ $other }」は、同じカードを違う強さにしています。優先するほうの `overrides` に、もう一方を書いてください。
fault-sentence-former = 「{ $word }」という語は今はありません。{ $now } と書いてください。
fault-sentence-no-trigger = 「{ $title }」に、いつのことかが書かれていません。when.playやwhen.passなどを書いてください。
fault-sentence-no-effect = 「{ $title }」に、どうなるかが書かれていません。thenを書いてください。
fault-sentence-not-of-a-play = 「{ $word }」はwhen.playと一緒に使えません。「when」を変えるか、外してください。
fault-sentence-not-of-a-pass = 「{ $word }」はwhen.passと一緒に使えません。「when」を変えるか、外してください。
fault-sentence-not-of-a-turn = 「{ $word }」はwhen.turnと一緒に使えません。「when」を変えるか、外してください。
fault-sentence-on-own-turn = 「{ $word }」が使えるのは自分の番だけです。when.turn.who = "all"を外してください。
fault-sentence-once-of-what = 「{ $word }」はしてもよいことに使います。when.turnかthen.seizeを書いてください。
fault-sentence-turn-once = when.turnの文は1つの条文に1つだけです。もう1つは別の条文にしてください。
fault-sentence-not-with-row = 「{ $word }」は「then.discard.row」と一緒に使えません。捨てるカードはそれで決まります。
fault-sentence-nobody-marked = 「{ $word }」は「marked」にできません。人に印を付ける文(then.mark)を同じ条文に書くか、ほかの人にしてください。
fault-sentence-nobody-below = 「{ $word }」は「below」にできません。下にカードがないからです。ほかの人にしてください。
fault-sentence-to-oneself = 「{ $word }」に、それをする本人は書けません。ほかの人にしてください。
fault-sentence-named-alone = 「{ $word }」では、「{ $value }」をほかの人と並べられません。それだけを書いてください。
fault-sentence-picked-twice = 「{ $word }」: 人を選ぶ文は、1つの条文に1つだけ書けます。もう1つは別の条文にしてください。
fault-sentence-by-the-play-alone = 「{ $word }」は「then.counts」と一緒に使えません。見るのは出したカードだけです。外してください。
fault-sentence-names-another = 「{ $word }」にはwhen.alwaysと、then.put.rankの数字1つが必要です。
fault-sentence-nothing-put = 「{ $word }」には、状態で決めた数字の強さを変える文(when.alwaysとthen.put)が同じ条文に必要です。
fault-sentence-times-of-plays = 「{ $word }」は、出した回数、パス、場が流れた回数、あがった人を数えます。そのときの効果を書いてください。
fault-sentence-not-of-a-hand = 「{ $word }」はwhen.handと一緒に使えません。「when」を変えるか、外してください。
fault-sentence-not-of-a-game = 「{ $word }」はwhen.gameと一緒に使えません。「when」を変えるか、外してください。
fault-sentence-leads-by-what = 親の決め方を1つだけ書いてください: カード、身分、順位、じゃんけんのどれか。
fault-sentence-which-card = カードを1枚だけ決めてください: 数字と、マークを1つ。
fault-sentence-one-number = 「{ $word }」は、ゲーム中は1つの数にしてください。順位ごとの一覧にできるのは、ゲームの終わりだけです。
fault-sentence-player-is-out = 「when.out」では、その人はもうゲームから抜けています。「{ $word }」には"next"など、ほかの人を書いてください。
fault-sentence-called-by-one-out = 「when.out」では、その人はもうゲームから抜けています。宣言できるようにするには、then.called_outも書いてください。
fault-sentence-joins-what = 「{ $word }」は同じ数字のカードに足すときに使います。when.play.on.same = "number"を書いてください。
fault-sentence-forbids-all = 「{ $word }」がすべての手を禁じています。ほかのルールで出せる手がなければ、ゲームが終わりません。
fault-sentence-leads-after-clear = when.clearでは「then.lead」に「{ $value }」は使えません。「after last」(全員がパスしたとき、最後に出した人の次の人)か「after any clear」(出したカードで流れたときも)にしてください。
fault-sentence-leads-after-nothing = 「{ $value }」は場が流れた後の親を決めます。when.clear = trueを書いてください。
fault-sentence-leads-without-clear = 「then.lead」は、このカードで場が流れた後の親を決めますが、このカードでは場が流れません。then.clear = trueを書いてください。
fault-sentence-leads-against-nothing = 場が流れる条文も親を決めているので、どちらになるか決まりません。優先する相手の条文をoverridesに書いてください。
fault-sentence-not-of-a-gift = 「{ $word }」はwhen.giftと一緒に使えません。「when」を変えるか、外してください。
fault-sentence-not-of-a-end = 「{ $word }」はwhen.endと一緒に使えません。「when」を変えるか、外してください。
fault-sentence-dealt-to-whom = 誰の身分かを「to」に、何枚かを「more」か「fewer」に書いてください。
fault-sentence-dealt-twice = 全員に配る枚数と、枚数の違う人は、別の文に書いてください。
fault-sentence-no-last-game = 「{ $word }」は前のゲームで決まりますが、前のゲームがありません。when.game = "later"にしてください。
fault-sentence-costs-what = 「{ $word }」だけでは失点が決まりません。1枚の失点を「each」に書いてください。
fault-sentence-never-twice = thrice_from(3倍)の枚数は、twice_from(2倍)の枚数より多くしてください。
fault-sentence-in-any-game = 「{ $word }」は順位と一緒に使えません。順位のルールはどのゲームでも同じです。
fault-sentence-nothing-given = 何も渡さないので、「{ $word }」には効果がありません。外してください。
fault-sentence-gifts-go-up = 「{ $word }」は下から渡すカードだけに使えます。when.gift = "up"にしてください。
fault-sentence-gifts-both-ways = 「{ $word }」は両方が渡すときだけに使えます。when.gift = "any"にしてください。
fault-sentence-strongest-or-chosen = 「{ $word }」は、一番強いカードを渡すことと矛盾します。どちらか1つにしてください。
fault-sentence-gifts-go-back = 「{ $word }」は返すカードだけに使えます。when.gift = "back"にしてください。
fault-sentence-chosen-anyhow = 返すカードはもともと自由に選べるので、「{ $word }」には効果がありません。外してください。
fault-sentence-not-of-a-always = 「{ $word }」はwhen.alwaysと一緒に使えません。「when」を変えるか、外してください。
fault-sentence-put-where = 強さの順での位置を1つだけ書いてください: then.put.onかthen.put.above。
fault-sentence-put-beside-itself = 「{ $word }」は位置の変わる数字そのものです。別の数字にしてください。
fault-sentence-jokers-of-no-suit = ジョーカーにはマークがないので、「{ $word }」には効果がありません。外してください。
fault-sentence-jokers-never-turn = 「{ $word }」はジョーカーには使えません。外すか、別の数字にしてください。
fault-sentence-no-revolution = 「{ $title }」は革命が続く間のルールですが、革命になる条件がありません。when.play.makes = "revolution"を書いてください。
fault-sentence-not-till-countered = 革命が続く間だけにできるのはthen.putだけです。until = "clear"かuntil = "game"にしてください。
fault-sentence-follows-what = 「{ $word }」は、エンペラーか飛び階段のどちらか1つだけを条件にします。when.play.form = "emperor"のように書いてください。
fault-sentence-follows-alone = 「{ $word }」は1つの文に単独で書きます。ほかの効果は別の文にしてください。
fault-sentence-who-waits = 「{ $word }」には、誰が、またはいつパスしかできないかが必要です。if.title、if.mark、if.firstのどれかを書いてください。
fault-sentence-waits-alone = 「{ $word }」は1つの文に単独で書きます。パスしかできない人にはほかの効果がありません。
fault-sentence-first-turn-of-whom = if.first = "turn"が使えるのはthen.must = "pass"だけです。
fault-sentence-leads-alone = 「{ $word }」は1つの文に単独で書きます。ほかの効果は別の文にしてください。
fault-sentence-not-of-a-out = 「{ $word }」はwhen.outと一緒に使えません。「when」を変えるか、外してください。
fault-sentence-two-triggers = 「{ $title }」の1つの文にきっかけが2つあります。「{ $word }」は別の文にしてください。
fault-sentence-hand-of-what = 「{ $title }」に、手札に何があるときかが書かれていません。数字、マーク、続く数字、枚数のどれかを書いてください。
fault-sentence-dealt-what = 「{ $word }」は手札に使います。when.handを書いてください。
fault-sentence-never-so-many = 「{ $title }」は決して起こりません。そのカードが{ $count }枚必要ですが、多くても{ $most }枚しかありません。
fault-sentence-of-gifts-alone = 「{ $word }」はカード交換で渡すカードに使います。when.giftを書いてください。
fault-sentence-twice = 「{ $word }」に{ $value }が2回書かれています。1つ消してください。
fault-sentence-lets-nothing = 「{ $title }」は矛盾しています。「{ $word }」で、続けて出せるカードがすべてなくなります。
fault-sentence-each-of-what = 「each」には数えるカードが必要です。when.play.rankかwhen.play.suitを書いてください。
fault-sentence-fewer-than-least = 「{ $title }」は決して起こりません。{ $least }以上で{ $most }以下の数はありません。
fault-sentence-two-forms = 「{ $title }」に出し方が2つあります。mixかrowのどちらかにしてください。
fault-sentence-only-runs-around = 一番上から一番下の数字へ続けられるのは、1枚ずつの階段だけです。「around」を外してください。
fault-sentence-until-when = 「{ $title }」に、「{ $word }」がいつまで続くかが書かれていません。until = "clear"かuntil = "game"を書いてください。
fault-sentence-nothing-lasts = 「{ $title }」には続く効果がないので、「until」には効果がありません。外してください。
fault-sentence-no-reading-here = 「until」は読み方に任せられません。値を1つ書いてください。
fault-sentence-forbids-itself = 「{ $title }」は矛盾しています。出せないカードには効果がありません。効果は別の文にしてください。
fault-sentence-presses-alone = 「{ $word }」は1つの文に単独で書きます。できないパスには効果がありません。
fault-sentence-who-falls = 誰が落ちるかを「then.fallen.who」に書いてください。
fault-sentence-nobody-picks = あがった人はもう選べません。「picked」はwhen.playだけで使えます。
fault-sentence-not-foreseen = 「{ $word }」は、出せるかどうかの条件にできません。何が起こるかは、出してはじめて決まります。
fault-sentence-allows-nothing = 「{ $title }」はどの条文にも優先していないので、出せるカードが増えません。優先する相手の条文をoverridesに書いてください。
fault-sentence-too-late = 「{ $word }」を確かめるのはカードを出したときで、場が流れたときではありません。when.playを使ってください。
fault-sentence-too-early = 「{ $word }」はカードを出すと同時に起こるので、出した結果を条件にできません。
fault-sentence-prevents-nothing = 「{ $title }」はどの条文にも優先していないので、防ぐものがありません。優先する相手の条文をoverridesに書いてください。
fault-sentence-not-of-a-answer = 「{ $word }」は、場を流す手に応じるときには使えません。「when」を変えるか、外してください。
fault-sentence-not-of-a-swept = 「{ $word }」はwhen.play.sweptと一緒に使えません。「when」を変えるか、外してください。
fault-sentence-not-of-a-clear = 「{ $word }」はwhen.clearと一緒に使えません。「when」を変えるか、外してください。
fault-sentence-too-deep = 「{ $word }」は、出せるかどうかの条件にできません。見るのは場の一番上の手だけです。
fault-sentence-not-so-soon = 次に出るまで、または次の番までにできるのは、印と、続けて出せるカードのルールだけです。until = "clear"かuntil = "game"にしてください。
fault-sentence-foul-against-nothing = あがりの条文と食い違うので、どちらになるか決まりません。優先する相手の条文をoverridesに書いてください。
fault-sentence-not-so-long = 場が2回流れるまでにできるのは、強さの順の逆転だけです。until = "clear"かuntil = "game"にしてください。
fault-sentence-lead-on-something = 「{ $title }」は決して起こりません。空の場には下の手がありません。
fault-sentence-never-together = 「{ $title }」は決して起こりません。「{ $word }」と「{ $other }」が矛盾しています。
fault-sentence-nothing-marks = 「{ $title }」は決して起こりません。条件の印を付ける文が、この条文にありません。
fault-sentence-before-the-clear = 「{ $word }」は場が流れる前に起こるので、「{ $title }」で場が流れたことを条件にできません。
fault-sentence-all-of-what = 「every」にはどのカードかが必要です。{ $needed }を書いてください。
fault-sentence-not-with-rank = 「{ $word }」は、数字を決めたカードと一緒に使えません。どちらか1つにしてください。
fault-sentence-not-with-weaker = 「{ $word }」は、弱いカードだけを捨てることと一緒に使えません。どちらか1つにしてください。
fault-sentence-about-nothing = 「{ $title }」には、「{ $word }」を使える効果がありません。外してください。
belongs-until = "clear"、"game"、"next play"、"next turn"のどれか
