import { expect, test } from "vitest";

test("elements have no stack trace of their own in tests, as it takes longer than rendering them", () => {
  const [first, second] = [<p key="1" />, <p key="2" />].map((element) => Reflect.get(element, "_debugStack"));
  expect(first).toBeDefined();
  expect(first).toBe(second);
});
