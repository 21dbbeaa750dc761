# 裁定を一行で言う言葉。小さな画面でも読め、卓で声に出せる長さにする。

headline-yes = { $kind ->
    [may_play] 出せる
    [may_pass] パスできる
    [may_look] 見られる
    [may_give] 渡せる
    [may_discard] { $deed ->
        [add] 足せる
       *[other] 捨てられる
    }
    [may_name] 宣言できる
    [may_pick] 選べる
    [may_take] 取れる
    [may_draw] { $deed ->
        [take-field] 取れる
        [draw-stock] 引ける
       *[other] { $receiver ->
            [none] { $blind ->
                [yes] 引ける
               *[no] 拾える
            }
           *[other] 選べる
        }
    }
    [may_expose] 公開できる
    [may_accept] { $deed ->
        [pardon] 許せる
        [share] 見せられる
       *[other] 宣言できる
    }
    [may_decline] { $deed ->
        [none] 断れる
       *[other] { part-not-doing }よい
    }
    [may_doubt] ダウトできる
    [may_through] スルーできる
    [may_bid] ビッドできる
    [may_double] ダブルできる
    [may_redouble] リダブルできる
    [may_draw_stock] 引ける
    [may_challenge] チャレンジできる
    [may_catch] 指摘できる
    [may_hold] 応じることができる
    [may_pick_up] 取れる
    [may_announce] 宣言できる
    [may_take_kitty] 取れる
    [may_appoint] 指名できる
    [may_call_suit] 指定できる
    [may_place] 置ける
    [may_point] 指せる
   *[other] できる
}
headline-no = { $kind ->
    [may_play] 出せない
    [may_pass] パスできない
    [may_look] 見られない
    [may_give] 渡せない
    [may_discard] { $deed ->
        [add] 足せない
       *[other] 捨てられない
    }
    [may_name] 宣言できない
    [may_pick] 選べない
    [may_take] 取れない
    [may_draw] { $deed ->
        [take-field] 取れない
        [draw-stock] 引けない
       *[other] { $receiver ->
            [none] { $blind ->
                [yes] 引けない
               *[no] 拾えない
            }
           *[other] 選べない
        }
    }
    [may_expose] 公開できない
    [may_accept] { $deed ->
        [pardon] 許せない
        [share] 見せられない
       *[other] 宣言できない
    }
    [may_decline] 断れない
    [may_doubt] ダウトできない
    [may_through] スルーできない
    [may_bid] ビッドできない
    [may_double] ダブルできない
    [may_redouble] リダブルできない
    [may_draw_stock] 引けない
    [may_challenge] チャレンジできない
    [may_catch] 指摘できない
    [may_hold] 応じることができない
    [may_pick_up] 取れない
    [may_announce] 宣言できない
    [may_take_kitty] 取れない
    [may_appoint] 指名できない
    [may_call_suit] 指定できない
    [may_place] 置けない
    [may_point] 指せない
   *[other] できない
}
headline-why = { $said } – { $why }
headline-odd = { $text }ただし、場に矛盾あり。
headline-odd-short = { $said } – ただし、場に矛盾あり。
headline-sentence = { $text }。
headline-undone-by = { $title }で打ち消し
headline-undone-revolution = 革命返し
headline-undone-super-revolution = 超革命返し
headline-undone-j-back = Jバックの打ち消し
headline-titled = { $said }({ $title })。
headline-first = 先に{ $seat }が決める。
headline-unless = { $said }({ $fact }なら別)。
headline-as-known = { $said }(分かる範囲では)。
headline-depends-last-move = まだ手が示されていない。
headline-depends-on = { $fact }で変わる。
headline-depends-whether = { $fact }かどうかで変わる。
headline-depends-future = { $fact }はまだ決まっていない。
headline-unsettled = 決まっていない – { $why }
headline-plays =
    { $count ->
        [0] { $seat }が出せる手はない。
       *[other] { $seat }が出せる手は{ $count }通り。
    }
headline-small-words = –

## Reasons in few words: `short-KEY` of a reason
short-suit_lock-bars = { $suits }だけ。
short-shared_suit_lock-bars = { $several ->
    [yes] { $suit }がない。
   *[no] { $suits }だけ。
}
short-strict_lock-bars = { $wanted ->
    [none] { $suits }の次の数字
   *[other] { $wanted }
}だけ。
short-number_lock-bars = { $top }の次の数字だけ。
short-reverse_lock-bars = { $suits }の1つ弱いカードだけ。
short-partial_lock-bars = { $suits }が必要。
short-must_follow-bars = { $moved ->
    [none] { $holds ->
        [0] { $suit }を持っているはず。
        [1] { $held }を持っている。
       *[other] { $suit }を持っている。
    }
   *[other] { $moved }は切り札として数える。
}
short-window-unanswered = { $cards }では返せない。
short-exchange-bars =
    { $other ->
        [none] 交換が先。
       *[other] { $count ->
            [0] { $to ->
                [none] { $other }に渡すカードはなし。
               *[other] 渡す相手は{ $to }。
            }
           *[other] { $other }に渡すのは{ $count }枚。
        }
    }
brief-happens-mark-prevented-revolution = { $standing ->
    [yes] 革命は続く。
   *[none] 普通の革命にはならない。
}
short-sentence-reverses = 強さが逆転中{ $wins ->
    [yes] で、{ $cards }は{ $top }に勝つ。
    [no] で、{ $cards }では{ $top }に勝てない。
   *[none] 。
}
brief-sentence-reverses = 強さが逆転中。
short-not_must_follow-bars = すぐ前と同じ色。
short-broken_before_lead-bars = { $as_suit ->
    [yes] { $cards }は{ $suit }と同じ扱い。
   *[no] { $suit }はまだ出ていない。
}
short-broken_before_lead-broken = { $near ->
    [none] { $suit }はもう出ている。
   *[other] { $near }がもう出ている。
}
short-no_points_at_first-bars = 失点でないカードも{ $holds ->
    [0] あるはず
   *[other] { $holds }枚ある
}。
short-no_points_at_first-free = 出せるのは失点のカードだけ。
short-victim_barred-bars = いまは2回目の交換。
short-happens-leaves-fallen = { $first }が先にあがった。
short-pass_at_will-allows = { $lead ->
    [must] 必ず出すのは親だけ。
   *[other] 自分の番。
}
short-pass_at_will-bars = 親は出す。
short-card_leads-bars = { $lead }から。
brief-stronger-bars = 場の手より強くない。
short-auction-free = { $move ->
    [double] { $bid }は相手のビッド。
    [pass] ビッドは義務ではない。
    [redouble] { auction-free }
   *[other] { $bid ->
        [none] まだ誰もビッドしていない。
       *[other] { auction-free }
    }
}
short-solo_bidding-free = { $move ->
    [pass] ビッドは義務ではない。
    [hold] { $bid }に応じるか聞かれている。
   *[other] { $factor ->
        [0] ヌルの点。
       *[other] { $base }の{ $factor }倍。
    }
}
short-deed-discard = { $seat }が{ part-deed-cards }を{ $added ->
    [yes] 足した
   *[no] 捨てた
}。
short-sentence-pressed = { $cards }がある。
short-trickless_out-out = 1トリックも取れなかった。
short-trickless_out-stays = { $count }トリック取った。
short-fallen_return-spared = 戻る手札がない。
short-waits-counter = 先に{ $seat }が打ち消すか決める。
short-going_out-place = { $before ->
    [none] 最初にあがった。
   *[other] { $before }が先にあがった。
}
short-share-place = { $seats }が同じ順位。
short-trickless_out-untold = まだ1トリックもない。
short-trickless_out-not-yet = まだ1トリックも取っていない。
brief-deed-take = { $last ->
    [yes] 最後の{ $cards }を取られた。
   *[no] { deed-take }
}
short-not_must_follow-differs = { not_must_follow-differs }
short-effect-game-over = ゲームが終わります。
brief-happens-game-over = ゲームはここで終わり。
short-stronger-bars = { $decides ->
    [none] { part-short-not-stronger }
    [suit] マークは{ $weaker }が{ $stronger }より弱い。
   *[other] { stronger-bars }
}
part-short-not-stronger = { $read ->
    [none] { $equal ->
        [yes] { $top }より強くない。
       *[other] { $top }に勝てない。
    }
   *[other] { $read }では{ $top }に勝てない。
}
short-stronger-met = { $decides ->
    [high] { $high }は{ $low }より強い。
    [hand-suit] マークが場より強い。
   *[none] { part-short-stronger }
}
part-short-stronger = { $under ->
    [none] { $top }
   *[other] 場を{ $under }とみなせば
}{ $under ->
    [none] に
   *[other] {""}
}勝てる。
short-pass_lasts-bars = もうパスしている。
short-happens-sinks = 最後まで続けるが最下位。
short-low_takes_all-first-trick = 最初のトリックは対象外。
short-low_takes_all-strongest = { $near }がある。
short-card_captures-spared = { $near }が出ていない。
short-low_takes_all-mixed = { $near }は違うマーク。
short-top_card-order = { $lead }が一番強い。
short-void_numbers-cannot-win = { $all ->
    [yes] すべて打ち消し合う。
   *[no] { $cards }は打ち消し合う。
}
short-most_tricks-carried = 持ち越しの分も数える。
short-not_must_follow-cannot-win = { $near ->
    [none] { $cards }は前のトリックと同じ色。
   *[other] { $cards }は{ $near }と同じ色。
}
short-low_takes_all-captures = { $coming ->
    [none] 全員が{ $suit }を出した。
   *[other] { $coming }も{ $suit }しか出せない。
}
short-left-out = この卓にはない。
short-waits-answer = 先に{ $seat }が{ part-answers }返すか決める。
short-waits-stop = 先に{ $seat }が{ part-answers }止めるか決める。
short-waits-revolt = 先に{ $seat }が革命するか決める。
short-happens-leads-after = { $back ->
    [yes] 逆回りで{ $after }の次。
   *[other] { $after }の次の人。
}
short-turn-reseated = 順は{ $seats }。
short-auction-leads = ディクレアラー{ $declarer }の左。
short-auction-undecided = オークション中。
short-auction-declares = { $bid ->
    [none] 卓の状態にある。
   *[other] { $bid }の切り札を先に言った。
}
short-beat_own_play-asks-again = もう一度だけ出せる。
short-sunk-foul = { $count ->
    [1] { $seats }は反則。
   *[other] 先に反則した人ほど下。
}
short-happens-cleared-again = { $cards }がまた一番上。
short-waits-doubt = ダウトするかを決めるのは次に{ $seat }。
short-last_part_counts-wins = { $apart ->
    [only] 山札のあとのトリックは{ $count }で最多。
    [more] { $count }点で一番多い。
   *[no] { $count }トリックで一番多い。
}
short-last_part_counts-counted = { $apart ->
    [only] 数えるのは山札のあとだけ。
    [more] 山札のあとは多く数える。
   *[no] どのトリックも同じに数える。
}
headline-spite = 『{ $titles }』に合わなくてよい。
short-debt-strongest = { $unfit ->
    [none] もっと強いカード({ $due })がある。
   *[other] { $unfit }より{ $due }のほうが強い。
}
short-finish_barred-spared = { $turned ->
    [yes] 出すと強さの順が逆転する。
   *[other] { finish_barred-spared }
}
short-reparations-allows = { $lowest ->
    [yes] { $strongest ->
        [yes] { reparations-allows }
       *[no] { $cards }より弱いカードはない。
    }
   *[other] { reparations-allows }
}
short-debt-kept = { $turned ->
    [yes] 逆転中は{ $due }のほうが強い。
   *[other] { $other }にもっと強い{ $due }がある。
}
short-turn-bars = { $isout ->
    [yes] もう抜けている。
   *[no] いまは{ $turn }の番。
}
short-victim_barred-first = 禁止は2回目の交換だけ。
short-sets-met = 同じ数字の組。
short-runs-met = 数字の続いた階段。
short-five_card_hands-met = { part-hand-kind }{ $beaten ->
    [none] {""}
   *[other] は{ part-hand-beaten }に勝つ
}。
short-one_card-leads = 親は何から出してもよい。
short-one_card-free = { $at_once ->
    [yes] 全員が一斉に出すので、どれでもよい。
   *[no] { one_card-free }
}
short-one_card-shown = { $void ->
    [yes] { $suit }を持っていないはず。
   *[no] { $cards }を持っていないはず。
}
short-form-bars = { $wrong ->
    [two] 2枚なら同じ数字だけ。
    [gap] { $lacks ->
        [none] 数字が続いていない。
       *[other] { $lacks }がない。
    }
    [apart] 数字が同じでなく、続いてもいない。
    [short] { $each ->
        [1] 続いた数字は{ $needed }枚から。
        [2] 続いた数字のペアは{ $needed }組から。
       *[other] 続いた数字の{ $each }枚組は{ $needed }組から。
    }
    [runless] ここでは階段なし。
    [suits] 階段は同じマークだけ。
    [ring] 階段は{ $last }で終わる。
    [alike] 付けるのはほかの数字だけ。
    [count] { part-kickers-to }に{ $added }枚は付けられない。
    [pairs] 付けるのはペア{ $pair }組。
    [equal] 付けるのは別々の数字。
    [suitless] 付けられるジョーカーは1枚だけ。
   *[none] 出し方にない組み合わせ。
}
short-suit_lock-met = 縛りに合う。
short-shared_suit_lock-met = 縛りに合う。
short-strict_lock-met = 次の数字。
short-number_lock-met = 次の数字。
short-reverse_lock-overrides = 同じマークで1つ弱い。
short-reverse_lock-allows = 同じマークで1つ弱い。
short-rows-bars = { $lying ->
    [none] { $near ->
        [none] 隣の{ $beside }がまだ。
       *[other] { $near }と{ $cards }はつながらない卓。
    }
   *[other] { $start }からの列が途切れている。
}
short-order-open = { $clause }と{ $others }、{ part-which }が先か。
short-order-open-first = { $clause }と{ $others }、{ part-which }が先か。
part-which = { $several ->
    [2] どちら
   *[other] どれ
}
short-doubt-closed = もう全員がスルー。
short-one_card-no-such-move = { $move ->
    [place] { one_card-no-such-move }
    [bid] { one_card-no-such-move }
    [give] { one_card-no-such-move }
    [call_suit] { one_card-no-such-move }
    [call_alone] { one_card-no-such-move }
    [hold] { one_card-no-such-move }
    [pick_up] { one_card-no-such-move }
    [announce] { one_card-no-such-move }
    [take_kitty] { one_card-no-such-move }
    [appoint] いまは指名の時ではない。
    [discard] { one_card-no-such-move }
    [pass] { $owes ->
        [yes] このゲームにパスはない。
       *[no] トリックごとに1枚ずつ。
    }
   *[other] トリックごとに1枚ずつ。
}
short-last_bid-bars = 合計がトリックの数の{ $total }になる。
short-give_cards-free = 渡すカードは自由。
short-meeples-shared = そのエリアにはもうある。
short-run_follow-bars = { $place ->
    [last] { $first ->
        [Jo] ジョーカー
       *[other] { $first }
    }は{ $beaten ->
        [Jo] ジョーカー
       *[other] { $beaten }
    }に勝てない。
   *[other] 始まりの数字が弱すぎる。
}

## What the referee asks back
asks-yes = はい
asks-no = いいえ
asks-whether = { $fact }?
asks-who-played = { $cards }を出したのは誰?
asks-joker-stands = { $cards }と一緒に出たジョーカーは{ $stands }の代わりですか?
asks-joker-which = { $cards }と一緒に出たジョーカーは何の代わりですか?
asks-untold-rank = 「{ $rule }」の数字は何?
asks-untold-trump = 切り札はどのマーク?
asks-untold-trump-is = 切り札はどのマーク?
asks-untold-turned = 表になったカードは?
asks-untold-turned-is = 表になったカードは?
asks-untold-rank-is = 「{ $rule }」の数字は何?
asks-turn = 誰の番?
asks-holder-of = { $cards }を持っているのは誰?
asks-janken-winner = じゃんけんで勝ったのは誰?
asks-last-lowest = 前回の最下位は誰?
asks-first-lead-card = { $card }を持っているのは誰?
asks-first-lead-agreed = 話し合いで決めた親は誰?
asks-landlord = 地主は誰?
asks-landlord-bid = 地主は競りで何点と言った?
asks-ranks-above = { $seat }の数字は{ $other }より大きい?
asks-holds-nothing-else = それで{ $seat }の手札はなくなる?
asks-holds-no-more = { $seat }の手札はもうない?
asks-perhaps-out = { $seat }の手札はもうない?
asks-holds-no-suit = { $seat }は{ $suit }を1枚も持っていない?
asks-holds-only-suit = { $seat }の手札は{ $suit }だけ?
asks-hand-beats = { $seat }の役は{ $other }の役より強い?
asks-holds-fitting = { $seat }は並べられるカードを持っている?
asks-victim-turns = 被害者は2か3?
asks-different-players = 縛りのもとになったカードは、すべて別の人が出した?

## What the table waits for at a stage of a round
stage-pointing = { $seat }が指すのを待っています。
stage-passing = { $seat }がカードを1枚渡すのを待っています。
stage-reveal = { $seat }がカードを公開するのを待っています。

## ほかのルールブックでは同じ質問にどう答えるか。
elsewhere-book = 「{ $book }」
elsewhere-says = { $books }では、{ $said }
elsewhere-agrees = { $books }でも同じです。
elsewhere-nobody = この卓に当てはまるルールブックは、ほかにありません。
short-strongest_takes-open = { $cards }は同じ強さ。
short-taker_leads-open = トリックを誰も取らなかった。
short-most_tricks-open = { $seats }が同じ回数。
short-meeples-open = { $seats }が同点。
short-bid_points-open = { $seats }が同点。
short-equal_deal-open = { $left }枚余る。
short-void_numbers-open = 数字がすべて無効。
short-sentence-silent = ほかのゲームの親は書かれていない。
short-not_must_follow-free = { $suit }しか持っていない。
short-broken_before_lead-free = { $as_suit ->
    [yes] ほかは{ $suit }だけ。
   *[no] { $suit }しか持っていない。
}
short-card_leads-binds = { $leader ->
    [none] { $lead }から。
   *[other] { $lead }は{ $leader }が持っている。
}
short-one_card-taken = もう出たカード。
short-joker_substitute-met = ジョーカーを代わりに使える。
short-run_joker_beyond-overrides = ジョーカーは端の数字の先にも置ける。
short-pass_limit-must-play = 並べられるカードがある。
short-fact-untold-rank = 「{ $rule }」の数字
short-fact-untold-trump = 切り札のマーク
short-fact-untold-turned = 表になったカード
short-fact-held-suit = { $seat }が{ $suit }を持っていた
short-fact-untold-rank-is = 「{ $rule }」の数字が{ $value }
say-keeps-none-of = 当てはまるカードは全部捨てるので、{ $seat }の手元に{ $lots ->
    [yes] 1枚でも
   *[no] { $any }が
}残っていれば、それも捨てます。残っていなければ、これで足ります。
headline-qualified = { $name }・{ $rest }
short-sentence-overrides = { short-sentence-allows }
brief-sentence-overrides = { short-sentence-allows }
brief-sentence-allows = { short-sentence-allows }
short-sentence-allows = { $unseen ->
    [yes] { $other }が見ないで引く。
   *[none] { $placed ->
        [equal] { $top }と同じ強さ。
        [same] { $top }と同じ数字。
        [more] { $top }より枚数が多い。
       *[none] { $said }
    }
}
short-sentence-bars = { $weak ->
    [yes] 一番強いカードから渡す。
   *[none] { $unfit ->
        [none] { $said }
       *[other] { sentence-bars }
    }
}
headline-score = { $told }。
headline-score-all = 全員{ $points }点。
headline-score-shared = { $seats }が{ $points }点
headline-score-others = ほかは0点
headline-titles = { $told }。
short-exchange-allows = { $strongest ->
    [yes] { $other }に一番強い{ $count }枚を渡す。
   *[no] どの{ $count }枚かは自由。
}
short-doubt-nothing = 場に裏のカードがない。
headline-order-stated = { $high }が強く、{ $low }が弱い。
headline-order-usual = 逆転なし: { $high }が強く、{ $low }が弱い。
headline-order-reversed = 逆転中: { $high }が強く、{ $low }が弱い。
headline-order-run = { $third }…{ $last }
short-pass-costs = ただし{ $how ->
        [foul] 反則上がりになる
       *[other] ゲームから抜ける
    }。
short-join_ends-joined = 列の両端はつながる。
short-turns-next = { $after ->
    [none] { turns-next }
   *[other] { $skipped ->
        [none] { $after }の次。
       *[other] 脱落した{ $skipped }を飛ばす。
    }
}
short-turn-face-up = 裏で出すゲームではない。
short-tax_penalty-bars = このゲームは無効。
short-window-stops = 『{ $cut }』を止められる。
short-window-answers = 『{ $cut }』に返せる。
short-cross_dressing-met = KはQとして出せる。
short-partial_lock-met = 縛りに合う。
short-near-mixed = マークがそろっていない。
short-sentence-leads = { $by ->
    [first] 前回1着の{ $seat }が親。
    [last] 順位が一番下の{ $seat }が親。
   *[card] { $card }を持つ{ $seat }が親。
}

## 誰のことかを言った見出しに続く事実
short-deed-swapped = 交換で{ $seat }から受け取った。
short-going_out-waiting = あがるのは全員が終わってから。
short-out-without-cards = 手札がない。
short-going_out-holds = { $left ->
    [0] まだ手札がある。
   *[other] 手札が{ $left }枚ある。
}
short-turn-after = { $last ->
    [none] まだ出すかパスをする。
   *[other] { $back ->
        [yes] 逆回りで{ $last }の次。
       *[other] { $last }の次。
    }
}
short-in_turn-led = { $lead ->
    [none] { in_turn-led }
   *[other] { $lead }から始めた。
}
short-dealer_discards-waits = 表のカードを取ったので、1枚捨てる。
short-give_cards-waits = カードを渡すのが先。
short-call_trump-leads = { $idle ->
    [none] 配った{ $dealer }の左隣。
   *[other] { $idle }は出さない。
}
short-solo_bidding-waits = { $role ->
    [opens] 配った{ $dealer }から2人目。
    [joins] { $passed }がパスした。
    [raises] { $other }が{ $bid }に応じた。
    [answers] { $other }が{ $bid }をビッドした。
    [alone] ほかの人がパスした。
   *[other] ビッドがまだ終わっていない。
}
short-bids-waits = { $after ->
    [none] { $dealer ->
        [none] { $first ->
            [yes] 最初にビッドする。
           *[no] まだビッドしていない。
        }
       *[other] 配った{ $dealer }の左隣。
    }
   *[other] { $after }の次。
}
short-suit_bidding-waits = { $after ->
    [none] { $dealer ->
        [none] 競りがまだ終わっていない。
       *[other] 配った{ $dealer }の左隣。
    }
   *[other] { $passed ->
            [none] { $after }の次。
           *[other] { $passed }はパスして降りた。
        }
}
short-call_trump-waits = { $after ->
    [none] { $dealer ->
        [none] 切り札がまだ決まっていない。
       *[other] { $again ->
            [yes] 全員がパスしたので2周目。
           *[no] 配った{ $dealer }の左隣。
        }
    }
   *[other] { $after }がパスした。
}
short-turn-past-those-out = { $seat }はもう抜けている。
short-trump-beats = { $cards }は{ $several ->
    [yes] 一番強い切り札
   *[no] 切り札
}。
short-game_trump-beats = { short-trump-beats }
short-suit_bidding-low = { $same ->
    [yes] もう{ $bid }が出ている。
   *[no] { $equal ->
        [number] { $bid }より枚数を増やす。
       *[other] { $number }は{ $bid }より強くない。
    }
}
short-suit_bidding-free = { $move ->
    [pass] 宣言は義務ではない。
   *[other] { $bid ->
        [none] 最初の宣言は{ $lowest }枚から。
       *[other] { suit_bidding-free }
    }
}
short-must_follow-revoked = { $held ->
    [none] { $suit }を持っていたはず。
   *[other] { $held }を持っていた。
}
short-must_follow-followed = { $lead ->
    [none] { $count ->
        [0] フォローする場面がまだない。
       *[other] { $top }に{ $near }を出した。
    }
   *[other] { $suit }がなかった。
}
short-must_follow-shown = ないはずの{ $cards }を出した。
short-top_jacks-beats = { $cards }は{ $weaker ->
    [none] 強いJの1枚。
   *[other] { $weaker }より強い。
}
short-card_captures-captures = { $own ->
    [yes] { $lead }は{ $near }に勝つ。
   *[no] { $cards }は{ $lead }にも勝つ。
}
short-strongest_takes-takes = { $alone ->
    [yes] { $of ->
        [none] 取れるのは{ $cards }だけ。
       *[other] { part-of-suit }は{ $cards }だけ。
    }
   *[no] { $of ->
        [none] {""}
       *[other] { part-of-suit }では
    }{ $cards }が一番{ $low ->
        [yes] 小さい
       *[no] 強い
    }。
}
short-bowers-belongs = { $cards }は切り札として数える。
short-trump_rank-belongs = { short-bowers-belongs }
short-bowers-beats = { $is_right ->
    [yes] ライト
   *[no] レフト
}バウアーは{ $near }に勝つ。
short-trump_rank-beats = { $cards }は{ $near }に勝つ。
short-happens-leaves-fallen-at-once = { $who ->
    [joker-holder] ジョーカーを持っていた。
    [picked] 指名された。
   *[other] { $cause ->
        [none] 手札が残っていても。
       *[other] { $times ->
            [1] { $cause }。
           *[other] 場が流れて{ $times }回目。
        }
    }
}
short-happens-leaves-clean-at-once = { $has ->
    [none] { $cause ->
        [none] 手札が残っていてもあがり。
       *[other] { $sum ->
            [none] { $cause }。
           *[other] { $sum }は{ $total }で、場と同じ。
        }
    }
   *[other] 手札{ $has }。
}
short-happens-leaves-foul =
    { $foul ->
        [by] 最後の手で{ $by }になった。
        [avenges] 大富豪への仕返し。
        [alone] 最後の手が{ $cards }の1枚だけ。
        [joker] 最後の手にジョーカー。
        [turned] 出した後の順では{ $cards }が反則。
        [unturned] 出す前の順では{ $cards }が反則。
        [revolution] 革命中は{ $cards }が反則。
        [placed] 『{ $by }』の間は{ $ranks }が反則。
        [while] いまの順では{ $cards }が反則。
        [given] 最後に渡したのが{ $cards }。
        [discarded] 最後に捨てたのが{ $cards }。
        [parted] 最後に手放したのが{ $cards }。
       *[always] 最後の手に{ $cards }。
    }
short-happens-leaves-foul-pass = { $passes ->
    [none] パスをした。
   *[other] { $of ->
        [all] 全員合わせて{ $passes }回目のパス。
       *[player] { $passes }回目のパス。
    }
}
short-happens-leaves-foul-skip = { $passes ->
    [none] 飛ばされたのもパスに数える。
   *[other] 飛ばされて{ $passes }回目のパス。
}
short-equal_hands-shared = { $numbers ->
    [yes] { $hand }どうし。
   *[no] 同じ役は数字で比べない。
}
short-hand_order-beats = { $hand }は{ $best }に勝つ。
short-hand_order-goes-round = { $rank ->
    [none] { $strong }の次に{ $weak }は続かない。
   *[other] { $rank }は端にだけ置ける。
}
short-called_partner-played = { $cards ->
    [none] 卓の状態にある。
   *[other] { $cards }を出した。
}
short-called_partner-not-named = まだ指名していない。
short-called_partner-holds = { $cards }を持っている。
short-called_partner-alone = { $cards ->
    [none] { $declarer }は1人で戦う。
   *[other] { $where ->
        [hand] { $cards }は{ $declarer }が持っている。
        [beside] { $cards }は誰の手札にもない。
       *[other] { $declarer }は1人で戦う。
    }
}
short-cards_as_bid-stops = { $all ->
    [yes] 絵札は全部でも、宣言は{ $bid }枚。
   *[no] 連合軍の絵札が{ $count }枚。
}
short-cards_as_bid-wins = 絵札{ $took }枚、宣言{ $bid }枚。
short-cards_as_bid-counted = { $count ->
    [0] { $seats }の絵札は0枚。
   *[other] 絵札{ $count }枚{ $bid ->
        [0] {""}
       *[other] 、宣言{ $bid }枚
    }。
}
short-joining-joined = { $above ->
    [none] 初めて負けた相手のすぐ下に入る。
    [all] { $seat }は全員にじゃんけんで勝った。
   *[other] { $seat }は{ $above }に負けた。
}
short-happens-eliminated = { $card ->
    [highest] { $seat }が逆の順で一番大きい{ $rank ->
        [none] 数字
       *[other] { $rank }
    }。
    [lowest] { $seat }が一番小さい{ $rank ->
        [none] 数字
       *[other] { $rank }
    }。
   *[either] 被害者がどれでも同じ。
}
brief-happens-eliminated = 脱落は{ $seat }{ $rank ->
    [none] { "" }
   *[other] の{ $rank }
}。
short-happens-card-passed = { $to ->
    [victim] 真ん中に置く。
   *[other] 手札がない。
}
short-happens-nobody-takes = { $missed ->
    [few] 2人戦では手札を比べない。
   *[other] { $count }人が指した。
}
short-happens-duel-won = { $mine ->
    [none] { $theirs ->
        [none] 数字が大きい。
       *[other] { $theirs }が最小。
    }
   *[other] { $theirs ->
        [none] { $mine }が最大。
       *[other] { $mine }が{ $theirs }に勝つ。
    }
}
short-exchange-asks = { $untitled ->
    [yes] まだ誰にも身分がない。
   *[none] { $own ->
        [none] 前回の身分による。
       *[other] { $own }だから。
    }
}
short-landlord_points-extra = { $number ->
    [0] 競りの点を農民1人ずつとやりとりする。
   *[other] { $won ->
        [open] まだ誰も出し切っていない。
       *[other] 競りは{ $number }点。
    }
}
short-game_value-level = { $lost ->
    [yes] 負けたので{ $cost }点の2倍。
   *[no] { $base }の{ $factor }倍。
}
short-game_value-null-low = ヌルは{ $worth }点。
short-game_value-null-lost = { $own ->
    [yes] ヌルの負け。
   *[no] トリックを取った。
}
short-game_value-null-won = 1トリックも取っていない。
short-game_value-overbid = ビッド{ $bid }で、{ $worth }点。
short-game_value-null-fails = { $low ->
    [yes] ヌルは{ $worth }点しかない。
   *[no] ヌルで{ $declarer }が取った。
}
short-contract_points-down = { $bid }が{ $left }ダウン。
short-revoked_tricks-transfers = { $seats }のリボーク。
short-revoked_tricks-both = 両方がリボーク。
brief-contract_points-down = { $left }ダウン。
short-contract_points-made = { $bid }を達成。
brief-contract_points-made = { $bid }達成。
brief-all_points-adjusts = { $seat }が{ $points }点すべてを取った。
brief-happens-leaves-foul = { $rank ->
    [none] { $foul ->
        [by] { short-happens-leaves-foul }
        [avenges] { short-happens-leaves-foul }
        [alone] { short-happens-leaves-foul }
        [joker] { short-happens-leaves-foul }
       *[other] { part-brief-foul }
    }
   *[other] { $foul ->
        [turned] 出した後の順では{ $rank }が反則。
        [unturned] 出す前の順では{ $rank }が反則。
        [revolution] 革命中は{ $rank }が反則。
        [while] いまの順では{ $rank }が反則。
        [always] 最後の手に{ $rank }。
       *[other] { part-brief-foul }
    }
}
part-brief-foul =
    { $foul ->
        [placed] いまは{ $ranks }が反則。
        [given] { $cards }を渡したのが反則。
        [discarded] { $cards }を捨てたのが反則。
        [parted] { $cards }を手放したのが反則。
       *[other] 最後の手が反則。
    }
brief-waits-discard = { $least ->
    [0] 捨てるか決める。
   *[other] 先に捨てる。
}
brief-waits-give = { $least ->
    [0] 渡すか決める。
   *[other] 先に渡す。
}
short-most_tricks-wins = { $count }トリックで一番多い。
short-maker_points-so-far = まだ{ $took }トリック。
short-maker_points-euchred = 相手が失敗した。
short-maker_points-alone = 1人で全部取った。
short-maker_points-march = 全トリックを取った。
short-maker_points-made = { $took }トリック取った。
short-card_points-wins = 失点が{ $count }点で一番少ない。
short-contract_points-wins = { $count }点で一番多い。
short-maker_points-wins = { $count }点で一番多い。
short-bid_points-wins = { $count }点で一番多い。
short-meeples-wins = { $count }点で一番多い。
short-last_part_counts-tied = { $count }ずつ。
short-card_points-tied = 失点が{ $count }点ずつで一番少ない。
short-contract_points-tied = { $count }点ずつ。
short-maker_points-tied = { $count }点ずつ。
short-bid_points-tied = { $count }点ずつ。
short-meeples-tied = { $count }点ずつ。
short-most_tricks-tied = { $count }トリックずつ。
short-partners_across-wins = 合わせて{ $count }{ $unit ->
    [tricks] トリック
   *[points] 点
}で最多。
short-strongest_takes-foreseen = { $cards ->
    [none] 残りの人が何を出しても同じ。
   *[other] これから出せるのは{ $cards }だけ。
}
short-waits-penalty = 先に{ $seat }がペナルティを渡すかどうかを決める。
short-meeples-waits = 先に{ $seat }がミープルを置く。
headline-is_out-equal = { answer-is_out-equal }
headline-is_out-no = { $seat }はまだ残っています。
short-debt-count =
    { $span ->
        [upto] { part-debt-can }のは{ $count }枚まで。
        [between] { part-debt-verb }のは{ $least }〜{ $count }枚。
        [due] { part-debt-verb }のは{ $count }枚で、足りなければあるだけ。
        [whole] { part-debt-verb }なら、{ $count }枚まとめて。
       *[exact] { part-debt-verb }のは{ $count }枚。
    }
short-in_turn-turn = { $turn ->
    [none] いまは{ $seat }の番ではない。
   *[other] いまは{ $turn }の番。
}
short-match_in_turn-turn = いまは{ $turn }の番。
short-auction-low = { $same ->
    [yes] もう{ $bid }が出ている。
   *[no] 最後のビッドの{ $bid }より高くない。
}
short-auction-undoubled = { $bid ->
    [none] まだ誰もビッドしていない。
   *[other] { $bid }にダブルがかかっていない。
}
short-solo_bidding-low = { $same ->
    [yes] もう{ $bid }が出ている。
   *[no] 最後のビッドの{ $bid }より高くない。
}
short-solo_bidding-nothing = ビッドするか、パスをする番。
short-foul_finish-spared =
    { $state ->
        [alone] { $cards }は1枚だけで反則。
        [suit] 反則は{ $cards }だけ。
        [ended] 革命が終わり、{ $number }は反則でない。
        [parted] { $cards }は手放しただけ。
        [placed] いまの順では{ $number }は反則でない。
        [usual] { $cards }は反則でない。
        [revolution] 革命中は{ $number }であがれる。
       *[other] Jバックの間は{ $number }は反則でない。
    }
short-top_card-beats = { $cards }が一番強い。
short-top_jacks-order = { $lead }と{ $near }は切り札より強い。
headline-but = ただし
short-rejoined = ゲームに戻った。
short-suit_bidding-no-bid = { $why ->
    [suit] マークを言っていない。
    [trumps] 切り札なしの宣言はない。
    [high] 絵札は{ $most }枚しかない。
   *[number] 宣言できるのは{ $lowest }枚から。
}
short-auction-no-bid = { $lacks ->
    [yes] 切り札を言っていない。
   *[no] 1から{ $most }の数と切り札で言う。
}
short-match_top-bars = { $suits ->
    [none] { $top }に合わない。
   *[other] { $called ->
        [yes] 指定されたのは{ $suits }。
       *[no] { $top }と{ $pack ->
            [colours] 色も{ $sign ->
                [yes] 記号
               *[no] 数字
            }も違う。
           *[suits] マークも数字も違う。
        }
    }
}
short-kitty_exchanged-first = 場札の交換がまだ。
short-bids-free = 0から{ $most }まで、どの数でもよい。
short-meeples-leads = 最初にミープルを置いた。
short-bids-leads = 最初にビッドした。
short-called_partner-free = { $own ->
    [yes] 自分の手札のカードでもよい。
   *[no] どのカードでもよい。
}
short-game_announced-first = まだゲームを宣言していない。
short-dealer_discards-first = { $waiting }がまだ捨てていない。
short-auction-first = オークションがまだ終わっていない。
short-solo_bidding-first = ビッドがまだ終わっていない。
short-meeples-first = { $left ->
    [1] { $waiting }がまだ置いていない。
   *[other] まだ{ $left }人が置いていない。
}
short-give_cards-first = { $left ->
    [1] { $waiting }がまだ渡していない。
   *[other] まだ{ $left }人が渡していない。
}
short-bids-first = { $waiting }のビッドがまだ。
short-call_trump-first = 切り札がまだ決まっていない。
short-draw_from_stock-free = { $turned ->
    [yes] 前に出たカードを山札にする。
   *[no] { $held ->
        [none] { $most ->
            [0] 出せるカードが来るまで引ける。
           *[other] 1回の番に{ $most }枚まで引ける。
        }
       *[other] { $held }は出せるが、引いてもかまわない。
    }
}
short-match_in_turn-no-challenge = { $wanted ->
    [none] いまはチャレンジする場面ではない。
   *[other] { $wanted }だけ。
}
short-challenge_card-missed = { $seat }は成功しても番が飛ばされる。
short-draw_from_stock-draw-first = { $most ->
    [0] 出せるカードが来るまで引く。
    [1] まだ引いていない。
   *[other] { $most }枚引くところで、まだ{ $count }枚。
}
short-card_leads-leads = { $lead }から始める。
short-give_cards-not-held = { $cards }が手札にない。
short-give_cards-to = 渡す相手は{ $seats }。
short-meeples-free = { $taken ->
    [yes] 同じエリアにもう1つ置ける。
   *[no] そのエリアはまだ空いている。
}
short-call_trump-only = 1周目は{ $lead }のマークだけ。
short-call_trump-free = { $move ->
    [pass] 決めなくてもよい。
   *[other] { $again ->
        [yes] { $lead ->
            [none] いまは{ $seat }が答える番。
           *[other] 2周目は{ $lead }のマークのほか。
        }
       *[no] { $lead ->
            [none] いまは{ $seat }が答える番。
           *[other] 表のカードは{ $lead }。
        }
    }
}
short-game_announced-low = { $value }点で、ビッドの{ $bid }に届かない。
short-called_partner-first = 副官の指名がまだ。
short-no_trump_lead_at_first-bars = { $cards }は切り札。
short-game_announced-free = { $move ->
    [pick_up] { $seat }がディクレアラー。
    [discard] どの{ $count }枚でもよい。
   *[other] { $is_null ->
        [yes] { $value }点で、ビッドの{ $bid }に届く。
       *[no] { $is_hand ->
            [yes] スカートを取っていない。
           *[no] { $bid }でディクレアラーになった。
        }
    }
}
short-game_announced-exchange = 先に{ $count }枚を伏せる。
short-near-count = { near-count }
short-expose_deal-taken = { $place ->
    [1] { $own }は一番強いカード。
   *[other] 身分の高い人ほど強いカードを取る。
}
short-happens-card-taken = ほかに指した人はいない。
short-broken_before_lead-follows = 制限されるのは親だけ。
short-jump_in-differs = { $cards }は{ $top }と違う。
short-jump_in-went-on = { $seat }が割り込んだ。
short-stack_draws-plain = { $cards }はドローカードでない。
short-challenge_card-lost = { $seat }はチャレンジに失敗。
short-say_last_card-spared = { $why ->
    [said] { $seat }は宣言した。
   *[unnoticed] 誰も気づかなかった。
}
short-spring-spared = { $why ->
    [twice] 地主は2回出した。
   *[peasant] { $holder }も出した。
}
short-no_points_at_first-spared = { $cards }は失点にならない。
short-last_bid-spared = { $why ->
    [differs] 合計が{ $total }で、{ $tricks }でない。
   *[early] 最後のビッドではない。
}
short-no_trump_lead_at_first-spared = { $why ->
    [follows] 制限されるのは親だけ。
    [later] 最初のトリックは終わった。
   *[other] { $cards }は切り札ではない。
}
short-broken_before_lead-spared = { $cards }は{ $suit }でない。
short-dealer_calls-spared = 2周目だけ。
short-game_announced-count = 伏せるのはちょうど{ $count }枚。
short-dealer_discards-count = 捨てるのはちょうど1枚。
short-kitty_exchanged-count = 捨てるのはちょうど{ $count }枚。
short-bag_limit-spared = バッグは{ $limit }個でなく{ $total }個。
short-goes_alone-idle = { $alone }が1人で戦っている。
