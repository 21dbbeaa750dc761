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
near-form = { $many }枚の{ $form ->
    [emperor] エンペラー
    [spaced] 飛び階段
   *[run] 階段
}なので、{ $not }。
near-count = { $rank }が{ $other }枚でなく{ $many }枚なので、{ $not }。
near-joker = ジョーカーは数えないので、{ $not }。
short-near-joker = { near-joker }
near-play-natural = ジョーカーは数えません。
near-play-more = { $cards }を一度に出すなら当てはまります。
short-near-play-natural = ジョーカーは数えない。
short-near-play-more = { $cards }を一度に出すなら可。
near-suit = マークが違うので、{ $not }。
near-silenced = 『{ $by }』で無効になっているので、{ $not }。
short-near-silenced = 『{ $by }』で『{ $clause }』は無効。
near-gone = { $seat }はもうあがっているので、{ $not }。
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
        [placed] いまの順では、{ $number }であがっても反則にはなりません。
        [revolution] 革命中なので、{ $number }であがっても反則にはなりません。
       *[other] { $number }が反則になるのは革命中だけで、Jバックの間は反則になりません。
    }
finish_barred-spared = { $number ->
    [none] { $cards }であがっても反則になりません。
   *[other] いまは{ $number }であがっても反則になりません。
}
high_single_rule-spared = { $why ->
    [several] { $holder }の手札は1枚ではありません。
    [two] { $holder }の手札は2枚です。
   *[strongest] 手札で一番強いカードです。
}
strict_lock-spared = { $under }と{ $top }は続きの数字ではありません。
ostracism-spared = 没収されるのは9からKまでです。
vendetta_ban-spared = もうほかの人があがっています。
near-answered = 最後のカードは{ $by }で返されたので、{ $not }。
near-short = あと1枚つながれば階段ですが、{ $many }枚では階段になりません。
near-mixed = 数字は続いていますが、マークがそろっていないので階段になりません。
near-down = 裏のカードなので、{ $not }。

not-mark-set-own = このルールは続きません
not-mark-set-own-seat = このルールは{ $seat }にかかりません
not-mark-set-own-lock = 決まったカードは要りません
not-mark-set-own-free = 続けて出せるカードの制限は外れません
