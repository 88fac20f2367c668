import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";

/** Parts of Chromium's own window that each new page would load in a process of its own, for twice the cost of the page. */
const ofWindow = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "SpareRendererForSitePerProcess"];

/** Features that Playwright switches off: the last list counts, so that ours repeats them. */
const ofPlaywright = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
];

/** Arguments under which Chromium runs in a container, asks nothing of the network and loads nothing but pages. */
export const chromiumArguments = [
  `--disable-features=${[...ofWindow, ...ofPlaywright].join(",")}`,
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--font-render-hinting=none",
  // Pictures never show a page whose images are still to be decoded, and edges that depend on what was drawn before.
  "--disable-checker-imaging",
  "--disable-partial-raster",
];

const usualPlaces = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** Path of a Chromium on this machine: `CHROMIUM_PATH`, Playwright's own or the system's; null when there is none. */
export function findChromium(): string | null {
  const places = [process.env["CHROMIUM_PATH"] ?? "", chromium.executablePath(), ...usualPlaces];
  return places.find((place) => place !== "" && existsSync(place)) ?? null;
}

/** Finds Chromium or installs it: Playwright's build with what it needs, else the system's package. Throws when neither is to be had. */
export function provideChromium(): string {
  const found = findChromium();
  if (found) return found;
  console.log("Installing Chromium for the browser tests …");
  const playwright = join(import.meta.dirname, "../../node_modules/@playwright/test/cli.js");
  const attempts: [string, string[]][][] = [
    [
      [process.execPath, [playwright, "install", "chromium"]],
      [process.execPath, [playwright, "install-deps", "chromium"]],
    ],
    [
      ["apt-get", ["update"]],
      ["apt-get", ["install", "--yes", "chromium"]],
    ],
  ];
  for (const commands of attempts) {
    for (const [command, args] of commands) {
      // What comes after a failed step of an attempt would not help.
      if (spawnSync(command, args, { stdio: "inherit", timeout: 600_000 }).status !== 0) break;
    }
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error("Chromium could not be installed; install it and set CHROMIUM_PATH to its program.");
}
