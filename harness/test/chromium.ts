import { spawnSync } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { installPackages } from "./debian-packages.ts";

/** Parts of Chromium's own window, which each new page would load in a separate process at twice the cost of the page. */
const ofWindow = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "SpareRendererForSitePerProcess"];

/** Features disabled by Playwright. The last list of features counts, so ours repeats them. */
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

/** Arguments to run Chromium in a container, without network requests of its own, loading only pages. */
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
  // Avoids pictures with images still to be decoded, or with edges that depend on earlier painting.
  "--disable-checker-imaging",
  "--disable-partial-raster",
];

const shellPlace = "/usr/bin/chromium-headless-shell";
const usualPlaces = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** Returns the headless shells of the same revision that Playwright installed with its Chromium. */
export function shellsBeside(chromiumPath: string): string[] {
  const [, folder = "", revision = ""] = /^(.*)[\\/]chromium-(\d+)[\\/]/.exec(chromiumPath) ?? [];
  if (folder === "") return [];
  const shells = globSync(`chromium_headless_shell-${revision}/*/*headless?shell{,.exe}`, { cwd: folder });
  return shells.map((file) => join(folder, file));
}

/**
 * Returns the path of Chromium, or null: `CHROMIUM_PATH`, else a headless shell, else full Chromium. The shell needs
 * half the CPU time for a new page, as it has no window.
 */
export function findChromium(): string | null {
  const own = chromium.executablePath();
  const places = [process.env["CHROMIUM_PATH"] ?? "", ...shellsBeside(own), shellPlace, own, ...usualPlaces];
  return places.find((place) => place !== "" && existsSync(place)) ?? null;
}

/** Returns the path of Chromium with a window, which has the back/forward cache; null when it is missing. */
export function findFullChromium(): string | null {
  const places = [process.env["CHROMIUM_PATH"] ?? "", chromium.executablePath(), ...usualPlaces];
  return places.find((place) => place !== "" && !/headless.?shell/.test(place) && existsSync(place)) ?? null;
}

/** Finds Chromium or installs it: the headless shell of Playwright or Debian, else the system's Chromium. Throws when none can be installed. */
export function provideChromium(): string {
  const found = findChromium();
  if (found) return found;
  console.log("Installing Chromium for the browser tests …");
  const attempts = [installShellOfPlaywright, installShellOfDebian, installChromiumOfSystem];
  for (const install of attempts) {
    install();
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error("Chromium could not be installed; install it and set CHROMIUM_PATH to its executable.");
}

function installShellOfPlaywright(): void {
  const playwright = join(import.meta.dirname, "../../node_modules/@playwright/test/cli.js");
  if (run(process.execPath, playwright, "install", "--only-shell", "chromium")) {
    run(process.execPath, playwright, "install-deps", "chromium-headless-shell");
  }
}

/** The package does not depend on fonts, without which pages show boxes. */
function installShellOfDebian(): void {
  installPackages(["chromium-headless-shell", "fonts-liberation"], "the browser tests");
}

function installChromiumOfSystem(): void {
  if (run("apt-get", "update")) run("apt-get", "install", "--yes", "chromium");
}

/** Runs an installer; returns true on success. */
function run(command: string, ...args: string[]): boolean {
  return spawnSync(command, args, { stdio: "inherit", timeout: 600_000 }).status === 0;
}
