import { test as base, type ConsoleMessage, expect, type Page } from "@playwright/test";
import { type ServedProvider, serveProvider } from "#embedded/provider/serve.ts";
import { consentCookie, formatConsent } from "#schemas/visitor/consent.ts";
import { parseConfig } from "#server/config/config.ts";
import { fixedDay } from "./fixed-day-settings.ts";
import { type Portal, startPortal } from "./portal.ts";

const { version: consentVersion } = parseConfig({}).consent;

interface TestFixtures {
  /** The portal that pages are opened on. */
  portal: Portal;
  /** True when the visitor has declined all cookies, so that no page shows the consent bar. */
  hasDecided: boolean;
  /** Statuses of 400 and above that the test provokes, which the browser logs in its console. */
  intended: Set<number>;
  /** Starts portals with their own settings; each must exit with code 0. */
  start: (env?: Record<string, string>) => Promise<Portal>;
}

interface WorkerFixtures {
  /** A portal with default settings; its clock starts on 20 November 2026. */
  plainPortal: Portal;
  /** Returns a portal with given settings, shared by the worker's tests; it replaces the previous one. */
  portalWith: (env: Record<string, string>) => Promise<Portal>;
  /** A security provider. */
  provider: ServedProvider;
}

/**
 * Tests on one running portal, on pages where script errors and policy violations fail the test. All worker fixtures
 * are here, because Playwright starts a new worker and browser for files that add more.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  plainPortal: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from the pattern
    async ({}, use) => {
      const portal = await startPortal(fixedDay);
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
  // Checked before its portals stop, because its prefetches would fail after that.
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

/** True for the browser's own console message about a response that the test provoked. */
function isIntended(message: ConsoleMessage, intended: ReadonlySet<number>): boolean {
  const status = /^Failed to load resource: the server responded with a status of (\d+)/.exec(message.text())?.[1];
  return status !== undefined && intended.has(Number(status));
}

/** Opens a page and waits until in-app navigation and the header are ready. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator("html[data-navigation=ready][data-shell=ready]")).toBeAttached();
}
