# 裁定の言い方: 答え、理由、誰も知らないこと、答えが変わる条件。

## The answer
answer-may_play-yes = { $seat }は{ $cards }を出せます。
answer-may_play-no =
    { $cards ->
        [none] { $seat }のその手は認められません。
       *[other] { $seat }は{ $cards }を出せません。
    }
answer-may_pass-yes = { $seat }はパスできます。
answer-may_pass-no = { $seat }はパスできません。
answer-may_look-yes = { $seat }は捨て札を見てもかまいません。
answer-may_look-no = { $seat }は捨て札を見てはいけません。
answer-may_give-yes = { $seat }は{ $other }に{ $cards }を渡せます。
answer-may_give-no = { $seat }は{ $other }に{ $cards }を渡せません。
answer-may_discard-yes = { $seat }は{ $cards }を{ $deed ->
        [add] 場に足せます
       *[other] 捨てられます
    }。
answer-may_discard-no = { $seat }は{ $cards }を{ $deed ->
        [add] 場に足せません
       *[other] 捨てられません
    }。
answer-may_name-yes = { $seat }は{ $rank }を宣言できます。
answer-may_name-no = { $seat }は{ $rank }を宣言できません。
answer-may_pick-yes = { $seat }は{ $other }を選べます。
answer-may_pick-no = { $seat }は{ $other }を選べません。
answer-may_take-yes = { $seat }は{ $other }から{ $cards }を取れます。
answer-may_take-no = { $seat }は{ $other }から{ $cards }を取れません。
answer-may_expose-yes = { $seat }は{ $cards }を公開できます。
answer-may_expose-no = { $deed ->
    [none] { $seat }は{ $cards }を公開できません
   *[other] { $seat }が見せるのは{ $cards }ではありません
}。
answer-may_draw-yes = { $seat }は{ $deed ->
        [draw] { $receiver ->
            [none] { $blind ->
                [yes] { $cards }を引くことがあります
               *[no] { $cards }を拾えます
            }
           *[other] { $receiver }に渡すカードに{ $cards }を選べます
        }
        [take-field] 場の{ $cards }を取れます
        [draw-stock] 山札から{ $cards }を引けます
       *[other] { $cards }を拾えます
    }。
answer-may_draw-no = { $seat }は{ $deed ->
        [draw] { $receiver ->
            [none] { $cards }を{ $blind ->
                [yes] 引けません
               *[no] 拾えません
            }
           *[other] { $receiver }に渡すカードに{ $cards }を選べません
        }
        [take-field] 場の{ $cards }を取れません
        [draw-stock] 山札から{ $cards }を引けません
       *[other] { $cards }を拾えません
    }。
answer-may_accept-yes = { $seat }は{ $deed ->
        [declare] 『{ $by }』を宣言できます
        [call] 『{ $by }』を宣言できます
        [pardon] 許せます
        [share] 手札を見せられます
       *[other] 宣言できます
    }。
answer-may_accept-no = { $deed ->
    [none] { $seat }がいま宣言できるものはありません
    [pardon] { $seat }は許せません
    [share] { $seat }は手札を見せられません
   *[other] { $seat }は『{ $by }』を宣言できません
}。
answer-may_decline-yes = { $seat }は{ $deed ->
    [none] 断れます
   *[other] { part-not-doing }もかまいません
}。
answer-may_decline-no = { $seat }は{ $deed ->
    [none] 断れません
   *[other] { part-not-doing }はいけません
}。
answer-may_doubt-yes = { $seat }はダウトを宣言できます。
answer-may_doubt-no = { $seat }はダウトを宣言できません。
answer-may_through-yes = { $seat }はスルーできます。
answer-may_through-no = { $seat }はスルーできません。
answer-may_place-yes = { $seat }は{ $suit }のエリアにミープルを置けます。
answer-may_place-no = { $seat }は{ $suit }のエリアにミープルを置けません。
answer-may_bid-yes = { $seat }は{ $number }をビッドできます。
answer-may_bid-no = { $seat }は{ $number }をビッドできません。
answer-may_double-yes = { $seat }はダブルできます。
answer-may_double-no = { $seat }はダブルできません。
answer-may_redouble-yes = { $seat }はリダブルできます。
answer-may_redouble-no = { $seat }はリダブルできません。
answer-may_draw_stock-yes = { $seat }は山札から引けます。
answer-may_draw_stock-no = { $seat }は山札から引けません。
answer-may_challenge-yes = { $seat }はチャレンジできます。
answer-may_challenge-no = { $seat }はチャレンジできません。
answer-may_catch-yes = { $seat }は{ $other }の宣言忘れを指摘できます。
answer-may_catch-no = { $seat }は{ $other }の宣言忘れを指摘できません。
answer-may_hold-yes = { $seat }は応じることができます。
answer-may_hold-no = { $seat }は応じることができません。
answer-may_pick_up-yes = { $seat }はスカートを取れます。
answer-may_pick_up-no = { $seat }はスカートを取れません。
answer-may_announce-yes = { $seat }は{ $number }を宣言できます。
answer-may_announce-no = { $seat }は{ $number }を宣言できません。
answer-may_take_kitty-yes = { $seat }は場札を取れます。
answer-may_take_kitty-no = { $seat }は場札を取れません。
answer-may_appoint-yes = { $seat }は{ $cards }を副官に指名できます。
answer-may_appoint-no = { $seat }は{ $cards }を副官に指名できません。
answer-may_call_suit-yes = { $seat }は{ $suit }を指定できます。
answer-may_call_suit-no = { $seat }は{ $suit }を指定できません。
answer-may_point-yes = { $seat }は{ $other ->
    [victim] 被害者
   *[other] { $other }
}を指せます。
answer-may_point-no = { $seat }は{ $other ->
    [victim] 被害者
   *[other] { $other }
}を指せません。
answer-is_out-no = { $seat }は{ $family ->
        [climbing] まだゲームに残っています
        [tricks] まだゲームに残っています
       *[other] 脱落していません
    }。
answer-is_out-clean = { $seat }はあがりです。
answer-is_out-foul = { $seat }は反則上がりです。
answer-is_out-fallen = { $seat }は脱落しています。
answer-is_out-liar = { $seat }は交換で嘘をついたので、ゲームから抜けています。
answer-is_out-dropped = { $seat }は脱落しています。
answer-is_out-burst = { $seat }はバーストしています。
answer-is_out-equal = 順位なしで終わったので、{ $seat }はあがりではなく平民です。
answer-is_out-eliminated = { $seat }は脱落しています。
answer-depends = { $about ->
    [cards] 見えていないカードで変わります。
   *[other] まだ分からないことで変わります。
}
answer-unsettled = ルールでは決まっていません。
answer-what_plays = { $open ->
    [yes] 見えているカードでは、{ $seat }
   *[no] { $seat }
}が選べるのは{ $told }です。
answer-what_plays-or-pass = { $open ->
    [yes] 見えているカードでは、{ $seat }
   *[no] { $seat }
}が選べるのは{ $told }、またはパスです。
answer-what_plays-nothing = { $open ->
    [yes] 見えているカードでは、{ $seat }は何も出せません
   *[no] { $seat }はいま何も出せません
}。
answer-what_plays-pass = { $seat }に出せるカードはありません(分かっている手札では)。パスはできます。
answer-what_happens = { $told }
answer-what_happens-depends = 何が起こるかは、まだ分かりません。
answer-what_happens-nothing = 特に何も起こりません。
answer-whose_turn = { $winners ->
    [1] { $told }の番です。
   *[other] 次に動くのは{ $told }です。
}
answer-whose_turn-nobody = 誰の番でもありません。
answer-who_leads = { $told }が親です。
answer-who_leads-nobody = いまは誰も親になりません。
answer-who_takes = トリックを取るのは{ $told }です。
answer-who_takes-nobody = トリックは誰も取りません。
answer-who_wins = { $winners ->
    [1] 勝ったのは{ $told }です。
    [side] 勝ったのは{ $told }です。
   *[other] { $told }の引き分けです。
}
answer-who_wins-nobody = まだ誰も勝っていません。
answer-who_wins-nothing = まだ誰も勝っていません。
answer-who_wins-never = 勝った人はいません。
answer-who_declares = { $deed ->
    [napoleon] ナポレオンは{ $told }です。
   *[other] ディクレアラーは{ $told }です。
}
answer-who_declares-nobody = { $deed ->
    [napoleon] ナポレオンはいません。
   *[other] ディクレアラーはいません。
}
answer-who_is_partner = 副官は{ $told }です。
answer-who_is_partner-nobody = 副官はいません。
answer-did_revoke-yes = { $seat }はリボークしました。
answer-did_revoke-no = { $seat }はリボークしていません。
answer-who_gets = { $cards }を取るのは{ $told }です。
answer-who_gets-nobody = { $cards }は誰も取りません。
answer-who_gets_of = { $own ->
    [yes] { $told }のカードは{ $told }に戻ります。
   *[no] { $other ->
        [victim] 被害者
       *[other] { $other }
    }のカードを取るのは{ $told }です。
}
answer-who_gets_of-nobody = { $other ->
    [victim] 被害者
   *[other] { $other }
}のカードは誰も取れません。
answer-what_hand = { $seat }の役は{ $told }です。
answer-what_hand-high_card = { $seat }には役がありません。
answer-what_hand-nothing = { $seat }には5枚の役がありません。
answer-what_order = 弱い順に{ $told }です。
answer-ranks-open = 順位はまだ決まっていません。
answer-ranks = 1位から順に{ $told }です。
answer-rank_of = { $seat }は{ $told }位です。
answer-rank_of-joined = { $seat }は{ $told }{ $comes ->
    [yes] 位に入ります
   *[no] 位です
}。
answer-titles = 身分は{ $told }です。
answer-titles-nothing = いまは誰にも身分がありません。
answer-must_give = { $seat }は{ $told }。
answer-must_do = { $seat }は{ $told }。
answer-must_do-turn = { $seat }の番で、先にすることはありません。
answer-must_do-nothing = { $seat }はいま何もしなくてかまいません。
answer-who_deals = カードを切って配るのは{ $told }です。
answer-seating = 番の回る順に{ $told }です。
answer-score = 得点は{ $told }です。
answer-score-nothing = 得点はまだ決まっていません。
answer-deal = { $told }。

## After a condition
then-plays-no-pass = { $seat }はパスできません。
then-plays = { $gone ->
    [none] { $seat }はほかに{ $come }も選べます。
   *[other] { $come ->
        [none] { $seat }はそのうち{ $gone }を選べません。
       *[other] { $seat }はほかに{ $come }も選べますが、{ $gone }は選べません。
    }
}
then-may_play-yes = 出せます。
then-may_play-no = 出せません。
then-may_pass-yes = パスできます。
then-may_pass-no = パスできません。
then-may_look-yes = 見てかまいません。
then-may_look-no = 見られません。
then-may_give-yes = 渡せます。
then-may_give-no = 渡せません。
then-may_discard-yes =
    { $deed ->
        [add] 足せます
       *[other] 捨てられます
    }。
then-may_discard-no =
    { $deed ->
        [add] 足せません
       *[other] 捨てられません
    }。
then-may_name-yes = 宣言できます。
then-may_name-no = 宣言できません。
then-may_pick-yes = 選べます。
then-may_pick-no = 選べません。
then-may_take-yes = 取れます。
then-may_take-no = 取れません。
then-may_expose-yes = 公開できます。
then-may_expose-no = 公開できません。
then-may_draw-yes =
    { $deed ->
        [take-field] 取れます
        [draw-stock] 引けます
        [draw] { $receiver ->
            [none] { $blind ->
                [yes] 引けます
               *[no] 拾えます
            }
           *[other] 選べます
        }
       *[other] 拾えます
    }。
then-may_draw-no =
    { $deed ->
        [take-field] 取れません
        [draw-stock] 引けません
        [draw] { $receiver ->
            [none] { $blind ->
                [yes] 引けません
               *[no] 拾えません
            }
           *[other] 選べません
        }
       *[other] 拾えません
    }。
then-may_accept-yes =
    { $deed ->
        [pardon] 許せます
        [share] 見せられます
       *[other] 宣言できます
    }。
then-may_accept-no =
    { $deed ->
        [pardon] 許せません
        [share] 見せられません
       *[other] 宣言できません
    }。
then-may_decline-yes = { $deed ->
    [none] 断れます
   *[other] { part-not-doing }もかまいません
}。
then-may_decline-no = { $deed ->
    [none] 断れません
    [declare] 断るものがありません
   *[other] { part-not-doing }はいけません
}。
then-may_doubt-yes = ダウトできます。
then-may_doubt-no = ダウトできません。
then-may_through-yes = スルーできます。
then-may_through-no = スルーできません。
then-may_place-yes = 置けます。
then-may_place-no = 置けません。
then-may_bid-yes = ビッドできます。
then-may_bid-no = ビッドできません。
then-may_double-yes = ダブルできます。
then-may_double-no = ダブルできません。
then-may_redouble-yes = リダブルできます。
then-may_redouble-no = リダブルできません。
then-may_draw_stock-yes = 引けます。
then-may_draw_stock-no = 引けません。
then-may_challenge-yes = チャレンジできます。
then-may_challenge-no = チャレンジできません。
then-may_catch-yes = 指摘できます。
then-may_catch-no = 指摘できません。
then-may_hold-yes = 応じることができます。
then-may_hold-no = 応じることができません。
then-may_pick_up-yes = 取れます。
then-may_pick_up-no = 取れません。
then-may_announce-yes = 宣言できます。
then-may_announce-no = 宣言できません。
then-may_take_kitty-yes = 取れます。
then-may_take_kitty-no = 取れません。
then-may_appoint-yes = 指名できます。
then-may_appoint-no = 指名できません。
then-may_call_suit-yes = 指定できます。
then-may_call_suit-no = 指定できません。
then-did_revoke-yes = リボークになります。
then-did_revoke-no = リボークにはなりません。
then-may_point-yes = 指せます。
then-may_point-no = 指せません。
then-depends = それだけでは決まりません。
then-unsettled = { $asked ->
    [whose_turn] 誰の番か
    [who_leads] 誰が親か
    [who_takes] 誰が取るか
    [who_declares] 誰がディクレアラーか
    [who_is_partner] 誰が副官か
    [who_wins] 誰が勝つか
    [who_gets] 誰が取るか
    [who_gets_of] 誰が取るか
    [who_deals] 誰が配るか
    [ranks] 順位が
    [rank_of] 順位が
    [titles] 身分が
    [score] 何点か
    [must_give] 何を渡すか
    [must_do] 何をするか
   *[other] どうなるか
}決まっていません。

## Lines after it
say-why = { $text }({ $title })。
say-odd = なお、この場はつじつまが合いません。{ $fault }
say-stop = 。
say-reason = { $title }: { $text }
say-unknown = { $fact }が分かりません。
say-depends = { $fact }なら、{ $true }そうでなければ、{ $false }
say-turns-on = { $fact }かどうかで変わります。
say-if-so = { $fact }なら、{ $true }
say-perhaps-out = { $seat }の手札がもうないなら、{ $seat }はあがりです。どのようなあがりかは、最後に出したカードで決まります。そうでなければ、あがっていません。
say-switch = { $change }、{ $then }
say-reading = { $question }{ $outcomes }
say-tables = { $label }卓では、{ $then }
say-at-tables = { $label }卓なら、{ $then }
say-if-read = { $label }卓では、{ $then }
say-joiner = {""}
label-quoted = 「{ $label }」
say-open = { $question }ルールでは決まっておらず、この卓では{ $label }です。
then-diverges = { $number }手目({ $move })にはなりませんでした。
then-diverges-play = { $seat }は{ $cards }を出せませんでした。
then-diverges-pass = { $seat }はパスできませんでした。
say-pairs = どれか1つを変えても答えは同じですが、次の2つを合わせると変わります。
say-no-pairs = 2つを合わせて変えても、答えは同じです。
say-no-pairs-yet = 2つを合わせて変えても、これまで試したかぎり答えは同じです。
say-pairs-left = まだ全部は試していません({ $of }組のうち、ありそうなものから{ $tried }組)。
say-flips-left = ルールの変更をまだ全部は試していません({ $of }通りのうち、ありそうなものから{ $tried }通り)。
change-on = 『{ $title }』あり
change-off = 『{ $title }』なし
flip-reading = { $title }「{ $label }」
stated =
    { $holds ->
        [yes] 「{ $fact }」と書かれています。
       *[no] 「{ $fact }」は違うと書かれています。
    }
reading-open = { $question }ルールでは決まっていません。
setting-open = これは卓で決めることです。「rules:」の行に書いてください。

## What nobody knows
fact-unknown-hand =
    { $count ->
        [-1] { $seat }のほかの手札
        [0] { $seat }の手札
       *[other] { $seat }の見えない{ $count }枚の中身
    }
fact-janken-winner = じゃんけんで誰が勝ったか
fact-last-lowest = 前回誰が最下位だったか
fact-first-lead-card = { $card }を誰が持っているか
fact-first-lead-agreed = 話し合いで誰が親になったか
fact-landlord = 誰が地主か
fact-landlord-bid = 地主が競りで言った点
fact-untold-rank = 「{ $rule }」の数字
fact-untold-trump = 切り札のマーク
fact-untold-trump-is =
    { $value ->
        [none] 切り札がない
        [S] 切り札がスペード
        [H] 切り札がハート
        [D] 切り札がダイヤ
        [J] 切り札がJだけ(グランド)
       *[other] 切り札がクラブ
    }
fact-untold-turned = 表になったカード
fact-untold-turned-is = 表になったカードが{ $value }
fact-untold-rank-is = 「{ $rule }」の数字が{ $value }
fact-turn = 誰の番だったか
fact-holds-nothing-else = これが{ $seat }の最後の手札
fact-holds-no-more = { $seat }の手札がもうない
fact-perhaps-out = { $seat }の手札がもうない
fact-different-players = 縛りのもとになったカードを出したのがすべて別の人
fact-joker-stands = { $cards }と一緒に出たジョーカーが{ $stands }の代わり
fact-joker-which = { $cards }と一緒に出たジョーカーが何の代わりか
fact-game-not-over = { $seat }の順位
fact-dominant-hand = { $seat }が利き手の側に座っている
fact-holds-none-bound = { $seat }が縛られたマークのカードを持っていない
fact-holds-one-of = { $seat }が{ $any }を持っている
fact-holds-none-of = { $seat }が{ $cards }をどれも持っていない
fact-hand-adds-up = { $seat }の手札の数字を合わせると場の数字になる
fact-hand-choice = 誰がどの手札を選ぶか
fact-hand-with = { $cards }がどの手札にあるか
fact-hand-as-asked = { $seat }の手札がこのルールのとおり
fact-holds-pairs-only = { $seat }の手札がペアだけ
fact-holds-pairs-all-but-one = { $seat }の手札が、余った1枚のほかはペアだけ
fact-holds-more-of = { $seat }が{ $cards }のうち場より多い枚数を持っている
fact-keeps-none-of = { $seat }の手元に{ $cards }が残らない
fact-keeps-nothing-weaker = { $seat }の手元に{ $cards }より弱いカードが残らない
fact-holds-nothing-weaker = { $seat }が{ $cards }より弱いカードを持っていない
fact-holds-nothing-stronger = { $seat }が{ $cards }より強いカードを手元に残していない
fact-own-strongest = { $seat }の手札で一番強い{ $count }枚がどれか
fact-holds-nothing-stronger-hidden = { $seat }がほかにもっと強いカードを持っていない
whether-fact-holds-no-more = { $seat }の手札が残っている
whether-fact-perhaps-out = { $seat }の手札が残っている
whether-fact-holds-none-bound = { $seat }に縛られたマークのカードがある
whether-fact-holds-none-of = { $seat }が{ $any }を持っている
whether-fact-keeps-none-of = { $seat }の手元に{ $any }が残る
whether-fact-keeps-nothing-weaker = { $seat }の手元に{ $cards }より弱いカードが残る
whether-fact-holds-nothing-weaker = { $seat }が{ $cards }より弱いカードを持っている
whether-fact-holds-nothing-stronger = { $seat }が{ $cards }より強いカードを手元に残している
whether-fact-holds-nothing-stronger-hidden = { $seat }にもっと強いカードがある
whether-fact-not-yet-let-through = { $seat }がまだダウトできる
fact-holds-one = { $seat }の手札がちょうど1枚
fact-holds-several = { $seat }の手札が2枚以上ある
fact-holds-nothing-high = { $seat }の見えないカードがすべて11より下のもの
withheld = 分かっていないカードで決まるルールです。
barred-if-last = { $seat }は{ $cards }であがれません。
allowed-against = { $clause }では{ $cards }を出せますが、{ $against }では出せません。どちらが優先するかは決まっていません。
forbidden-against = { $against }では{ $cards }を出せますが、{ $clause }では出せません。どちらが優先するかは決まっていません。
order-open = { $others }と同時に働きます。どちらが先かはルールで決まっておらず、順序によって結果が変わります。
say-cause = { $cause }からです。
left-out = この卓では使わないルールです。
order-turned-twice = 『{ $by }』と合わせて2回逆転したので、{ $turned ->
    [yes] 逆転した
   *[no] 普段の
}順のままです。
order-open-first = { $others }より先かどうか、ルールでは決まっていません。先なら、{ $outcome }

## ミリオンダウト
fact-whether-down-card = { $seat }の裏のカードが{ $any }か(ダウトに耐えるのは、そのときだけ)
fact-whether-down-cards = { $seat }の裏のカードで正しい出し方になっているか({ $any }など。ダウトに耐えるのは、そのときだけ)
fact-down-card = { $seat }の裏のカードが{ $any }
fact-down-cards = { $seat }の裏のカードで正しい出し方になっている({ $any }など)
fact-not-yet-let-through = { $seat }がまだスルーしておらず、先にダウトした人もいない
fact-hand-counts = { $seats }の手札の枚数
fact-hands-left = 手に残ったカードの内容
fact-last-move = 直前の手
answer-depends-last-move = まだ手が示されていません。何が起こるかは、手を進めると分かります。
say-whether-down-card = ダウトされても正当なのは、裏のカードが{ $any }のときだけです。知っているのは{ $seat }だけです。
say-whether-down-cards = ダウトされても正当なのは、裏のカードで正しい出し方になっているとき({ $any }など)だけです。知っているのは{ $seat }だけです。
answer-what_happens-quiet = 次は{ $seat }の番です。
goes-before = { $text }{ $over }かまいません。
title-quoted = 『{ $title }』
if-on = { $titles }{ $join ->
    [or] { $count ->
        [1] { "" }
        [2] のどちらか
       *[other] のどれか
    }
   *[and] { "" }
}が{ $next ->
    [or] あるか、
    [and] あり、
   *[none] あれば
}
if-off = { $titles }が{ $next ->
    [and] なく、
   *[none] なければ
}
if-read = 「{ $question }」が{ $label }{ $next ->
    [or] か、
    [and] で、
   *[none] なら
}
headline-forbids = 『{ $title }』のルールがある。
headline-allows = 『{ $title }』のルールがある。
first-stop = { waits-stop }
first-counter = { waits-counter }
first-answer = { waits-answer }
first-decline-instead = 先に{ $seat }が応じるかどうかを決めます。
first-give = { waits-give }
first-discard = { waits-discard }
first-name = { waits-name }
first-look = { waits-look }
first-pardon = { waits-pardon }
first-declare = { waits-declare }
first-seize = { waits-seize }
first-reseat = { waits-reseat }
first-share = { waits-share }
first-show-strongest = { waits-show-strongest }
first-show-weakest = { waits-show-weakest }
first-add = { waits-add }
first-take-field = { waits-take-field }
first-pick = { waits-pick }
first-take = { waits-take }
first-draw = { waits-draw }
first-draw-for = { waits-draw-for }
first-pick-up = { waits-pick-up }
first-swap = { waits-swap }
first-mix-hands = { waits-mix-hands }
first-swap-hands = { waits-swap-hands }
first-call = { waits-call }
first-revolt = { waits-revolt }
first-penalty = { waits-penalty }
first-doubt = { waits-doubt }
first-reveal = { waits-reveal }
headline-open = 決まっていない({ $title })。
short-must_follow-free = { $moved ->
    [none] { $suit }がないので自由。
   *[other] { $moved }は切り札として数える。
}
short-victim_barred-few = { $count }人のときは別。
short-pass_limit-open = 脱落した{ $seat }の手札の扱い。
short-single-bars = 場は1枚出し。
short-sets-bars = { $fits ->
    [yes] { $misfit ->
        [run-on-set] 場は同じ数字の組。
        [set-on-run] 場は階段。
       *[none] 出し方が違う。
    }
   *[no] 場は{ $topmany }枚出し。
}
short-five_card_hands-bars = { $misfit ->
    [none] { $shape ->
        [short] ストレートは5枚。
        [flush] 同じマークの5枚は役ではない。
       *[row] ストレートではない。
    }
    [below] 5枚役しか出せない。
   *[above] 5枚役の上にしか出せない。
}
short-runs-bars = { $top ->
    [none] 端の数字より先には続かない。
   *[other] { $fits ->
        [yes] 端の数字より先には続かない。
       *[no] 場は{ $topmany }枚出し。
    }
}
short-debt-other =
    { $to ->
        [none] ほかの、まだいる人だけ。
       *[other] { $to }だけ。
    }
short-window-uncountered = 先に打ち消すかどうかを決める。
short-first_play_with_card-bars = { $alone ->
    [yes] 最初は{ $card }を1枚だけ。
   *[no] 最初は{ $card }を含む手。
}
short-short_spaced_run-bars = 間隔が違う。
short-canossa-bars = 新しい大富豪の許しが必要。
short-expose_deal-bars = 手札をまだ取っていない。
short-teleforce-bars = ゲームは終わり。
short-finish_barred-bars = { $cards }であがると反則の扱い。
short-security_law-bars = { $seat }は都落ちの身。
short-personal_suit_lock-bars = { $seat }は{ $suits }だけ。
short-personal_number_lock-bars = { $seat }がこの番に出せるのは{ $number }だけ。
short-last_card_call-bars = { $cards ->
    [none] 残り1枚ではない。
   *[other] 残り1枚の宣言を忘れた。
}
short-high_single_rule-spared = { $why ->
    [strongest] 手札で一番強いカード。
   *[other] { high_single_rule-spared }
}
short-high_single_rule-bars = もっと強い{ $due }がある。
short-vendetta_ban-bars = 大富豪への仕返しは禁止。
short-reparations-bars = 一番弱い{ $instead ->
    [none] カード
   *[other] { $instead }
}を渡す。
short-doubt-doubt = 裏のカードがある。
short-doubt-own = 自分のカード。
short-sentence-overlooks = { $top ->
    [none] { $laid }は数えない。
   *[other] 数えるのは{ $top }。
}
then-what_happens = { $told }。
if-without-it = このルールがなければ
say-so = 答えはそれで変わります。
say-here = この卓では{ $label }です。
say-if-other = この卓では{ $label }です。それ以外の卓なら、{ $then }
label-more = { $label }など
then-is_out-waiting = { $seat }はまだあがりになりません。
then-is_out-no = ゲームに残っています。
then-is_out-clean = あがりです。
then-is_out-foul = 反則上がりです。
then-is_out-fallen = 脱落しています。
then-is_out-eliminated = 脱落しています。
then-whose_turn = { $winners ->
    [1] { $told }の番です。
   *[other] 次に動くのは{ $told }です。
}
then-whose_turn-nobody = 誰の番でもありません。
then-who_leads = { $told }が親です。
then-who_leads-nobody = まだ誰も親になりません。
then-who_declares = { answer-who_declares }
then-who_declares-nobody = { answer-who_declares-nobody }
then-who_is_partner = 副官は{ $told }です。
then-who_is_partner-nobody = 副官はいません。
then-who_takes = 取るのは{ $told }です。
then-who_takes-nobody = 誰も取りません。
then-who_wins = { $winners ->
    [1] { $told }の勝ちです。
    [side] { $told }の勝ちです。
   *[other] { $told }の引き分けです。
}
then-who_wins-nobody = まだ誰も勝っていません。
then-who_wins-nothing = まだ誰も勝っていません。
then-rank_of = { $told }位です。
then-what_order-reversed =
    { $order ->
        [usual] 平常時の順です。
        [reversed] 逆転した順です。
       *[round] 強さの順が逆になります。
    }
then-what_order = 弱い順に{ $told }です。
then-titles-nothing = まだ決まっていません。
then-score-nothing = まだ決まっていません。
then-must_do-not-offered = それはできません。
then-must_do-turn = { $seat }はふつうに自分の番を進めます。
then-must_do-nothing = することはありません。
then-what_happens-nothing = 特に何も起こりません。
answer-no-show = { $seat }は{ $other }に{ $cards }を見せられません。
answer-no-caught = { $seat }の嘘が発覚することはありません。
answer-no-beats = { $seat }はいま{ $other }に勝てません。
answer-no-loses = { $seat }はいま{ $other }に負けません。
answer-no-swap = { $seat }は{ $cards }を交換に出せません。
answer-no-call-alone = { $seat }は{ $suit }でローンを宣言できません。
answer-no-turn-up = { $seat }は{ $cards }を表にできません。
answer-no-swap-hands = { $seat }は{ $other }と手札を入れ替えられません。
answer-no-revolt = { $seat }は強さの順を逆転させられません。
answer-no-no-revolt = { $seat }がいま逆転を見送ることはできません。
answer-no-reveal = { $seat }は{ $cards }を見せられません。
answer-no-last-card = { $seat }は残り1枚を宣言できません。
short-single-met = { $top ->
    [none] 場が空。
   *[other] 1枚には1枚。
}
short-dokan-unfit = { $sum ->
    [none] { $exceeds ->
        [none] { $seat }の手札の合計が違う。
       *[other] { $cards }だけで{ $total }、場は{ $field }。
    }
   *[other] 手札の合計は{ $total }、場は{ $field }。
}
short-debt-hold = { $do ->
    [penalty] ペナルティで渡すのは場のカードだけです。
   *[other] { $cards }を持っていません。
}
short-debt-free = { $forced ->
    [yes] しなくてもかまわない。
   *[none] するかどうかは自由。
}
short-debt-others = { $isout ->
    [yes] { $seat }はもう抜けている。
   *[no] { $do ->
        [penalty] ペナルティを渡せるのは{ $seats }だけ。
        [seize] 拾えるのは{ $seats }だけ。
        [take_field] 取れるのは{ $seats }だけ。
       *[other] { part-debt-verb }のは{ $seats }。
    }
}
short-debt-weaker = { $cards }は弱いカード。
short-debt-bars = { $misfit ->
    [weaker] { $unfit }は弱くない。
    [row] 続いた{ $count }つの数字ではない。
    [apart] 取れるのは隣の人からだけ。
    [later] 取れるのは先に番が来る人から。
   *[none] ルールの条件に合わない。
}
value-order-open = { $told }、ほかは未定
then-ranks = 1位から順に{ $told }です。
then-depends-on = { $fact }で変わります。
then-depends-whether = { $fact }かどうかで変わります。
then-depends-future = { $fact }はまだ決まっていません。
then-score = 得点は{ $told }です。
needless-stronger = 場より強くなくても
needless-single = 場と出し方が違っても
needless-turn = 自分の番でなくても
needless-other = 『{ $name }』に合わなくても
list-over = { $head }、{ $tail }
short-debt-met = { $top ->
    [yes] { $other }の手札に{ $cards }より強いカードはない。
   *[other] { $sum ->
        [none] { $unseen ->
            [held] { $other }が{ $cards }を持っていれば。
           *[other] { $has ->
                [none] { $owed }{ part-owed-cards }。
               *[other] 手札{ $has }。
            }
        }
       *[other] { $sum }は{ $total }で、場と同じ。
    }
}
say-order-open = { $clause }と{ $others }の{ part-which }が先か、ルールでは決まっていません。


say-else = それ以外なら、{ $then }
then-what_happens-only = { $told }。それだけです。
then-depends-table = { $fact }が分からないと決まりません。
then-move-yes = できます。
then-move-no = できません。
short-reading-open = { $question }
say-order-first = 『{ $clause }』が先なら、{ $outcome }
answer-unsettled-sentence-first-game = { sentence-first-game }
answer-unsettled-expose_deal-unsaid = めくったカードが分からないか、同じ強さなので、まだ決まりません。
answer-unsettled-expose_deal-untitled = まだ決まりません。全員の身分が要ります。
answer-unsettled-nothing-said = { nothing-said }
short-fact-hand-adds-up = { $seat }の手札の合計が場と同じ
short-fact-holds-pairs-all-but-one = { $seat }の手札がペアと余り1枚
short-fact-holds-more-of = { $seat }が場より多く持っている
short-fact-different-players = 縛ったのがすべて別の人
short-fact-dominant-hand = { $seat }が利き手の側に座っている
brief-debt-met = { $owed }。
turn-after = { $last ->
    [none] { $seat }はこのあと出すか、パスをします。
   *[other] { $last }が{ $cards ->
        [none] パスしたので
       *[other] { $cards }を出したので
    }、{ $back ->
        [yes] 逆回りで次は{ $seat }です。
       *[other] 次は{ $seat }です。
    }
}
out-without-cards = { $number ->
    [0] { happens-leaves-clean }
   *[other] { $laid }が最後の手札でした。
}
turn-past-those-out = { $seat }はもう抜けているので、{ $asked_for ->
    [who_leads] { $next }が親です
   *[whose_turn] 次は{ $next }です
}。
say-unknown-hand = { $count ->
    [-1] { $seat }のほかの手札は見えていません。
   *[other] { $seat }のほかの{ $count }枚は見えていません。
}
then-order-open = { $clause }と{ $others }のどちらが先か決まっていません。
list-last-without = { $head }か{ $tail }
value-order-place = { $place }位は{ $seat }
answer-ranks-gaps = { $told }です。
answer-unsettled-basic_sheet-decides = 基本ルールの紙がないと決まりません。
answer-unsettled-basic_sheet-leave = 基本ルールの紙がないと決まりません。
answer-unsettled-basic_sheet-open = 基本ルールの紙がないと決まりません。
answer-unsettled-happens-game-equal = { $seats }は順位なしで、全員平民です。
answer-unsettled-happens-game-over = { $ranked ->
    [none] ほかの人
   *[other] { $ranked }
}の順位は、ルールで決まっていません。
answer-unsettled-going_out-places = 残った人の順位は、ルールで決まっていません。
short-sentence-unlisted = { $by ->
    [agreement] { $count }人用の得点表がない。
   *[other] { $count }人用の得点ではない。
}
short-sentence-none = { $count }人用の身分がない。
label-from = { $label }以上
label-to = { $label }以下
said-cause-stood = ジョーカーが{ $rank }として出た
said-cause-last = 最後の手札が出た
said-forbid-weak = { $noun }は、場より強くなければ出せません。
going_out-waiting = { $seat }は手札がありませんが、あがるのは全員が終わってからです。
lowest_out-not-yet = 公開するまでは、誰も脱落しません。
pass_limit-stays-any = パスの回数に制限がないので、{ $seat }は残ります。
headline-until-clear = 場が流れるまで、
short-sentence-restores = { $clause }と{ $others }が打ち消し合う。
short-show_two-free = 手札の2枚。
short-show_five-free = どの5枚でもよい。
say-if-so-said = そうなら、{ $true }
debt-kept = { $turned ->
    [yes] 逆転中は、{ $other }の手札の{ $due }のほうが強いカードです。
   *[other] { $other }の手札にもっと強いカード({ $due })があります。
}
part-debt-can = { $do ->
        [give] 渡せる
        [penalty] 渡せる
        [discard] 捨てられる
        [add] 足せる
        [draw] { $blind ->
            [yes] 引ける
           *[no] 拾える
        }
        [pick_up] 拾える
        [seize] 拾える
        [swap] 交換できる
        [show_strongest] 見せられる
        [show_weakest] 見せられる
       *[other] 取れる
    }
part-debt-verb = { $do ->
        [give] 渡す
        [penalty] 渡す
        [discard] 捨てる
        [add] 足す
        [draw] { $blind ->
            [yes] 引く
           *[no] { $to ->
                [none] 拾う
               *[other] 選ぶ
            }
        }
        [pick_up] 拾う
        [seize] 拾う
        [swap] 交換する
        [show_strongest] 見せる
        [show_weakest] 見せる
       *[other] 取る
    }
short-near-turn = 自分の番だけ。
short-allowed-against = { $clause }か{ $against }か。
short-forbidden-against = { $against }か{ $clause }か。
part-not-doing = { $deed ->
        [give] 渡さなくて
        [discard] 捨てなくて
        [add] 足さなくて
        [draw] { $receiver ->
            [none] 拾わなくて
           *[other] 選ばなくて
        }
        [pick-up] 拾わなくて
        [seize] 拾わなくて
        [take] 取らなくて
        [take-field] 取らなくて
        [swap] 交換しなくて
        [swap-hands] 入れ替えなくて
        [declare] 宣言しなくて
        [call] 宣言しなくて
        [pardon] 許さなくて
        [share] 見せなくて
       *[other] しなくて
    }
then-titles-part = 決まっているのは{ $seats }の身分だけです。
then-score-part = 決まっているのは{ $seats }の得点だけです。
then-must_give-unshown = { $seat }は何も見せません。

# 裁定のよりどころ
scope-facts = { $facts ->
        [none] 卓のどの事実が1つなくても、答えは同じです。
       *[other] よりどころ: { $facts }。
    }
scope-part-seats = { $text }の身分
scope-part-turn = 番({ $text })
scope-part-hands = 手札({ $text })
scope-part-field = 場({ $text })
scope-part-discards = 捨て札({ $text })
scope-part-state = 効いているもの({ $text })
scope-part-play = これまでの手({ $text })
scope-missing = 分かっていないこと: { $facts }。
scope-unneeded = 使っていても関係のなかったルール: { $clauses }。
scope-rest = ほか{ $rest }件
scope-never = 確かめないこと: { $things }。
scope-never-counts = 手札が本当は何枚か
scope-never-at-once = 同時に動いた2人のどちらが先か
scope-never-conduct = 人のふるまい
then-not-offered = そもそも聞かれません。
