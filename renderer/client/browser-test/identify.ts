import Bowser from "bowser";
import { type Platform, platforms } from "#components/shell/browser-checks.ts";

/** Rendering engine, which decides what a browser supports; many browsers share one. */
export type Engine = "Chromium" | "Firefox" | "Safari" | "Internet Explorer";

export interface Identity {
  browser: { name: string | null; version: string | null };
  engine: { name: Engine; version: string } | null;
  system: { name: string | null; version: string | null };
  /** Null when the device is neither a desktop, a tablet nor a mobile. */
  platform: Platform | null;
}

/** Parses a user agent string. `touchPoints` tells an iPad, whose user agent claims to be a Mac, from a Mac. */
export function identify(userAgent: string, touchPoints: number): Identity {
  const { browser, os, platform } = Bowser.parse(userAgent);
  const isIpad = os.name === "macOS" && touchPoints > 1;
  // Such an iPad hides the version of its system, which is the same as its browser's.
  const version = isIpad ? (browser.version ?? null) : (os.version ?? null);
  const system = { name: isIpad ? "iOS" : (os.name ?? null), version };
  return {
    browser: { name: browser.name || null, version: browser.version ?? null },
    engine: engineOf(userAgent, system),
    system,
    platform: platforms.find((name) => name === (isIpad ? "tablet" : platformOf(os.name, platform.type))) ?? null,
  };
}

function platformOf(system: string | undefined, type: string | undefined): string | undefined {
  return system === "Chrome OS" ? "desktop" : type;
}

function engineOf(userAgent: string, system: Identity["system"]): Identity["engine"] {
  const numberAfter = (pattern: RegExp) => pattern.exec(userAgent)?.[1];
  const explorer = numberAfter(/\bMSIE (\d+)/) ?? numberAfter(/\bTrident\/.*\brv:(\d+)/);
  if (explorer) return { name: "Internet Explorer", version: explorer };
  // On iOS every browser uses the system's WebKit.
  if (system.name === "iOS" && system.version) return { name: "Safari", version: system.version };
  const chromium = numberAfter(/Chrome\/(\d+)/);
  if (chromium) return { name: "Chromium", version: chromium };
  const firefox = numberAfter(/\bFirefox\/(\d+)/);
  if (firefox) return { name: "Firefox", version: firefox };
  const safari = numberAfter(/\bVersion\/(\d+(?:\.\d+)?).* Safari\//);
  return safari ? { name: "Safari", version: safari } : null;
}
