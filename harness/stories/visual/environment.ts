import { spawnSync } from "node:child_process";
import { hash } from "node:crypto";
import { chromiumArguments } from "#harness/test/chromium.ts";

/** Browser, fonts and flags. Pictures are comparable only if these are equal. */
export interface PictureEnvironment {
  browser: string;
  /** Hash of the installed fonts. */
  fonts: string;
  /** Hash of the browser's arguments. */
  flags: string;
}

export function readEnvironment(browser: string): PictureEnvironment {
  const { stdout } = spawnSync("fc-list", ["--format", "%{file} %{fontversion}\n"], { encoding: "utf8" });
  const fonts = (stdout ?? "").split("\n").filter(Boolean).toSorted();
  return { browser, fonts: short(fonts), flags: short([process.platform, process.arch, ...chromiumArguments]) };
}

function short(parts: readonly string[]): string {
  return hash("sha256", parts.join("\n")).slice(0, 16);
}

/** Describes the differences of two environments; empty for none. */
export function differencesBetween(one: PictureEnvironment, other: PictureEnvironment): string[] {
  return [
    ...(one.browser === other.browser ? [] : [`${other.browser} instead of ${one.browser}`]),
    ...(one.fonts === other.fonts ? [] : ["other fonts"]),
    ...(one.flags === other.flags ? [] : ["another platform or other arguments of the browser"]),
  ];
}
