import { cutBeforeRedacted, redactSecrets } from "#schemas/parse/redact.ts";

/**
 * Characters read before redacting: more than are shown, so that whole addresses and numbers are seen at the cut.
 */
const charactersRead = 400;

/** Returns a value as JSON, cut and without secrets; only the start of a large value is read. */
export function excerpt(value: unknown, length = 80): string {
  return value === undefined ? "nothing" : cut(redactSecrets(startOfJson(value, charactersRead)), length);
}

/** Returns a text for a message: on one line, cut and without secrets. */
export function shortened(text: string, length: number): string {
  return cut(redactSecrets(text.slice(0, charactersRead).replace(/\s+/g, " ").trim()), length);
}

/** Returns the start of a text, without half of a number or address that would no longer be redacted. */
export function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  const start = cutBeforeRedacted(text, length - 1);
  // Drops half of a surrogate pair at the cut.
  return `${/[\ud800-\udbff]$/.test(start) ? start.slice(0, -1) : start}…`;
}

/** Returns the start of a value's JSON: at least `length` characters, or all of it. */
function startOfJson(value: unknown, length: number): string {
  if (typeof value === "string") return JSON.stringify(value.slice(0, length));
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "nothing";
  const [open, close] = Array.isArray(value) ? ["[", "]"] : ["{", "}"];
  let json = open;
  let separator = "";
  for (const [key, part] of entriesOf(value)) {
    const room = length - json.length;
    if (room <= 0) return json;
    json += separator + (key === null ? "" : `${JSON.stringify(key.slice(0, room))}:`) + startOfJson(part, room);
    separator = ",";
  }
  return json + close;
}

function* entriesOf(value: object): Generator<[string | null, unknown]> {
  if (Array.isArray(value)) for (const item of value) yield [null, item];
  else for (const [key, part] of Object.entries(value)) if (part !== undefined) yield [key, part];
}
