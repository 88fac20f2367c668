import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll } from "vitest";
import { freePort } from "#harness/cluster/free-port.ts";

const integrations = join(import.meta.dirname, "../../integrations");

/** Starts an empty CMS, which is filled from the fixtures, its adapter and a portal, as `npm run adapter -- <name>` does. */
export async function startTrial(name: string, portVariable: string) {
  const data = join(integrations, name, ".data/test");
  for (const part of ["postgres", "service", "token", "uploads"])
    rmSync(join(data, part), { recursive: true, force: true });
  const ports: Record<string, string> = {};
  for (const each of [portVariable, "CMS_SERVICE_PORT", "PORT", "DATABASE_PORT"])
    ports[each] = String(await freePort());
  const env = { ...process.env, ...ports, ADAPTER_DATA: data };
  const launcher = join(integrations, "adapter/launch/main.ts");
  const child = spawn(process.execPath, [launcher, name], { env, stdio: ["ignore", "pipe", "pipe"] });
  const exited = once(child, "exit");
  afterAll(async () => {
    child.kill("SIGINT");
    await exited;
  });
  let output = "";
  await new Promise<void>((resolve, reject) => {
    child.once("exit", () => reject(new Error(output)));
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding("utf8").on("data", (text: string) => {
        output += text;
        if (output.includes("Ctrl-C ends them all")) resolve();
      });
  });
  const secrets: Record<string, string> = JSON.parse(readFileSync(join(data, "secrets.json"), "utf8"));
  return {
    cms: `http://localhost:${ports[portVariable]}`,
    service: `http://127.0.0.1:${ports["CMS_SERVICE_PORT"]}`,
    portal: `http://localhost:${ports["PORT"]}`,
    secrets,
  };
}

/** Sends JSON to a CMS and returns its answer; throws when it refuses. */
export async function sendJson(method: string, url: string, body?: unknown, token?: string) {
  const headers = { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) };
  const answer = await fetch(url, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${url}: ${answer.status} ${text}`);
  return text === "" ? null : JSON.parse(text);
}
