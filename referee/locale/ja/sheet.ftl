## この卓のルール表
sheet-played = 使うルール
sheet-left-out = 使わないルール
sheet-decided = 決めたこと
sheet-conflicts = どちらが先か、まだ決めていないもの
sheet-comma = 、
sheet-code = このコードで、このルールの卓が開きます。
