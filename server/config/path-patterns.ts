import { splitList } from "./settings.ts";

/** Reads a comma-separated list of paths in which `*` stands for anything, such as `/dev/*,/interni`; throws for an entry that is no path. */
export function parsePathPatterns(text: string): string[] {
  const patterns = splitList(text);
  for (const pathname of patterns) {
    if (!pathname.startsWith("/")) throw new Error(`not a path: ${pathname}`);
    patternOf(pathname);
  }
  return patterns;
}

/** True when a canonical path matches one of the patterns. */
export function matchesAny(pathname: string, patterns: readonly string[], { ignoreCase = false } = {}): boolean {
  return patterns.some((pattern) => patternOf(pattern, ignoreCase).test({ pathname }));
}

/** Cache of compiled patterns; all come from the settings, so there are few. */
const compiled = new Map<string, URLPattern>();

function patternOf(pathname: string, ignoreCase = false): URLPattern {
  const key = `${ignoreCase} ${pathname}`;
  const pattern = compiled.get(key) ?? new URLPattern({ pathname }, { ignoreCase });
  compiled.set(key, pattern);
  return pattern;
}
