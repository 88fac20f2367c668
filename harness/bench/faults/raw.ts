import { connect } from "node:net";

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
