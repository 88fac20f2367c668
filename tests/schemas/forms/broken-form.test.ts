import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { toPointer } from "#schemas/parse/issue.ts";
import { parseContent, parsePage } from "#schemas/parse/parse-page.ts";
import { plainContext } from "../a-content.ts";
import { broken, type Wire } from "./broken-forms.ts";

const file = join(import.meta.dirname, "../../../fixtures/contents/mpsv/form/zadost-o-informace.cs.json");

/** The page and its issues of the recorded form after a change. */
function parse(change: (data: Wire) => void) {
  const record = JSON.parse(readFileSync(file, "utf8"));
  change(record.data);
  const { content, issues } = parseContent(record);
  if (!content) return { page: null, issues };
  const parsed = parsePage(content, plainContext);
  return { page: parsed.page, issues: [...issues, ...parsed.issues] };
}

const findings = (issues: ReturnType<typeof parse>["issues"]) =>
  issues.map(({ severity, code, path }) => `${severity} ${code} ${toPointer(path)}`);

test("the recorded form has no issues", () => {
  expect(findings(parse(() => {}).issues)).toEqual([]);
});

test.each(broken)("%s: the editor gets an issue, and a page is still there", (_, change) => {
  const { page, issues } = parse(change);
  expect(findings(issues).filter((finding) => /^(error|warning)/.test(finding))).not.toEqual([]);
  expect(page?.title).toBe("Žádost o informace");
});
