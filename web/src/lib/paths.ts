/** Paths of the page: a link to a battle is a link. */

export type Route =
  | { page: "home" }
  | { page: "new"; ruleset?: string; scenario?: string }
  | { page: "battle"; id: string; at?: string }
  | { page: "after"; id: string }
  | { page: "study"; id: string; number: number }
  | { page: "learn"; ruleset: string; lesson: string }
  | { page: "join"; id: string; invite: string }
  | { page: "continue"; code?: string }
  | { page: "recover"; id?: string }
  | { page: "muster"; ruleset?: string; list?: string }
  | { page: "editor"; ruleset?: string; scenario?: string }
  | { page: "rules"; ruleset?: string; rule?: string };

export function parse(path: string): Route {
  const [first, ...rest] = path.split("/").filter(Boolean).map(decodeURIComponent);
  switch (first) {
    case "new":
      return { page: "new", ruleset: rest[0], scenario: rest[1] };
    case "battle":
      return rest[0] ? { page: "battle", id: rest[0], at: rest[1] } : { page: "home" };
    case "after":
      return rest[0] ? { page: "after", id: rest[0] } : { page: "home" };
    case "study":
      return rest[0] && /^\d{1,8}$/.test(rest[1] ?? "") ? { page: "study", id: rest[0], number: Number(rest[1]) } : { page: "home" };
    case "learn":
      return rest[0] && rest[1] ? { page: "learn", ruleset: rest[0], lesson: rest[1] } : { page: "home" };
    case "join":
      return rest[0] && rest[1] ? { page: "join", id: rest[0], invite: rest[1] } : { page: "home" };
    case "continue":
      return { page: "continue", code: rest[0] };
    case "recover":
      return { page: "recover", id: rest[0] };
    case "muster":
      return { page: "muster", ruleset: rest[0], list: rest[1] };
    case "editor":
      return { page: "editor", ruleset: rest[0], scenario: rest[1] };
    case "rules":
      return { page: "rules", ruleset: rest[0], rule: rest[1] };
    default:
      return { page: "home" };
  }
}
