import { expect, test } from "vitest";
import { matchesAny, parsePathPatterns } from "#server/config/path-patterns.ts";

test.each([
  ["/dev/*", "/dev/tabs", true],
  ["/dev/*", "/dev/components/form", true],
  ["/dev/*", "/dev", false],
  ["/dev/*", "/devatero", false],
  ["/dev", "/dev", true],
  ["/dev", "/dev/tabs", false],
  ["/*/tisk", "/aktuality/tisk", true],
  ["/*", "/", true],
  ["/a,/b", "/b", true],
  ["", "/", false],
])("%s matches %s: %s", (list, path, expected) => {
  expect(matchesAny(path, parsePathPatterns(list))).toBe(expected);
});

test.each(["dev/*", "https://evil.example/*", "/a,b", "/(a"])("%s is not a valid list of paths", (list) => {
  expect(() => parsePathPatterns(list)).toThrow();
});
