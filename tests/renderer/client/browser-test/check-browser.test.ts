import { expect, test } from "vitest";
import { verdictOf } from "#components/shell/browser-checks.ts";
import { checkBrowser } from "#renderer/client/browser-test/check-browser.ts";
import { identify } from "#renderer/client/browser-test/identify.ts";

const webKit = "AppleWebKit/537.36 (KHTML, like Gecko)";
const iPhone = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const mac = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const windows = "Mozilla/5.0 (Windows NT 10.0; Win64; x64)";

/** User agent, touch points, and the expected platform, system and browser with the outcomes of the last two. */
const browsers: [string, string, number, string | null, string | null, string, string | null, string][] = [
  [
    "Chrome on Windows",
    `${windows} ${webKit} Chrome/142.0.0.0 Safari/537.36`,
    0,
    "desktop",
    "Windows 10+",
    "passed",
    "Chrome 142",
    "passed",
  ],
  [
    "Edge on Windows",
    `${windows} ${webKit} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`,
    10,
    "desktop",
    "Windows 10+",
    "passed",
    "Microsoft Edge 142",
    "passed",
  ],
  [
    "Firefox on Windows",
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0",
    0,
    "desktop",
    "Windows 10+",
    "passed",
    "Firefox 145",
    "passed",
  ],
  [
    "Firefox ESR on Windows 7",
    "Mozilla/5.0 (Windows NT 6.1; Win64; x64; rv:115.0) Gecko/20100101 Firefox/115.0",
    0,
    "desktop",
    "Windows NT 6.1",
    "failed",
    "Firefox 115; Firefox ≥ 121",
    "failed",
  ],
  [
    "Chrome 90",
    `${windows} ${webKit} Chrome/90.0.4430.93 Safari/537.36`,
    0,
    "desktop",
    "Windows 10+",
    "passed",
    "Chrome 90; Chromium ≥ 105",
    "failed",
  ],
  [
    "Opera",
    `${windows} ${webKit} Chrome/140.0.0.0 Safari/537.36 OPR/124.0.0.0`,
    0,
    "desktop",
    "Windows 10+",
    "passed",
    "Opera 124",
    "passed",
  ],
  [
    "old Edge",
    `${windows} ${webKit} Chrome/64.0.3282.140 Safari/537.36 Edge/18.17763`,
    0,
    "desktop",
    "Windows 10+",
    "passed",
    "Microsoft Edge 18; Chromium ≥ 105",
    "failed",
  ],
  [
    "Internet Explorer 11",
    "Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko",
    0,
    "desktop",
    "Windows 10+",
    "passed",
    "Internet Explorer 11",
    "failed",
  ],
  [
    "Safari on a Mac",
    `${mac} Version/18.1 Safari/605.1.15`,
    0,
    "desktop",
    "macOS 10.15+",
    "passed",
    "Safari 18",
    "passed",
  ],
  [
    "Safari 15 on a Mac",
    `${mac} Version/15.6 Safari/605.1.15`,
    0,
    "desktop",
    "macOS 10.15+",
    "passed",
    "Safari 15; Safari ≥ 16.4",
    "failed",
  ],
  [
    "Safari on an iPad that says it is a Mac",
    `${mac} Version/17.4 Safari/605.1.15`,
    5,
    "tablet",
    "iOS 17.4",
    "passed",
    "Safari 17",
    "passed",
  ],
  [
    "Safari on an iPhone",
    `${iPhone} Version/17.5 Mobile/15E148 Safari/604.1`,
    5,
    "mobile",
    "iOS 17.5",
    "passed",
    "Safari 17",
    "passed",
  ],
  [
    "Chrome on an iPhone",
    `${iPhone} CriOS/142.0.7444.46 Mobile/15E148 Safari/604.1`,
    5,
    "mobile",
    "iOS 17.5",
    "passed",
    "Chrome 142",
    "passed",
  ],
  [
    "Chrome on iOS 15",
    `${iPhone.replace("17_5", "15_8")} CriOS/120.0.0.0 Mobile/15E148 Safari/604.1`,
    5,
    "mobile",
    "iOS 15.8",
    "failed",
    "Chrome 120; Safari ≥ 16.4",
    "failed",
  ],
  [
    "Chrome on Android",
    `Mozilla/5.0 (Linux; Android 10; K) ${webKit} Chrome/142.0.0.0 Mobile Safari/537.36`,
    5,
    "mobile",
    "Android 10+",
    "passed",
    "Chrome 142",
    "passed",
  ],
  [
    "Samsung Internet",
    `Mozilla/5.0 (Linux; Android 10; K) ${webKit} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    5,
    "mobile",
    "Android 10+",
    "passed",
    "Samsung Internet for Android 28",
    "passed",
  ],
  [
    "Firefox on Linux",
    "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
    0,
    "desktop",
    "Linux",
    "passed",
    "Firefox 140",
    "passed",
  ],
  [
    "Chrome OS",
    `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webKit} Chrome/142.0.0.0 Safari/537.36`,
    0,
    "desktop",
    "Chrome OS",
    "passed",
    "Chrome 142",
    "passed",
  ],
  ["something nobody knows", "Vyhledavac/1.0", 0, null, null, "limited", null, "limited"],
];

test.each(browsers)("%s", (_name, userAgent, touchPoints, platform, system, systemOutcome, browser, browserOutcome) => {
  const identity = identify(userAgent, touchPoints);
  const checks = checkBrowser({ identity, cookies: true, thirdPartyCookies: "passed" });
  const found = Object.fromEntries(checks.map(({ name, outcome, found }) => [name, [found, outcome]]));
  expect(found["mobile"]).toEqual([platform, platform ? "passed" : "untested"]);
  expect(found["system"]).toEqual([system, systemOutcome]);
  expect(found["browser"]).toEqual([browser, browserOutcome]);
});

test("the settings check applies to Internet Explorer only", () => {
  const outcome = (userAgent: string) => {
    const checks = checkBrowser({ identity: identify(userAgent, 0), cookies: true, thirdPartyCookies: "passed" });
    return checks.find(({ name }) => name === "ieSettings")?.outcome;
  };
  expect(outcome("Mozilla/5.0 (compatible; MSIE 10.0; Windows NT 6.2; Trident/6.0)")).toBe("failed");
  expect(outcome("Mozilla/5.0 (Windows NT 10.0; rv:145.0) Gecko/20100101 Firefox/145.0")).toBe("notApplicable");
});

test.each([
  ["passed", true, "passed"],
  ["untested", true, "passed"],
  ["limited", true, "limited"],
  ["pending", true, "pending"],
  ["passed", false, "failed"],
  ["pending", false, "failed"],
] as const)("third-party cookies %s and own cookies %s: %s", (thirdPartyCookies, cookies, verdict) => {
  const identity = identify("Mozilla/5.0 (Windows NT 10.0; rv:145.0) Gecko/20100101 Firefox/145.0", 0);
  expect(verdictOf(checkBrowser({ identity, cookies, thirdPartyCookies }))).toBe(verdict);
});
