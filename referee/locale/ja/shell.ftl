# The shell.
cli-no-question = 質問がありません。「ask:」の下か、ファイル名のあとに書いてください。
cli-all-flips = 時間がかかっても全部試すには: referee ask --all-flips
cli-all-pairs = 時間がかかっても全部試すには: referee ask --all-pairs
cli-desk-at = 裁定の卓は { $url } です(Ctrl+Cで終わります)。
cli-desk-open-to-all = 同じネットワークの端末では、次のリンクを開くか、コードを読み取ってください。ハウスルールに書き込めるのは、このリンクで開いた人だけです。「?」から後ろがなければ、卓は使えますが、ハウスルールは読むだけになります。
cli-desk-needs-web = ほかの端末からも使うときは、ネットワーク用のサーバーを入れて開き直すと安心です: pip install "referee[web]"
cli-unread = { $file }は読み取れません(ページにも表示しています): { $why }
cli-cannot-serve = { $host }のポート{ $port }では開けません({ $why })。--portで別の番号を指定するか、指定せずに開いてください。
cli-one-file = 卓の文章を1つ指定するか、--randomで遊ばせてください。
cli-cycle = { NUMBER($count, useGrouping: 0) }手まで進みましたが、同じ場面に何度も戻ってきます。
cli-stuck = { NUMBER($count, useGrouping: 0) }手のあと、どの手でも果たせないことが残っています。
cli-long = { NUMBER($count, useGrouping: 0) }手まで進んでもゲームが終わりません。
cli-error = エラー: { $text }
cli-no-file = ファイル「{ $file }」がありません。
cli-is-folder = 「{ $file }」はファイルではなくフォルダーです。
cli-no-utf8 = 「{ $file }」はUTF-8の文字ではありません。UTF-8で保存し直してください。
cli-cannot-read = 「{ $file }」を読めません（{ $why }）。
cli-questions = 質問の一覧: referee questions --lang ja
cli-new-no-checkout = 新しいルールはRefereeのチェックアウトの中で作ります。「{ $folder }」は違います。
cli-new-no-identifier = 「{ $name }」はルールの名前にできません。five_skipのように、小文字の英字・数字・一つずつの下線だけを使ってください。
cli-new-there-is = 「{ $name }」はもうあります: { $there }。何も書きませんでした。
cli-new-next =
    次に: 条文とシナリオを書き、失敗することを確かめます (.venv/bin/pytest -k { $book }/{ $name })。
    それからルールと両方の文を書きます。docs/adding-a-rule.mdを見てください。
