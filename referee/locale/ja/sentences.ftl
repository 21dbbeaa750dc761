# 文で書かれたルール。ことばを組み合わせて、ルールの文と理由にする。

said-cards = { $only ->
        [natural] ジョーカーなしの
       *[other] { "" }
    }{ $colour ->
        [none] { $named ->
            [none] カード
           *[other] { $named }
        }
       *[other] { $colour }の{ $named ->
            [none] カード
           *[other] { $named }
        }
    }
said-rank-several = { $rank ->
        [Jo] ジョーカー
       *[other] { $rank }
    }
part-counted = { $count ->
        [odd] 奇数枚
        [even] 偶数枚
        [0] { $least ->
            [0] { $most ->
                [0] { "" }
               *[other] { $most }枚以下
            }
            [1] { $most ->
                [0] { "" }
               *[other] { $most }枚以下
            }
           *[other] { $most ->
                [0] { $least }枚以上
               *[other] { $least }〜{ $most }枚
            }
        }
       *[other] { $count }枚
    }
part-only-these = { $only ->
        [yes] { $count ->
            [1] { "" }
           *[other] だけ
        }
       *[no] { "" }
    }
said-mix = { $one ->
        [one] 同じマークの
        [colour] 同じ色の
        [suits] { $colour }の
       *[any] { "" }
    }{ $ranks }{ $near ->
        [yes] { "" }
       *[no] の組み合わせ
    }
said-joker = ジョーカー
part-unit = { $unit ->
        [times] 回
        [plays] 手
        [games] 回
        [nth] 回目
        [players] 人
        [none] { "" }
       *[cards] 枚
    }
said-numbers = { $exact ->
        [-1] { $most ->
            [0] { $least }{ part-unit }{ $unit ->
                [nth] 以降
               *[other] 以上
            }
           *[other] { $least ->
                [0] { $most }{ part-unit }{ $unit ->
                    [nth] まで
                   *[other] 以下
                }
               *[other] { $least }〜{ $most }{ part-unit }
            }
        }
       *[other] { $exact }{ part-unit }
    }
said-mix-alone = { $noun }は、このルールで許される場合のほかは、ほかの手の上に出せず、上にほかの手も出せません。
said-if = { $parts }なら、{ $then }
said-if-and = で、
said-if-game = { $nth ->
        [last] 試合の最後のゲーム
       *[other] セットの{ $nth }のゲーム
    }
said-if-players = 残りが{ $players }
said-if-held = その人の手札が{ $held }
said-if-left = その人の残りの手札が{ $left }
said-if-marked = { $who }に印が付いている
said-if-holds = { $when ->
        [gift] 渡す人
       *[play] その人
    }の手札{ $held }
said-note = { $text }
said-row = { $suits ->
        [same] 同じマークの
       *[any] { "" }
    }{ $around ->
        [0] { "" }
        [1] 一番上から一番下の数字へ続く
       *[other] 上の{ $around }つの数字から一番下へ続く
    }{ $most ->
        [1] { $each ->
            [1] カード
           *[other] 同じ数字{ $each }枚
        }
       *[other] 連続した数字{ $each ->
            [1] { "" }
            [2] のペア
           *[other] の{ $each }枚組
        }{ $most ->
            [0] { $least ->
                [1] { "" }
               *[other] { $least }つ以上
            }
           *[other] { $exact ->
                [yes] { $most }つ
               *[no] { $least }〜{ $most }つ
            }
        }
    }{ $kicker ->
        [no] { "" }
        [single] に{ part-row-each }1枚を付けた手
        [pair] に{ part-row-each }ペアを付けた手
        [two-singles] に{ part-row-each }2枚を付けた手
        [two-pairs] に{ part-row-each }ペア2組を付けた手
       *[other] に{ part-row-each }1枚かペアを付けた手
    }
part-row-each = { $most ->
        [1] { "" }
       *[other] それぞれ
    }
said-row-alone = { $noun }は、同じ出し方の上にしか出せず、その上にも同じ出し方でもっと強いカードしか出せません。
said-row-fine = { $noun }です。
said-row-made = { $low }から{ $high }まで{ $each ->
    [1] { $length }枚
    [2] ペアが{ $length }組
   *[other] { $each }枚組が{ $length }組
}続いています。
said-suit-S = スペード
said-suit-H = ハート
said-suit-D = ダイヤ
said-suit-C = クラブ
said-suit-red = 赤
said-suit-black = 黒
said-suit-same = 同じマーク
said-suit-same-colour = 同じ色
said-suit-same-colours = 同じ色の組み合わせ
said-gap = { "" }
said-below = { $counted ->
        [yes] { part-counted }の
       *[no] { "" }
    }{ $cards }
said-below-by = { $who }が出した{ $cards ->
        [none] カード
       *[other] { $cards }
    }
said-below-form = { $counted ->
        [yes] { part-counted }の
       *[no] { "" }
    }{ $form }
said-below-in-form = { $form }の{ $cards }
said-form-single = 1枚出し
said-form-set = 組
said-form-run = 階段
said-form-spaced = 飛び階段
said-form-emperor = エンペラー
said-form-sequence = 続き数字の組
said-form-flush = フラッシュ
said-form-kicker = おまけ付きの組
said-form-kicker_counting = おまけ付きの組
said-play-single = 1枚のカード
said-play-set = 組
said-play-run = 階段
said-play-spaced = 飛び階段
said-play-emperor = エンペラー
said-play-sequence = 続き数字の組
said-play-flush = フラッシュ
said-play-kicker = おまけ付きの組
said-play-kicker_counting = おまけ付きの組
said-until-clear = 場が流れるまで
said-until-next-clear = 場が2回流れるまで
said-until-next-play = 次にカードが出るまで
said-until-next-turn = 次の番に
said-until-game = ゲームが終わるまで
said-mark-until = { $end ->
        [next-play] { $table ->
            [yes] 次にカードが出るまで
           *[no] 次にカードを出すまで
        }
       *[next-turn] { $table ->
            [yes] 次の番が終わるまで
           *[no] 次の自分の番が終わるまで
        }
    }
said-until-counter-revolution = 革命が続く間

part-while = { $mark ->
        [none] { $order ->
            [turned] 強さの逆転中{ part-time }
            [plain] 強さが逆転していないとき{ part-time }
            [usual] 革命も一時的な逆転もないとき{ part-time }
            [revolution] 革命中{ part-time }
           *[none] { "" }
        }
        [now] { $order ->
            [turned] いまは強さの順が逆転しているので、
            [plain] いまは強さの順が逆転していないので、
            [usual] いまは革命も一時的な逆転もないので、
            [revolution] いまは革命中なので、
           *[none] いまは、
        }
       *[other] { $order ->
            [turned] { part-effect }が続き、強さの順が逆転している間{ part-time }
            [plain] { part-effect }が続き、強さの順が逆転していない間{ part-time }
            [usual] { part-effect }が続き、革命も一時的な逆転もない間{ part-time }
            [revolution] { part-effect }が続く間の革命中{ part-time }
           *[none] { part-effect }が続く間{ part-time }
        }
    }
part-with-jokers = { $formed ->
        [yes] ジョーカーが{ $jokers }入った
       *[no] ジョーカー{ $jokers }と一緒に
    }
part-time = { $way ->
        [none] に
       *[other] は、
    }
part-where = { $first ->
        [none] { "" }
       *[trick] 最初の場で
    }{ part-while }{ $lock ->
        [yes] 縛りがかかって{ $way ->
            [none] いるときに
            [allowed] いても、
           *[other] いるときは、
        }
       *[no] { "" }
    }{ $joined ->
        [none] { "" }
       *[other] { $joined }
    }{ $own ->
        [none] { "" }
       *[other] 自分の出した{ $own }の上に
    }{ $by ->
        [none] { "" }
       *[other] { $by }が
    }{ $lead ->
        [yes] 空の場に
        [no] 場のカードの上に
       *[none] { "" }
    }{ $last ->
        [yes] 最後の手札として
        [no] 手札を残して
       *[none] { "" }
    }{ $same ->
        [number] 同じ数字の
       *[none] { "" }
    }{ $on ->
        [none] { $same ->
            [number] 上に
           *[none] { "" }
        }
       *[other] { $on }の上に
    }{ $beside ->
        [none] { "" }
       *[other] { $beside }
    }{ $jokers ->
        [none] { "" }
       *[other] { $jokers_exact ->
            [0] ジョーカーを入れずに
            [-1] { $jokers_least ->
                [1] { $formed ->
                    [yes] ジョーカー入りの
                   *[no] ジョーカーと一緒に
                }
               *[other] { part-with-jokers }
            }
           *[other] { part-with-jokers }
        }
    }{ $form ->
        [none] { "" }
       *[other] { $form }で
    }{ $strongest ->
        [yes] 一番強い数字を含む
       *[no] { "" }
    }{ $cleared ->
        [yes] 場を流す
       *[no] { "" }
    }
part-times = { $own_times ->
        [yes] 同じ人が
       *[no] { "" }
    }{ part-times-in-all }
part-times-in-all = { $time ->
        [0] { $time_least ->
            [0] { $time_most ->
                [0] { "" }
               *[other] 1ゲームで{ $time_most }回目までに
            }
           *[other] { $time_most ->
                [0] 1ゲームで{ $time_least }回目から
               *[other] 1ゲームで{ $time_least }〜{ $time_most }回目に
            }
        }
       *[other] 1ゲームで{ $time }回目に
    }
said-rule-play = { part-times }{ part-where }{ part-play }{ $makes ->
        [revolution] 出して革命になると
        [counter-revolution] 出して革命が終わると
        [either] 出して革命か革命返しになると
        [turn] 出して強さの順が逆転すると
        [direction] 出して回る向きが変わると
        [neither] 出しても革命にも革命返しにもならないと
       *[none] { $piled ->
            [0] 出すと
           *[other] 出して場に同じ数字が{ $piled }枚続くと
        }
    }、{ $then }。
part-play = { $stacks ->
        [yes] { part-counted }重ねて
       *[no] { $noun }{ part-only-these }を{ part-counted }
    }
said-rule-allow = { part-where }{ $stacks ->
        [yes] { "" }
       *[no] { $noun }{ part-only-these }を
    }{ part-counted }、ほかの決まりにかかわらず{ $stacks ->
        [yes] 重ねて
       *[no] { "" }
    }出せる{ $then ->
        [none] { "" }
       *[other] 。出すと、{ $then }
    }。
said-rule-answer = { $on ->
        [none] { "" }
       *[other] { $on }で
    }{ $skip ->
        [yes] 番を飛ばされるときに、飛ばされる人が
       *[no] 場が流れるときに
    }{ $same ->
        [suits] 同じマークの
       *[none] { "" }
    }{ $noun }{ part-only-these }を{ $times ->
        [0] { part-counted }
        [1] 同じ枚数
       *[other] { $times }倍の枚数
    }出して応じると、{ $then }。
said-release = { $what ->
        [direction] 元の回り方に戻る
        [locks] 縛りがすべて解け、新しい縛りもかからない
        [suit-and-rank-locks] マークや数字の縛りがすべて解け、新しい縛りもかからない
        [overridden-locks] このルールが優先する縛りが解け、新しくかかることもない
        [suit-locks] マークだけの縛りがすべて解け、新しくかかることもない
        [revolution] 革命が終わる
        [mark] { $mark }の印が消える
        [table] この効果が終わる
       *[order] 場が流れるまでの強さの逆転が終わる
    }
said-take-over = 流そうとした手に代わってこの手が出たことになり、さらに応じることもできる
said-again = 出した人が続けてもう1回出せる
said-cancel = 場は流れず、応じたカードだけが捨てられて、場が続く
said-nothing-else = 応じたカードのほかの効果は出ない
said-rule-swept = { part-where }{ $noun }{ part-only-these }を{ part-counted }出して場が流れると、{ $then }。
said-rule-clear = { part-times }{ part-turn-state }{ $by ->
        [none] { "" }
       *[other] { $by }のカードで
    }{ $clears ->
        [play] 出したカードで
        [pass] 全員のパスで
       *[any] { "" }
    }場が流れると、{ $then }。
said-rule-pass = { part-times }{ part-turn-state }{ $by ->
        [none] { "" }
       *[other] { $by }が
    }{ $passes ->
        [none] { "" }
       *[other] { $whose ->
            [all] 1ゲームに全員合わせて{ $passes }
           *[player] 1ゲームに{ $passes }
        }
    }パスすると、{ $then }。
said-rule-turn = { $any ->
        [yes] いつでも、
       *[no] { $by ->
            [none] { "" }
           *[other] { $by }の番に、
        }
    }{ $lying ->
        [yes] 場が空のときに、
        [no] 場にカードがあるときに、
       *[none] { "" }
    }{ part-turn-state }{ part-turn-hand }{ $once ->
        [yes] 1ゲームに1回、
       *[no] { "" }
    }{ $any ->
        [yes] { "" }
       *[no] { $instead ->
            [yes] 出すかわりに、
           *[no] 出すかパスをする前に、
        }
    }{ $calls ->
        [yes] { $any ->
            [yes] 誰かが
           *[no] 番の人が
        }宣言すると、{ $then }
       *[no] { $offered ->
            [none] { $then }
           *[other] { $offered }
        }{ part-following }
    }。
part-following = { $offered ->
        [none] { "" }
       *[other] { $then ->
            [none] { "" }
           *[other] 。{ $together ->
                [none] そうすると
               *[other] それで{ $together }になると
            }、{ $then }
        }
    }
part-effect = { $effect ->
        [none] この効果
       *[other] 『{ $effect }』
    }
part-turn-state = { $first ->
        [none] { "" }
       *[trick] 最初の場で、
    }{ $mark ->
        [none] { $order ->
            [turned] 強さの順が逆転している間に、
            [plain] 強さの順が逆転していないときに、
            [usual] 革命も一時的な逆転もないときに、
            [revolution] 革命中に、
           *[none] { "" }
        }
       *[other] { $order ->
            [turned] { part-effect }が続き、強さの順が逆転している間に、
            [plain] { part-effect }が続き、強さの順が逆転していない間に、
            [usual] { part-effect }が続き、革命も一時的な逆転もない間に、
            [revolution] { part-effect }が続く間の革命中に、
           *[none] { part-effect }が続く間に、
        }
    }{ $lock ->
        [yes] 縛りがかかっているときに、
       *[no] { "" }
    }{ $own ->
        [none] { "" }
       *[other] 自分の出した{ $own }の上で、
    }
part-turn-hand = { $stuck ->
        [yes] 出せるカードがないときに、
       *[no] { "" }
    }{ $in_hand ->
        [none] { "" }
       *[other] 手札が{ $in_hand }のときに、
    }{ $outnumbers ->
        [yes] 場と同じ数字のカードを、場の枚数より多く持っているときに、
       *[no] { "" }
    }
said-rule-hand = { $dealt ->
        [before] 配られてから交換の前までに、
        [after] 交換が済んで最初のカードが出る前に、
       *[none] { "" }
    }手札{ $held }と、{ $then }。
said-rule-out = { part-times }{ part-turn-state }{ $by ->
        [none] 誰か
       *[other] { $by }
    }が{ $left ->
        [foul] 反則上がりになる
        [foul-by-a-play] 出したカードで反則上がりになる
        [any] あがる
       *[first] 最初に{ $fouls ->
            [yes] (反則でも)
           *[no] { "" }
        }あがる
    }と、{ $then }。
said-rule-game = { $game ->
        [first] 最初のゲームでは
        [later] 2回目のゲームからは
        [set] セットの最初のゲームでは
       *[any] どのゲームでも
    }、{ $then }。
said-rule-always = { $order ->
        [turned] 強さの順が逆転している間は、
        [plain] 強さの順が逆転していないときは、
        [usual] 革命も一時的な逆転もないときは、
        [revolution] 革命中は、
       *[none] { "" }
    }{ $then }。
said-put-number = その数字
said-put = { $until ->
        [none] { $cards }は{ $place ->
            [top] ほかのどの数字よりも強い
            [bottom] ほかのどの数字よりも弱い
           *[above] { $next ->
                [none] 普通の順で{ $above }のすぐ上に入る
               *[other] { $above }と{ $next }の間に入る
            }
        }
       *[other] { $until }、{ $cards }は{ $place ->
            [top] ほかのどの数字よりも強くなる
            [bottom] ほかのどの数字よりも弱くなる
           *[above] { $next ->
                [none] 普通の順で{ $above }のすぐ上に入る
               *[other] { $above }と{ $next }の間に入る
            }
        }
    }
said-put-comes = { $cards }は{ $place ->
        [top] ほかのどの数字よりも強くなります
        [bottom] ほかのどの数字よりも弱くなります
       *[above] { $next ->
            [none] 普通の順で{ $above }のすぐ上に入ります
           *[other] { $above }と{ $next }の間に入ります
        }
    }
said-put-holds = { $turns ->
        [yes] 強さの順が逆転していない間、
       *[no] { "" }
    }{ $cards }は{ $place ->
        [top] ほかのどの数字よりも強いです。
        [bottom] ほかのどの数字よりも弱いです。
       *[above] { $next ->
            [none] 普通の順で{ $above }のすぐ上に入ります。
           *[other] { $above }と{ $next }の間に入ります。
        }
    }
said-put-card = { $colour ->
        [none] { "" }
       *[other] { $colour }の
    }{ $rank ->
        [Jo] ジョーカー
        [named] 卓で決めた数字
        [played] 出した数字
       *[other] { $rank }
    }
said-besides-then-put-turns = { $said ->
        [yes] 強さの順が逆転している間は、反対の端に来る。
       *[no] { "" }
    }
said-besides-then-put-named = { $said ->
        [yes] 卓で別の数字に決めてもよい。
       *[no] { "" }
    }
said-besides-then-put-rest_stays = { $said ->
        [yes] その間、ほかの数字は、強さの順が逆転していても普通の順のままになる。
       *[no] { "" }
    }
said-besides-when-play-compared-faces = { $said ->
        [no] J・Q・K・Aは偶数とも奇数とも数えない。
       *[yes] J・Q・K・Aは11・12・13・1と数える。
    }
said-rule-gift = { $reign ->
        [none] { "" }
       *[other] { $reign_exact ->
            [1] 大富豪が代わった直後なら、
           *[other] 同じ人が{ $reign }続けて大富豪なら、
        }
    }{ $by ->
        [none] カード交換では
       *[other] カード交換で{ $by }が渡すときは
    }、{ $then }。
said-rule-end = { $nth ->
        [none] ゲーム
        [last] 試合の最後のゲーム
        [any] ゲーム
       *[other] セットの{ $nth }のゲーム
    }が終わると、{ $then }。
said-why-game = { $nth ->
        [last] 試合の最後のゲームです。
       *[other] セットの{ $nth }のゲームです。
    }
said-deal = { $whole ->
        [yes] { $how ->
            [each] 全員に{ $count }枚ずつ配り、余りがあれば使いません。
            [whole] カードは全部配るので、手札の枚数は1枚違うことがあります。
           *[equal] 全員に同じ枚数を配り、余りがあれば使いません。
        }
       *[no] { $how ->
            [each] 全員に{ $count }枚ずつ配り、残りは使わない
            [whole] カードを全部配り、手札の枚数は1枚違ってもよい
           *[equal] 全員に同じ枚数を配り、余ったカードは使わない
        }
    }
said-deal-more = { $title }の手札は普通の枚数より{ $count }枚{ $fewer ->
        [yes] 少なく
       *[no] 多く
    }{ $whole ->
        [yes] なります。
       *[no] なる
    }
said-dealer = 前のゲームで{ $place ->
        [first] 1着だった
       *[last] 最下位だった
    }人が{ $whole ->
        [yes] 配ります。
       *[no] 配る
    }
said-seats = { $whole ->
        [yes] { $how ->
            [lowest-first] 前のゲームの順位の低い人から順に座ります。
            [highest-first] 前のゲームの順位の高い人から順に座ります。
            [lowest-score-first] 得点の低い人から順に座ります。
            [highest-score-first] 得点の高い人から順に座ります。
            [as-before] このゲームで変わった席順は、このゲームだけのものです。
           *[as-they-sit] このゲームで変わった席順は、次のゲームからも続きます。
        }
       *[no] { $how ->
            [lowest-first] 前のゲームの順位の低い人から順に座る
            [highest-first] 前のゲームの順位の高い人から順に座る
            [lowest-score-first] 得点の低い人から順に座る
            [highest-score-first] 得点の高い人から順に座る
            [as-before] 前のゲームで変わった席順は元に戻る
           *[as-they-sit] 前のゲームで変わった席順はそのまま続く
        }
    }
said-points = { $whole ->
        [yes] { $by ->
            [players-below] 順位ごとに、自分より下の人数だけ得点します。
            [agreement] 順位の得点は、卓で決めた表によります。
           *[none] 順位の得点は、上から順に{ $points }点です。
        }
       *[no] { $by ->
            [players-below] 順位ごとに、自分より下の人数だけ得点する
            [agreement] 順位の得点は卓で決めた表による
           *[none] 順位の得点は上から順に{ $points }点になる
        }
    }
said-points-with = { $whole ->
        [yes] 向かい合う2人は味方で、それぞれ2人の得点の合計を得ます。
       *[no] 向かい合う2人は味方で、それぞれ2人の得点の合計を得る
    }
said-points-more = { $whole ->
        [yes] { $how ->
            [several] 順位の得点に、上から順に{ $points }点が加わります。
            [fewer] 1位の得点が{ $count }点減ります。
           *[more] 1位の得点が{ $count }点増えます。
        }
       *[no] { $end ->
            [yes] { $how ->
                [several] 順位の得点に上から順に{ $points }点が加わる
                [fewer] 1位の得点が{ $count }点減る
               *[more] 1位の得点が{ $count }点増える
            }
           *[no] { $who }が{ $each ->
                [yes] 1枚につき
               *[no] { "" }
            }{ $count }点{ $apiece ->
                [yes] ずつ
               *[no] { "" }
            }{ $how ->
                [fewer] 失う
               *[more] 得る
            }
        }
    }
said-cost = 手札に残った{ $rank ->
        [none] カード
       *[other] { $rank }
    }は1枚につき{ $count }点の失点に{ $whole ->
        [yes] なります。
       *[no] なる
    }{ $twice ->
        [0] { "" }
       *[other] { $whole ->
            [yes] { $twice }枚以上残すと、全部2倍です。
           *[no] ({ $twice }枚以上残すと全部2倍)
        }
    }{ $thrice ->
        [0] { "" }
       *[other] { $whole ->
            [yes] { $thrice }枚以上なら3倍です。
           *[no] ({ $thrice }枚以上なら3倍)
        }
    }
said-last = { $whole ->
        [yes] { $who ->
            [fouls] 反則上がりの人は下に並び、先に反則した人ほど下です。
            [falls] 都落ちなどで抜けた人は下に並び、先の人ほど下です。
            [fouls-and-falls] 反則上がりや都落ちなどの人は下に並び、先の人ほど下です。
            [falls-above-fouls] 都落ちなどで抜けた人は、反則上がりの人を除いて最下位です。
           *[bursts] バーストした人は下に並び、先の人ほど下です。
        }
       *[no] { $who ->
            [fouls] 反則上がりの人は下に並び、先に反則した人ほど下になる
            [falls] 都落ちなどで抜けた人は下に並び、先の人ほど下になる
            [fouls-and-falls] 反則上がりの人と都落ちなどで抜けた人は下に並び、先だった人ほど下になる
            [falls-above-fouls] 都落ちなどで抜けた人は、反則上がりの人を除いて最下位になる
           *[bursts] バーストした人は下に並び、先の人ほど下になる
        }
    }
said-places = まだ手札のある人の順位は、残った枚数の{ $most ->
        [yes] 多い
       *[no] 少ない
    }順に{ $ties ->
        [in-turn] なり、同じ枚数なら最初にあがった人から数えて番の早い人が上に
        [weaker-hand] なり、同じ枚数なら強いカードから比べて弱い手札の人が上に
       *[shared] { "" }
    }{ $whole ->
        [yes] なります。
       *[no] なる
    }
said-titles = { $whole ->
        [yes] { $how ->
            [one-up] 身分が1つずつ上がり、一番上の人は一番下になります。
            [wiped-out] 身分は白紙に戻り、次のゲームは身分なしで始めます。
           *[by-place] 身分は、あがった順に決まります。
        }
       *[no] { $how ->
            [one-up] その場で身分が1つずつ上がり、一番上の人は一番下になる
            [wiped-out] 身分は白紙に戻り、次のゲームは身分なしで始める
           *[by-place] 人数と順位に応じた身分になる
        }
    }
said-winner = { $who ->
        [first-out] 最初にあがった人の
       *[all-who-are-out] あがった人みんなの
    }勝ちに{ $whole ->
        [yes] なります。
       *[no] なる
    }
said-burst = その手札はバーストし、その人は手札ごとゲームから抜ける
said-gift-none = { $whole ->
        [yes] { $gift ->
            [up] 下の身分の人は、交換で何も渡しません。
            [back] 上の身分の人は、交換で何も返しません。
            [titled] その身分の人は、交換で何も渡しません。
           *[any] カード交換はしません。
        }
       *[no] { $gift ->
            [up] 下の身分の人は何も渡さない
            [back] 上の身分の人は何も返さない
            [titled] 何も渡さない
           *[any] 誰も何も渡さない
        }
    }
said-gift-card = { $rank ->
        [Jo] ジョーカー
       *[other] { $rank }
    }
said-gift-cards = { $head }と{ $tail }
said-gift-never = { $whole ->
        [yes] { $gift ->
            [up] 下の身分の人は、交換で{ $cards }を渡しません。
            [back] 上の身分の人は、交換で{ $cards }を返しません。
            [titled] その人は、交換で{ $cards }を渡しません。
           *[any] 交換では、誰も{ $cards }を渡しません。
        }
       *[no] { $gift ->
            [up] 下の身分の人は{ $cards }を渡さない
            [back] 上の身分の人は{ $cards }を返さない
            [titled] { $cards }は渡さない
           *[any] 誰も{ $cards }を渡さない
        }
    }
said-gift-most = { $whole ->
        [yes] { $lacking ->
            [any] { $gift ->
                [titled] その人が返すのは{ $rank }以下のカードだけです。足りなければそれを全部返し、残りは何でもかまいません。
               *[other] 返すのは{ $rank }以下のカードだけです。足りなければそれを全部返し、残りは何でもかまいません。
            }
           *[other] { $gift ->
                [titled] その人が返すのは{ $rank }以下のカードだけです。足りない分は残りの中で一番弱いカードを渡します。
               *[other] 返すのは{ $rank }以下のカードだけです。足りない分は残りの中で一番弱いカードを渡します。
            }
        }
       *[no] { $lacking ->
            [any] { $rank }以下のカードを返し、足りない分は何を渡してもよい
           *[other] { $rank }以下のカードを返し、足りない分は残りの中で一番弱いカードを渡す
        }
    }
said-gift-unseen = { $whole ->
        [yes] { $gift ->
            [up] 上の身分の人は、下の身分の人の手札から見ないで引きます。
           *[any] もらう人が、相手の手札から見ないで引きます。
        }
       *[no] { $gift ->
            [up] 下の身分の人が手札を伏せて並べ、上の身分の人が見ないで引く
           *[any] もらう人が相手の手札から見ないで引く
        }
    }
said-gift-more = { $whole ->
        [yes] { $count ->
            [0] 同じ人が大富豪を続けると、2回目から1回ごとに1枚ずつ多く渡します
           *[other] { $reign ->
                [none] 渡す枚数が{ $count }枚増えます
               *[other] 同じ人が大富豪を{ $reign }続けているので、渡す枚数が{ $count }枚増えます
            }
        }
       *[no] { $count ->
            [0] 同じ人が大富豪を続けるたびに、渡す枚数が1枚ずつ増える
           *[other] 渡す枚数が{ $count }枚増える
        }
    }{ $most ->
        [0] { "" }
       *[other] ({ $most }枚増えるまで)
    }{ $whole ->
        [yes] 。
       *[no] { "" }
    }
said-gift-chosen = { $whole ->
        [yes] { $gift ->
            [up] 下の身分の人も、渡すカードを自分で選びます。
            [titled] その身分の人も、渡すカードを自分で選びます。
           *[any] 誰もが、渡すカードを自分で選びます。
        }
       *[no] { $gift ->
            [up] 下の身分の人も渡すカードを自分で選ぶ
            [titled] 渡すカードを自分で選ぶ
           *[any] 誰もが渡すカードを自分で選ぶ
        }
    }
said-gift-strongest = { $whole ->
        [yes] 下の身分の人は、強い順(ジョーカー、2、A…)に渡します。
       *[no] 下の身分の人は、普通の順(ジョーカー、2、A…)で一番強いカードを渡す
    }
said-gift-seen = { $whole ->
        [yes] 返すのは、下の身分の人が渡した後です。
       *[no] 上の身分の人は、下の身分の人が渡してから、返すカードを選ぶ
    }
said-gift-at_once = { $whole ->
        [yes] カードは両方が同時に渡し、もらうカードを見てから選ぶことはできません。
       *[no] カードは両方が同時に渡し、もらうカードを見てから選ぶことはできない
    }
said-follow = { $form }を出せますが、その上には{ $how ->
        [no-play] 何も出せません。
       *[as-many] 同じ枚数の{ $form }しか出せません。
    }
said-must-pass = { $first ->
        [trick] 最初の場では、
        [turn] 自分の最初の番では、
       *[none] { "" }
    }{ $mark ->
        [table] { part-effect }が続く間、
       *[other] { "" }
    }{ $by ->
        [none] { $mark ->
            [player] 印の付いた人
           *[other] 全員
        }
       *[other] { $by }
    }はパスしかでき{ $rule ->
        [yes] ない
       *[no] ません
    }
said-leads-next = 次に場が流れたとき、出した人が親になる{ $first ->
        [yes] (先に同じことをした人がいれば、その人が優先)
       *[no] { "" }
    }
said-leads = { $by ->
        [card] { $colour }の{ $rank }を持つ人が親になる
        [janken] じゃんけんなどで親を決める
        [title] { $who }が親になる
        [first] 前のゲームで1着だった人が親になる
       *[last] 前のゲームで最下位だった人が親になる
    }
said-fallen = { $who ->
        [none] 1人
       *[other] { $who }
    }は{ $how ->
        [last] 最後に最下位になる
       *[out] その場でゲームから抜ける
    }
said-hand-cards = に{ $colour ->
        [none] { "" }
       *[other] { $colour }の
    }{ $rank ->
        [Jo] ジョーカー
        [none] カード
       *[other] { $rank }
    }が{ $count ->
        [none] { "" }
       *[other] { $count }
    }ある
said-hand-without = に{ $colour ->
        [none] { "" }
       *[other] { $colour }の
    }{ $named ->
        [none] カード
       *[other] { $named }
    }がない
said-hand-suit = に同じマークの数字が全部そろう
said-hand-many = が{ $cards }になる
said-hand-pairs = がペアだけになる
said-hand-pairs-but-one = が、余った1枚のほかはペアだけになる
said-hand-ranks = に{ $first }から{ $last }までの数字が全部そろう
said-hand-row = に{ $each ->
        [1] { $row }つ続く数字
       *[other] { $row }つ続く数字が{ $each }枚ずつ
    }そろう
said-end-upside-down = そこでゲームが終わり、前のゲームの順位が上下逆になる
said-end-all-equal = そこでゲームが終わり、全員が平民になる
said-end-its-player-first = そこでゲームが終わり、出した人が1位、残りは前のゲームの順位のとおりになる
said-end-falls = そこでゲームが終わり、出した人が1位、残りは前のゲームの順位のとおりで、前の大富豪は一番下になる
said-end-by-cards-left = そこでゲームが終わり、出した人が1位、残りは手札の少ない順になる
said-end-all-of-one-title = ゲームはそこで終わって全員が平民になり、先にあがっていた人には順位の点が入る
said-ends-equal = ゲームが終わり、全員が平民になりました。
said-end-the-rest-equal = そこでゲームが終わり、まだあがっていない人は全員が平民になる
said-must-play = { $order ->
        [turned] 強さの順が逆転している間は、
        [plain] 強さの順が逆転していないときは、
        [usual] 革命も一時的な逆転もないときは、
        [revolution] 革命中は、
       *[none] { "" }
    }{ $by ->
        [none] { "" }
       *[other] { $by }は、
    }{ $own ->
        [none] { "" }
       *[other] 自分の出した{ $own }の上に
    }出せるカードがあるときは{ $passes ->
        [none] パス
       *[other] { $whose ->
            [all] 1ゲームに全員合わせて{ $passes }のパス
           *[player] 1ゲームに{ $passes }パス
        }
    }{ $passes ->
        [none] { "" }
       *[other] { $whose ->
            [all] は
           *[player] { "" }
        }
    }でき{ $rule ->
        [yes] ない
       *[no] ません
    }。
said-forbid = { part-where }{ $noun }{ part-only-these }{ $rule ->
        [yes] を{ part-counted }出すことはできない
       *[no] { $count ->
            [0] { $least ->
                [0] は出せません
               *[other] を{ part-counted }出すことはできません
            }
           *[other] を{ part-counted }出すことはできません
        }
    }。
said-where = { part-where }
said-allowed = { part-where }{ part-play }出せます。
said-allowed-on-anything = 何の上にでも{ said-allowed }
said-cause = { part-where }{ $makes ->
        [none] { $piled ->
            [0] { $by ->
                [none] { $same ->
                    [suits] 同じマークの
                   *[none] { "" }
                }{ part-came }出た
               *[other] { $noun }{ part-only-these }を{ part-counted }出した
            }
           *[other] { part-came-first }場に同じ数字が{ $piled }枚続いた
        }
        [revolution] { part-came-first }革命になった
        [counter-revolution] { part-came-first }革命が終わった
        [either] { part-came-first }革命か革命返しになった
        [turn] { part-came-first }強さの順が逆転した
        [direction] { part-came-first }回る向きが変わった
        [neither] { part-came }出ても革命にも革命返しにもならなかった
       *[all-skipped] { part-came }出て、ほかの全員が飛ばされる
    }
part-came = { $noun }{ part-only-these }が{ part-counted }
part-came-first = { $any_cards ->
        [yes] { "" }
       *[no] { part-came }出て
    }
said-cause-made = { $nth ->
        [0] { $makes ->
            [revolution] 革命になった
            [counter-revolution] 革命が終わった
            [turn] 強さの順が逆転した
            [direction] 番の回る向きが変わった
           *[either] 革命か革命返しになった
        }
       *[other] { $nth }回目の{ $makes ->
            [turn] 強さの逆転
            [direction] 逆回り
           *[other] 革命
        }になった
    }
said-cause-swept = { part-where }{ $noun }{ part-only-these }が{ part-counted }出て場が流れた
happens-since = { $since }ので、{ $text }
happens-by-play = { $player }が{ $laid }を出したので、{ $effect }。
cause-all-passed = 空の場で全員がパスした
cause-unanswered = ほかの誰も出さなかった
cause-nobody-left = ほかの人はパスしたか抜けている
cause-own-last = { $seat }の最後の手札が出た
cause-taken-back = 最後の手が取り消された
cause-foul-finish = 最後の手が反則上がりになる
cause-highest-bidder = 一番高く言った人が地主になる
cause-doubt-settled = ダウトが決着した
cause-doubt-right = { $seat }のダウトが成功した
cause-doubt-failed = { $seat }のダウトが失敗した

said-order = { $until }強さの順が逆転する
said-direction = { $until ->
        [none] { "" }
       *[other] { $until }
    }逆回りになる
said-prevent = { $what ->
        [clear] 場は流れない
        [suit-lock] マークの縛りはかからない
        [order] 強さの順は逆転しない
        [all-unless-chosen] 革命や革命返しにするかどうかを、一緒に起こることも含めて、出した人が決める
        [revolution-unless-chosen] 革命や革命返しにするかどうかを、出した人が決める
       *[revolution] 革命も革命返しも起こらない
    }
said-prevent-who = { $who }には、このルールが優先するルールの義務も効果も及ばない
said-firm = { $how ->
        [but-by-such] その革命は同じ出し方でしか返せなくなる
        [even-by-such] その革命は同じ出し方でも返せなくなる
       *[for-good] そのゲームではもう革命も革命返しも起こらない
    }
said-lock = { $sealed ->
        [none] { $until }{ $free ->
            [yes] 、ほかの決まりにかかわらず
           *[no] { "" }
        }{ $only }しか出せない
       *[other] { $until }{ $sealed }は出せない
    }
said-lock-holds = { $end ->
        [next-play] { part-lock-next }
        [next-turn] { part-lock-next }
       *[other] { $sealed ->
            [none] { $until }、{ $only }しか出せません。
           *[other] { $until }、{ $sealed }は出せません。
        }
    }
said-free = { $until }、{ $form ->
        [same] 同じ出し方と枚数のカードなら、
       *[any] { "" }
    }ほかの決まりにかかわらず続けて出せる
said-free-holds = { $end ->
        [next-play] 次は
        [next-turn] 次は
       *[other] { $until }、
    }{ $form ->
        [same] 同じ出し方と枚数なら、
       *[any] { "" }
    }{ $sealed ->
        [none] { $only ->
            [none] 何でも出せます
           *[other] 弱くても{ $only }を出せます
        }
       *[other] { $sealed }のほかは何でも出せます
    }。
said-overlook = 次の人は{ $below ->
        [all] 何でも出せる
       *[one] その下のカードより強いカードを出す
    }
said-suits-decide = 数字の強さが同じで、マークは{ $cards }のほうが強いです。
said-step-equal = { $more ->
        [yes] 場と同じ強さで、
       *[no] 場と同じ強さの
    }
said-step-stronger = { $more ->
        [yes] 場より強く、
       *[no] 場より強い
    }
said-step-one-stronger = { $more ->
        [yes] 場より1つ強く、
       *[no] 場より1つ強い
    }
said-step-one-weaker = { $more ->
        [yes] 場より1つ弱く、
       *[no] 場より1つ弱い
    }
said-step-one-lower = { $more ->
        [yes] 場より1つ小さい数字で、
       *[no] 場より1つ小さい数字の
    }
said-step-not-stronger = { $more ->
        [yes] 場より強くなく、
       *[no] 場より強くない
    }
said-other-parity = { $under ->
    [even] 偶数の上には偶数
   *[odd] 奇数の上には奇数
}しか出せず、{ $cards }は{ $under ->
    [even] 奇数
   *[odd] 偶数
}です。
said-beside-parity-other = 場と偶数・奇数の違う
said-beside-parity-odd-on-even = 偶数の上に奇数の
said-same-strength = 強さ
said-same-form = 出し方
said-same-count = 枚数
said-beside-same = { $what }が場と同じ{ $more ->
        [yes] で、
       *[no] { "" }
    }
said-beside-form-same = 場と同じ出し方で
said-beside-form-other = 場と違う出し方で
said-beside-count-same = 場と同じ枚数で
said-beside-count-more = { $near ->
        [yes] { $after ->
            [step] 場より多い枚数なら
           *[none] 場より多い枚数なので、
        }
       *[no] 場より多い枚数で
    }
said-beside-suit-same = { $after ->
        [step] 同じマークの
       *[none] 場と同じマークの
    }
said-beside-suit-same-colour = { $after ->
        [step] 同じ色の
       *[none] 場と同じ色の
    }
said-beside-suit-same-colours = { $after ->
        [step] 同じ色の組み合わせの
       *[none] 場と同じ色の組み合わせの
    }
said-beside-suit-one-on-several = マークのそろわない場の上に、マークのそろった
said-beside-suit-several-on-one = マークのそろった場の上に、マークのそろわない
said-beside-together = 場と合わせて{ $together }{ $near ->
        [yes] { "" }
       *[no] { part-together }
    }になる{ $way ->
        [none] ように
        [cause] 枚数で、
        [allowed] { $near ->
            [yes] ので、
           *[no] なら、
        }
       *[other] なら、
    }
part-together = { $jokers ->
        [yes] (ジョーカーも数える)
       *[no] { "" }
    }
said-beside-suits-up = 場より強いマークの
said-beside-face-down-some = 裏のカードを入れて
said-beside-face-down-all = 全部裏で
said-beside-suit-lacking = 場のマークのどれかが欠けた
said-beside-joker-anywhere = 代わりのジョーカーを入れた
said-beside-suits = { $how ->
        [one] マークがすべて同じ
        [several] マークのそろわない
        [one-colour] 色がすべて同じ
       *[other] { $colour }だけの
    }
said-beside-joker-end = 端にジョーカーを置いた
said-beside-joker-end-or-pair = 端か、別のジョーカーの隣にジョーカーを置いた
said-beside-around = 一番上から一番下の数字へ続く階段の上に
said-below-jokers = ジョーカー{ $jokers_exact ->
        [0] の入っていない
       *[other] が{ $jokers }入った
    }{ $cards ->
        [none] カード
       *[other] { $cards }
    }
said-beside-plays = { $plays }出ている場に
said-beside-anywhere = { $on }が出ている場に
said-only = { $colour ->
        [none] { $number ->
            [even] 偶数{ part-or-named }
            [odd] 奇数{ part-or-named }
           *[none] { $named }
        }
       *[other] { $colour }の{ $number ->
            [even] 偶数{ part-or-named }
            [odd] 奇数{ part-or-named }
           *[none] { $named ->
                [none] カード
               *[other] { $named }
            }
        }
    }
said-mark-table = { $until }この効果が続く
said-mark = { $until }{ $who }に印が付く
said-aside = 場にあったカードはゲームから除かれ、拾えなくなる
said-join = { $whole ->
        [yes] 場のカードと合わせて1つの手になる
       *[no] 場のカードに足され、次の人は元の場のカードに勝てばよい
    }
said-clear = 場が流れ、{ part-player }が親になる
said-clear-alone = 場が流れる
said-clear-lead = 場が流れ、{ $lead }
said-clear-at-once = ダウトを待たずに場が流れ、出した人が親になる
said-lead = { $who }が親になる
said-lead-after-last = 最後に出した人の次の番の人が親になる(出したカードで流れたときは別)
said-lead-after-any-clear = 出したカードで流れたときも含めて、最後に出した人の次の番の人が親になる
said-win = { $when ->
        [hand] その人がその場で{ $may ->
            [yes] あがれる
           *[no] あがる
        }
       *[play] { part-player }がその場であがる
    }
said-fall = その人は反則上がりの扱いになる{ $together ->
        [yes] (こうして負けた人どうしは同じ順位になる)
       *[no] { "" }
    }
said-foul = それであがるのは反則になる
said-take-field = { $when ->
        [turn] { part-player }が{ part-field-taken }を手札に引き取れる
        [called] { part-player }が{ part-field-taken }を手札に引き取れる
        [anybody] { part-player }が{ part-field-taken }を手札に引き取れる
        [pass] パスした人が{ $below ->
            [yes] 場の一番上のカードを手札に引き取る
           *[no] 場のカードを全部手札に引き取り、次の番の人が親になる
        }
       *[play] 出した人が{ $below ->
            [yes] すぐ下のカード
           *[no] それまで場にあったカード全部
        }を手札に引き取る
    }
part-field-taken = { $below ->
        [yes] 場の一番上のカード
       *[no] 場のカード全部
    }
said-add = { part-player }がほかの人の場のカードに、同じ数字のカード{ $jokers ->
        [yes] やジョーカー
       *[no] { "" }
    }を足せる
said-hush = { $but ->
        [none] { "" }
       *[other] { $but }のほかは、
    }カードの数字による効果は出ない
said-seize = { $once ->
        [yes] 1ゲームに1回、
       *[no] { "" }
    }{ $who }がそのカードをすぐに手札に引き取れる。引き取られたカードの効果は出ず、出した人はパスしたことになる
said-skip = { $who ->
        [none] { $passing ->
            [yes] { part-skipped }(パスしたことになる)
           *[no] { part-skipped }
        }
       *[other] { $who }が1回{ $apiece ->
            [yes] ずつ
           *[no] { "" }
        }休む
    }
part-skipped = { $count ->
        [0] { $by ->
            [more] 1枚なら1人、2枚なら3人、3枚なら5人というように、次の人から順に飛ばされる
            [below] 下に続いている同じ数字の手の数だけ、次の人から順に飛ばされる
           *[each] 出した枚数だけ、次の人から順に飛ばされる
        }
       *[other] 次の{ $count }人が飛ばされる
    }
part-player = { $when ->
        [pass] パスした人
        [turn] 番の人
        [called] その人
        [out] その人
        [clear] 最後に出した人
        [anybody] 希望する人
       *[play] 出した人
    }
said-players = { $who ->
        [player] { part-player }
        [next] 次の番の人
        [previous] 前の番の人
        [left] 左隣の人
        [right] 右隣の人
        [opposite] 向かいの人
        [below] { $when ->
            [play] 下のカードを出した人
            [clear] その下のカードを出した人
            [swept] 下のカードを出した人
           *[other] 場のカードを出した人
        }
        [marked] 印の付いた人
        [first] 一番上の身分の人
        [last] 一番下の身分の人
        [most-cards] 手札の一番多い人
        [fewest-cards] 手札の一番少ない人
        [all] 全員
        [others] ほかの全員
        [picked] { $act ->
            [does] { part-player }が選んだ1人
           *[none] 好きな人
        }
        [joker-holder] ジョーカーを持つ人
        [neighbour] 隣の人
        [dominant] 利き手の側に座る人
        [next-holder] 番の順で最初の持ち主
       *[other] { $title }
    }
part-how-many = { $count ->
        [0] 、出した枚数{ part-as-played }{ part-cards }を
       *[other] { part-cards }を{ $count }枚{ part-at-most }{ part-apiece }
    }
part-as-played = { $fewer ->
        [yes] まで
       *[no] { $apiece ->
            [yes] ずつ
           *[no] だけ
        }
    }
part-cards = { $strongest ->
        [yes] 一番強いカード
       *[no] カード
    }
part-apiece = { $fewer ->
        [yes] { "" }
       *[no] { $apiece ->
            [yes] ずつ
           *[no] { "" }
        }
    }
said-discard = { $by }が手札から{ $of ->
        [none] { part-how-many }
       *[other] { part-taken }
    }{ $may ->
        [yes] 捨てられる
       *[no] 捨てる
    }
said-discard-row = { $by }が手札から{ $suits ->
        [one] 同じマークで
        [one-colour] 赤か黒の同じ色で
       *[any] { "" }
    }続く{ $row }つの数字を1枚ずつ{ $jokers ->
        [yes] (足りない数字はジョーカーでもよい)
       *[no] { "" }
    }{ $may ->
        [yes] 捨てられる
       *[no] 捨てる
    }
said-number-there = 場と同じ数字
said-number-played = 同じ数字
said-discard-weaker = { $then }(出したカードより弱いカードだけ)
said-discard-blind = { $then }(どれを捨てるかは、指名された人が見ないで選ぶ)
said-take = { $by }が{ $from }から{ $of ->
        [none] { part-how-many }
       *[other] { part-taken }
    }{ $may ->
        [yes] もらえる
       *[no] もらう
    }
part-taken = { $all ->
        [yes] { $of }を{ $fewer ->
            [yes] 好きなだけ
           *[no] 全部
        }
       *[no] { $count ->
            [0] 、出した枚数{ part-as-played }{ $of }を
           *[other] { $of }を{ $count }枚{ part-at-most }{ part-apiece }
        }
    }
part-at-most = { $count ->
        [1] { "" }
       *[other] { $fewer ->
            [yes] まで
           *[no] { "" }
        }
    }
said-draw = { $below ->
        [yes] { $by }が直前に出た手から
       *[no] { $by }が捨て札から{ $blind ->
            [yes] 見ないで
           *[no] { "" }
        }
    }{ part-how-many }{ $to ->
        [none] { $may ->
            [yes] 拾える
           *[no] 拾う
        }
       *[other] 選んで{ $to }の手札に入れる
    }{ $stays ->
        [yes] 。最後の1枚を出した後でも拾い、あがりにならない
       *[no] { "" }
    }
said-draw-as-many = 捨てた枚数{ $may ->
        [yes] まで
       *[no] だけ
    }捨て札から{ $blind ->
        [yes] 見ないで
       *[no] { "" }
    }{ $may ->
        [yes] 拾える
       *[no] 拾う
    }{ $own ->
        [yes] (今捨てたカードも拾ってよい)
       *[no] (今捨てたカードを除く)
    }
said-draw-each = { $each ->
        [0] { $by }は捨て札から1枚も拾わない
       *[other] { $by }が捨て札から、出した1枚につき{ $each }枚{ part-apiece }{ $may ->
            [yes] 拾える
           *[no] 拾う
        }
    }
said-mix-hands = { $whose ->
        [others] 全員
       *[pair] { part-player }と{ $with }の2人
    }の手札を混ぜ、{ $equally ->
        [yes] 次の番の人から1枚ずつ
       *[no] それぞれ元の枚数に
    }{ $may ->
        [yes] 配り直せる
       *[no] 配り直す
    }
said-take-named = { $by }は{ $each ->
        [yes] 1枚につき1回、
       *[no] { "" }
    }{ $from }に欲しいカードを言って、持っていればもらえる
said-show = { $by }が手札の一番{ $card ->
        [weakest] 弱い
       *[strongest] 強い
    }1枚を{ $seen ->
        [some] { $to }だけに見せる
       *[all] 全員に公開する
    }
said-show-look = { part-player }が{ $picked ->
        [yes] { $at ->
            [card] ほかの人
           *[hand] 好きな人
        }
       *[no] { $who }
    }の手札{ $at ->
        [card] のカードを{ $count ->
            [0] 、出した枚数だけ
           *[other] { $count }枚
        }
       *[hand] を{ $picked ->
            [yes] { $count ->
                [0] 、出した枚数の人数分
               *[other] { $count }人分
            }
           *[no] { "" }
        }
    }見{ $may ->
        [yes] られる
       *[no] る
    }
said-swap = { $by }が手札の{ $count }枚を、{ $with }の{ $strongest ->
        [yes] 一番強い
       *[no] { "" }
    }カード{ $count }枚と交換{ $may ->
        [yes] できる
       *[no] する
    }
said-swap-hands = { $by }{ $may ->
        [yes] は
       *[no] が
    }{ $with }と手札を全部交換{ $may ->
        [yes] できる
       *[no] する
    }
said-give = { $by }が{ $to }に{ $of ->
        [none] { part-how-many }
       *[other] { part-taken }
    }{ $may ->
        [yes] 渡せる
       *[no] 渡す
    }

## 文のあとに続く、言葉の決め方

said-besides-when-play-stand_ins = { $said ->
        [yes] 代わりに出したジョーカーも数える。
       *[no] { "" }
    }
said-besides-when-play-on-stand_ins = { $said ->
        [yes] 下のカードの代わりになっているジョーカーも数える。
       *[no] { "" }
    }
said-besides-when-pass-skipped_pass = { $said ->
        [yes] 飛ばされた番もパスに数える。
       *[no] { "" }
    }
said-besides-when-pass-stuck = { $said ->
        [no] 出せるカードがないと分かっているプレイヤーのパスには当てはまりません。
       *[yes] 出せるカードがないと分かっているプレイヤーのパスだけに当てはまります。
    }
said-besides-if-cleared = { $said ->
        [or-stopped] 8切りなどを止められても働く。
       *[no] { "" }
    }
said-besides-when-hand-fours = { $said ->
        [yes] 同じ数字の4枚は2組のペアに数える。
       *[no] 同じ数字の4枚は2組のペアに数えない。
    }
said-besides-when-hand-stand_ins = { $said ->
        [yes] 足りないカードはジョーカーで補える。
       *[no] { "" }
    }
said-besides-if-hand-stand_ins = { $said ->
        [yes] 足りないカードはジョーカーで補える。
       *[no] { "" }
    }
said-besides-when-play-counts = { $said ->
        [yes] それぞれの数字の効果も出る。
       *[no] それぞれの数字の効果は出ない。
    }
said-besides-then-draw-from = { $said ->
        [discards-or-field] 場で下にあるカードも取れる。
       *[other] { "" }
    }
said-besides-then-draw-first = { $said ->
        [next] 次の番の人から順に拾い、足りなければあるだけ拾う。
       *[player] 出した人から順に拾い、足りなければあるだけ拾う。
    }
said-besides-then-draw-in_full = { $said ->
        [yes] 捨て札が足りなければ誰も拾わない。
       *[no] { "" }
    }
said-besides-then-order = { $said ->
        [turns-once] もう一度出ても元には戻らない。
        [turns-besides] 同じ手でほかの決まりによる革命が起これば、それとは別に数える。
       *[other] { "" }
    }
said-besides-then-may = { $said ->
        [yes] 逆転させるかどうかは、出した人が選ぶ。
       *[no] { "" }
    }
said-besides-then-direction = { $said ->
        [turns-once] もう一度出ても元には戻らない。
       *[other] { "" }
    }
said-besides-then-lock-rank = { $said ->
        [none] { "" }
       *[other] { $said }も出せる。
    }
said-besides-then-lock-but_runs = { $said ->
        [yes] 階段なら、どのカードでも出せる。
       *[no] { "" }
    }
said-besides-then-answerable = { $said ->
        [first-called] 流れる前に、ほかの人が早い者勝ちで応じられる。
       *[in-turn] 流れる前に、ほかの人が番の順に応じられる。
        [no] { "" }
    }
said-besides-then-all_skipped = { $said ->
        [clear] ほかの全員が飛ばされると、場が流れる。
       *[go-on] ほかの全員が飛ばされても、場は流れない。
    }
said-besides-in_full = { $said ->
        [yes] 捨てるなら、その枚数をそろえて捨てる。
        [spared] その枚数に手札が足りない人は、1枚も手放さない。
       *[no] { "" }
    }
said-besides-strength = { $said ->
        [usually-strongest] 一番強いカードは、強さの順が逆転していても普通の順で決める。
        [usually-weakest] 強さの順が逆でも、普段の順で一番弱いカードです。
       *[other] { "" }
    }
said-besides-then-called = { $said ->
        [yes] カードを出した人が宣言したときだけ起こる。
       *[no] { "" }
    }
said-besides-then-called_out = { $said ->
        [yes] そのカードであがった人も宣言できる。
       *[no] { "" }
    }
said-besides-then-take-stays = { $said ->
        [yes] 最後のカードを出した人はあがりにならず、カードをもらって続ける。
       *[no] { "" }
    }
said-besides-then-ties = { $when ->
        [end] { "" }
        [hand] { $said ->
            [best-suit] そういう人が何人もいれば、一番上の数字のマークが強い人から順にあがる(強い順にハート・ダイヤ・クラブ・スペード)。
            [shared] そういう人が何人もいれば、同じ順位になる。
           *[in-turn] そういう人が何人もいれば、番の早い人が先にあがる。
        }
       *[other] { $said ->
            [in-turn] これで手札がなくなった人は、全員が済んでから番の順にあがる。
            [shared] これで手札がなくなった人は、全員が済んでから同じ順位であがる。
           *[no] { "" }
        }
    }
said-besides-then-emptied = { $said ->
        [judged] これで手札がなくなった人は、最後のカードを出したときと同じに扱う(反則上がりになることもある)。
        [barred] これで手札をなくすことはできず、最後の1枚は残る。
       *[out] これで手札がなくなった人は、どのカードでもあがりになる。
    }
said-follow-bars = { $below ->
        [yes] { $form }の上には{ $how ->
            [no-play] 何も出せません。
           *[as-many] 同じ枚数の{ $form }しか出せません。
        }
       *[no] { $how ->
            [no-play] { $form }は、空の場にしか出せません。
           *[as-many] 同じ枚数の{ $form }の上にしか出せません。
        }
    }
said-emperor-fine = { $low }から{ $high }まで連続し、マークが全部あります。
said-spaced-fine = 数字が等間隔({ $ranks })に並んでいます。
said-around = 階段は、{ $last }から{ $first }へ続けられます。
said-row-around = 階段は、一番上の数字から一番下へ続けられます。
said-mix-fine = { $noun }です。
said-lock-met = { $sealed ->
        [none] { $end ->
            [next-play] 次に出せるのは{ $only }だけですが、{ $cards }は出せます。
            [next-turn] 次に出せるのは{ $only }だけですが、{ $cards }は出せます。
           *[other] { $only }だけの場でも、{ $cards }は出せます。
        }
       *[other] { $sealed }を出せない場でも、{ $cards }は出せます。
    }
part-lock-next = { $sealed ->
        [none] 次に出せるのは{ $only }だけです。
       *[other] 次に{ $sealed }は出せません。
    }
said-row-size = 場は{ $needed }枚なので、{ $many }枚では出せません。
said-row-over = 場と同じ出し方で、{ $rank }は{ $under }より強いので出せます。
said-row-bars = { $below ->
        [yes] 同じ出し方でもっと強いカードしか出せません。
       *[no] 同じ出し方の上にしか出せません。
    }
said-lock-which = { $sealed ->
        [none] { $only }しか
       *[other] { $sealed }は
    }
said-mix-bars = { $below ->
        [yes] 場の組み合わせの上には、ほかの手は出せません。
       *[no] この組み合わせは、この手の上には出せません。
    }
part-or-named = { $named ->
        [none] { "" }
       *[other] か{ $named }
    }
said-part = { $below ->
    [none] { $cards }
   *[other] { $below }の上の{ $cards }
}
