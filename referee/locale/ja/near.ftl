# 起こりそうで起こらなかったこと: `near-WHY` と、起こらなかった効果 `not-EFFECT`。
near-card = { $form ->
    [emperor] エンペラー
    [set] 組
    [spaced] 飛び階段
   *[run] 階段
}の中の{ $rank ->
    [Jo] ジョーカー
   *[other] { $rank }
}なので、{ $not }。
near-added = { $rank }は付けたカードなので、{ $not }。
near-form = { $many }枚の{ $form ->
    [emperor] エンペラー
    [spaced] 飛び階段
   *[run] 階段
}は数えないので、{ $not }。
near-count = { $rank }が{ $parity ->
    [odd] 奇数枚
    [even] 偶数枚
   *[any] { $other }枚
}でなく{ $many }枚なので、{ $not }。
near-joker = ジョーカーは{ $rank ->
    [none] {""}
   *[other] { $rank }に
}数えないので、{ $not }。
short-near-joker = { near-joker }
near-play-natural = ジョーカーは数えません。
near-play-more = { $cards }を一度に出すなら当てはまります。
short-near-play-natural = ジョーカーは数えない。
short-near-play-more = { $cards }を一度に出すなら可。
near-suit = { $fitting ->
    [none] マークが違う
   *[other] { $fitting }ではない
}ので、{ $not }。
near-silenced = 『{ $by }』で無効になっているので、{ $not }。
brief-near-silenced = いまは無効。
short-near-silenced = 『{ $by }』で無効。
near-gone = { $seat }はもうあがっているので、{ $not }。
turn-reseated = いまは{ $seats }の順に回ります。
turn-just-laid = { $by }が{ $top }を出したばかりなら、{ $seats }が飛ばされて、{ $next }の番です。
short-turn-just-laid = { $by }が出した直後なら、{ $seats }は飛ばされる。

not-cleared = 場は流れません
not-leads = 親は変わりません
not-turn-to = 番は変わりません
not-skips = 誰も飛ばされません
not-leaves = それで抜けることはありません
not-leaves-foul = 反則上がりにはなりません
not-leaves-fallen = { $seat }は抜けません
not-awaits-stop = 止めることはできません
not-awaits-counter = 打ち消すことはできません
not-awaits-answers = 返すことはできません
not-owes = 何もしません
not-owes-give = カードは渡しません
not-owes-discard = カードは捨てません
not-owes-name = 数字は宣言しません
not-owes-pick = 相手は選びません
not-owes-look = 手札は見ません
not-owes-pardon = 許す人はいません
not-owes-declare = 宣言できません
not-owes-seize = いま出たカードは拾いません
not-owes-reseat = 席は変わりません
not-owes-share = 手札は見せ合いません
not-owes-show-strongest = カードは公開しません
not-owes-show-strongest-to = カードは見せません
not-owes-show-weakest = カードは公開しません
not-owes-show-weakest-to = カードは見せません
not-owes-add = カードは足せません
not-owes-take-field = 場のカードは取りません
not-owes-draw = カードは拾いません
not-owes-pick-up = 場のカードは拾いません
not-owes-take = カードは取りません
not-mark = 何も起きません
not-mark-set-revolution =
    { $ranking ->
        [usual] 強さの順は逆転したままです
       *[other] 革命にはなりません
    }
not-mark-dropped-revolution = 革命は続きます
not-mark-set-direction = 逆回りにはなりません
not-mark-dropped-direction = 元の回り方には戻りません
not-mark-set-j-back =
    { $ranking ->
        [usual] 強さの順は逆転したままです
       *[other] 強さは逆転しません
    }
not-mark-dropped-j-back = 強さの逆転は続きます
not-mark-set-suit-lock = 縛りにはなりません
not-mark-set-strict-lock = 激縛りにはなりません
not-mark-set-personal-suit-lock = 個人スート縛りにはなりません
not-mark-set-personal-number-lock = 個人数字縛りにはなりません
not-mark-set-number-lock = 数字縛りにはなりません
not-mark-set-partial-lock = 片縛りにはなりません
not-mark-set-reverse-lock = 逆縛りにはなりません
not-answers = 返せません
not-joined-under = 場のカードに足されません
not-joined-whole = 場のカードと1つの手にはなりません
not-owes-mix-hands = 手札は混ぜません
not-owes-swap = 交換はしません
not-owes-call = 宣言できません
not-other = 何も起きません
foul_finish-spared =
    { $state ->
        [alone] { $cards }が反則になるのは、1枚だけで出したときです。
        [suit] { $number }で反則になるのは{ $cards }だけです。
        [ended] 革命が終わったので、{ $number }であがっても反則にはなりません。
        [parted] { $cards }は出したのではなく手放しただけなので、反則にはなりません。
        [placed] いまの順では、{ $number }であがっても反則にはなりません。
        [usual] { $cards }であがるのは反則ではありません。
        [revolution] 革命中なので、{ $number }であがっても反則にはなりません。
       *[other] { $number }が反則になるのは革命中だけで、Jバックの間は反則になりません。
    }
finish_barred-spared = { $number ->
    [none] { $cards }であがっても反則になりません。
    [left] { $seat }の手札はまだ残ります。
   *[other] { $turned ->
        [yes] { $cards }で強さの順が逆転するので、{ $number }であがっても反則になりません。
       *[other] いまは{ $number }であがっても反則になりません。
    }
}
first_out_ends-spared = 反則上がりではゲームは終わりません。
cartel-spared = { $why ->
    [cards] 3・4・5でないと使えません。
    [alone] 大富豪のほかに残っているのは1人だけです。
   *[title] { $holder }は一番下の身分ではないので、始められません。
}
high_single_rule-spared = { $why ->
    [several] { $holder }の手札は1枚ではありません。
    [two] { $holder }の手札は2枚です。
    [form] 1枚で出すときだけのルールです。
    [only] 手札はその1枚だけです。
   *[strongest] { $holder }が残り1枚なので、1枚で出すなら手札で一番強いカードです。これがそうです。
}
strict_lock-spared = { $under }と{ $top }は続きの数字ではありません。
ostracism-spared = { $why ->
    [low] 没収されるのは9以上のカードだけです。
    [begun] ゲームはもう始まっています。
    [kept] { $seat }の手札はまだあります。
    [other] 対象は{ $holder }だけです。
    [nobody] 前回、都落ちした人はいません。
   *[higher] 没収されるのは9からKまでです。
}
vendetta_ban-spared = { $why ->
    [left] { $seat }の手札はまだ残ります。
    [nobody] 前回、都落ちした人はいません。
   *[others] もう{ $holder }があがっています。
}
reverse_lock-spared = { $why ->
    [suits] 同じマーク({ $suits })でなければいけません。
   *[step] ちょうど1つ弱いカードだけです(これは{ $steps }つ弱い)。
}
suit_lock-spared = { $why ->
    [joker] { $cards ->
        [none] {""}
       *[other] { $cards }と出た
    }ジョーカーにはマークがないので、縛りになりません。
   *[none] { $suits }はまだ{ $count }回で、縛りになるのは{ $needed }回続いてからです。
}
short-suit_lock-spared = { $why ->
    [joker] ジョーカーにはマークがない。
   *[none] 縛りは{ $needed }回続いてから。
}
personal_suit_lock-spared = { $why ->
    [fits] { $cards }は{ $suits }の縛りに合います。
   *[other] 縛られているのは{ $holder }だけです。
}
personal_number_lock-spared = { $why ->
    [fits] { $cards }は{ $number }の縛りに合います。
   *[other] 縛られているのは{ $holder }だけです。
}
nine_reseat-spared = ほかに残っているのは1人だけです。
reparations-spared = { $why ->
    [later] { $seat }があがったのは、都落ちした人より後です。
    [same] 大富豪が前回と同じ人です。
   *[nobody] 前回、都落ちした人はいません。
}
run_follow-spared = { $first }は{ $beaten }に勝ちます。
fallen_return-spared = { $seat }の手札だった{ $cards }はほかの人が持っているので、{ $seat }は戻れません。
tax_penalty-spared = 1枚多く渡すのは{ $holder }だけです。
teleforce-spared = 残りはあと1手番です。
spring-spared = { $why ->
    [twice] { $holder }は2回出したので、春天ではありません。
   *[peasant] { $holder }がカードを出したので、春天ではありません。
}
jeanne_darc-spared = 終わらせるものがありません。
canossa-spared = { $why ->
    [given] { $seat }はもう許されています。
    [pass] 禁じられるのは出すことだけです。
    [others] 待つのは{ $holder }だけです。
   *[stays] { $seat }は都落ちしていません。
}
security_law-spared = { $why ->
    [nobody] 前回、都落ちした人はいません。
   *[none] これは革命になりません。
}
fu_ochi-spared = { $why ->
    [early] 富豪の{ $holder }は2着までに入ったので、落ちません。
   *[kept] { $holder }は都落ちしていません。
}
anti_tribute-spared = { $why ->
    [other] 渡す側のジョーカーだけを見ます。
    [free] ジョーカーを見せるかどうかは自由です。
    [first] 先に{ $holder }がジョーカーを見せるかどうかを決めます。
   *[one] ジョーカーが全部そろっていません。
}
murder_case-spared = { $cards ->
    [none] 場が流れたのは{ $clears }回のうちまだ{ $number }回目です。
   *[other] { $cards }は大富豪の両隣の手札にありません。
}
first_play_with_card-spared = { $why ->
    [later] { $card }が必要なのは最初の1回だけです。
   *[has] { $card }が入っています。
}
antitrust-spared = { $count ->
    [none] { $holder }は2もジョーカーも持っていません。
   *[other] { $holder }の2とジョーカーは合わせて{ $count }枚だけです。
}
natural_disaster-spared = { $holder }が{ $cards }を持っています。
bomb_pays-spared = { $why ->
    [top] 爆弾で落とされたときだけ払います。
    [untold] { $cards }を誰が出したか分かりません。
   *[below] 下に2も爆弾もありません。
}
last_card_call-spared = { $why ->
    [two] { $holder }の手札はまだ2枚あります。
    [said] { $holder }はもう宣言しています。
    [pass] 禁じられるのはあがることだけです。
   *[late] 宣言を忘れても、あがれます。
}
cross_dressing-spared = { $why ->
    [alone] KとQを一緒に出すときだけのルールです。
   *[counts] { $cards }のKはQとして数えます。
}
lock_from_lead_only-spared = 場の最初からマークがそろっていないので、縛りになりません。
short-lock_from_lead_only-spared = 最初からそろっていない。
hand_rules_off-spared = 止まるのは手札系のルールだけです。
other-joker-spared = 負けるのは、もう1枚のジョーカーを持つ人だけです。
brief-other-joker-spared = もう1枚のジョーカーの人だけ。
near-answered = 最後のカードは{ $by }で返されたので、{ $not }。
near-short = あと1枚つながれば階段ですが、{ $many }枚では階段になりません。
near-mixed = 数字は続いていますが、マークがそろっていないので階段になりません。
near-down = 裏のカードなので、{ $not }。

not-mark-set-own = このルールは働きません
not-mark-set-own-seat = このルールは{ $seat }にかかりません
not-mark-set-own-lock = 出せるカードは限られません
not-mark-set-own-free = 続けて出せるカードの制限は外れません

# ルールによって直前にしたこと: `deed-MOVE`。
deed-give = { $seat }が{ $to }に{ $last ->
    [yes] 最後の{ $cards }
   *[no] { part-deed-cards }
}を渡しました。
deed-discard = { $seat }が{ $added ->
    [yes] 場に{ part-deed-cards }を足しました
   *[no] { part-deed-cards }を捨てました
}。{ $stays ->
    [yes] { $seat }はこのあと出すか、パスをします。
   *[no] {""}
}
deed-take = { $seat }が{ $to }{ $last ->
    [yes] の最後の{ $cards }
   *[no] から{ part-deed-cards }
}を取りました。
deed-draw = { $to ->
    [none] { $seat }が{ part-deed-cards }を{ $field ->
        [yes] 拾いました
       *[no] 引きました
    }。
   *[other] { $seat }が引いた{ part-deed-cards }は{ $to }の手札に入りました。
}
deed-lose = { $seat }は{ part-deed-cards }を捨てて、手札がなくなりました。
deed-show = { $seat }が{ part-deed-cards }を見せました。
deed-expose = { $seat }が{ part-deed-cards }を見せました。
deed-name = { $seat }は{ $ranks ->
    [none] { $rank }
   *[other] { $ranks }
}を宣言しました。
deed-pick = { $seat }は{ $to }を選びました。
deed-swap = { $seat }が{ $to }と、{ $cards }と{ $held }を交換しました。
deed-swapped = { $cards }は、{ $to }が交換で{ $seat }から受け取ったカードです。
deed-swap-hands = { $seat }が{ $to }と手札を入れ替えました。
deed-accept = { $seat }が{ $declined ->
    [pardon] 前の大富豪に出すことを許しました
    [share] 見せ合うことにしました
    [call] 宣言しました
    [declare] 宣言しました
   *[other] 使いました
}。
deed-decline = { $seat }は{ $declined ->
    [give] カードを渡しませんでした
    [discard] カードを捨てませんでした
    [add] カードを足しませんでした
    [pick] 誰も選びませんでした
    [look] 手札を見ませんでした
    [reseat] 席順を変えませんでした
    [share] 手札を見せませんでした
    [pardon] 出すことを許しませんでした
    [declare] 宣言しませんでした
    [call] 宣言しませんでした
    [take] カードを取りませんでした
    [draw] カードを拾いませんでした
    [pick-up] カードを拾いませんでした
    [take-field] 場のカードを取りませんでした
    [seize] 出たカードを取りませんでした
    [swap] カードを交換しませんでした
    [swap-hands] 手札を交換しませんでした
    [mix-hands] 手札を混ぜませんでした
   *[other] 使いませんでした
}。
deed-revolt = { $seat }は革命を選びました。
deed-no-revolt = { $seat }は革命しませんでした。
part-deed-cards = { $cards ->
    [none] カード
   *[other] { $cards }
}

# 答えが変わるはずの印が、いまはないわけ。
ended-cleared = 場が流れて終わりました。
ended-pass = { $seat }のパスで終わりました。
ended-play = { $cards }が出て終わりました。
ended-move = もう終わりました。
other-holder = 対象は{ $holder }だけです。
brief-ended-cleared = もう終わった。
brief-ended-pass = もう終わった。
brief-ended-play = もう終わった。
near-gone-hand = { $seat ->
    [none] { "" }
   *[other] { $seat }の
}手札がなくなったので、{ $not }。
near-form-suit = { $laid }でなく{ $cards }が必要です。
near-form-short = { $rank ->
    [none] { $wanted ->
        [none] 1枚
       *[other] { $wanted }が
    }
   *[other] { $rank }が
}足りません。
near-form-long = 1枚多すぎます。
near-form-rank = { $rank ->
    [none] { $laid }でなく{ $cards }が必要です。
   *[other] { $several ->
        [yes] { $rank }が1枚足りず、{ $other }が1枚多いです。
       *[no] { $other }でなく{ $rank }が必要です。
    }
}
near-form-instead = { $ranks ->
    [none] { $laid }の代わりに{ $cards }なら出せます。
   *[other] { $ranks }は続きの数字ではありません。
}
near-gift = { $limit ->
    [none] { $cards }は渡せますが、{ $top }は対象外です。
   *[other] { $cards }は{ $limit }以下です。
}
short-near-gift = { $limit ->
    [none] { $top }は対象外。
   *[other] { near-gift }
}
near-lock-suit = { $under }と{ $top }は{ $colours ->
    [yes] 色
   *[no] マーク
}がそろっていません。
near-lock-rank = { $under }と{ $top }は続きの数字ではありません。
near-not-yet = まだ{ $seats }がパスしていません。
near-nothing = { $few ->
    [0] 取れる{ part-wanted-card }がない
   *[other] 捨て札が足りない
}ので、{ $not }。
part-wanted-card = { $rank ->
    [none] カード
    [Jo] ジョーカー
   *[other] { $rank }
}
short-near-nothing = { $few ->
    [0] 取れる{ part-wanted-card }がない。
   *[other] 捨て札が足りない。
}
