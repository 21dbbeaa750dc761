# 手によって起こること。`effect-…`は並べて言うとき、`happens-…`は条文に添える理由。

effect-mark-set-revolution = 強さの順が逆転する
effect-mark-set-j-back = 場が流れるまで強さの順が逆転する
effect-mark-set-suit-lock = { $suits }で縛りになる
effect-mark-set-strict-lock = { $suits }で激縛りになる
effect-mark-set-direction = 番の回る向きが逆になる
effect-mark-dropped-revolution = 革命返しになる
effect-mark-dropped-j-back = Jバックが打ち消される
effect-mark-dropped-suit-lock = 縛りが解ける
effect-mark-dropped-strict-lock = 激縛りが解ける
effect-mark-dropped-direction = 番の回る向きが元に戻る
effect-mark-prevented-revolution = 革命にならない
effect-mark-prevented-j-back = Jバックにならない
effect-mark-prevented-suit-lock = 縛りにならない
effect-mark-prevented-strict-lock = 激縛りにならない
effect-mark-prevented-direction = 番の回る向きは変わらない
effect-cleared = 場が流れる
effect-leads = { $seat }が親になる
effect-leaves-clean = { $seat }があがる
effect-leaves-foul = { $seat }が反則負けになる
effect-leaves-foul-pass = { $seat }が反則上がりの扱いになる
effect-leaves-clean-at-once = { $seat }がその場であがる
effect-leaves-fallen = { $seat }が都落ちする
effect-leaves-liar = { $seat }が嘘の発覚で抜ける
effect-skips = 次の{ $count }人が飛ばされる
effect-handed-over = { $cards }が{ $seat }から{ $to }に渡る

happens-mark-set-revolution = ここから強さの順が逆転し、ゲームが終わるか革命返しが出るまで続きます。
happens-mark-set-j-back = 場が流れるまで、強さの順が逆転します。
happens-mark-set-suit-lock = 同じマークが続いたので、場が流れるまで{ $suits }しか続けられません。
happens-mark-set-strict-lock = 同じマークで数字が続いたので、次は{ $suits }の1つ先の数字しか続けられません。
happens-mark-set-direction = 奇数枚出たので、番の回る向きが逆になります。
happens-mark-dropped-revolution = 2度目の革命なので、前の革命が打ち消されます。
happens-mark-dropped-j-back = 同じ場でもう一度起きたので、強さの順がもう一度逆転します。
happens-mark-dropped-suit-lock = どのマークでも出せるようになります。
happens-mark-dropped-strict-lock = どのマークのどの数字でも出せるようになります。
happens-mark-dropped-direction = 奇数枚出たので、番の回る向きが元に戻ります。
happens-mark-prevented-revolution = 強さの順は変わりません。
happens-mark-prevented-j-back = 強さの順は変わりません。
happens-mark-prevented-suit-lock = マークが全部はそろっていないので、縛りになりません。
happens-mark-prevented-strict-lock = マークが全部はそろっていないので、激縛りになりません。
happens-mark-prevented-direction = 番の回る向きは変わりません。
happens-cleared = 場が流れます。
happens-leads = { $seat }が新しい場の親になります。
happens-leaves-clean = { $seat }は手札がなくなったので、あがりです。
happens-leaves-foul = { $seat }が最後に出した中に、それであがってはいけないカードがあったので、反則です。
happens-leaves-foul-pass = { $seat }はもうパスできないのにパスをしたので、反則上がりの扱いになります。
happens-leaves-clean-at-once = { $seat }は、手札が残っていてもこの時点であがりです。
happens-leaves-fallen = ほかの人が先にあがったので、前回最上位の{ $seat }はゲームから抜けます。
happens-leaves-liar = { $seat }が一番強いカードを渡していなかったことがわかったので、{ $seat }はゲームから抜けます。
happens-skips = 5が{ $count }枚出たので、次の{ $count }人の番が飛ばされます。
happens-handed-over = { $cards }が{ $seat }から{ $to }に渡ります。

# Debts and windows: what is owed, and what meeting it did.
effect-discarded = { $seat }が{ $cards }を捨てる
effect-hands-swapped = { $seat }と{ $to }が手札を入れ替える
effect-field-taken = { $seat }が下のカードを引き取る
effect-withdrawn = 返したカードは流れ、下のカードが場に残る
effect-turn-to = { $seat }の番から続く
effect-game-over = ゲームがすぐ終わる({ $seats }の順)
effect-owes-give = { $seat }が{ $count }枚まで渡せる
effect-owes-discard = { $seat }が{ $count }枚まで捨てる
effect-owes-name = { $seat }が数字を宣言する
effect-owes-pick = { $seat }がプレイヤーを選ぶ
effect-owes-take = { $seat }が手札から{ $count }枚まで取る
effect-owes-swap = { $seat }が{ $count }枚まで交換する
effect-owes-swap-hands = { $seat }が手札を入れ替えられる
effect-owes-call = { $seat }が宣言できる
effect-owes-revolt = { $seat }が革命するかどうかを決める
happens-discarded = { $seat }が{ $cards }を捨てます。
happens-hands-swapped = { $seat }と{ $to }が手札をすべて入れ替えました。
happens-field-taken = { $seat }が、それまで場にあったカードをすべて引き取ります。
happens-withdrawn = 返したカードは流れ、下にあったカードがまた場の一番上になります。
happens-turn-to = 場は続き、次は{ $seat }の番です。
happens-game-over = ゲームはここで終わり、順位は{ $seats }です。
happens-owes-give = { $seat }は{ $count }枚まで渡せます。
happens-owes-discard = { $seat }は{ $count }枚まで捨てます。
happens-owes-name = { $seat }が数字を宣言します。
happens-owes-pick = { $seat }がプレイヤーを1人選びます。
happens-owes-take = { $seat }がほかの人の手札から{ $count }枚まで取ります。
happens-owes-swap = { $seat }は{ $count }枚まで交換できます。
happens-owes-swap-hands = { $seat }はだれかと手札をすべて入れ替えられます。
happens-owes-call = 宣言するかどうかは{ $seat }が決めます。
happens-owes-revolt = 革命するかどうかは{ $seat }が決めます。

# What the table waits for.
waits-answer = { $seat }が返すか、そのまま流すかを待っています。
waits-give = { $seat }がカードを渡すのを待っています。
waits-discard = { $seat }がカードを捨てるのを待っています。
waits-name = { $seat }が数字を宣言するのを待っています。
waits-pick = { $seat }がプレイヤーを選ぶのを待っています。
waits-take = { $seat }がカードを取るのを待っています。
waits-swap = { $seat }がカードを交換するのを待っています。
waits-swap-hands = { $seat }が手札を入れ替えるかどうかを待っています。
waits-call = { $seat }が宣言するかどうかを待っています。
waits-revolt = { $seat }が革命するかどうかを決めるのを待っています。

# 9からK
effect-mark-set-j-back-strong = 次の場が終わるまで強さの順が逆転する
happens-mark-set-j-back-strong = この場と次の場が終わるまで、強さの順が逆転します。

# 大富豪、A・2・ジョーカー・縛り・革命・身分。
effect-mark-set-number-lock = 数字縛りになる
effect-mark-dropped-number-lock = 数字縛りが解ける
effect-mark-prevented-number-lock = 数字縛りにならない
happens-mark-set-number-lock = 番号が二つ続いたので、次はその次の番号しか出せません。
happens-mark-dropped-number-lock = 番号の縛りがなくなります。
happens-mark-prevented-number-lock = 番号は縛られないままです。
effect-sinks = { $seat }が最下位になる
happens-sinks = 富豪の{ $seat }は大富豪になれなかったので、最下位になります。
