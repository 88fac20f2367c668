import { expect, test } from "vitest";
import { dropUnusedProperties } from "#renderer/build/unused-properties.ts";

test.for([
  [
    "properties that nothing uses go, and so do those that only they use",
    ":root{--x:var(--y);--y:red;--z:tan}p{color:var(--z)}",
    ":root{--z:tan}p{color:var(--z)}",
  ],
  ["a property that a script uses stays", ":root{--script:var(--y);--y:red}", ":root{--script:var(--y);--y:red}"],
  [
    "a rule and a condition that are left empty go",
    "@media print{:root{--x:red}}p{color:red}@media print{p{--x:tan;color:tan}}",
    "p{color:red}@media print{p{color:tan}}",
  ],
  ["a fallback is a use", ":root{--x:red}p{color:var(--y,var(--x))}", ":root{--x:red}p{color:var(--y,var(--x))}"],
] as const)("built styles: %s", ([, css, expected]) => {
  expect(dropUnusedProperties(css, new Set(["--script"]))).toBe(expected);
});
