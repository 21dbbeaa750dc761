"""What the faces do, without a screen."""
