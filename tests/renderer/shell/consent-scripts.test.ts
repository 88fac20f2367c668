import { expect, test } from "vitest";
import type { ResolvedDocument } from "#renderer/page/resolved.ts";
import { consentScripts } from "#renderer/shell/consent-scripts.ts";
import { anyone, type Visitor } from "#schemas/visitor/visitor.ts";
import { parseConfig } from "#server/config/config.ts";
import { visit } from "../recorded-portal.ts";

const url = "https://statistics.example/count.js";
const environment = { STATISTICAL_SCRIPTS: url };
const user = { login: "urednik", name: null, roles: [] };

async function scriptsOf(path: string, visitor: Visitor = anyone, options = {}) {
  const resolved = await visit(path, { visitor, ...options });
  if (resolved.kind === "redirect") throw new Error(`${path} leads to ${resolved.location}`);
  return consentScripts(resolved satisfies ResolvedDocument, visitor, parseConfig(environment));
}

test("a public page lists the scripts of every category, whatever the decision", async () => {
  const expected = JSON.stringify({ statistical: [url], marketing: [] });
  expect(await scriptsOf("/rodina")).toBe(expected);
  for (const consent of [
    { statistical: true, marketing: true },
    { statistical: false, marketing: false },
  ])
    expect(await scriptsOf("/rodina", { ...anyone, consent })).toBe(expected);
});

test("pages for signed-in visitors, previews, and pages without a content list no scripts", async () => {
  const session = { user, sessionId: "1" };
  expect(await scriptsOf("/rodina", { ...anyone, session })).toBeNull();
  expect(await scriptsOf("/rodina", { ...anyone, isUncertain: true })).toBeNull();
  expect(await scriptsOf("/rodina", anyone, { isPreview: true })).toBeNull();
  for (const path of ["/nastaveni-cookies", "/dev", "/neni-tu"]) expect(await scriptsOf(path), path).toBeNull();
});

test("without configured scripts no page lists any", async () => {
  const resolved = await visit("/rodina");
  expect(resolved.kind).toBe("page");
  if (resolved.kind === "page") expect(consentScripts(resolved, anyone, parseConfig({}))).toBeNull();
});
