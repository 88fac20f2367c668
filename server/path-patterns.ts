import { splitList } from "./settings.ts";

/** Reads a comma-separated list of paths in which `*` stands for anything, such as `/dev/*,/interni`; throws for what is no path. */
export function parsePathPatterns(text: string): string[] {
  const patterns = splitList(text);
  for (const pathname of patterns) {
    if (!pathname.startsWith("/")) throw new Error(`not a path: ${pathname}`);
    patternOf(pathname);
  }
  return patterns;
}

/** Whether one of the patterns stands for a canonical path. */
export function matchesAny(pathname: string, patterns: readonly string[]): boolean {
  return patterns.some((pattern) => patternOf(pattern).test({ pathname }));
}

/** Patterns come from the settings, so there are few of them. */
const compiled = new Map<string, URLPattern>();

function patternOf(pathname: string): URLPattern {
  const pattern = compiled.get(pathname) ?? new URLPattern({ pathname });
  compiled.set(pathname, pattern);
  return pattern;
}
