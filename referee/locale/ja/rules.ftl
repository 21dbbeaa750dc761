# 大富豪系のルールごとの理由: `RULE-bars`、`-allows`、`-overrides`、`-met` など。
# 使える値は英語のファイルを見てください。

## Whose turn, whose cards, what goes together
turn-bars =
    { $isout ->
        [yes] { $seat }はもうゲームから抜けています。
       *[no] いまは{ $turn }の番です{ part-last-mover }。
    }
part-last-mover = { $after ->
    [none] {""}
   *[other] (直前は{ $after })
}
turn-next = { $seat }の番です。
hold-bars = { $place ->
    [field] { $cards }は場に出ています。
    [discards] { $cards }は捨て札にあります。
    [hand] { $cards }は{ $holder }の手札にあります。
    [offered] { $cards }は今の交換で渡されるカードです。
    [removed] { $cards }はもうゲームから除かれています。
    [left-over] { $cards }は配られていません。
    [none] { $seat }の手札に{ $cards }はありません。
   *[many] { $count ->
        [0] { $seat }の手札はそんなに多くありません。
       *[other] { $seat }の手札は{ $count }枚だけです。
    }
}
part-kickers-to =
    { $each ->
        [2] { $length ->
            [1] ペア
           *[other] ペア{ $length }組
        }
       *[other] { $length ->
            [1] { $each }枚組
           *[other] { $each }枚組{ $length }つ
        }
    }
part-kickers-fit =
    { $single ->
        [0] {""}
       *[other] { $single }枚
    }{ $single ->
        [0] {""}
       *[other] { $pair ->
            [0] {""}
           *[other] か
        }
    }{ $pair ->
        [0] {""}
       *[other] ペア{ $pair }組
    }
form-bars =
    { $wrong ->
        [alike] { part-kickers-to }に付けられるのは、ほかの数字のカードだけです。
        [count] { part-kickers-to }に付けられるのはほかの数字の{ part-kickers-fit }で、{ $added }枚は付けられません。
        [pairs] { part-kickers-to }に{ $added }枚を付けるなら、ペア{ $pair }組にします。
        [equal] { part-kickers-to }に付ける{ $added }枚は、別々の数字にします。
        [suitless] { part-kickers-to }に付けられるのは、{ $strange }のうち1枚だけです。
        [two] 2枚で出せるのは、同じ数字のカードだけです。
        [gap] { $lacks ->
            [none] 数字が続いていないので、階段になりません。
           *[other] { $lacks }がないので、階段になりません。
        }
        [apart] { $cards }は同じ数字でも、続いた数字でもありません。
        [short] { $each ->
            [1] 続いた数字は{ $needed }枚以上必要で、{ $length }枚では足りません。
            [2] 続いた数字のペアは{ $needed }組以上必要で、{ $length }組では足りません。
           *[other] 続いた数字の{ $each }枚組は{ $needed }組以上必要で、{ $length }組では足りません。
        }
        [runless] ここでは階段を出せません。
        [suits] 階段は同じマークのカードでないと出せません。
        [ring] 階段は{ $last }で終わり、{ $first }には続きません。
       *[none] この組み合わせは出し方にありません。
    }
not_adopted-bars = { $cards }はこの卓では使わない役です。
single-bars = 場は1枚出しなので、1枚で返します。
single-met = { $top ->
    [none] 場が空なので、好きなカードを出せます。
   *[other] 1枚に1枚で返しています。
}
sets-bars =
    { $fits ->
        [yes] { $misfit ->
            [run-on-set] 場の{ $top }は同じ数字の組なので、階段は出せません。
            [set-on-run] 場の{ $top }は階段なので、同じ数字の組は出せません。
           *[none] 枚数は合っていますが、{ $top }とは出し方が違います。
        }
       *[no] 場は{ $topmany }枚出しなので、{ $many }枚では出せません。
    }
sets-met = { $cards }は同じ数字の組で{ part-on-empty }す。
part-on-empty = { $top ->
    [none] 、場は空で
   *[other] {""}
}
runs-bars =
    { $top ->
        [none] 端の数字より先には続けられないので、{ $cards }は階段になりません。
       *[other] { $fits ->
            [yes] 端の数字より先には続けられないので、{ $cards }は階段になりません。
           *[no] 場は{ $topmany }枚出しなので、{ $many }枚では出せません。
        }
    }
runs-met = { $cards }は数字の続いた階段で{ part-on-empty }す。
five_card_hands-met = { $cards }は{ part-hand-kind }{ $beaten ->
    [none] です
   *[other] で、{ part-hand-beaten }に勝ちます
}。
part-hand-kind =
    { $kind ->
        [straight] ストレート
        [flush] フラッシュ
        [full-house] フルハウス
        [four] 4枚組と1枚
       *[straight-flush] ストレートフラッシュ
    }
part-hand-beaten =
    { $beaten ->
        [straight] ストレート
        [flush] フラッシュ
        [full-house] フルハウス
        [four] 4枚組と1枚
       *[straight-flush] ストレートフラッシュ
    }
five_card_hands-bars = { $misfit ->
    [none] { $shape ->
        [short] ストレートには5枚必要で、{ $many }枚では足りません。
        [flush] ここでは、同じマークの5枚は役になりません。
       *[row] ここでは、{ $cards }はストレートになりません。
    }
    [below] 5枚役の上には、5枚役しか出せません。
   *[above] 5枚役は、5枚役の上にしか出せません。
}
run_joker_beyond-allows =
    階段のジョーカーは、端の数字のさらに1つ先にも置けます。ここでは{ $end ->
        [below] 3の1つ下
        [both] 3の1つ下と2の1つ上
       *[above] 2の1つ上
    }です。
run_joker_beyond-overrides = { run_joker_beyond-allows }
run_joker_beyond-lifts = 階段の端の数字より先に置いたジョーカーは、一番強いままです。

joker_substitute-met = ほかのカードと一緒なら、ジョーカーを足りないカードの代わりにできます。
joker_substitute-bars =
    { $past ->
        [yes] 端の数字より先には続けられないので、{ $cards }は階段になりません。
       *[no] ジョーカーは別のカードの代わりです。一緒に出すカードと同じカードの代わりにはなりません。
    }
joker_substitute-seen = ジョーカーは{ $named }の代わりになるだけなので、そのカードがほかの所に見えていてもかまいません。

## Strength
stronger-bars = { $decides ->
    [kind] { part-own-kind }では{ part-top-kind }に勝てません。
    [high] どちらも{ part-own-kind }で、{ $high }は{ $low }より強くありません。
    [hand-suit] どちらもフラッシュで、マークが場より強くありません。
    [suit] 数字の強さが同じで、マークは{ $weaker }が{ $stronger }より弱いです。
   *[none] { part-not-stronger }{ part-enough }
}
part-own-kind = { $own_kind ->
    [straight] ストレート
    [flush] フラッシュ
    [full-house] フルハウス
    [four] 4枚組と1枚
   *[straight-flush] ストレートフラッシュ
}
part-top-kind = { $top_kind ->
    [straight] ストレート
    [flush] フラッシュ
    [full-house] フルハウス
    [four] 4枚組と1枚
   *[straight-flush] ストレートフラッシュ
}
part-not-stronger =
    { $read ->
        [none] { $equal ->
            [yes] { $cards }は{ $top }より強くありません。
           *[other] { $cards }では{ $top }に勝てません。
        }
       *[other] { $cards }はここでは{ $read }とみなすので、{ $top }に勝てません。
    }
part-enough = { $enough ->
    [none] {""}
   *[other] { $enough }{ $way ->
        [only] {""}
        [higher] 以上
       *[lower] 以下
    }なら勝てます。
}
stronger-met = { $decides ->
    [high] どちらも{ part-own-kind }で、{ $high }は{ $low }より強いので、{ $top }に勝ちます。
    [hand-suit] どちらもフラッシュで、マークが場より強いので、{ $top }に勝ちます。
   *[none] { $fits ->
        [yes] { $many }枚どうしで、
       *[no] {""}
    }{ $cards }は{ $top }{ $under ->
        [none] {""}
       *[other] ({ $under }とみなす)
    }に勝ちます。
}

## Locks
suit_lock-bars = 場は{ $suits }で縛られています。
suit_lock-met = 場は{ $suits }で縛られていますが、{ $cards }なら合います。
strict_lock-bars = 出せるのは{ $wanted ->
    [none] { $top }の次の数字の{ $suits }
   *[other] { $top }の次の{ $wanted }
}だけです。
strict_lock-met = { $cards }は{ $top }の次の数字で、マークも合っています。

## Passing and looking
pass_at_will-unable = { $seat }には出せるカードがありません。
pass_at_will-allows = { $lead ->
    [must] 必ず出すのは、空の場の親だけです。
   *[other] 自分の番で、カードを出す義務はありません。
}
pass_at_will-bars = 場が空なので、{ $here ->
    [yes] この卓では親が
   *[no] 親は
}必ず出します。
public_cards-bars =
    { $cards ->
        [none] 捨て札を手に取って調べることはできません。
       *[other] カードは表にして出します。
    }

sentence-direction = いまは逆回りです。

## The exchange
gives-also = ほかに、{ $seat }は{ $to }に{ $cards ->
    [none] { $count }枚
   *[other] { $cards }を
}渡します。
gifts-over = { $begun ->
    [yes] もうゲームが始まっているので、カード交換は終わりです。
   *[no] カード交換で{ $seat }が渡すカードはもうありません。
}
exchange-bars =
    { $other ->
        [none] カード交換が先です。
       *[other] { $count ->
            [0] { $to ->
                [none] { $seat }から{ $other }に渡すカードはありません。
               *[other] { $seat }は{ $to }に{ $number }枚渡し、{ $other }には渡しません。
            }
           *[other] { $seat }が{ $other }に渡すのは{ $count }枚{ $given ->
                [none] です
               *[other] で、{ $given }枚ではありません
            }。
        }
    }
exchange-allows = { $seat }は{ $other }に{ $strongest ->
    [yes] 一番強い{ $count }枚を渡します。{ $cards }がその{ $count }枚です。
   *[no] { $count }枚渡します。{ $cards }でもかまいません。
}
exchange-asks = { $to ->
    [none] { $untitled ->
        [yes] まだ誰にも身分がないので、カード交換はありません。
       *[none] { $own ->
            [none] 誰が何枚渡すかは、前回の身分で決まります。
           *[other] { $seat }は{ $own }なので、何も渡しません。
        }
    }
   *[other] 前回の身分により、{ $seat }は{ $to }に{ $strongest ->
        [yes] { $count ->
            [1] 一番強いカード
           *[other] 強い順にカード
        }を
       *[no] カードを
    }{ $count }枚{ $few ->
        [none] 渡します
        [0] 渡すところですが、1枚もありません
       *[other] 渡すところですが、{ $few }枚しかありません
    }。
}
exchange-waits = 先に交換です。全員が渡してから始めます。
exchange_lie-bars = { $seat }は一番強いカードを渡す立場ではなかったので、嘘をついたことにはなりません。
tax_penalty-bars = このゲームは無効になったので、もう誰も出せません。
tax_penalty-asks = 前のゲームで脱税が分かった人は、1枚多く渡します。

## Going out, places, titles
sunk-so = そのため、{ part-sunk }。
sunk-foul = { $seats }は反則なので、{ part-sunk }。
sunk-fallen = { $seats }は脱落したので、{ part-sunk }。
short-sunk-marked = { $seat }は必ず最下位。
sunk-marked = { $seat }は先にあがっても最下位です。
sunk-liar = { $seats }は交換で嘘をついたので、{ part-sunk }。
sunk-burst = { $seats }はバーストしたので、{ part-sunk }。
part-sunk = { $lower ->
    [none] { $count ->
        [1] 最下位です
       *[other] 下に並び、先の人ほど下です
    }
   *[other] { $count ->
        [1] { $lower }のすぐ上です
       *[other] { $lower }の上に並び、先の人ほど下です
    }
}
share-place = { $seats }は同じ{ $place }位です。
going_out-bars = ゲームはもう終わっています。
going_out-over = 残りが2人に満たないので、ゲームは終わりです。
going_out-holds = { $seat }にはまだ手札が{ $left ->
    [0] {""}
   *[other] { $left }枚
}あります。
going_out-nobody = まだ誰もあがっていません。
going_out-place = { $before ->
    [none] { $seat }が最初にあがりました。
   *[other] { $before }が{ $seat }より先にあがりました。
}
going_out-equal = 順位なしで終わったので、身分の差はありません。
going_out-places = 順位は、あがった順です。

## The next game
all_pass-not-yet = まだ場にカードがあります。親が決まるのは場が流れてからです。
joining-bars = 新しく入る人は下位の人から順にじゃんけんをし、負けたらそこで終わりです。{ $seat }がいま{ $other }とじゃんけんをすることはありません。
joining-joined = { $above ->
    [none] 新しく入る人は下位の人から順にじゃんけんをし、初めて負けた相手のすぐ下に入ります。
    [all] { $seat }は全員にじゃんけんで勝ったので、一番上に入ります。
   *[other] { $seat }は{ $above }にじゃんけんで負けたので、{ $above }のすぐ下に入ります。
}

# 大富豪、3から7のカード。

## Matches, seats, deals (the basics of the daifugo book)
plain_order-order = 強さの順を変えるものがないので、平常時の順です。
pass_lasts-bars = { $seat }はパスしたので、場が流れるまで出せません。
pass_lasts-over = { $others }には、場が流れるまで番が回りません。
run_follow-bars =
    { $place ->
        [below] { $cards }は一番弱い階段なので、ほかの階段の上には出せません。
        [beyond] { $cards }は、始まりの数字が{ $top }に勝てません。
        [last] 場の{ $top }のどのカードよりも強い階段でなければ出せません。{ $first ->
            [Jo] ジョーカー
           *[other] { $first }
        }は{ $beaten ->
            [Jo] ジョーカー
           *[other] { $beaten }
        }より強くありません。
        [second] 1枚目の{ $first ->
            [Jo] ジョーカー
           *[other] { $first }
        }が場の階段の2枚目の{ $beaten ->
            [Jo] ジョーカー
           *[other] { $beaten }
        }より強くないので出せません。
       *[first] 1枚目の{ $first ->
            [Jo] ジョーカー
           *[other] { $first }
        }が場の階段の1枚目の{ $beaten ->
            [Jo] ジョーカー
           *[other] { $beaten }
        }より強くないので出せません。
    }
turn-face-up = このゲームに裏で出すカードはないので、{ $cards }は出せません。
turn-unasked = { $deed ->
    [decline] いま断るようなことは何もありません。
   *[none] いまそれを認めるルールはありません。
}

## Debts and windows
debt-met = { $has ->
    [none] { $cause ->
        [none] { $seat }は{ $owed }{ part-owed-cards }。
       *[other] { $cause }ので、{ $seat }は{ $owed }{ part-owed-cards }。{ part-strongest-taken }
    }
   *[other] { $seat }の手札{ $sum ->
        [none] { $has }
       *[other] は{ $sum } = { $total }で、場のカードと同じ
    }{ $sum ->
        [none] ので
       *[other] なので
    }、{ $owed }{ part-owed-cards }。
}
part-strongest-taken = { $top ->
    [yes] { $cards ->
        [none] {""}
       *[other] { $other }の手札に{ $cards }より強いカードはありません。
    }
   *[other] {""}
}
part-owed-cards = { $cards ->
    [none] { "" }
   *[other] { $unseen ->
        [held] ({ $other }が{ $cards }を持っていれば)
       *[other] { $least ->
            [0] { $unseen ->
                [yes] (その中に{ $cards }があれば)
               *[none] { "" }
            }
           *[other] { $strongest ->
                [yes] ({ $cards })
               *[no] { $blind ->
                    [yes] 。{ $cards }が出ることもあります
                   *[no] { $do ->
                        [show_weakest] ({ $cards })
                       *[other] 。{ $cards }でもかまいません
                    }
                }
            }
        }
    }
}
debt-free = { $forced ->
        [yes] そのカードがあるかどうか分からないので、しなくてもかまいません。
       *[none] { $seat }は{ $owed }が、しなくてもかまいません。
    }
besides-offer = ほかに、{ $seat }は{ $owed }。
instead-offer = 代わりに、{ $seat }は{ $owed }。
debt-must = { $span ->
    [whole] { $count }枚{ part-debt-verb }決まりです
   *[other] 必ず{ $owed }
}。
debt-count =
    { $span ->
        [upto] { part-debt-can }のは{ $count }枚までです。
        [between] { part-debt-verb }のは{ $least }〜{ $count }枚です。
        [due] { part-debt-verb }のは{ $count }枚で、足りなければあるだけです。
        [whole] { part-debt-verb }なら、{ $count }枚まとめてです。
       *[exact] { part-debt-verb }のは{ $count }枚{ $many ->
            [0] です
           *[other] で、{ $many }枚ではありません
        }。
    }
debt-other =
    { $to ->
        [none] 相手にできるのは、まだゲームに残っているほかの人だけです。
       *[other] 相手は{ $to }だけです。
    }
debt-hold = { $do ->
    [penalty] ペナルティで渡すのは場のカードで、{ $cards }は場にありません。
   *[other] { $other }は{ $cards ->
        [none] そのカード
       *[other] { $cards }
    }を持っていません。
}
debt-there = { $do ->
    [draw] { $cards }は捨て札にありません。
   *[other] { $cards }は場にありません。
}
debt-last = 最後の手札は手放せません。
debt-weakest = もっと弱いカード({ $due })があります。
debt-strongest = { $unfit ->
    [none] 一番強いカードでなければなりません。もっと強いカード({ $due })があります。
   *[other] 強い順でなければなりません。{ $unfit }より{ $due }のほうが強いカードです。
}
debt-of = { $choices ->
    [none] 選べるカードはありません。
   *[other] { part-debt-can }のは{ $choices }だけです。
}
debt-others = { $isout ->
    [yes] { $seat }はもう抜けているので、{ part-debt-verb }のは{ $seats }です。
   *[no] { $do ->
        [penalty] このダウトのペナルティを渡せるのは{ $seats }だけです。
        [seize] いま出たカードを拾えるのは{ $seats }だけです。
        [take_field] 場のカードを取れるのは{ $seats }だけです。
       *[other] { part-debt-verb }のは{ $seats }で、{ $seat }ではありません。
    }
}
debt-weaker = { $cards }は、出たカードより弱いカードです。
debt-bars = { $misfit ->
    [weaker] { $unfit }は、出たカードより弱くありません。
    [row] { $cards }は、続いた{ $count }つの数字ではありません。
    [apart] 取れるのは隣の人のカードだけです。
    [later] 取れるのは、順番が先の人のカードです。
   *[none] 「{ $quoted }」というルールです。
}
window-stops = { $cards }で『{ $cut }』を止められます。
window-let-skip = { $seat }は止めずに飛ばされてかまいません。
window-unstopped = { $cards }では{ part-answers }飛ばしを止められません。
window-counters = { $cards }で効果を打ち消せます。
window-let-act = { $seat }は打ち消さなくてかまいません。
window-uncountered = 先に{ $seat }が打ち消すかどうかを決めます。打ち消せるのは同じ数字のスペードだけで、{ $cards }では打ち消せません。
window-answers = { $cards }で『{ $cut }』に返せます。
window-declined = { $seat }は返さずに流してかまいません。
window-unanswered = いま出せるのは{ part-answers }返すカードだけで、{ $cards }では返せません。

## 9からK

# 大富豪、A・2・ジョーカー・縛り・革命・身分。
number_lock-bars = { $top }の次の数字しか出せません。
number_lock-met = { $cards }は{ $top }の次の数字です。

## 3
joker_adds_one-adds = ジョーカーの分、{ $count }枚増えます。
cross_dressing-met = { $cards }のKは、Qとして出せます。
cross_dressing-bars = { $cards }はKとQの枚数が同じではありません。
reverse_lock-allows = { $cards }は{ $top }と同じマークで1つ弱いので、逆縛りとして出せます。
reverse_lock-overrides = { $cards }は{ $top }と同じマークで1つ弱いので、逆縛りとして出せます。
reverse_lock-bars = { $suits }で{ $top }より1つ弱いカードしか出せません。
partial_lock-bars = 場は{ $suits }で縛られています。
partial_lock-met = 場は{ $suits }で縛られていて、{ $cards }はそれに合います。
anti_tribute-alters = ジョーカーを2枚とも持つ人は、交換で何も渡しません。
first_play_with_card-leads = { $instead ->
    [none] { $seat }が{ $card }を持っているので、親になります。
   *[other] { $instead }は誰も持っていません。次の{ $card }を{ $seat }が持っているので、親になります。
}
first_play_with_card-undecided-first-lead-card = { $card }を持っている人が親になります。
first_play_with_card-undecided-first-lead-agreed = 最初に出すカードが誰にも配られていないので、親は話し合いで決めます。
first_play_with_card-silent = 最初に出すカードを誰も持っていません。親は卓で決めます。
first_play_with_card-bars = { $alone ->
    [yes] 最初は{ $card }を1枚だけで出します。
   *[no] { $instead ->
        [none] {""}
       *[other] { $instead }は配られていないので、
    }最初は{ $card }を含む手を出しますが、{ $cards }には入っていません。
}
natural_disaster-alters = 11以上のカードを1枚も持たない人は、交換を免れます。

# 飛び連番
short_spaced_run-bars = 飛び階段は、間隔を場とそろえます。
nothing-said = { $about ->
    [who_wins] このルールで決まるのは順位だけで、勝ち負けはありません。
    [score] このルールに得点はありません。
    [titles] このルールに身分はありません。
    [deal] 何枚ずつ配るかは、このルールにありません。
    [who_deals] 誰が配るかは、このルールにありません。
   *[seating] 席順は、このルールにありません。
}
pass-costs = ただし、このパスで{ $seat }は{ $how ->
        [foul] 反則上がりになり、
       *[other] {""}
    }ゲームから抜けます。

## 卓で決める順と、最初のあがり

## ミリオンダウト
face_down-met = どのカードでも裏で出せます。
face_down_among_others-met = 裏のカードが何かであれば、{ $cards }は正しい出し方になるので、それで十分です。
read_previous-met = 前に出た裏のカードは、{ $seat }の都合の良いカードとみなせます。
joker_as_face_down-met = ほかのカードと一緒のジョーカーは、裏のカードと同じで、どのカードの代わりにもなります。
jokers_alone-wild = 2枚とも裏で出したジョーカーは、ダウトされてもワイルドカードのままです。
jokers_alone-met = ジョーカーだけを表で出せば、一番強いカードです。
shared_suit_lock-bars = 場は{ $suits }で縛られてい{ $several ->
    [yes] ますが、{ $suit }が入っていません。
   *[no] ます。
}
shared_suit_lock-met = { $covered ->
    [yes] 場は{ $suits }で縛られていますが、裏のカードやジョーカーをそのマークとみなせます。
   *[no] 場は{ $suits }で縛られていて、{ $cards }は縛りに合います。
}
canossa-bars = { $seat }は都落ちしたので、新しい大富豪が許すまで出せません。
expose_deal-bars = まだ誰も手札を取っていないので、出せません。
expose_deal-taken = { $own ->
    [none] 一番強いカードが見えている手札から順に、身分の高い人が取ります。
   *[other] { $own }の{ $seat }は、{ $place ->
        [1] 一番
       *[other] { $place }番目に
    }強い{ $cards }の見えている手札を取ります。
}
expose_deal-chosen = 身分の高い人から順に、好きな手札を選びます。
expose_deal-unsaid = 誰がどの手札を取るかは、めくったカードが全部分かり、強さが違わないと決まりません。
expose_deal-untitled = 手札は身分の順に取るので、全員の身分が分からないと決まりません。
teleforce-bars = 4からの決まったターン数が終わったので、ゲームは終わりです。
first_out_ends-bars = ゲームはもう終わっています。
finish_barred-bars = { $during ->
    [none] {""}
    [j-back] Jバックの間は、
   *[revolution] 革命中は、
}{ $cards }であがるのは反則の扱いで、ほかに手札がありません。
security_law-bars = { $seat }は都落ちした人なので、革命を起こす手は出せません。
personal_suit_lock-bars = { $laid ->
    [none] { $seat }がこの番に出せるのは{ $suits }だけです。
   *[other] { $laid }のあとなので、{ $seat }がこの番に出せるのは{ $suits }だけです。
}
personal_number_lock-bars = { $laid ->
    [none] { $seat }がこの番に出せるのは{ $number }だけです。
   *[other] { $laid }のあとなので、{ $seat }がこの番に出せるのは{ $number }だけです。
}
last_card_call-due = { $seat }は、ほかの人が動く前に残り1枚を宣言します。
last_card_call-bars = 
    { $cards ->
        [none] { $seat }はいま残り1枚を宣言するところではありません。
       *[other] { $seat }は残り1枚の宣言を忘れたので、この番に{ $cards }であがることはできません。
    }
high_single_rule-bars = { $holder }が残り1枚なので、{ $seat }が1枚出すなら一番強い{ $due }で、{ $cards }ではありません。
vendetta_ban-bars = { $seat }は大富豪に都落ちさせられたので、その大富豪を都落ちさせるあがり方はできません。
fu_ochi-moves = { $first }が都落ちし、富豪の{ $seat }が2着までに入らなかったので、{ $seat }は貧民に落ちます。
reparations-asks = 前のゲームで都落ちした後も続けた人は、自分より先にあがった人と1枚ずつ余分に交換します。
reparations-bars = { $seat }が賠償金のお返しに渡すのは、手札で一番弱い{ $instead ->
    [none] カード
   *[other] { $instead }
}です。
reparations-waits = 賠償金を含めて、カード交換がまだ終わっていません。
reparations-allows = { $lowest ->
    [yes] { $strongest ->
        [yes] 賠償金もカード交換のうちです。
       *[no] 返すのは一番弱いカードで、{ $seat }の手札に{ $cards }より弱いカードはありません。
    }
   *[other] 賠償金もカード交換のうちです。
}
bomb_pays-extra = { $losers ->
    [none] 爆弾で落とされた人は、落とした人に支払います。
   *[other] { $payments ->
        [none] { $under ->
            [none] 2か爆弾が爆弾に負けた
           *[other] { $under }が{ $top }に負けた
        }ので、{ $losers }が支払い、{ $winners }が受け取ります。
       *[other] { $payments }払います。
    }
    }
points-payment = { $seat }が{ $to }に
first_out_ends-settles = 反則上がりで終わったので、その人がほかの人の失点も全部引き受けます。
hand_points-counted = 手札の枚数を数えます。勝った人はほかの人の残り枚数だけ得点し、負けた人は自分の残り枚数だけ失点します。
hand_points-burst = { $lost ->
    [yes] { $seat }は{ $count }枚でバーストして{ $count }点を失い、残っている人は{ $count }点ずつ得ます。
   *[no] { $seat }は{ $count }枚でバーストしたので、残っている人は{ $count }点ずつ得ます。
}
short-hand_points-burst = { $seat }は{ $count }枚でバースト。
hand_points-out = { $seat }はあがったので、ほかの人の手札の{ $count }枚で{ $count }点を得ます。
hand_points-held = { $seat }は手札が{ $count }枚残ったので、{ $count }点を失います。
hand_points-won = { $first ->
    [none] ほかの全員がゲームから抜けたので、{ $seat }の勝ちです。
   *[other] { $first }の手札がなくなりました。
}
hand_points-nobody = 最後のカードを出した人は、まだいません。
landlord_auction-bars = 競りが終わっていません。地主はまだ決まっていません。
landlord_auction-over = 競りはもう終わっています。
landlord_auction-spoken = { $seat }はもう競りで言ったか、パスをしました。言えるのは1人1回です。
landlord_auction-range = 競りで言えるのは1から{ $most }までです。
landlord_auction-low = { $number }は、いま一番高い{ $highest }より高くありません。
landlord_auction-free = { $highest ->
    [0] まだ誰も言っていないので、1から{ $most }までのどれでも言えます。
   *[other] { $number }は、いま一番高い{ $highest }より高いです。
}
landlord_deal-deal = { $all }枚から{ $number }人に{ $each }枚ずつ配り、残りの{ $left }枚は地主の手札に入ります。
landlord-leads = 地主の{ $seat }が最初に出します。
landlord-undecided-landlord = 最初に出すのは地主です。
landlord-deal = 残ったカードは地主の手札に入ります。
landlord-won = { $count ->
    [1] 地主の{ $first }が最初に出し切りました。
   *[other] { $first }が最初に出し切ったので、農民の勝ちです。
}
landlord-nobody = 最後のカードを出した人は、まだいません。
landlord_points-extra = { $number ->
    [0] 地主は、農民1人につき競りの点を得るか失います。
   *[other] { $won ->
        [yes] 競りは{ $number }点で、勝った地主が農民1人ずつから競りの点を得ます。
        [no] 競りは{ $number }点で、負けた地主が農民1人ずつに競りの点を払います。
       *[open] まだ誰も出し切っていません。地主の競りは{ $number }点です。
    }
}
bomb_doubles-settles = 出た爆弾やロケットの分で、得点は{ $times }倍です。
spring-extra = 農民が2人とも1枚も出せずに地主が勝つと、春天です。
spring-settles = { $side ->
    [landlord] 農民は2人とも1枚も出していません。春天なので、得点は{ $number }倍です。
   *[others] 地主は1回しか出していません。春天なので、得点は{ $number }倍です。
}
doubt-doubt = ほかの人が裏で出したカードなので、{ $seat }はダウトできます。
doubt-through = { $seat }はダウトせずにスルーできます。
doubt-own = { $seat }が自分で出したカードです。ダウトできるのはほかの人だけです。
doubt-said = { $seat }はもうダウトできる順番を過ぎています。
doubt-nothing = ダウトできる裏のカードは、いま場にありません。
doubt-closed = 全員がスルーしたあとなので、もうダウトできません。
doubt-stands = { $cards }はダウトされても正当です。そのときは{ $seat }がペナルティを執行します。
doubt-falls = { $cards }はダウトされれば不正です。そのときは{ $seat }がペナルティを受けます。
doubt-called = { $seat }はもうダウトを宣言しています。先に聞かれる人がみなスルーすれば、{ $seat }のダウトになります。
doubt-no-pass = ダウトしないことはスルーといい、パスとは別です。{ $seat }は「スルー」と言います。
doubt-shown = ダウトされたので、{ $seat }は裏のカードを見せます。
doubt-unshown = 裏のカードが{ $cards }であるはずがありません。
going_out-answerable = 最後のカードに返されるかもしれないので、まだ決まりません。
going_out-doubtable = { $seat }は最後のカードを裏で出しました。ほかの人がダウトかスルーを言うまで、あがりは決まりません。
never-last = { $cards }は最後の手として出せないので、{ $seat }にはまだ手札があります。
out-clears = { $seat }があがっていたら、場は流れています。
going_out-untold = { $nobody ->
    [yes] まだ誰もあがっていません。
   *[none] { $seat }が抜けるようなことは、この卓では起きていません。
}
all_pass-asks-again = ほかの全員がパスしましたが、場はまだ流れません。最後に出した{ $seat }にもう一度番が来ます。
beat_own_play-asks-again = 最後に出した人は、場が流れる前にもう一度出すか、パスをします。

## 文で書かれたルール
sentence-pressed = { $said }{ $seat }は{ $cards }を出せます。
sentence-bars = { $weak ->
    [yes] { $seat }は強い順に渡すので、{ $stronger ->
        [none] { "" }
       *[other] { $stronger }より弱い
    }{ $cards }は渡せません。
   *[none] { $unfit ->
        [none] { $said }
       *[other] { $instead }を残して{ $unfit }は渡せません。
    }
}
sentence-asks = { $said }{ $plus ->
    [none] {""}
    [1] {""}
   *[other] いまは{ $plus }枚多くなります。
}
sentence-shares = { $seats }は一緒に負けたので、同順位です。
sentence-alters = { $said }
sentence-deal = { $all ->
    [0] { $said }
   *[other] { part-deal-numbers }
}
part-deal-numbers = { $more ->
    [0] { $left ->
        [0] { $all }枚を{ $number }人で分けると、{ $each }枚ずつです。
       *[other] { $all }枚から{ $number }人に{ $each }枚ずつ配り、残りの{ $left }枚は使いません。
    }
   *[other] { $all }枚は{ $number }人では割り切れないので、{ $more }人は1枚多くなります。
}
sentence-who_deals = { $said }
sentence-seating = { $said }
sentence-score = { $said }
sentence-extra = { $holding ->
    [none] { $said }
   *[other] { $said }数えるのは{ $holding }です。
}
sentence-places = { $holding ->
    [none] { $said }
   *[other] { $said }残りは{ $holding }です。
}
part-costly = { $seat }が{ $count }枚
places-held = { $seat }が{ $count }枚
sentence-given = { $said }
sentence-set-over = { $said }
sentence-won = { $said }
sentence-nobody = { $said }
deals-joined = 新しく入る人も含めて、{ $seat }の順位が一番{ $lowest ->
    [yes] 下
   *[no] 上
}なので、配ります。
sentence-unlisted = { $by ->
        [agreement] 得点は卓で決めた表によりますが、{ $count }人のときの表がありません。
       *[other] この得点表は{ $count }人用ではありません。
    }
sentence-none = { $count }人のときの身分は、ルールに書かれていません。
sentence-first-game = { $by ->
    [score] まだ決まりません。{ $missing ->
        [none] { $tied }が同点です。
       *[other] { $missing }の得点が分かりません。
    }
   *[places] 前のゲームの順位がないので、まだ決まりません。
}
sentence-reorders = { $said }
sentence-unable = { $seat }には出せるカードがありません。
sentence-levels = { $said }
sentence-suits = 同じ強さどうしは、マークで比べます。弱い順に{ $suits }です。
sentence-lifts = { $said }
sentence-allows = { $unseen ->
    [yes] { $other }が{ $seat }の手札から見ないで引くので、どのカードになってもかまいません。
   *[none] { $placed ->
        [none] { $said }
        [equal] { part-rest }{ $cards }は{ $top }と同じ強さです。
        [same] { part-rest }{ $cards }は{ $top }と同じ数字です。
       *[other] { part-rest }{ $top }の上に{ $cards }を出せます。
    }
}
part-rest = { $rest ->
    [none] { "" }
   *[other] { $rest }
}
sentence-overrides = { sentence-allows }
sentence-met = { $said }
sentence-leads = { $by ->
        [first] { $seat }は前のゲームで1着だったので、このゲームの親です。
        [last] { $seat }は順位が一番下なので、親になります。
        [title] { $seat }は前のゲームの身分によって親になります。
       *[card] { $seat }が{ $card }を持っているので、親になります。
    }
sentence-undecided-janken-winner = 最初のゲームでは、じゃんけんなどで親を決めます。
sentence-undecided-last-lowest = 前回の最下位が親になります。
sentence-undecided-first-lead-card = { $card }を持っている人が親になります。
sentence-silent = カードで親が決まるのは最初のゲームだけです。ほかのゲームの親はルールに書かれていません。
sentence-overlooks = { $top ->
        [none] { $laid }は数えないので、場は空と同じです。
       *[other] { $laid }は数えないので、{ $top }に勝つ必要があります。
    }
sentence-reverses = { $until ->
    [none] { "" }
   *[other] { $until }、
}強さの順が逆転して{ $wins ->
    [yes] いるので、{ $cards }は{ $top }に勝ちます。
    [no] いるので、{ $cards }では{ $top }に勝てません。
   *[none] います。
}
sentence-restores = { $clause }と{ $others }が打ち消し合うので、元の順です。
dokan-holds = の合計が場のカードと同じになる
cause-ostracism = 手札を全部没収された
cause-dokan = 手札の{ $sum } = { $total }が場と同じ数になった
cause-murder-case = 隣の人が2もジョーカーも出さないまま、3回目に場が流れた
cause-no-high-card = 手札にJ以上のカードがない
cause-antitrust = 2とジョーカーが合わせて{ $number }枚あり、{ $limit }枚を超えている
cause-cartel = 大貧民が3・4・5を階段で出した
cause-nine-reseat = 9が2枚出た
cause-q-bomber = { $rank ->
    [none] { $q }が出た
   *[other] { $rank }が宣言された
}
near-last = 最後の手札は手放せません。
near-used = { $seat }はこのゲームでもう使っています。
near-others = できるのは{ $other }だけです。
near-turn = できるのは自分の番だけです。
near-hand = { $held ->
    [none] { $seat }の手札では条件に合いません。「{ $quoted }」というルールです。
   *[other] { $count }枚必要で、{ $seat }の手札は{ $held }枚です。
}
near-cards = { $misfit ->
    [count] { $count }枚でなければいけません。
    [rank] 同じ数字は1枚ずつです。
    [suits] マークが条件に合いません。「{ $quoted }」というルールです。
    [end] 並びは{ $last }で終わりで、{ $first }には続きません。
    [gap] 数字が続いていません。
   *[none] このカードでは条件に合いません。「{ $quoted }」というルールです。
}
near-title = { $holder }は{ $title }ではありません。
near-unmet = { $fact ->
    [out] { $seat }はもうゲームから抜けています。
    [uncleared] まだ場が流れていません。
    [fallen] 落ちた大富豪は、もうゲームから抜けています。
    [pardoned] もう許してあります。
    [unfallen] 大富豪は都落ちしていません。
    [mistimed] 番が新しい大富豪の席を過ぎたところではありません。
    [begun] もうゲームが始まっています。
    [over] 交換はもう済んでいます。
    [exchanging] 交換がまだ済んでいません。
    [hand] { "" }
    [empty] 場が空です。
    [top] 最後に出たのは{ $top }です。
    [no-rank] 階段やジョーカー1枚の上ではできません。
    [too-few] { $seat }の手札に{ $rank }は{ $many ->
        [0] ありません。
       *[other] { $many }枚しかなく、場の枚数より多くありません。
    }
   *[none] ここでは当てはまりません。
}{ $fact ->
    [none] 「{ $quoted }」というルールです。
   *[other] { $needs ->
        [none] { "" }
       *[other] { $needs }使えるルールです。
    }
}{ $fact ->
    [hand] { $seat }の手札はそうなっていません。
   *[other] { "" }
}
q_bomber-unfit = 言えるのは{ $seat }の手札にある数字だけです。
nine_reseat-unfit = その人はもう選ばれています。
trade-unfit = 交換するカードの数字が同じではありません。
dokan-unfit = { $sum ->
    [none] { $exceeds ->
        [none] { $seat }の手札の合計は、場の数字と同じではありません。
       *[other] { $cards }だけで{ $total }あり、場の{ $field }を超えています。
    }
   *[other] { $seat }の手札は{ $sum }で{ $total }、場は{ $field }です。
}
natural_disaster-unfit = { $seat }は11以上のカード{ $cards ->
    [none] {""}
   *[other] ({ $cards })
}を持っています。
short-near-unmet = { $fact ->
    [out] { $seat }はもう抜けている。
    [uncleared] まだ場が流れていない。
    [fallen] 落ちた大富豪はもう抜けている。
    [pardoned] もう許してある。
    [unfallen] 大富豪は都落ちしていない。
    [mistimed] 番が新しい大富豪の席を過ぎるときだけ。
    [begun] もうゲームが始まっている。
    [over] 交換はもう済んだ。
    [exchanging] 交換がまだ済んでいない。
    [hand] { $seat }の手札が条件に合わない。
    [empty] 場が空。
    [top] 最後の手は{ $top }。
    [no-rank] 階段やジョーカー1枚の上では不可。
    [too-few] { $seat }の{ $rank }は{ $many ->
        [0] 0枚。
       *[other] { $many }枚だけ。
    }
   *[none] 『{ $clause }』には当てはまらない。
}
short-near-hand = { $held ->
    [none] { $seat }の手札では条件に合わない。
   *[other] { $count }枚必要。
}
short-near-cards = { $misfit ->
    [count] { $count }枚必要。
    [rank] 同じ数字は1枚ずつ。
    [suits] マークが条件に合わない。
    [end] 並びは{ $last }で終わり。
    [gap] 数字が続いていない。
   *[none] このカードでは条件に合わない。
}
cause-lock-from-lead-only = 縛りになるのは場の最初の{ $count }手がそろったときだけな
cause-lock-in-sets = マークが全部はそろっていない
debt-together = いま出たカードは、全部まとめて拾います。
