import { connect } from "node:net";

/** Pseudo-random numbers, the same in each run (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Sends raw bytes on a new connection; resolves to "" when no response comes in time. */
export function exchange(port: number, bytes: string, timeoutMs = 5000): Promise<string> {
  return new Promise((resolve) => {
    let answer = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(bytes, "latin1"));
    socket.setTimeout(timeoutMs, () => socket.destroy());
    socket.setEncoding("latin1").on("data", (text: string) => {
      answer += answer.length < 4000 ? text : "";
    });
    socket.once("error", () => {}).once("close", () => resolve(answer));
  });
}
