"""The sevens family (七並べ): the cards of each suit form a row around its seven."""
