toy_follow-bars = The led colour is in { $seat }’s hand, so { $cards } may not be played.
toy_strength-takes = { $cards } is the strongest card.
toy_curse-leaves-out = { $seat } is cursed.
happens-toy-laid = { $seat } plays { $cards }.
effect-toy-laid = { $seat } plays { $cards }
role-strength = which card is the stronger
desk-waits-toy_play = plays a card of the led colour
quiz-happens-toy_card = A card is laid
