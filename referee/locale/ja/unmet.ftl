# 使うルールが当てはまらないわけ: `unmet-PATH` は、満たされていない条件。
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
    [0] ジョーカーが入る手には当てはまりません。
   *[other] ジョーカーの枚数が違います。
}
unmet-when-play-only = ほかのカードが入る手には当てはまりません。
unmet-when-play-form = { $form ->
    [single] 1枚出しには当てはまりません。
    [set] 同じ数字の組には当てはまりません。
   *[run] 階段には当てはまりません。
}
unmet-when-play-suits = { $value ->
    [several] マークが分かれていないと当てはまりません。
    [one-colour] 全部同じ色でないと当てはまりません。
    [one] 全部同じマークでないと当てはまりません。
    [same] 全部同じマークでないと当てはまりません。
   *[other] マークが違います。
}
unmet-when-play-suit = { $suits }でないと当てはまりません。
unmet-when-play-last = { $value ->
    [yes] 当てはまるのは最後の手だけです。
   *[no] 最後の手には当てはまりません。
}
unmet-when-play-lead = { $value ->
    [yes] 当てはまるのは場が空のときだけです。
   *[no] 空の場には当てはまりません。
}
unmet-when-play-makes = { $value ->
    [revolution] 当てはまるのは革命になるときだけです。
    [counter-revolution] 当てはまるのは革命返しになるときだけです。
    [neither] 革命になる手には当てはまりません。
    [direction] 当てはまるのは逆回りになるときだけです。
    [turn] 当てはまるのは強さが逆転するときだけです。
   *[either] 当てはまるのは革命のときだけです。
}
unmet-when-play-piled = { $value }枚重なると当てはまります。
unmet-when-play-strength = いま一番強いのは{ $rank }です。
unmet-when-play-on-count = { $exact ->
    [1] 当てはまるのは{ part-below }が1枚の上だけです。
   *[other] 当てはまるのは{ $needed }の上だけです。
}
unmet-when-play-on-form = { $form ->
    [single] 1枚出しの上には当てはまりません。
    [set] 同じ数字の組の上には当てはまりません。
   *[run] 階段の上には当てはまりません。
}
unmet-when-play-on-jokers = 下の手のジョーカーの枚数が違います。
unmet-when-play-on-plays = 場に出た手の数が違います。
unmet-when-play-on-times = { $needed }枚必要で、これは{ $many }枚です。
unmet-when-play-on-same = { $value ->
    [suits] マークが違います。
   *[number] 当てはまるのは同じ数字の上だけです。
}
unmet-when-play-compared-count = { $value ->
    [more] 場より多い枚数が必要です。
   *[same] 場と同じ枚数が必要です。
}
unmet-when-play-compared-form = { $value ->
    [other] 当てはまるのは場と違う出し方だけです。
   *[same] 当てはまるのは場と同じ出し方だけです。
}
unmet-when-play-compared-row = { $value }手続くと当てはまります。
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
unmet-when-pass-stuck = 当てはまるのは出せるカードがないときだけです。
unmet-when-turn-stuck = 当てはまるのは出せるカードがないときだけです。
unmet-when-turn-lead = { $value ->
    [yes] 当てはまるのは場が空のときだけです。
   *[no] 空の場には当てはまりません。
}
unmet-when-turn-outnumbers = 場より多い枚数が必要です。
unmet-when-out = { $value ->
    [first-or-foul] 反則上がりは数えません。
   *[any] 最初のあがりだけです。
}
unmet-if-cleared = 場を流すのは止められました。
unmet-if-order = { $value ->
    [turned] 当てはまるのは逆転中だけです。
    [plain] 逆転中は当てはまりません。
    [revolution] 当てはまるのは革命中だけです。
   *[usual] 当てはまるのは普段の強さのときだけです。
}
brief-unmet-if-order = { $value ->
    [turned] 逆転中だけ。
    [plain] 逆転中は当てはまらない。
    [revolution] 革命中だけ。
   *[usual] 普段の強さのときだけ。
}
unmet-if-title = { $value ->
    [any] 当てはまるのは階級のある人だけです。
   *[some] 当てはまるのは{ $title }だけです。
}
unmet-if-dealt = 当てはまるのは最初のカードが出る前だけです。
unmet-if-lock = 当てはまるのは縛りの間だけです。
unmet-if-own = 当てはまるのは自分のカードの上だけです。
unmet-if-game = { $value ->
    [last] 当てはまるのは最終戦だけです。
   *[other] 当てはまるのはセットの{ $needed }のゲームだけです。
}
unmet-if-first = { $value ->
    [turn] 当てはまるのはその人の最初の番だけです。
   *[trick] 当てはまるのは最初に場が流れるまでだけです。
}
unmet-if-reign = 当てはまるのは大富豪が{ $needed }続いたときだけです。
unmet-if-once = { near-used }
unmet-if-hand = 当てはまるのは手札が{ $needed }のときだけです。
unmet-if-left = 当てはまるのは残りの手札が{ $needed }のときだけです。
unmet-if-players = 当てはまるのは残りが{ $needed }のときだけです。
unmet-if-times = { $exact ->
    [-1] 当てはまるのはそのゲームの{ $needed }だけです。
    [1] 当てはまるのはそのゲームの1回目だけです。
   *[other] 当てはまるのはそのゲームの{ $needed }だけです。
}
