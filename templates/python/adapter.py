#!/usr/bin/env python3
"""A first adapter: it knows which attacks of Souls are allowed, and nothing else yet.

What it does not have stands in LACKS, and is not asked. Take a word out when your engine has it; the words are explained
under "needs" in docs/schemas/souls.json, and docs/adapter.md goes on from here, one level at a time.
"""
import json
import sys

LACKS = [
    # Level 1, legality. Take these out first: "range" lets a Soul of the Second Line attack (9.1.1b).
    "range", "dual-wielding", "taunt", "unyielding", "frozen", "leaders", "realms", "armaments", "slots",
    # Level 2, outcomes: play() must change the cards. "precision" and "defiance" change how much an attack hurts.
    "outcomes", "precision", "defiance",
    # Level 3, windows: fill "open", accept "pass" and "choose".
    "windows", "choices",
    # Level 4, effects: interpret position["effects"], accept "use".
    "effects", "triggers", "effect-battles",
    # Level 5, events: list what happened, and when.
    "events",
]
START = {"protocol": 1, "engine": {"name": "my-engine", "version": "0.1.0", "language": "Python"},
         "games": {"souls": {"lacks": LACKS}}}


def is_active_in_front(card):
    return card["kind"] == "soul" and card["zone"] == "front" and card["active"]


def may_attack(position, card):
    """9.1.1: active, in the Front Line, not recruited this turn, one attack a turn."""
    turn, declared = position["turn"], card.get("attacks", {})
    has_attacked = declared.get("turn") == turn["number"] and declared["count"] > 0
    return (card["side"] == turn["player"] and is_active_in_front(card)
            and card["recruited"] < turn["number"] and not has_attacked)


def legal(position):
    """Every command that would be accepted now. Here you will ask your own engine."""
    turn, cards = position["turn"], position["cards"]
    if turn["phase"] != "combat":
        return []
    attacks = [{"do": "attack", "side": turn["player"], "attacker": a["id"], "target": t["id"]}
               for a in cards if may_attack(position, a)
               for t in cards if t["side"] != turn["player"] and is_active_in_front(t)]  # 9.2.1
    return attacks + [{"do": "end-phase", "side": turn["player"]}]


def play(position, command):
    """Carries out one command and says whether it was accepted. One that the rules forbid changes nothing."""
    if command["do"] == "settle":   # "everybody declines": there is nothing to decline without windows
        return True
    if command not in legal(position):
        return False
    if command["do"] == "end-phase":
        position["turn"]["phase"] = "end"
    else:                           # level 2 begins here: the damage, the capture
        attacker = next(c for c in position["cards"] if c["id"] == command["attacker"])
        attacker["attacks"] = {"turn": position["turn"]["number"], "count": 1}
    return True


def run(message):
    if message["game"] != "souls":
        return {"unsupported": "the game " + message["game"]}
    position = message["position"]  # every run begins from its own position
    outcome = {"commands": [{"accepted": play(position, c)} for c in message["commands"]],
               "position": position, "open": None, "winner": None}
    if "legal" in message["want"]:
        outcome["legal"] = legal(position)
    return {"outcome": outcome}


for line in sys.stdin.buffer:
    message = json.loads(line)
    if message["cmd"] == "stop":
        break
    if message["cmd"] == "start":
        answer = START
    else:
        try:
            answer = {"seq": message["seq"], **run(message)}
        except Exception as failure:  # an engine that fails says so, and lives on
            answer = {"seq": message["seq"], "error": repr(failure)}
    print(json.dumps(answer), flush=True)  # without the flush nobody ever hears it
