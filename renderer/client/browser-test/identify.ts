import Bowser from "bowser";
import { type Platform, platforms } from "#components/shell/browser-checks.ts";

/** Engine of a browser, which decides what it can do; many browsers share one. */
export type Engine = "Chromium" | "Firefox" | "Safari" | "Internet Explorer";

export interface Identity {
  browser: { name: string | null; version: string | null };
  /** Null for unknown engines. */
  engine: { name: Engine; version: string } | null;
  system: { name: string | null; version: string | null };
  /** Null for other devices. */
  platform: Platform | null;
}

/** Parses a user agent. `touchPoints` distinguishes an iPad, which claims to be a Mac, from a Mac. */
export function identify(userAgent: string, touchPoints: number): Identity {
  const { browser, os, platform } = Bowser.parse(userAgent);
  const isIpad = os.name === "macOS" && touchPoints > 1;
  // An iPad that claims to be a Mac hides its version, which equals that of its browser.
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
  // On iOS every browser is made of the Safari that came with the system.
  if (system.name === "iOS" && system.version) return { name: "Safari", version: system.version };
  const chromium = numberAfter(/Chrome\/(\d+)/);
  if (chromium) return { name: "Chromium", version: chromium };
  const firefox = numberAfter(/\bFirefox\/(\d+)/);
  if (firefox) return { name: "Firefox", version: firefox };
  const safari = numberAfter(/\bVersion\/(\d+(?:\.\d+)?).* Safari\//);
  return safari ? { name: "Safari", version: safari } : null;
}
