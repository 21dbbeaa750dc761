# 七並べ。

## Why
turns-out = { $seat }はもう脱落しています。
turns-turn = いまは{ $turn }の番です。
turns-hold =
    { $holder ->
        [none] { $cards }は{ $seat }の手札にはありません。
       *[other] { $cards }は{ $holder }の手札にあります。
    }
turns-over = ゲームはもう終わっています。
turns-one = { match_in_turn-one }
turns-other = このゲームでできるのは、1枚出すことかパスです。
turns-next =
    { $after ->
        [none] この卓に{ $seat }の番と書かれています。
       *[other] { $skipped ->
            [none] { $after }の次は{ $seat }です。
           *[other] { $after }の次は、脱落した{ $skipped }を飛ばして{ $seat }です。
        }
    }
rows-bars =
    { $lying ->
        [none] { $near ->
            [none] 隣の{ $beside }がまだ場にないので、{ $cards }はつながりません。
           *[other] この卓では{ $near }と{ $cards }はつながりません。{ $cards }は{ $beside }の隣に置きます。
        }
       *[other] 隣の{ $lying }は場にありますが、{ $start }からの列が途切れているので、{ $cards }はまだつながりません。
    }
rows-unseen = 見えているカードだけでは、列が隣の{ $beside }までつながらないので、{ $cards }は置けません。
rows-row = 場の{ $near }の隣なので、{ $cards }はつながります。
rows-start = { $cards }からは、いつでも新しい列を始められます。
rows-laid = { $cards }はもう場にあります。
start_laid-laid = { $rank }は最初の番の前に全部並べるので、{ $cards }はもう場にあります。
short-start_laid-laid = { $rank }は最初に全部並べる。
rows-apart = { $cards }はまだ場の列につながりません。
join_ends-joined = 列の両端がつながるので、場の{ $near }の隣に{ $cards }を置けます。
pass_limit-must-play =
    { $fitting ->
        [none] 分からないカードが何であっても、並べられるカードが必ずあるので、パスはできません。
       *[other] { $fitting }を並べられるので、パスはできません。
    }
pass_limit-binds = 並べられるカードがあれば、出します。
pass_limit-free =
    { $can ->
        [yes] 並べられるカードがあってもパスできます。
        [no] 並べられるカードがありません。
       *[none] {""}
    }パスは{ $allowed }回までで、これが{ $count }回目です。
pass_limit-over =
    パスは{ $allowed ->
        [0] できない決まりで
       *[other] { $allowed }回までで
    }、これが{ $count }回目です。パスすると脱落します。
pass_limit-any = この卓では何回でもパスできます。
pass_limit-dropped =
    { $allowed ->
        [0] パスは1回もできません。
       *[other] パスは{ $allowed }回までです。
    }{ $count }回目のパスなので、{ $seat }は脱落です。
pass_limit-stays = { $seat }のパスは{ $count }回です。{ $allowed }回までは脱落しません。
pass_limit-open =
    脱落した{ $seat }の手札{ $cards ->
        [none] {""}
       *[other] ({ $cards })
    }をどうするかは、卓で決めていません。
first_out-holds = { $seat }の手札は{ $count ->
    [0] まだあります
   *[other] あと{ $count }枚あります
}。
first_out-won = { $seat }が最初に手札をなくしました。
first_out-last = ほかの全員が脱落したので、残った{ $seat }の勝ちです。
first_out-none = { first_without_cards-none }
short-first_out-none = { short-first_without_cards-none }
first_by_card-leads = { $lead }を持っていた{ $seat }から始めます。
first_by_card-unknown = { $lead }を持っていた人から始めます。
deal_all-deal = { part-deal-numbers }

## What happens
effect-sevens-pass = { $seat }のパスは{ $count }回目
effect-drops-out = { $seat }が脱落します
effect-dropped-placed = { $seat }の手札を場に並べます
effect-dropped-removed = { $seat }の手札をゲームから除きます
effect-first-out = { $seat }が最初にあがって勝ちます
effect-last-left = 最後に残った{ $seat }が勝ちます
happens-sevens-pass = { $left ->
    [-1] { $seat }は何回でもパスできます。
    [0] { $seat }のパスは{ $count }回目です。次にパスすると脱落します。
   *[other] { $seat }のパスは{ $count }回目です。あと{ $left }回パスできます。
}
happens-drops-out =
    { $allowed ->
        [0] パスは1回もできません。
       *[other] パスは{ $allowed }回までです。
    }{ $count }回目のパスなので、{ $seat }は脱落です。
happens-dropped-placed =
    { $cards ->
        [none] { $seat }に残っていた手札は、場の決まった位置に並べます。
       *[other] { $seat }に残っていた{ $cards }は場の決まった位置に並べます。
    }
happens-dropped-removed = { $seat }に残っていた手札はゲームから除きます。
happens-first-out = 最初に手札がなくなったのは{ $seat }です。
happens-last-left = { $seat }のほかは全員が脱落しました。

## What nobody knows
fact-dropped-cards = 脱落した人の見えないカードで{ $cards }がつながる
fact-holds-fitting = { $seat }が並べられるカードを持っている
