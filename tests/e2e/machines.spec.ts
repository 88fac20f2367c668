import { expect } from "@playwright/test";
import { bundle } from "#harness/machines/bundle.ts";
import { merged, missingOf, type Taken, wholeOf } from "#harness/machines/coverage.ts";
import { machines } from "#harness/machines/registry.ts";
import { writeTakenInPages } from "#harness/machines/taken.ts";
import cs from "#locales/cs.json" with { type: "json" };
import en from "#locales/en.json" with { type: "json" };
import { openSignedIn, test } from "./signing-in.ts";
import { visit } from "./visitor.ts";

const script = await bundle("in-pages.ts");

test("the actors of the portal's own pages are those machines that are drawn, and do what is drawn", async ({
  page,
}) => {
  const found = new Map<string, Taken>();
  const taken = (name: string) => found.get(name)?.edges ?? [];
  await page.context().exposeFunction("noteTaken", (whole: Taken, taken: Taken) => {
    const name = nameOf(whole);
    found.set(name, merged([found.get(name) ?? { edges: [], refused: [] }, taken]));
  });
  await page.context().addInitScript(script);

  await visit(page, "/");
  const section = page.getByRole("banner").getByRole("button", { name: "Rodina" });
  await section.click();
  await expect(section).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Escape");
  await page.getByRole("combobox", { name: cs.colorMode.title }).selectOption(cs.colorMode.dark);
  await expect.poll(() => taken("color-mode")).toContain("machine: chosen #1");
  await visit(page, "/en/dev/components/toasts");
  await page.getByRole("button", { name: en.demo.toasts.severity.success, exact: true }).click();
  await page.locator("[role=status] button").click();
  await expect.poll(() => taken("toasts")).toContain("held: always #1");
  await openSignedIn(page);

  expect(taken("navigation-menu")).toContain("submenu.open: escapePressed #1");
  expect(found.get("navigation-menu")?.refused).toEqual([]);
  expect(taken("toasts")).toEqual(
    expect.arrayContaining(["empty: shown #1", "counting: paused #1", "held: closed #1"]),
  );
  await expect.poll(() => taken("auth")).toContain("loading: done loadSession #1");
  await expect.poll(() => taken("security")).toContain("starting: always #2");
  await expect.poll(() => taken("idle-logout")).toContain("off: authenticated #1");
  for (const [name, { edges }] of found) {
    const whole = wholeOf(machineOf(name)).edges;
    expect(edges.filter((edge) => !whole.includes(edge))).toEqual([]);
    expect(missingOf(machineOf(name), { edges, refused: [] }).edges.length).toBe(whole.length - edges.length);
  }
  writeTakenInPages(Object.fromEntries([...found].toSorted()));
});

/** The machine that has just these edges; bindings change none of them. */
function nameOf(whole: Taken): string {
  const same = Object.entries(machines).filter(([, { machine }]) => sameEdges(wholeOf(machine), whole));
  return same.length === 1 && same[0] ? same[0][0] : `unknown: ${whole.edges.join(", ")}`;
}

function sameEdges(a: Taken, b: Taken): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function machineOf(name: string) {
  const machine = machines[name]?.machine;
  if (!machine) throw new Error(`A page has an actor of a machine that is not drawn: ${name}`);
  return machine;
}
