# 卓について起こりうる誤り: 読めない、ありえない、知らない名前、認められない手。

## Unreadable
error-unreadable =
    { $line ->
        [0] データの「{ $found }」が読み取れません。
       *[other] { NUMBER($line, useGrouping: 0) }行目{ NUMBER($column, useGrouping: 0) }文字目の「{ $found }」が読み取れません。
    }
error-unreadable-here = 「{ $found }」が読み取れません。
error-unreadable-here-end = 文が途中で終わっています。
error-unreadable-end = { NUMBER($line, useGrouping: 0) }行目{ NUMBER($column, useGrouping: 0) }文字目に何かが足りません。
error-near = { $near }のことですか。
error-expected = ここに書けるのは{ $expected }です。
error-cards =
    { $suits ->
        [none] このゲームのカードは{ $ranks }です。
       *[other] このゲームのカードは、{ $suits }のあとに{ $ranks }を付けて書きます。
    }{ $suitless ->
        [none] { "" }
       *[other] { $suitless }は、それだけで書きます。
    }{ $jokers ->
        [0] { "" }
       *[other] ジョーカーはJoです。
    }
quoted = 「{ $text }」

expected-part = 「seats:」や「field:」のような項目
expected-line-end = 行の終わり
expected-json = 公開されている卓データの形式の値
expected-question = 「AはD10を出せるか」のような質問(Aはプレイヤー)
expected-card = { $example }のようなカード
expected-suit = Rのような色やマーク
expected-title = 大富豪のような身分
expected-name = 名前
expected-words = 状態を表す言葉
expected-sign = 「+」か「-」を付けたルール
expected-equal = 「=」と選択肢
expected-open = 開きかっこ
expected-close = 閉じかっこ
expected-qmark = 「?」(分からないカード)
expected-count = x3のような枚数
expected-colon = コロン
expected-comma = 「、」かコンマ
expected-out = 「out」と順位
expected-none = 「none」
expected-to = 「to」

## Impossible
error-impossible = この卓はつじつまが合いません。
error-impossible-more = 理由はほかに{ $count }つあります。
fault-at-line = { NUMBER($line, useGrouping: 0) }行目: { $text }
fault-at-place = { NUMBER($line, useGrouping: 0) }行目{ NUMBER($column, useGrouping: 0) }文字目: { $text }
fault-too-few-seats =
    { $count ->
        [0] プレイヤーがいません。少なくとも2人必要です。
       *[other] プレイヤーが{ $count }人しかいません。少なくとも2人必要です。
    }
fault-too-many-moves = 1つの卓に書ける手は、分岐も合わせて{ $most }手までです。
fault-too-many-standing = 認められない手をそのまま残せるのは、1つの卓で{ $most }手までです。
fault-too-many-states = 「state:」に書けるのは{ $most }個までです。
fault-too-many-seats = プレイヤーが{ $count }人では多すぎます。1つの卓につけるのは{ $most }人までです。
fault-seat-twice = { $name }という名前の人が2人います。どちらかの名前を変えてください。
fault-title-not-here = { $name }が{ $title }だったはずはありません。{ $count }人のゲームに、その身分はありません。
fault-title-twice = { $title }は{ $count }人もいません: { $names }。
fault-unknown-seat = { $name }という人はこの卓にいません。
fault-unknown-out = { $name }が「out { $how }」になることは、このルールブックにはありません。
fault-too-many-jokers =
    { $count ->
        [0] ジョーカーがありますが、このゲームではジョーカーを使いません。
       *[other] ジョーカーが多すぎます。全部で{ $count }枚しかありません。
    }
fault-hidden-card = 裏のカード(?)がありますが、このゲームに裏のカードはありません。カードの名前を書くか、誰も見ていない手札なら ? と書いてください。
fault-card-too-often = { $card }が多すぎます。全部で{ $count }枚しかありません。
fault-card-twice =
    { $card }が2か所にあります: { $there ->
        [field] 場
        [discards] 捨て札
       *[other] { $there }の手札
    }と{ $here ->
        [field] 場
        [discards] 捨て札
        [state] state:に書かれた場所
       *[other] { $here }の手札
    }です。
fault-held-and-lacking = { $name }は{ $cards }を持っていないはずです(state:に書かれています)。
fault-hand-too-large = { $name }の手札が{ $count }枚あるはずはありません。カードは全部で{ $size }枚です。
fault-too-many-cards = 卓に{ $count }枚ありますが、カードは全部で{ $size }枚です。
fault-place-twice = { $name }は「out { $place }」ですが、ほかにも同じ順位の人がいます。
fault-place-too-low = { $name }は「out { $place }」ですが、この卓には{ $count }人しかいません。
fault-turn-of-one-out = { $name }の番ではありえません。{ $name }はもうゲームから抜けています。
fault-unfinished-state = 「{ $text }」だけでは足りません。「{ $form }」のように書きます。
fault-unknown-state = 「{ $text }」という状態は、このルールブックにありません。
fault-odd-number-fixed = このルールブックは{ $low }人用です(この卓は{ $count }人)。
fault-odd-number = このルールブックは{ $low }〜{ $high }人用です(この卓は{ $count }人)。

## Unknown
error-unknown = 「{ $name }」という{ $what }はありません。
error-no-question = このゲームでは「{ $asked }」という質問には答えられません。
error-unknown-of =
    「{ $of }」{ $clause ->
        [none] { "" }
       *[other] ({ $clause })
    }に「{ $name }」という{ $what }はありません。
error-unknown-nearest = 「{ $nearest }」のことですか。
error-unknown-known = 選べるのは{ $known }です。
error-reading-switched = 「{ $name }」は読み方なので、+ や - では切り替えられません。「readings: { $name } = { $value }」の行で選びます。選べるのは{ $known }です。
error-reading-set = 「{ $name }」は読み方です。別の行に「readings: { $name } = { $value }」と書いてください。選べるのは{ $known }です。
error-rule-fixed = 「{ $name }」はこのルールブックではいつも有効なので、切り替えられません。「rules:」の行には書きません。
error-switch-read = 「{ $name }」は読み方ではなく、ローカルルールです。「rules:」の行に{ $known }と書きます。
unknown-book = ルールブック
unknown-option = ローカルルールや読み方
unknown-value = 選択肢
unknown-seat = プレイヤー
unknown-word = 言葉
unknown-command = コマンド
unknown-flag = オプション
unknown-rule = ルール
unknown-parameter = 設定
unknown-rule-parameter = パラメータ
unknown-clause = 条文
unknown-setting = このルールブックの設定
unknown-variant = このルールブックのゲーム
unknown-deck = カードの種類
unknown-move = このゲームの手

## Illegal
error-too-many-plays = { $seat }の出し方は多すぎて、全部は挙げられません。1つずつ聞いてください。
error-ambiguous = このカードには出し方が2通り以上あります: { $candidates }。どれかを指定してください。
expected-rank = 7やJのような数字
expected-number = 3のような数
fault-card-twice-there =
    { $here ->
        [field] 場
        [discards] 捨て札
       *[other] { $here }の手札
    }に{ $card }が2枚あります。
fault-card-named-twice = { $name }の手に{ $card }が2回書かれています。
fault-move-lacks =
    { $name }の手に、{ $part ->
        [cards] どのカードを使うのか
        [back] 代わりにどのカードをもらうのか
        [rank] どの数字なのか
        [suit] どのマーク(色)なのか
        [number] いくつなのか
       *[other] 誰に対するものなのか
    }が書かれていません。
fault-does-not-stay = { $cards }は場を流すので、場に残っているはずがありません。何が起こるかは、手として出すか「もめた手」に置けば確かめられます。
fault-odd-cards = { $cards }は一緒に出せる組み合わせではないのに、1つの手として場にあります。
fault-odd-count = { $top }の上の{ $cards }は、枚数が違います。
fault-odd-form = { $top }の上の{ $cards }は、出し方が違います。
fault-idle-mark = 「{ $mark }」は効果がありません。使うルールがどれも入っていません。
fault-unnamed-rank = 「state:」に「{ $mark }」のように数字を書いてください。書かれていないと、数字によって答えが変わることがあります。
expected-seat-name-short = 40文字までのプレイヤーの名前
expected-letter = 欠けていない文字(これは1文字の半分です)
expected-count-most = 1,000,000までの枚数
expected-switch-named = 「switches」にあるルール
expected-card-fewer = このゲームで使う枚数まで
expected-seat-name-plain = 目に見える文字で、空白・改行・かっこや「,:#=!+」などの記号を含まないプレイヤーの名前
expected-question-short = 1,000文字までの質問
expected-seat-name = カードの名前でも「pass」のような書き方の言葉でもない、プレイヤーの名前
expected-branch-move = 「分岐 …:」より深く字下げした手
expected-branch-level = 50段までの分岐
expected-branch-name = ほかの分岐にない名前
expected-quiz-choice = 質問の答えになる選択肢
expected-quiz-choice-of = 質問の答えになる選択肢({ $known })
expected-quiz-right-choice = 正解を含む選択肢
unknown-branch = 分岐

fault-no-doubt-open = 「doubt open」と書くには、場の一番上に、裏のカードを含む手と、出した人の名前が必要です。

## リンク
error-link-no-table = このリンクには卓が入っていません。「#table=」とその続きが必要です。もう一度送ってもらい、全体をコピーしてください。
error-link-damaged = このリンクは壊れています。一部が欠けているか、変わっています。もう一度送ってもらい、全体をコピーしてください。
error-link-too-long = このリンクは、卓のリンクにしては長すぎます。リンクが正しいか確かめてください。

## コースのファイル
error-bad-course-file = コース{ $name }は使えません:
error-bad-course = このコースは使えません:
fault-course-table = この卓は読み取れません。
fault-course-unknown-key = 「{ $name }」という項目はここにはありません。
fault-course-missing = この問題には「{ $name }」がありません。
fault-course-no-items = コースには[[item]]を1個から{ $most }個まで書きます。
fault-course-no-table = これは問題ではありません。問題は1つずつ [[item]] の行で始めてください。
fault-course-no-text = 「{ $name }」には空でない文字列を書いてください。
fault-course-no-words = 「{ $name }」には文字列か {"{"} ja = "…", en = "…" {"}"} を書いてください。
fault-course-no-list = 「{ $name }」には文字列のリストを書いてください。
fault-course-no-id = 「{ $id }」はidに使えません。使えるのは小文字のa〜zと数字、その間の . - _ です。
fault-course-no-level = levelは1、2、3のどれかです({ $level }ではありません)。
fault-course-twice = 「{ $id }」というidは{ NUMBER($first, useGrouping: 0) }行目ですでに使われています。
fault-course-other-answer = この問題の答えは{ $expected }となっていますが、裁定は{ $found }です。
fault-course-other-reason = 裁定の根拠に「{ $clause }」はありません。根拠は{ $found }です。
expected-move = 「パス」や「declines」のようなほかの手
error-twice = 「{ $found }」が2回書かれています。1つ消してください。
error-no-colon = 「{ $found }」のあとにコロンが必要です。「{ $found }:」と書きます。
error-no-rules = ルールブックが書かれていません。最初の行に「rules: 大富豪」のように書きます。
error-unknown-some = たとえば{ $known }と書けます。
error-suit = { $letter }({ $suit })
fault-source-lacks = 出典に「{ $part }」が必要です。
fault-source-twice = 出典「{ $name }」が2つあります。
fault-source-no-address = 出典「{ $name }」の所在がありません。どこで読めるか(ウェブのアドレスか「printed」)を書くか、kind = "hearsay" にしてください。
fault-clause-no-source = 「{ $name }」の出典がありません。
unknown-source = 出典
