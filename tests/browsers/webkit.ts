import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { setTimeout } from "node:timers/promises";
import { z } from "zod";
import type { TestBrowser } from "./test-browser.ts";

const answer = z.object({ value: z.unknown() });
const session = z.object({ sessionId: z.string() });
const element = z.record(z.string(), z.string());

/** WebKitGTK's MiniBrowser over WebDriver, on a virtual display. */
export async function startWebKit(binary: string, { hasScript = true } = {}): Promise<TestBrowser> {
  const port = await freePort();
  const screen = ["-screen", "0", "1280x1024x24", "-nolisten", "tcp"];
  const display = spawn("Xvfb", ["-displayfd", "3", ...screen], { stdio: ["ignore", "ignore", "ignore", "pipe"] });
  const [number] = z.tuple([z.instanceof(Buffer)]).parse(await once(display.stdio[3] ?? display, "data"));
  const driver = spawn("WebKitWebDriver", ["--host=127.0.0.1", `--port=${port}`], {
    stdio: "ignore",
    env: {
      ...process.env,
      DISPLAY: `:${number.toString().trim()}`,
      LANG: "cs_CZ.UTF-8",
      LIBGL_ALWAYS_SOFTWARE: "1",
    },
  });

  async function ask(method: "GET" | "POST" | "DELETE", path: string, body?: object): Promise<unknown> {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
    });
    const { value } = answer.parse(await response.json());
    if (!response.ok) throw new Error(`WebDriver ${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  }

  const args = ["--automation", `--enable-javascript=${hasScript}`];
  const options = { "webkitgtk:browserOptions": { binary, args } };
  await untilReady(() => ask("GET", "/status"));
  const { sessionId } = session.parse(await ask("POST", "/session", { capabilities: { alwaysMatch: options } }));
  const path = `/session/${sessionId}`;
  await ask("POST", `${path}/window/rect`, { x: 0, y: 0, width: 1280, height: 900 });

  async function find(selector: string): Promise<string> {
    const found = element.parse(await ask("POST", `${path}/element`, { using: "css selector", value: selector }));
    return `${path}/element/${Object.values(found)[0]}`;
  }

  const type = async (selector: string, text: string) =>
    void (await ask("POST", `${await find(selector)}/value`, { text }));

  return {
    open: async (url) => void (await ask("POST", `${path}/url`, { url })),
    evaluate: (expression) => ask("POST", `${path}/execute/sync`, { script: `return (${expression});`, args: [] }),
    async click(selector) {
      const target = await find(selector);
      // The driver refuses to click an element at the very edge of the window.
      const script = `document.querySelector(${JSON.stringify(selector)}).scrollIntoView({ block: "center" });`;
      await ask("POST", `${path}/execute/sync`, { script, args: [] });
      await ask("POST", `${target}/click`, {});
    },
    type,
    attach: (selector, paths) => type(selector, paths.join("\n")),
    async close() {
      await ask("DELETE", path).catch(() => {});
      driver.kill();
      display.kill();
    },
  };
}

async function untilReady(ask: () => Promise<unknown>): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      await ask();
      return;
    } catch (error) {
      if (tries === 200) throw error;
      await setTimeout(100);
    }
  }
}

/** The driver cannot report which port it has taken. */
function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
