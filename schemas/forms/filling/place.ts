/** A page of a form, as its address behind `/-/` says. */
export type Place =
  | { kind: "step"; step: string /** Counted from 1. */; entry: number }
  | { kind: "exit"; exit: string }
  | { kind: "summary" | "receipt" | "answers" | "deleted" }
  | SavedPlace;

/** The pages where answers are saved for another day, and taken up again. */
export type SavedPlace = { kind: "save" } | { kind: "resume" };

const words = {
  summary: "souhrn",
  receipt: "odeslano",
  answers: "odpovedi",
  deleted: "smazano",
  save: "ulozeni",
  resume: "navrat",
} as const;

const isPlain = (kind: string): kind is keyof typeof words => Object.hasOwn(words, kind);

/** Parses the part of an address behind `/-/`; null when a form has no such page. */
export function parsePlace(extra: string): Place | null {
  const [, step, entry = "1"] = /^krok\/([a-z][a-z0-9-]*)(?:\/([2-9]|[1-9]\d))?$/.exec(extra) ?? [];
  if (step !== undefined) return { kind: "step", step, entry: Number(entry) };
  const exit = /^konec\/([a-z][a-z0-9-]*)$/.exec(extra)?.[1];
  if (exit !== undefined) return { kind: "exit", exit };
  const [kind = ""] = Object.entries(words).find(([, word]) => word === extra) ?? [];
  return isPlain(kind) ? { kind } : null;
}

/** Formats a page of a form as the part of its address behind `/-/`. */
export function placePath(place: Place): string {
  if (place.kind === "step") return `krok/${place.step}${place.entry > 1 ? `/${place.entry}` : ""}`;
  return place.kind === "exit" ? `konec/${place.exit}` : words[place.kind];
}
