import { spawn } from "node:child_process";
import { join } from "node:path";
import { settings } from "#server/config/config.ts";

const root = join(import.meta.dirname, "../..");

/** Unsets what a developer's .env may contain: without CMS_URL the embedded CMS and security provider are used. */
const unset = Object.fromEntries(
  Object.keys(settings.shape)
    .filter((name) => name !== "CMS_URL")
    .map((name) => [name, ""]),
);

/** The built portal with its defaults, as after cloning, apart from the given settings. */
export async function startPortal(own: Record<string, string> = {}): Promise<{ url: string; stop(): Promise<void> }> {
  const child = spawn(process.execPath, [join(root, "server/main.mjs")], {
    env: { PATH: process.env["PATH"], ...unset, PORT: "0", ...own },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const exited = new Promise<void>((resolve) => child.once("close", () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    let output = "";
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      output += text;
      const ready = /"Portal ready on (http:\/\/localhost:\d+)"/.exec(output)?.[1];
      if (ready) resolve(ready);
    });
    void exited.then(() => reject(new Error(`The portal did not start: ${output}`)));
  });
  return {
    url,
    async stop() {
      child.kill("SIGTERM");
      await exited;
    },
  };
}
