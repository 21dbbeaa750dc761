# What is played, in short, as the desk's chip says it: "Daifugo + 7-pass, J-back".
playing-label = { $title } { $changes }
playing-added = + { $changes }
playing-comma = {", "}
playing-and-more = { $said } and { $n } more
playing-no = no { $title }
playing-choices = { $n ->
    [one] { $n } choice of your own
   *[other] { $n } choices of your own
}

## What was changed in the book played before
playing-take = Take over: { $changes }
playing-take-lacks = { $n ->
    [one] { $n } other change is to a rule that this book does not have.
   *[other] { $n } other changes are to rules that this book does not have.
}
