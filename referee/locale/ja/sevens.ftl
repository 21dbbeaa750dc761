# 七並べ。

## Why
turns-out = { $seat }はもう脱落しているか、あがっています。
turns-turn = { $seat }の番ではありません。{ $turn }の番です。
turns-hold = { $seat }が{ $cards }を持っているはずはありません。
turns-over = ゲームは終わっています。
turns-one = 出すのは1枚ずつ、表向きです。
turns-other = このゲームでできるのは、1枚出すことかパスです。
turns-next = { $seat }に番が回ってきました。
rows-bars = { $cards }は場のどの列にもつながりません。
rows-row = { $cards }は場の列につながります。
rows-start = { $cards }から列が始まります。
rows-laid = { $cards }はもう場にあります。
join_ends-joined = 列の両端がつながるので、{ $cards }は反対の端に続きます。
pass_limit-must-play = 並べられるカードがある人は出さなければなりません。
first_out-won = { $seat }が最初に手札をなくしました。
first_out-last = ほかの全員が脱落しました。
first_out-none = 最初に手札がなくなった人が勝ちます。
first_by_card-leads = 最初に出すカードを持っていたのは{ $seat }です。
first_by_card-unknown = 最初に出すカードを持っている人から始めます。
deal_all-deal = カードは全部配ります。

## What happens
effect-sevens-pass = { $seat }のパスは{ $count }回目
effect-drops-out = { $seat }が脱落する
effect-dropped-placed = { $seat }の手札を場に並べる
effect-dropped-removed = { $seat }の手札をゲームから除く
effect-first-out = { $seat }が最初にあがって勝つ
effect-last-left = 最後に残った{ $seat }が勝つ
happens-sevens-pass = { $left ->
    [-1] { $seat }は何回でもパスできます。
    [0] { $seat }のパスは{ $count }回目です。次にパスすると脱落します。
   *[other] { $seat }のパスは{ $count }回目です。あと{ $left }回パスできます。
}
happens-drops-out = { $seat }のパスは{ $count }回目で、許された回数を超えました。
happens-dropped-placed = { $seat }に残っていた手札({ $cards ->
    [none] 何かは誰も知りません
   *[other] { $cards }
})を場に並べます。
happens-dropped-removed = { $seat }に残っていた手札はゲームから除きます。
happens-first-out = 最初に手札がなくなったのは{ $seat }です。
happens-last-left = { $seat }のほかは全員が脱落しました。

## What nobody knows
fact-dropped-cards = 脱落した人の見えないカードのおかげで{ $cards }がつながる
fact-holds-fitting = { $seat }が並べられるカードを持っている
