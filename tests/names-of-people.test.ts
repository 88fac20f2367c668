// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { z } from "zod";
import { readFixture, readPage, recordedFiles, toDocument } from "./recorded.ts";

const person = z.looseObject({ jmeno: z.string().min(1), prijmeni: z.string().min(1) });

/** All persons in a record's data, with first name and surname. */
function peopleIn(value: unknown): z.output<typeof person>[] {
  if (typeof value !== "object" || value === null) return [];
  const { data } = person.safeParse(value);
  return [...(data ? [data] : []), ...Object.values(value).flatMap(peopleIn)];
}

/** Czech pages that name people; a press release under embargo names nobody yet. */
const withPeople = recordedFiles
  .filter((file) => file.endsWith(".cs.json") && !file.includes("-embargo."))
  .map((file) => ({ file, people: peopleIn(readFixture(file).data) }))
  .filter(({ people }) => people.length > 0);

function textOf(file: string): string {
  const template = document.createElement("template");
  template.innerHTML = toDocument(readPage(file).page);
  return (template.content.textContent ?? "").replace(/[\s\u00a0\u00ad]+/g, " ");
}

test("mediators, organisation structure, contacts, offers and press are among the pages with people", () => {
  const keys = new Set(withPeople.map(({ file }) => file.split("/")[2]));
  const expected = ["mediators", "organisation-structure", "workplace-contacts", "regional-branch", "press-release"];
  expect(expected.filter((key) => !keys.has(key))).toEqual([]);
});

test.each(withPeople)("$file names people with their first name first", ({ file, people }) => {
  const text = textOf(file);
  expect(people.filter(({ jmeno, prijmeni }) => text.includes(`${jmeno} ${prijmeni}`)).length).toBeGreaterThan(0);
  const reversed = people.filter(({ jmeno, prijmeni }) =>
    [`${prijmeni} ${jmeno} `, `${prijmeni}, ${jmeno} `].some((name) => text.includes(name)),
  );
  expect(reversed).toEqual([]);
});

test("texts of all fixtures name these people with their first name first", () => {
  const people = withPeople.flatMap((each) => each.people);
  expect(people.length).toBeGreaterThan(100);
  const reversed = recordedFiles.flatMap((file) => {
    const text = JSON.stringify(readFixture(file));
    return people.flatMap(({ jmeno, prijmeni }) =>
      text.includes(`${prijmeni} ${jmeno}`) || text.includes(`${prijmeni}, ${jmeno}`) ? [`${file}: ${prijmeni}`] : [],
    );
  });
  expect(reversed).toEqual([]);
});
