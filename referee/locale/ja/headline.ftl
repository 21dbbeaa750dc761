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
        [1] { $held }でフォロー。
       *[other] { $suit }でフォロー。
    }
   *[other] { $moved }は切り札として数える。
}
short-window-unanswered = { $cards }では返せない。
short-exchange-bars =
    { $other ->
        [none] 交換が先。
       *[other] { $count ->
            [0] { $other }に渡すカードはなし。
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
short-broken_before_lead-broken = { $suit }はもう出たことがある。
short-no_points_at_first-bars = 最初は失点のカード禁止。
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
   *[other] { auction-free }
}
brief-sentence-pressed = { $cards }がある。
short-trickless_out-out = 1トリックも取れなかった。
short-fallen_return-spared = 戻る手札がない。
short-waits-counter = 先に{ $seat }が打ち消すか決める。
short-going_out-place = { $before ->
    [none] 最初にあがった。
   *[other] { $before }が先にあがった。
}
short-trickless_out-stays = { $count }トリック取った。
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
short-stronger-bars = { $read ->
    [none] { $equal ->
        [yes] { $top }より強くない。
       *[other] { $top }に勝てない。
    }
   *[other] { $read }では{ $top }に勝てない。
}
short-stronger-met = { $under ->
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
short-happens-leads-after = { $after }の次の人。
short-turn-reseated = 順は{ $seats }。
short-auction-leads = ディクレアラー{ $declarer }の左。
short-beat_own_play-asks-again = もう一度だけ出せる。
short-sunk-foul = { $count ->
    [1] { $seats }は反則。
   *[other] 先に反則した人ほど下。
}
short-happens-cleared-again = { $cards }がまた一番上。
short-waits-doubt = ダウトするかを決めるのは次に{ $seat }。
short-last_part_counts-wins = { $apart ->
    [only] 山札のあとのトリックは{ $count }で最多。
   *[no] { $count }で一番多い。
}
headline-spite = 『{ $titles }』に合わなくてよい。
short-debt-strongest = { $unfit ->
    [none] もっと強いカード({ $due })がある。
   *[other] { $unfit }より{ $due }のほうが強い。
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
short-form-bars = { $wrong ->
    [two] 2枚なら同じ数字だけ。
    [gap] 数字が続いていない。
    [runless] ここでは階段なし。
    [suits] 階段は同じマークだけ。
    [ring] 階段は一番強い数字で終わる。
    [alike] 付けるのはほかの数字だけ。
    [count] { part-kickers-to }に{ $added }枚は付けられない。
    [pairs] 付けるのはペア{ $pair }組。
    [equal] 付けるのは別々の数字。
    [suitless] 付けられるのは{ $strange }の1枚だけ。
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
   *[other] トリックごとに1枚ずつ。
}
short-last_bid-bars = 合計がトリックの数と同じ。
short-give_cards-free = 渡すカードは自由。
short-meeples-shared = そのエリアにはもうある。
short-run_follow-bars = 始まりの数字が弱すぎる。

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
short-card_leads-binds = { $lead }から。
short-one_card-taken = もう出たカード。
short-joker_substitute-met = ジョーカーを代わりに使える。
short-run_joker_beyond-overrides = ジョーカーは端の数字の先にも置ける。
short-pass_limit-must-play = 並べられるカードがある。
short-fact-untold-rank = 「{ $rule }」の数字
short-fact-untold-trump = 切り札のマーク
short-fact-untold-turned = 表になったカード
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
short-turn-after = { $last }の次。
short-turn-still = まだ出すかパスをする。
short-turn-past-those-out = { $seat }はもう抜けている。
short-trump-beats = { $cards }は{ $several ->
    [yes] 一番強い切り札
   *[no] 切り札
}。
short-game_trump-beats = { short-trump-beats }
short-suit_bidding-low = { $equal ->
    [number] { $bid }より枚数を増やす。
   *[other] { $number }は{ $bid }より強くない。
}
short-must_follow-revoked = { $held }を持っていた。
short-must_follow-followed = { $lead ->
    [none] リボークらしいところはない。
   *[other] { $suit }がなかった。
}
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
short-cards_as_bid-stops = { $all ->
    [yes] 絵札は全部でも、宣言は{ $bid }枚。
   *[no] 連合軍の絵札が{ $count }枚。
}
short-cards_as_bid-wins = 絵札{ $took }枚、宣言{ $bid }枚。
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
short-happens-card-passed = { $seat }は2枚持っている。
short-happens-nobody-takes = { $missed ->
    [few] 2人戦では手札を比べない。
   *[other] { $count }人が指した。
}
short-happens-duel-won = { $mine ->
    [none] 数字が大きい。
   *[other] { $mine }が{ $theirs }に勝つ。
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
   *[other] 競りは{ $number }点。
}
short-game_value-level = { $lost ->
    [yes] 負けたので{ $cost }点の2倍。
   *[no] { $base }の{ $factor }倍。
}
short-contract_points-down = { $bid }が{ $left }ダウン。
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
short-partners_across-wins = 合わせて{ $count }で一番多い。
short-strongest_takes-foreseen = 残りの人が何を出しても同じ。
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
short-auction-low = 最後のビッドの{ $bid }より高くない。
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
short-suit_bidding-no-bid = { $lowest }から{ $most }の数とマークで言う。
short-auction-no-bid = 1から{ $most }の数と切り札で言う。
short-match_top-bars = { $top }に合わない。
short-kitty_exchanged-first = 場札の交換が先。
short-bids-free = いまがビッドの番。
short-called_partner-free = どのカードでもよい。
short-draw_from_stock-draw-first = { $most ->
    [0] 出せるカードが来るまで引く。
   *[other] 先に{ $most }枚引く。
}
short-card_leads-leads = { $lead }から始める。
short-give_cards-not-held = { $cards }が手札にそろっていない。
short-give_cards-to = 渡す相手は{ $seats }。
short-meeples-free = ミープルを置く番。
short-call_trump-only = 1周目は{ $lead }のマークだけ。
short-game_announced-low = { $value }点で、ビッドの{ $bid }に届かない。
short-called_partner-first = 副官の指名が先。
short-no_trump_lead_at_first-bars = 最初は切り札から始められない。
short-game_announced-free = { $move ->
    [pick_up] スカートを取ってもよい。
    [discard] どの{ $count }枚でもよい。
   *[other] { $bid }でディクレアラーになった。
}
short-near-count = { near-count }
short-expose_deal-taken = 身分の高い人ほど強いカードを取る。
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
    [twice] { $holder }は2回出した。
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
short-bag_limit-spared = バッグは{ $limit }個でなく{ $total }個。
