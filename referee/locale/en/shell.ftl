# The shell.
cli-no-question = There is no question: put one under “ask:”, or after the file name.
cli-needs-lab = The desk needs JupyterLab and the widgets: pip install "referee[lab]"
