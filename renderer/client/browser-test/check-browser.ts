import type { Check, Outcome } from "#components/shell/browser-checks.ts";
import type { Engine, Identity } from "./identify.ts";

/** Oldest engine versions that support the portal's styles (`:has()`) and scripts (ES2022). */
const oldestEngines: Record<Engine, string | null> = {
  Chromium: "105",
  Firefox: "121",
  Safari: "16.4",
  "Internet Explorer": null,
};

/** Oldest system versions that these engines run on; an empty string accepts any version. */
const oldestSystems: Readonly<Record<string, string>> = {
  Windows: "NT 10.0",
  macOS: "10.15",
  iOS: "16.4",
  Android: "6",
  "Chrome OS": "",
  Linux: "",
};

/** Versions that browsers also report for later ones, with the text to show for them. */
const frozenVersions: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Windows: { "NT 10.0": "10+" },
  macOS: { "10.15": "10.15+", "10.15.7": "10.15+" },
  Android: { "10": "10+" },
};

export interface BrowserFacts {
  identity: Identity;
  cookies: boolean;
  thirdPartyCookies: Outcome;
}

/** Runs the checks for a browser with JavaScript. */
export function checkBrowser({ identity, cookies, thirdPartyCookies }: BrowserFacts): Check[] {
  const { platform } = identity;
  return [
    { name: "javascript", outcome: "passed", found: null },
    { name: "mobile", outcome: platform ? "passed" : "untested", found: platform },
    { name: "cookies", outcome: cookies ? "passed" : "failed", found: null },
    { name: "thirdPartyCookies", outcome: thirdPartyCookies, found: null },
    checkSystem(identity.system),
    checkBrowserVersion(identity),
    {
      name: "ieSettings",
      outcome: identity.engine?.name === "Internet Explorer" ? "failed" : "notApplicable",
      found: null,
    },
  ];
}

/** Checks the operating system; an unknown one counts as limited, because it may work. */
export function checkSystem({ name, version }: Identity["system"]): Check {
  const minimum = name && Object.hasOwn(oldestSystems, name) ? oldestSystems[name] : undefined;
  if (!name || minimum === undefined) return { name: "system", outcome: "limited", found: name };
  if (minimum === "") return { name: "system", outcome: "passed", found: name };
  if (!version) return { name: "system", outcome: "limited", found: name };
  const displayed = frozenVersions[name]?.[version] ?? version;
  return { name: "system", outcome: isAtLeast(version, minimum) ? "passed" : "failed", found: `${name} ${displayed}` };
}

/** Checks a browser by its engine; an unknown one counts as limited, because it may work. */
export function checkBrowserVersion({ browser, engine }: Identity): Check {
  const found = browser.name && [browser.name, mainPart(browser.version)].filter(Boolean).join(" ");
  if (!engine) return { name: "browser", outcome: "limited", found };
  const oldest = oldestEngines[engine.name];
  if (oldest !== null && isAtLeast(engine.version, oldest)) return { name: "browser", outcome: "passed", found };
  const required = oldest === null ? null : `${engine.name} ≥ ${oldest}`;
  return { name: "browser", outcome: "failed", found: [found, required].filter(Boolean).join("; ") || null };
}

function mainPart(version: string | null): string | null {
  return /^\d+/.exec(version ?? "")?.[0] ?? null;
}

const byNumber = new Intl.Collator("en", { numeric: true });

/** Compares versions such as `16.4` and `16.10` part by part. */
function isAtLeast(version: string, oldest: string): boolean {
  return byNumber.compare(version, oldest) >= 0;
}
