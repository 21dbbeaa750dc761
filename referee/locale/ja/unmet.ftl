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
brief-unmet-when-play-count = { $rank ->
    [none] { "" }
    [Jo] ジョーカーが
   *[other] { $rank }が
}{ $needed }必要。
unmet-when-play-stand-ins = ジョーカーは{ $rank ->
    [none] { $many ->
        [0] 数えません。
       *[other] 数えないので、{ $many }枚です。
    }
   *[other] { $many ->
        [0] 数えないので、{ $rank }はありません。
       *[other] 数えないので、{ $rank }は{ $many }枚だけです。
    }
}
brief-unmet-when-play-stand-ins = { $rank ->
    [none] ジョーカーは数えない。
   *[other] ジョーカーは{ $rank }に数えない。
}
unmet-when-play-jokers = { $exact ->
    [0] ジョーカーが入る手では効きません。
    [1] ジョーカーがちょうど1枚必要で、これは{ $jokers }枚です。
    [2] ジョーカーが2枚必要で、これは{ $jokers }枚です。
   *[other] ジョーカーが{ $needed }必要で、これは{ $jokers }枚です。
}
short-unmet-when-play-jokers = { $exact ->
    [0] ジョーカーが入る手では効きません。
    [1] ジョーカーがちょうど1枚必要です。
    [2] ジョーカーが2枚必要です。
   *[other] ジョーカーが{ $needed }必要です。
}
unmet-when-play-only = ほかのカードが入る手では効きません。
unmet-when-play-form = { $larger ->
    [yes] 枚数を増やせるのは{ $value ->
        [run] 階段
       *[set] 同じ数字の組
    }だけです。
   *[no] { $form ->
        [single] 1枚出しでは効きません。
        [set] 同じ数字の組では効きません。
       *[run] 階段では効きません。
    }
}
brief-unmet-when-play-form = { $larger ->
    [yes] 増やせるのは{ $value ->
        [run] 階段
       *[set] 同じ数字の組
    }だけです。
   *[no] { unmet-when-play-form }
}
unmet-when-play-suits = { $value ->
    [several] マークが分かれていないと使えません。
    [one-colour] 全部同じ色でないと効きません。
    [one] 全部同じマークでないと効きません。
    [same] { $each ->
        [1] 全部同じマークでないと効きません。
        [2] どのペアも同じ2つのマークでないと効きません。
       *[other] どの数字も同じ{ $each }つのマークでないと効きません。
    }
   *[other] マークが違います。
}
brief-unmet-when-play-suits = { $each ->
    [2] どのペアも同じ2マークが必要です。
   *[other] { unmet-when-play-suits }
}
unmet-when-play-suit = { $wanted ->
    [none] { $suits }でないと効きません。
   *[other] 使えるのは{ $wanted }だけです。
}
unmet-when-play-last = { $value ->
    [yes] 効くのは最後の手だけで、{ $seat }にはまだ手札があります。
   *[no] 最後の手では効きません。
}
short-unmet-when-play-last = { $value ->
    [yes] 効くのは最後の手だけです。
   *[no] 最後の手では効きません。
}
unmet-when-play-idle = { $needs }働くルールです。
unmet-when-play-other = { $needs }働くルールで、出たのは{ $laid }です。
unmet-when-play-lead = { $value ->
    [yes] 効くのは場が空のときだけで、いまは場にカードがあります。
   *[no] 空の場では効きません。
}
short-unmet-when-play-lead = { $value ->
    [yes] 効くのは場が空のときだけです。
   *[no] 空の場では効きません。
}
brief-unmet-when-play-lead = { $value ->
    [yes] 場が空のときだけ。
   *[no] 空の場では無効。
}
brief-unmet-when-turn-lead = { brief-unmet-when-play-lead }
brief-unmet-when-play-last = { $value ->
    [yes] 最後の手だけ。
   *[no] 最後の手では無効。
}
brief-unmet-if-title = { $value ->
    [any] 階級のある人だけ。
   *[some] { $title }だけ。
}
brief-unmet-if-lock = 縛りの間だけ。
brief-unmet-if-game = { $value ->
    [last] 最終戦だけ。
   *[other] { $needed }のゲームだけ。
}
brief-unmet-if-first = { $value ->
    [turn] 最初の番だけ。
   *[trick] 最初に流れるまで。
}
brief-unmet-if-hand = 手札が{ $needed }のときだけ。
brief-unmet-if-left = 残りが{ $needed }のときだけ。
brief-unmet-if-players = 残りが{ $needed }のときだけ。
unmet-when-play-makes = { $value ->
    [revolution] 効くのは革命になるときだけで、これは革命になりません。
    [counter-revolution] 効くのは革命返しになるときだけで、これは革命返しではありません。
    [neither] 革命になる手では効きません。
    [direction] 効くのは逆回りになるときだけで、逆回りにはなりません。
    [turn] 効くのは強さが逆転するときだけで、逆転しません。
   *[either] 効くのは革命のときだけで、革命になっていません。
}
short-unmet-when-play-makes = { $value ->
    [revolution] 効くのは革命になるときだけです。
    [counter-revolution] 効くのは革命返しになるときだけです。
    [neither] 革命になる手では効きません。
    [direction] 効くのは逆回りになるときだけです。
    [turn] 効くのは強さが逆転するときだけです。
   *[either] 効くのは革命のときだけです。
}
unmet-when-play-piled = { $value }枚重なると効きます。
brief-unmet-when-play-jokers = { $exact ->
    [0] ジョーカーがあると無効。
    [1] ジョーカー1枚入り。
    [2] ジョーカー2枚入り。
   *[other] ジョーカーの枚数が違う。
}
brief-unmet-when-play-makes = { $value ->
    [revolution] 革命になるときだけ。
    [counter-revolution] 革命返しになるときだけ。
    [neither] 革命になる手は対象外。
    [direction] 逆回りになるときだけ。
    [turn] 強さが逆転するときだけ。
   *[either] 革命のときだけ。
}
brief-unmet-when-play-strength = いま一番強いのは{ $rank }。
unmet-when-play-strength = いま一番強いのは{ $rank }で、{ $other }ではありません。
unmet-when-play-on-count = { $exact ->
    [1] 効くのは{ part-below }が1枚の上だけです。
   *[other] 効くのは{ $needed }の上だけです。
}
unmet-when-play-on-form = { $form ->
    [single] 1枚出しの上では効きません。
    [set] 同じ数字の組の上では効きません。
   *[run] 階段の上では効きません。
}
unmet-when-play-on-jokers = { $value ->
    [none] ジョーカーの上では効きません。
   *[other] 下の手のジョーカーの枚数が違います。
}
unmet-when-play-on-plays = 場に出た手の数が違います。
unmet-when-play-on-times = { $needed }枚必要で、これは{ $many }枚です。
unmet-when-play-on-same = { $value ->
    [suits] マークが違います。
   *[number] 効くのは同じ数字の上だけです。
}
unmet-when-play-compared-count = { $value ->
    [more] 場より多い枚数が必要です。
   *[same] 場と同じ枚数が必要です。
}
unmet-when-play-compared-form = { $value ->
    [other] 効くのは場と違う出し方だけです。
   *[same] 効くのは場と同じ出し方だけです。
}
unmet-when-play-compared-row = { $value }手続くと効きます。
brief-unmet-when-play-compared-together = 合わせて{ $needed }必要。
unmet-when-play-compared-together = その数字が合わせて{ $needed }必要で{ $many ->
    [none] { "" }
   *[other] 、これは{ $many }枚で
}す。
short-unmet-when-play-compared-together = その数字が合わせて{ $needed }必要です。
unmet-when-play-on-rank = 効くのはジョーカーだけの手の上だけです。
brief-unmet-when-play-on-rank = ジョーカーだけの手の上だけ。
unmet-when-play-on = 効くのは{ $on }の上だけ{ $under ->
    [none] です。
   *[other] で、{ $under }の上では効きません。
}
short-unmet-when-play-on = 効くのは{ $on }の上だけ。
unmet-when-hand-count = { $needed }のときで、{ $seat }は{ $many }枚です。
unmet-when-hand-missing = { $lacks ->
    [none] { $cards }が足りません。
   *[other] { $lacks }がもう1枚必要です。
}
unmet-when-play-compared-stand-ins = ジョーカーは数えません。
unmet-when-play-compared-strength = { $value ->
    [stronger] { $top }より強い数字が必要です。
   *[other] { $top }のちょうど1つ下だけです。
}
unmet-when-play-compared-suit = 同じマークでないと効きません。
brief-unmet-when-play-compared-suits = { $below ->
    [none] マークの強さが足りない。
   *[other] { $suit }は{ $below }より弱い。
}
unmet-when-play-compared-suits = { $suits ->
    [none] マークの強さが足りません。
   *[other] { $below ->
        [none] マークは弱い順に{ $suits }です。
       *[other] { $suit }は{ $below }より弱いマークです(弱い順に{ $suits })。
    }
}
unmet-when-hand-stand-ins = ジョーカーは数えないので、{ $seat }の手札では足りません。
short-unmet-when-hand-stand-ins = ジョーカーは数えない。
unmet-when-pass-skipped-pass = 飛ばされた番は数えません。
unmet-when-pass-times = これは{ $many }回目のパスで、{ $needed }ではありません。
brief-unmet-when-pass-times = { $many }回目のパス。
unmet-when-pass-stuck = { $value ->
    [no] 出せるカードがなかった人には効きません。
   *[yes] 効くのは出せるカードがないときだけです。
}
unmet-when-turn-stuck = { $value ->
    [no] 出せるカードがない人には効きません。
   *[yes] 効くのは出せるカードがないときだけです。
}
unmet-when-turn-lead = { $value ->
    [yes] 効くのは場が空のときだけで、いまは場にカードがあります。
   *[no] 空の場では効きません。
}
short-unmet-when-turn-lead = { $value ->
    [yes] 効くのは場が空のときだけです。
   *[no] 空の場では効きません。
}
unmet-when-turn-outnumbers = 場より多い枚数が必要です。
unmet-when-out = { $value ->
    [foul] { $gone }は反則上がりではありません。
    [first-or-foul] 反則上がりは数えません。{ $gone }のあがりは反則です。
   *[any] 最初のあがりだけで、{ $gone }は最初ではありません。
}
short-unmet-when-out = { $value ->
    [foul] { unmet-when-out }
    [first-or-foul] 反則上がりは数えない。
   *[any] 最初のあがりだけ。
}
unmet-then-add-together = 合わせて{ $needed }必要で、いまは{ $many }枚です。
unmet-if-cleared = 場を流すのは止められました。
unmet-if-mark = { $value ->
    [player] { $seat }は選ばれていません。
   *[table] いまは効いていません。{ $needs ->
        [none] {""}
       *[other] { $needs }始まります。
    }
}
short-unmet-if-mark = { $value ->
    [player] { $seat }は選ばれていない。
   *[table] いまは効いていない。
}
unmet-if-order = { $part ->
    [none] { $value ->
        [turned] 効くのは逆転中だけで、いまは逆転していません。
        [plain] 逆転中は効かず、いまは逆転中です。
        [revolution] 効くのは革命中だけで、いまは革命ではありません。
       *[usual] 効くのは普段の強さのときだけで、いまは逆転中です。
    }
   *[other] { $value ->
        [turned] { $part }に効くのは逆転中だけで、いまは逆転していません。
        [plain] 逆転中は{ $part }には効かず、いまは逆転中です。
        [revolution] { $part }に効くのは革命中だけで、いまは革命ではありません。
       *[usual] { $part }に効くのは普段の強さのときだけで、いまは逆転中です。
    }
}
short-unmet-if-order = { $part ->
    [none] { $value ->
        [turned] 効くのは逆転中だけです。
        [plain] 逆転中は効きません。
        [revolution] 効くのは革命中だけです。
       *[usual] 効くのは普段の強さのときだけです。
    }
   *[other] { brief-unmet-if-order }
}
brief-unmet-if-order = { $part ->
    [none] { $value ->
        [turned] 逆転中だけ。
        [plain] 逆転中は効かない。
        [revolution] 革命中だけ。
       *[usual] 普段の強さのときだけ。
    }
   *[other] { $value ->
        [turned] { $part }は逆転中だけ。
        [plain] { $part }は平常時だけ。
        [revolution] { $part }は革命中だけ。
       *[usual] { $part }は普段の強さのときだけ。
    }
}
unmet-if-title = { $value ->
    [any] 効くのは階級のある人だけです。
   *[some] 効くのは{ $title }だけで{ $own ->
        [none] { "" }
       *[other] 、{ $seat }は{ $own }で
    }す。
}
short-unmet-if-title = { $value ->
    [any] 効くのは階級のある人だけです。
   *[some] 効くのは{ $title }だけです。
}
unmet-if-dealt = { $exchanging ->
    [yes] 効くのは交換の後だけで、まだ交換中です。
   *[no] 効くのは最初のカードが出る前だけです。
}
unmet-if-lock = 効くのは縛りの間だけで、いまは縛りがありません。
short-unmet-if-lock = 効くのは縛りの間だけです。
unmet-if-own = 効くのは自分のカードの上だけです。
unmet-if-game = { $value ->
    [last] 効くのは最終戦だけで、これは最終戦ではありません。
   *[other] 効くのはセットの{ $needed }のゲームだけです。
}
short-unmet-if-game = { $value ->
    [last] 効くのは最終戦だけです。
   *[other] 効くのはセットの{ $needed }のゲームだけです。
}
unmet-if-first = { $value ->
    [turn] 効くのはその人の最初の番だけで、もう最初の番ではありません。
   *[trick] 効くのは最初に場が流れるまでだけで、もう流れました。
}
short-unmet-if-first = { $value ->
    [turn] 効くのはその人の最初の番だけです。
   *[trick] 効くのは最初に場が流れるまでだけです。
}
unmet-if-reign = 効くのは大富豪が{ $needed }続いたときだけです。
unmet-if-once = { near-used }
unmet-if-hand = 効くのは手札が{ $needed }のときだけで{ part-not-so-many }す。
short-unmet-if-hand = 効くのは手札が{ $needed }のときだけです。
part-not-so-many = { $many ->
    [none] { "" }
   *[other] 、いまは{ $many }枚で
}
unmet-if-left = 効くのは残りの手札が{ $needed }のときだけで{ part-not-so-many }す。
short-unmet-if-left = 効くのは残りの手札が{ $needed }のときだけです。
unmet-if-players = 効くのは残りが{ $needed }のときだけで{ $many ->
    [none] { "" }
   *[other] 、いまは{ $many }人で
}す。
short-unmet-if-players = 効くのは残りが{ $needed }のときだけです。
unmet-if-times = { $exact ->
    [-1] 効くのはそのゲームの{ $needed }だけです。
    [1] 効くのはそのゲームの1回目だけです。
   *[other] 効くのはそのゲームの{ $needed }だけです。
}

# 卓が選んだ読み方で決まるとき。
reading-here = この卓では
reading-decides = { $stated }卓です。
short-reading-decides = { $stated }卓。
unmet-other-fallen = 都落ちは{ $holder }だけです。
