//! A first adapter: it knows which attacks of Souls are allowed, and nothing else yet.
//!
//! What it does not have stands in `LACKS`, and is not asked. Take a word out when your engine has it; the words are
//! explained under "needs" in docs/schemas/souls.json, and docs/adapter.md goes on from here, one level at a time.
mod json;
use json::{object, parse, Value};
use std::io::{self, BufRead, Write};

const LACKS: &[&str] = &[
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
];

fn start() -> Value {
    let lacks: Vec<Value> = LACKS.iter().map(|word| Value::from(*word)).collect();
    let engine = object([("name", "my-engine".into()), ("version", "0.1.0".into()), ("language", "Rust".into())]);
    object([
        ("protocol", 1.into()),
        ("engine", engine),
        ("games", object([("souls", object([("lacks", lacks.into())]))])),
    ])
}

fn is_active_in_front(card: &Value) -> bool {
    card.get("kind").is("soul") && card.get("zone").is("front") && *card.get("active") == Value::Bool(true)
}

/// 9.1.1: active, in the Front Line, not recruited this turn, one attack a turn.
fn may_attack(turn: &Value, card: &Value) -> bool {
    let (now, declared) = (turn.get("number").int(), card.get("attacks"));
    let has_attacked = declared.get("turn").int() == now && declared.get("count").int() > 0;
    card.get("side") == turn.get("player") && is_active_in_front(card) && card.get("recruited").int() < now && !has_attacked
}

/// Every command that would be accepted now. Here you will ask your own engine.
fn legal(position: &Value) -> Vec<Value> {
    let (turn, cards) = (position.get("turn"), position.get("cards").items());
    let player = turn.get("player");
    let mut commands = Vec::new();
    if !turn.get("phase").is("combat") {
        return commands;
    }
    for attacker in cards.iter().filter(|card| may_attack(turn, card)) {
        // 9.2.1
        for target in cards.iter().filter(|card| card.get("side") != player && is_active_in_front(card)) {
            commands.push(object([
                ("do", "attack".into()),
                ("side", player.clone()),
                ("attacker", attacker.get("id").clone()),
                ("target", target.get("id").clone()),
            ]));
        }
    }
    commands.push(object([("do", "end-phase".into()), ("side", player.clone())]));
    commands
}

fn is_same(one: &Value, other: &Value) -> bool {
    ["do", "side", "attacker", "target"].iter().all(|key| one.get(key) == other.get(key))
}

/// Carries out one command and says whether it was accepted. One that the rules forbid changes nothing.
fn play(position: &mut Value, command: &Value) -> bool {
    if command.get("do").is("settle") {
        return true; // "everybody declines": there is nothing to decline without windows
    }
    if !legal(position).iter().any(|one| is_same(one, command)) {
        return false;
    }
    let now = position.get("turn").get("number").int();
    if command.get("do").is("end-phase") {
        if let Some(turn) = position.part("turn") {
            turn.set("phase", "end".into());
        }
    } else if let Some(Value::List(cards)) = position.part("cards") {
        // Level 2 begins here: the damage, the capture.
        for card in cards.iter_mut().filter(|card| card.get("id") == command.get("attacker")) {
            card.set("attacks", object([("turn", now.into()), ("count", 1.into())]));
        }
    }
    true
}

fn run(message: &Value) -> Value {
    let seq = message.get("seq").clone();
    if !message.get("game").is("souls") {
        return object([("seq", seq), ("unsupported", "another game than souls".into())]);
    }
    let mut position = message.get("position").clone(); // every run begins from its own position
    let mut accepted = Vec::new();
    for command in message.get("commands").items() {
        accepted.push(object([("accepted", play(&mut position, command).into())]));
    }
    let legal = legal(&position);
    let mut outcome =
        object([("commands", accepted.into()), ("position", position), ("open", Value::Null), ("winner", Value::Null)]);
    if message.get("want").items().iter().any(|word| word.is("legal")) {
        outcome.set("legal", legal.into());
    }
    // When your engine fails, answer {"seq":…,"error":"…"} in the place of the outcome, and live on.
    object([("seq", seq), ("outcome", outcome)])
}

fn main() -> io::Result<()> {
    let mut out = io::stdout();
    for line in io::stdin().lock().lines() {
        let message = parse(&line?).map_err(|e| io::Error::new(io::ErrorKind::InvalidData, e))?;
        if message.get("cmd").is("stop") {
            break;
        }
        let answer = if message.get("cmd").is("start") { start() } else { run(&message) };
        writeln!(out, "{answer}")?;
        out.flush()?; // without the flush nobody ever hears it
    }
    Ok(())
}
