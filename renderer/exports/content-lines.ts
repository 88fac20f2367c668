/** The line format that iCalendar and vCard share (RFC 5545 §3.1, RFC 6350 §3.2). */
export type ContentLine = readonly [name: string, value: string];

const maxOctets = 75;

/** Writes lines that end with CRLF, folded at 75 octets between characters. */
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

/** Folds a line: it continues after a line break and a space, which counts as one of its octets. */
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
