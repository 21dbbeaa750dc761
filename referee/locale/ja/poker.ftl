# ポーカーの役。

value-high_card = 役なし
value-one_pair = ワンペア
value-two_pairs = ツーペア
value-three_of_a_kind = スリーカード
value-straight = ストレート
value-flush = フラッシュ
value-full_house = フルハウス
value-four_of_a_kind = フォーカード
value-straight_flush = ストレートフラッシュ

## Why
hand_order-has =
    { $cards ->
        [none] { $seat }の役は{ $hand }です。
       *[other] { $seat }の{ $cards }は{ $hand }です。
    }
hand_order-could = { $seat }の役は、{ $hand }から{ $best }までのどれかです。
hand_order-few = { $seat }の手札は5枚に足りません。
hand_order-beats = { $seat }は{ $hand }、{ $other }は{ $best }なので、{ $seat }の勝ちです。
hand_order-goes-round = { $rank ->
    [none] この5枚は{ $strong }の次に{ $weak }を続けないと並ばないので、ストレートにはなりません。
   *[other] ストレートの{ $rank }は両端のどちらかに置くカードで、間には置けません。
}
equal_hands-beats =
    どちらも{ $hand }で、{ $same ->
        [none] {""}
       *[other] { $same }まで同じです。{ $last ->
            [yes] 最後の1枚で、
           *[no] 次に、
        }
    }{ short-equal_hands-beats }
short-equal_hands-beats =
    { $size ->
        [0] { $seat }の一番上の{ $high }が{ $other }の一番上の{ $low }に勝ちます。
        [1] { $seat }の{ $high }が{ $other }の{ $low }に勝ちます。
        [2] { $seat }のペアの{ $high }が{ $other }のペアの{ $low }に勝ちます。
       *[other] { $seat }の{ $size }枚の{ $high }が{ $other }の{ $size }枚の{ $low }に勝ちます。
    }
equal_hands-shared =
    { $seats }は{ $hand }どうしで、{ $numbers ->
        [yes] 数字も最後の1枚まで同じです。マークや色には強弱がないので、引き分けです。
       *[no] 同じ役は数字で比べないので、引き分けです。
    }
show_five-five = 見せるのは5枚です({ $many }枚ではありません)。
show_five-again = { $seat }はもう5枚見せました。
show_five-hold = { $seat }は{ $strange }を持っていません。
show_five-other = このゲームでは5枚見せるだけです。
show_five-waits = まだ5枚を見せていないのは{ $seats }です。
show_five-done = 全員が見せ終わりました。
show_two-five = 見せるのは手札の2枚です({ $many }枚ではありません)。
show_two-again = { $seat }はもう手札を見せました。
show_two-hold = { $seat }は{ $strange }を持っていません。
show_two-other = このゲームでは手札の2枚を見せるだけです。
show_two-waits = まだ2枚を見せていないのは{ $seats }です。
show_two-done = 全員が見せ終わりました。
show_two-free = 手札の2枚なので、見せられます。
show_five-free = 手札から5枚ちょうどなので、出せます。
shared_board-shared = ボードの{ $cards }は、全員の手札に加わります。
deal_hands-dealt =
    { $left ->
        [0] カードは全部配ります。{ $more ->
            [0] {""}
           *[other] { $number }人では割り切れないので、{ $more }人は{ $each }枚より1枚多くなります。
        }
       *[other] { $number }人に{ $each }枚ずつ配り、残りの{ $left }枚は使いません。
    }

## What happens
effect-hand-shown = { $seat }が{ $hand }を見せます
effect-hand-wins = { $seats ->
    [none] 勝つ人はいません
   *[other] { $seats }が一番強い役で勝ちます
}
happens-hand-shown = { $seat }の役は{ $hand }です。
happens-hand-wins = { $seats ->
    [none] 役のある人がいません。
   *[other] 一番強いのは{ $seats }の{ $hand }です。
}

## What nobody knows
fact-board-lacks = ボードの残り{ $count }枚
fact-hand-beats = { $seat }の役が{ $other }の役より強い

## What cannot be
fault-odd-board = ボードは{ $most }枚までで、手札にあるカードは置けません。
fault-five-by-somebody = 場に置けるのは見せた役だけです。誰のものかと、カード5枚を書きます。
