# 値の言い方: 並べたり「答えは」のあとに置いたりする答え、マーク、身分。

value-yes = はい
value-no = いいえ
value-depends = 分からないことで変わる
value-unsettled = 決まっていない
value-open = 未定
value-nothing = なし
value-nobody = 誰でもない
value-clean = あがり
value-foul = 反則上がり
value-fallen = 脱落(都落ちなど)
value-liar = 交換の嘘で負け
value-dropped = 脱落
value-burst = バースト
value-equal = みんな平民
value-eliminated = 脱落
value-order-joiner = 、
value-title-pair = { $seats }が{ $title }

list-comma = 、
list-last = { $head }、{ $tail }
list-two = { $head }と{ $tail }
list-comma-sentence = 。また、
list-last-sentence = { $head }。また、{ $tail }
list-last-clause = { $head }、{ $tail }
list-last-or = { $head }か{ $tail }
list-comma-either = か
list-either = { $head }か{ $tail }

card-joker = ジョーカー
card-joker-small = 小ジョーカー
card-bid = { $symbol }{ $number }枚
card-joker-big = 大ジョーカー
card-joker-as = ジョーカー({ $card })
card-joker-above = ジョーカー({ $card }の上)
card-joker-below = ジョーカー({ $card }の下)
card-jokers = ジョーカー{ $count ->
    [1] {""}
   *[other] { $count }枚
}
list-everyone = 全員
card-of-rank = { $rank }
card-hidden = 裏のカード{ $count }枚
card-with-hidden = { $cards }と{ $hidden }
card-with-jokers = { $cards }とジョーカー{ $count ->
    [1] {""}
   *[other] { $count }枚
}
card-coloured = { $suit }{ $sign ->
    [S] スキップ
    [R] リバース
    [D2] ドロー2
   *[other] { $rank }
}
card-copies = { $count }枚の{ $kind ->
    [wild] ワイルド
   *[other] { $name }
}
card-wild-listed = { card-wild }
card-wild = { $four ->
    [yes] ワイルドドロー4
   *[no] ワイルド
}

suit-S = スペード
suit-H = ハート
suit-D = ダイヤ
suit-C = クラブ
game-C = クラブ
game-S = スペード
game-H = ハート
game-D = ダイヤ
game-grand = グランド
game-null = ヌル
game-hand = ハンド
game-schneider = シュナイダー
game-schwarz = シュヴァルツ
game-open = オープン
game-between = ・
suit-J = J
suit-R = 赤
suit-B = 青
suit-Y = 黄
suit-G = 緑

title-god = 神様
title-king = 王様
title-chofugo = 超富豪
title-daifugo = 大富豪
title-fugo = 富豪
title-heimin = 平民
title-upper-heimin = 上位平民
title-lower-heimin = 下位平民
title-hinmin = 貧民
title-daihinmin = 大貧民
title-chohinmin = 超貧民
title-slave = 奴隷
title-livestock = 家畜
title-newcomer = 新参

## What may be played
plays-single = { $any }
plays-set = 同時出し({ $plays })
plays-run = 階段({ $plays })
plays-emperor = エンペラー({ $plays })
plays-mix = 組み合わせ({ $plays })
plays-mix_counting = 組み合わせ({ $plays })
plays-spaced = 飛び階段({ $plays })
plays-sequence = 続き数字の組({ $plays })
plays-flush = フラッシュ({ $plays })
plays-kicker = おまけ付きの組({ $plays })
plays-kicker_counting = おまけ付きの組({ $plays })
plays-maybe = 残りの手札によっては1枚出し({ $plays })
plays-pass = パス

## What must be given
gift-none = 何も渡しません
gift-free = { $other }に好きなカードを{ $count }枚渡します
gift-unseen = { $other }に手札を見せずに{ $count }枚引かせます
gift-show =
    { $other }に{ $cards ->
        [none] { $choices ->
            [none] 一番強いカード
           *[other] { $any }
        }
       *[other] { $cards }
    }を見せます(渡しません)
gift-forced = { $other }に一番強いカードを{ $count }枚渡します
gift-forced-cards = { $other }に{ $cards }を渡します
gift-forced-choices =
    { $count ->
        [1] { $other }に{ $any }を渡します
       *[other] { $other }に{ $choices }の中から{ $count }枚を渡します
    }
gift-forced-cardschoices = { $other }に{ $cards }を渡し、もう{ $left }枚は{ $any }から選びます

## Points and the deal
value-score-pair = { $seat }が{ $title }点
value-deal-landlord = 1人{ $each }枚ずつで、残りの{ $left }枚は地主のものです
value-deal =
    { $more ->
        [0] 1人{ $each }枚ずつで、余りは{ $left ->
            [0] ありません
           *[other] { $left }枚です(ゲームには使いません)
        }
       *[other] 1人{ $each }枚ずつで、{ $more }人だけ1枚多くなります
    }

value-deal-hand = { $seat }は{ $count }枚
value-deal-differs =
    { $hands }で、{ $left ->
        [0] 余りはありません
       *[other] 余り{ $left }枚は使いません
    }

value-deal-victim =
    { $left ->
        [1] 1人1枚、余った1枚が被害者です
       *[other] 1人1枚、余った{ $left }枚のうち1枚が被害者です
    }
value-deal-skat = 1人{ $each }枚ずつで、残りの{ $left }枚がスカートです
value-deal-kitty = 1人{ $each }枚ずつで、残りの{ $left }枚が場札です
value-deal-stock = 1人{ $each }枚ずつで、残りの{ $stock }枚が山札です{ $up ->
    [0] {""}
   *[other] (1枚は表)
}

## What is owed
must-stop = 飛ばしを止めるか、そのまま飛ばされるかを決めます
must-counter = 同じ数字のスペードで打ち消せます
must-answer = 返すか、そのまま流すかを決めます
part-upto = { $count ->
        [1] 1枚
       *[other] { $count }枚まで
    }
must-give =
    { $span ->
        [exact] { $to ->
            [none] ほかの人
           *[other] { $to }
        }に{ $strongest ->
            [yes] { $count ->
                [1] 一番強いカードを1枚
               *[other] 強い順に{ $count }枚
            }
           *[no] { $count }枚
        }渡します
        [between] { $to ->
            [none] ほかの人
           *[other] { $to }
        }に{ $least }〜{ $count }枚渡します
        [choice] { $to ->
            [none] ほかの人
           *[other] { $to }
        }に{ $count }枚渡せます
        [whole] { $to ->
            [none] ほかの人
           *[other] { $to }
        }に{ $count }枚まとめて渡せます
        [due] { $count ->
            [1] そのカードがあれば{ $to ->
            [none] ほかの人
           *[other] { $to }
        }に1枚渡します
           *[other] { $to ->
            [none] ほかの人
           *[other] { $to }
        }にそのカードを全部渡します(多くて{ $count }枚)
        }
       *[upto] { $to ->
            [none] ほかの人
           *[other] { $to }
        }に{ part-upto }渡せます
    }
must-discard = { part-owed-discard }
must-place = ミープルを色のエリアに置きます
must-call-trump = 切り札を決めるか、パスをします
must-bid = 取るトリックの数をビッドします
must-answer-bid = ビッドに応じるか、パスをします
must-name-value = ビッドするか、パスをします
must-skat-or-hand = スカートを取るか、ハンドのゲームを宣言します
must-announce-game = ゲームを宣言します
must-make-call = ビッド、ダブル、リダブル、パスのどれかを言います
must-outbid = 宣言するか、パスをします
must-take-kitty = 場札を取ります
must-appoint = 副官のカードを指名します
must-call-suit = { $pack ->
    [colours] 色
   *[suits] マーク
}を指定します
must-draw-stock = 山札から{ $count }枚引きます
must-name =
    { $least ->
        [0] 数字を宣言できます
       *[other] 数字を宣言します
    }
must-look =
    { $least ->
        [0] ほかの人の手札を{ part-hand-looked-at }見られます
       *[other] ほかの人の手札を{ part-hand-looked-at }見ます
    }
part-hand-looked-at = { $blind ->
    [yes] 1枚だけ
   *[no] {""}
}
must-pardon = 都落ちした人を許せます
must-declare = 宣言できます
must-seize = いま出たカードを全部拾えます
must-reseat = ほかの人の席順を決められます
must-share = 大富豪以外に手札を見せられます
must-show-strongest =
    手札の一番強い{ $count }枚を{ $to ->
        [none] { $offered ->
            [yes] 全員に公開できます
           *[no] 全員に公開します
        }
       *[other] { $offered ->
            [yes] { $to }だけに見せられます
           *[no] { $to }だけに見せます
        }
    }
must-show-weakest =
    手札の一番弱い1枚を{ $to ->
        [none] { $offered ->
            [yes] 全員に公開できます
           *[no] 全員に公開します
        }
       *[other] { $offered ->
            [yes] { $to }だけに見せられます
           *[no] { $to }だけに見せます
        }
    }
must-add = 同じ数字のカードを場に足せます
must-take-field = この場のカードを取れます
must-pick =
    { $least ->
        [0] 相手を1人選べます
       *[other] 相手を1人選びます
    }
list-each = { $seats }それぞれ
must-take = { part-owed-take }
must-draw =
    { $to ->
        [none] { part-draw }
       *[other] 捨て札から{ $to }に渡す{ $count }枚を選びます
    }
part-draw =
    { $span ->
        [exact] 捨て札から{ $blind ->
            [yes] 見ないで
           *[no] {""}
        }{ $count }枚{ $blind ->
            [yes] 引きます
           *[no] 拾います
        }
        [between] 捨て札から{ $blind ->
            [yes] 見ないで
           *[no] {""}
        }{ $least }〜{ $count }枚{ $blind ->
            [yes] 引きます
           *[no] 拾います
        }
        [choice] 捨て札から{ $blind ->
            [yes] 見ないで
           *[no] {""}
        }{ $count }枚{ $blind ->
            [yes] 引けます
           *[no] 拾えます
        }
        [whole] 捨て札から{ $blind ->
            [yes] 見ないで
           *[no] {""}
        }{ $count }枚まとめて{ $blind ->
            [yes] 引けます
           *[no] 拾えます
        }
        [due] { $count ->
            [1] 捨て札があれば{ $blind ->
            [yes] 見ないで
           *[no] {""}
        }1枚{ $blind ->
            [yes] 引きます
           *[no] 拾います
        }
           *[other] 捨て札から{ $blind ->
            [yes] 見ないで
           *[no] {""}
        }{ $count }枚(足りなければあるだけ){ $blind ->
            [yes] 引きます
           *[no] 拾います
        }
        }
       *[upto] 捨て札から{ $blind ->
            [yes] 見ないで
           *[no] {""}
        }{ part-upto }{ $blind ->
            [yes] 引けます
           *[no] 拾えます
        }
    }
must-pick-up = { part-owed-pick-up }
must-swap = { part-owed-swap }
must-mix-hands =
    選んだ人と手札を{ $least ->
        [0] 混ぜられます
       *[other] 混ぜます
    }
must-swap-hands =
    { $to ->
        [none] ほかの人
       *[other] { $to }
    }と手札をすべて入れ替え{ $least ->
        [0] られます
       *[other] ます
    }
must-call = 宣言できます
must-revolt = 強さの順を逆転させるかどうかを決めます

plays-covered = { $any }
must-penalty = 場のカードを{ part-upto }{ $to }に渡せます
must-doubt = ダウトするか、スルーするかを決めます
must-reveal = 裏のカード{ $count }枚を見せます

# 2つのルールのどちらが先か、ルールにないとき
order-which = { $first }と{ $second }では、どちらが先ですか。
order-first = { $title }が先
order-neither = 決まっていない
order-why = どちらが先かで結果が変わりますが、決まっていません。
list-last-titles = { $head }{ $tail }
say-by = { $titles }のルールです。
list-last-effect = { $head }。また、{ $tail }
list-comma-effect = 。また、
part-owed-discard =
    { $span ->
        [exact] { $strongest ->
            [yes] { $count ->
                [1] 一番強いカードを1枚
               *[other] 強い順に{ $count }枚
            }
           *[no] { $count }枚
        }捨てます
        [between] { $least }〜{ $count }枚捨てます
        [choice] { $count }枚まとめて捨てられます
        [whole] { $count }枚まとめて捨てられます
        [due] { $count ->
            [1] そのカードがあれば1枚捨てます
           *[other] そのカードを全部捨てます(多くて{ $count }枚)
        }
       *[upto] { part-upto }捨てられます
    }
part-owed-give =
    { $span ->
        [exact] { $strongest ->
            [yes] { $count ->
                [1] 一番強いカードを1枚
               *[other] 強い順に{ $count }枚
            }
           *[no] { $count }枚
        }渡します
        [between] { $least }〜{ $count }枚渡します
        [choice] { $count }枚渡せます
        [whole] { $count }枚まとめて渡せます
        [due] { $count ->
            [1] そのカードがあれば1枚渡します
           *[other] そのカードを全部渡します(多くて{ $count }枚)
        }
       *[upto] { part-upto }渡せます
    }
part-owed-take =
    { $span ->
        [exact] { $to ->
            [none] ほかの人
           *[other] { $to }
        }の手札から{ $strongest ->
            [yes] { $count ->
                [1] 一番強いカードを1枚
               *[other] 強い順に{ $count }枚
            }
           *[no] { $count }枚
        }取ります
        [between] { $to ->
            [none] ほかの人
           *[other] { $to }
        }の手札から{ $least }〜{ $count }枚取ります
        [choice] { $to ->
            [none] ほかの人
           *[other] { $to }
        }の手札から{ $count }枚取れます
        [whole] { $to ->
            [none] ほかの人
           *[other] { $to }
        }の手札から{ $count }枚まとめて取れます
        [due] { $count ->
            [1] あれば{ $to ->
            [none] ほかの人
           *[other] { $to }
        }の手札から1枚取ります
           *[other] { $to ->
            [none] ほかの人
           *[other] { $to }
        }の手札から{ $count }枚(足りなければあるだけ)取ります
        }
       *[upto] { $to ->
            [none] ほかの人
           *[other] { $to }
        }の手札から{ $only ->
            [joker] ジョーカーを
           *[none] { "" }
        }{ part-upto }取れます
    }
part-owed-pick-up =
    { $span ->
        [exact] 場から{ $count }枚拾います
        [between] 場から{ $least }〜{ $count }枚拾います
        [choice] 場から{ $count }枚拾えます
        [whole] 場から{ $count }枚まとめて拾えます
        [due] { $count ->
            [1] あれば場から1枚拾います
           *[other] 場から{ $count }枚(足りなければあるだけ)拾います
        }
       *[upto] 場から{ part-upto }拾えます
    }
part-owed-swap =
    { $span ->
        [exact] { $to ->
            [none] ほかの人
           *[other] { $to }
        }と{ $count }枚交換します
        [between] { $to ->
            [none] ほかの人
           *[other] { $to }
        }と{ $least }〜{ $count }枚交換します
        [choice] { $to ->
            [none] ほかの人
           *[other] { $to }
        }と{ $count }枚交換できます
        [whole] { $to ->
            [none] ほかの人
           *[other] { $to }
        }と{ $count }枚まとめて交換できます
        [due] { $count ->
            [1] あれば{ $to ->
            [none] ほかの人
           *[other] { $to }
        }と1枚交換します
           *[other] { $to ->
            [none] ほかの人
           *[other] { $to }
        }と{ $count }枚(足りなければあるだけ)交換します
        }
       *[upto] { $to ->
            [none] ほかの人
           *[other] { $to }
        }と{ part-upto }交換できます
    }
must-times = { $times }回、{ $told }
list-comma-titles = { "" }
