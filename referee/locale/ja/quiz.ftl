# What the quiz says; see the English file.

quiz-quiz = クイズ
quiz-quiz-n = 第{ $n }問 / 全{ $all }問
quiz-score-n = { $answered }問中{ $right }問正解
quiz-all-done = 全{ $of }問に答えました。初回で正解したのは{ $right }問です。
quiz-quizzes = 問題一覧
quiz-done-right = 正解
quiz-done-wrong = 不正解
quiz-done-open = まだ答えていない
quiz-rules-by = ルール
quiz-then = そのあと
quiz-played = これまでの手
quiz-your-answer = あなたの答え
quiz-answer-it = 答える
quiz-show-me = 答えを見る
quiz-hint = ヒント
quiz-next = 次へ
quiz-previous = 前へ
quiz-again = もう一度解く
quiz-reset = 最初からやり直す
quiz-right = 正解!
quiz-wrong = 残念
quiz-shown = 答えを見ました
quiz-you-said = あなたの答え: { $said }
quiz-counts-not = 得点になるのは初回の答えだけです。
quiz-did-you-know = 分かっていましたか?
quiz-knew = 分かっていた
quiz-missed = 分からなかった
quiz-looking = 問題とは別の場合を見ています。
quiz-look-back = 問題に戻る
quiz-chosen = 選んだもの
quiz-and-so-on = 以下同じ順に
quiz-points-of = { $name }の得点
quiz-title-of = { $name }の身分
quiz-blank = なし
quiz-number = 数
quiz-pick-seat = { $name }を選ぶ
quiz-said-after = 解説

## What to do, by question
quiz-asks-choose = 裁定はどうなるでしょう。
quiz-asks-seat = 誰かを選んでください。卓の席をタップしてもかまいません。
quiz-asks-seats = 当てはまる人を全員選んでください。卓の席をタップしてもかまいません。
quiz-asks-ranks = 1位から順に名前をタップしてください。順位の決まっていない人は除きます。
quiz-asks-seating = 最初の人から、番が回る順に名前をタップしてください。
quiz-asks-order = 弱い順に数字をタップしてください。
quiz-asks-titles = それぞれの身分を選んでください。
quiz-asks-score = それぞれ何点でしょう。
quiz-asks-deal = 1人何枚ずつ配るでしょう。
quiz-asks-deal-each = それぞれに何枚配るでしょう。
quiz-asks-gift = { $name }が渡すカードをタップしてください。
quiz-asks-gift-count = { $name }は何枚渡すでしょう。
quiz-asks-play = { $name }が出せる手を1つ挙げてください。そのカードをタップします。
quiz-asks-happens = 起こることをすべて選んでください。
quiz-asks-self = 自分で考えてから、答えを見てください。

## What can be said besides the values of a question
quiz-says-depends = 分からないことで変わる
quiz-says-unsettled = 決まっていない
quiz-says-nobody = 誰もいない
quiz-says-nothing = なし
quiz-says-nothing-what_plays = 出せる手はない
quiz-says-nothing-what_happens = 特に何も起こらない
quiz-place = { $n }位

## What can happen
quiz-happens-cleared = 場が流れる
quiz-happens-revolution = 強さが逆転する(革命)
quiz-happens-j-back = この場だけ強さが逆転する(Jバック)
quiz-happens-lock = マークや数字が縛られる
quiz-happens-direction = 回り方が逆になる
quiz-happens-skips = 誰かが飛ばされる
quiz-happens-leaves = 誰かがあがるか、脱落する
quiz-happens-owes = 誰かが渡す・捨てる・選ぶ・答える番になる
quiz-happens-else = そのほかのこと

## コース
quiz-own-title = コース
quiz-course = コース
quiz-book = ルールブック
quiz-all-books = 全ルールブック
quiz-level = 段階
quiz-all-levels = 全段階
quiz-level-1 = 1: どの卓でも
quiz-level-2 = 2: 例外
quiz-level-3 = 3: 難問
quiz-known = { $of }問のうち{ $known }問を習得
quiz-due = もう一度出す問題: { $due }
quiz-came-back = 前に間違えた問題です。
quiz-sitting = 今回の問題
quiz-nth = { $n }問目
quiz-forget = 記録を消す
quiz-kept-here = 記録はこのブラウザーにだけ残ります。
quiz-kept-not = 記録は、ノートブックが動いている間、ウィジェットの「progress」に残ります。
