# 前のカードに合わせて出すゲーム。

## Why
match_in_turn-turn = いまは{ $turn }の番です{ part-last-mover }。
match_in_turn-hold =
    { $holder ->
        [none] { $cards }は{ $seat }の手札にはありません。
       *[other] { $cards }は{ $holder }の手札にあります。
    }
match_in_turn-over = ゲームはもう終わっています。
match_in_turn-one = 出すのは1枚ずつ、表向きです。
match_in_turn-other = このゲームでできるのは、1枚出すこと、引くこと、パスです。
match_in_turn-call = いまは{ $pack ->
        [colours] 色
       *[suits] マーク
    }を指定する場面ではありません。
match_in_turn-no-challenge = いまはチャレンジする場面ではありません。
match_in_turn-said = いまは{ $seat }が残り1枚を宣言する場面ではありません。
match_in_turn-led = 最初のカードはもう出ています。
match_in_turn-next =
    { $after ->
        [none] いまは{ $seat }の番です。
       *[other] { $after }の次は{ $seat }です。
    }
match_top-suit = { $called ->
    [yes] 指定された{ $pack ->
        [colours] 色
       *[suits] マーク
    }は{ $suits }なので、{ $cards }は出せます。
   *[no] { $cards }は{ $suits }なので合います。
}
match_top-rank = { $cards }は{ $top }と同じ{ $pack ->
        [colours] 数字か記号
       *[suits] 数字
    }です。
match_top-bars =
    { $suits ->
        [none] { $cards }は{ $top }に合いません。
       *[other] { $cards }は{ $suits }でもなく、{ $top }と同じ{ $pack ->
            [colours] 数字や記号
           *[suits] 数字
        }でもありません。
    }
match_top-first = まだカードが出ていないので、どのカードでも出せます。
match_top-unknown = { $top }でどの{ $pack ->
        [colours] 色
       *[suits] マーク
    }を指定したのか分かりません。
match_top-apart = { $cards }は{ $top }に合いません。
follow_round-suit = { $cards }は親と同じ{ $suits }です。
follow_round-bars =
    { $suits ->
        [none] { $cards }は親と同じマークではありません。
       *[other] 親のマークは{ $suits }なので、{ $cards }は合いません。
    }
follow_round-first = 親は、どのカードでも出せます。
follow_round-unknown = どのマークが有効なのか分かりません。
follow_round-apart = { $cards }は親と同じマークではありません。
short-follow_round-takes = 親のマークで一番強いカードを出した。
follow_round-takes = { $seat }が前の回で、親のマークの一番強いカードを出したので、{ $seat }が親になります。
call_suit-fits = { $cards }はどのカードの上にも出せます。
call_suit-first = { $top ->
    [none] {""}
   *[other] { $top }が出たので、
}{ $seat }が先に{ $pack ->
        [colours] 色
       *[suits] マーク
    }を指定します。
call_suit-free = { $seat }はどの{ $pack ->
        [colours] 色
       *[suits] マーク
    }でも指定できます。
make_draw-bars = { $seat }は{ $count }枚引くので、いま{ $cards }は出せません。
make_draw-answer = { $cards }で次の人に回せます。
make_draw-missed = { $seat }は{ $count }枚引いたので、番が飛ばされます。
make_draw-due = { $top }が出たので、{ $seat }は{ $count }枚引きます。
stack_draws-answer = { $cards }で次の人に回せます。
stack_draws-may = { $plus ->
    [none] {""}
   *[other] { $plus }で{ $count }枚です。
}{ $seat }はドローカードを重ねることもできます。
stack_draws-plain = { $count }枚引くところで、{ $cards }は重ねられるドローカードではありません。
stack_draws-bars = { $cards }は{ $top }に重ねられません。
only_without_suit-holds = { $seat }は{ $held }を持っているので、{ $cards }を出せません。
short-only_without_suit-holds = { $held }を持っている。
only_without_suit-may-hold =
    { $cards }は、{ $suits ->
        [none] 場の色
       *[other] { $suits }
    }のカードを持っていないときだけ出せます。
only_without_suit-free =
    { $seat }は{ $suits ->
        [none] 場の色
       *[other] { $suits }
    }のカードを持っていないので、{ $cards }を出せます。
challenge_card-free = { $other }が{ $top }を出したので、{ $seat }は引く代わりにチャレンジできます。
challenge_card-open = { $seat }がチャレンジしたので、どちらが正しいかを先に決めます。
challenge_card-right = { $other }は場の色を持っていたので、チャレンジは成功です。
challenge_card-lost = { $seat }はチャレンジに失敗して{ $count }枚引いたので、番が飛ばされます。
challenge_card-wrong = { $other }は場の色を持っていなかったので、チャレンジは失敗です。
jump_in-differs = { $cards }は{ $top }と同じカードではないので、割り込めません。
jump_in-went-on = { $seat }が割り込んだので、そこから番が回ります。
jump_in-fits = { $cards }は一番上と同じカードなので、番でなくても出せます。
swap_hands-first = { $seat }が先に、ほかの人と手札を交換します。
swap_hands-free = { $seat }は、ほかの誰とでも手札を交換できます。
swap_hands-no-other = { $seat }は、ほかの人と手札を交換します。
skip_next-skipped = { $after }が{ $top }を出したので、{ $seat }は1回休みです。
first_card_acts-begins = 配ったのは{ $dealer }なので、{ $seat }から始めます。
first_card_acts-acts = 最初に表にしたカードが{ $top }なので、{ $others }を飛ばして、{ $seat }から始めます。
first_card_acts-turns = 最初に表にしたカードが{ $top }なので、配った{ $dealer }から始め、逆に回ります。
first_card_acts-right = 最初に表にしたカードが{ $top }なので、逆に回り、配った{ $dealer }の右の{ $seat }から始めます。
first_card_acts-back = 最初に表にしたカードは戻して、次をめくります。
turn_round-reversed = 回る向きは逆です。
draw_from_stock-free =
    { $held ->
        [none] {""}
       *[other] { $held }は出せますが、引いてもかまいません。
    }{ $most ->
        [0] 出せるカードが来るまで引けます。
       *[other] 1回の番に{ $most }枚まで引けます。
    }
draw_from_stock-must-play =
    { $fitting ->
        [none] 分からないカードが何であっても、出せるカードが必ずあるので出します。
       *[other] { $fitting }を出せるので、出します。
    }
draw_from_stock-binds = 出せるカードがあれば、出します。
draw_from_stock-limit = { $seat }はこの番に{ $count }枚引いたので、もう引けません。
draw_from_stock-empty = 引けるカードがもうありません。
draw_from_stock-draw-first =
    { $most ->
        [0] 出せるカードが来るまで引き、その前にはパスできません。
       *[other] パスの前に{ $most }枚引きます。
    }
short-draw_from_stock-pass = { $empty ->
    [yes] 引けるカードがもうない。
   *[no] もう引いた。
}
draw_from_stock-pass =
    { $empty ->
        [yes] 引けるカードがもうないので、{ $seat }はパスできます。
       *[no] { $seat }はもう引いたので、パスできます。
    }
draw_from_stock-drawn = 引いた人が出せるのは、引いたカードだけです。
draw_from_stock-not-drawn = { $seat }は引いたので、引いたカードしか出せません。{ $cards }は引いたカードではありません。
draw_from_stock-elsewhere = { $cards }は山札にありません。
draw_from_stock-not-so-many = { $seat }がいま引くのは{ $count }枚です。
draw_from_stock-without = 出せるカードがない人は引きます。
draw_from_stock-due = { $seat }には出せるカードがないので、引きます。
say_last_card-free = { $seat }は残り1枚で、まだ宣言していません。
say_last_card-spared = { $why ->
    [said] { $seat }は残り1枚をちゃんと宣言しました。
   *[unnoticed] { $seat }は残り1枚を宣言しませんでしたが、誰も気づきませんでした。
}
say_last_card-caught = { $other }は残り1枚で、まだ宣言していません。
say_last_card-not-due = { $other }は残り1枚の宣言を忘れていません。
first_without_cards-won = { $seat }が最初に手札をなくしました。
first_without_cards-none = 最初に手札をなくした人が勝ちます。{ $seats }には、まだ手札があります。
cards_left-counts =
    { $count ->
        [0] { $seat }は、ほかの人の手札の分の得点を得ます。
       *[other] { $seat }は、ほかの人の手札の分の{ $count }点を得ます。
    }
cards_left-left = { $seat }の手札は{ $cards }で、{ $count }点です。
cards_left-open = まだ誰も手札をなくしていません。
deal_hands-deal = 全員に同じ枚数を配り、残りは山札です。

## What happens
effect-first-out-here = { $seat }が最初にあがって勝ちます
happens-first-out-here = 最初に手札がなくなったのは{ $seat }です。
effect-round-taken = 次は{ $seat }が親になります
happens-round-taken = 一番強いカードを出した{ $seat }が、次の親になります。
effect-direction-turned = 回る向きが逆になります
happens-direction-turned = 回る向きが逆になります。
effect-draw-pending = { $other }は{ $count }枚引きます
happens-draw-pending = { $other }は{ $count }枚引きます。
effect-turn-missed = { $other }は1回休みです
happens-turn-missed = { $other }は1回休みです。
effect-suit-due = { $seat }がマークを指定します
happens-suit-due = { $seat }がマークを指定します。
effect-colour-due = { $seat }が色を指定します
happens-colour-due = { $seat }が色を指定します。
effect-colour-called = { $seat }が{ $suit }を指定します
happens-colour-called = { $seat }は{ $suit }を指定しました。
effect-swap-due = { $seat }がほかの人と手札を交換します
happens-swap-due = { $seat }がほかの人と手札を交換します。
effect-hands-passed = 全員が手札を次の人に渡します
happens-hands-passed = 全員が手札を次の人に渡します。
effect-challenge-right = チャレンジは成功で、{ $other }が{ $count }枚引きます
happens-challenge-right = チャレンジは成功です。{ $other }が{ $count }枚引きます。
effect-challenge-wrong = チャレンジは失敗で、{ $seat }が{ $count }枚引きます
happens-challenge-wrong = チャレンジは失敗です。{ $seat }が{ $count }枚引きます。
effect-suit-called = { $seat }が{ $suit }を指定します
happens-suit-called = { $seat }は{ $suit }を指定しました。
effect-stock-drawn =
    { $count ->
        [0] { $seat }は何も引けません
       *[other] { $seat }が{ $count }枚引きます
    }
happens-stock-drawn =
    { $count ->
        [0] { $seat }は何も引けません。
       *[other] { $seat }が{ $count }枚引きます。
    }
effect-pile-turned = 捨て札が山札になります
happens-pile-turned = 一番上を残して捨て札を切り、山札にします。
effect-last-card-due = { $seat }は残り1枚を宣言します
happens-last-card-due = { $seat }は残り1枚なので、ほかの人が動く前に宣言します。
effect-last-card-said = { $seat }が残り1枚を宣言します
happens-last-card-said = { $seat }は残り1枚を、遅れずに宣言しました。
effect-last-card-forgotten = { $seat }は宣言を忘れたので{ $count }枚引きます
happens-last-card-forgotten = { $seat }は残り1枚を宣言しなかったので、{ $count }枚引きます。

## What nobody knows
fact-drew-card = { $seat }が引いたのが{ $cards }
fact-holds-suit =
    { $seat }が{ $suits ->
        [none] 場の色
       *[other] { $suits }
    }のカードを持っている
fact-suit-called = { $suit }が指定された
fact-holds-match = { $seat }が出せるカードを持っている

## What a table cannot say
fault-stock-too-large = 山札が{ $count }枚ですが、残りは{ $most }枚までです。
