import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import type { FileVerdict } from "#schemas/forms/submission.ts";

/** Milliseconds until a scanner that says nothing is given up: before a proxy gives up the page that waits for it. */
const answerMs = 5000;

/** Longest answer of the scanner in characters. */
const longestAnswer = 2000;

/** Address of clamd: a port of a host, or a socket in the file system. */
export type ScannerAddress = { host: string; port: number } | { path: string };

/**
 * Has clamd scan a content, by its command INSTREAM. Rejects when the scanner gives no verdict. A document that only its
 * password opens counts as encrypted where the scanner is set to alert to it (`AlertEncryptedDoc yes`).
 */
export async function scanForViruses(
  address: ScannerAddress,
  content: AsyncIterable<Uint8Array>,
): Promise<Exclude<FileVerdict, "refused">> {
  const socket = connect(address);
  socket.setTimeout(answerMs, () => socket.destroy(new Error("the virus scanner does not answer")));
  try {
    await once(socket, "connect");
    const answer = text(socket);
    // Awaited below; without it an error while sending would be unhandled.
    answer.catch(() => {});
    await send(socket, content);
    return verdictOf((await answer).slice(0, longestAnswer).replaceAll("\0", "").trim());
  } finally {
    socket.destroy();
  }
}

/** Sends the content in pieces, each after its length; a length of zero ends it. */
async function send(socket: Socket, content: AsyncIterable<Uint8Array>): Promise<void> {
  const write = async (bytes: Uint8Array) => {
    if (!socket.write(bytes)) await once(socket, "drain");
  };
  await write(Buffer.from("zINSTREAM\0"));
  for await (const piece of content) {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(piece.length);
    await write(length);
    await write(piece);
  }
  await write(Buffer.alloc(4));
}

function verdictOf(answer: string): Exclude<FileVerdict, "refused"> {
  if (answer === "stream: OK") return "clean";
  const found = /^stream: (\S+) FOUND$/.exec(answer)?.[1];
  if (found === undefined) throw new Error(`the virus scanner answered ${JSON.stringify(answer)}`);
  return found.startsWith("Heuristics.Encrypted") ? "encrypted" : "infected";
}
