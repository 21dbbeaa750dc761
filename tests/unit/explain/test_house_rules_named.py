"""A verdict names the house rule that its table is about, also if that rule does nothing.

The scenarios of a file are about its clause. Those whose text neither names the clause nor gives a
reason of it are counted, and their number may only fall.
"""

from __future__ import annotations

import tomllib

import pytest

import referee
from referee.explain.verdict_text import main_reasons
from referee.rulebook.registry import rule_class, rule_names
from referee.verdict.background import clauses_named
from tests.scenarios.files import FILES, Scenario, scenarios_in
from tests.thorough import THOROUGH, share

MAX_SILENT = 1068 if THOROUGH else 45
"""How many verdicts may be silent about their clause: of all, and of the share that is tried."""

ABOUT = [
    (tomllib.loads(file.read_text("utf-8"))["clause"], scenario)
    for file in FILES
    for scenario in scenarios_in(file)
    if "ask" in scenario and "error" not in scenario
]
"""Each scenario with the clause that it is about."""


def _is_silent(id_: str, scenario: Scenario) -> bool:
    """Whether the clause is a switch in use, and the verdict says nothing of it."""
    verdict = referee.read(scenario["table"]).ask(scenario["ask"])
    clause = next((c for c in verdict.table.rulebook.active if c.id == id_), None)
    if clause is None or not clause.switchable:
        return False
    told = {named.id for reason in main_reasons(verdict, "en") for named in clauses_named(reason)}
    title = clause.title["en"].partition(" (")[0].casefold()
    text = verdict.headline("en") + verdict.say("en")
    return id_ not in told and title not in text.casefold()


def test_ever_fewer_verdicts_are_silent_about_the_rule_of_their_table() -> None:
    silent = [scenario["name"] for id_, scenario in share(ABOUT, 24) if _is_silent(id_, scenario)]
    assert len(silent) <= MAX_SILENT, "\n".join(silent)


SPEAKING = {"unmet", "exemption", "misfit"}
"""The hooks by which a coded rule says why it does nothing."""
WITHOUT = frozenset(
    [
        "all_pass",
        "beat_own_play",
        "bomb_doubles",
        "discard_jokers",
        "dokan",
        "doubt",
        "doubt_order",
        "exchange",
        "exchange_lie",
        "expose_deal",
        "face_down",
        "face_down_among_others",
        "five_card_hands",
        "form",
        "going_out",
        "hand_points",
        "hold",
        "joining",
        "joker_adds_one",
        "joker_as_face_down",
        "joker_substitute",
        "jokers_alone",
        "landlord",
        "landlord_auction",
        "landlord_deal",
        "landlord_points",
        "lead_after_doubt",
        "lead_after_out",
        "lock_in_sets",
        "not_adopted",
        "number_lock",
        "out_of_force",
        "partial_lock",
        "pass_at_will",
        "pass_lasts",
        "penalty",
        "plain_order",
        "public_cards",
        "q_bomber",
        "read_previous",
        "run_joker_beyond",
        "runs",
        "sets",
        "shared_suit_lock",
        "short_spaced_run",
        "single",
        "spade_counter",
        "stronger",
        "trade",
        "turn",
    ]
)
"""The coded rules without such a hook. Rule sentences need none: their conditions are left out one
at a time."""


def test_coded_rules_say_why_they_do_nothing_or_are_listed() -> None:
    coded = {name: rule_class("climbing", name) for name in rule_names("climbing")}
    del coded["sentence"]
    assert {name for name, cls in coded.items() if cls.declared.isdisjoint(SPEAKING)} == WITHOUT


SAID = {
    # a reading that the table has chosen
    "daifugo/foul_finish: If the strongest rank is no foul, going out with a 2 is clean":
        ("At this table it isn’t a foul to go out with the strongest rank.",
         "一番強い数字であがっても反則でない卓です。"),
    "local/shininasai: If the title changes only at the end, the picked player plays on":
        ("the player picked by a 5-spade revolution isn’t out at once", "最後まで続け"),
    # what the last move did, or what a player chose not to do
    "daifugo/revolution_choice: Four of a kind change nothing if their player does not revolt":
        ("Revolution choice: Aki chose not to reverse the ranking.", "Akiは革命しませんでした。"),
    "local/scavenging: If the daifugo’s 8 is taken, the field is not cleared and the next player "
    "has the turn": ("Scavenging: Dan has taken ♦8.", "Danが♦8を拾いました。"),
    "daifugo/seven_pass: If as many cards as 7s must be given, the only card left goes for two 7s":
        ("7-pass: Aki has given Ben the last card, ♣9.", "Benに最後の♣9を渡しました。"),
    "local/relief_goods: The cards taken from the field may be played later":
        ("Relief goods: Dan has taken ♠4 ♥5.", "Danが♠4 ♥5を拾いました。"),
    # what ended a mark, and whom it concerns
    "local/personal_number_lock: After a 4 a pass ends the lock, so a 10 may be played later":
        ("Personal number lock ended with Ben’s pass.", "Benのパスで終わりました。"),
    "local/vendetta_ban: Another player may go out first":
        ("Vendetta ban only concerns Aki.", "対象はAkiだけです。"),
    "local/murder_case: The daifugo does not fall once a neighbour has played a 2":
        ("Daifugo murder case: ♠2 ended it.", "♠2が出て終わりました。"),
    # cards that nearly are a combination, or nearly beat others
    "local/tunnel: 2-3-4 of one suit may not be led":
        ("Tunnel takes ♠A, not ♠4.", "♠4でなく♠Aが必要です。"),
    "daifugo/three_threes_return: Three 3s do not beat a single K":
        ("3-3 return applies only on a joker, not on ♠K.", "33返し: 効くのは"),
    "daifugo/number_lock: After 4 and 6 a 9 may follow":
        ("Number lock: ♦4 and ♥6 aren’t consecutive.", "♦4と♥6は続きの数字ではありません。"),
    # hands, gifts, exits
    "daifugo/monopoly: A player with twelve spades in hand is not out":
        ("Monopoly: ♠3 is missing.", "♠3が足りません。"),
    "local/return_low_only: The daifugo may give back a 3 and a 10":
        ("Low-card return: ♠3 ♠10 are no higher than 10.", "♠3 ♠10は10以下です。"),
    "local/nine_claim: A player who goes out with a 9 is out before a card is named":
        ("9-claim: Aki has no card left, so no cards are taken.", "Akiの手札がなくなったので、"),
    "league/foul_finish: Going out with a pair that contains the spade 3 is clean":
        ("♠3 is a foul only when played alone.", "♠3が反則になるのは、1枚だけで出したときです。"),
    # what can't be asked for, waits for passes, or is prevented
    "local/satan: If there is no card but the 6s, the turn goes on":
        ("Satan: There is no such card to take, so no cards are drawn", "取れるカードがないので"),
    "local/joker_claim: If the next player has no joker, the turn goes on after a 4":
        ("Joker claim: There is no joker to take, so no cards", "取れるジョーカーがないので、"),
    "daifugo/lucky_seven: The player of three 7s is not out before all have passed":
        ("Lucky 7: Dan hasn’t passed yet.", "まだDanがパスしていません。"),
    "daifugo/guillotine: The daihinmin may make a pass within the limit at no cost":
        ("Guillotine: This is only pass 3", "ギロチン: "),
    "local/no_counter_revolution: Four 9s may still be played during a revolution":
        (
            "No counter-revolution: Nothing ends the revolution, not even ♠9 ♥9 ♦9 ♣9.",
            "革命返し禁止: 革命返しはできないので、♠9 ♥9 ♦9 ♣9が出ても革命は続きます。",
        ),
    # what the table has left out, and what waits for an answer
    "offkai/eight_cut: The next player may answer an 8 without the 8-cut":
        ("8-cut: That rule isn’t in use at this table.", "8切り: この卓では使わないルールです。"),
    "daifugo/four_stop: The next player in turn is asked first to answer the 8":
        ("whether to answer the cut (4-stop).", "『4止め』で返すか流すかを決めます。"),
    # what has happened: two reversals, a lock that ends at once, what a rule prevented
    "local/crusade: If they make two revolutions, four 10s leave the ranking as it is":
        ("Together with “Revolution” it reverses the ranking", "『革命』と合わせて2回逆転した"),
    "league/turn: The field is cleared when the last player to answer plays after a finish":
        ("Everyone else has passed or is out, so", "ほかの人はパスしたか抜けている"),
    "local/j_reverse_direction: With J-back on too, a J reverses the direction instead of the "
    "ranking": ("J-reverse: The ranking stays as it is.", "強さの順は変わりません。"),
    "local/zombie: A player who is out after three 3s keeps the first place":
        ("Zombie: Aki has drawn ♠4 for Ben.", "Akiが引いた♠4はBenの手札に入りました。"),
    "local/re_king: If there must be enough for all, no player draws from too few discards":
        ("The discards don’t suffice, so", "捨て札が足りないので、"),
    "spades/score: The trick of a failed nil helps the partner at some tables":
        ("Chie bid 5 and took 4; Aki’s trick makes it 5,", "4トリックとAkiの1トリックの"),
    "skat/value: Schneider announced and missed is lost with it":
        ("but announced schneider, which takes 90.", "必要な90カード点に届かず80点で"),
    "napoleon/same_two: Before the last card nobody knows":
        ("Emi can only play clubs too,", "Emiもクラブしか出せず、"),
    # the option that the table has chosen
    "local/no_joker_exchange: A daihinmin with a joker may not keep the A back":
        ("and ♥A is stronger than ♥6.", "♥Aより弱い♥6は"),
    "local/finish_barred: Without the foul finish, a 2 may not be played as the last card either":
        ("Going out with ♠2 counts as a foul here, and Aki", "♠2であがるのは反則の扱い"),
    "daifugo/turn: If passes last and a skip is a pass, the turn skips passed and skipped players":
        ("At this table being skipped counts as a pass.", "飛ばされたらパスしたことになる卓"),
    "hearts/break: The spade Q may not be led before hearts are broken if it counts as a heart":
        ("♠Q counts as one of the hearts here.", "♠Qはハートと同じ扱いで、"),
    # what decides before something general
    "napoleon/jacks: The right jack beats the left one":
        ("♥J, the jack of trumps, beats ♦J,", "♥Jは切り札のJなので、"),
    "president/turn: A player who has passed may not play until the field is cleared":
        ("Ben has passed and is out", "パスしたので、場が流れるまで"),
    "offkai/joker_single: A pair of jokers may not be played on a single card":
        ("so Chie has to play a single card.", "場は1枚出しなので"),
    "local/raise_dead: Under bloody Mary B a last 4 takes no card, so its player is out":
        ("Raising the dead: “Bloody Mary B” turns it off", "『ブラッディメアリB』で無効"),
    "daifugo/joker: A single joker may be played under a rank lock":
        ("The play needn’t follow the “Number lock” rule.", "『数字縛り』に合わなくても"),
    "daifugo/suit_lock: A pair with a joker makes no lock":
        ("Jokers don’t count, so there is no lock.", "縛りにはなりません。"),
    "offkai/five_skip: The skipped player may not play":
        ("5-skip: A 5 was played, so Ben is skipped.", "Benの番が飛ばされます。"),
    "daifugo/eight_cut: Without 4-stop, two 4s may not answer an 8":
        ("so the field is cleared and Chie leads.", "場が流れ、Chieが親になります。"),
    "offkai/run: A run does not go round from the 2 to the 3":
        ("A run ends with the 2 and doesn’t go on to the 3.", "階段は2で終わり、3には続きません。"),
    "torite/sets: Two different ranks may not be played together":
        ("Two cards together must be of one rank.", "2枚で出せるのは、同じ数字のカードだけです。"),
    "uno/draw_two: Who has drawn for it loses the turn":
        ("Ben drew 2 cards and loses the turn.", "Benは2枚引いたので、番が飛ばされます。"),
    # coded rules
    "local/cartel: A run of 4-5-6 lets no hands be shown":
        ("Cartel takes 3-4-5.", "カルテル: 3・4・5でないと使えません。"),
    "local/first_out_ends: A foul finish ends the game only if the table says so":
        ("A foul finish doesn’t end the game.", "反則上がりではゲームは終わりません。"),
    "local/canossa: The daifugo may play while no player is out":
        ("Canossa: Dan hasn’t fallen.", "カノッサの屈辱: 都落ちしていません。"),
    "local/fu_ochi: A fugo who goes out first gets the first place":
        ("Ben was one of the first two out, so Ben doesn’t fall", "富豪のBenは2着までに入ったので"),
    "local/security_law: If no player was brought down, four 9s may be played":
        ("Nobody was brought down in the last game.", "前回、都落ちした人はいません。"),
    "local/ostracism: If a player left with no card draws one, a player with a 4 left draws none":
        ("Ostracism: Dan still has a card.", "村八分: Danの手札はまだあります。"),
    "daifugo/antitrust: A daifugo with four 2s and jokers swaps none":
        ("Antitrust law: Aki has only 4 of the 2s and jokers.", "合わせて4枚だけです。"),
    "daifugo/natural_disaster: If it frees from the exchange, a daihinmin with a J still gives two "
    "cards": ("Natural disaster: Dan holds ♥J.", "天変地異: Danが♥Jを持っています。"),
    "local/bomb_pays: A player whose 2 is beaten by a joker pays no point":
        ("Bomb payment: Only a bomb makes the player below pay.", "爆弾で落とされたときだけ"),
    "local/bomb_pays: A bomb on an empty field wins no point":
        ("Bomb payment: There is no 2 or bomb below it.", "下に2も爆弾もありません。"),
    "daifugo/bloody_mary_b: After two Qs, 5-skip still works":
        ("Bloody Mary B: It stops only rules about hands.", "止まるのは手札系のルールだけです。"),
    "local/last_card_call: A player left with two cards has nothing to announce":
        ("Last-card call: Aki has two cards left.", "Akiの手札はまだ2枚あります。"),
    "local/last_card_call: After the announcement the next move makes it no mistake":
        ("Last-card call: Aki has announced the last card.", "Akiはもう宣言しています。"),
    "local/last_card_call: A player who forgot may still play the last card":
        ("Last-card call: Going out is allowed without the call.", "宣言を忘れても、あがれます。"),
    "local/last_card_call: If forgetting bars going out, a pass is still allowed":
        ("It bars going out, not passing.", "禁じられるのはあがることだけです。"),
    "local/canossa: A fallen daifugo may pass":
        ("Canossa: It bars plays, not passes.", "禁じられるのは出すことだけです。"),
    "local/canossa: The other players may play while the daifugo is fallen":
        ("Canossa: Only Dan has to wait.", "カノッサの屈辱: 待つのはDanだけです。"),
    "local/cartel: Three 3s let no hands be shown": ("Cartel takes 3-4-5.", "3・4・5でないと"),
    "local/cartel: A player left alone with the daifugo is not asked to show":
        ("Cartel: Only one player is left beside the daifugo.", "残っているのは1人だけです。"),
    "local/finish_barred: If the play is taken back, a 2 with another card left still stands":
        ("No strongest finish: Aki keeps other cards.", "Akiの手札はまだ残ります。"),
    "local/first_play_with_card: Once the field has been cleared, any card may be led":
        ("Named-card start: Only the first play needs ♦3.", "最初の1回だけです。"),
    "local/high_single_rule: A 5 may be played as the last card":
        ("Last-card defence: It’s the only card in hand.", "手札はその1枚だけです。"),
    # what an answer depends on, by which rule
    "local/high_single_rule: Whether a weak single may be played depends on how many cards the "
    "next player has": ("Last-card defence: If Ben has two cards", "残り1枚対策: Benの手札が"),
    # what a rule did with cards, or lets a player do
    "daifugo/q_bomber: Losing a 2 to a bomb as the last card is going out cleanly":
        ("Q-bomber: Chie had to discard ♣2.", "♣2を捨てて、手札がなくなりました。"),
    "daifugo/natural_disaster: After the swap the daifugo may not play a K that is gone":
        ("Natural disaster: Dan has swapped hands with Aki.", "手札を入れ替えました。"),
    "local/anti_tribute: Jokers that were shown may not be given afterwards":
        ("Anti-tribute: Dan has shown two jokers.", "抗貢: Danがジョーカー2枚を見せました。"),
    "local/beat_own_play: After all the others have passed, the player of the 5 may play a 9 on it":
        ("Self-beat: The last to play may play once more", "場が流れる前にもう一度出すか、"),
    "local/joker_adds_one: A 7 and a joker do not let three cards be passed":
        ("Joker in the count: The joker adds one more.", "ジョーカーの分、1枚増えます。"),
    "local/joker_adds_one: A 10 and a joker let two cards be discarded":
        ("Joker in the count: The joker adds one more.", "ジョーカーの分、1枚増えます。"),
    # whom a rule brings down, and by what
    "local/baba_ochi: A revolution of four without a joker makes no player fall":
        (
            "Baba-ochi takes exactly one joker, and there is none.",
            "ジョーカーがちょうど1枚必要で、これは0枚です。",
        ),
    "local/baba_ochi: If the revolution is declined, no player falls":
        (
            "Baba-ochi applies only with a revolution, and there is none.",
            "効くのは革命のときだけで、革命になっていません。",
        ),
    "local/baba_ochi: The player of the five cards with a joker does not fall":
        ("Baba-ochi: Only the player with the other joker loses.", "ジョーカーを持つ人だけ"),
    # a rule on a field that passes have cleared; a place that the state says
    "daifugo/lucky_seven: A pair of 7s on which all pass does not let its player go out":
        ("Lucky 7 takes three 7s, not two.", "7が3枚必要で、これは2枚です。"),
    "daifugo/kyo_ochi: A fugo under kyo-ochi comes last even when going out second":
        ("Kyo-ochi (fall of the fugo): Ben comes last,", "京落ち: 先にあがっても最下位です。"),
    # a reading without which the last move would not have been legal
    "local/auction: If last 10s take cards, their player plays on with the card":
        ("At this table a player whose last card lets them take one plays on.", "もらって続ける卓"),
    # a change of a rule that was added, before one of a rule of the book
    "local/double_three_clears: Two 3s may not be played against a lock of other suits":
        ("At tables where “3-3 clear” also breaks a lock", "『33切り』を縛りなどに合わなくても"),
    "local/baba_ochi: If a counter-revolution undoes it, the player has the old hand again":
        ("At this table a counter-revolution undoes a baba-ochi.", "革命返しで戻る卓です。"),
    # cards that count as others, what is a choice, and who comes first
    "daifugo/cross_dressing: A pair of Ks beats a Q and a K":
        ("Cross-dressing: The Ks in ♠Q ♥K count as Qs.", "♠Q ♥KのKはQとして数えます。"),
    "daifugo/cross_dressing: If there must be as many Ks as Qs, a pair of Qs alone is still "
    "allowed": ("It’s only about Qs together with Ks.", "KとQを一緒に出すときだけの"),
    "local/lock_from_lead_only: If the first three must match, two spades and a diamond make no "
    "lock": ("The first plays don’t match in suit,", "最初からマークがそろっていない"),
    "local/anti_tribute: A daihinmin with both jokers may give them all the same":
        ("Anti-tribute: Showing the jokers is a choice.", "見せるかどうかは自由です。"),
    "local/anti_tribute: The daifugo gives nothing while the daihinmin may show both jokers":
        ("Anti-tribute: Dan decides about the jokers first.", "先にDanがジョーカーを見せる"),
    "daifugo/natural_disaster: The daifugo owes nothing while the daihinmin chooses":
        ("Aki may swap hands with Dan.", "AkiはDanと手札をすべて"),
    "local/finish_barred: A player with only a 2 in hand may play no card":
        ("Going out with ♠2 counts as a foul here, and Aki", "♠2であがるのは反則の扱い"),
    "daifugo/miyako_ochi: A fallen daifugo may not play a card":
        ("Dan is out of the game.", "もうゲームから抜けています。"),
    "daifugo/taepodong: Four of a kind with one joker do not let their player go out":
        ("Taepodong takes two jokers, not one.", "ジョーカーが2枚必要で、これは1枚です。"),
    # locks that share only some suits
    "daifugo/partial_lock: Two pairs without a common suit make no partial lock":
        ("Partial lock: ♠4 ♥4 and ♦6 ♣6 don’t match in suit.", "マークがそろっていません。"),
    # a reading that decides, before the number of cards that has to follow
    "local/bomb_on_two: If no play beats a pair of 2s, four consecutive pairs do not":
        ("2-chop: At this table no bomb beats a pair of 2s.", "2のペアには爆弾でも勝てない"),
    # the cards, counts and players that decide
    "local/equal_skips: A 9 may be played on a 9":
        ("♣9 has the same rank as ♠9.", "♣9は♠9と同じ数字です。"),
    "local/equal_skips: A 9 on a 9 skips the next player":
        ("♣9 was played on ♠9, so Chie is skipped.", "♠9の上に♣9が出たので、"),
    "local/double_run: Three consecutive pairs may be led":
        ("3 to 5 are 3 pairs in a row.", "3から5までペアが3組続いています。"),
    "local/high_single_rule: During a revolution a 2 may not be played with a 3 in hand":
        ("a single must be Aki’s strongest, ♠3, not ♥2.", "一番強い♠3で、♥2ではありません。"),
    "local/first_out_ends: The other players are placed by cards left, the fewest first":
        ("Cards left: Ben 2, Dan 3 and Chie 5.", "残りはBenが2枚、Danが3枚、"),
    "local/hand_count_points: If places score nothing, each card left in hand costs a point":
        ("Counted: Dan 4 cards.", "数えるのはDanが4枚です。"),
    "local/dokan: A player who calls dokan goes out cleanly":
        ("The hand makes 4 + 7 = 11, as on the field, so Ben", "手札の4 + 7 = 11が場と同じ数"),
    "local/murder_case: The daifugo also falls if the third clear comes by passes":
        ("It was the third clear without a 2 or joker", "3回目に場が流れたので、"),
    "local/fu_ochi: After a miyako-ochi a fugo who goes out third becomes hinmin":
        ("Aki fell and Ben, the fugo, isn’t among the first two", "富豪のBenが2着までに"),
    "local/bomb_pays: With bombs on any play, the player of a beaten 2 pays":
        ("♠6 ♥6 ♦6 ♣6 beat ♠2, so Ben pays", "♠2が♠6 ♥6 ♦6 ♣6に負けたので、"),
    "local/ostracism: A fallen player left with no card is out":
        ("The whole hand was taken away, so Dan falls", "手札を全部没収されたので、"),
    "local/glorious_revolution: If the title changes only at the end, the daifugo plays on and "
    "comes last": ("Four 4s were played, so Aki comes last.", "4が4枚出たので、"),
    "local/guerrilla: A player with only one 5 in hand may not discard it on a single 5":
        ("Ben has only one 5, and it takes more", "5"),
    "local/q_bomber_own_choice: If they tie, the first of them has the shared place, too":
        ("Ben shares the place with Chie.", "Chieと同じ順位になります。"),
    "local/auction: The player of three 10s may decline":
        ("Auction: Aki chose not to take a card.", "カードを取りませんでした。"),
    "local/vendetta_ban: If the daifugo is out first, the player brought down may go out":
        ("Dan was out first.", "もうDanがあがっています。"),
}  # fmt: skip
"""Scenario -> what its texts say."""


@pytest.mark.parametrize("name", SAID)
def test_the_rule_of_the_table_is_said(name: str) -> None:
    path, _, title = name.partition(": ")
    scenario = next(
        scenario
        for file in FILES
        if f"{file.parent.name}/{file.stem}" == path
        for scenario in scenarios_in(file)
        if scenario["name"] == title
    )
    verdict, (english, japanese) = referee.read(scenario["table"]).ask(scenario["ask"]), SAID[name]
    assert english in verdict.say("en")
    assert japanese in verdict.say("ja")
