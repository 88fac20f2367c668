import { findFirefox, findMiniBrowser } from "#harness/test/other-browsers.ts";
import { startFirefox } from "./firefox.ts";
import type { StartBrowser } from "./test-browser.ts";
import { startWebKit } from "./webkit.ts";

const firefox = findFirefox();
const miniBrowser = findMiniBrowser();

/** Firefox and WebKit, or the one that is installed. */
export const browsers: [name: string, start: StartBrowser][] = [
  ...(firefox ? [["Firefox", (options) => startFirefox(firefox, options)] satisfies [string, StartBrowser]] : []),
  ...(miniBrowser ? [["WebKit", (options) => startWebKit(miniBrowser, options)] satisfies [string, StartBrowser]] : []),
];

if (browsers.length === 0) throw new Error("Neither Firefox nor WebKit is installed");
