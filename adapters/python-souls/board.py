"""The table of a game of Souls: cards, lines, slots, keywords.

The cards stay the dictionaries of the position they came in; this module only
knows how to find them and how to put them somewhere else.
"""

OTHER = {"north": "south", "south": "north"}

LINES = ("front", "second")
SLOTS = {"front": 5, "second": 5, "realms": 3}
PLACES_OF = {"soul": ("front", "second"), "realm": ("realms",), "armament": ()}


class Board:
    def __init__(self, position):
        self.turn = position["turn"]
        self.players = position["players"]
        self.cards = position["cards"]
        self.effects = position["effects"]
        self._by_id = {card["id"]: card for card in self.cards}
        # How often a card has gone off the board: the check of 9.5.3 asks for it.
        self.times_gone = {card["id"]: 0 for card in self.cards}

    # -- finding ---------------------------------------------------------

    def card(self, card_id):
        """The card of that id, or None; anything but a text is no id."""
        return self._by_id.get(card_id) if isinstance(card_id, str) else None

    def effect(self, effect_id):
        for effect in self.effects:
            if effect["id"] == effect_id:
                return effect
        return None

    def in_play(self, card):
        """In a slot, or attached to a Soul."""
        return card is not None and card["zone"] not in ("captured", "left")

    def is_soul(self, card):
        return card is not None and card["kind"] == "soul"

    def is_realm(self, card):
        return card is not None and card["kind"] == "realm"

    def is_active(self, card):
        """In play and not switched off by an effect (9.1.1a, SOUL-Q0-1)."""
        return self.in_play(card) and card.get("active", False)

    def at(self, side, zone, slot):
        for card in self.cards:
            if (card["side"], card["zone"], card["slot"]) == (side, zone, slot):
                return card
        return None

    def place(self, card):
        return (card["side"], card["zone"], card["slot"])

    def souls_of(self, side):
        return [card for card in self.cards
                if card["side"] == side and card["kind"] == "soul" and self.in_play(card)]

    # -- values ----------------------------------------------------------

    def armaments_of(self, soul):
        return [card for card in self.cards
                if card["kind"] == "armament" and card["zone"] == "attached"
                and card["bearer"] == soul["id"]]

    def sources_of(self, soul, keyword):
        """Where a Soul has a keyword from: itself or its Armaments, with the value."""
        givers = [soul] + self.armaments_of(soul)
        return [(giver, giver["keywords"][keyword])
                for giver in givers if keyword in giver["keywords"]]

    def has(self, soul, keyword):
        return self.is_soul(soul) and bool(self.sources_of(soul, keyword))

    def defence(self, card):
        """DEF with every bonus to it, the Armaments' included."""
        if card["kind"] == "realm":
            return card["def"]
        bonuses = card["defBonus"] + sum(a["defBonus"] for a in self.armaments_of(card))
        return card["def"] + bonuses

    def is_proactive(self, side, zone, slot):
        return slot in self.players[side]["proactive"].get(zone, [])

    # -- lines -----------------------------------------------------------

    def position_is_front_line(self, soul):
        """Whether a Soul's position is the Front Line, a Leader's included."""
        if soul["zone"] == "front":
            return True
        if soul["zone"] == "second" and soul.get("leader"):
            # 9.2.3-2: so it is once no active Soul stands before the Leader.
            # Before it is the same number in the Front Line (SOUL-Q0-23).
            before = self.at(soul["side"], "front", soul["slot"])
            return not self.is_active(before)
        return False

    # -- changing --------------------------------------------------------

    def is_free(self, card, side, zone, slot):
        """Whether this card could be put there."""
        return (zone in PLACES_OF[card["kind"]]
                and 1 <= slot <= SLOTS[zone]
                and self.at(side, zone, slot) is None)

    def put(self, card, side, zone, slot):
        card["side"], card["zone"], card["slot"] = side, zone, slot

    def take_off(self, card, zone):
        """Off the board; what is attached to the card stays so, and grants nothing meanwhile."""
        self.times_gone[card["id"]] += 1
        if card["kind"] == "armament":
            card["zone"] = "left"       # an Armament knows no capture pile
            return
        card["zone"], card["slot"], card["active"] = zone, 0, False

    def mark(self, side, zone, slot, proactive):
        """Makes a slot proactive or not; says whether that changed anything."""
        slots = self.players[side]["proactive"][zone]
        if (slot in slots) == proactive:
            return False
        if proactive:
            slots.append(slot)
            slots.sort()
        else:
            slots.remove(slot)
        return True

    # -- counting attacks (9.1.1e, 9.1.2) ----------------------------------

    def attacks_declared(self, soul):
        # 9.1.1e-4: a count of an earlier turn means zero.
        counter = soul["attacks"]
        return counter["count"] if counter["turn"] == self.turn["number"] else 0

    def count_attack(self, soul, change):
        count = max(0, self.attacks_declared(soul) + change)
        soul["attacks"] = {"turn": self.turn["number"], "count": count}
