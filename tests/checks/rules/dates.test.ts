import { expect, test } from "vitest";
import { hasOwnRules, pairs } from "#checks/rules/times/dates.ts";
import { nodesOf, withValue } from "#harness/content/nodes.ts";
import { contentOf } from "#harness/content/page-record.ts";
import { maximalOf } from "#harness/content/records.ts";
import { toPointer } from "#schemas/parse/issue.ts";
import { parsePage } from "#schemas/parse/parse-page.ts";
import { isRecord } from "#schemas/parse/shape.ts";
import { isStructureKey, structures } from "#schemas/structures/registry.ts";
import { plainContext } from "../../schemas/a-content.ts";

/** Every object with a pair of dates whose schema has its own rules. */
const trusted = Object.keys(structures)
  .filter(isStructureKey)
  .flatMap((key) => {
    const { data: schema } = structures[key];
    const maximal = maximalOf(schema, key);
    return nodesOf(schema, maximal).flatMap(({ shape, path, value }) =>
      shape.kind === "object" && isRecord(value) && hasOwnRules({ shape })
        ? pairs
            .filter((pair) => pair.every((name) => /^\d{4}-\d\d-\d\d/.test(String(value[name]))))
            .map(([from, to]) => ({ key, maximal, path, from, to, place: `${key}${toPointer(path)}/${to}` }))
        : [],
    );
  });

test.each(trusted)("$place: the schema itself reports dates in the wrong order", ({ key, maximal, path, from, to }) => {
  const late = withValue(maximal, [...path, from], "2031-05-02");
  const both = withValue(late, [...path, to], "2031-05-01");
  const times = withValue(
    withValue(maximal, [...path, from], "2031-05-02T09:00:00"),
    [...path, to],
    "2031-05-01T09:00:00",
  );
  const codes = [both, times].flatMap((data) =>
    parsePage(contentOf(key, data), plainContext).issues.map(({ code }) => code),
  );
  expect(codes.filter((code) => code.includes("."))).not.toEqual([]);
});

test("some schemas check the order of their dates", () => {
  expect(trusted.length).toBeGreaterThan(3);
});
