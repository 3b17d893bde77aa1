import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A first adapter: it knows which attacks of Souls are allowed, and nothing else yet.
 *
 * <p>What it does not have stands in LACKS, and is not asked. Take a word out when your engine has it; the words are explained
 * under "needs" in docs/schemas/souls.json, and docs/adapter.md goes on from here, one level at a time.
 */
public final class Adapter {
  private static final List<String> LACKS = List.of(
      // Level 1, legality. Take these out first: "range" lets a Soul of the Second Line attack (9.1.1b).
      "range", "dual-wielding", "taunt", "unyielding", "frozen", "leaders", "realms", "armaments", "slots",
      // Level 2, outcomes: play() must change the cards. "precision" and "defiance" change how much an attack hurts.
      "outcomes", "precision", "defiance",
      // Level 3, windows: fill "open", accept "pass" and "choose".
      "windows", "choices",
      // Level 4, effects: interpret the "effects" of the position, accept "use".
      "effects", "triggers", "effect-battles",
      // Level 5, events: list what happened, and when.
      "events");

  private static final Map<String, Object> START = Map.of(
      "protocol", 1,
      "engine", Map.of("name", "my-engine", "version", "0.1.0", "language", "Java"),
      "games", Map.of("souls", Map.of("lacks", LACKS)));

  private static boolean isActiveInFront(Map<String, Object> card) {
    return "soul".equals(card.get("kind")) && "front".equals(card.get("zone")) && Boolean.TRUE.equals(card.get("active"));
  }

  /** 9.1.1: active, in the Front Line, not recruited this turn, one attack a turn. */
  private static boolean mayAttack(Map<String, Object> turn, Map<String, Object> card) {
    long now = (Long) turn.get("number");
    Map<String, Object> declared = object(card.get("attacks"));
    boolean hasAttacked = declared != null && (Long) declared.get("turn") == now && (Long) declared.get("count") > 0;
    return card.get("side").equals(turn.get("player")) && isActiveInFront(card) && (Long) card.get("recruited") < now && !hasAttacked;
  }

  /** Every command that would be accepted now. Here you will ask your own engine. */
  private static List<Object> legal(Map<String, Object> position) {
    List<Object> commands = new ArrayList<>();
    Map<String, Object> turn = object(position.get("turn"));
    Object player = turn.get("player");
    if (!"combat".equals(turn.get("phase"))) return commands;
    for (Map<String, Object> attacker : objects(position.get("cards"))) {
      if (!mayAttack(turn, attacker)) continue;
      for (Map<String, Object> target : objects(position.get("cards"))) { // 9.2.1
        if (target.get("side").equals(player) || !isActiveInFront(target)) continue;
        commands.add(Map.of("do", "attack", "side", player, "attacker", attacker.get("id"), "target", target.get("id")));
      }
    }
    commands.add(Map.of("do", "end-phase", "side", player));
    return commands;
  }

  /** Carries out one command and says whether it was accepted. One that the rules forbid changes nothing. */
  private static boolean play(Map<String, Object> position, Map<String, Object> command) {
    if ("settle".equals(command.get("do"))) return true; // "everybody declines": nothing to decline without windows
    if (!legal(position).contains(command)) return false;
    Map<String, Object> turn = object(position.get("turn"));
    if ("end-phase".equals(command.get("do"))) {
      turn.put("phase", "end");
      return true;
    }
    for (Map<String, Object> card : objects(position.get("cards"))) { // level 2 begins here: the damage, the capture
      if (card.get("id").equals(command.get("attacker"))) card.put("attacks", Map.of("turn", turn.get("number"), "count", 1L));
    }
    return true;
  }

  private static Map<String, Object> run(Map<String, Object> message) {
    if (!"souls".equals(message.get("game"))) return answer(message, "unsupported", "the game " + message.get("game"));
    try {
      Map<String, Object> position = object(message.get("position")); // every run begins from its own position
      Map<String, Object> outcome = new LinkedHashMap<>();
      List<Object> accepted = new ArrayList<>();
      for (Map<String, Object> command : objects(message.get("commands"))) accepted.add(Map.of("accepted", play(position, command)));
      outcome.put("commands", accepted);
      outcome.put("position", position);
      outcome.put("open", null);
      outcome.put("winner", null);
      if (((List<?>) message.get("want")).contains("legal")) outcome.put("legal", legal(position));
      return answer(message, "outcome", outcome);
    } catch (RuntimeException failure) {
      return answer(message, "error", failure.toString()); // an engine that fails says so, and lives on
    }
  }

  private static Map<String, Object> answer(Map<String, Object> message, String kind, Object what) {
    Map<String, Object> answer = new LinkedHashMap<>(); // "seq" comes first
    answer.put("seq", message.get("seq"));
    answer.put(kind, what);
    return answer;
  }

  @SuppressWarnings("unchecked")
  private static Map<String, Object> object(Object value) {
    return (Map<String, Object>) value;
  }

  @SuppressWarnings("unchecked")
  private static List<Map<String, Object>> objects(Object value) {
    return (List<Map<String, Object>>) value;
  }

  public static void main(String[] arguments) throws IOException {
    BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8); // true: each line is flushed
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      Map<String, Object> message = object(Json.parse(line));
      if ("stop".equals(message.get("cmd"))) break;
      // One \n, on every system: println would end lines otherwise on some.
      out.print(Json.write("start".equals(message.get("cmd")) ? START : run(message)) + "\n");
      out.flush();
    }
  }
}
