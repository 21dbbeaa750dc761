# 何で遊んでいるかを短く言う言葉。卓の上に「大富豪 + 7渡し・Jバック」のように出ます。
playing-label = { $title } { $changes }
playing-added = + { $changes }
playing-comma = ・
playing-and-more = { $said }ほか{ $n }件
playing-no = { $title }なし
playing-choices = 取り決め{ $n }件

## 前のルールブックで変えたもの
playing-take = 引き継ぐ: { $changes }
playing-take-lacks = ほかに変えた{ $n }件は、このルールブックにありません。
