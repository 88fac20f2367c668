import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import postcss, { AtRule, type Rule } from "postcss";
import { classesOf, requiredClasses } from "#renderer/build/page-sheets.ts";
import { isUnusedVariant } from "#renderer/build/purge.ts";
import { demoPages } from "#renderer/demo/registry.ts";
import { systemPages } from "#schemas/site/system-pages.ts";
import { readStyleSheets } from "#server/pages/style-sheets.ts";
import { get } from "../support/http.ts";
import { root } from "../support/portal.ts";
import { test } from "../support/visitor.ts";

test("a page's sheets contain every style for its markup, and no variant that the build removes", async ({
  portal,
}) => {
  const sheets = readSheets();
  expect(sheets.size).toBeGreaterThan(30);
  const rules = new Set([...sheets.values()].flatMap((sheet) => [...sheet]));
  const needs = new Map([...rules].map((rule) => [rule, requiredClasses(selectorOf(rule))] as const));
  for (const [rule, required] of needs) if (required.length === 0) needs.delete(rule);
  const addresses: { address: string; host?: string }[] = [];
  for (const host of ["mpsv.localhost", "up.localhost"]) {
    const { text } = await get(portal, "/sitemap-pages.xml", { host });
    const paths = [...text.matchAll(/<loc>https:\/\/[^/]+([^<]*)/g)].map(([, path]) => path || "/");
    expect(paths.length, host).toBeGreaterThan(50);
    addresses.push(...paths.map((address) => ({ address, host })));
  }
  const system = Object.values(systemPages).map(({ slugs }) => `/${slugs.cs}`);
  const demo = Object.keys(demoPages).map((name) => `/dev/${name}`.replace(/\/$/, ""));
  const used = new Set<string>();
  addresses.push(...[...system, ...demo, "/neexistuje"].map((address) => ({ address })));
  for (const { address, host = "localhost" } of addresses) {
    const { status, text } = await get(portal, address, { host });
    // Pages for signed-in visitors redirect others.
    if (status === 303 || status === 302) continue;
    const scripted = text.replaceAll(/<noscript>.*?<\/noscript>/gs, "");
    const linked = [...scripted.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = ""]) => href);
    // One for all pages, one for the theme and one for the template.
    expect(linked.length, address).toBeLessThanOrEqual(host === "up.localhost" ? 3 : 2);
    for (const href of linked) used.add(href);
    const packed = linked.map((href) => readFileSync(join(root, `dist/client${href}.gz`)).length);
    expect(
      packed.reduce((sum, size) => sum + size, 0),
      address,
    ).toBeLessThanOrEqual(14 * 1024);
    const own = new Set(linked.flatMap((href) => [...(sheets.get(href) ?? [])]));
    expect(own.size, address).toBeGreaterThan(300);
    const elements = [...text.matchAll(/<[\w-]+( [^>]*)?>/g)].map(([, attributes = ""]) => attributes);
    const classes = new Set(elements.flatMap((element) => /class="([^"]*)"/.exec(element)?.[1]?.split(/\s+/) ?? []));
    const hasLook = (rule: string) => {
      const [, look = ""] = /\.gov-button((?:\[data-(?:type|color)=\w+\])+)/.exec(rule) ?? [];
      const wanted = [...look.matchAll(/([\w-]+)=(\w+)/g)].map(([, name, value]) => ` ${name}="${value}"`);
      return elements.some((element) => wanted.every((attribute) => element.includes(attribute)));
    };
    // Only demo pages have disabled or multi-line controls.
    const isDisabled = (name: string) =>
      elements.some((element) => element.includes(name) && element.includes(" data-disabled="));
    const hasControl = (selector: string) =>
      (!selector.includes("[data-disabled") || isDisabled(/gov-[\w-]+/.exec(selector)?.[0] ?? "")) &&
      (!/\btextarea\b/.test(selector) || text.includes("<textarea"));
    const isWanted = ([rule, required]: [string, string[]]) =>
      required.every((name) => classes.has(name)) && hasLook(selectorOf(rule)) && hasControl(selectorOf(rule));
    const missing = [...needs].filter(isWanted).filter(([rule]) => !own.has(rule));
    expect(missing, address).toEqual([]);
    expect(elements.map(toSelector).filter(isUnusedVariant), address).toEqual([]);
  }
  const unseen = [...sheets.keys()].filter((href) => !used.has(href)).map((href) => /\w[\w-]*(?=\.P)/.exec(href)?.[0]);
  expect(unseen).toEqual(["maintenance", "redirect", "search-dictionary", "shared-values"]);
});

const separator = "\n";

function selectorOf(rule: string): string {
  return rule.slice(rule.lastIndexOf(separator) + 1, rule.indexOf("{", rule.lastIndexOf(separator)));
}

/** Returns the rules of each sheet by its address, one per selector, with their conditions. */
function readSheets(): Map<string, Set<string>> {
  const client = join(root, "dist/client");
  return new Map(
    Object.values(readStyleSheets(client)).map((href) => {
      const rules = new Set<string>();
      postcss.parse(readFileSync(join(client, href))).walkRules((rule) => {
        const declarations = rule.nodes.join(";");
        for (const selector of rule.selectors)
          rules.add(`${conditionsOf(rule)}${separator}${selector}{${declarations}}`);
      });
      return [href, rules];
    }),
  );
}

function conditionsOf(rule: Rule): string {
  let conditions = "";
  for (let node = rule.parent; node instanceof AtRule; node = node.parent)
    conditions = `${node.name} ${node.params} ${conditions}`;
  return conditions;
}

/** Returns a design system element as a selector: its class and the attributes of its variant. */
function toSelector(element: string): string {
  const component = classesOf(`.${/class="([^"]*)"/.exec(element)?.[1]?.replaceAll(" ", ".") ?? ""}`).find((name) =>
    name.startsWith("gov-"),
  );
  const looks = [...element.matchAll(/ (data-(?:color|size|type|disabled|invalid)="[^"]*")/g)].map(
    ([, look]) => `[${look}]`,
  );
  return component ? `.${component}${looks.join("")}` : "";
}
