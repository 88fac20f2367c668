/** The content line format shared by iCalendar and vCard (RFC 5545 §3.1, RFC 6350 §3.2). */
export type ContentLine = readonly [name: string, value: string];

const maxOctets = 75;

/** Writes lines ending in CRLF, folded at 75 octets and never inside a character. */
export function writeLines(lines: readonly ContentLine[]): string {
  return lines.map(([name, value]) => `${fold(`${name}:${value}`)}\r\n`).join("");
}

/** Escapes a text for use as a value, and drops other control characters. */
export function toTextValue(text: string): string {
  return text
    .replace(/[\\,;]/g, "\\$&")
    .replace(/\r\n|[\r\n\u2028\u2029]/g, "\\n")
    .replace(/(?!\t)\p{Cc}/gu, "");
}

/** Folds a line: it continues after CRLF and a space, and the space counts as one of the octets. */
function fold(line: string): string {
  let folded = "";
  let octets = 0;
  for (const character of line) {
    const length = Buffer.byteLength(character);
    if (octets + length > maxOctets) {
      folded += "\r\n ";
      octets = 1;
    }
    folded += character;
    octets += length;
  }
  return folded;
}
