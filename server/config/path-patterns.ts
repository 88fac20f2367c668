import { setting, splitList } from "./settings.ts";

/**
 * Parses a comma-separated list of path patterns with `*` as wildcard, such as `/dev/*,/interni`; throws for an entry
 * that is not a path.
 */
export function parsePathPatterns(text: string): string[] {
  const patterns = splitList(text);
  for (const pathname of patterns) {
    if (!pathname.startsWith("/")) throw new Error(`not a path: ${pathname}`);
    patternOf(pathname);
  }
  return patterns;
}

/** True for exactly one pattern. */
export function isPathPattern(path: string): boolean {
  try {
    return parsePathPatterns(path).length === 1;
  } catch {
    return false;
  }
}

export function pathPatterns(fallback = "") {
  return setting({ expected: "a comma-separated list of paths such as /dev/*", fallback, read: parsePathPatterns });
}

export function matchesAny(pathname: string, patterns: readonly string[], { ignoreCase = false } = {}): boolean {
  return patterns.some((pattern) => patternOf(pattern, ignoreCase).test({ pathname }));
}

/** Cache of compiled patterns; unbounded, as all come from the settings. */
const compiled = new Map<string, URLPattern>();

function patternOf(pathname: string, ignoreCase = false): URLPattern {
  const key = `${ignoreCase} ${pathname}`;
  const pattern = compiled.get(key) ?? new URLPattern({ pathname }, { ignoreCase });
  compiled.set(key, pattern);
  return pattern;
}
