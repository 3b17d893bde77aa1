#!/usr/bin/env python3
"""Accepts every command and changes nothing: the shortest program that speaks the protocol."""
import json
import sys

for line in sys.stdin:
    message = json.loads(line)
    if message["cmd"] == "start":
        answer = {"protocol": 1, "engine": {"name": "trivial", "version": "1.0.0", "language": "Python"}, "games": {"souls": {}}}
    elif message["cmd"] == "run":
        commands = [{"accepted": True} for _ in message["commands"]]
        outcome = {"commands": commands, "position": message["position"], "open": None, "winner": None, "events": []}
        if "legal" in message["want"]:
            outcome["legal"] = []
        answer = {"seq": message["seq"], "outcome": outcome}
    else:
        break
    sys.stdout.write(json.dumps(answer, separators=(",", ":")) + "\n")
    sys.stdout.flush()
