# コースで出る言葉（接頭辞なしで `state.labels` に入る）と、コースのファイルの誤り。

course-own-title = コース
course-course = コース
course-book = ルールブック
course-all-books = すべてのルールブック
course-level = 段階
course-all-levels = すべての段階
course-level-1 = 1: どの卓でも
course-level-2 = 2: 例外
course-level-3 = 3: 難問
course-known = { $of }問のうち{ $known }問を習得
course-due = もう一度出す問題: { $due }
course-came-back = 前に間違えた問題です。
course-sitting = 今回の問題
course-nth = { $n }問目
course-forget = 記録を消す
course-kept-here = 記録はこのブラウザーの中だけに残ります。
course-kept-not = 記録はノートブックが動いているあいだ残ります（`quiz.progress`）。

error-bad-course = コース{ $name }は使えません:
fault-course-unknown-key = 「{ $name }」という項目はここにはありません。書けるのは{ $known }です。
fault-course-missing = この問題には{ $name }がありません。
fault-course-no-items = コースには[[item]]が1つ以上、{ $most }個まで要ります。
fault-course-no-table = これは[[item]]ではありません。
fault-course-no-text = { $name }には空でない文字列を書いてください。
fault-course-no-words = { $name }には文字列か {"{"} ja = "…", en = "…" {"}"} を書いてください。
fault-course-no-list = { $name }には文字列の一覧を書いてください。
fault-course-no-id = 「{ $id }」はidに使えません。小文字のaからzと数字、その間に . - _ が使えます。
fault-course-no-level = levelは1、2、3のどれかです（{ $level }ではありません）。
fault-course-twice = 「{ $id }」というidは{ NUMBER($first, useGrouping: 0) }行目ですでに使われています。
fault-course-other-answer = この問題は{ $expected }を答えとしていますが、裁定は{ $found }です。
fault-course-other-reason = 裁定の根拠に「{ $clause }」はありません。根拠は{ $found }です。
