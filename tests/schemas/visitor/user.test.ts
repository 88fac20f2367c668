import { expect, test } from "vitest";
import { user } from "#schemas/visitor/user.ts";

test("a user has a login, a name and roles, and nothing else from the provider", () => {
  const answer = {
    login: " jana ",
    name: "Jana Nová",
    roles: ["officer"],
    birthNumber: "7",
    token: "t",
    __proto__: { roles: [] },
  };
  expect(user.parse(answer)).toEqual({ login: "jana", name: "Jana Nová", roles: ["officer"] });
});

test.each([{}, { name: null, roles: null }, { name: "", roles: [] }, { name: "  " }])(
  "a user without a name and roles is known by the login (%j)",
  (more) => {
    expect(user.parse({ login: "jana", ...more })).toEqual({ login: "jana", name: null, roles: [] });
  },
);

test.each([
  null,
  undefined,
  "jana",
  "<!doctype html><title>Přihlášení</title>",
  [],
  [{ login: "jana" }],
  {},
  { user: { login: "jana" } },
  { Login: "jana" },
  { login: null },
  { login: "" },
  { login: "  " },
  { login: 7 },
  { login: ["jana"] },
  { login: { toString: () => "jana" } },
  { login: "a".repeat(201) },
  { login: "jana\nroot" },
  { login: "jana\u0000" },
  { login: "jana\u001b[31m" },
  { login: "jana", name: 7 },
  { login: "jana", name: "a".repeat(201) },
  { login: "jana", name: "Jana\r\nNová" },
  { login: "jana", roles: "officer" },
  { login: "jana", roles: { 0: "officer" } },
  { login: "jana", roles: [""] },
  { login: "jana", roles: [null] },
  { login: "jana", roles: ["officer", 7] },
  { login: "jana", roles: Array.from({ length: 101 }, (_, index) => `role${index}`) },
])("a response of another shape is not a user (%#)", (answer) => {
  expect(user.safeParse(answer).success).toBe(false);
});
