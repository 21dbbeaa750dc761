# 手によって起こること。`effect-…`は並べて言うとき、`happens-…`は条文に添える理由。

effect-mark-set-revolution =
    { $ranking ->
        [usual] 革命になり、いまは元の順に戻ります
        [again] 革命になります
       *[other] 強さの順が逆転します
    }
effect-mark-set-j-back =
    { $ranking ->
        [usual] 場が流れるまでは元の順です
       *[other] 場が流れるまで強さの順が逆転します
    }
effect-mark-set-suit-lock = { $suits }で縛りになります
effect-mark-set-strict-lock = { $suits }で激縛りになります
effect-mark-set-direction = 逆回りになります
effect-mark-set-round-for-now = 場が流れるまで逆回りになります
effect-mark-dropped-revolution =
    { $ranking ->
        [reversed] 革命返しになり、いまは逆の順です
       *[other] 革命返しになります
    }
effect-mark-dropped-j-back =
    { $ranking ->
        [reversed] Jバックが打ち消され、逆の順に戻ります
       *[other] Jバックが打ち消されます
    }
effect-mark-dropped-suit-lock = 縛りが解けます
effect-mark-dropped-strict-lock = 激縛りが解けます
effect-mark-dropped-direction = 元の回り方に戻ります
effect-mark-dropped-round-for-now = 元の回り方に戻ります
effect-mark-prevented-revolution =
    { $standing ->
        [yes] 革命は続きます
       *[none] 普通の革命にはなりません
    }
effect-mark-prevented-j-back = 強さの順は変わりません
effect-mark-prevented-fall = 誰も都落ちしません
effect-mark-prevented-field = 場が流れません
effect-mark-prevented-suit-lock = 縛りになりません
effect-mark-prevented-strict-lock = 激縛りになりません
effect-mark-twice-direction = 番の向きは2回逆になり、元のままです
effect-mark-prevented-direction = 逆回りにはなりません
effect-mark-prevented-round-for-now = 逆回りにはなりません
effect-cleared = 場が流れます
effect-cleared-leads = 場が流れ、{ $gone ->
    [none] { "" }
   *[other] { $gone }は抜けているので、
}{ $seat }が親になります
effect-leads = { $seat }が親になります
effect-leaves-clean = { $seat }があがります
effect-leaves-foul = { $seat }が{ $cards }で反則上がりになります
effect-leaves-foul-skip = { $seat }が反則上がりになります
effect-leaves-foul-pass = { $seat }が反則上がりになります
effect-leaves-clean-at-once = { $seat }がその場であがります
effect-leaves-fallen-at-once = { $seat }が脱落します
effect-leaves-fallen = { $seat }が都落ちします
effect-leaves-liar = { $seat }は交換の嘘が分かったので、ゲームから抜けます
effect-skips =
    { $seats ->
        [none] 次の{ $count }人が飛ばされます
       *[other] { $seats }が飛ばされます
    }
effect-handed-over = { $cards }が{ $seat }から{ $to }に渡ります

happens-mark-set-revolution =
    { $ranking ->
        [usual] 革命になり、いまは元の順に戻ります。
        [again] 革命になります。
       *[other] 強さの順が逆転し、場が流れても続きます。
    }
happens-mark-set-j-back =
    { $ranking ->
        [usual] 場が流れるまでは、元の順です。
       *[other] 場が流れるまで、強さの順が逆転します。
    }
happens-mark-set-suit-lock = 同じマークが続いたので、場が流れるまで{ $suits }しか続けられません。
happens-mark-set-strict-lock = 同じマークで数字が続いたので、次は{ $suits }の1つ先の数字しか続けられません。
happens-mark-set-direction = 逆回りになります。
happens-mark-set-round-for-now = 場が流れるまで逆回りになります。
happens-mark-dropped-revolution =
    { $ranking ->
        [reversed] 革命が終わり、いまは逆の順です。
       *[other] 革命が終わり、元の順に戻ります。
    }
happens-mark-dropped-j-back =
    { $ranking ->
        [reversed] Jバックが打ち消されて、逆の順に戻ります。
       *[other] 強さがもう一度逆転して、元の順に戻ります。
    }
happens-mark-dropped-suit-lock = どのマークでも出せるようになります。
happens-mark-dropped-strict-lock = どのマークのどの数字でも出せるようになります。
happens-mark-dropped-direction = 元の回り方に戻ります。
happens-mark-dropped-round-for-now = 元の回り方に戻ります。
happens-mark-prevented-revolution =
    { $standing ->
        [yes] 革命返しはできないので、{ $laid ->
            [none] { "" }
           *[other] { $laid }が出ても
        }革命は続きます。
       *[none] 普通の革命にはなりません。
    }
happens-mark-prevented-j-back = 強さの順は変わりません。
happens-mark-prevented-fall = 誰も都落ちしません。
happens-mark-prevented-field = 場は流れません。
happens-mark-prevented-suit-lock = 縛りになりません。
happens-mark-prevented-strict-lock = 激縛りになりません。
happens-mark-prevented-direction = 逆回りにはなりません。
happens-mark-prevented-round-for-now = 逆回りにはなりません。
happens-cleared = 場が流れます。
happens-cleared-leads = 場が流れ、{ $gone ->
    [none] { "" }
   *[other] { $gone }は抜けているので、
}{ $seat }が親になります。
happens-cleared-again = { $cards }がまた一番上になり、誰も出さなかったので、場が流れ、{ $seat }が親になります。
happens-leads-after = { $back ->
    [yes] 逆回りなので、{ $after }の次の{ $seat }が親になります。
   *[other] { $after }の次の人が親になります。
}
happens-leads = { $seat }が新しい場の親になります。
happens-leaves-clean = { $seat }は手札がなくなったので、あがりです。
happens-leaves-foul =
    { $foul ->
        [by] { $seat }は最後の手で{ $by }になったので、反則上がりです。
        [avenges] { $seat }は前のゲームで大富豪に都落ちさせられました。その大富豪を都落ちさせるあがり方をしたので、反則上がりです。
        [alone] { $seat }は最後の手が{ $cards }の1枚だけなので、反則上がりです。
        [joker] { $seat }は最後の手にジョーカーが入っているので、反則上がりです。
        [turned] 出した後の順では、{ $cards }であがるのは反則です。
        [unturned] 出す前の順では、{ $cards }であがるのは反則です。
        [revolution] 革命中は{ $cards }が反則のカードなので、{ $seat }は反則上がりです。
        [placed] 『{ $by }』の間は、{ $ranks }であがるのは反則です。
        [while] いまの強さの順では{ $cards }が反則のカードなので、{ $seat }は反則上がりです。
        [given] { $cards }を渡してあがるのは反則なので、{ $seat }は反則上がりです。
        [discarded] { $cards }を捨ててあがるのは反則なので、{ $seat }は反則上がりです。
        [parted] { $cards }を手放してあがるのは反則なので、{ $seat }は反則上がりです。
       *[always] { $cards }であがるのは反則なので、{ $seat }は反則上がりです。
    }
happens-leaves-foul-skip = { $passes ->
    [none] { $seat }は飛ばされ、これもパスに数えるので、反則上がりです。
   *[other] { $of ->
        [all] { $seat }が飛ばされたのもパスに数え、全員合わせて{ $passes }回になったので、反則上がりです。
       *[player] { $seat }が飛ばされたのもパスに数え、これで{ $passes }回目なので、反則上がりです。
    }
}
happens-leaves-foul-pass = { $passes ->
    [none] { $seat }は{ $during ->
        [yes] 『{ $clause }』の間に
       *[none] { "" }
    }パスしたので、反則上がりの扱いです。
   *[other] { $of ->
        [all] パスは全員合わせて{ $limit }回までで、{ $seat }のパスが{ $passes }回目なので、反則上がりです。
       *[player] パスは{ $limit }回までで、{ $seat }は{ $passes }回目なので、反則上がりです。
    }
}
happens-leaves-clean-at-once = { $has ->
    [none] { $cause ->
        [none] { $seat }は手札が残っていてもこの時点であがりです。
       *[other] { $cause }ので、{ $seat }はその場であがりです。
    }
   *[other] { $seat }は手札{ $has }ので、その場であがりです。
}
happens-leaves-fallen-at-once = { $cause ->
    [none] { $seat }は手札が残っていても、ここで脱落します。
   *[other] { $who ->
        [joker-holder] { $cause }とき、{ $seat }はジョーカーを持っていたので、脱落します。
        [picked] { $cause }ので、指名された{ $seat }は脱落します。
       *[other] { $cause }ので、{ $seat }は脱落します。
    }
}
happens-leaves-fallen =
    { $left ->
        [foul] 身分が一番上の{ $seat }より先に、{ $first }が(反則ですが)あがったので、{ $seat }は都落ちです。
       *[clean] 身分が一番上の{ $seat }より先に{ $first }があがったので、{ $seat }は都落ちです。
    }
happens-leaves-liar = { $seat }が一番強いカードを渡していなかったと分かったので、{ $seat }はゲームから抜けます。
happens-skips =
    { $seats ->
        [none] 次の{ $count }人の番が飛ばされます。
       *[other] { $seats }の番が飛ばされます。
    }
happens-handed-over = { $cards }が{ $seat }から{ $to }に渡ります。

# Debts and windows: what is owed, and what meeting it did.
effect-discarded = { $seat }が{ $cards }を捨てます
effect-hands-swapped = { $seat }と{ $to }が手札を入れ替えます
effect-field-taken = { $seat }が下のカードを引き取ります
effect-shown-to = { $seat }が{ $to }に{ $cards }を見せます
effect-shown = { $seat }が{ $cards }を公開します
effect-drawn = 捨て札の{ $cards }が{ $seat }の手札に入ります
effect-picked-up = { $seat }が{ $cards }を拾います
effect-hands-mixed = { $seats }の手札を混ぜて配り直します
effect-hands-mixed-equally = { $seats }の手札を混ぜて同じ枚数ずつ配り直します
effect-stays-in = { $seat }はまだあがりません
effect-note = { $text }
effect-spared = { $seat }は免除されます
effect-points = { $seat }が{ $count }点を得ます
effect-points-lost = { $seat }が{ $count }点を失います
effect-removed = { $cards }がゲームから除かれます
effect-joined-under = 場のカードに足されます
effect-joined-whole = 場のカードと合わせて1つの手になります
effect-misses-turn = { $seat }が1回休みます
effect-mark-set-shares-place = { $seat }は同じ順位になります
effect-mark-dropped-shares-place = 同じ順位ではなくなります
effect-mark-prevented-shares-place = 同じ順位にはなりません
effect-mark-set-misses-turn = { $seat }が次の番を休みます
effect-mark-dropped-misses-turn = 休みがなくなります
effect-mark-prevented-misses-turn = 誰も休みになりません
effect-added = { $seat }が場のカードに{ $cards }を足します
effect-undone = { $seat }が{ $cards }で効果を打ち消します
effect-withdrawn = 返したカードは流れ、下のカードが場に残ります
effect-turn-to-again = { $seat }がもう一度出せます
effect-turn-to = { $seat }の番から続きます
effect-game-over = ゲームがすぐ終わります({ $seats }{ $count ->
    [1] が1位
   *[other] の順
})
effect-retitled = 身分が入れ替わります(上から{ $seats })
effect-reseated = 番の順が{ $seats }になります
effect-game-equal = ゲームがすぐ終わり、{ $seats }は平民になります
effect-owes-give = { $seat }は{ part-owed-give }
effect-owes-discard = { $seat }は{ part-owed-discard }
effect-owes-name =
    { $least ->
        [0] { $seat }は数字を宣言できます
       *[other] { $seat }は{ $times ->
            [1] { "" }
           *[other] { $times }回、
        }数字を宣言します
    }
effect-owes-look =
    { $least ->
        [0] { $seat }はほかの人の手札を見られます
       *[other] { $seat }はほかの人の手札を見ます
    }
effect-owes-pardon = { $seat }は出すことを許せます
effect-owes-declare = { $seat }は宣言できます
effect-owes-seize = { $seat }はいま出たカードを全部拾えます
effect-owes-reseat = { $seat }はほかの人の席順を決められます
effect-owes-share = { $seat }は大富豪以外に手札を見せられます
effect-owes-show-strongest-to = { $seat }は手札の一番強い1枚を{ $to }に見せます
effect-owes-show-weakest-to = { $seat }は手札の一番弱い1枚を{ $to }に見せます
effect-owes-show-strongest = { $seat }は手札の一番強い1枚を公開します
effect-owes-show-weakest = { $seat }は手札の一番弱い1枚を公開します
effect-owes-add = { $seat }は場のカードに足せます
effect-owes-take-field = { $seat }は場のカードを取れます
effect-owes-pick =
    { $least ->
        [0] { $seat }は相手を1人選べます
       *[other] { $seat }は相手を1人選びます
    }
effect-owes-take = { $seat }は{ part-owed-take }
effect-owes-draw-for = { $seat }は捨て札から{ $to }に渡す{ $count }枚を選びます
effect-owes-draw = { $seat }は{ part-draw }
effect-owes-pick-up = { $seat }は{ part-owed-pick-up }
effect-owes-swap = { $seat }は{ part-owed-swap }
effect-owes-mix-hands = { $seat }は選んだ人と手札を{ $least ->
        [0] 混ぜられます
       *[other] 混ぜます
    }
effect-owes-swap-hands = { $seat }は手札を{ $least ->
        [0] 入れ替えられます
       *[other] 入れ替えます
    }
effect-owes-call = { $seat }は宣言できます
effect-owes-revolt = { $seat }は強さの順を逆転させるかどうかを決めます
effect-awaits-stop = 飛ばす前に、{ $seats }の返事を待ちます
effect-awaits-counter = 先に{ $seats }の返事を待ちます
effect-awaits-answers = すぐには流れず、{ $seats }の返事を待ちます
happens-awaits-stop = すぐには飛ばされません。{ $seats }は止めることも、そのまま飛ばされることもできます。
happens-awaits-counter = 効果の前に、{ $seats }は同じ数字のスペードで打ち消すことも、そのままにすることもできます。
happens-awaits-answers = すぐには流れません。{ $seats }は返すことも、そのまま流すこともできます。
happens-discarded = { $seat }が{ $cards }を捨てます。
happens-hands-swapped = { $seat }と{ $to }が手札をすべて入れ替えました。
happens-field-taken = { $plays ->
        [top] { $seat }がすぐ下に出ていたカードを引き取ります。
       *[all] { $seat }が場にあったカードをすべて引き取ります。
    }
happens-shown-to = { $seat }が{ $cards }を{ $to }だけに見せ、手札に戻します。
happens-shown = { $seat }が{ $cards }を全員に公開し、手札に戻します。
happens-drawn = 捨て札の{ $cards }が{ $seat }の手札に入ります。
happens-picked-up = { $seat }が場の{ $cards }を拾います。
happens-hands-mixed = { $seats }の手札を混ぜて、それぞれ元の枚数に配り直します。
happens-hands-mixed-equally = { $seats }の手札を混ぜて、この順に1枚ずつ配り直します。
happens-stays-in = { $seat }は手札がなくなりましたが、先に手札に加えるカードがあるので、まだあがりません。
happens-note = { $text }。
happens-spared = { $seat }は免除されます。
happens-points = { $seat }が{ $count }点を得ます。
happens-points-lost = { $seat }が{ $count }点を失います。
happens-removed = { $cards }はゲームから除かれ、どのルールでも取り戻せません。
happens-joined-under = 出したカードは場のカードに足され、次の人は元の場のカードに勝てば出せます。
happens-joined-whole = 場のカードと合わせて1つの手になります。
happens-misses-turn = { $seat }は1回休みです。
happens-mark-set-shares-place = { $seat }は{ $with ->
    [none] ほかの人
   *[other] { $with }
}と同じ順位になります。
happens-mark-dropped-shares-place = 同じ順位ではなくなります。
happens-mark-prevented-shares-place = 同じ順位にはなりません。
happens-mark-set-misses-turn = { $seat }は次に番が回ってきたら1回休みます。
happens-mark-dropped-misses-turn = 休みはなくなります。
happens-mark-prevented-misses-turn = 誰も休みにはなりません。
happens-added = { $seat }が場のカードに{ $cards }を足します。場のカードは出した人のもののままで、次の人はそれに勝てば出せます。
happens-undone = { $seat }が同じ数字の{ $cards }で打ち消したので、効果は起こりません。
happens-withdrawn = 返したカードは流れ、下のカードが場に残ります。
happens-turn-to-again = 番が進む前に、{ $seat }はもう一度出せます。
happens-turn-to = 場は続き、次は{ $seat }の番です。
happens-game-over =
    { $turned ->
        [yes] ゲームはここで終わり、前回の順位が逆転して、上から{ $seats }になります。
       *[no] { $part ->
            [yes] ゲームはここで終わり、{ $count ->
                [1] 1位は{ $seats }です
               *[other] 順位は1位から{ $seats }です
            }。ほかの人の順位は決まりません。
           *[no] ゲームはここで終わり、順位は{ $seats }です。
        }
    }
happens-retitled = 身分が入れ替わり、上から順に{ $seats }になります。
happens-reseated = これからは{ $seats }の順に番が回ります。
happens-game-equal = ゲームはここで終わり、{ $seats }が順位なしの平民になります。
happens-owes-give = { effect-owes-give }。
happens-owes-discard = { effect-owes-discard }。
happens-owes-name = { effect-owes-name }。
happens-owes-look =
    { $least ->
        [0] { $seat }は相手を1人選んで、その手札を見られます。
       *[other] { $seat }は相手を1人選んで、その手札を見ます。
    }
happens-owes-pardon = { $seat }は出すことを許せます。
happens-owes-declare = { $seat }は宣言できます。
happens-owes-seize = 先に{ $seat }がいま出たカードを拾うかどうかを決めます。拾えば、出した人はパスしたことになります。
happens-owes-reseat = { $seat }はほかの人の席順を決められます。
happens-owes-share = { $seat }は大富豪以外に手札を見せられます。
happens-owes-show-strongest-to = { $seat }は手札の一番強い1枚を{ $to }だけに見せます。
happens-owes-show-weakest-to = { $seat }は手札の一番弱い1枚を{ $to }だけに見せます。
happens-owes-show-strongest = { $seat }は手札の一番強い1枚を全員に公開します。
happens-owes-show-weakest = { $seat }は手札の一番弱い1枚を全員に公開します。
happens-owes-add = { $seat }は場のカードに足せます。
happens-owes-take-field = { $seat }は場のカードを取れます。
happens-owes-pick = { effect-owes-pick }。
happens-owes-take = { effect-owes-take }。
happens-owes-draw-for = { $seat }は捨て札から{ $to }に渡す{ $count }枚を選びます。
happens-owes-draw = { effect-owes-draw }。
happens-owes-pick-up = { effect-owes-pick-up }。
happens-owes-swap = { effect-owes-swap }。
happens-owes-mix-hands = { $seat }は選んだ人と手札を{ $least ->
        [0] 混ぜられます
       *[other] 混ぜます
    }。
happens-owes-swap-hands = { $seat }はほかの人と手札をすべて{ $least ->
        [0] 入れ替えられます
       *[other] 入れ替えます
    }。
happens-owes-call = 宣言するかどうかは{ $seat }が決めます。
happens-owes-revolt = 強さの順を逆転させるかどうかは{ $seat }が決めます。

# What the table waits for.
part-answers = { $answers ->
    [none] { "" }
   *[other] 『{ $answers }』で
}
waits-stop = 先に{ $seat }が{ part-answers }止めるかどうかを決めます。
waits-because = { $cause }ので、{ $text }
waits-counter = 先に{ $seat }が同じ数字のスペードで打ち消すかどうかを決めます。
waits-answer = 先に{ $seat }が{ part-answers }返すか流すかを決めます。
waits-written = この場合の手は「{ $word }」で書きます。
waits-decline-instead = これはパスではありません。{ $seat }が何もしないなら、そう書いてください。
waits-give =
    { $least ->
        [0] 先に{ $seat }がカードを渡すかどうかを決めます。
       *[other] 先に{ $seat }がカードを渡します。
    }
waits-discard =
    { $least ->
        [0] 先に{ $seat }がカードを捨てるかどうかを決めます。
       *[other] 先に{ $seat }がカードを捨てます。
    }
waits-name =
    { $least ->
        [0] 先に{ $seat }が数字を宣言するかどうかを決めます。
       *[other] 先に{ $seat }が{ $again ->
            [yes] もう1つ
           *[no] {""}
        }数字を宣言します。
    }
waits-look =
    { $least ->
        [0] 先に{ $seat }が手札を見るかどうかを決めます。
       *[other] 先に{ $seat }が見る手札を選びます。
    }
waits-pardon = 先に{ $seat }が許すかどうかを決めます。
waits-declare = 先に{ $seat }が宣言するかどうかを決めます。
waits-seize = 先に{ $seat }がいま出たカードを拾うかどうかを決めます。
waits-reseat =
    { $least ->
        [0] 先に{ $seat }がほかの人の席順を変えるかどうかを決めます。
       *[other] 先に{ $seat }がほかの人の席順を決めます。
    }
waits-share = 先に{ $seat }が手札を見せるかどうかを決めます。
waits-show-strongest = 先に{ $seat }が一番強いカードを見せます。
waits-show-weakest = 先に{ $seat }が一番弱いカードを見せます。
waits-add = 先に{ $seat }が場にカードを足すかどうかを決めます。
waits-take-field = 先に{ $seat }が場のカードを取るかどうかを決めます。
waits-pick =
    { $least ->
        [0] 先に{ $seat }が相手を選ぶかどうかを決めます。
       *[other] 先に{ $seat }が相手を1人選びます。
    }
waits-take =
    { $least ->
        [0] 先に{ $seat }がカードを取るかどうかを決めます。
       *[other] 先に{ $seat }がカードを取ります。
    }
waits-draw =
    { $least ->
        [0] 先に{ $seat }が捨て札から{ $blind ->
            [yes] 引く
           *[no] 拾う
        }かどうかを決めます。
       *[other] 先に{ $seat }が捨て札から{ $blind ->
            [yes] 引きます
           *[no] 拾います
        }。
    }
waits-draw-for =
    { $least ->
        [0] 先に{ $seat }がほかの人に渡すカードを捨て札から選ぶかどうかを決めます。
       *[other] 先に{ $seat }がほかの人に渡すカードを捨て札から選びます。
    }
waits-pick-up =
    { $least ->
        [0] 先に{ $seat }が場のカードを拾うかどうかを決めます。
       *[other] 先に{ $seat }が場のカードを拾います。
    }
waits-swap =
    { $least ->
        [0] 先に{ $seat }がカードを交換するかどうかを決めます。
       *[other] 先に{ $seat }がカードを交換します。
    }
waits-mix-hands =
    { $least ->
        [0] 先に{ $seat }が手札を混ぜるかどうかを決めます。
       *[other] 先に{ $seat }が手札を混ぜる相手を決めます。
    }
waits-swap-hands =
    { $least ->
        [0] 先に{ $seat }が手札を入れ替えるかどうかを決めます。
       *[other] 先に{ $seat }が手札を入れ替えます。
    }
waits-call = 先に{ $seat }が宣言するかどうかを決めます。
waits-revolt = 先に{ $seat }が強さの順を逆転させるかどうかを決めます。

# 9からK
effect-mark-set-j-back-strong =
    { $ranking ->
        [usual] 次の場が終わるまでは元の順です
       *[other] 次の場が終わるまで強さの順が逆転します
    }
happens-mark-set-j-back-strong =
    { $ranking ->
        [usual] この場と次の場が終わるまでは、元の順です。
       *[other] この場と次の場が終わるまで、強さの順が逆転します。
    }

# 大富豪、A・2・ジョーカー・縛り・革命・身分。
effect-mark-set-number-lock = 数字縛りになります
effect-mark-dropped-number-lock = 数字縛りが解けます
effect-mark-prevented-number-lock = 数字縛りになりません
happens-mark-set-number-lock = 数字が2つ続いたので、次はその次の数字しか出せません。
happens-mark-dropped-number-lock = 数字の縛りがなくなります。
happens-mark-prevented-number-lock = 数字は縛られないままです。
effect-sinks = { $seat }が最下位になります
happens-sinks = { $first ->
    [none] { $seat }は最後まで続けても最下位になります。
   *[other] { $first }が先にあがったので、{ $seat }は最後まで続けても最下位になります。
}
effect-sinks-picked = { $seat }は最後に一番下の順位になります
happens-sinks-picked = { $seat }は選ばれたので、ゲームは続けますが、最後に一番下の順位になります。

# 大富豪、3から7のカードの印。
effect-mark-set-cartel = 大富豪以外の人どうしで手札を見せ合えるようになります
effect-mark-dropped-cartel = カルテルが終わります
effect-mark-prevented-cartel = カルテルは起こりません
effect-mark-set-passes = { $seat }のパスは{ $number }回目です
effect-mark-set-all-passes = 全員合わせて{ $number }回目のパスです
effect-mark-set-bombs-won = { $seat }の爆弾の得点が{ $number }点になります
effect-mark-dropped-bombs-won = 爆弾の得点がなくなります
effect-mark-prevented-bombs-won = 爆弾の得点は入りません
effect-mark-set-bombs-paid = { $seat }の爆弾の支払いが{ $number }点になります
effect-mark-dropped-bombs-paid = 爆弾の支払いがなくなります
effect-mark-prevented-bombs-paid = 爆弾の支払いは起こりません
effect-mark-set-murder-case =
    { $number ->
        [0] 大富豪の両隣が2とジョーカーを全部持っています
       *[other] 殺人事件で場が流れたのは{ $number }回目です
    }
effect-mark-dropped-murder-case = 殺人事件が終わります
effect-mark-prevented-murder-case = 殺人事件は起こりません
effect-mark-set-seated = 席順が変わります
effect-mark-dropped-seated = 席順が元に戻ります
effect-mark-prevented-seated = 席順は変わりません
effect-mark-set-turned-up = 手札の一番上をめくります
effect-mark-dropped-turned-up = 手札を取り終わります
effect-mark-prevented-turned-up = 手札はめくりません
effect-mark-set-teleforce =
    { $number ->
        [0] 決まったターン数が終わります
       *[other] { $said }でゲームが終わります
    }
effect-mark-dropped-teleforce = ターンは数え直しになります
effect-mark-prevented-teleforce = 残りのターンは数えません
effect-mark-dropped-all-passes = 全員のパスを数えなくなります
effect-mark-prevented-all-passes = このパスは全員の回数に入りません
effect-mark-dropped-passes = パスを数えなくなります
effect-mark-prevented-passes = このパスは数えません
effect-mark-set-pardoned = { $seat }はまた出せます
effect-mark-dropped-pardoned = { $seat }への許しがなくなります
effect-mark-prevented-pardoned = { $seat }は許されません
effect-mark-set-scavenging = { $seat }はこのゲームではもう拾い食いできません
effect-mark-dropped-scavenging = { $seat }はまた拾い食いできます
effect-mark-prevented-scavenging = { $seat }はまだ拾い食いできます
effect-mark-set-personal-suit-lock = { $seat }は次の手が{ $suits }に縛られます
effect-mark-dropped-personal-suit-lock = 個人スート縛りが解けます
effect-mark-prevented-personal-suit-lock = 個人スート縛りになりません
effect-mark-set-personal-number-lock = { $seat }は次の手が{ $number }に縛られます
effect-mark-dropped-personal-number-lock = 個人数字縛りが解けます
effect-mark-prevented-personal-number-lock = 個人数字縛りになりません
effect-mark-set-ostracised = { $seat }は9以上のカードなしで始めます
effect-mark-dropped-ostracised = 都落ちした人から9以上のカードが没収されます
effect-mark-prevented-ostracised = 都落ちした人から何も没収されません
effect-mark-set-last-card-unsaid = { $seat }は残り1枚を宣言します
effect-mark-set-last-card-said = { $seat }が残り1枚を宣言します
effect-mark-set-last-card-forgotten = { $seat }は残り1枚の宣言を忘れたことになります
effect-mark-set-last-card = 残り1枚の宣言が必要になります
effect-mark-dropped-last-card = 宣言忘れは帳消しになります
effect-mark-prevented-last-card = 残り1枚の宣言は必要になりません
effect-mark-set-relief-goods = { $seat }はこのゲームではもう物資救援を使えません
effect-mark-dropped-relief-goods = 物資救援がまた使えます
effect-mark-prevented-relief-goods = 物資救援はまだ使えます
effect-mark-set-no-counter = 革命返しができなくなります
effect-mark-dropped-no-counter = また革命返しができるようになります
effect-mark-prevented-no-counter = 革命返しはできるままです
effect-mark-set-hand-rules-off = 手札系のローカルルールが無効になります
effect-mark-set-hand-rules-off-omen = オーメンで手札系のローカルルールが無効になります
effect-mark-set-hand-rules-off-bloody-mary-b = ブラッディメアリBで手札系のローカルルールが無効になります
effect-mark-dropped-hand-rules-off = 手札系のローカルルールがまた有効になります
effect-mark-prevented-hand-rules-off = 手札系のローカルルールは有効なままです
happens-mark-set-cartel = これからは、大富豪以外の人どうしで手札を見せ合えます。
happens-mark-dropped-cartel = 手札は見せ合えなくなります。
happens-mark-prevented-cartel = 手札は見せ合いません。
happens-mark-set-passes = { $seat }のパスは、このゲームで{ $number }回目です。
happens-mark-set-all-passes = このゲームで全員合わせて{ $number }回目のパスです。
happens-mark-set-bombs-won = { $seat }の爆弾の得点は、これで{ $number }点です。
happens-mark-dropped-bombs-won = 爆弾の得点はなくなります。
happens-mark-prevented-bombs-won = 爆弾の得点は入りません。
happens-mark-set-bombs-paid = { $seat }の爆弾の支払いは、これで{ $number }点です。
happens-mark-dropped-bombs-paid = 爆弾の支払いはなくなります。
happens-mark-prevented-bombs-paid = 爆弾の支払いは起こりません。
happens-mark-set-murder-case =
    { $number ->
        [0] 大富豪の両隣が2とジョーカーを全部持っています。場が3回流れるまで1枚も出さなければ、大富豪は脱落します。
       *[other] 両隣はまだ2もジョーカーも出さず、場が{ $number }回流れました。3回目で大富豪は脱落します。
    }
happens-mark-dropped-murder-case = 殺人事件は終わりです。
happens-mark-prevented-murder-case = 殺人事件は起こりません。
happens-mark-set-seated = 席順が変わり、番の順も変わります。
happens-mark-dropped-seated = 席順が元に戻ります。
happens-mark-prevented-seated = 席順は変わりません。
happens-mark-set-turned-up = 手札の一番上をめくり、身分の高い人から取ります。
happens-mark-dropped-turned-up = 手札を取り終わりました。
happens-mark-prevented-turned-up = 手札はめくりません。
happens-mark-set-teleforce =
    { $number ->
        [0] これで決まったターン数が終わりました。
       *[other] { $said }でゲームが終わります。
    }
teleforce-left = { $rounds ->
    [yes] あと{ $number }周
   *[no] あと{ $number }ターン
}
happens-mark-dropped-teleforce = 前の4からのターンは、もう数えません。
happens-mark-prevented-teleforce = 残りのターンは数えません。
happens-mark-dropped-all-passes = 全員のパスの回数を数えなくなります。
happens-mark-prevented-all-passes = このパスは全員の回数に入りません。
happens-mark-dropped-passes = パスの回数を数えなくなります。
happens-mark-prevented-passes = このパスは回数に入りません。
happens-mark-set-pardoned = 新しい大富豪が許したので、{ $seat }はまた出せます。
happens-mark-dropped-pardoned = { $seat }はまた許しを待ちます。
happens-mark-prevented-pardoned = { $seat }はまだ許されていません。
happens-mark-set-scavenging = { $seat }は大富豪の出したカードを拾いました。このゲームではもう拾えません。
happens-mark-dropped-scavenging = { $seat }はまた大富豪の出したカードを拾えます。
happens-mark-prevented-scavenging = { $seat }はまだ大富豪の出したカードを拾えます。
happens-mark-set-personal-suit-lock = { $seat }は次の手では{ $suits }しか出せません。
happens-mark-dropped-personal-suit-lock = 個人スート縛りは終わりです。
happens-mark-prevented-personal-suit-lock = 誰もマークに縛られません。
happens-mark-set-personal-number-lock = { $seat }は次の手では{ $number }しか出せません。
happens-mark-dropped-personal-number-lock = 個人数字縛りは終わりです。
happens-mark-prevented-personal-number-lock = 誰も数字に縛られません。
happens-mark-set-ostracised = { $seat }は前のゲームで都落ちしたので、9以上のカードなしで始めます。
happens-mark-dropped-ostracised = 前のゲームで都落ちした人は、9以上のカードを没収されて始めます。
happens-mark-prevented-ostracised = 前のゲームで都落ちした人から、何も没収されません。
happens-mark-set-last-card-unsaid = { $seat }は残り1枚なので、ほかの人が動く前に宣言します。
happens-mark-set-last-card-said = { $seat }は残り1枚を、遅れずに宣言しました。
happens-mark-set-last-card-forgotten = { $seat }はほかの人が動く前に残り1枚を宣言しませんでした。
happens-mark-set-last-card = 残り1枚なので、宣言が必要です。
happens-mark-dropped-last-card = 宣言忘れは帳消しです。
happens-mark-prevented-last-card = 残り1枚の宣言は必要になりません。
happens-mark-set-relief-goods = { $seat }は場のカードを取ったので、このゲームではもう物資救援を使えません。
happens-mark-dropped-relief-goods = 物資救援がまた使えます。
happens-mark-prevented-relief-goods = 物資救援はまだ使えます。
happens-mark-set-no-counter = このゲームでは、もう革命返しはできません。
happens-mark-dropped-no-counter = また革命返しができるようになります。
happens-mark-prevented-no-counter = 革命返しはできるままです。
happens-mark-set-hand-rules-off = ゲームが終わるまで、手札系のローカルルールは無効です。
happens-mark-set-hand-rules-off-omen = オーメンの後は、ゲームが終わるまで手札系のローカルルールは無効です。
happens-mark-set-hand-rules-off-bloody-mary-b = ブラッディメアリBの後は、ゲームが終わるまで手札系のローカルルールは無効です。
happens-mark-dropped-hand-rules-off = 手札系のローカルルールがまた有効になります。
happens-mark-prevented-hand-rules-off = 手札系のローカルルールは有効なままです。
effect-mark-set-super-revolution = 同じ数字の5枚以上でしか返せなくなります
effect-mark-dropped-super-revolution = 超革命が終わります
effect-mark-prevented-super-revolution = 超革命になりません
happens-mark-set-super-revolution = 同じ数字の5枚以上で起こした革命なので、同じ数字の5枚以上でしか返せません。
happens-mark-dropped-super-revolution = 超革命が返されました。
happens-mark-prevented-super-revolution = 普通の革命のままです。
effect-mark-set-next-ace = 次に場が流れたとき{ $seat }が親になります
effect-mark-dropped-next-ace = 次の親が別の人に代わります
effect-mark-prevented-next-ace = 次の親は決まりません
happens-mark-set-next-ace = 場が流れると、{ $seat }が親になります。
happens-mark-dropped-next-ace = 次に親になる人が、別の人に代わります。
happens-mark-prevented-next-ace = このカードで次の親は決まりません。
effect-mark-set-reverse-lock = { $suits }の1つずつ弱いカードしか出せなくなります
effect-mark-dropped-reverse-lock = 逆縛りが解けます
effect-mark-prevented-reverse-lock = 逆縛りになりません
happens-mark-set-reverse-lock = 同じマークで1つ弱いカードが出たので、{ $suits }の1つずつ弱いカードしか出せません。
happens-mark-dropped-reverse-lock = マークと数字の縛りがなくなります。
happens-mark-prevented-reverse-lock = マークと数字は縛られないままです。
effect-mark-set-partial-lock = { $suits }を含む手しか出せなくなります
effect-mark-dropped-partial-lock = 片縛りが解けます
effect-mark-prevented-partial-lock = 片縛りになりません
happens-mark-set-partial-lock = 続けて出た手に{ $suits }が共通しているので、それを含む手しか出せません。
happens-mark-dropped-partial-lock = マークの縛りがなくなります。
happens-mark-prevented-partial-lock = マークは縛られないままです。
effect-mark-set-exchanged = カード交換が済みます
effect-mark-dropped-exchanged = カード交換が続きます
effect-mark-prevented-exchanged = カード交換が済みません
happens-mark-set-exchanged = カード交換が済みました。
happens-mark-dropped-exchanged = カード交換が続きます。
happens-mark-prevented-exchanged = カード交換は済んでいません。
effect-mark-set-gave = { $seat }が交換のカードを渡します
effect-mark-dropped-gave = { $seat }は交換のカードを渡していません
effect-mark-prevented-gave = { $seat }は交換のカードを渡しません
happens-mark-set-gave = { $seat }が交換のカードを渡しました。
happens-mark-dropped-gave = { $seat }は交換のカードを渡していません。
happens-mark-prevented-gave = { $seat }は交換のカードを渡しません。
effect-mark-set-offered = { $seat }が渡すカードを伏せて置きます
effect-mark-dropped-offered = { $seat }が置いたカードを戻します
effect-mark-prevented-offered = { $seat }は渡すカードを置きません
happens-mark-set-offered = { $seat }が渡すカードを伏せて置きました。
happens-mark-dropped-offered = { $seat }が置いたカードを戻しました。
happens-mark-prevented-offered = { $seat }は渡すカードを置きません。
effect-mark-set-passed-again = { $seat }のパスが2回目になります
effect-mark-dropped-passed-again = 2回目のパスが数えられなくなります
effect-mark-prevented-passed-again = 2回目のパスは数えられません
happens-mark-set-passed-again = { $seat }は最後に出した後、2回パスしました。
happens-mark-dropped-passed-again = 2回目のパスは数えられなくなります。
happens-mark-prevented-passed-again = 2回目のパスは数えられません。
effect-mark-set-first-trick = 最初の場が続きます
effect-mark-dropped-first-trick = 最初の場が終わります
effect-mark-prevented-first-trick = 最初の場ではありません
happens-mark-set-first-trick = このゲームの場はまだ一度も流れていません。
happens-mark-dropped-first-trick = 最初の場が終わりました。
happens-mark-prevented-first-trick = 最初の場ではありません。
effect-mark-set-first-turn-over = { $seat }の最初の番が終わります
effect-mark-dropped-first-turn-over = 最初の番がまた来ます
effect-mark-prevented-first-turn-over = 最初の番が続きます
happens-mark-set-first-turn-over = { $seat }の最初の番は終わりました。
happens-mark-dropped-first-turn-over = 最初の番がまた来ます。
happens-mark-prevented-first-turn-over = 最初の番が続いています。
effect-mark-set-sunk = 最下位に落ちます
effect-mark-dropped-sunk = 最下位でなくなります
effect-mark-prevented-sunk = 落ちません
happens-mark-set-sunk = 大富豪になれなかったので、最下位になります。
happens-mark-dropped-sunk = 順位はまだ決まっていません。
happens-mark-prevented-sunk = 誰も落ちません。
effect-waived = { $seat }は何もしなくてかまいません
happens-waived = { $seat }はもう何もしなくてかまいません。

# ミリオンダウト
effect-doubt-right = カードは不正で、{ $seat }がペナルティを受けます
effect-doubt-failed = カードは正当で、{ $seat }がペナルティを受けます
effect-punished = { $cards ->
    [none] { $seat }にカードは渡りません
   *[other] { $seat }が場から{ $cards }を受け取ります
}
effect-takes-rest = { $seat }が残りの{ $count }枚を取ります
effect-mark-set-landlord = { $seat }が地主になります
effect-mark-dropped-landlord = 地主がいなくなります
effect-mark-prevented-landlord = 誰も地主になりません
effect-mark-set-bid = { $seat }が{ $number }と言います
effect-mark-dropped-bid = ビッドが取り消されます
effect-mark-prevented-bid = ビッドは数えません
effect-mark-set-doubled = { $number ->
        [1] 得点が2倍になります
       *[other] 得点がさらに2倍になります
    }
effect-mark-dropped-doubled = 得点は2倍でなくなります
effect-mark-prevented-doubled = 得点は2倍になりません
effect-mark-set-has-played = { $seat }が{ $number }回出したことになります
effect-mark-dropped-has-played = 出した回数は数えなくなります
effect-mark-prevented-has-played = 出した回数に数えません
effect-closed = ゲームが終わります
effect-owes-penalty = { $seat }は場のカードを{ part-upto }渡せます
effect-owes-reveal = { $seat }は裏のカードを見せます
effect-mark-set-burst = { $seat }が{ $number }枚でバーストします
effect-mark-dropped-burst = バーストが取り消されます
effect-mark-prevented-burst = バーストは起こりません
effect-mark-set-won = { $seat }が{ $number }点を得ます
effect-mark-dropped-won = 得点が取り消されます
effect-mark-prevented-won = 得点はありません
effect-mark-set-over = ゲームが終わります
effect-mark-dropped-over = ゲームが続きます
effect-mark-prevented-over = ゲームはまだ終わりません
effect-mark-set-doubt-closed = もうダウトはできなくなります
effect-mark-dropped-doubt-closed = またダウトできます
effect-mark-prevented-doubt-closed = まだダウトできます
effect-mark-set-ranking = 順位がすべて決まります
effect-mark-dropped-ranking = 順位はまた未定になります
effect-mark-prevented-ranking = 順位はまだ決まりません
effect-leaves-burst = { $seat }が抜けます
effect-leaves-equal = { $seat }が抜けて平民になります
happens-doubt-right = { $cards ->
    [none] 裏のカードは正しい出し方ではありませんでした。ダウトした{ $by }が{ $seat }にペナルティを執行します。
   *[other] { $cards }は正しい出し方ではありませんでした。ダウトした{ $by }が{ $seat }にペナルティを執行します。
}
happens-doubt-failed = { $cards ->
    [none] 裏のカードは正しい出し方でした。出した{ $by }がダウトした{ $seat }にペナルティを執行します。
   *[other] { $cards }は正しい出し方でした。出した{ $by }がダウトした{ $seat }にペナルティを執行します。
}
happens-punished = { $cards ->
    [none] { $seat }には何も渡らず、場のカードはすべて捨て札になります。
   *[other] { $seat }が場から{ $cards }を受け取り、残りは捨て札になります。
}
happens-takes-rest = { $seat }が残りの{ $count }枚を取ります。
happens-mark-set-landlord = { $seat }が地主です。
happens-mark-dropped-landlord = 地主はいなくなりました。
happens-mark-prevented-landlord = 誰も地主になりません。
happens-mark-set-bid = { $seat }のビッドは{ $number }です。
happens-mark-dropped-bid = ビッドは取り消されました。
happens-mark-prevented-bid = ビッドは数えません。
happens-mark-set-doubled = { $number ->
        [1] このゲームの得点は2倍です。
       *[other] このゲームの得点はさらに2倍です。
    }
happens-mark-dropped-doubled = 得点は2倍でなくなりました。
happens-mark-prevented-doubled = 得点は2倍になりません。
happens-mark-set-has-played = { $seat }は{ $number }回出しました。
happens-mark-dropped-has-played = 出した回数は数えなくなりました。
happens-mark-prevented-has-played = 出した回数に数えません。
happens-closed =
    { $why ->
        [passed] 全員がパスしたので、このゲームは無効になり、配り直します。
        [lie] うそが見つかったので、このゲームは無効になり、配り直します。
        [time] 決まったターン数が終わったので、ゲームは終わりです。残った人の順位は手札の少ない順です。
       *[empty] { $seat ->
            [none] 手札がなくなった人がいる
           *[other] { $seat }の手札がなくなった
        }ので、ゲームは終わり、ほかの人の手札を数えます。
    }
happens-owes-penalty = { $seat }はペナルティとして場のカードを{ part-upto }渡せます。
happens-owes-reveal = { $seat }は裏のカードを見せます。
happens-mark-set-burst = { $seat }の手札は{ $number }枚で、多すぎます。
happens-mark-dropped-burst = バーストは取り消されます。
happens-mark-prevented-burst = バーストは起こりません。
happens-mark-set-won = ほかの人の手札は合わせて{ $number }枚なので、{ $seat }はその点数を得ます。
happens-mark-dropped-won = 得点は取り消されます。
happens-mark-prevented-won = 得点はありません。
happens-mark-set-over = ゲームは終わりです。
happens-mark-dropped-over = ゲームは続きます。
happens-mark-prevented-over = ゲームはまだ終わりません。
happens-mark-set-doubt-closed = もうダウトはできません。
happens-mark-dropped-doubt-closed = またダウトできます。
happens-mark-prevented-doubt-closed = まだダウトできます。
happens-mark-set-ranking = 順位がすべて決まりました。
happens-mark-dropped-ranking = 順位はまた未定です。
happens-mark-prevented-ranking = 順位はまだ決まりません。
happens-leaves-equal = { $seat }のゲームはここまでで、平民になります。
happens-leaves-burst =
    { $count ->
        [0] { $seat }は手札が多すぎるのでバーストし、ゲームから抜けます。
       *[other] { $seat }は手札が{ $count }枚あるのでバーストし、ゲームから抜けます。
    }
waits-penalty = 先に{ $seat }がペナルティのカードを渡すかどうかを決めます。
waits-doubt = { $below ->
    [none] {""}
   *[other] { $below }はもうあがっているので、
}先に{ $seat }がダウトするかスルーするかを決めます。
waits-reveal = 先に{ $seat }がダウトされたカードを表にします。

# 文で書かれたルールの続くもの。
effect-mark-set-own-times = このゲームで{ $number }回になります
effect-mark-dropped-own-times = 数えなくなります
effect-mark-prevented-own-times = 数えません
happens-mark-set-own-times = このゲームで{ $number }回目です。
happens-mark-dropped-own-times = 数えなくなります。
happens-mark-prevented-own-times = 数えません。
effect-mark-set-own-used = { $seat }はこのゲームではもうできません
effect-mark-dropped-own-used = またできるようになります
effect-mark-prevented-own-used = まだできます
happens-mark-set-own-used = { $seat }はこのゲームではもうできません。
happens-mark-dropped-own-used = またできるようになります。
happens-mark-prevented-own-used = まだできます。
effect-mark-set-own = { $title ->
        [none] このルール
       *[other] 「{ $title }」
    }は{ $until ->
        [clear] 場が流れるまで
        [game] ゲームが終わるまで
       *[other] ここから
    }続きます
effect-mark-set-own-seat = { $title ->
        [none] このルール
       *[other] 「{ $title }」
    }が{ $seat }にかかります
effect-mark-dropped-own-seat = { $title ->
        [none] このルール
       *[other] 「{ $title }」
    }が{ $seat }にかからなくなります
effect-mark-dropped-own = { $title ->
        [none] このルール
       *[other] 「{ $title }」
    }が終わります
effect-mark-prevented-own = { $title ->
        [none] このルール
       *[other] 「{ $title }」
    }は続きません
effect-mark-set-own-lock =
    { $said ->
        [none] 決まったカードしか出せなくなります
       *[other] { $said }出せなくなります
    }
effect-mark-set-own-free = 続けて出せるカードの制限が外れます
effect-mark-dropped-own-lock = どのカードでも出せるようになります
effect-mark-dropped-own-free = 続けて出せるカードの制限が元に戻ります
effect-mark-prevented-own-lock = 出せるカードは決まりません
effect-mark-prevented-own-free = 続けて出せるカードの制限は外れません
effect-mark-set-own-place = { $said }
effect-mark-dropped-own-place = 強さの順が元に戻ります
effect-mark-prevented-own-place = 強さの順は変わりません
happens-mark-set-own-place = ここから、{ $said }。
happens-mark-dropped-own-place = 強さの順が元に戻ります。
happens-mark-prevented-own-place = 強さの順は変わりません。
happens-mark-set-own = { $until ->
        [clear] 場が流れるまで
        [game] ゲームが終わるまで
       *[other] ここから
    }このルールが続きます。
happens-mark-set-own-seat = ここからこのルールが{ $seat }にかかります。
happens-mark-dropped-own-seat = このルールは{ $seat }にかからなくなります。
happens-mark-dropped-own = このルールはここで終わります。
happens-mark-prevented-own = このルールは続きません。
happens-mark-set-own-lock =
    { $said ->
        [none] ここからは決まったカードしか続けられません。
       *[other] ここからは{ $said }出せません。
    }
happens-mark-set-own-free = ここからは続けて出せるカードの制限が外れます。
happens-mark-dropped-own-lock = どのカードでも続けられるようになります。
happens-mark-dropped-own-free = 続けて出せるカードの制限が元に戻ります。
happens-mark-prevented-own-lock = どのカードでも続けられます。
happens-mark-prevented-own-free = 続けて出せるカードの制限は外れません。
effect-mark-set-open-hand = { $seat }は次のゲームで手札を見せます
effect-mark-dropped-open-hand = { $seat }はもう手札を見せなくてかまいません
effect-mark-prevented-open-hand = { $seat }は手札を見せなくてかまいません
effect-mark-set-more-tax = { $seat }は次の交換で1枚多く渡します
effect-mark-dropped-more-tax = { $seat }はもう1枚多く渡さなくてかまいません
effect-mark-prevented-more-tax = { $seat }は1枚多く渡さなくてかまいません
happens-mark-set-open-hand = { $seat }は脱税したので、次のゲームは手札を見せて行います。
happens-mark-dropped-open-hand = { $seat }はもう手札を見せなくてかまいません。
happens-mark-prevented-open-hand = { $seat }は手札を見せなくてかまいません。
happens-mark-set-more-tax = { $seat }は脱税したので、次の交換で1枚多く渡します。
happens-mark-dropped-more-tax = { $seat }はもう1枚多く渡さなくてかまいません。
happens-mark-prevented-more-tax = { $seat }は1枚多く渡さなくてかまいません。
effect-mark-set-fell-together = { $seat }が負けた人どうしで同じ順位になります
effect-mark-dropped-fell-together = { $seat }はもう同じ順位になりません
effect-mark-prevented-fell-together = { $seat }は同じ順位になりません
happens-mark-set-fell-together = { $seat }は同じように負けた人と同じ順位になります。
happens-mark-dropped-fell-together = { $seat }はもう同じ順位にはなりません。
happens-mark-prevented-fell-together = { $seat }は同じ順位にはなりません。
effect-rejoins = { $seat }がゲームに戻ります
happens-rejoins = { $seat }はゲームに戻ります。
rejoined = { $seat }は一度抜けましたが、ゲームに戻りました。
effect-mark-set-fallen-hand = { $seat }の手札を取っておきます
effect-mark-dropped-fallen-hand = 取っておいた手札がなくなります
effect-mark-prevented-fallen-hand = { $seat }の手札は取っておきません
effect-mark-set-fallen-unseen = { $seat }の見えていないカードも取っておきます
effect-mark-dropped-fallen-unseen = 見えていないカードは取っておきません
effect-mark-prevented-fallen-unseen = { $seat }の見えていないカードは取っておきません
happens-mark-set-fallen-hand = 革命返しで戻れるように、{ $seat }の手札を取っておきます。
happens-mark-dropped-fallen-hand = 取っておいた手札は、もうありません。
happens-mark-prevented-fallen-hand = { $seat }の手札は取っておきません。
happens-mark-set-fallen-unseen = 見えていないカードも一緒に取っておきます。
happens-mark-dropped-fallen-unseen = 見えていないカードも同じです。
happens-mark-prevented-fallen-unseen = 見えていないカードは取っておきません。
