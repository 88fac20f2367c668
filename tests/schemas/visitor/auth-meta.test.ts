import { expect, test } from "vitest";
import { type AuthMeta, admissionOf } from "#schemas/visitor/auth-meta.ts";
import type { User } from "#schemas/visitor/user.ts";

const visitor: User = { login: "jana", name: null, roles: ["officer"] };

test("a page that says nothing is for all, and for the signed-in alone where its path is listed", () => {
  for (const user of [null, visitor]) expect(admissionOf(false, false, user)).toBe("admitted");
  expect(admissionOf(false, true, null)).toBe("sign-in");
  expect(admissionOf(false, true, visitor)).toBe("admitted");
});

test("a page for the signed-in leads others to the login page, or to where it says", () => {
  expect(admissionOf(true, false, null)).toBe("sign-in");
  expect(admissionOf(true, false, visitor)).toBe("admitted");
  expect(admissionOf({}, false, null)).toBe("sign-in");
  expect(admissionOf({ unauthenticatedOnly: false }, false, null)).toBe("sign-in");
  expect(admissionOf({ navigateUnauthenticatedTo: "/why" }, false, null)).toEqual({ to: "/why" });
  expect(admissionOf({ navigateUnauthenticatedTo: "/why" }, false, visitor)).toBe("admitted");
});

test("a page for those who are not signed in leads others home, or to where it says", () => {
  expect(admissionOf({ unauthenticatedOnly: true }, false, null)).toBe("admitted");
  for (const isListed of [false, true]) {
    expect(admissionOf({ unauthenticatedOnly: true }, isListed, visitor)).toEqual({ to: "/" });
  }
  expect(admissionOf({ unauthenticatedOnly: true, navigateAuthenticatedTo: "/me" }, false, visitor)).toEqual({
    to: "/me",
  });
});

test("a page with a role is for those who have it, written the same", () => {
  expect(admissionOf({ role: "officer" }, false, null)).toBe("sign-in");
  expect(admissionOf({ role: "officer" }, false, visitor)).toBe("admitted");
  for (const role of ["Officer", "office", "officer ", "", "toString"]) {
    expect(admissionOf({ role }, false, visitor)).toBe("forbidden");
  }
});

test("whatever a page says, nobody unknown is let in where signing in is asked for", () => {
  const metas: AuthMeta[] = [true, false, {}, { role: "officer" }, { navigateUnauthenticatedTo: "/why" }];
  metas.push({ unauthenticatedOnly: true }, { unauthenticatedOnly: false, navigateAuthenticatedTo: "/me" });
  for (const meta of metas) {
    expect(admissionOf(meta, true, null)).not.toBe("admitted");
    const isForAll = meta === false || (typeof meta === "object" && meta.unauthenticatedOnly === true);
    expect(admissionOf(meta, false, null) === "admitted").toBe(isForAll);
  }
});
