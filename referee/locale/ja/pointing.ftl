# 全員が同時にカードを指すゲーム。

## Why
point_together-out = { $seat }はもう脱落しています。
point_together-late = この交換の指差しはもう終わりました。
point_together-again = { $seat }はもう指しました。
point_together-other = このゲームで、いまそれはできません。
point_together-waits = 全員が同時に指します。
point_elsewhere-own = それは{ $seat }自身のカードです。
point_elsewhere-nothing = そこにカードはありません。
victim_barred-bars = 2回目の交換です。
duel-settled = その2人は比べる相手ではないか、もう勝負がついています。
duel-none = いま比べ合っている人はいません。
duel-open = 同じカードを指した2人は手札のランクを比べます。
pass_on-one = { $seat }は1枚しか持っていません。1枚は手元に残します。
pass_on-full = { $of ->
    [victim] 真ん中
   *[other] { $of }
}にはもうカードがあります。
clashed_first-bars = { $seat }の指差しは重なっていません。重なった人がまだパスを終えていません。
lowest_out-early = ここでそのカードは見せられません。
games_to_win-won = { $needed }ゲーム取れば勝ちです。
games_to_win-short = 勝つには{ $needed }ゲーム必要です。

one_card_each-deal = 1人1枚、真ん中に1枚です。
basic_sheet-decides = 渡し方が何通りもあります。手元にない基本ルールの紙で決まります。
basic_sheet-leave = ほかに{ $count }枚を抜きます。どのカードを抜くかは、手元にない基本ルールの紙で決まります。

## What happens
effect-nobody-takes = { $of ->
    [victim] 被害者
   *[other] { $of }のカード
}は誰も得られない
effect-duel-won = { $seat }が{ $other }よりランクが高く、{ $of ->
    [victim] 被害者
   *[other] { $of }のカード
}を得る
effect-card-taken = { $seat }が{ $of ->
    [victim] 被害者
   *[other] { $of }のカード
}を得る
effect-card-passed = { $seat }が{ $rest ->
    [old] 元のカード
    [new] 得たカード
   *[given] カード
}を{ $to ->
    [victim] 真ん中
   *[other] { $to }
}に渡す
effect-pass-open = { $seats }はまだカードを渡さなければならない
effect-eliminated = { $seat }が脱落する
effect-game-won = { $seat }がこのゲームに勝つ
happens-nobody-takes = { $of ->
    [victim] 被害者
   *[other] { $of }のカード
}を{ $count }人が指したので、誰も得られません。
happens-duel-won = { $of ->
    [victim] 被害者
   *[other] { $of }のカード
}を{ $seat }と{ $other }が指しました。ランクの高い{ $seat }が得て、{ $other }は何も得られません。
happens-card-taken = { $of ->
    [victim] 被害者
   *[other] { $of }のカード
}を指したのは{ $seat }だけなので、{ $seat }が得ます。
happens-card-passed = { $seat }は2枚持っているので、{ $rest ->
    [old] 元のカード
    [new] 得たカード
   *[given] 1枚
}をカードのない{ $to ->
    [victim] 真ん中
   *[other] { $to }
}に渡します。
happens-pass-open = 渡すカードが1枚だけではありません。まだ2枚持っているのは{ $seats }です。
happens-eliminated = { $card ->
    [highest] 被害者が2か3なので、一番高いランクの{ $seat }が脱落します。
    [lowest] 一番低いランクの{ $seat }が脱落します。
   *[either] { $seat }が脱落します。
}
happens-game-won = 最後に残った{ $seat }がこのゲームに勝ちます({ $needed }ゲーム先取の{ $count }ゲーム目)。

## What nobody knows
fact-ranks-above = { $seat }のカードが{ $other }のカードよりランクが高い
fact-victim-turns = 被害者が2か3である
fact-still-to-point = { $seats }がどのカードを指すか
fact-holder-of = { $cards }を誰が持っているか
say-holder-of = { $cards }を誰が持っているかがわかりません。

## What cannot be
fault-cards-contradict = カードの並びに矛盾があります。
fault-one-victim =
    { $count ->
        [0] 被害者がありません。真ん中には1枚あるはずです。
       *[other] 真ん中に{ $count }枚あります。被害者は1枚だけです。
    }
fault-one-card-each =
    { $count ->
        [0] { $name }にカードがありません。残っている人は1枚ずつ持ちます。
       *[other] { $name }が{ $count }枚持っています。持てるのは1枚ずつです。
    }
