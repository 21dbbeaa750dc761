# トリックテイキング: ルールの文、起こること、わからないこと、ありえない卓。

## Trick-taking: playing a card
one_card-count = 1回のトリックに出すのは、1人1枚だけです。
one_card-free = { $at_once ->
    [yes] 全員が一斉に出すので、{ $seat }は手札のどれを出してもかまいません。
   *[no] { $seat }は手札のどれを出してもかまいません。
}
one_card-leads = { $seat }は親なので、手札のどれから始めてもかまいません。
one_card-again = { $seat }はこのトリックにもう{ $laid }を出しています。
one_card-taken = { $cards }は前に取られたトリックの中にあるので、{ $seat }は持っていません。
one_card-laid = { $cards }はもう場に出ているので、{ $seat }は持っていません。
one_card-held = { $cards }は{ $holder }の手札にあります。
one_card-not-held = { $cards }は{ $seat }の手札にありません。
one_card-gone = { $cards }はもう出た後なので、{ $seat }は持っていません。
one_card-shown = { $void ->
    [yes] { $seat }は{ $suit }を持っていないと分かっているので、{ $cards }も持っていないはずです。
   *[no] { $seat }は{ $cards }を持っていないはずです。
}持っているなら、前に出したカードがリボーク(フォローの違反)です。
one_card-no-such-move = { $move ->
    [place] いまはミープルを置く場面ではありません。
    [bid] このゲームにはビッドがありません。
    [double] いまダブルできるビッドはありません。
    [redouble] いまリダブルできるダブルはありません。
    [give] この卓では、カードの交換をしません。
    [call_suit] { $suits ->
        [none] いまは切り札を決められません。
       *[other] 切り札はもう{ $suits }に決まっています。
    }
    [call_alone] いまはその決め方ができません。
    [hold] いま応じるビッドはありません。
    [pick_up] いまはスカートを取る場面ではありません。
    [announce] いまはゲームを宣言する場面ではありません。
    [take_kitty] いまは場札を取る場面ではありません。
    [appoint] いまは副官を指名する場面ではありません。
    [discard] いまはカードを捨てる場面ではありません。
    [pass] { $owes ->
        [yes] このゲームでは、最初のカードの前でもパスはありません。
       *[no] このゲームではトリックごとに全員が1枚ずつ出し、パスはありません。
    }
   *[other] このゲームの手ではありません。トリックごとに全員が1枚ずつ出します。
}
in_turn-turn =
    { $turn ->
        [none] いまは{ $seat }の番ではありません。
       *[other] いまは{ $turn }の番です{ part-last-mover }。
    }
in_turn-next =
    { $after ->
        [none] 時計回りで、次は{ $seat }です。
       *[other] { $passed ->
            [none] { $two ->
                [yes] { $after }が{ $lead ->
                    [none] {""}
                   *[other] { $lead }を
                }出したので、次は{ $seat }です。
               *[no] { $after }の次は、時計回りで{ $seat }です。
            }
           *[other] { $passed }はもう出したので、次は{ $seat }です。
        }
    }
in_turn-led = { $lead ->
    [none] このトリックの親は{ $seat }です。
   *[other] このトリックは{ $seat }が{ $lead }から始めました。
}
all_at_once-waits = 全員が一斉に出します。まだ出していないのは{ $seats }です。
all_at_once-no-leader = 全員が一斉に出すので、親はいません。
must_follow-bars =
    親が{ $lead }を出していて、{ $seat }は{ $holds ->
        [0] { $suit }を持っているはずです
        [1] { $held }を持っています
        [2] { $held }を持っています
        [3] { $held }を持っています
       *[other] { $suit }を{ $holds }枚持っています
    }。
must_follow-binds = 親が{ $lead }を出したので、{ $suit }があればフォローします。
must_follow-follows = { $cards }は親の{ $lead }をフォローしています。
must_follow-free = 親が{ $lead }を出しましたが、{ $seat }には{ $suit }がないので、何を出してもかまいません。
must_follow-revoked = { $held ->
    [none] { $lead }から始まったのに、{ $seat }は{ $suit }を持っていたはずで、{ $cards }を出しました。
   *[other] { $lead }から始まったのに、{ $seat }は{ $held }を持っていて{ $cards }を出しました。
}
must_follow-shown = { $seat }は持っていないと示した後で{ $cards }を出したので、前に出したカードがリボークです。
must_follow-followed = { $lead ->
    [none] { $count ->
        [0] この卓に、{ $seat }がフォローする場面はまだありません。
        [1] { $seat }は{ $top }に{ $near }でフォローしています。
       *[other] { $seat }はいつもフォローしています(最後は{ $top }に{ $near })。
    }
   *[other] { $lead }から始まり、{ $seat }は{ $suit }を持っていませんでした{ $held ->
        [none] {""}
       *[other] ({ $held }は切り札)
    }。
}
must_follow-unknown = { $lead }から始まり、{ $seat }は{ $cards }を出しました。{ $suit }を持っていたならリボークです。
must_follow-cannot-win =
    { $cards }は親の{ $lead }をフォローしていないので、{ $stronger ->
        [yes] { $low ->
            [yes] 小さくても
           *[no] 強くても
        }トリックを取れません
       *[no] トリックを取れません
    }。
not_must_follow-bars =
    { $near ->
        [none] 前のトリックの最後が{ $suit }で
       *[other] すぐ前が{ $near }で
    }、{ $seat }は{ $holds ->
        [0] ほかの色も持っているはずです
        [1] { $held }も持っています
        [2] { $held }も持っています
        [3] { $held }も持っています
       *[other] ほかの色も{ $holds }枚持っています
    }。
not_must_follow-binds =
    { $near ->
        [none] 前のトリックの最後が{ $suit }でした。
       *[other] すぐ前が{ $near }です。
    }続けて{ $suit }を出せるのは、手札が{ $suit }だけのときです。
not_must_follow-differs =
    { $near ->
        [none] { $cards }は前のトリックの最後と違う色です。
       *[other] { $cards }はすぐ前の{ $near }と違う色です。{ $earlier ->
            [yes] { $suit }はその前にも出ていますが、縛られるのはすぐ前の色だけです。
           *[no] {""}
        }
    }
not_must_follow-free = { $seat }の手札は{ $suit }だけなので、{ $suit }に続けて出せますが、トリックは取れません。
not_must_follow-cannot-win =
    { $cards }は{ $near ->
        [none] 前のトリックの最後
       *[other] すぐ前の{ $near }
    }と同じ色なので、{ $stronger ->
        [yes] { $low ->
            [yes] 小さくても
           *[no] 強くても
        }トリックを取れません
       *[no] トリックを取れません
    }。
card_leads-bars = 最初のトリックは{ $lead }から始めます。{ $seat }は{ $lead }を持っているので、{ $cards }からは始められません。
card_leads-binds = { $leader ->
    [none] 最初のトリックでは、{ $lead }を持っている人が親になり、{ $lead }から始めます。
   *[other] 最初の親は{ $lead }を持っている{ $leader }で、{ $lead }から始めます。
}
card_leads-leads = 最初の親は{ $lead }を持っている{ $seat }で、{ $lead }から始めます。
card_leads-undecided = 最初の親は、{ $lead }を持っている人です。
no_points_at_first-bars =
    { $seat }は失点にならないカード{ $holds ->
        [0] も持っているはずなので
        [1] ({ $held })も持っているので
        [2] ({ $held })も持っているので
        [3] ({ $held })も持っているので
       *[other] も{ $holds }枚持っているので
    }、最初のトリックで失点になる{ $cards }は出せません。
no_points_at_first-free = { $seat }が出せるのは失点になるカードだけなので、最初のトリックでも{ $cards }を出せます。
no_points_at_first-binds = 最初のトリックで失点になるカードを出せるのは、ほかに出せるカードがないときだけです。
broken_before_lead-bars =
    { $as_suit ->
        [yes] { $cards }は{ $suit }と同じ扱いで、{ $suit }はまだ1枚も出ていません。{ $seat }はほかのカード
       *[no] { $suit }はまだ1枚も出ていません。{ $seat }は{ $suit }でないカード
    }{ $holds ->
        [0] も持っているはずなので
        [1] ({ $held })も持っているので
        [2] ({ $held })も持っているので
        [3] ({ $held })も持っているので
       *[other] も{ $holds }枚持っているので
    }、{ $cards }からは始められません。
broken_before_lead-free = { $as_suit ->
    [yes] { $cards }は{ $suit }と同じ扱いですが、{ $seat }の手札にはほかのカードがないので、{ $cards }から始められます。
   *[no] { $suit }はまだ1枚も出ていませんが、{ $seat }の手札は{ $suit }だけなので、{ $cards }から始められます。
}
dealer_left_leads-leads = { $seat }は配った{ $dealer }の左隣なので、親になります。
broken_before_lead-broken = { $near ->
    [none] { $suit }はもう出ているので、{ $suit }からも始められます。
   *[other] { $near }がもう出ているので、{ $suit }からも始められます。
}
broken_before_lead-follows = { $suit }はまだ1枚も出ていませんが、{ $seat }は親ではないので出せます。
broken_before_lead-binds = { $suit }がまだ1枚も出ていないので、{ $suit }から始められるのは、手札が{ $suit }だけのときです。

## Trick-taking: who takes the trick
number_order-order = { $low ->
    [yes] 数字が小さいほど強く、{ $weak }が一番弱く、{ $strong }が一番強いです。
   *[no] { $colours ->
        [yes] {""}
       *[no] 同じマークでは、
    }一番強いのが{ $strong }、次が{ $second }で、一番弱いのが{ $weak }です。
}
trump-beats = { $several ->
    [yes] 出た切り札のうち、{ $cards }が一番強いです。
   *[no] { $cards }は切り札なので、ほかのどの{ part-suit-word }にも勝ちます。
}
part-suit-word = { $colours ->
    [yes] 色
   *[no] マーク
}
trump-order = 切り札は{ $suit }で、ほかのどの{ part-suit-word }よりも強いです。
trump-cannot-win = { $cards }は切り札でもなく、親をフォローしてもいないので、トリックを取れません。
trump-none = 切り札はありません。
bowers-belongs = この勝負では、{ $cards }は{ $suit }の1枚として数えます。
bowers-beats = { $cards }は{ $is_right ->
    [yes] ライト
   *[no] レフト
}バウアーなので、{ $near }に勝ちます。
bowers-order = 一番強い切り札は{ $lead }、次は{ $near }です。
strongest_takes-takes =
    { $alone ->
        [yes] { $of ->
            [none] トリックを取れるのは{ part-taking-card }だけです。
           *[other] { part-of-suit }は{ part-taking-card }だけです。
        }
       *[no] { $of ->
            [none] { $barred ->
                [yes] トリックを取れるカードのうち、
               *[no] {""}
            }
           *[other] { part-of-suit }で
        }一番{ $low ->
            [yes] 小さい
           *[no] 強い
        }のは{ part-taking-card }です。
    }
part-of-suit = { $of ->
    [trump] 切り札
    [S] スペード
    [H] ハート
    [D] ダイヤ
    [C] クラブ
    [R] 赤
    [B] 青
    [Y] 黄
    [G] 緑
   *[J] J
}
part-taking-card = { $seat ->
    [none] { $cards }
   *[other] { $seat }の{ $cards }
}
strongest_takes-ahead =
    いまのところ一番強いのは{ $seat ->
        [none] { $cards }
       *[other] { $seat }の{ $cards }
    }です。{ $seats ->
        [none] まだ出していない人がいます。
       *[other] まだ出していないのは{ $seats }です。
    }
strongest_takes-beat = { $higher ->
    [yes] もっと{ $low ->
        [yes] 小さい
       *[no] 強い
    }{ $of ->
        [none] カード
       *[other] { part-of-suit }
    }{ $trumps ->
        [yes] か切り札
       *[no] {""}
    }
   *[no] 切り札
}が出れば、そちらが取ります。
strongest_takes-few-beat = これから出るカードで勝てるのは、{ $lead }{ $near ->
    [none] {""}
   *[other] か{ $near }
}だけです。
strongest_takes-level =
    いまのところ一番強いのは{ $cards }で、同じ強さです。{ $seats ->
        [none] まだ出していない人がいます。
       *[other] まだ出していないのは{ $seats }です。
    }
strongest_takes-nobody = トリックを取れるカードは1枚もありません。
strongest_takes-equal =
    { $which ->
        [first] { $cards }は同じ強さなので、この卓では先に出した{ $seat ->
            [none] 人
           *[other] { $seat }
        }が取ります。
        [last] { $cards }は同じ強さなので、この卓では後に出した{ $seat ->
            [none] 人
           *[other] { $seat }
        }が取ります。
       *[none] { $cards }は同じ強さなので、この卓では誰も取りません。
    }
strongest_takes-open =
    一番強い{ $number }が{ $many }枚({ $cards })あります。{ $seats ->
        [none] {""}
       *[other] 出したのは{ $seats }です。
    }同じ数字のどれがトリックを取るかは、書かれていません。
strongest_takes-none-yet = まだ最初のトリックです。
strongest_takes-taken = { $cards }のあったトリックは{ $seat }が取りました。
strongest_takes-discarded = { $cards }のあったトリックは誰も取りませんでした。
strongest_takes-foreseen = { $cards ->
    [none] 残りの人が何を出しても、トリックを取るのは{ $seat }です。
   *[other] このトリックにこれから出せるのは{ $cards }だけです。
}
strongest_takes-cannot-win = { $cards }は親をフォローしていないので、トリックを取れません。
taker_leads-leads = 前のトリックを取った{ $seat }が次の親です。
taker_leads-nobody-took = 前のトリックは誰も取らなかったので、この卓では{ $seat }が次の親です。
taker_leads-no-card = 前のトリックを取った{ $seat }には、もうカードがありません。代わりに誰が親になるかは、書かれていません。
taker_leads-open = { $seat }が親のトリックは、誰も取りませんでした。そのときに誰が次の親になるかは、書かれていません。
void_numbers-cannot-win = { $cards }は同じ{ $number }なので、打ち消し合って無効です。
void_numbers-comes = もう1枚{ $number }が出れば、{ $near }は打ち消されます。
void_numbers-open = 出た数字がどれも重なって({ $cards })、すべて無効です。そのトリックがどうなるかは、書かれていません。

## Trick-taking: the deal and its end
most_tricks-counts = 取ったトリックの数を数え、一番多い人の勝ちです。
most_tricks-carried = 持ち越したトリックも付いてくるので、{ $count }トリックと数えます。
most_tricks-wins = { $seat }が{ $count }トリックで一番多く取りました。
most_tricks-tied = { $seats }が{ $count }トリックずつで並び、一番多く取りました。
most_tricks-open = { $seats }が{ $count }トリックずつで並びました。同じ数のときに誰が勝つかは、書かれていません。
most_tricks-going-on = まだ出すカードが残っています。
most_tricks-over = カードはすべて出し終わりました。
meeples-counts = 自分のミープルと同じ色のカードを、取った枚数だけ数えます。
meeples-counted = { $seat }のミープルは{ $suit }で、取った{ $suit }は{ $cards }の{ $count }枚です。
meeples-wins = 点が一番多いのは、{ $count }点の{ $seat }です。
meeples-tied = { $seats }が{ $count }点ずつで並び、一番多いです。
meeples-open = { $seats }が{ $count }点ずつで並びました。同点のときに誰が勝つかは、書かれていません。
meeples-going-on = まだ出すカードが残っています。
meeples-over = カードはすべて出し終わりました。
meeples-first = { $waiting }がまだミープルを置いていません。カードを出すのは、全員が置いてからです。
meeples-waits = 最初のカードを出す前に、{ $seat }がミープルを置きます。
meeples-shared = { $suit }のエリアにはもうほかの人のミープルがあり、空いているエリアがまだあります。
meeples-placed = { $seat }のミープルはもう置いてあります。
meeples-free = { $taken ->
    [yes] { $suit }のエリアにはもうミープルがありますが、もう1つ置けます。
   *[no] { $suit }のエリアには、まだミープルがありません。
}
meeples-leads = 最初にミープルを置いた{ $seat }が親です。
bids-first = { $waiting }のビッドがまだです。カードを出すのは、全員がビッドしてからです。
bids-waits = { $after ->
    [none] { $dealer ->
        [none] { $first ->
            [yes] 最初にビッドするのは{ $seat }です。
           *[no] { $seat }はまだビッドしていません。
        }
       *[other] { $seat }は配った{ $dealer }の左隣なので、最初にビッドします。
    }
   *[other] { $after }のビッドが済んだので、次は{ $seat }です。
}
bids-bid = { $seat }はもうビッドしました。
bids-high = ビッドできるのは0から{ $most }までです。
bids-free = 0から{ $most }まで、どの数でもビッドできます。
bids-closed = { $all ->
    [yes] 全員のビッドがもう済んでいます。
   *[no] もうカードが出ているので、ビッドはできません。
}
bids-leads = 最初にビッドした{ $seat }が親です。
give_cards-first = { $waiting }がまだカードを渡していません。カードを出すのは、全員が渡してからです。
give_cards-waits = 最初のトリックの前に、{ $waiting }がカードを渡します。
give_cards-given = { $seat }はもうカードを渡しました。
give_cards-to = この勝負で{ $seat }が渡す相手は{ $seats }で、{ $other }ではありません。
give_cards-count = 渡すのはちょうど{ $count }枚で、{ $given }枚ではありません。
give_cards-not-held = { $cards }は{ $seat }の手札にありません。
give_cards-free = どのカードを渡すかは、受け取るカードを見る前に{ $seat }が選びます。
give_cards-closed = { $nobody ->
    [yes] この勝負では、カードを渡しません。
   *[no] カードの交換はもう済んでいます。
}
last_bid-bars = { $seat }は最後のビッドなので、{ $number }では合計が{ $total }になり、トリックの数と同じです。
last_bid-binds = 最後のビッドでは、合計がトリックの数と違っていなければなりません。{ $number }では合計が{ $total }です。
bid_points-counts = ビッドと取ったトリックの数で点が決まります。
bid_points-counted = { $seats }のビッドは{ $bid }で、{ $own ->
    [0] { $bid ->
        [0] 取ったの
       *[other] 数えるトリック
    }
   *[other] 取ったの
}は{ $helped ->
    [0] { $own }トリック
   *[other] { $own }トリックと{ $by }の{ $helped }トリックの合わせて{ $took }トリック
}{ $bags ->
    [0] {""}
   *[other] 、{ $by }の{ $bags }トリックはバッグ
}なので、{ $points }点です。
bid_points-nil = { $seat }のビッドはニルで、{ $took ->
    [0] 1トリックも取らなかった
   *[other] { $took }トリック取った
}ので、{ $points }点です。
trickless_out-out = { $seat }はこの勝負で1トリックも取れませんでした。
trickless_out-stays = { $seat }は{ $count }トリック取ったので、残ります。
trickless_out-not-yet = { $seat }はまだ1トリックも取っていませんが、勝負は終わっていません。
trickless_out-untold = この勝負の{ $left }トリックは誰が取ったか書かれておらず、{ $seat }かもしれません。
partners_across-wins = { $seats }は味方で、合わせて{ $count }{ $unit ->
    [tricks] トリック
   *[points] 点
}で一番多いです。
partners_across-tied = どちらのチームも{ $count }で並びました。
bag_limit-costs = { $seats }のバッグは{ $total }個になったので、{ $points }点を失い、{ $left }個が残ります。
revoke_cost-tricks = { $seat }がリボークしたので、{ $count }トリックが相手のものになります。
revoke_cost-set = { $seat }がリボークしたので、チームのビッドは外れたものとして数えます。
revoke_cost-points = { $seat }がリボークしたので、勝負はそこで終わり、相手が{ $count }点を得ます。
call_trump-first = 切り札がまだ決まっていません。カードを出すのはその後です。
call_trump-waits = { $after ->
    [none] { $dealer ->
        [none] 切り札がまだ決まっていません。
       *[other] { $again ->
            [yes] 全員がパスしたので、配った{ $dealer }の左隣の{ $seat }からもう一度聞きます。
           *[no] { $seat }は配った{ $dealer }の左隣なので、最初に答えます。
        }
    }
   *[other] { $after }がパスしたので、次に答えるのは{ $seat }です。
}
call_trump-only = 1周目に選べるのは、表のカードの{ $lead }のマークだけです。
call_trump-down = 表のカードの{ $lead }は1周目で選ばれなかったので、そのマークは選べません。
call_trump-free = { $move ->
    [pass] { $seat }は切り札を決めなくてもかまいません。
   *[other] { $again ->
        [yes] { $lead ->
            [none] いまは{ $seat }が答える番です。
           *[other] 2周目は、表にされた{ $lead }のマークのほかなら選べます。
        }
       *[no] { $lead ->
            [none] いまは{ $seat }が答える番です。
           *[other] 表のカードは{ $lead }なので、そのマークを選べます。
        }
    }
}
call_trump-leads = { $idle ->
    [none] { $seat }は配った{ $dealer }の左隣なので、親になります。
   *[other] 配った{ $dealer }の左隣の{ $idle }はカードを出さないので、{ $seat }が親です。
}
dealer_calls-bars = ほかの全員が2回パスしたので、{ $seat }が切り札を決めます。
stock_draws-dealt = { $number }人に{ $each }枚ずつで、{ $size }枚のうち{ $used }枚を配ります。山札は一番上を表にします。
stock_draws-count = 表にするのは1枚です。
stock_draws-empty = 山札はもうありません。
stock_draws-turned = 山札の一番上はもう表になっています。
stock_draws-trick = 山札を表にするのは、トリックの前です。
stock_draws-gone = { $cards }は山札にありません。
stock_draws-free = 山札の次のカードは、親が出す前に表にします。
last_part_counts-counts = 山札がなくなってからのトリックの数で勝敗が決まります。
last_part_counts-counted = { $seat }が取ったのは、山札があるあいだに{ $first }トリック、そのあとに{ $took }トリックなので、{ $count }点です。
last_part_counts-wins = { $apart ->
    [only] 数えるのは山札がなくなってからのトリックだけで、{ $seat }が{ $count }トリックで一番多いです。
    [more] 山札がなくなってからのトリックは多く数え、{ $seat }が{ $count }点で一番多いです。
   *[no] { $seat }が{ $count }トリックで一番多いです。
}
last_part_counts-tied = { $seats }が{ $count }ずつで並び、一番多いです。
last_part_counts-open = { $seats }が{ $count }ずつで並びました。同数のときに誰が勝つかは、書かれていません。
last_part_counts-going-on = まだ出すカードが残っています。
last_part_counts-over = 最後のカードが出ました。
auction-first = オークションがまだ終わっていません{ $left ->
    [1] (次に言うのは{ $waiting })
   *[other] {""}
}。
auction-waits = { $after ->
    [none] { $dealer ->
        [none] オークションがまだ終わっていません。
       *[other] { $seat }は配った人なので、最初に言います。
    }
   *[other] { $after }の次は、時計回りで{ $seat }です。
}
auction-no-bid = { $lacks ->
    [yes] { $number }だけで、切り札を言っていません。ビッドは2♥や1NTのように言います。
   *[no] ビッドは1から{ $most }の数と切り札で言います。たとえば2♥や1NTです。
}
auction-low = { $same ->
    [yes] 最後のビッドがもう{ $bid }なので、それより高くなければなりません。
   *[no] { $number }は、最後のビッドの{ $bid }より高くありません。
}
auction-nothing = まだ誰もビッドしていません。
auction-own = { $move ->
    [double] { $bid }は{ $seat }の側のビッドです。
   *[other] ダブルをかけたのは{ $seat }の側です。
}
auction-twice = { $bid }にはもうダブルがかかっています。
auction-undoubled = { $bid ->
    [none] まだ誰もビッドしていません。
   *[other] 最後のビッドの{ $bid }には、ダブルがかかっていません。
}
auction-leads = { $called ->
    [yes] その側で最初に{ $bid }の切り札を言った{ $declarer }がディクレアラーで、その左の人は{ $seat }です。
   *[no] { $bid }のディクレアラーは{ $declarer }で、その左の人は{ $seat }です。
}
auction-unknown-leader = 親はディクレアラーの左の人ですが、ディクレアラーがまだ分かりません。
auction-unknown-declarer = ディクレアラーは、その側で最初に切り札を言った人ですが、誰が言ったかが書かれていません。
auction-declares = { $bid ->
    [none] 卓の状態にそう書かれています。
   *[other] コントラクトは{ $bid }で、その側で最初にその切り札を言ったのは{ $seat }です。
}
auction-undecided = オークションはまだ終わっていません。
auction-thrown-in = 全員がパスしたので、勝負はありません。
auction-free = { $move ->
    [pass] ビッドは義務ではないので、パスでもかまいません。
    [double] { $bid }は相手のビッドで、まだダブルがかかっていません。
    [redouble] 相手が{ $bid }にダブルをかけました。
   *[other] { $bid ->
        [none] まだ誰もビッドしていないので、一番低いビッドからでもかまいません。
       *[other] { $number }は、最後のビッドの{ $bid }より高いです。
    }
}
auction-closed = { $declarer ->
    [none] オークションはもう終わっています。
   *[other] オークションは終わり、{ $declarer }がディクレアラーです。
}
dummy_played-chooses = { $other }はダミーなので、出すカードは{ $seat }が決めます。
lead_out_of_turn-declarer = { $seat }のリードは、相手のどちらかが認めたときだけ正しいリードになります。認めなければカードを戻し、リードは{ $turn }のものです。
lead_out_of_turn-defender = { $seat }のリードは、ディクレアラーが認めたときだけ正しいリードになります。認めなければそのカードはペナルティカードになり、リードは{ $turn }のものです。
revoked_tricks-correct = { $seat }の側はまだ次のトリックに出していないので、リボークは成立していません。カードを引き取り、フォローし直します。
revoked_tricks-last = 最後の2トリックのリボークは、あとからでも必ず訂正します。
revoked_tricks-same-trick = そのトリックでは両方の側がリボークし、一方はまだ次のトリックに出していません。どちらのリボークも成立していないので、両方のカードを引き取り、フォローし直します。
revoked_tricks-both = この勝負では両方の側のリボークが成立したので、どちらのトリックも移りません。損害があれば、ディレクターが点を調整します。
revoked_tricks-none = { $seat }の側が次のトリックに出したので、リボークが成立しました。それから1トリックも取っていないので、相手に移るトリックはありません。
revoked_tricks-costs = { $seat }の側が次のトリックに出したので、リボークが成立しました。そのトリックを取ったのは{ $took ->
    [yes] { $seat }
   *[other] ほかの人
}なので、{ $count }トリックが相手に移ります。
revoked_tricks-transfers = { $seats }がリボークしたので、{ $count }トリックが相手に移ります。
revoked_tricks-dummy = { $seat }はダミーなので、リボークの罰はありません。
contract_points-counts = コントラクトと取ったトリックの数で点が決まります。
contract_points-made = { $declarer }のコントラクトは{ $bid }で、取ったのは{ $took }トリックです。点の内訳は{ $parts }です。
contract_points-part = { $part ->
    [tricks] ビッドした分の
    [more] 余分のトリックの
    [part] ゲーム未満の
    [game] { part-vulnerable }ゲームの
    [slam] { part-vulnerable }スモールスラムの
    [grand] { part-vulnerable }グランドスラムの
    [doubled] ダブルされて達成した
   *[redoubled] リダブルで達成した
}{ $points }点
part-vulnerable = { $vulnerable ->
    [yes] バルナラブルの
   *[no] {""}
}
contract_points-down = { $vulnerable ->
    [yes] バルナラブルの
   *[no] {""}
}{ $declarer }のコントラクトは{ $bid }で、取ったのは{ $took }トリックです。{ $left }つ足りないので、相手が{ $down }点を得ます。
contract_points-nobody = 点を得た人はいません。
contract_points-wins = 点が一番多いのは、{ $count }点の{ $seat }です。
contract_points-tied = { $seats }が{ $count }点ずつで並び、一番多いです。
contract_points-open = { $seats }が{ $count }点ずつで並びました。同点のときに誰が勝つかは、書かれていません。
contract_points-going-on = まだ出すカードが残っています。
contract_points-over = この勝負は終わりました。
solo_bidding-first = ビッドがまだ終わっていません{ $left ->
    [1] (次に答えるのは{ $waiting })
   *[other] {""}
}。
solo_bidding-waits = { $role ->
    [opens] 配った{ $dealer }から2人目の{ $seat }が、最初に{ $other }へビッドします。
    [joins] { $passed }がパスしたので、次は{ $seat }が{ $other }へビッドするか、パスをします。
    [raises] { $other }が{ $bid }に応じたので、{ $seat }はもっと高くビッドするか、パスをします。
    [answers] { $other }が{ $bid }をビッドしたので、{ $seat }は応じるか、パスをします。
    [alone] ほかの人がパスしたので、{ $seat }がビッドするか、パスをします。
   *[other] ビッドがまだ終わっていません。
}
solo_bidding-no-value = { $number }点になるゲームはありません。近いのは{ $values }です。
solo_bidding-low = { $same ->
    [yes] 最後のビッドがもう{ $bid }なので、それより高くなければなりません。
   *[no] { $number }は、最後のビッドの{ $bid }より高くありません。
}
solo_bidding-answers = { $seat }は{ $bid }に応じるか、パスをします。
solo_bidding-nothing = { $seat }は応じるのではなく、ビッドするかパスをする番です。
solo_bidding-free = { $move ->
    [pass] ビッドは義務ではないので、パスでもかまいません。
    [hold] { $seat }は{ $bid }に応じるか聞かれています。
   *[other] { $factor ->
        [0] { $number }はヌルの点です
       *[other] { $number }は{ $base }の{ $factor }倍で、その点のゲームがあります
    }{ $bid ->
        [0] {""}
       *[other] 。最後のビッドの{ $bid }より高いです
    }。
}
solo_bidding-closed = { $declarer ->
    [none] ビッドはもう終わっています。
   *[other] ビッドは終わり、{ $declarer }がディクレアラーです。
}
talon_dealt-dealt = { $number }人に{ $each }枚ずつで、{ $size }枚のうち{ $used }枚を配ります。
game_announced-first = ディクレアラーの{ $waiting }が、まだゲームを宣言していません。
game_announced-waits = ディクレアラーの{ $seat }が、最初のカードの前にゲームを宣言します。
game_announced-picked = { $seat }はもうスカートを取りました。
game_announced-exchange = { $seat }はスカートを取ったので、先に{ $count }枚を伏せます。
game_announced-count = ディクレアラーが伏せるのはちょうど{ $count }枚で、{ $given }枚ではありません。
game_announced-not-held = { $cards }は{ $seat }の手札にありません。
game_announced-no-skat = { $seat }はスカートを取っていないので、カードを伏せません。
game_announced-not-hand = { $seat }はスカートを取ったので、ハンドではありません。
game_announced-only-hand = { $seat }はスカートを取りました。シュナイダー、シュヴァルツ、オープンを宣言できるのは、ハンドのときだけです。
game_announced-null-only = ヌルではカード点を数えないので、シュナイダーもシュヴァルツもありません。
game_announced-low = このヌルは{ $value }点で、ビッドの{ $bid }に届きません。
game_announced-no-game = そのゲームはありません。マーク、グランド、ヌルのどれかに、ハンド、シュナイダー、シュヴァルツ、オープンを付けて言います。
game_announced-free = { $move ->
    [pick_up] ディクレアラーの{ $seat }は、スカートを取ってもハンドでもかまいません。
    [discard] { $seat }はスカートを取ったので、どの{ $count }枚を伏せてもかまいません。
   *[other] { $is_null ->
        [yes] このヌルは{ $value }点で、ビッドの{ $bid }に届きます。
       *[no] { $is_hand ->
            [yes] { $seat }はスカートを取っていないので、ハンドのゲームを宣言できます。
           *[no] { $bid }でディクレアラーになった{ $seat }が、ゲームを宣言します。
        }
    }
}
game_announced-closed = { $announced ->
    [yes] ゲームはもう宣言されています。
   *[no] まだディクレアラーが決まっていません。
}
suit_bidding-first = 競りがまだ終わっていないので、ナポレオンは決まっていません。
suit_bidding-waits = { $after ->
    [none] { $dealer ->
        [none] 競りがまだ終わっていません。
       *[other] { $seat }は配った{ $dealer }の左隣なので、最初に宣言します。
    }
   *[other] { $passed ->
        [none] { $after }の次は、時計回りで{ $seat }です。
       *[other] { $passed }はパスして降りたので、次は{ $seat }です。
    }
}
suit_bidding-no-bid = { $why ->
    [suit] マークを言っていません。宣言は、♠{ $lowest }枚のようにマークと枚数で言います。
    [trumps] 切り札なしの宣言はありません。♠{ $lowest }枚のようにマークと枚数で言います。
    [high] 絵札は{ $most }枚しかないので、{ $asked }枚は宣言できません。
   *[number] 宣言できるのは{ $lowest }枚からです。
}
suit_bidding-low = { $same ->
    [yes] 前の宣言がもう{ $bid }なので、それより強くなければなりません。
   *[no] { $equal ->
        [number] この卓では、前の宣言({ $bid })より枚数を増やします。
       *[other] { $number }は、前の宣言の{ $bid }より強くありません。
    }
}
suit_bidding-free = { $move ->
    [pass] 宣言は義務ではないので、パスでもかまいません。
   *[other] { $bid ->
        [none] まだ誰も宣言していないので、{ $lowest }枚から宣言できます。
       *[other] { $number }は、前の宣言の{ $bid }より強いです。
    }
}
suit_bidding-closed = { $declarer ->
    [none] 競りはもう終わっています。
   *[other] 競りは終わり、{ $declarer }がナポレオンです。
}
suit_bidding-declares = { $bid ->
    [none] 卓の状態にそう書かれています。
   *[other] 一番強い宣言は{ $seat }の{ $bid }です。
}
suit_bidding-undecided = 競りがまだ終わっていません。
suit_bidding-unknown-declarer = ナポレオンは一番強い宣言をした人ですが、誰かが書かれていません。
suit_bidding-thrown-in = 全員がパスしたので、配り直します。
declarer_leads-leads = ナポレオンの{ $seat }が最初の親です。
declarer_leads-unknown-leader = 最初の親はナポレオンですが、誰がナポレオンかが書かれていません。
no_trump_lead_at_first-bars =
    ナポレオンは最初のトリックを切り札からは始められません。{ $seat }はほかのマーク{ $holds ->
        [0] も持っているはずなので
        [1] ({ $held })も持っているので
        [2] ({ $held })も持っているので
        [3] ({ $held })も持っているので
       *[other] も{ $holds }枚持っているので
    }、{ $cards }からは始められません。
no_trump_lead_at_first-binds = 最初のトリックを切り札から始められるのは、手札が切り札だけのときです。
no_trump_lead_at_first-free = { $seat }の手札は{ $suit }だけなので、最初のトリックでも{ $cards }から始められます。
called_partner-first = ナポレオンの{ $waiting }が、まだ副官を指名していません。
called_partner-waits = ナポレオンの{ $seat }が、副官のカードを指名します。
called_partner-count = ナポレオンが指名するカードは1枚だけです。
called_partner-free = ナポレオンの{ $seat }は、{ $own ->
    [yes] 自分の手札のカードでも指名できます
   *[no] どのカードを指名してもかまいません
}。
called_partner-closed = { $cards ->
    [none] { $declarer ->
        [none] まだナポレオンが決まっていません。
       *[other] { $changes ->
            [yes] この卓では、{ $declarer }が先に場札を交換します。
           *[no] 副官はもう指名されています。
        }
    }
   *[other] 副官にはもう{ $cards }が指名されています。
}
called_partner-not-named = ナポレオンの{ $declarer }は、まだ副官を指名していません。
called_partner-undecided = 競りがまだ終わっていないので、ナポレオンは決まっていません。
called_partner-holds = 副官に指名された{ $cards }は{ $seat }が持っています。ほかの人に分かるのは、それが出たときです。
called_partner-hidden = そのカードが出るまでは、持っている本人にしか分かりません。
called_partner-played = { $cards ->
    [none] 卓の状態にそう書かれています。
   *[other] 副官に指名された{ $cards }は{ $seat }が出しました。
}
called_partner-alone = { $cards ->
    [none] ナポレオンの{ $declarer }は1人で戦います。
   *[other] { $where ->
        [hand] 副官に指名された{ $cards }は{ $declarer }が持っているので、1人で戦います。
        [beside] 副官に指名された{ $cards }は誰の手札にもないので、{ $declarer }は1人で戦います。
       *[other] 副官に指名された{ $cards }はほかの誰も持っていなかったので、{ $declarer }は1人で戦います。
    }
}
kitty_dealt-dealt = { $number }人に{ $each }枚ずつで、{ $size }枚のうち{ $used }枚を配ります。
kitty_exchanged-first = ナポレオンの{ $waiting }が、まだ場札を交換していません。
kitty_exchanged-waits = ナポレオンの{ $seat }が場札を交換します。
kitty_exchanged-take-first = { $seat }はまだ場札を取っていません。
kitty_exchanged-taken = { $seat }はもう場札を取りました。
kitty_exchanged-count = ナポレオンが捨てるのはちょうど{ $count }枚で、{ $given }枚ではありません。
kitty_exchanged-not-held = { $cards }は{ $seat }の手札にありません。
kitty_exchanged-free = { $move ->
    [take_kitty] ナポレオンの{ $seat }が場札を取ります。
   *[other] { $seat }は場札を取ったので、どの{ $count }枚を捨ててもかまいません。
}
kitty_exchanged-closed = { $declarer ->
    [none] まだナポレオンが決まっていません。
   *[other] 交換する場札はもうありません。
}
top_card-beats = { $cards }は、切り札が何でも一番強いカードです。
top_card-order = 切り札が何でも、一番強いカードは{ $lead }です。
top_jacks-beats = { $weaker ->
    [none] { $cards }は、ほかの切り札より強い2枚のJの1枚です。
   *[other] { $cards }は切り札のJなので、もう1枚の強いJの{ $weaker }に勝ちます。
}
top_jacks-order = 2枚のJはほかの切り札より強く、強い順に{ $lead }、{ $near }です。
low_takes_all-captures = { $coming ->
    [none] 全員が{ $suit }を出したので、{ $cards }がトリックを取ります。
   *[other] { $coming }も{ $suit }しか出せず、全員が{ $suit }になるので、{ $cards }がトリックを取ります。
}
low_takes_all-first-trick = 全員が{ $suit }を出しましたが、最初のトリックなので{ $cards }は取れません。
low_takes_all-strongest = 全員が{ $suit }を出しましたが、{ $near }があるので{ $cards }は取れません。
low_takes_all-mixed = 全員が{ $suit }を出せば{ $cards }が取りますが、{ $near }が出ています。
card_captures-captures = { $own ->
    [yes] { $lead }と{ $near }が同じトリックに出たので、{ $cards }がトリックを取ります。
   *[no] { $lead }と{ $near }のトリックに{ $cards }もあるので、{ $cards }がトリックを取ります。
}
card_captures-spared = { $cards }が取るのは、{ $near }も出たトリックだけです。
card_captures-comes = { $cards }が出れば、{ $near }に勝ってトリックを取ります。
cards_as_bid-counts = A、K、Q、J、10を1枚ずつ数えます。
cards_as_bid-wins = ナポレオン軍({ $seats })の絵札は{ $took }枚で、宣言は{ $bid }枚でした。
cards_as_bid-stops = { $all ->
    [yes] ナポレオン軍({ $seats })は絵札{ $took }枚を全部取りましたが、宣言が{ $bid }枚だったので負けです。
   *[no] 連合軍の絵札が{ $count }枚なので、ナポレオン軍({ $seats })の絵札は宣言の{ $bid }枚に届きません。
}
cards_as_bid-nobody = 配り直しです。
cards_as_bid-going-on = まだカードが残っています。
cards_as_bid-over = カードをすべて出し終わりました。
cards_as_bid-counted = { $seats }の絵札は{ $count }枚{ $cards ->
    [none] {""}
   *[other] ({ $cards })
}{ $bid ->
    [0] {""}
   *[other] {""}で、宣言は{ $bid }枚
}です。
cards_as_bid-roles = { $which ->
    [alone] { $seats }は1人で勝ち、{ $points }点を得ます。
    [pair] ナポレオン軍の勝ちで、ナポレオンは{ $points }点、副官は{ $more }点を得ます。
   *[others] 連合軍の勝ちで、1人{ $points }点を得ます。
}
game_trump-beats = { trump-beats }
game_trump-order = { trump-order }
game_trump-none = { trump-none }
game_trump-cannot-win = { trump-cannot-win }
trump_rank-belongs = この勝負では、{ $cards }は切り札で、書いてあるマークには入りません。
trump_rank-beats = { $alike ->
    [yes] Jどうしでは{ $cards }が{ $near }より強いです。
   *[no] Jは一番強い切り札なので、{ $cards }は{ $near }に勝ちます。
}
trump_rank-order = 一番強い切り札は、強い順に{ $cards }です。
order_without_trumps-beats = ヌルでは{ $cards }が{ $near }より強いです。
order_without_trumps-order = 切り札がないので、強い順に{ $ranking }です。
against_declarer-wins = { $seats }はディクレアラーの相手で、一緒に勝ちます。
revoke_ends-follows = 勝負はここで終わります。まだ決まっていなければ、{ $is_declarer ->
    [yes] ディクレアラーの{ $seat }の負けです。
   *[no] { $seat }の側の負けで、ディクレアラーの勝ちです。
}
revoke_ends-lost = { $seat }がリボークしたので、勝負は終わりました。
game_value-counts = ディクレアラーは、勝てばゲームの点を得て、負ければその2倍を失います。
game_value-wins = { $took ->
    [0] ディクレアラーの{ $seat }の勝ちです。
   *[other] { $seat }は{ $took }カード点で、{ $needs }点あれば勝ちです。
}
short-game_value-null-wins = ヌルで1トリックも取っていない。
game_value-null-wins = { $seat }は1トリックも取らなかったので、ヌルの勝ちです。
game_value-null-fails = { $low ->
    [yes] { $declarer }のビッドは{ $bid }なのに、このヌルは{ $worth }点しかありません。
   *[no] { $declarer }が{ $took }トリック取ったので、ヌルの負けです。
}
game_value-fails = { $why ->
    [overbid] { $declarer }のビッドは{ $bid }なのに、ゲームは{ $value }点しかありません。
    [announced] { $declarer }は宣言したものに届きませんでした。
   *[points] { $declarer }は{ $took }カード点で、必要な{ $needs }点に届きません。
}
game_value-nobody = 点を得た人はいません。
game_value-going-on = まだ出すカードが残っています。
game_value-over = この勝負は終わりました。
game_value-level = { $tops }{ $has ->
    [yes] あり
   *[no] なし
}、ゲームで{ $game }{ $from_hand ->
    [0] {""}
   *[other] 、ハンドで{ $from_hand }
}{ $schneider ->
    [0] {""}
   *[other] 、シュナイダーで{ $schneider }
}{ $schneider_announced ->
    [0] {""}
   *[other] 、その宣言で{ $schneider_announced }
}{ $schwarz ->
    [0] {""}
   *[other] 、シュヴァルツで{ $schwarz }
}{ $schwarz_announced ->
    [0] {""}
   *[other] 、その宣言で{ $schwarz_announced }
}{ $open ->
    [0] {""}
   *[other] 、オープンで{ $open }
}。{ $base }の{ $factor }倍で{ $value }点です。
game_value-won = { $seat }は{ $took }カード点で勝ち、{ $points }点を得ます。
game_value-lost = { $seat }は{ $missed ->
    [schneider] シュナイダーを宣言したのに、必要な{ $least }カード点に届かず{ $took }点で負けた
    [schwarz] シュヴァルツを宣言したのに、全部のトリックは取れずに負けた
   *[none] { $took }カード点で、必要な{ $needs }点に届かず負けた
}ので、{ $value }点の2倍で{ $points }点です。
game_value-overbid = { $seat }のビッドは{ $bid }で、ゲームの{ $worth }点より高いので負けです。{ $base }の倍数でビッドに届くのは{ $value }からで、その2倍の{ $points }点です。
game_value-revoke-won = リボークで、勝負は{ $seat }の勝ちになります。{ $granted ->
    [schneider] 必要なシュナイダーはまだできたので、できたものとします。
    [schwarz] 必要なシュヴァルツはまだできたので、できたものとします。
   *[none] {""}
}{ $points }点を得ます。
game_value-revoke-kept = { $seat }はもう{ $took }カード点を取っていたので、勝ちは変わらず、{ $points }点を得ます。
game_value-revoke-lost = { $seat }は{ $missed ->
    [schneider] シュナイダーを宣言していましたが、相手がもう{ $others }カード点を取っていたので、それでも負けです。
    [schwarz] シュヴァルツを宣言していましたが、相手がもうトリックを取っていたので、それでも負けです。
    [points] 相手がもう{ $others }カード点を取っていたので、それでも負けです。
   *[own] 負けです。
}{ $value }点の2倍で{ $points }点です。
game_value-null-low = { $seat }のビッドは{ $bid }なのに、このヌルは{ $worth }点です。代わりに、ビッドに届く一番安い切り札のあるゲームに負けたものとします。{ $suit }の{ $tops }{ $has ->
    [yes] あり
   *[no] なし
}で、{ $base }の{ $factor }倍の{ $value }点、その2倍で{ $points }点です。
game_value-null-won = { $seat }は1トリックも取らずに{ part-null-kind }に勝ち、{ $points }点を得ます。
part-null-kind = { $kind ->
    [hand] ヌル・ハンド
    [open] ヌル・オープン
    [hand-open] ヌル・ハンド・オープン
   *[plain] ヌル
}
game_value-null-lost = { $seat }は{ $own ->
    [yes] リボークしたので
   *[no] トリックを取ったので
}、{ part-null-kind }の負けです。{ $value }点の2倍で{ $points }点です。
dealer_discards-first = 表のカードを取った{ $waiting }が、まだ1枚捨てていません。
dealer_discards-waits = { $seat }は表のカードを取ったので、先に1枚捨てます。
dealer_discards-count = 配った人が捨てるのはちょうど1枚で、{ $given }枚ではありません。
dealer_discards-not-held = { $cards }は{ $seat }の手札にありません。
dealer_discards-free = { $seat }は表のカードを取ったので、手札のどれを捨ててもかまいません。
dealer_discards-closed = カードを取って1枚多くなった人はいません。
goes_alone-idle = { $alone }が1人で戦っているので、味方の{ $seat }はカードを出しません。
maker_points-counts = 切り札を決めた側が必要なトリックを取れば点を得て、取れなければ相手が点を得ます。
maker_points-made = { $seats }は切り札を決めて{ $took }トリック取ったので、{ $count }点です。
maker_points-march = { $seats }は切り札を決めてトリックをすべて取ったので、{ $count }点です。
maker_points-alone = { $alone }が1人でトリックをすべて取ったので、{ $seats }は{ $count }点です。
maker_points-euchred = { $seats }が{ $took }トリック取り、切り札を決めた側が失敗したので、{ $count }点です。
maker_points-so-far = 切り札を決めた{ $seats }は{ $count }トリックで点になりますが、まだ{ $took }トリックです。
maker_points-nobody = 点を得た人はいません。
maker_points-wins = 点が一番多いのは、{ $count }点の{ $seat }です。
maker_points-tied = { $seats }が{ $count }点ずつで並び、一番多いです。
maker_points-open = { $seats }が{ $count }点ずつで並びました。同点のときに誰が勝つかは、書かれていません。
maker_points-going-on = まだ出すカードが残っています。
maker_points-over = この勝負は終わりました。
bid_points-wins = 点が一番多いのは、{ $count }点の{ $seat }です。
bid_points-tied = { $seats }が{ $count }点ずつで並び、一番多いです。
bid_points-open = { $seats }が{ $count }点ずつで並びました。同点のときに誰が勝つかは、書かれていません。
bid_points-going-on = まだ出すカードが残っています。
bid_points-over = カードはすべて出し終わりました。
card_points-counts = 取った失点のカードの点を数えます。
card_points-counted = { $seat }が取った失点のカードは{ $cards }で、{ $count }点です。
card_points-wins = 失点が一番少ないのは、{ $count }点の{ $seat }です。
card_points-tied = { $seats }が{ $count }点ずつで並び、失点が一番少なくなりました。
card_points-open = { $seats }が{ $count }点ずつで並びました。同点のときに誰が勝つかは、書かれていません。
card_points-going-on = まだ出すカードが残っています。
card_points-over = カードはすべて出し終わりました。
all_points-subtracts = { $seat }が{ $points }点すべてを取ったので、{ $seat }は−{ $points }点、ほかの人は0点になります。
extra_points-adds = { $seat }が{ $cards }を取ったので、{ $points }点が加わります。
all_points-adjusts = { $seat }が{ $points }点すべてを取ったので、{ $seat }は0点、{ $others }は{ $points }点ずつになります。
equal_deal-dealt = { $left ->
    [0] { $size }枚を{ $number }人で割ると{ $each }枚です。
   *[other] { $number }人に{ $each }枚ずつで、{ $size }枚のうち{ $used }枚を配ります。
}
equal_deal-open = { $number }人に{ $each }枚ずつ配ると、{ $left }枚余ります。余りをどうするかは、書かれていません。

## What happens
effect-trick-taken = { $seat }がトリックを取ります({ $cards })
effect-trick-discarded = 誰もトリックを取らず、{ $cards }を捨てます
effect-trick-carried = 誰もトリックを取らず、次に持ち越します
effect-leads-trick = { $seat }が次の親になります
effect-deal-over = カードをすべて出し終わります
effect-suit-broken = これから{ $suit }で始められます
effect-meeple-placed = { $seat }が{ $suit }のエリアにミープルを置きます
effect-bid-made = { $seat }が{ $number }をビッドします
effect-trump-called = { $seat }が{ $suit }を切り札にします
effect-call-made = { $call ->
    [pass] { $seat }がパスします
    [double] { $seat }がダブルします
    [redouble] { $seat }がリダブルします
   *[other] { $seat }が{ $number }をビッドします
}
effect-contract-made = コントラクトは{ $contract }、ディクレアラーは{ $seat }になります
effect-call-passed = { $seat }がパスします
effect-value-bid = { $move ->
    [pass] { $seat }がパスします
    [hold] { $seat }がビッドに応じます
   *[other] { $seat }が{ $number }をビッドします
}
effect-declarer-found = { $seat }が{ $number }でディクレアラーになります
effect-skat-put-away = { $seat }が{ $cards }を伏せます
effect-passed-in = 全員がパスして、勝負はなくなります
effect-skat-taken = { $seat }がスカートを取ります
effect-game-announced = { $seat }が{ $number }を宣言します
effect-bidding-won = { $seat }が{ $contract }でナポレオンになります
effect-partner-called = { $seat }が{ $cards }を副官に指名します
effect-kitty-taken = { $seat }が場札を取ります
effect-put-aside = { $seat }が{ $cards }を捨てます
effect-aside-taken = 捨てた{ $cards }も{ $seat }のものになります
effect-partner-shown = { $seat }が副官になります
effect-cards-drawn = { $seat }が{ $cards ->
    [none] 表のカード
   *[other] { $cards }
}を取り、{ $others }が山札の次のカードを取ります
effect-card-turned-up = { $cards }が表になります
effect-thrown-in = 配り直しになります
effect-goes-alone = { $seat }が1人で戦います
effect-card-discarded = { $seat }が{ $cards }を捨てます
effect-cards-laid-down = { $seat }が{ $other }に{ $cards }を渡します
happens-trick-taken = { $captured ->
    [yes] { $seat }が{ $winning }で{ $cards }を取ります。
   *[no] { $of ->
        [none] { $barred ->
            [yes] トリックを取れるカードのうち、
           *[no] {""}
        }
       *[other] { part-of-suit }で
    }一番{ $low ->
        [yes] 小さい
       *[no] 強い
    }のは{ $seat }の{ $winning }なので、{ $seat }が{ $cards }を取ります。
}
happens-trick-discarded = トリックを取れるカードがないので、{ $cards }は捨てます。
happens-trick-carried = トリックを取れるカードがないので、{ $cards }は次のトリックを取った人のものになります。
happens-leads-trick = 次の親は{ $seat }です。
happens-deal-over = カードをすべて出し終わったので、結果を数えます。
happens-suit-broken = { $cards }が出たので、これからは{ $suit }から始められます。
happens-meeple-placed = { $seat }のミープルは{ $suit }のエリアに置かれました。
happens-bid-made = { $seat }のビッドは{ $number }です。
happens-trump-called = { $seat }が{ $suit }を切り札にしました。
happens-call-made = { $call ->
    [pass] { $seat }はパスしました。
    [double] { $seat }はダブルしました。
    [redouble] { $seat }はリダブルしました。
   *[other] { $seat }のビッドは{ $number }です。
}
happens-contract-made = オークションが終わり、コントラクトは{ $contract }です。その側でその切り札を最初に言った{ $seat }がディクレアラーです。
happens-call-passed = { $seat }はパスしました。
happens-value-bid = { $move ->
    [pass] { $seat }はパスしました。
    [hold] { $seat }はビッドに応じました。
   *[other] { $seat }のビッドは{ $number }です。
}
happens-declarer-found = ビッドが終わり、{ $number }で{ $seat }がディクレアラーになりました。
happens-skat-put-away = { $seat }は{ $cards }を伏せました。次にゲームを宣言します。
happens-passed-in = 全員がパスしたので、この勝負は流れます。
happens-skat-taken = { $seat }はスカートを取り、2枚を伏せます。
happens-game-announced = { $seat }の宣言は{ $number }です。
happens-bidding-won = 競りが終わり、{ $contract }で{ $seat }がナポレオンになりました。
happens-partner-called = 副官のカードは{ $cards }です。持っている人が副官で、出すまで名乗れません。
happens-kitty-taken = { $seat }は場札を取り、同じ枚数を捨てます。
happens-put-aside = { $seat }は{ $cards }を捨てました。
happens-aside-taken = ナポレオンが捨てた{ $cards }も{ $seat }のものです。
happens-partner-shown = 副官のカードを出した{ $seat }が副官です。
happens-cards-drawn = { $seat }が{ $cards ->
    [none] 表のカード
   *[other] { $cards }
}を取り、{ $others }が山札の次のカードを取りました。
happens-card-turned-up = { $cards }が表になりました。
happens-thrown-in = { $rounds ->
    [1] { "" }
   *[other] { $rounds }周とも
}全員がパスしたので、配り直しです。
happens-goes-alone = { $seat }は味方なしで戦います。
happens-card-discarded = { $seat }は{ $cards }を捨てました。
happens-cards-laid-down = { $seat }は{ $other }に渡す{ $cards }を伏せました。全員がそろってから受け取ります。

## What nobody knows
fact-holds-no-suit = { $seat }が{ $suit }を1枚も持っていない
fact-holds-only-suit = { $seat }の手札が{ $suit }だけ
fact-holds-only-points = { $seat }の出せるカードが失点のカードだけ
whether-fact-holds-no-suit = { $seat }が{ $suit }を持っている
whether-fact-hands-empty = まだ手札のある人がいる
fact-hands-empty = 全員の手札がもうない
fact-cards-to-come = このトリックにこれから出るカード
fact-who-played = { $cards }を誰が出したか
fact-next-taker = 次のトリックを誰が取るか
fact-trick-of-card = { $cards }がどのトリックで出るか
fact-tally = { $seat }の取ったトリックにどのカードがあったか
fact-held-suit = { $cards }を出したとき、{ $seat }が{ $suit }を持っていた
fact-bid = { $seat }のビッド
fact-maker = 切り札を決めた人
fact-contract = コントラクト
fact-declarer = ディクレアラー
fact-auction = オークションの経過
fact-napoleon = ナポレオン
fact-secret-partner = 副官に指名された{ $cards }を誰が持っているか
fact-appointed = 副官に指名したカード
fact-tricks-to-come = 残りのトリックを取る人
fact-tricks-untold = 分かっていない{ $count }トリックを取った人
fact-game = 宣言したゲーム
fact-tops = { $seat }の「あり」か「なし」の数
fact-schwarz = 1トリックも取らなかった側があったか
fact-cards-dealt = 配ったのが{ $count }枚ずつ
say-tally = { $seat }の取ったトリックにどのカードがあったかが分からないと、点を数えられません。
say-bid = { $seat }のビッドが分からないと、点を数えられません。
say-maker = 切り札を決めた人が分からないと、点を数えられません。
say-contract = コントラクトが分からないと、点を数えられません。
say-auction = オークションがどう進んだかによります。
say-declarer = ディクレアラーが誰かによります。
say-napoleon = ナポレオンが誰かによります。
say-secret-partner = 副官に指名された{ $cards }を誰が持っているかは、出るまで本人にしか分かりません。
say-appointed = 副官に指名したカードが何かによります。
say-game = 宣言したゲームが分からないと、点を数えられません。
say-tops = クラブのJから続く切り札が{ $seat }にいくつあったか(あり)、なかったか(なし)によって、点が変わります。
say-schwarz = 1トリックも取らなかった側があったかによって、点が変わります。
say-tricks-to-come = 残りのトリックを誰が取るかによって、点が変わります。
say-tricks-untold = 分かっていない{ $count }トリックを誰が取ったかによります。
short-fact-tricks-untold = { fact-tricks-untold }
say-who-played = { $cards }を誰が出したかが分かりません。
say-cards-to-come = これから出るカードで、取る人が変わります。
say-next-taker = これらのカードは、次のトリックを取った人のものになります。
say-trick-of-card = { $cards }はまだ出ていません。

## Impossible tables
fault-one-card-a-trick = { $cards }が1つの手として場にありますが、トリックに出すのは1人1枚です。
fault-played-twice = { $name }がこのトリックに2枚出しています。
fault-trick-too-large = 場に{ $count }枚ありますが、{ $size }人なので、1回のトリックは{ $size }枚までです。
fault-nobody-goes-out = { $name }が抜けることはありません。このゲームは最後まで全員で続けます。
fault-card-taken-twice = { $card }は取られたはずなのに、ほかのところにもあります。
fault-bid-too-high = { $name }のビッドが{ $count }ですが、トリックは{ $most }回までです。
fault-mark-impossible = 「{ $mark }」は、このゲームではありえません。
fault-mark-twice = 「{ $mark }」に2つの値があります。1つだけにしてください。
no_points_at_first-spared = { $cards }は失点にならないので、最初のトリックでも出せます。
last_bid-spared = { $why ->
    [differs] { $number }なら合計は{ $total }で、トリックの数の{ $tricks }と違います。
   *[early] 合計で制限されるのは最後のビッドだけで、{ $seat }は最後ではありません。
}
no_trump_lead_at_first-spared = { $why ->
    [follows] 制限されるのは親だけで、{ $seat }は親ではありません。
    [later] 最初のトリックは終わっています。
   *[other] { $cards }は切り札ではありません。
}
broken_before_lead-spared = { $cards }は{ $suit }ではないので、いつでも親として出せます。
dealer_calls-spared = 配った人が必ず決めるのは2周目だけです。
bag_limit-spared = { $seats }のバッグは{ $total }個で、失点になるのは{ $limit }個からです。
extra_points-spared = { $cards }はまだ誰も取っていません。
