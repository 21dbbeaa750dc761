# 全員が同時にカードを指すゲーム。

## Why
point_together-out = { $seat }はもう脱落しています。
point_together-late = この交換の指差しはもう終わりました。
point_together-again = { $seat }はもう{ $aim ->
    [victim] 被害者
   *[other] { $aim }
}を指しました。指し直しはできません。
point_together-other = いまそれはできません。
point_together-waits =
    { $seats ->
        [none] 全員が同時に指します。
       *[other] 全員が同時に指します。まだ指していないのは{ $seats }です。
    }
point_elsewhere-own = それは{ $seat }自身のカードです。
point_elsewhere-nothing = { $of ->
    [victim] 真ん中にカードはありません。
   *[other] { $of }はカードを持っていません。
}
point_elsewhere-free = 自分のカードのほかは、どれでも指せます。
victim_barred-bars = { $count }人戦では、2回目の交換で被害者を指せません。いまがその2回目です。
victim_barred-first = いまは1回目の交換なので、被害者も指せます。指せないのは2回目です。
victim_barred-few = { $count }人戦なので、2回目の交換でも被害者を指せます。
duel-settled = その2人は比べる相手ではないか、もう勝負がついています。
duel-none = いま比べ合っている人はいません。
duel-open = { $of ->
    [victim] 被害者
   *[other] { $of }のカード
}を{ $seat }と{ $other }が指したので、2人は手札を見せ合って数字を比べます。
contested_first-first = 2人以上が指したカードを先に解決し、残りはそのあとです。
contested_first-together = 指差しが重なったカードは、どれも同時に解決します。
take_alone-stays = { $of ->
    [victim] 被害者
   *[other] { $of }のカード
}を指した人はいないので、元のところに残ります。
take_alone-gone = { $ranks }はこのラウンドから除かれています。
pass_on-none = { $seat }には渡すカードがありません。
pass_on-one = { $seat }は1枚しか持っていません。1枚は手元に残します。
pass_on-full = { $of ->
    [victim] 真ん中
   *[other] { $of }
}にはもうカードがあります。
pass_on-hold = { $seat }は{ $cards }を持っていません。
pass_on-waits = { $seats }は2枚持っているので、カードのないところ({ $middle ->
    [yes] { $empty ->
        [none] 真ん中
       *[other] { $empty }、真ん中
    }
   *[no] { $empty }
})に1枚渡します。
clashed_first-bars = 指差しが重なった{ $first }が先に渡します。{ $seat }の指差しは重なっていません。
lowest_out-early = まだカードを見せる場面ではありません。
lowest_out-gone = { $seat }は前のラウンドで脱落しました。
lowest_out-shows = 交換は終わりました。まだ手札を見せていないのは{ $seats }です。
lowest_out-over = このラウンドは終わりました。
games_to_win-won = 先に{ $needed }ゲームを取った{ $seats }の勝ちです。
games_to_win-short =
    { $count ->
        [0] 勝つには{ $needed }ゲーム必要です。まだ1ゲームも決まっていません。
       *[other] 勝つには{ $needed }ゲーム必要です。一番多い{ $seats }も、まだ{ $count }ゲームです。
    }

one_card_each-deal = { $number }人に1枚ずつ配ると{ $left }枚余り、1枚が真ん中の被害者になります。
basic_sheet-decides = { $seats }が2枚ずつ持ち、{ $middle ->
    [yes] { $empty ->
        [none] 真ん中
       *[other] { $empty }、真ん中
    }
   *[no] { $empty }
}にカードがありません。誰がどれをどこに渡すかは基本ルールの紙に書かれています。
basic_sheet-leave = ほかに{ $count }枚を抜きます。どのカードを抜くかは基本ルールの紙に任されていて、その紙が手元にありません。
basic_sheet-open = { $seat }のカードは2人以上が指して誰も取れず、{ $seat }はほかのカードを取って2枚になりました。どちらを渡すかは基本ルールの紙に書かれています。

## What happens
effect-nobody-takes = { $of ->
    [victim] 被害者
   *[other] { $of }
}のカードは誰も取れません
effect-duel-won = { $other }に勝った{ $seat }が{ $of ->
    [victim] 被害者
   *[other] { $of }
}のカードを取ります
effect-card-taken = { $seat }が{ $of ->
    [victim] 被害者
   *[other] { $of }
}のカードを取ります
several-effect-card-taken = { $all ->
    [yes] 全員が、指したカードを取ります。
   *[no] { $count }人が、指したカードを取ります。
}
effect-card-passed = { $seat }が{ $rest ->
    [old] 元のカード
    [new] 取ったカード
   *[given] カード
}を{ $to ->
    [victim] 真ん中に置きます
   *[other] { $to }に渡します
}
effect-pass-open = { $seats }はまだカードを渡します
effect-eliminated = { $seat }が脱落します
effect-game-won = { $seat }がこのゲームに勝ちます
happens-nobody-takes = { $of ->
    [victim] 被害者
   *[other] { $of }のカード
}を{ $seats }の{ $count }人が{ $missed ->
    [few] 指しました。2人戦では手札を比べないので、
    [many] 指しました。手札を比べるのは指したのが2人のときだけなので、
   *[none] 指したので、
}誰も取れません。
happens-duel-won = { $of ->
    [victim] 被害者
   *[other] { $of }のカード
}を{ $seat }と{ $other }が指しました。{ $mine ->
    [none] { $theirs ->
        [none] 数字の大きい{ $seat }
       *[other] { $other }の{ $theirs }より小さいカードはないので、{ $seat }
    }
   *[other] { $theirs ->
        [none] { $seat }の{ $mine }より大きいカードはないので、{ $seat }
       *[other] { $seat }の{ $mine }が{ $other }の{ $theirs }より大きいので、{ $seat }
    }
}が取り、{ $other }は何も取れません。
happens-card-taken = { $of ->
    [victim] 被害者
   *[other] { $of }のカード
}を指したのは{ $seat }だけなので、{ $seat }が取ります。
happens-card-passed = { $seat }は2枚持っているので、{ $rest ->
    [old] 元のカード
    [new] 取ったカード
   *[given] 1枚
}を、{ $to ->
    [victim] カードのない真ん中に置きます。
   *[other] カードのない{ $to }に渡します。
}
happens-pass-open = 渡すカードはほかにもあります。まだ2枚持っているのは{ $seats }です。
happens-eliminated = { $card ->
    [highest] 被害者が{ $victim ->
        [none] 2か3
       *[other] { $victim }
    }なので順が逆になり、一番大きい{ $rank ->
        [none] 数字
       *[other] { $rank }
    }の{ $seat }が脱落します。
    [lowest] 被害者が{ $victim ->
        [none] 2でも3でもない
       *[other] { $victim }で、2でも3でもない
    }ので、一番小さい{ $rank ->
        [none] 数字
       *[other] { $rank }
    }の{ $seat }が脱落します。
   *[either] 被害者がどれでも、{ $seat }が脱落します。
}
happens-game-won = 最後に残った{ $seat }がこのゲームに勝ちます({ $needed }ゲーム先取の{ $count }ゲーム目)。

## What nobody knows
fact-ranks-above = { $seat }の数字が{ $other }より大きい
fact-victim-turns = 被害者が2か3である
fact-still-to-point = { $seats }がどのカードを指すか
say-still-to-point = { $seats }がまだ指していません。
fact-last-exchange = 直前の交換でどのカードが動いたか
say-last-exchange = 直前の交換でどのカードが動いたかは分かりません。
fact-holder-of = { $cards }を誰が持っているか
say-holder-of = { $cards }を誰が持っているかが分かりません。

## What cannot be
fault-cards-contradict = カードの書き方に矛盾があります。
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
