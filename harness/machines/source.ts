/** Returns the event names in the machine's type, which exists in the source only; throws when there are none. */
export function declaredEvents(source: string): string[] {
  const [, union] = /\bevents: \{\} as (\w+)/.exec(source) ?? [];
  const declaration = union && new RegExp(`\\btype ${union}\\b[^=]*=(.*?);\n\n`, "s").exec(`${source}\n\n`)?.[1];
  const events = [...(declaration ?? "").matchAll(/\{\s*type: "(\w+)"/g)].flatMap(([, name]) => name ?? []);
  if (events.length === 0)
    throw new Error("The file does not declare the events of its machine as `events: {} as Type`.");
  return events;
}

/** Returns `answers` for actors that resolve or reject, `tells` for those that send events until they are stopped. */
export function actorKind(source: string, src: unknown): "answers" | "tells" {
  return new RegExp(`\\b${src}: from(?:Callback|Observable|EventObservable|Transition)\\b`).test(source)
    ? "tells"
    : "answers";
}

/** Returns the line, from 1, of a state or of the named event, actor or delay in it. */
export function lineOf(source: string, path: readonly string[], name: string): number {
  const created = /^( *).*\.createMachine\(/m.exec(source) ?? /^( *).*\bcreateMachine\(/m.exec(source);
  const start = created?.index ?? 0;
  const base = created?.[1]?.length ?? 0;
  const state = path.reduce((from, key, depth) => {
    const found = new RegExp(`^ {${base + 4 * (depth + 1)}}"?${escaped(key)}"?: `, "m").exec(source.slice(from));
    return found ? from + found.index : from;
  }, start);
  const within = name === path.join(".") ? null : new RegExp(`\\b${escaped(name)}\\b`).exec(source.slice(state));
  // An unhandled event is found in the type above the machine.
  const anywhere = path.length > 0 || within ? null : new RegExp(`"${escaped(name)}"`).exec(source);
  return source.slice(0, within ? state + within.index : (anywhere?.index ?? state)).split("\n").length;
}

function escaped(name: string): string {
  return name.replace(/[^\w]/g, "\\$&");
}
