"""What the faces do, without a screen. None knows another."""
