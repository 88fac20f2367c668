import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll } from "vitest";
import { freePort } from "#harness/cluster/free-port.ts";
import { isRecord } from "#portal/contract/parse/shape.ts";
import { demonstrationEmail } from "#strapi/settings.ts";

const launcher = join(import.meta.dirname, "../../adapter/launch/main.ts");
const data = join(import.meta.dirname, "../.data/test");

/** Starts an empty Strapi, which is filled from the fixtures, its adapter and a portal, as `npm run adapter -- strapi` does. */
export async function startStrapi() {
  for (const part of ["postgres", "service", "token"]) rmSync(join(data, part), { recursive: true, force: true });
  const names = ["STRAPI_PORT", "CMS_SERVICE_PORT", "PORT", "DATABASE_PORT"] as const;
  const ports: Record<string, string> = {};
  for (const name of names) ports[name] = String(await freePort());
  const env = { ...process.env, ...ports, ADAPTER_DATA: data };
  const child = spawn(process.execPath, [launcher, "strapi"], { env, stdio: ["ignore", "pipe", "pipe"] });
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
  const strapi = `http://localhost:${ports["STRAPI_PORT"]}`;
  const secrets: Record<string, string> = JSON.parse(readFileSync(join(data, "secrets.json"), "utf8"));
  const login = { email: demonstrationEmail, password: secrets["password"] };
  const { data: session } = await (await send(`${strapi}/admin/login`, "POST", login)).json();
  const token = isRecord(session) ? String(session["token"]) : "";
  return {
    strapi,
    service: `http://127.0.0.1:${ports["CMS_SERVICE_PORT"]}`,
    portal: `http://localhost:${ports["PORT"]}`,
    secrets,
    /** Asks the admin as the demonstration editor. */
    async admin(method: string, path: string, body?: unknown) {
      const answer = await send(`${strapi}/content-manager/collection-types/${path}`, method, body, token);
      if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
      return answer.json();
    },
  };
}

function send(url: string, method: string, body: unknown, token?: string): Promise<Response> {
  const headers = { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) };
  return fetch(url, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) });
}
