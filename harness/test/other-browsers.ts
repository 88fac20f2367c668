import { existsSync, globSync } from "node:fs";
import { findFullChromium } from "./chromium.ts";
import { installPackages } from "./debian-packages.ts";

/** The programs of a browser packaged by Debian; null for missing ones. */
interface OtherBrowser {
  name: string;
  packages: readonly string[];
  find: () => string | null;
}

/** Returns the path of Firefox; null when it is missing. */
export function findFirefox(): string | null {
  return ["/usr/bin/firefox-esr", "/usr/bin/firefox"].find((path) => existsSync(path)) ?? null;
}

/** Returns the path of WebKitGTK's MiniBrowser; null when it, its driver or a display is missing. */
export function findMiniBrowser(): string | null {
  const hasTools = ["/usr/bin/WebKitWebDriver", "/usr/bin/Xvfb"].every((path) => existsSync(path));
  return (hasTools && globSync("/usr/lib/*/webkit2gtk-4.*/MiniBrowser").toSorted().at(-1)) || null;
}

const others: readonly OtherBrowser[] = [
  { name: "Firefox", packages: ["firefox-esr"], find: findFirefox },
  { name: "WebKit", packages: ["webkit2gtk-driver", "xvfb"], find: findMiniBrowser },
  { name: "Chromium with a window", packages: ["chromium"], find: findFullChromium },
];

/** Installs Firefox, WebKit and Chromium with apt-get if possible; returns a note for each browser that is still missing. */
export function provideOtherBrowsers(): { notes: string[]; canRun: boolean } {
  const missing = () => others.filter(({ find }) => find() === null);
  installPackages(
    missing().flatMap((browser) => browser.packages),
    "the tests of other browsers",
  );
  const notes = missing().map(
    ({ name, packages: needed }) => `1 browser skipped: ${name} is not installed (${needed.join(", ")} of Debian)`,
  );
  return { notes, canRun: notes.length < others.length };
}
