import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";

/** Waits until its input ends, ends a process, and removes the process's folder if one is named. */
const script = `trap "" INT HUP TERM
cat
kill -TERM "$1" && kill -CONT "$1"
while kill -0 "$1"; do sleep 0.1; done
if [ -n "$2" ]; then rm -rf "$2"; fi`;

/**
 * Ends a server that is no Node.js program when this process ends, even by SIGKILL: a shell waits for the end of a pipe
 * that only this process holds. Resolves when the server and the shell have ended.
 */
export async function endWithThisProcess(server: ChildProcess, folder = ""): Promise<void> {
  const watcher = spawn("sh", ["-c", script, "sh", String(server.pid), folder], {
    stdio: ["pipe", "ignore", "ignore"],
  });
  const ended = once(watcher, "exit");
  if (server.exitCode === null && server.signalCode === null) await once(server, "exit");
  watcher.stdin.end();
  await ended;
}
