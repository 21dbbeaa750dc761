# What other rulebooks say to the same question.
elsewhere-book = { $book }
elsewhere-says = By { $books }: { $said }
elsewhere-agrees =
    { $count ->
        [one] { $books } says the same.
       *[other] { $books } say the same.
    }
elsewhere-nobody = No other rulebook fits this table.
