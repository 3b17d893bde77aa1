"""The steps of scripted effects.

Every step is a function of the duel, the effect and the step. A step that
cannot be carried out does nothing.
"""

FIELDS_OF = {
    "soul": ("atk", "def", "defBonus", "rank"),
    "realm": ("atk", "def"),
    "armament": ("defBonus", "rank"),
}


class UnknownStep(Exception):
    pass


def carry_out(duel, effect, step):
    if step["do"] not in STEPS:
        raise UnknownStep(step["do"])
    STEPS[step["do"]](duel, effect, step)


def card_of(duel, step):
    """The card a step speaks of, if it is in play."""
    card = duel.board.card(step["card"])
    return card if duel.board.in_play(card) else None


def deal(duel, effect, step):
    card = card_of(duel, step)
    if card is not None and "hp" in card:
        # No DEF reduces it, and Taunt does not stop it (9.3.4-1).
        if duel.lose_hp(card, step["amount"], effect["id"]):
            duel.wake("damaged", card)
            duel.resolve_instants()


def heal(duel, effect, step):
    card = card_of(duel, step)
    if card is not None and "hp" in card:
        card["hp"] += step["amount"]
        duel.happen("heal", card=card["id"], by=effect["id"], amount=step["amount"])


def move(duel, effect, step):
    card = card_of(duel, step)
    if card is not None and duel.board.is_free(card, card["side"], step["zone"], step["slot"]):
        duel.board.put(card, card["side"], step["zone"], step["slot"])
        duel.happen("move", card=card["id"], by=effect["id"], to=step["zone"])


def take(duel, effect, step):
    card = card_of(duel, step)
    if card is not None and duel.board.is_free(card, step["side"], step["zone"], step["slot"]):
        duel.board.put(card, step["side"], step["zone"], step["slot"])
        duel.happen("take", card=card["id"], by=effect["id"], to=step["side"])


def remove(duel, effect, step):
    card = card_of(duel, step)
    if card is None:
        return
    if step["to"] == "captured":
        if card["kind"] == "soul":      # only Souls are captured
            duel.capture([card], by=effect["id"])
    else:
        duel.board.take_off(card, "left")
        duel.happen("remove", card=card["id"], by=effect["id"], to="left")


def summon(duel, effect, step):
    card = duel.board.card(step["card"])
    if card is None or duel.board.in_play(card):
        return
    if not duel.board.is_free(card, card["side"], step["zone"], step["slot"]):
        return
    duel.board.put(card, card["side"], step["zone"], step["slot"])
    card["active"] = True
    if card["kind"] == "soul":
        # 6.5.2: it keeps the turn it was recruited in.
        this_turn = duel.board.turn["number"]
        card["recruited"] = this_turn
        card["attacks"] = {"turn": this_turn, "count": 0}
    duel.happen("summon", card=card["id"], by=effect["id"], to=step["zone"])


def set_value(duel, effect, step):
    card = card_of(duel, step)
    if card is not None and step["field"] in FIELDS_OF[card["kind"]]:
        card[step["field"]] = step["value"]
        duel.happen("set", card=card["id"], by=effect["id"],
                    amount=step["value"], to=step["field"])


def grant(duel, effect, step):
    card = card_of(duel, step)
    if card is None or "keywords" not in card:
        return
    for keyword, value in step["keywords"].items():
        card["keywords"][keyword] = value       # in the place of an old one
    duel.happen("grant", card=card["id"], by=effect["id"])


def strip(duel, effect, step):
    card = card_of(duel, step)
    if card is not None and "keywords" in card:
        card["keywords"].pop(step["keyword"], None)
        duel.happen("strip", card=card["id"], by=effect["id"], to=step["keyword"])


def turn(duel, effect, step):
    card = card_of(duel, step)
    if card is not None and "active" in card:
        card["active"] = step["active"]
        duel.happen("turn", card=card["id"], by=effect["id"],
                    to="active" if step["active"] else "inactive")


def mark(duel, effect, step):
    duel.board.mark(step["side"], step["zone"], step["slot"], step["proactive"])
    duel.happen("mark", by=effect["id"],
                to="proactive" if step["proactive"] else "not proactive")


def battle(duel, effect, step):
    duel.battle_by_effect(step["attacker"], step["target"], step["counts"])


STEPS = {
    "deal": deal, "heal": heal, "move": move, "take": take, "remove": remove,
    "summon": summon, "set": set_value, "grant": grant, "strip": strip,
    "turn": turn, "mark": mark, "battle": battle,
}
