import { expect, test } from "vitest";
import { prune } from "#schemas/parse/prune.ts";
import { redirect } from "#schemas/structures/redirect.ts";
import { aContent, plainContext } from "../a-content.ts";

function targetOf(cil: object) {
  const { data, faults } = prune(redirect.data, { cil });
  const content = aContent({ name: "Stará adresa" });
  return { faults, target: data && redirect.view({ content, data, ctx: plainContext, listed: [] }).target };
}

test("a target without a label shows its address", () => {
  const adresa = "https://www.cssz.cz/duchod";
  expect(targetOf({ adresa })).toMatchObject({ faults: [], target: { label: adresa, href: adresa } });
  expect(targetOf({ adresa, titulek: "Důchod" })).toMatchObject({ faults: [], target: { label: "Důchod" } });
});

test("a target without a name is still a page to follow", () => {
  const stranka = { friendlyURLs: { cs_cz: "rodina" }, web: { id: "12" } };
  expect(targetOf({ stranka })).toMatchObject({ faults: [], target: { label: "Stará adresa", external: false } });
});

test("a target that leads nowhere is reported", () => {
  expect(targetOf({ titulek: "Rodina" }).faults).toMatchObject([{ code: "link.target" }]);
});
