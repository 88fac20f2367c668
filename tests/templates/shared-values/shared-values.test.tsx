// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { parsePage } from "#schemas/parse/parse-page.ts";
import { withValues } from "#schemas/values/shared/content-values.ts";
import { SharedValuesTemplate } from "#templates/shared-values/shared-values.tsx";
import { render } from "../../components/render.tsx";
import { plainContext } from "../../schemas/a-content.ts";
import { day, wages, wageValues } from "../../schemas/values/shared/a-set.ts";

test("editors see each period of a value with the reference to write", () => {
  const { page, issues } = parsePage(withValues(wages, wageValues, day("2026-11-02")), plainContext);
  expect(issues.filter(({ severity }) => severity === "error")).toEqual([]);
  if (page.key !== "shared-values") throw new Error("another template shows the set");
  const rows = [...render(<SharedValuesTemplate view={page.view} />).querySelectorAll("tbody tr")];
  const cells = rows.map((row) => [...row.children].map((cell) => cell.textContent?.replaceAll("\u00a0", " ")));
  expect(cells.slice(0, 2)).toEqual([
    ["Hodnota mesicni", "{{hodnota:mzda.mesicni}}", "1. 1. 2026", "31. 12. 2026", "22 400 Kč", "–"],
    ["Hodnota mesicni", "{{hodnota:mzda.mesicni}}", "1. 1. 2027", "–", "24 100 Kč", "–"],
  ]);
});
