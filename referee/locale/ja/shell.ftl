# The shell.
cli-no-question = 質問がありません。「ask:」の下か、ファイル名のあとに書いてください。
cli-needs-lab = デスクにはJupyterLabとウィジェットが要ります: pip install "referee[lab]"
