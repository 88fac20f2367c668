import { once } from "node:events";
import { Agent, request } from "node:http";
import { setTimeout } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { freePort } from "#harness/cluster/free-port.ts";
import { startNginx } from "#harness/cluster/nginx.ts";
import { isExhaustive } from "../exhaustive.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { startProcess } from "./portal-process.ts";

const restarts = isExhaustive ? 50 : 2;
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

test(`${restarts} restarts of nodes behind nginx lose neither page views nor forms`, { timeout: 900_000 }, async () => {
  const [port, ...ports] = [await freePort(), await freePort(), await freePort()];
  const start = (own: number) => startProcess({ PORT: String(own), SHUTDOWN_DELAY_S: "5" });
  const nodes: { own: number; node: Awaited<ReturnType<typeof start>> }[] = [];
  for (const own of ports) nodes.push({ own, node: await start(own) });
  onTestFinished((await startNginx(port, ports, { outagePages: temporaryFolder() })).stop);
  const agent = new Agent({ keepAlive: true, maxSockets: 50 });
  onTestFinished(() => agent.destroy());

  const counts = new Map<string, number>();
  let isOver = false;
  let number = 0;
  async function visit(): Promise<void> {
    while (!isOver) {
      number += 1;
      const isForm = number % 3 === 0;
      // A page view that nginx has not cached.
      const answer = await send(agent, port, isForm ? "POST" : "GET", isForm ? "/dev/formular" : `/rodina?q=${number}`);
      const key = `${isForm ? "POST" : "GET"} ${answer}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
      await setTimeout(20);
    }
  }
  const visits = Array.from({ length: 4 }, visit);
  for (let restart = 0; restart < restarts; restart += 1) {
    const place = nodes[restart % nodes.length];
    if (!place) break;
    const ended = once(place.node.child, "exit");
    place.node.child.kill("SIGTERM");
    await ended;
    place.node = await start(place.own);
  }
  isOver = true;
  await Promise.all(visits);
  // The form lacks a day: the page is shown again with 422.
  if (isExhaustive) console.log(Object.fromEntries(counts));
  const lost = [...counts].filter(([key]) => !/^(?:GET 200|POST 422)$/.test(key));
  expect(lost).toEqual([]);
  expect(counts.get("GET 200")).toBeGreaterThan(50);
  expect(counts.get("POST 422")).toBeGreaterThan(25);
});
