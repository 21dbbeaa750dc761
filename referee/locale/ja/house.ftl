# ハウスルール、取り決め、ルールのおかしな点。

## Rulings, cited
ruling-of = { $date }の取り決め
ruling-undated = この卓の取り決め
say-ruled-reason = { $title }({ $ruling }): { $text }
say-ruling =
    { $ruling }があります: { $change }{ $note ->
        [none] { "" }
       *[other] (「{ $note }」)
    }
say-against = { $ruling }に反して{ $change }とすると、{ $then }
in-use = あり
not-in-use = なし
say-flip-warning = { "    " }ただしその場合: { $text }

## Who set it so
set-by-book = ルール集「{ $name }」
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
fault-missing = 「{ $title }」({ $on }で入れた)は、{ $many ->
        [yes] 「{ $needed }」など{ $count }のルールのどれかがないと効果がありませんが、どれも使われていません。
       *[no] 「{ $needed }」({ $off }で外した)がないと効果がありません。
    }
fault-missing-unknown = 「{ $title }」({ $on }で入れた)は、{ $needed }がないと効果がありませんが、このルール集にはそれがありません。
fault-conflict = 「{ $title }」({ $on }で入れた)と「{ $other }」({ $beside }で入れた)は、ルール集によれば一緒には使えません。どちらかを外してください。
fault-already-so =
    { $way ->
        [on] 「{ $title }」はもう入っています({ $already }で入れた)。改めて入れなくてかまいません。
       *[off] 「{ $title }」はもともと入っていません({ $already }で外した)。改めて外さなくてかまいません。
    }
fault-idle-reading = 「{ $name } = { $value }」と書いても何も変わりません。「{ $title }」を使っていないからです。
fault-against-ruling = { $change }とするのは、{ $ruling }に反します。この卓では、それでもこのとおりにします。

## A file
finding-in-file =
    ルール集のファイル「{ $book }」{ $line ->
        [0] { "" }
       *[other] の{ NUMBER($line, useGrouping: 0) }行目
    }{ $column ->
        [0] { "" }
       *[other] { NUMBER($column, useGrouping: 0) }文字目
    }: { $text }
error-bad-book = ルール集「{ $book }」は使えません。
error-lacks-role = { $book }には「{ $role }」を定める条項がありません。これなしではゲームが進みません。
fault-no-toml = TOMLとして読めません({ $why })。
fault-toml-deep = かっこや、点でつないだ名前の入れ子が深すぎます。ルール集にそこまで深いものはありません。
fault-toml-number = 数が長すぎます。ルール集にそこまで長い数はありません。
fault-toml-long = ルール集にしては長すぎます。100万文字から先は読みません。
fault-toml-half-letter = ここに、文字の半分だけが書かれています。その文字を書き直してください。
fault-no-book-file = ファイルが読めません。{ $why }。
fault-extends-itself = 「{ $name }」をたどると自分自身に戻ってしまいます。
fault-extends-broken = もとにしている「{ $name }」が使えません。先にそちらを直してください。
fault-lacks-role =
    { $way ->
        [left-out] 「{ $title }」を外すことはできません。{ $role }を定める条文がほかになく、それなしでは遊べません。
        [replaced] 「{ $title }」の代わりにここに書かれた条文は、{ $role }を定めていません。それを定める条文なしでは遊べません。
       *[never] { $role }を定める条文がありません。それなしでは遊べません。
    }
role-named = 「{ $name }」
role-turn = 誰の番か
role-going-out = いつあがりになるか
role-clear = いつ場が流れるか
role-card = 何を出すのか
role-takes = 誰がトリックを取るか
role-lead = 次に誰から始めるか
role-tally = どうすれば勝ちになるか
role-rows = どこにカードを置けるか
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
belongs-flag = trueかfalse
belongs-texts = ["甲", "乙"]のように、引用符で囲んだ名前のリスト
belongs-table = {"{"} 甲 = ... {"}"}のような表
belongs-tables = 表のリスト
belongs-rule = {"{"} rule = "..." {"}"}のように、「rule」のある表
belongs-needs = 条文の名前か、そのリスト
belongs-pairs = 組の一覧
belongs-players = [3, 6]のように、最少と最多の人数
belongs-hidden = trueかfalseか、ゲームの名前のリスト
belongs-suits = マークの文字を1回ずつ並べたもの
belongs-ranks = ["3", "4", "5"]のように、弱いほうから1回ずつ並べた数字のリスト
belongs-cards = デッキが256枚以内になる枚数
belongs-titles = 3 = ["貧民", "平民", "富豪"]のように、人数と同じ数の身分
belongs-title = "heimin"のような、ここで使える身分の名前
belongs-values = 1つ以上の選択肢を、1回ずつ並べたリスト
belongs-value = 引用符で囲んだ文字列か、trueかfalseか、数
belongs-date = 2026-11-20のような日付
fault-no-jokers = このゲームにジョーカーはありません。deck.jokers = 0と書いてください。
fault-deck-card = このデッキの「{ $card }」というカードは、卓から呼べません。マークと数字には、ほかのカードと紛れない文字か数字を使ってください。
fault-newer-format = このファイルの形式は{ $found }ですが、このRefereeが知っているのは{ $known }までです。もっと新しいRefereeで書かれています。
fault-no-part = 「{ $name }」がなく、もとになるルール集(extends)もありません。
fault-title-lines = 題名は1行で書いてください。改行や制御文字は使えません。
fault-no-words = 「{ $name }」はjaとenの両方で書いてください。
fault-clause-lacks =
    { $name ->
        [none] 条文に「{ $part }」がありません。
       *[other] 条文「{ $name }」に「{ $part }」がありません。
    }
fault-reading-lacks =
    { $name ->
        [none] 読み方に「{ $part }」がありません。
       *[other] 読み方「{ $name }」に「{ $part }」がありません。
    }
fault-preset-lacks = プリセットには「id」と、jaとenの「title」が必要です。
fault-ruling-lacks = この取り決めに「{ $part }」がありません。
fault-bad-date = 「{ $value }」は日付ではありません。2026-11-20のように書きます。
fault-decided-twice = 「{ $name }」が2回決められています。{ NUMBER($first, useGrouping: 0) }行目でもう決まっています。
fault-no-switch-value = 「{ $name }」({ $title })は使うか使わないかのルールです。「{ $value }」ではなくtrueかfalseと書きます。
fault-clause-twice = 条文「{ $name }」が2つあります。
fault-option-twice = 「{ $name }」という名前の選択が2つあり、区別できません。
fault-other-id = ファイルの中では「{ $name }」ですが、卓からはファイル名のとおり「{ $called }」と呼びます。
fault-bad-parameter = 条文「{ $title }」のルール{ $rule }に「{ $name } = { $value }」は使えません。
fault-deck-lacks = 条文「{ $title }」のルール{ $rule }は{ $lacks }についてのものですが、このルール集のデッキにはありません。
fault-undecided-pair = “undecided”は条文の組の一覧です。["daifugo.thief", "daifugo.death"]のように、違う2つを書いてください。
unknown-kind = 条文の種類
unknown-part = ルール集の項目
unknown-topic = 見出し(about)
unknown-like = 共通の読み方(like)
unknown-family = ゲームの種類

## Keeping rulings
error-no-ruling =
    { $known ->
        [none] 「{ $house }」には「{ $name }」の取り決めがありません。取り決めはまだ一つもありません。
       *[other] 「{ $house }」には「{ $name }」の取り決めがありません。あるのは { $known } です。
    }
error-inherited-ruling = 「{ $name }」の取り決めは「{ $house }」ではなく「{ $other }」のものです。そちらで取り消してください。
error-no-table-name = 「{ $file }」という名前では卓から呼べません。空白・読点・コロン・かっこ・# = ! + は使えず、-や?で始めることもできません。別の名前にしてください。
error-name-taken = 「{ $name }」というルール集はもうあります。卓からはその名前で呼ぶので、別の名前にしてください。
error-switch-ruled = 「{ $name }」は使うか使わないかのルールです。{ $known }と書きます。
## Why a file cannot be read or written, and what to do
file-not-utf8 = 文字コードがUTF-8ではありません。UTF-8で保存し直してください
file-gone = そのようなファイルやフォルダーはありません。名前を確かめてください
file-folder = その場所にフォルダーがあります。フォルダーをどけるか、別の名前にしてください
file-there = そのファイルはもうあります。別の名前にしてください
file-denied = このアカウントには許されていません。許可を変えるか、別のフォルダーにしてください
file-read-only = このディスクには書き込めません。別のフォルダーにしてください
file-full = ディスクがいっぱいです。空きを作って、もう一度試してください
file-circle = リンクが堂々めぐりしています。そこにファイルそのものを置いてください
file-too-large = 大きすぎます。ルール集は100万文字までで、このアカウントで書ける大きさにも限りがあります
file-no-text = ファイルではなく、パイプや装置です。そこにファイルを置いてください
file-name = 名前が長すぎます。短い名前にしてください
file-disk = ディスクが応答しません。別のディスクにしてください

error-decided-otherwise = 「{ $file }」では、そのあと「{ $title }」が別のように決められています。そちらはそのまま残しました。
error-stale-house = 「{ $file }」はその間に変更されています。読んだのは改訂{ $read }ですが、今は改訂{ $found }です。何も書き込みませんでした。読み直してから、あらためて決めてください。
error-stale-house-by-hand = 「{ $file }」は読んだあとに手で書き換えられています。何も書き込みませんでした。読み直してから、あらためて決めてください。
error-unsafe-edit = ハウスルールの「{ $what }」は、ほかの記述に触れずには書き換えられません。何も書き込みませんでした。ファイルを直接書き換えてください。
error-no-lock = 「{ $lock }」がじゃまになっています。「{ $file }」に書き込むあいだ、その名前のファイルが隣に要ります。何も書き込みませんでした。それを消して、もう一度試してください。
error-house-unread = 「{ $file }」を読めません。{ $why }。
error-house-unwritten = 「{ $file }」に書き込めません。{ $why }。何も書き込みませんでした。
error-busy-house = ほかの人が「{ $file }」に書き込んでいます。何も書き込みませんでした。誰も書き込んでいなければ、隣の「{ $lock }」を消してください。

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
cli-taken-back = { $ruling }の{ $change }を取り消しました。「{ $file }」は改訂{ $revision }になりました。いまは、{ $now }です。
cli-no-house = ファイル「{ $file }」がありません。新しく作るときは、もとになるルール集を示してください: --extends offkai
cli-house-exists = 「{ $file }」はもう{ $base }をもとにしています。--extendsは新しいファイルのためのものです。
cli-rule-how = 決めることを書いてください。例: referee rule house.toml { $example } --note "..."
cli-rule-name-file = 「{ $file }」: ハウスルールのファイル名は.tomlで終わり、それが卓からの呼び名になります。呼び名に空白、読点、コロン、かっこは使えません。
cli-bad-date = 「{ $date }」は日付ではありません。2026-11-20のように書きます。
cli-level-error = 誤り
cli-level-warning = 警告
cli-level-note = メモ
cli-all-in-order = { $book }: 問題ありません
cli-finding = { $book }: { $level }: { $text }
cli-book-broken = 使えません。理由: referee books { $book } --check

## 文で書かれたルール
fault-sentence-value = 「{ $word }」を「{ $value }」にはできません。書けるのは{ $expected }です。
fault-sentence-quotes = カードの数字は引用符で囲みます。「{ $word }」には"{ $value }"と書いてください。
fault-sentence-half = 文が「{ $word }」で終わっています。続くのは次のどれかです: { $known }。
fault-no-sentences = 「{ $family }」のゲームには、文に使えることばがありません。ルールの名前を書いてください。
fault-sentence-no-trigger = 「{ $title }」に、いつのことかが書かれていません。when.playかwhen.passを書いてください。
fault-sentence-no-effect = 「{ $title }」に、どうなるかが書かれていません。
fault-sentence-not-of-a-play = 「{ $word }」はパスのときのことばです。「{ $title }」にはwhen.pass = trueが要ります。
fault-sentence-not-of-a-pass = 「{ $word }」はパスと一緒に使えません。
fault-sentence-not-of-a-turn = 「{ $word }」は番にすることと一緒に使えません。
fault-sentence-on-own-turn = 「{ $word }」は自分の番のことです。when.turn.whose = "any"は外してください。
fault-sentence-once-of-what = 「{ $word }」は誰かがしてよいことのことばです。when.turnかthen.seizeが要ります。
fault-sentence-turn-once = 番にできることは、1つの決まりに1文だけです。もう1つは別の決まりにしてください。
fault-sentence-never-so-few = { $least }枚以上で{ $most }枚以下の手札はありません。
fault-sentence-not-with-row = 「{ $word }」は「then.discard.row」と一緒に使えません。捨てるカードはそれで決まります。
fault-sentence-by-the-play-alone = 「{ $word }」は「then.hush」と一緒に使えません。出したカードだけで決まります。
fault-sentence-names-another = 「{ $word }」はいつでも続く1つの数字の話です。when.alwaysと、then.put.rankの数字1つが要ります。
fault-sentence-nothing-put = 「{ $word }」には、状態で決めた数字の強さを変える文(when.alwaysとthen.put)が同じ決まりに要ります。
fault-sentence-times-of-plays = 「{ $word }」は出したカードを数えます。when.playと、出したことで起こることが要ります。
fault-sentence-not-of-a-hand = 「{ $word }」は手札の中身と一緒に使えません。
fault-sentence-not-of-a-game = 「{ $word }」はゲームの始まりと一緒に使えません。
fault-sentence-leads-by-what = 親の決め方を一つだけ書いてください: カード、順位、じゃんけんのどれか。
fault-sentence-which-card = カードは1枚です。数字と、マークを一つ書いてください。
fault-sentence-leads-though-out = あがった人は親になれません。「when.out」には「next」を使ってください。
fault-sentence-joins-what = 「{ $word }」は同じ数字のカードに足すことなので、「when.play.on.same = "number"」と一緒に使ってください。
fault-sentence-leads-after-clear = 場が流れたときの「then.lead」に「{ $value }」は使えません。使えるのは「after last」(全員がパスしたとき、最後に出した人の次の人)と「after any clear」(出したカードで流れたときも)です。
fault-sentence-leads-after-nothing = 「{ $value }」は「when.clear = true」と一緒に使います。場が流れた後に誰が親になるかを表すからです。
fault-sentence-leads-without-clear = 「then.lead」は、このカードで場が流れた後に誰が親になるかを表しますが、このカードでは流れません。「then.clear = true」も書いてください。
fault-sentence-leads-against-nothing = 誰が親になるかは場の流れの条項にも書かれているので、どちらか決まりません。どの条項より優先するかを overrides に書いてください。
fault-sentence-not-of-a-gift = 「{ $word }」はカード交換で渡すときには使えません。
fault-sentence-not-of-a-end = 「{ $word }」はゲームの終わりと一緒に使えません。
fault-sentence-dealt-to-whom = 「to」で誰の身分か、「more」か「fewer」で何枚かを書いてください。
fault-sentence-dealt-twice = 全員に配る枚数と、誰に多く配るかは、別の文にしてください。
fault-sentence-no-last-game = 「{ $word }」は前のゲームで決まりますが、前のゲームがありません。when.game = "later"にしてください。
fault-sentence-costs-what = 「{ $word }」だけでは何も決まりません。1枚で何点かを「each」で書いてください。
fault-sentence-never-twice = 3倍になる枚数は、2倍になる枚数より多くしてください。
fault-sentence-in-any-game = 「{ $word }」は順位と一緒に使えません。順位の決まりはどのゲームでも同じです。
fault-sentence-nothing-given = 何も渡さないので、「{ $word }」は何も言っていません。
fault-sentence-gifts-go-up = 「{ $word }」は下から上へ渡すカードのことばです。when.gift = "up"が要ります。
fault-sentence-gifts-both-ways = 「{ $word }」は両方が渡すときのことばです。when.gift = "any"が要ります。
fault-sentence-strongest-or-chosen = 「{ $word }」は、一番強いカードを渡すことと両立しません。どちらか一つにしてください。
fault-sentence-gifts-go-back = 「{ $word }」は返すカードのことばです。when.gift = "back"が要ります。
fault-sentence-chosen-anyhow = 「{ $word }」はここでは意味がありません。返すカードはもともと自由に選べます。
fault-sentence-not-of-a-always = 「{ $word }」はいつでも続く決まりには使えません。
fault-sentence-put-where = 強さの順での位置を一つだけ書いてください。then.put.onかthen.put.aboveです。
fault-sentence-put-beside-itself = 「{ $word }」は、位置の変わる数字そのものです。
fault-sentence-jokers-of-no-suit = 「{ $word }」はジョーカーには意味がありません。マークがないためです。
fault-sentence-jokers-never-turn = 「{ $word }」はジョーカーには使えません。
fault-sentence-no-revolution = 「{ $title }」は革命とともに終わりますが、革命になったときの決まりではありません。when.play.makes = "revolution"が要ります。
fault-sentence-not-till-countered = 革命が続く間だけにできるのは、強さの順での位置です。
fault-sentence-follows-what = 「{ $word }」はエンペラーか飛び階段のどちらか一つだけについて書きます。when.play.form = "emperor"のようにします。
fault-sentence-follows-alone = 「{ $word }」は一つの文に単独で書きます。その形で起こることは別の文にします。
fault-sentence-who-waits = 「{ $word }」は、誰が、またはいつパスしかできないかを書きます。if.title、if.mark、if.firstのどれかです。
fault-sentence-waits-alone = 「{ $word }」は一つの文に単独で書きます。パスしかできない人は何も起こしません。
fault-sentence-first-turn-of-whom = 自分の最初の番について書けるのは「then.must_pass」だけです。
fault-sentence-leads-alone = 「{ $word }」は一つの文に単独で書きます。ほかに起こることは別の文にします。
fault-sentence-not-of-a-out = 「{ $word }」はあがりと一緒に使えません。
fault-sentence-two-triggers = 「{ $title }」には2つのきっかけがあります。「{ $word }」は別の文にしてください。
fault-sentence-hand-of-what = 「{ $title }」は手札に何があるときかを言っていません。
fault-sentence-dealt-what = 「{ $word }」は手札についての言葉です。when.handを書いてください。
fault-sentence-never-so-many = 「{ $title }」は決して起こりません。そのカードは{ $count }枚もなく、多くても{ $most }枚です。
fault-sentence-of-gifts-alone = 「{ $word }」はカード交換で渡すカードについての言葉です。when.giftを書いてください。
fault-sentence-twice = 「{ $word }」に{ $value }が2回書かれています。1回で足ります。
fault-sentence-lets-nothing = 「{ $title }」の中で矛盾しています。出せるカードが「{ $word }」ですべて外れます。
fault-sentence-count-twice = 枚数が二重に書かれています。countかat_leastのどちらかにしてください。
fault-sentence-each-of-what = 「each」には数えるカードが要ります。when.play.rankかwhen.play.suitを書いてください。
fault-sentence-fewer-than-least = 「{ $title }」は決して起こりません。{ $least }以上で{ $most }以下という数はありません。
fault-sentence-two-forms = 「{ $title }」に出し方が2つ書かれています。mixかrowのどちらかにしてください。
fault-sentence-only-runs-around = 一番上から一番下の数字へ続けられるのは、1枚ずつの階段だけです。
fault-sentence-until-when = 「{ $title }」に、「{ $word }」がいつまでかが書かれていません。until = "clear"かuntil = "game"を書いてください。
fault-sentence-nothing-lasts = 「{ $title }」には続くものがないので、「until」は何も変えません。
fault-sentence-no-reading-here = いつまで続くかを解釈に任せることはできません。
fault-sentence-forbids-itself = 「{ $title }」は矛盾しています。出せないカードからは何も起こりません。
fault-sentence-presses-alone = 「{ $word }」は1つの文に単独で書きます。できないパスからは何も起こりません。
fault-sentence-who-falls = 誰が落ちるのかを「then.fallen.who」で書いてください。
fault-sentence-nobody-picks = あがった人はもう選べません。「picked」はカードを出したときに使ってください。
fault-sentence-not-for-single-seats = 「{ $word }」は、出せるかどうかの決まりには使えません。それは誰が出しても、手札が何でも同じです。
fault-sentence-not-for-last = 出せるかどうかは、残りの手札が何でも同じです。「then.forbid」の代わりに「then.foul = true」と書けば、そのカードであがると反則になります。
fault-sentence-allows-nothing = 「{ $title }」で新しく出せるようになるものはありません。どの条文にも優先していません。
fault-sentence-too-late = 「{ $word }」はカードを出したときのことで、場が流れたときの決まりには使えません。
fault-sentence-too-early = 「{ $word }」はカードを出したその時に起こります。出した結果を待つことはできません。
fault-sentence-prevents-nothing = 「{ $title }」が防ぐものはありません。どの条文にも優先していません。
fault-sentence-not-of-a-answer = 「{ $word }」は、流れるのに応じる手には使えません。
fault-sentence-not-of-a-swept = 「{ $word }」は、その手で場が流れたときの決まりには使えません。
fault-sentence-not-of-a-clear = 「{ $word }」は、場が流れたときの決まりには使えません。
fault-sentence-too-deep = 「{ $word }」は、出せるかどうかの決まりには使えません。そこで見るのは一番上のカードだけです。
fault-sentence-not-so-soon = 次に出るまで、または次の番までとできるのは、次に出せるものの決まりだけです。
fault-sentence-foul-against-nothing = あがりの決まりと食い違うので、どちらか決まりません。どの条項より優先するかを overrides に書いてください。
fault-sentence-not-so-long = 次の場が流れるまでとできるのは、強さの順の逆転だけです。
fault-sentence-lead-on-something = 「{ $title }」は決して起こりません。空の場には下のカードがありません。
fault-sentence-nothing-marks = 「{ $title }」は決して起こりません。求めている印を置くものがこの中にありません。
fault-sentence-before-the-clear = 「{ $word }」は場が流れる前に起こるので、「{ $title }」で場が流れるのを待つことはできません。
fault-sentence-all-of-what = 「every」にはどのカードかが要ります。{ $needed }を書いてください。
fault-sentence-not-with-rank = 「{ $word }」は、数字の決まったカードとは一緒に書けません。どちらか一つにしてください。
fault-sentence-not-with-weaker = 「{ $word }」は、弱いカードだけを捨てることと両立しません。どちらか一方にしてください。
fault-sentence-about-nothing = 「{ $title }」には「{ $word }」に当たるものがありません。
belongs-until = "clear"、"game"、"next play"、"next turn"のどれか
