import { expect, test } from "vitest";
import { embargoEnd, isUnderEmbargo } from "#schemas/time/embargo.ts";

test("an embargo ends at its Prague time, in winter and in summer", () => {
  expect(embargoEnd({ embargoDo: "2027-01-04T10:00:00" })).toBe("2027-01-04T09:00:00.000Z");
  expect(embargoEnd({ embargoDo: "2027-07-04T10:00:00" })).toBe("2027-07-04T08:00:00.000Z");
});

test("a content is embargoed up to the last millisecond, and no longer", () => {
  const end = embargoEnd({ embargoDo: "2027-01-04T10:00:00" });
  expect(isUnderEmbargo(end, Date.parse("2027-01-04T08:59:59.999Z"))).toBe(true);
  expect(isUnderEmbargo(end, Date.parse("2027-01-04T09:00:00.000Z"))).toBe(false);
});

test.each([undefined, null, ""])("%j is not an embargo", (embargoDo) => {
  expect(embargoEnd({ embargoDo })).toBeNull();
  expect(isUnderEmbargo(null, 0)).toBe(false);
});

test.each(["4. 1. 2027", "2027-02-30T10:00:00", 20270104, {}])("the unreadable embargo %j never ends", (embargoDo) => {
  expect(isUnderEmbargo(embargoEnd({ embargoDo }), Date.parse("2100-01-01T00:00:00Z"))).toBe(true);
});
