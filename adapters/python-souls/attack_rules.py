"""What an attack may be declared on and by whom (9.1 to 9.3), and how much it hurts (9.4)."""

from board import OTHER


# -- 9.1 Who may attack -----------------------------------------------------

def place_permits_attacking(board, soul):
    # 9.1.1b: the Front Line, or the Second Line with Range.
    line_permits = (board.position_is_front_line(soul)
                    or (soul["zone"] == "second" and board.has(soul, "range")))
    # 9.1.1c: the slot is proactive.
    return line_permits and board.is_proactive(soul["side"], soul["zone"], soul["slot"])


def is_kept_from_attacking(board, soul):
    # 9.1.1f: an effect forbids it, or the Soul is Frozen.
    return board.has(soul, "cannotAttack") or board.has(soul, "frozen")


def may_attack(board, soul):
    """The conditions a to f of 9.1.1 for a Soul of the turn player."""
    # 9.1.1-4
    if not board.is_soul(soul) or soul["side"] != board.turn["player"]:
        return False
    # 9.1.1a
    if not board.is_active(soul):
        return False
    # 9.1.1b, 9.1.1c
    if not place_permits_attacking(board, soul):
        return False
    # 9.1.1d: recruited in an earlier turn, whoever's turn that was (SOUL-Q0-4).
    if soul["recruited"] >= board.turn["number"]:
        return False
    # 9.1.1e
    limit = 2 if board.has(soul, "dualWielding") else 1
    if board.attacks_declared(soul) >= limit:
        return False
    # 9.1.1f
    return not is_kept_from_attacking(board, soul)


# -- 9.2 Legal targets ------------------------------------------------------

def may_be_target(board, attacker, target):
    # 9.2.1-3: nothing of one's own.
    if target is None or target["side"] == attacker["side"]:
        return False
    # 9.2.1-4, 9.2.1-5: nothing inactive.
    if not board.is_active(target):
        return False
    # 9.2.1-2, 9.2.1-7 to 9: a Realm, wherever it stands, Taunt or not.
    if board.is_realm(target):
        return True
    # 9.2.1-1, 9.2.3: the Front Line; a Leader may count as standing there.
    if not board.is_soul(target) or not board.position_is_front_line(target):
        return False
    # 9.2.2
    return not is_protected(board, attacker, target)


# -- 9.3 Taunt --------------------------------------------------------------

def is_protected(board, attacker, target):
    # 9.3.3-5: of several shields each must fail (SOUL-Q0-7), so one that holds is enough.
    return any(shield_holds(board, attacker, target, taunter, source)
               for taunter, source in shields_over(board, target))


def shields_over(board, target):
    """The Taunt Souls inside whose radius the target stands, and what grants the Taunt."""
    for taunter in board.souls_of(target["side"]):
        # 9.3.2-1: never inside its own radius.
        if taunter is target:
            continue
        # 9.3.1-3, 9.3.1-6: it stands in the Front Line and is active.
        if not board.is_active(taunter) or not board.position_is_front_line(taunter):
            continue
        for source, radius in board.sources_of(taunter, "taunt"):
            if any(is_in_direction(taunter, target, direction) for direction in radius):
                yield taunter, source


def is_in_direction(taunter, target, direction):
    zone, slot = taunter["zone"], taunter["slot"]
    if direction == "left":
        zone_and_slot = (zone, slot - 1)
    elif direction == "right":
        zone_and_slot = (zone, slot + 1)
    elif direction == "behind" and zone == "front":
        zone_and_slot = ("second", slot)
    elif direction == "ahead" and zone == "second":
        zone_and_slot = ("front", slot)
    else:
        # Nothing is before the Front Line, and Realms are never shielded (9.2.1-9).
        return False
    return (target["zone"], target["slot"]) == zone_and_slot


def shield_holds(board, attacker, target, taunter, source):
    # 9.3.3: it fails for a Soul with Taunt that the shielding Soul does not outrank;
    # the Souls' own ranks count, wherever either Taunt comes from.
    if board.has(target, "taunt") and taunter["rank"] <= target["rank"]:
        return False
    # 9.3.5: an Unyielding attacker disregards a source that does not outrank it;
    # an Armament that grants the Taunt is the source itself.
    if board.has(attacker, "unyielding") and source["rank"] <= attacker["rank"]:
        return False
    return True


# -- 9.4 Battle damage ------------------------------------------------------

def blow(atk, defence):
    # 9.4.1: the difference, never below zero, rounded down to a multiple of
    # five once (SOUL-Q0-8).
    return max(0, atk - defence) // 5 * 5


def attack_damage(board, attacker, target):
    # 9.4.2: for an attacker with Precision there is no DEF and no bonus to it.
    defence = 0 if board.has(attacker, "precision") else board.defence(target)
    return blow(attacker["atk"], defence)


def counterblow(board, realm, attacker):
    # 9.4.4-3; Precision leaves it alone (9.4.2-3, SOUL-Q0-9).
    return blow(realm["atk"], board.defence(attacker))


def enemy_cards(board):
    return [card for card in board.cards if card["side"] == OTHER[board.turn["player"]]]
