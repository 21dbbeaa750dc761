"""The climbing family (大富豪系): daihinmin in all its books."""
