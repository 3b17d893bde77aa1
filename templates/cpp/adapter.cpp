// A first adapter: it knows which attacks of Souls are allowed, and nothing else yet.
//
// What it does not have stands in `lacks`, and is not asked. Take a word out when your engine has it; the words are
// explained under "needs" in docs/schemas/souls.json, and docs/adapter.md goes on from here, one level at a time.
#include <exception>
#include <iostream>
#include <string>
#include <vector>

#include "json.hpp"

const std::vector<Json> lacks = {
    // Level 1, legality. Take these out first: "range" lets a Soul of the Second Line attack (9.1.1b).
    "range", "dual-wielding", "taunt", "unyielding", "frozen", "leaders", "realms", "armaments", "slots",
    // Level 2, outcomes: play() must change the cards. "precision" and "defiance" change how much an attack hurts.
    "outcomes", "precision", "defiance",
    // Level 3, windows: fill "open", accept "pass" and "choose".
    "windows", "choices",
    // Level 4, effects: interpret the "effects" of the position, accept "use".
    "effects", "triggers", "effect-battles",
    // Level 5, events: list what happened, and when.
    "events",
};
const Json start = Json::object({
    {"protocol", 1},
    {"engine", Json::object({{"name", "my-engine"}, {"version", "0.1.0"}, {"language", "C++"}})},
    {"games", Json::object({{"souls", Json::object({{"lacks", lacks}})}})},
});

bool isActiveInFront(const Json& card) { return card["kind"].is("soul") && card["zone"].is("front") && card["active"].isTrue(); }

/** 9.1.1: active, in the Front Line, not recruited this turn, one attack a turn. */
bool mayAttack(const Json& turn, const Json& card) {
  const long long now = turn["number"].number();
  const bool hasAttacked = card["attacks"]["turn"].number() == now && card["attacks"]["count"].number() > 0;
  return card["side"] == turn["player"] && isActiveInFront(card) && card["recruited"].number() < now && !hasAttacked;
}

/** Every command that would be accepted now. Here you will ask your own engine. */
std::vector<Json> legal(const Json& position) {
  std::vector<Json> commands;
  const Json& turn = position["turn"];
  const Json& player = turn["player"];
  if (!turn["phase"].is("combat")) return commands;
  for (const Json& attacker : position["cards"].items()) {
    if (!mayAttack(turn, attacker)) continue;
    for (const Json& target : position["cards"].items()) {  // 9.2.1
      if (target["side"] == player || !isActiveInFront(target)) continue;
      commands.push_back(Json::object({{"do", "attack"}, {"side", player}, {"attacker", attacker["id"]}, {"target", target["id"]}}));
    }
  }
  commands.push_back(Json::object({{"do", "end-phase"}, {"side", player}}));
  return commands;
}

bool isSame(const Json& a, const Json& b) {
  for (const char* key : {"do", "side", "attacker", "target"}) {
    if (a[key] != b[key]) return false;
  }
  return true;
}

/** Carries out one command and says whether it was accepted. One that the rules forbid changes nothing. */
bool play(Json& position, const Json& command) {
  if (command["do"].is("settle")) return true;  // "everybody declines": nothing to decline without windows
  bool found = false;
  for (const Json& one : legal(position)) found = found || isSame(one, command);
  if (!found) return false;
  if (command["do"].is("end-phase")) {
    position.part("turn").set("phase", "end");
    return true;
  }
  for (Json& card : position.part("cards").items()) {  // level 2 begins here: the damage, the capture
    if (card["id"] == command["attacker"]) card.set("attacks", Json::object({{"turn", position["turn"]["number"]}, {"count", 1}}));
  }
  return true;
}

Json run(const Json& message) {
  const Json& seq = message["seq"];
  if (!message["game"].is("souls")) return Json::object({{"seq", seq}, {"unsupported", "another game than souls"}});
  try {
    Json position = message["position"];  // every run begins from its own position
    std::vector<Json> accepted;
    for (const Json& command : message["commands"].items()) accepted.push_back(Json::object({{"accepted", play(position, command)}}));
    Json outcome = Json::object({{"commands", accepted}, {"position", position}, {"open", nullptr}, {"winner", nullptr}});
    for (const Json& word : message["want"].items()) {
      if (word.is("legal")) outcome.set("legal", legal(position));
    }
    return Json::object({{"seq", seq}, {"outcome", outcome}});
  } catch (const std::exception& failure) {  // an engine that fails says so, and lives on
    return Json::object({{"seq", seq}, {"error", failure.what()}});
  }
}

int main() {
  std::string line;
  while (std::getline(std::cin, line)) {
    const Json message = Json::parse(line);
    if (message["cmd"].is("stop")) break;
    // std::endl flushes: without it nobody ever hears the answer.
    std::cout << (message["cmd"].is("start") ? start : run(message)).write() << std::endl;
  }
}
