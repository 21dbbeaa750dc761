"""Texas hold'em showdowns, judged from the words of rule pages: who wins, and with which hand."""
