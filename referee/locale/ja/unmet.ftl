# 使うルールが働かないわけ: `unmet-PATH` は、満たされていない条件。
part-below = { $below ->
    [none] カード
    [Jo] ジョーカー
   *[other] { $below }
}
unmet-when-play-count = { $rank ->
    [none] { "" }
    [Jo] ジョーカーが
   *[other] { $rank }が
}{ $needed }必要で、これは{ $many }枚です。
unmet-when-play-stand-ins = ジョーカーは数えません。
unmet-when-play-jokers = { $exact ->
    [0] ジョーカーが入る手では使いません。
   *[other] ジョーカーの枚数が違います。
}
unmet-when-play-only = ほかのカードが入る手では使いません。
unmet-when-play-form = { $form ->
    [single] 1枚出しでは使いません。
    [set] 同じ数字の組では使いません。
   *[run] 階段では使いません。
}
unmet-when-play-suits = { $value ->
    [several] マークが分かれていないと使えません。
    [one-colour] 全部同じ色でないと使えません。
    [one] 全部同じマークでないと使えません。
    [same] 全部同じマークでないと使えません。
   *[other] マークが違います。
}
unmet-when-play-suit = { $wanted ->
    [none] { $suits }でないと使えません。
   *[other] 使えるのは{ $wanted }だけです。
}
unmet-when-play-last = { $value ->
    [yes] 使うのは最後の手だけです。
   *[no] 最後の手では使いません。
}
unmet-when-play-lead = { $value ->
    [yes] 使うのは場が空のときだけです。
   *[no] 空の場では使いません。
}
unmet-when-play-makes = { $value ->
    [revolution] 使うのは革命になるときだけです。
    [counter-revolution] 使うのは革命返しになるときだけです。
    [neither] 革命になる手では使いません。
    [direction] 使うのは逆回りになるときだけです。
    [turn] 使うのは強さが逆転するときだけです。
   *[either] 使うのは革命のときだけです。
}
unmet-when-play-piled = { $value }枚重なると使います。
unmet-when-play-strength = いま一番強いのは{ $rank }です。
unmet-when-play-on-count = { $exact ->
    [1] 使うのは{ part-below }が1枚の上だけです。
   *[other] 使うのは{ $needed }の上だけです。
}
unmet-when-play-on-form = { $form ->
    [single] 1枚出しの上では使いません。
    [set] 同じ数字の組の上では使いません。
   *[run] 階段の上では使いません。
}
unmet-when-play-on-jokers = 下の手のジョーカーの枚数が違います。
unmet-when-play-on-plays = 場に出た手の数が違います。
unmet-when-play-on-times = { $needed }枚必要で、これは{ $many }枚です。
unmet-when-play-on-same = { $value ->
    [suits] マークが違います。
   *[number] 使うのは同じ数字の上だけです。
}
unmet-when-play-compared-count = { $value ->
    [more] 場より多い枚数が必要です。
   *[same] 場と同じ枚数が必要です。
}
unmet-when-play-compared-form = { $value ->
    [other] 使うのは場と違う出し方だけです。
   *[same] 使うのは場と同じ出し方だけです。
}
unmet-when-play-compared-row = { $value }手続くと使います。
unmet-when-play-compared-together = 合わせた枚数が違います。
unmet-when-play-on-rank = 使うのはジョーカーだけの手の上だけです。
brief-unmet-when-play-on-rank = ジョーカーだけの手の上だけ。
unmet-when-play-on = 使うのは{ $on }の上だけです。
unmet-when-hand-missing = { $lacks ->
    [none] { $cards }が足りません。
   *[other] { $lacks }が1枚足りません。
}
unmet-when-play-compared-stand-ins = ジョーカーは数えません。
unmet-when-play-compared-strength = { $value ->
    [stronger] { $top }より強い数字が必要です。
   *[other] { $top }のちょうど1つ下だけです。
}
unmet-when-play-compared-suit = 同じマークでないと使えません。
unmet-when-play-compared-suits = マークの強さが足りません。
unmet-when-hand-stand-ins = ジョーカーは数えません。
unmet-when-pass-skipped-pass = 飛ばされた番は数えません。
unmet-when-pass-times = これは{ $many }回目のパスで、{ $needed }ではありません。
brief-unmet-when-pass-times = { $needed }だけで、これは{ $many }回目。
unmet-when-pass-stuck = 使うのは出せるカードがないときだけです。
unmet-when-turn-stuck = 使うのは出せるカードがないときだけです。
unmet-when-turn-lead = { $value ->
    [yes] 使うのは場が空のときだけです。
   *[no] 空の場では使いません。
}
unmet-when-turn-outnumbers = 場より多い枚数が必要です。
unmet-when-out = { $value ->
    [first-or-foul] 反則上がりは数えません。
   *[any] 最初のあがりだけです。
}
unmet-if-cleared = 場を流すのは止められました。
unmet-if-order = { $value ->
    [turned] 使うのは逆転中だけです。
    [plain] 逆転中は使いません。
    [revolution] 使うのは革命中だけです。
   *[usual] 使うのは普段の強さのときだけです。
}
brief-unmet-if-order = { $value ->
    [turned] 逆転中だけ。
    [plain] 逆転中は使わない。
    [revolution] 革命中だけ。
   *[usual] 普段の強さのときだけ。
}
unmet-if-title = { $value ->
    [any] 使うのは階級のある人だけです。
   *[some] 使うのは{ $title }だけです。
}
unmet-if-dealt = 使うのは最初のカードが出る前だけです。
unmet-if-lock = 使うのは縛りの間だけです。
unmet-if-own = 使うのは自分のカードの上だけです。
unmet-if-game = { $value ->
    [last] 使うのは最終戦だけです。
   *[other] 使うのはセットの{ $needed }のゲームだけです。
}
unmet-if-first = { $value ->
    [turn] 使うのはその人の最初の番だけです。
   *[trick] 使うのは最初に場が流れるまでだけです。
}
unmet-if-reign = 使うのは大富豪が{ $needed }続いたときだけです。
unmet-if-once = { near-used }
unmet-if-hand = 使うのは手札が{ $needed }のときだけです。
unmet-if-left = 使うのは残りの手札が{ $needed }のときだけです。
unmet-if-players = 使うのは残りが{ $needed }のときだけです。
unmet-if-times = { $exact ->
    [-1] 使うのはそのゲームの{ $needed }だけです。
    [1] 使うのはそのゲームの1回目だけです。
   *[other] 使うのはそのゲームの{ $needed }だけです。
}

# 卓が選んだ読み方で決まるとき。
reading-decides = { $stated }卓です。
short-reading-decides = { $stated }卓。
