import { expect, test } from "vitest";
import { minifyStyles } from "#renderer/build/minify-styles.ts";

const nothing: readonly string[] = [];

test.for([
  [
    "tokens of both modes are one rule, with a switch where they differ",
    "@layer ds-page{:root[data-theme=light]{--x:red;--y:tan}@media (prefers-color-scheme:light){html:not([data-theme]){--x:red;--y:tan}}:root[data-theme=dark]{--x:blue;--y:tan}@media (prefers-color-scheme:dark){html:not([data-theme]){--x:blue;--y:tan}}}p{color:var(--x);fill:var(--y)}",
    ["--x", "--y", "--light", "--dark"],
    "@layer ds-page{:root{--x:var(--light,red)var(--dark,blue);--y:tan}}p{color:var(--x);fill:var(--y)}",
  ],
  [
    "tokens that are the same in windows of all widths are written once, and others stay where they differ",
    "@layer ds-page{@media (max-width:9em){:root{--x:1px;--y:2px}}@media (min-width:9em){:root{--x:1px;--y:3px}}}p{top:var(--x);left:var(--y)}",
    ["--x", "--y"],
    "@layer ds-page{:root{--x:1px;--y:3px}@media (max-width:9em){:root{--y:2px}}}p{top:var(--x);left:var(--y)}",
  ],
  [
    "what base.css overrides for the same selector goes",
    "@layer ds-page{h1,h2{font-size:1px;color:red}h3{color:red}a{top:0!important}}@layer base{h1{font:1px a}h2{font-size:2px}a{top:1px}@media print{h3{color:tan}}}",
    nothing,
    "@layer ds-page{h1,h2{color:red}h3{color:red}a{top:0!important}}@layer base{h1{font:1px a}h2{font-size:2px}a{top:1px}@media print{h3{color:tan}}}",
  ],
  [
    "the fallback of a property that nothing sets takes its place",
    "p{color:var(--x,var(--y,red));fill:var(--z,red)}",
    ["--z"],
    "p{color:red;fill:var(--z,red)}",
  ],
  [
    "a property that always has a value needs no fallback",
    ":root{--x:red}p{color:var(--x,tan)}",
    ["--x"],
    ":root{--x:red}p{color:var(--x)}",
  ],
  [
    "a property keeps its fallback where it may have no value",
    ":root{--s:initial;--x:var(--u);--y:var(--x)}@media print{:root{--p:red}}p{--t:red;a:var(--s,1);b:var(--x,2);c:var(--y,3);d:var(--p,4);e:var(--t,5)}",
    ["--p", "--s", "--t", "--u", "--x", "--y"],
    ":root{--s:initial;--x:var(--u);--y:var(--x)}@media print{:root{--p:red}}p{--t:red;a:var(--s,1);b:var(--x,2);c:var(--y,3);d:var(--p,4);e:var(--t,5)}",
  ],
  [
    "properties that nothing uses go, and so do those that only they use",
    ":root{--x:var(--y);--y:red;--z:tan}",
    ["--z"],
    ":root{--z:tan}",
  ],
  [
    "the properties named most often have the shortest names, which are not those of scripts",
    "main{--long:red;--longer:tan;--kept:blue}p{a:var(--long);b:var(--longer);c:var(--longer);d:var(--kept)}",
    ["--kept", "--a"],
    "main{--c:red;--b:tan;--kept:blue}p{a:var(--c);b:var(--b);c:var(--b);d:var(--kept)}",
  ],
  [
    "a property of the whole page that is used once, or has a short value, is written as its value",
    ":root{--once:var(--short) solid #12345678;--twice:1px solid #12345678;--short:1px}p{a:var(--once);b:var(--twice);c:var(--twice);d:var(--short)}",
    nothing,
    ":root{--a:1px solid #12345678}p{a:1px solid #12345678;b:var(--a);c:var(--a);d:1px}",
  ],
  [
    "a property stays where its value differs within the page, by a condition, or for a script",
    ":root{--x:var(--y);--y:1px;--z:1px;--k:1px}main{--y:2px}@media print{:root{--z:2px}}p{a:var(--x);b:var(--y);c:var(--z);d:var(--k)}",
    ["--k"],
    ":root{--c:var(--a);--a:1px;--b:1px;--k:1px}main{--a:2px}@media print{:root{--b:2px}}p{a:var(--c);b:var(--a);c:var(--b);d:var(--k)}",
  ],
] as const)("styles get smaller: %s", ([, css, mentioned, expected]) => {
  expect(minifyStyles(css, new Set(mentioned))).toBe(expected);
});
