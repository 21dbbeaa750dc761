# 最初のページの言葉。セッションが、卓の言葉とあわせて、接頭辞なしで `state.labels` として送ります。

home-title = 裁定の卓
home-motto = ルールではどうなる? カードを並べて、聞いてください。
home-settle = もめごとを裁く
home-settle-hint = 実際の卓のとおりにカードを並べます。
home-resume = さっきの続き
home-quarrels = よくあるもめごと10選
home-quiz = クイズ
home-quiz-hint = まず自分で答え、それから裁定を見ます。
home-quiz-five = 5つの問題
home-course = コース
home-course-hint = 3段階の問題です。間違えた問題はまた出ます。
home-step = 1手ずつ見る
home-step-hint = トリックを1手ずつ。別の展開も見られます。
home-rules = ローカルルール
home-rules-hint = あなたの卓では、どのルールを使いますか。
home-help = ここでできること
home-help-hint = 並べる、聞く、試す、渡す。
home-help-cards = 場所(場、手札、もめた手)をタップしてから、カードをタップします。ドラッグもできます。
home-help-ask = 裁定はすぐに出ます。ほかの質問もタップで聞けます。
home-help-flips = 裁定の下に「こうなら変わる」が並びます。タップすると試せ、もう一度タップすると戻ります。
home-help-rules = ルールは卓によって違います。「ローカルルール」で選べます。
home-help-write = 卓をテキストで書いたり、貼り付けたりもできます。
home-help-share = 裁定は、リンク、画像、ネットワークなしで開けるWebページで渡せます。
home-unread = { $file }は読み取れません。
home-unread-line = { $line }行目:
home-unread-desk = そのテキストを卓の画面で開く
