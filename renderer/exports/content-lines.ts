/** The line format that iCalendar and vCard share (RFC 5545 §3.1, RFC 6350 §3.2). */
export type ContentLine = readonly [name: string, value: string];

const maxOctets = 75;

/** Lines end with CRLF and are folded at 75 octets, between characters. */
export function writeLines(lines: readonly ContentLine[]): string {
  return lines.map(([name, value]) => `${fold(`${name}:${value}`)}\r\n`).join("");
}

/** A text as a value: what has a meaning of its own there is escaped, other control characters are dropped. */
export function toTextValue(text: string): string {
  return text
    .replace(/[\\,;]/g, "\\$&")
    .replace(/\r\n|[\r\n\u2028\u2029]/g, "\\n")
    .replace(/(?!\t)\p{Cc}/gu, "");
}

/** A line goes on behind a line break and a space, which counts as one of its octets. */
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
