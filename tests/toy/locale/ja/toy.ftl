toy_follow-bars = { $seat }は親の色を持っているので、{ $cards }は出せません。
toy_strength-takes = 一番強いのは{ $cards }です。
toy_curse-leaves-out = { $seat }は呪われています。
happens-toy-laid = { $seat }が{ $cards }を出します。
effect-toy-laid = { $seat }が{ $cards }を出す
role-strength = どのカードが強いか
desk-waits-toy_play = 親の色のカードを出す番です
quiz-happens-toy_card = カードが出る
