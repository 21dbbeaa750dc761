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
hand_order-has = { $seat }の役は{ $hand }です。
hand_order-could = { $seat }の役は、低くて{ $hand }、高くて{ $best }です。
hand_order-few = { $seat }の手札は5枚もありません。
equal_hands-shared = 同じ強さの役なので分け合います。
show_five-five = 見せるのは5枚ちょうどです。
show_five-again = { $seat }はもう5枚見せました。
show_five-hold = { $seat }が{ $cards }を持っているはずはありません。
show_five-other = このゲームでは5枚見せるだけです。
show_five-waits = 全員が5枚を選びます。
show_five-done = 全員が見せ終わりました。
deal_hands-dealt = カードはこのように配ります。

## What happens
effect-hand-shown = { $seat }が{ $hand }を見せる
effect-hand-wins = { $seats ->
    [none] 勝つ人はいない
   *[other] { $seats }が一番強い役で勝つ
}
happens-hand-shown = { $seat }の役は{ $hand }です。
happens-hand-wins = { $seats ->
    [none] 役のある人がいません。
   *[other] 一番強い役は{ $seats }です。
}

## What nobody knows
fact-hand-beats = { $seat }の役が{ $other }の役より強い

## What cannot be
fault-five-by-somebody = 場に置けるのは見せた役だけです。誰のものかと、カード5枚を書きます。
