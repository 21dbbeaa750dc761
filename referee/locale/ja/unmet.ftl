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
    [0] ジョーカーが入る手では働きません。
   *[other] ジョーカーの枚数が違います。
}
unmet-when-play-only = ほかのカードが入る手では働きません。
unmet-when-play-form = { $form ->
    [single] 1枚出しでは働きません。
    [set] 同じ数字の組では働きません。
   *[run] 階段では働きません。
}
unmet-when-play-suits = { $value ->
    [several] マークが分かれていないと働きません。
    [one-colour] 全部同じ色でないと働きません。
    [one] 全部同じマークでないと働きません。
    [same] 全部同じマークでないと働きません。
   *[other] マークが違います。
}
unmet-when-play-suit = { $suits }でないと働きません。
unmet-when-play-last = { $value ->
    [yes] 働くのは最後の手だけです。
   *[no] 最後の手では働きません。
}
unmet-when-play-lead = { $value ->
    [yes] 働くのは場が空のときだけです。
   *[no] 空の場では働きません。
}
unmet-when-play-makes = { $value ->
    [revolution] 働くのは革命になるときだけです。
    [counter-revolution] 働くのは革命返しになるときだけです。
    [neither] 革命になる手では働きません。
    [direction] 働くのは逆回りになるときだけです。
    [turn] 働くのは強さが逆転するときだけです。
   *[either] 働くのは革命のときだけです。
}
unmet-when-play-piled = { $value }枚重なると働きます。
unmet-when-play-strength = いま一番強いのは{ $rank }です。
unmet-when-play-on-count = { $exact ->
    [1] 働くのは{ part-below }が1枚の上だけです。
   *[other] 働くのは{ $needed }の上だけです。
}
unmet-when-play-on-form = { $form ->
    [single] 1枚出しの上では働きません。
    [set] 同じ数字の組の上では働きません。
   *[run] 階段の上では働きません。
}
unmet-when-play-on-jokers = 下の手のジョーカーの枚数が違います。
unmet-when-play-on-plays = 場に出た手の数が違います。
unmet-when-play-on-times = { $needed }枚必要で、これは{ $many }枚です。
unmet-when-play-on-same = { $value ->
    [suits] マークが違います。
   *[number] 働くのは同じ数字の上だけです。
}
unmet-when-play-compared-count = { $value ->
    [more] 場より多い枚数が必要です。
   *[same] 場と同じ枚数が必要です。
}
unmet-when-play-compared-form = { $value ->
    [other] 働くのは場と違う出し方だけです。
   *[same] 働くのは場と同じ出し方だけです。
}
unmet-when-play-compared-row = { $value }手続くと働きます。
unmet-when-play-compared-together = 合わせた枚数が違います。
unmet-when-play-on-rank = 働くのはジョーカーだけの手の上だけです。
brief-unmet-when-play-on-rank = ジョーカーだけの手の上だけ。
unmet-when-play-compared-stand-ins = ジョーカーは数えません。
unmet-when-play-compared-strength = { $top }のちょうど1つ下だけです。
unmet-when-play-compared-suit = 同じマークでないと働きません。
unmet-when-play-compared-suits = マークの強さが足りません。
unmet-when-hand-stand-ins = ジョーカーは数えません。
unmet-when-pass-skipped-pass = 飛ばされた番は数えません。
unmet-when-pass-times = これは{ $many }回目のパスで、{ $needed }ではありません。
brief-unmet-when-pass-times = { $needed }だけで、これは{ $many }回目。
unmet-when-pass-stuck = 働くのは出せるカードがないときだけです。
unmet-when-turn-stuck = 働くのは出せるカードがないときだけです。
unmet-when-turn-lead = { $value ->
    [yes] 働くのは場が空のときだけです。
   *[no] 空の場では働きません。
}
unmet-when-turn-outnumbers = 場より多い枚数が必要です。
unmet-when-out = { $value ->
    [first-or-foul] 反則上がりは数えません。
   *[any] 最初のあがりだけです。
}
unmet-if-cleared = 場を流すのは止められました。
unmet-if-order = { $value ->
    [turned] 働くのは逆転中だけです。
    [plain] 逆転中は働きません。
    [revolution] 働くのは革命中だけです。
   *[usual] 働くのは普段の強さのときだけです。
}
brief-unmet-if-order = { $value ->
    [turned] 逆転中だけ。
    [plain] 逆転中は働かない。
    [revolution] 革命中だけ。
   *[usual] 普段の強さのときだけ。
}
unmet-if-title = { $value ->
    [any] 働くのは階級のある人だけです。
   *[some] 働くのは{ $title }だけです。
}
unmet-if-dealt = 働くのは最初のカードが出る前だけです。
unmet-if-lock = 働くのは縛りの間だけです。
unmet-if-own = 働くのは自分のカードの上だけです。
unmet-if-game = { $value ->
    [last] 働くのは最終戦だけです。
   *[other] 働くのはセットの{ $needed }のゲームだけです。
}
unmet-if-first = { $value ->
    [turn] 働くのはその人の最初の番だけです。
   *[trick] 働くのは最初に場が流れるまでだけです。
}
unmet-if-reign = 働くのは大富豪が{ $needed }続いたときだけです。
unmet-if-once = { near-used }
unmet-if-hand = 働くのは手札が{ $needed }のときだけです。
unmet-if-left = 働くのは残りの手札が{ $needed }のときだけです。
unmet-if-players = 働くのは残りが{ $needed }のときだけです。
unmet-if-times = { $exact ->
    [-1] 働くのはそのゲームの{ $needed }だけです。
    [1] 働くのはそのゲームの1回目だけです。
   *[other] 働くのはそのゲームの{ $needed }だけです。
}
