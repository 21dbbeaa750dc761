# トリックテイキング: ルールの文、起こること、わからないこと、ありえない卓。

## Trick-taking: playing a card
one_card-count = 1回のトリックに出すのは、1人1枚だけです。
one_card-free = ここで{ $seat }の出すカードを縛るものはありません。
one_card-again = { $seat }はこのトリックにもう出しています。
one_card-not-held = { $cards }は{ $seat }の手札にありません。
one_card-gone = { $cards }は{ $seat }の手札にはなく、別のところにあるとわかっています。
one_card-no-such-move = このゲームでは、トリックごとに全員が1枚ずつ出します。パスなど、ほかの手はありません。
in_turn-turn = いまは{ $seat }の番ではありません。
in_turn-next = 時計回りで、次は{ $seat }です。
in_turn-led = このトリックの親は{ $seat }です。
all_at_once-waits = 全員が一斉に出します。まだ出していないのは{ $seats }です。
all_at_once-no-leader = 全員が一斉に出すので、親はいません。
must_follow-bars = 親が{ $lead }を出していて、{ $seat }は{ $suit }を持っているので、{ $cards }は出せません。
must_follow-binds = 親が{ $lead }を出したので、{ $suit }を持っている人は{ $suit }を出さなければなりません。
must_follow-follows = { $cards }は親の{ $lead }に従っています。
must_follow-free = 親が{ $lead }を出しましたが、{ $seat }は{ $suit }を持っていないので、何を出してもかまいません。
must_follow-cannot-win = { $cards }は親に従っていないので、トリックを取れません。
not_must_follow-bars = すぐ前に{ $suit }が出ていて、{ $seat }はほかの色も持っているので、{ $cards }は出せません。
not_must_follow-binds = すぐ前に出たのは{ $suit }です。続けて{ $suit }を出せるのは、手札が{ $suit }だけの人に限られます。
not_must_follow-differs = { $cards }はすぐ前のカードと違う色です。
not_must_follow-free = { $seat }の手札は{ $suit }だけなので、{ $suit }に続けて出せますが、それでトリックを取ることはできません。
not_must_follow-cannot-win = { $cards }はすぐ前のカードと同じ色なので、トリックを取れません。
card_leads-bars = 最初のトリックの親は{ $lead }を出すことになっていて、{ $seat }はそれを持っています。
card_leads-binds = 最初のトリックでは、{ $lead }を持っている人が親になり、それを出します。
card_leads-free = 最初のトリックの親は{ $lead }を出すことになっていますが、{ $seat }はそれを持っていません。
card_leads-leads = 最初の親を決めるカードを{ $seat }が持っています。
card_leads-undecided = 最初の親は決まったカードを持っている人ですが、それが誰かわかりません。
no_points_at_first-bars = 最初のトリックで、{ $seat }には失点にならないカードで出せるものがあるので、{ $cards }は出せません。
no_points_at_first-free = { $seat }には失点になるカードのほかに出せるカードがないので、最初のトリックでも出せます。
no_points_at_first-binds = 最初のトリックで失点になるカードを出せるのは、ほかに出せるカードがない人に限られます。
broken_before_lead-bars = { $suit }はまだ1枚も出ておらず、{ $seat }はほかのマークも持っています。
broken_before_lead-free = { $seat }の手札は{ $suit }だけなので、まだ1枚も出ていなくても親として出せます。
broken_before_lead-binds = { $suit }が1枚も出ていないうちに親が{ $suit }を出せるのは、手札がそれだけのときに限られます。

## Trick-taking: who takes the trick
number_order-order =
    { $low ->
        [yes] 小さいほうが強いです。
       *[no] 大きいほうが強いです。
    }
trump-beats = { $cards }は切り札なので、切り札でないどのカードにも勝ちます。
trump-order = 切り札は{ $suit }で、切り札でないどのカードよりも強いです。
trump-none = 切り札はありません。
trump-cannot-win = { $cards }は切り札でも親と同じスートでもないので、トリックを取れません。
strongest_takes-takes = トリックを取れるカードのうち、一番強いのは{ $cards }です。
strongest_takes-ahead = いまのところ一番強いのは{ $cards }です。
strongest_takes-nobody = このトリックを取れるカードは1枚もありません。
strongest_takes-equal = { $cards }は同じ強さです。
strongest_takes-none-yet = トリックはまだ1回も行われていません。
strongest_takes-taken = { $cards }のあったトリックは{ $seat }が取りました。
strongest_takes-discarded = { $cards }のあったトリックは誰も取りませんでした。
strongest_takes-foreseen = 残りの人が何を出しても、トリックを取るのは{ $seat }です。
strongest_takes-cannot-win = { $cards }は親と違うスートなので、トリックを取れません。
taker_leads-leads = 前のトリックを取った{ $seat }が、次の親です。
taker_leads-nobody-took = 前のトリックは誰も取らず、次の親は{ $seat }です。
void_numbers-cannot-win = { $cards }は、ほかの人と同じ数字なので無効です。

## Trick-taking: the deal and its end
most_tricks-counts = 取ったトリックの数を数えます。
most_tricks-wins = トリックを一番多く取ったのは、{ $count }回の{ $seat }です。
most_tricks-tied = { $seats }がいずれも{ $count }回で、一番多く取りました。
most_tricks-going-on = まだ出すカードが残っています。
most_tricks-over = カードはすべて出し終わりました。
meeples-counts = 取ったカードのうち、自分のミープルと同じ色の枚数を数えます。
meeples-wins = 点が一番多いのは、{ $count }点の{ $seat }です。
meeples-tied = { $seats }がいずれも{ $count }点で、一番多いです。
meeples-going-on = まだ出すカードが残っています。
meeples-over = カードはすべて出し終わりました。
meeples-first = カードを出すのは、全員がミープルを置いてからです。
meeples-waits = 最初のカードの前に、{ $seat }がミープルを置きます。
meeples-shared = { $suit }のエリアには、もうほかの人のミープルがあります。
meeples-placed = { $seat }のミープルはもう置いてあります。
card_points-counts = 取ったカードの点を数えます。
card_points-wins = 失点が一番少ないのは、{ $count }点の{ $seat }です。
card_points-tied = { $seats }がいずれも{ $count }点で、失点が一番少ないです。
card_points-going-on = まだ出すカードが残っています。
card_points-over = カードはすべて出し終わりました。
all_points-adjusts = { $seat }がすべての点を取ったので0点になり、ほかの全員がその点をかぶります。

## What happens
effect-trick-taken = { $seat }がトリックを取る({ $cards })
effect-trick-discarded = 誰もトリックを取らず、{ $cards }を捨てる
effect-trick-carried = 誰もトリックを取らず、{ $cards }は次に取った人のものになる
effect-leads-trick = { $seat }が次の親になる
effect-deal-over = カードをすべて出し終わる
effect-suit-broken = これから{ $suit }で始められる
effect-meeple-placed = { $seat }が{ $suit }のエリアにミープルを置く
happens-trick-taken = { $seat }が一番強いカードを出し、{ $cards }を取ります。
happens-trick-discarded = トリックを取れるカードがないので、{ $cards }は捨てます。
happens-trick-carried = トリックを取れるカードがないので、{ $cards }は次のトリックを取った人のものになります。
happens-leads-trick = 次の親は{ $seat }です。
happens-deal-over = カードをすべて出し終わったので、結果を数えます。
happens-suit-broken = { $suit }が出たので、これからは親が{ $suit }を出せます。
happens-meeple-placed = { $seat }のミープルは{ $suit }のエリアに置かれました。

## What nobody knows
fact-holds-no-suit = { $seat }が{ $suit }を1枚も持っていない
fact-holds-only-suit = { $seat }の手札が{ $suit }だけ
fact-holds-only-points = { $seat }には失点になるカードのほかに出せるカードがない
fact-does-not-hold = { $seat }が{ $cards }を持っていない
fact-hands-empty = 全員の手札がもうない
fact-cards-to-come = このトリックにこれから出るカード
fact-who-played = { $cards }を誰が出したか
fact-next-taker = 次のトリックを誰が取るか
fact-trick-of-card = { $cards }がどのトリックで出るか
fact-tally = { $seat }のこれまでの得点

## Impossible tables
fault-one-card-a-trick = { $cards }が一つの手として場にありますが、トリックに出すのは1人1枚です。
fault-played-twice = { $name }がこのトリックに2枚出しています。
fault-trick-too-large = 場に{ $count }枚ありますが、{ $size }人なので、1回のトリックは{ $size }枚までです。
fault-nobody-goes-out = { $name }が抜けることはありません。このゲームは最後まで全員で続けます。
fault-card-taken-twice = { $card }は取られたはずなのに、ほかのところにもあります。
