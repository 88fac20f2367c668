import { redact } from "./redact.ts";

/** More than is shown, so that what is cut off does not hide from `redact` what it belongs to. */
const lookedAt = 400;

/** What stands at a place as JSON, cut and redacted; however large the value is, no more than its start is read. */
export function excerpt(value: unknown, length = 80): string {
  return value === undefined ? "nothing" : cut(redact(startOfJson(value, lookedAt)), length);
}

/** A text as a sentence names it: on one line, cut and redacted. */
export function shortened(text: string, length: number): string {
  return cut(redact(text.slice(0, lookedAt).replace(/\s+/g, " ").trim()), length);
}

function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  const start = text.slice(0, length - 1);
  // Half a character is none.
  return `${/[\ud800-\udbff]$/.test(start) ? start.slice(0, -1) : start}…`;
}

/** At least the first `length` characters of a value's JSON, if it has as many. */
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
