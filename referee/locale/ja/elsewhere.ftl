# ほかのルールブックでは同じ質問にどう答えるか。
elsewhere-book = 「{ $book }」
elsewhere-says = { $books }では、{ $said }
elsewhere-agrees = { $books }でも同じです。
elsewhere-nobody = この卓に当てはまるルールブックは、ほかにありません。
