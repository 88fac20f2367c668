import { expect, test } from "vitest";
import { startFaultyPortal } from "../faulty-portal.ts";

test("only the site-wide search page has suggestions below it, in its language", async () => {
  const portal = startFaultyPortal();
  const ask = async (path: string, q?: string) => {
    const answer = await portal.visit(`${path}/suggestions.json`, q === undefined ? {} : { query: { q } });
    return answer.kind === "file" ? { ...answer, ...JSON.parse(answer.body) } : answer.status;
  };
  await portal.visit("/vyhledavani", { query: { q: "cokoli" } });
  expect(await ask("/vyhledavani", "pracá")).toMatchObject({
    contentType: "application/json; charset=utf-8",
    options: expect.arrayContaining([
      { label: "pracák", href: `/vyhledavani?q=${encodeURIComponent("pracák")}`, kind: null },
      { label: "Agentura práce", href: "/slovnik-pojmu-agentura-prace", kind: "Vysvětlení pojmu" },
    ]),
    isReady: true,
    maxAgeS: 60,
  });
  expect(await ask("/en/search", "child allow")).toMatchObject({
    said: "3 suggestions. Choose with the arrow keys.",
    options: [
      { label: "State social assistance benefit", href: "/en/services/state-social-assistance", kind: "Service" },
      { label: "What a family with children is entitled to", href: "/en/guide/family", kind: "Entitlement guide" },
      { label: "Child allowance", href: "/en/services/child-allowance", kind: "Service, ended" },
    ],
  });
  const { options } = await ask("/up/hledani", "krnov");
  expect(options.length).toBeGreaterThan(0);
  for (const { href } of options) expect(href).toMatch(/^\/up\//);
  for (const q of [undefined, "ab", "x".repeat(1000), "!!!"])
    expect(await ask("/vyhledavani", q)).toMatchObject({ options: [], said: "Žádné návrhy." });
  for (const path of ["/rodina", "/vyhledavani/aktuality", ""]) expect(await ask(path, "příspěvek"), path).toBe(404);
  expect(JSON.stringify(portal.lines)).not.toContain("praca");
});

test("without an index the answer asks to retry and is not cached", async () => {
  const portal = startFaultyPortal();
  const ask = async () => {
    const answer = await portal.visit("/vyhledavani/suggestions.json", { query: { q: "pracá" } });
    if (answer.kind !== "file") throw new Error("expected an answer");
    return { maxAgeS: answer.maxAgeS, ...JSON.parse(String(answer.body)) };
  };
  portal.cms.fault = ({ searchParams }) => (searchParams.get("sort") === "-updatedAt" ? { status: 500 } : undefined);
  expect(await ask()).toMatchObject({ isReady: false, options: [], said: "", maxAgeS: undefined });
  portal.cms.fault = undefined;
  portal.clock.time += 60_000;
  await portal.visit("/vyhledavani", { query: { q: "cokoli" } });
  expect(await ask()).toMatchObject({ isReady: true, options: expect.arrayContaining([expect.anything()]) });
});
