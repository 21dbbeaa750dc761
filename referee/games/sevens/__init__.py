"""The sevens family (七並べ): each suit is laid out in a row from its seven."""
