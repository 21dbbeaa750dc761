# The shell.
cli-no-question = 質問がありません。「ask:」の下か、ファイル名のあとに書いてください。
cli-all-flips = 時間がかかっても全部試すには: referee ask --all-flips
cli-all-pairs = 時間がかかっても全部試すには: referee ask --all-pairs
cli-desk-at = 卓の画面は { $url } です(Ctrl+Cで終わります)。
cli-desk-open-to-all = 同じネットワークの端末では、次のリンクを開くか、コードを読み取ってください。このリンクで開いた人は、ハウスルールを変更できます。「?」より前だけのリンクで開いた人は、卓の画面を使ってハウスルールを読めますが、変更はできません。
cli-desk-needs-web = ほかの端末からも使うときは、ネットワーク用のサーバーを入れてから開き直してください: pip install waitress segno
cli-mcp-needs-extra = このコマンドには公式のMCPライブラリーが必要です: pip install "mcp>=2.3,<3"
cli-unread = { $file }は読み取れません(ページにも表示しています): { $why }
cli-no-site = 公開したサイトのアドレスがありません。--siteかREFEREE_SITEで指定してください。
cli-no-address = 「{ $site }」は完全なアドレスではありません。https://example.org/referee/ のように書いてください。
cli-cannot-serve = { $host }のポート{ $port }では開けません({ $why })。--portで別の番号を指定するか、--portを外してください。
cli-one-file = 卓のテキストを1つ指定するか、--randomで遊ばせてください。
cli-cycle = { NUMBER($count, useGrouping: 0) }手まで進みましたが、同じ場面に何度も戻ってきます。
cli-stuck = { NUMBER($count, useGrouping: 0) }手のあと、どの手でも果たせない義務が残っています。
cli-long = { NUMBER($count, useGrouping: 0) }手まで進んでもゲームが終わりません。
cli-usage =
    使い方: { $usage }
    詳しくは: { $command } --help
cli-missing = { $name }がありません。
cli-missing-value = { $name }には値が必要です。
cli-bad-value = { $name }には{ $expected }を書いてください。
cli-which = コマンドを選んでください: { $known }。
cli-too-many-words = コマンドのあとに書いた言葉が多すぎます。
cli-needs-number = 数
cli-needs-range = { NUMBER($low, useGrouping: 0) }から{ NUMBER($high, useGrouping: 0) }までの整数
cli-needs-at-least = { NUMBER($low, useGrouping: 0) }以上の整数
cli-needs-above = { NUMBER($low, useGrouping: 0) }より大きい数
cli-needs-between = { NUMBER($low, useGrouping: 0) }から{ NUMBER($high, useGrouping: 0) }までの数
cli-needs-folder = いまあるフォルダー
cli-needs-file = いまあるファイル
cli-sheet-kind = 「{ $file }」には書けません。.html、.svg、.txtのどれかで終わる名前にしてください。
cli-error = エラー: { $text }
cli-no-access = 「{ $file }」が使えません: { $why }
cli-no-file = ファイル「{ $file }」がありません。
cli-is-folder = 「{ $file }」はファイルではなくフォルダーです。
cli-no-utf8 = 「{ $file }」はUTF-8のテキストではありません。UTF-8で保存し直してください。
cli-cannot-read = 「{ $file }」が読み取れません({ $why })。
cli-questions = 質問の一覧: referee questions --lang ja
cli-new-no-checkout = 「{ $folder }」はRefereeのチェックアウトではありません。このコマンドはチェックアウトの中で使います。
cli-new-no-identifier = 「{ $name }」はルールの名前にできません。five_skipのように、小文字の英字・数字・1つずつの下線だけを使ってください。
cli-new-there-is = 「{ $name }」はもうあります: { $there }。何も書きませんでした。
cli-new-next =
    次に: 条文とシナリオを書き、失敗することを確かめます(.venv/bin/pytest -k { $book }/{ $name })。
    それからルールと両方の文を書きます。docs/adding-a-rule.mdを見てください。

# The static site: what building it tells, and what its page says of itself.
site-fetching = { $package }を{ $tool }でダウンロードします。1回だけで、{ $folder }に保存します。
site-compiling = ブラウザーのPython用にコンパイルします。この版で1回だけです…
site-no-node = Node.jsがないので、スマートフォンは起動のたびにコンパイルします(数秒)。Node.jsを入れて作り直すと速くなります。
site-no-brotli = brotliがないので、圧縮ファイルは.gzだけです。4分の1ほど小さい.brも作るには: pip install brotli
site-no-codes = segnoがないので、リンクのQRコードは出ません。出すには: pip install segno
site-built = サイトを{ $folder }に作りました。スマートフォンがダウンロードするのは{ $size } MBです。どのホストにも置けます。置き方: docs/howto/publish-a-site.md
site-no-npm = npmの{ $package }が必要ですが、npmがありません。Node.jsを入れるか、どこかで「npm pack { $package }」を実行してもらい、そのファイルを指定してください: --pyodide FILE
site-unfetched = { $package }をダウンロードできません: { $why }
site-other-hash = { $file }は予定のパッケージではありません。ハッシュが{ $found }です({ $wanted }のはずです)。
site-uncompiled = ブラウザーのPython用にコンパイルできませんでした: { $why }
site-not-ours = 「{ $folder }」にはサイト以外のものが入っています。空のフォルダーか、まだないフォルダーを指定してください。
site-unwritten = サイトを「{ $folder }」に書き込めません: { $why }
site-name = 裁定の卓
site-about = トランプの卓のもめごとを裁きます。ネットワークがなくても使えます。
site-no-script = このページにはJavaScriptが必要です。裁定はブラウザーの中で行います。
site-page-python-late = 読み込み中か、考え中です。見えているのは最後の答えです。この間の操作は、準備ができたら反映します。
site-page-server-gone = 読み込めません。ネットワークを確かめてください。操作は取っておき、もう一度試します。一度読み込めば、ネットワークがなくても使えます。
site-page-server-anew = エラーが起きたので、再起動しました。卓は元のままですが、それより前の操作は元に戻せません。
site-page-server-refused = うまくいかないか、長すぎるので、その操作を取り消しました。卓は元のままです。
site-page-new-version = 新しい版があります。次にこのページを開いたときに切り替わります。卓はそのまま残ります。
site-page-house-forgettable = ハウスルールはこのスマートフォンだけに保存しています。しばらく開かないと、ブラウザーが消すことがあります。このページを「ホーム画面に追加」するか、「ローカルルール」の「ダウンロード」で保存してください。
site-page-house-unkept = 空き容量がないか、このページに保存が許可されていません。ページを閉じるとハウスルールは消えます。先に「ローカルルール」の「ダウンロード」で保存してください。

# How rules meet: what is cited, and when an outcome is that of a table.
meet-conflict = 『{ $first }』と『{ $second }』は一緒には使いません。
meet-needs = 『{ $first }』は、『{ $second }』がなければ働きません。
meet-edge = 『{ $first }』は『{ $second }』に優先します(ルールブックにあります)。
meet-first = 『{ $title }』が先なら
meet-all = どのルールもありなら
meet-without = 『{ $title }』がなければ
meet-other-run = 「{ $file }」には別の実行結果か、別のものが入っています。ほかのファイルを指定するか、このファイルを消してください。

# referee check: where the rules of a house meet.
check-head =
    { $title }: { $rules ->
        [0] 公式ルールもローカルルールも使っていません
        [1] 使っているルールは1件です
       *[other] 使っているルールは{ $rules }件です。{ $tables ->
            [0] 組み合わせ{ $pairs }通りは、まだ1つも試していません
           *[other] 組み合わせ{ $pairs }通りを、{ $tables }の場面で試しました
        }
    }。
check-own = { $title }({ $id }): { $wording }
check-own-broken = { $title }({ $id }): 誤りがあるので、何も起こりません。
check-own-table = 効果が出る、一番小さい場面:
check-own-says = → { $says }
check-own-idle =
    { $titles }があるので、何も変わりません。優先する相手を書いてください: overrides = { $ids }
check-own-limited =
    ほかの場面では、{ $titles }が優先します。それにも優先するなら: overrides = { $ids }
check-own-unseen = 効果が出る小さい場面は見つかりませんでした。
check-broken-off = 時間切れで、全部は試していません。--seconds で時間を延ばせます。
check-counts =
    { $unsettled ->
        [0] { $whole ->
            [yes] どちらが先か決まらない組はありません
           *[no] 試したかぎりでは、どちらが先か決まらない組はありません
        }
       *[other] どちらが先か決まらない組が{ $unsettled }組あります
    }。{ $ordered ->
        [0] { "" }
       *[other] 条文や取り決めで決まるのは{ $ordered }組です。
    }{ $entangled ->
        [0] { "" }
       *[other] 影響し合っても結果が1つなのは{ $entangled }組です。
    }
check-unsettled = 決まっていません: { $first }と{ $second }
check-outcome = { $when }: { $says }
check-decide = 先に決めておきましょう: { $question }
check-undecided = 決められるようにするには、ファイルの先頭に書きます: undecided = { $pair }
check-table = その場面:
meet-no-interactions = ルールどうしの照合結果({ $format })ではありません。to_json() か「referee check HOUSE.toml --json」で書き出せます。
check-decided = 決まっている組:
check-entangled = 互いに影響するが、結果は1つに決まる組:
check-both = { $first }と{ $second }
check-pair = { $first }と{ $second }: { $says }
meet-read = { $question } { $answer }
meet-page = { $title }: ルールのぶつかるところ
cli-all = 答えが変わる条件はほかに{ $count }個: referee ask --all
cli-questions-letters = AとBはプレイヤー、D10はカード、Sはマーク、7は数字の例です。「誰の番?」のような、ふだんの言い方でも聞けます。

# ゲームの記録
record-no-json = この行はJSONではありません。
record-no-object = この行はJSONのオブジェクトではありません。
record-no-format = ここではまだ記録が始まっていません。最初の行に "format": "{ $format }" を書いてください。
record-other-format = 「{ $format }」という記録の形式はありません。"{ $expected }" と書いてください。
record-no-table = 記録の最初の行には "table"(卓のテキストかJSON)が必要です。
record-no-entry = 手でも答えでもありません。{"{"}"move": "Aki: D4"{"}"} や {"{"}"ask": "whose turn", "answer": "Ben"{"}"} のように書いてください。
record-bad-legal = "legal" は true か false です。
record-bad-move = 「{ $move }」からは誰のどの手か分かりません。「Aki: D4」のように書いてください。
record-no-part = この記録には「{ $part }」がありません。
record-bad-part = この記録の「{ $part }」が読めません。
record-bad-play = 「{ $play }」は手ではありません。p、jk、d-345、ch-4 のように書いてください。
record-unknown-card = { $seat }の出したカードが分からないので、この先は裁定できません。
record-after-open = 前の手の結果が決まっていないので、裁定できません。
record-place = { NUMBER($line, useGrouping: 0) }行目{ $name ->
        [none] {""}
       *[other] ({ $name })
    }
record-move = { $place } { $move }
record-line = { $place }: { $says }
record-refused = 記録では反則ですが、出せます。
record-answer = 記録では { $answer } です。裁定: { $says }
record-total = 正しい手{ NUMBER($legal, useGrouping: 0) }、反則{ NUMBER($illegal, useGrouping: 0) }、決まっていない手{ NUMBER($open, useGrouping: 0) }。{ $answer ->
        [0] {""}
       *[other] 比べた答え{ NUMBER($answer, useGrouping: 0) }。
    }{ $unreadable ->
        [0] {""}
       *[other] 読めないもの{ NUMBER($unreadable, useGrouping: 0) }。
    }{ $judged ->
        [0] 裁定したものはありません。
       *[other] { $differs ->
            [0] 記録と裁定は一致します。
           *[other] 記録と違う点は{ NUMBER($differs, useGrouping: 0) }です。
        }
    }
record-nothing = このファイルに「{ $form }」の記録はありません。ほかの形式なら --format に{ $known }を書いてください。

# 公開のもめごと集
argument-set-place = { $file }{ $number ->
        [0] {""}
       *[other] {" "}{ NUMBER($number, useGrouping: 0) }番目のもめごと
    }({ NUMBER($line, useGrouping: 0) }行目): { $text }
argument-set-none = このファイルにはもめごとがありません。1つずつ [[argument]] の行で始めてください。
argument-set-missing = 「{ $name }」がありません。
argument-set-no-text = 「{ $name }」には空でないテキストを書いてください。
argument-set-kind = 答えが「{ $answer }」なら、種類は「{ $kind }」です。逆も同じです。
argument-set-no-path = 公開のもめごと集が入っていません。もめごとのファイルかフォルダーを指定してください。
argument-set-no-files = 「{ $folder }」にもめごとのファイル(.toml)がありません。
argument-set-no-start = 「{ $command }」を始められません: { $why }
argument-set-ended = プログラムがここで終わりました(終了コード{ NUMBER($status, useGrouping: 0) })。読んだ1行ごとに1行書いてください。
argument-set-silent = プログラムが{ NUMBER($seconds, useGrouping: 0) }秒以内に答えませんでした。読んだ1行ごとに、すぐ1行書いて(フラッシュして)ください。
argument-set-no-json = プログラムの行がJSONではありません: { $found }
argument-set-no-answer = プログラムの行に「answer」がありません: { $found } … {"{"}"answer": "yes"{"}"} のように書いてください。答えないときは null です。
argument-set-no-caveats = 「caveats」には "open" と "depends" のリストを書いてください: { $found }
argument-set-differs = { $name }: 正解は{ $right }、答えは{ $said }({ $worth ->
        [refused] 答えず
        [falsely-certain] 決まっていないのに断定
       *[wrong] 誤り
    })
argument-set-total = { $group ->
        [all] 全部
        [text] 文章で決まる
        [house-rule] ローカルルールで決まる
        [open] 文章では決まらない
        [unknown] 分からないことで変わる
       *[book] { $group }
    }: 正解{ NUMBER($right, useGrouping: 0) }{ $hedged ->
        [0] {""}
       *[other] (うち留保つき{ NUMBER($hedged, useGrouping: 0) })
    }、誤り{ NUMBER($wrong, useGrouping: 0) }、答えず{ NUMBER($refused, useGrouping: 0) }、決まっていないのに断定{ NUMBER($falsely-certain, useGrouping: 0) }
argument-set-unreadable = 読めない返事{ NUMBER($count, useGrouping: 0) }件
