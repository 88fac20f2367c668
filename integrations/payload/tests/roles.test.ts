import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { CollectionConfig, PayloadRequest } from "payload";
import { expect, test } from "vitest";
import { roles, sharedFields } from "../access.ts";
import { contents } from "../collections/contents.ts";
import { documents } from "../collections/documents.ts";
import { folders } from "../collections/folders.ts";
import { scheduleFields } from "../collections/schedules.ts";
import { categories, tags } from "../collections/terms.ts";
import { users } from "../collections/users.ts";
import { webs } from "../collections/webs.ts";

type Operation = "read" | "create" | "update" | "delete";
interface Asked {
  operation?: Operation;
  locale?: string;
  data?: object;
}

/** True when a translator of Ukrainian, or a user with another role, may do this in each of these collections. */
function may(
  role: string,
  collections: readonly CollectionConfig[],
  { operation = "update", locale = "cs", data = {} }: Asked,
) {
  const user = { id: "1", role, languages: ["uk"], collection: "users" };
  const req = { user, locale, query: {}, payloadAPI: "REST" } as unknown as PayloadRequest;
  const answers = collections.map(({ access }) => access?.[operation]?.({ req, data, id: "2" }));
  expect(new Set(answers).size).toBe(1);
  return answers[0] === true;
}
function maySet(role: string, { access }: { access?: { update?: unknown } }): boolean {
  const update = access?.update;
  return typeof update === "function" && update({ req: { user: { role } } }) === true;
}

const draft = { data: { _status: "draft" } };
/** Each row of the table in docs/cms.md, as a check of the code. */
const rows: Readonly<Record<string, (role: string) => boolean>> = {
  "sees everything in the admin": (role) =>
    may(role, [...contents, documents, folders, categories, tags, webs, users], { operation: "read" }),
  "saves drafts in languages of their own": (role) => may(role, contents, { ...draft, locale: "uk" }),
  "saves drafts in every language": (role) => may(role, contents, { ...draft, locale: "cs" }),
  "changes what all languages share: site, categories, tags, times": (role) => maySet(role, { access: sharedFields }),
  "makes content items and documents": (role) => may(role, [...contents, documents], { operation: "create" }),
  "publishes and takes off": (role) => may(role, contents, { data: { _status: "published" } }),
  "sets times for publishing and taking off": (role) =>
    ["publishAt", "takeOffAt"].every((name) =>
      maySet(role, Object(scheduleFields.find((field) => "name" in field && field.name === name))),
    ),
  "deletes content items and documents": (role) => may(role, [...contents, documents], { operation: "delete" }),
  "edits menus, categories and tags": (role) => may(role, [folders, categories, tags], {}),
  "edits sites": (role) => may(role, [webs], {}),
  "makes users and gives roles": (role) => may(role, [users], { operation: "create" }),
};

test("the table of roles in the documentation is what the code allows", () => {
  const text = readFileSync(join(import.meta.dirname, "../../../docs/cms.md"), "utf8");
  const table = text.split("\n").filter((line) => line.startsWith("| ") && line.split("|").length === roles.length + 3);
  const cells = table.map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  const start = cells.findIndex(([first]) => first === "may");
  expect(cells[start]).toEqual(["may", ...roles]);
  const reported = cells.slice(start + 1).filter(([first]) => !first?.startsWith("---"));
  const expected = Object.entries(rows).map(([name, ask]) => [name, ...roles.map((role) => (ask(role) ? "yes" : ""))]);
  expect(reported).toEqual(expected);
});
