"""A duel of Souls: commands, the response window, and the course of a battle (9.5, 9.6)."""

from dataclasses import dataclass, field

import attack_rules as rules
import effects
from board import Board, OTHER


@dataclass
class Attack:
    """A declared attack, with what the check of 9.5.3 wants to remember."""
    attacker: dict
    target: dict
    attacker_place: tuple
    target_place: tuple
    attacker_times_gone: int
    target_times_gone: int


@dataclass
class Window:
    """The response window of an attack."""
    attack: Attack
    priority: str
    passes: int = 0
    cascade: list = field(default_factory=list)   # (effect, chosen card)


@dataclass
class Choice:
    side: str
    effect: dict
    options: list


class Duel:
    def __init__(self, position):
        self.board = Board(position)
        self.window = None
        self.choice = None
        self.over = False
        self.winner = None
        self.battle_is_running = False
        self.cascade_is_resolving = False
        self.waiting_instants = []    # (side, what to do)
        self.waiting_timings = []     # effects that have triggered and wait
        self.resolving_instants = False
        self.events = []
        self.now = 0

    # -- events ----------------------------------------------------------

    def next_instant(self):
        self.now += 1

    def happen(self, kind, **details):
        self.events.append({"at": self.now, "kind": kind, **details})

    # -- what is open ------------------------------------------------------

    def open(self):
        if self.choice:
            return {"window": "choice", "waiting": self.choice.side,
                    "options": list(self.choice.options), "min": 1, "max": 1}
        if self.window:
            # 9.5.1: after the declaration everybody knows who attacks what.
            attack = self.window.attack
            return {"window": "response", "waiting": self.window.priority,
                    "attacker": attack.attacker["id"], "target": attack.target["id"]}
        return None

    def nothing_is_open(self):
        return self.choice is None and self.window is None

    # -- commands: each says whether it was accepted -----------------------

    def command(self, command):
        do, side = command.get("do"), command.get("side")
        if do == "settle":
            return self.settle()
        if do == "attack":
            return self.attack(side, command.get("attacker"), command.get("target"))
        if do == "pass":
            return self.pass_priority(side)
        if do == "use":
            return self.use(side, command.get("effect"))
        if do == "choose":
            return self.choose(side, command.get("ids"))
        if do == "end-phase":
            return self.end_phase(side)
        return False

    def settle(self):
        if self.choice:
            return False
        while self.window:
            self.pass_priority(self.window.priority)
        return True

    def may_act_outside_windows(self, side):
        return not self.over and self.nothing_is_open() and side == self.board.turn["player"]

    def attack_is_legal(self, side, attacker_id, target_id):
        # 9.1.1-1, 9.1.1-2: in the Combat Phase, by the turn player;
        # 9.5.9-5: not before the last battle is over.
        if not self.may_act_outside_windows(side) or self.board.turn["phase"] != "combat":
            return False
        # 9.1.1-4, 9.2.1-6: one attacker and one target; a list is no id and finds no card.
        attacker, target = self.board.card(attacker_id), self.board.card(target_id)
        return (rules.may_attack(self.board, attacker)
                and rules.may_be_target(self.board, attacker, target))

    def attack(self, side, attacker_id, target_id):
        if not self.attack_is_legal(side, attacker_id, target_id):
            return False
        # 9.5.1 Declare
        attacker, target = self.board.card(attacker_id), self.board.card(target_id)
        attack = Attack(
            attacker, target, self.board.place(attacker), self.board.place(target),
            self.board.times_gone[attacker["id"]], self.board.times_gone[target["id"]])
        # 9.1.2-1: every declaration uses up one attack.
        self.board.count_attack(attacker, +1)
        self.next_instant()
        self.happen("declare", card=target["id"], by=attacker["id"])
        self.wake("declares", attacker)
        self.resolve_instants()
        if not self.over:
            # 9.5.2-1, 9.5.2-2: a window opens, and the turn player has priority first.
            self.window = Window(attack, priority=self.board.turn["player"])
        return True

    def may_pass(self, side):
        return self.choice is None and self.window is not None and side == self.window.priority

    def pass_priority(self, side):
        if not self.may_pass(side):
            return False
        self.window.passes += 1
        self.window.priority = OTHER[side]
        # 12: the window closes when both have passed in a row.
        if self.window.passes == 2:
            self.close_window()
        return True

    def options_of(self, effect):
        """What the user of an effect may pick (9.3.4-2: shielded Souls too)."""
        wanted = effect["chooses"]
        return [card["id"] for card in self.board.cards
                if card["kind"] == wanted["kind"] and card["side"] == wanted["side"]
                and self.board.in_play(card)]

    def use_is_legal(self, side, effect):
        if effect is None or effect["side"] != side or effect["used"]:
            return False
        if self.window:
            # 9.5.2-4, 9.5.2-5: Ambushes and Fast effects of whoever has priority.
            if self.choice or side != self.window.priority:
                return False
            if effect["speed"] not in ("fast", "ambush"):
                return False
        else:
            # 12: outside a window the turn player's effects, but no Ambush, and not
            # in the last phase.
            if not self.may_act_outside_windows(side) or self.board.turn["phase"] == "end":
                return False
            if effect["speed"] not in ("slow", "fast"):
                return False
        return effect["chooses"] is None or len(self.options_of(effect)) > 0

    def use(self, side, effect_id):
        effect = self.board.effect(effect_id)
        if not self.use_is_legal(side, effect):
            return False
        effect["used"] = True
        self.next_instant()
        self.happen("use", by=effect["id"])
        if effect["chooses"] is None:
            self.play(effect, None)
            return True
        options = self.options_of(effect)
        if len(options) == 1:
            self.play(effect, options[0])
        else:
            self.choice = Choice(side, effect, options)
        return True

    def choose(self, side, ids):
        if self.choice is None or side != self.choice.side:
            return False
        if not isinstance(ids, list) or len(ids) != 1 or ids[0] not in self.choice.options:
            return False
        effect, self.choice = self.choice.effect, None
        self.play(effect, ids[0])
        return True

    def play(self, effect, chosen):
        """An effect has been used and its choice made."""
        if self.window:
            # 9.5.2-6: it joins the Cascade. The other player has priority now (SOUL-Q0-31).
            self.window.cascade.append((effect, chosen))
            self.window.passes = 0
            self.window.priority = OTHER[effect["side"]]
        else:
            # 12: outside a window it resolves at once.
            self.resolve(effect, chosen)
            self.release_timings()

    def end_phase_is_legal(self, side):
        # 9.1.1-3: the Combat Phase may end with attacks left.
        return self.may_act_outside_windows(side) and self.board.turn["phase"] == "combat"

    def end_phase(self, side):
        if not self.end_phase_is_legal(side):
            return False
        self.board.turn["phase"] = "end"
        self.next_instant()
        self.happen("phase", to="end")
        return True

    def legal(self):
        """Every command that would be accepted now, settle apart."""
        if self.choice:
            return [{"do": "choose", "side": self.choice.side, "ids": [option]}
                    for option in self.choice.options]
        side = self.window.priority if self.window else self.board.turn["player"]
        commands = []
        for attacker in self.board.souls_of(side):
            for target in rules.enemy_cards(self.board):
                if self.attack_is_legal(side, attacker["id"], target["id"]):
                    commands.append({"do": "attack", "side": side,
                                     "attacker": attacker["id"], "target": target["id"]})
        for effect in self.board.effects:
            if self.use_is_legal(side, effect):
                commands.append({"do": "use", "side": side, "effect": effect["id"]})
        if self.may_pass(side):
            commands.append({"do": "pass", "side": side})
        if self.end_phase_is_legal(side):
            commands.append({"do": "end-phase", "side": side})
        return commands

    # -- effects -----------------------------------------------------------

    def resolve(self, effect, chosen=None, at_once=False):
        """Carries out the steps of an effect, all in this instant or one after another."""
        for step in effect["does"]:
            if self.over:
                return
            if not at_once:
                self.next_instant()
            if chosen is not None:
                step = {key: chosen if value == "chosen" else value
                        for key, value in step.items()}
            effects.carry_out(self, effect, step)

    def wake(self, event, card):
        """Instant and Timing Effects that wait for this to happen to this card."""
        for effect in self.triggered_by(event, card):
            self.trigger(effect)
            if effect["speed"] == "instant":
                self.waiting_instants.append(
                    (effect["side"], lambda effect=effect: self.resolve(effect, at_once=True)))
            else:
                # 9.5.2-7, 9.5.6-5: it waits, for the end of the window or of the battle.
                self.waiting_timings.append(effect)

    def triggered_by(self, event, card):
        return [effect for effect in self.board.effects
                if effect["speed"] in ("instant", "timing") and not effect["used"]
                and effect["when"] == {"on": event, "card": card["id"]}]

    def trigger(self, effect):
        effect["used"] = True
        self.happen("trigger", card=effect["when"]["card"], by=effect["id"])

    def turn_players_first(self, things, side_of):
        return sorted(things, key=lambda thing: side_of(thing) != self.board.turn["player"])

    def resolve_instants(self):
        """Instant Effects, in the instant that woke them."""
        if self.resolving_instants:
            return          # the round that is under way takes up what has just woken
        self.resolving_instants = True
        while self.waiting_instants and not self.over:
            # SOUL-Q0-27: the turn player's first.
            woken = self.turn_players_first(self.waiting_instants, lambda instant: instant[0])
            self.waiting_instants = []
            for _, resolve in woken:
                if not self.over:
                    resolve()
        self.resolving_instants = False

    def release_timings(self):
        """Timing Effects that waited, and those that trigger while they resolve."""
        while self.waiting_timings and not self.over:
            # 12.4.3: of several, the turn player's first.
            released = self.turn_players_first(
                self.waiting_timings, lambda effect: effect["side"])
            self.waiting_timings = []
            self.next_instant()
            self.happen("cascade", amount=len(released))
            for effect in released:
                if not self.over:
                    self.resolve(effect)

    # -- 9.5.2 Respond -------------------------------------------------------

    def close_window(self):
        window, self.window = self.window, None
        # 9.5.2-6: the Cascade resolves before the check, what was used last first (SOUL-Q0-11).
        if window.cascade:
            self.next_instant()
            self.happen("cascade", amount=len(window.cascade))
            self.cascade_is_resolving = True
            for effect, chosen in reversed(window.cascade):
                if not self.over:
                    self.resolve(effect, chosen)
            self.cascade_is_resolving = False
        # 9.5.2-7, 9.5.2-8: then Timing Effects of the window, as a Cascade of their own.
        self.release_timings()
        if not self.over:
            self.check(window.attack)

    # -- 9.5.3 Check ---------------------------------------------------------

    def check(self, attack):
        attacker, target = attack.attacker, attack.target
        self.next_instant()
        if self.attack_is_cancelled(attack):
            self.happen("cancel", card=target["id"], by=attacker["id"])
            # 9.5.3-3, 9.1.2-2: not counted. A card that left and came back began anew anyway.
            if self.board.times_gone[attacker["id"]] == attack.attacker_times_gone:
                self.board.count_attack(attacker, -1)
            return
        self.happen("check", card=target["id"], by=attacker["id"])
        self.battle(attacker, target, is_attack=True)

    def attack_is_cancelled(self, attack):
        board, attacker, target = self.board, attack.attacker, attack.target
        # 9.5.3a-1
        if not board.is_active(attacker):
            return True
        # 9.5.3a-2, 9.5.3a-3: off its slot, or back on it after it had left the board
        # (SOUL-Q0-12: any move cancels; what counts is where it stands now).
        if (board.place(attacker) != attack.attacker_place
                or board.times_gone[attacker["id"]] != attack.attacker_times_gone):
            return True
        # 9.5.3b
        if not rules.place_permits_attacking(board, attacker):
            return True
        # 9.5.3c
        if rules.is_kept_from_attacking(board, attacker):
            return True
        # 9.5.3d-1: that very card, active, in that slot.
        if (not board.is_active(target)
                or board.place(target) != attack.target_place
                or board.times_gone[target["id"]] != attack.target_times_gone):
            return True
        # 9.5.3d-2, 9.5.3d-3
        if board.is_soul(target) and not board.position_is_front_line(target):
            return True
        # 9.5.3-2: nothing else cancels.
        return False

    # -- 9.6 Battles started by effects ---------------------------------------

    def battle_by_effect(self, attacker_id, target_id, counts):
        attacker, target = self.board.card(attacker_id), self.board.card(target_id)
        # 9.6.5: one battle at a time; it is not postponed.
        if self.battle_is_running:
            return
        # 9.6.2-4: both Souls have to be active. Places and slots do not matter (9.6.1-5).
        for soul in (attacker, target):
            if not self.board.is_soul(soul) or not self.board.is_active(soul):
                return
        # 9.6.3-3: what keeps the attacker from attacking keeps it out (SOUL-Q0-29).
        if counts and rules.is_kept_from_attacking(self.board, attacker):
            return
        self.happen("battle", card=target["id"], by=attacker["id"])
        # 9.6.2-1, 9.6.3-5: no attack is used up.
        self.battle(attacker, target, is_attack=counts)

    # -- 9.5.4 to 9.5.9: the battle ------------------------------------------

    def battle(self, attacker, target, is_attack):
        self.battle_is_running = True
        # An Instant Effect may have started this battle, whose own Instant
        # Effects must not wait for it.
        outer_round, self.resolving_instants = self.resolving_instants, False
        felled = self.fight(attacker, target, is_attack)
        captured = [] if self.over else self.capture_step()
        if not self.over:
            self.credit(attacker, target, felled, captured)
            self.aftermath(attacker, target)
        self.resolving_instants = outer_round
        self.battle_is_running = False
        if self.over:
            return      # SOUL-Q0-28: nothing of the battle follows any more
        # 9.5.9-4: the battle ends, and the Timing Effects held back are released;
        # while a window's Cascade resolves they join the second one (9.5.2-8).
        self.next_instant()
        self.happen("end", card=target["id"], by=attacker["id"])
        if not self.cascade_is_resolving:
            self.release_timings()

    def fight(self, attacker, target, is_attack):
        """9.5.4 to 9.5.6, all in one instant; says whether the attack felled its target."""
        with_itself = attacker is target
        damage = rules.attack_damage(self.board, attacker, target)
        counterblow = 0
        if self.board.is_realm(target):
            # 9.4.4-1; a Soul does not strike back (9.4.3).
            counterblow = rules.counterblow(self.board, target, attacker)
        self.next_instant()
        # 9.5.4, 9.4.4-2
        had_hp = target["hp"] > 0
        hurt = []
        if self.lose_hp(target, damage, attacker["id"]):
            hurt.append(target)
        if self.lose_hp(attacker, counterblow, target["id"]):
            hurt.append(attacker)
        # 9.5.5: the mark is fixed before the effects of the fight. A Soul that had
        # no HP before was not brought down by the attack (9.5.8-4).
        felled = self.board.is_soul(target) and had_hp and target["hp"] == 0
        if felled:
            self.happen("felled", card=target["id"], by=attacker["id"])
        # 9.5.6: Instant Effects, Defiance among them, even of a target at 0 HP.
        if is_attack and not with_itself:
            self.defiance(attacker, target)
        if is_attack:
            # 9.6.3-2, 9.6.3-4
            self.wake("attacked", target)
        for card in hurt:
            self.wake("damaged", card)
        has_hp_left = target["hp"] > 0
        self.resolve_instants()
        # 9.6.4-2, 9.6.4-3, 9.6.4-5: in battle with oneself Defiance asks first what
        # the blow has left, so it comes after it and not in its instant (9.5.6-3
        # lets the fallen strike back only because there the two are simultaneous).
        if with_itself and has_hp_left and not self.over:
            self.next_instant()
            self.defiance(attacker, target)
            self.resolve_instants()
        return felled

    def defiance(self, attacker, target):
        if not self.board.is_soul(target):
            return
        # Its own and that of its Armaments are one blow.
        printed = sum(number for _, number in self.board.sources_of(target, "defiance"))
        self.waiting_instants.append(
            (target["side"], lambda: self.strike_in_defiance(target, attacker, printed)))

    def strike_in_defiance(self, soul, attacker, printed):
        # SOUL-Q0-10: the printed number, no DEF and no rounding.
        if self.board.in_play(attacker) and self.lose_hp(attacker, printed, soul["id"]):
            self.wake("damaged", attacker)

    def lose_hp(self, card, amount, by):
        """Damage, even at 0 HP, where HP stop. Says whether any was dealt."""
        if amount <= 0:
            return False
        card["hp"] = max(0, card["hp"] - amount)
        self.happen("damage", card=card["id"], by=by, amount=amount)
        return True

    def capture_step(self):
        """9.5.7: every Soul and Realm without HP, of both sides, at once."""
        without_hp = [card for card in self.board.cards
                      if card["kind"] != "armament" and self.board.in_play(card)
                      and card["hp"] <= 0]
        self.next_instant()
        for card in without_hp:
            if self.board.is_realm(card):
                # 9.5.7-2: to shatter is not to be captured, so it is no pile's.
                self.board.take_off(card, "left")
                self.happen("shatter", card=card["id"])
        self.capture([card for card in without_hp if self.board.is_soul(card)])
        return without_hp

    def capture(self, cards, by=None):
        """Puts Souls on the capture pile, in one instant."""
        lost = set()
        for card in cards:
            if card.get("leader"):
                lost.add(card["side"])
            self.board.take_off(card, "captured")
            if by is None:
                self.happen("capture", card=card["id"])
            else:
                self.happen("capture", card=card["id"], by=by)
        if lost:
            self.end_the_duel(lost)

    def end_the_duel(self, lost):
        # 9.5.7-4, 16.1.1. Two Leaders at once: the text names no winner (SOUL-Q0-15).
        self.over = True
        self.window = self.choice = None
        if len(lost) == 1:
            self.winner = OTHER[lost.pop()]
            self.next_instant()
            self.happen("win", to=self.winner)

    def credit(self, attacker, target, felled, captured):
        """9.5.8: has the attacker captured a Soul in battle?"""
        if attacker is target:
            return      # 9.6.4-4: never itself
        # 9.5.8-1a, 1b, 1c
        if felled and target in captured and self.board.is_active(attacker):
            self.next_instant()
            self.happen("berserk", card=attacker["id"])
            # Berserk is a Timing Effect and waits for the end of the battle (SOUL-Q0-26).
            self.wake("berserk", attacker)
            self.resolve_instants()

    def aftermath(self, attacker, target):
        """9.5.9-1 to 3: effects after a Soul has battled, the attacker's first."""
        souls = [attacker]
        if target is not attacker and self.board.is_soul(target):
            souls.append(target)
        for soul in souls:
            triggered = self.triggered_by("battled", soul)
            for effect in self.turn_players_first(triggered, lambda effect: effect["side"]):
                if self.over:
                    return
                # 9.5.9-3: what does not resolve has not been used up either.
                if self.board.is_active(soul):
                    self.next_instant()
                    self.trigger(effect)
                    self.resolve(effect)
