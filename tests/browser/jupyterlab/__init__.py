"""The faces in JupyterLab."""
