# 文で書かれたルール。ことばを組み合わせて、ルールの本文と理由にする。

said-cards = { $colour ->
        [none] { $rank ->
            [none] カード
            [Jo] ジョーカー
           *[other] { $rank }
        }
       *[other] { $colour }{ $rank ->
            [none] のカード
           *[other] の{ $rank }
        }
    }
part-counted = { $count ->
        [odd] 奇数枚
        [even] 偶数枚
        [0] { $least ->
            [0] { "" }
            [1] { "" }
           *[other] { $least }枚以上
        }
       *[other] { $count }枚
    }
part-only-these = { $only ->
        [yes] だけ
       *[no] { "" }
    }
said-suit-S = スペード
said-suit-H = ハート
said-suit-D = ダイヤ
said-suit-C = クラブ
said-suit-red = 赤いマーク
said-suit-black = 黒いマーク
said-suit-same = 同じマーク
said-form-single = 1枚
said-form-set = 複数枚
said-form-run = 階段
said-form-spaced = 飛び連番
said-form-emperor = エンペラー
said-until-clear = 場が流れるまで
said-until-game = ゲームが終わるまで

part-where = { $order ->
        [turned] 強さの順が逆転している間に
        [plain] 強さの順が逆転していないときに
        [revolution] 革命中に
       *[none] { "" }
    }{ $mark ->
        [none] { "" }
       *[other] この決まりが続く間に
    }{ $by ->
        [none] { "" }
       *[other] { $by }が
    }{ $lead ->
        [yes] 空の場に
        [no] 場のカードの上に
       *[none] { "" }
    }{ $on ->
        [none] { "" }
       *[other] { $on }の上に
    }{ $form ->
        [none] { "" }
       *[other] { $form }の形で
    }{ $jokers ->
        [0] { "" }
       *[other] ジョーカー{ $jokers }枚と一緒に
    }{ $cleared ->
        [yes] 場を流す
       *[no] { "" }
    }
said-rule-play = { part-where }{ $noun }{ part-only-these }を{ part-counted }出すと、{ $then }。
said-rule-pass = { $mark ->
        [none] パスをすると、
       *[other] この決まりが続く間にパスをすると、
    }{ $then }。
said-forbid = { part-where }{ $noun }{ part-only-these }を{ part-counted }出すことはできません。
said-allowed = { part-where }{ $noun }{ part-only-these }を{ part-counted }出せます。
said-cause = { part-where }{ $noun }{ part-only-these }が{ part-counted }出た
happens-since = { $since }ので、{ $text }

said-allow = ほかの決まりにかかわらず出せる
said-order = { $until }強さの順が逆転する
said-direction = 番の回る向きが逆になる
said-lock = { $until }{ $only }しか出せない
said-lock-holds = { $until }、{ $only }しか出せません。
said-only = { $colour ->
        [none] { $number ->
            [even] 偶数
            [odd] 奇数
           *[none] { $rank }
        }
       *[other] { $colour }{ $number ->
            [even] の偶数
            [odd] の奇数
           *[none] { $rank ->
                [none] { "" }
               *[other] の{ $rank }
            }
        }
    }
said-mark-table = { $until }この決まりが続く
said-mark-player = { $until }出した人に印がつく
said-clear = 場が流れ、出した人が親になる
said-win = 出した人がその場であがる
said-fall = その人は反則上がりの扱いになる
said-skip = { $count ->
        [0] 出した枚数だけ次の人から順に飛ばされる
       *[other] 次の{ $count }人が飛ばされる
    }
part-who = { $by ->
        [others] ほかの全員
        [all] 全員
        [next] 次の番の人
       *[player] 出した人
    }
part-how-many = { $strongest ->
        [yes] 一番強いカードを
       *[no] カードを
    }{ $count ->
        [0] 出した枚数
       *[other] { $count }枚
    }{ $may ->
        [yes] まで
       *[no] { $count ->
            [0] だけ
           *[other] { "" }
        }
    }
said-discard = { part-who }が手札から{ part-how-many }{ $may ->
        [yes] 捨てられる
       *[no] 捨てる
    }
said-take = 出した人が{ $whose ->
        [next] 次の番の人
        [each] ほかの全員
       *[anybody] 好きな人
    }から{ $of ->
        [none] { part-how-many }
        [Jo] ジョーカーを{ part-taken }
       *[other] { $of }を{ part-taken }
    }{ $whose ->
        [each] ずつ
       *[other] { "" }
    }{ $may ->
        [yes] もらえる
       *[no] もらう
    }
part-taken = { $count ->
        [0] 出した枚数{ part-at-most }
        [1] 1枚
       *[other] { $count }枚{ part-at-most }
    }
part-at-most = { $may ->
        [yes] まで
       *[no] { "" }
    }
said-swap-hands = 出した人は{ $whose ->
        [neighbour] 隣の人
       *[anybody] 好きな人
    }と手札を全部取り換えられる
said-give = { part-who }が{ $to ->
        [previous] 前の番の人
        [right] 右隣の人
        [anybody] 好きな人
       *[next] 次の番の人
    }に{ part-how-many }{ $may ->
        [yes] 渡せる
       *[no] 渡す
    }
