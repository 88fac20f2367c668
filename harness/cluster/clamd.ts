import { spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { endWithThisProcess } from "./end-with-this-process.ts";
import { freePort } from "./free-port.ts";

const program = "/usr/sbin/clamd";

export function hasClamd(): boolean {
  return existsSync(program);
}

/**
 * Starts clamd, the daemon of ClamAV, with one signature: a content is infected when it holds the given word. Documents
 * that only their password opens are reported too. Resolves when it accepts connections.
 */
export async function startClamd(word: string) {
  const folder = mkdtempSync(join(tmpdir(), "clamd-"));
  const port = await freePort();
  const signatures = join(folder, "signatures");
  mkdirSync(signatures);
  writeFileSync(join(signatures, "own.ndb"), `Own.Word:0:*:${Buffer.from(word).toString("hex")}\n`);
  const settings = {
    TCPSocket: port,
    TCPAddr: "127.0.0.1",
    DatabaseDirectory: signatures,
    Foreground: "yes",
    AlertEncryptedDoc: "yes",
    LogFile: join(folder, "clamd.log"),
    TemporaryDirectory: folder,
  };
  const file = join(folder, "clamd.conf");
  writeFileSync(
    file,
    Object.entries(settings)
      .map(([name, value]) => `${name} ${value}\n`)
      .join(""),
  );
  const child = spawn(program, ["--config-file", file], { stdio: ["ignore", "pipe", "inherit"] });
  const ended = endWithThisProcess(child, folder);
  let output = "";
  await new Promise<void>((resolve, reject) => {
    void ended.then(() => reject(new Error(`clamd did not start.\n${output}`)));
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      output += text;
      if (/self checking/i.test(output)) resolve();
    });
  });
  return {
    url: `tcp://127.0.0.1:${port}`,
    address: { host: "127.0.0.1", port },
    /** Suspends the process: connections stay open, but nothing is answered. */
    pause: () => child.kill("SIGSTOP"),
    resume: () => child.kill("SIGCONT"),
    async stop(): Promise<void> {
      child.kill("SIGCONT");
      child.kill("SIGTERM");
      await ended;
    },
  };
}
