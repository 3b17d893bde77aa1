#!/usr/bin/env python3
"""Souls, chapter 9, as an engine for the Clausewise protocol: JSON lines in, JSON lines out."""

import json
import sys

from duel import Duel
from effects import UnknownStep

ENGINE = {"name": "python-souls", "version": "1.0.0", "language": "Python"}

# What this engine takes the rules to say where they can be read in two ways.
READINGS = {
    "SOUL-Q0-4": "any-turn",
    "SOUL-Q0-7": "each",
    "SOUL-Q0-8": "once",
    "SOUL-Q0-9": "untouched",
    "SOUL-Q0-10": "printed",
    "SOUL-Q0-12": "any-move",
    "SOUL-Q0-13": "closed",
    "SOUL-Q0-14": "with-the-fight",
    "SOUL-Q0-17": "unchecked",
    "SOUL-Q0-18": "limit-untouched",
    "SOUL-Q0-20": "unbound",
    "SOUL-Q0-29": "attacker",
}


def answer_start():
    return {"protocol": 1, "engine": ENGINE,
            "games": {"souls": {"lacks": [], "readings": READINGS}}}


def answer_run(message):
    seq = message["seq"]
    if message["game"] != "souls":
        return {"seq": seq, "unsupported": f"the game {message['game']}"}
    try:
        return {"seq": seq, "outcome": play(message)}
    except UnknownStep as step:
        return {"seq": seq, "unsupported": f"effects that {step}"}
    except Exception as failure:    # an engine that fails says so and lives on
        return {"seq": seq, "error": f"{type(failure).__name__}: {failure}"}


def play(message):
    position = message["position"]
    duel = Duel(position)
    accepted = [{"accepted": duel.command(command)} for command in message["commands"]]
    outcome = {
        "commands": accepted,
        "position": position,       # the duel has been played on these very cards
        "open": duel.open(),
        "winner": duel.winner,
        "events": duel.events,
    }
    if "legal" in message["want"]:
        outcome["legal"] = duel.legal()
    return outcome


def main():
    for line in sys.stdin.buffer:
        try:
            message = json.loads(line)
            command = message["cmd"]
        except (ValueError, KeyError, TypeError) as failure:
            print(f"not a message: {failure}", file=sys.stderr)
            continue
        if command == "stop":
            break
        if command == "start":
            answer = answer_start()
        elif command == "run":
            answer = answer_run(message)
        else:
            print(f"an unknown message: {command}", file=sys.stderr)
            continue
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
