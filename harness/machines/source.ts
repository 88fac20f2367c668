/**
 * What only the text of a machine's file says: its types, which are gone when it runs, and its lines. Throws where a
 * machine is written in another way than ours are, so that nothing is looked at in vain.
 */
export function declaredEvents(source: string): string[] {
  const [, union] = /\bevents: \{\} as (\w+)/.exec(source) ?? [];
  const declaration = union && new RegExp(`\\btype ${union}\\b[^=]*=(.*?);\n\n`, "s").exec(`${source}\n\n`)?.[1];
  const events = [...(declaration ?? "").matchAll(/\{\s*type: "(\w+)"/g)].flatMap(([, name]) => name ?? []);
  if (events.length === 0) throw new Error("The file does not say which events its machine takes.");
  return events;
}

/** Whether what a machine invokes answers or fails, as a promise does, or tells until it is stopped. */
export function actorKind(source: string, src: unknown): "answers" | "tells" {
  return new RegExp(`\\b${src}: from(?:Callback|Observable|EventObservable|Transition)\\b`).test(source)
    ? "tells"
    : "answers";
}

/** The line on which a state stands, or within it the event, actor or delay that is meant; from 1. */
export function lineOf(source: string, path: readonly string[], name: string): number {
  const created = /^( *).*\.createMachine\(/m.exec(source) ?? /^( *).*\bcreateMachine\(/m.exec(source);
  const start = created?.index ?? 0;
  const base = created?.[1]?.length ?? 0;
  const state = path.reduce((from, key, depth) => {
    const found = new RegExp(`^ {${base + 4 * (depth + 1)}}"?${escaped(key)}"?: `, "m").exec(source.slice(from));
    return found ? from + found.index : from;
  }, start);
  const within = name === path.join(".") ? null : new RegExp(`\\b${escaped(name)}\\b`).exec(source.slice(state));
  // What is declared alone stands above the machine.
  const anywhere = path.length > 0 || within ? null : new RegExp(`"${escaped(name)}"`).exec(source);
  return source.slice(0, within ? state + within.index : (anywhere?.index ?? state)).split("\n").length;
}

function escaped(name: string): string {
  return name.replace(/[^\w]/g, "\\$&");
}
