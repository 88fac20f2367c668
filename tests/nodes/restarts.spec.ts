import { once } from "node:events";
import { readFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { freePort } from "#harness/cluster/free-port.ts";
import { startNginx } from "#harness/cluster/nginx.ts";
import { temporaryFolder } from "#harness/test-support/temporary-folder.ts";
import { isExhaustive } from "../exhaustive.ts";
import { startProcess } from "./portal-process.ts";

const form = "topic=work&given-name=Jana&family-name=Nova&email=jana%40posta.example&consent=yes";

/** Sends a page view or a form through nginx; resolves to the status, or to the error. */
function send(agent: Agent, port: number, method: "GET" | "POST", path: string): Promise<string> {
  return new Promise((resolve) => {
    const headers = {
      host: `localhost:${port}`,
      ...(method === "POST" && {
        origin: `http://localhost:${port}`,
        "content-type": "application/x-www-form-urlencoded",
      }),
    };
    request({ agent, host: "127.0.0.1", port, path, method, headers }, (incoming) => {
      incoming.resume().once("end", () => resolve(String(incoming.statusCode)));
    })
      .once("error", (error) => resolve(error.message))
      .end(method === "POST" ? form : undefined);
  });
}

interface Restarts {
  times: number;
  signal: "SIGTERM" | "SIGKILL";
  /** True for the configuration of deploy/nginx, false for nginx's defaults. */
  isDeployed: boolean;
  delayS: number;
}

/**
 * Restarts two nodes behind nginx in turn while visitors send forms and view pages. Returns the answers by method and
 * status, and what nginx says of forms.
 */
async function restartUnderLoad({ times, signal, isDeployed, delayS }: Restarts) {
  const [port, ...ports] = [await freePort(), await freePort(), await freePort()];
  const start = (own: number) => startProcess({ PORT: String(own), SHUTDOWN_DELAY_S: String(delayS) });
  const nodes: { own: number; node: Awaited<ReturnType<typeof start>> }[] = [];
  for (const own of ports) nodes.push({ own, node: await start(own) });
  const nginx = await startNginx(port, ports, isDeployed ? { outagePages: temporaryFolder() } : null);
  onTestFinished(nginx.stop);
  const agent = new Agent({ keepAlive: true, maxSockets: 50 });
  onTestFinished(() => agent.destroy());

  const counts = new Map<string, number>();
  let isOver = false;
  let number = 0;
  const step = "/dev/formular/-/krok/schuzka";

  async function visit(): Promise<void> {
    while (!isOver) {
      number += 1;
      // No proxy may send a form to a second node when the first one is killed.
      const isForm = number % 3 === 0 && signal === "SIGTERM";
      // A page view that nginx has not cached.
      const answer = await send(agent, port, isForm ? "POST" : "GET", isForm ? step : `/rodina?q=${number}`);
      const key = `${isForm ? "POST" : "GET"} ${answer}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
      await setTimeout(20);
    }
  }
  const visits = Array.from({ length: 4 }, visit);
  for (let time = 0; time < times; time += 1) {
    const place = nodes[time % nodes.length];
    if (!place) break;
    const ended = once(place.node.child, "exit");
    place.node.child.kill(signal);
    await ended;
    place.node = await start(place.own);
    // nginx skips a killed node for 2 seconds; while it skips both, none could answer.
    if (signal === "SIGKILL") await setTimeout(2500);
  }
  isOver = true;
  await Promise.all(visits);
  if (isExhaustive) console.log(Object.fromEntries(counts));
  const errors = readFileSync(join(nginx.folder, "errors"), "utf8").split("\n");
  return { counts, ofForms: errors.filter((line) => line.includes('"POST ')).join("\n") };
}

const deployed = { signal: "SIGTERM", isDeployed: true, delayS: 5 } as const;
/** nginx skips a failed node for 10 seconds by default. */
const byDefault = { signal: "SIGTERM", isDeployed: false, delayS: 12 } as const;

test.each(
  isExhaustive
    ? [
        { ...deployed, times: 50 },
        { ...byDefault, times: 50 },
      ]
    : [{ ...deployed, times: 2 }],
)(
  "$times restarts of nodes behind nginx lose neither page views nor forms, as deployed $isDeployed",
  { timeout: 1_800_000 },
  async (restarts) => {
    const { counts, ofForms } = await restartUnderLoad(restarts);
    // The form lacks a day: the page is shown again with 422.
    expect(
      [...counts].filter(([key]) => !/^(?:GET 200|POST 422)$/.test(key)),
      ofForms,
    ).toEqual([]);
    expect(counts.get("GET 200")).toBeGreaterThan(50);
    expect(counts.get("POST 422")).toBeGreaterThan(25);
  },
);

test("killed nodes behind nginx lose no page view", { timeout: 900_000 }, async () => {
  const { counts } = await restartUnderLoad({
    times: isExhaustive ? 20 : 1,
    signal: "SIGKILL",
    isDeployed: true,
    delayS: 0,
  });
  expect([...counts.keys()]).toEqual(["GET 200"]);
  expect(counts.get("GET 200")).toBeGreaterThan(50);
});
