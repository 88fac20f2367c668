import { test as base, type ConsoleMessage, expect, type Page } from "@playwright/test";
import { type ServedProvider, serveProvider } from "#embedded/provider/serve.ts";
import { consentCookie, formatConsent } from "#schemas/visitor/consent.ts";
import { parseConfig } from "#server/config/config.ts";
import { type Portal, startPortal } from "./portal.ts";

const { version: consentVersion } = parseConfig({}).consent;

interface TestFixtures {
  /** The portal that pages are opened at. */
  portal: Portal;
  /** True when the visitor has declined all cookies, so that no page shows the consent bar. */
  hasDecided: boolean;
  /** Statuses of 400 and above that the test provokes: the browser names them in its console. */
  intended: Set<number>;
  /** Starts portals with settings of their own; each has to end with exit code 0. */
  start: (env?: Record<string, string>) => Promise<Portal>;
}

interface WorkerFixtures {
  /** A portal with the settings of nobody. */
  plainPortal: Portal;
  /** Returns the portal with settings of its own that tests of the worker share; it takes the place of the one before it. */
  portalWith: (env: Record<string, string>) => Promise<Portal>;
  /** A security provider. */
  provider: ServedProvider;
}

/**
 * Tests against one running portal, in pages where no script error and no breach of the policy goes unnoticed. All that
 * workers keep is here: Playwright starts a worker and its browser anew for files that extend this with more of it.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  plainPortal: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from the pattern
    async ({}, use) => {
      const portal = await startPortal();
      await use(portal);
      await portal.stop();
    },
    { scope: "worker" },
  ],
  portalWith: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from the pattern
    async ({}, use) => {
      const shared = new Map<string, Portal>();
      const stop = async () => {
        for (const portal of shared.values()) await portal.stop();
        shared.clear();
      };
      await use(async (env) => {
        const settings = JSON.stringify(env);
        const same = shared.get(settings);
        if (same) return same;
        await stop();
        const portal = await startPortal(env);
        shared.set(settings, portal);
        return portal;
      });
      await stop();
    },
    { scope: "worker" },
  ],
  provider: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from the pattern
    async ({}, use) => {
      const provider = await serveProvider({ clock: { now: () => Date.now() }, port: 0 });
      await use(provider);
      await provider.close();
    },
    { scope: "worker" },
  ],
  portal: async ({ plainPortal }, use) => use(plainPortal),
  hasDecided: [true, { option: true }],
  context: async ({ context, hasDecided }, use) => {
    const value = formatConsent({ statistical: false, marketing: false }, consentVersion, new Date("2026-11-20"));
    const hosts = ["localhost", "127.0.0.1", "mpsv.localhost", "up.localhost"];
    const cookie = { name: consentCookie, value, path: "/", sameSite: "Lax" } as const;
    if (hasDecided) await context.addCookies(hosts.map((domain) => ({ ...cookie, domain })));
    await use(context);
  },
  baseURL: async ({ portal }, use) => use(portal.url),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from the pattern
  intended: async ({}, use) => use(new Set()),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from the pattern
  start: async ({}, use) => {
    const started: Portal[] = [];
    await use(async (env) => {
      const portal = await startPortal(env);
      started.push(portal);
      return portal;
    });
    for (const portal of started) await portal.stop();
  },
  // Judged before the portals it visits end: what it fetches ahead would fail after that.
  page: async ({ page, intended, start: _ }, use) => {
    const faults = await watch(page, intended);
    await use(page);
    expect(faults, "errors in the browser").toEqual([]);
  },
});

async function watch(page: Page, intended: ReadonlySet<number>): Promise<string[]> {
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error" && !isIntended(message, intended)) faults.push(message.text());
  });
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample }) => {
      console.error(`policy breached: ${violatedDirective} ${blockedURI} ${sample}`);
    });
  });
  return faults;
}

/** The browser's own line about an answer the test has asked for. */
function isIntended(message: ConsoleMessage, intended: ReadonlySet<number>): boolean {
  const status = /^Failed to load resource: the server responded with a status of (\d+)/.exec(message.text())?.[1];
  return status !== undefined && intended.has(Number(status));
}

/** Opens a page and waits until links are followed in place and the header is alive. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator("html[data-navigation=ready][data-shell=ready]")).toBeAttached();
}
