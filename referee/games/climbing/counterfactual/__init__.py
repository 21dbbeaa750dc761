"""Which options a judgement rests on: their rules asked along with those in force."""
