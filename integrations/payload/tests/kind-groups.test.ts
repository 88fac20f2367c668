import { expect, test } from "vitest";
import { contents } from "../collections/contents.ts";
import { groupNames, groupOf, kindGroups } from "../collections/kind-groups.ts";
import { contentKinds } from "../collections/structures.ts";
import { isRecord } from "../portal.ts";

test("every kind of content has one group, and the menu has them by group and Czech name", () => {
  const keys = Object.values<readonly string[]>(kindGroups).flat();
  expect(keys.toSorted()).toEqual(contentKinds.map(({ key }) => key).toSorted());
  const labels = contents.map(({ slug, labels: own }) => ({
    group: groupNames.indexOf(groupOf(slug)),
    name: isRecord(own?.singular) ? String(own.singular["cs"]) : "",
  }));
  const sorted = labels.toSorted((a, b) => a.group - b.group || a.name.localeCompare(b.name, "cs"));
  expect(labels).toEqual(sorted);
  expect(labels.every(({ name }) => name !== "")).toBe(true);
});
