import { expect, test } from "vitest";
import { type AuthMeta, admissionOf } from "#schemas/visitor/auth-meta.ts";
import type { User } from "#schemas/visitor/user.ts";

const visitor: User = { login: "jana", name: null, roles: ["officer"] };

test("a page without settings is public, unless its path requires signing in", () => {
  for (const user of [null, visitor]) expect(admissionOf(false, false, user)).toBe("admitted");
  expect(admissionOf(false, true, null)).toBe("sign-in");
  expect(admissionOf(false, true, visitor)).toBe("admitted");
});

test("a page for signed-in visitors sends others to the login page, or to its own address", () => {
  expect(admissionOf(true, false, null)).toBe("sign-in");
  expect(admissionOf(true, false, visitor)).toBe("admitted");
  expect(admissionOf({}, false, null)).toBe("sign-in");
  expect(admissionOf({ unauthenticatedOnly: false }, false, null)).toBe("sign-in");
  expect(admissionOf({ navigateUnauthenticatedTo: "/why" }, false, null)).toEqual({ to: "/why" });
  expect(admissionOf({ navigateUnauthenticatedTo: "/why" }, false, visitor)).toBe("admitted");
});

test("a page for signed-out visitors sends others home, or to its own address", () => {
  expect(admissionOf({ unauthenticatedOnly: true }, false, null)).toBe("admitted");
  for (const isListed of [false, true]) {
    expect(admissionOf({ unauthenticatedOnly: true }, isListed, visitor)).toEqual({ to: "/" });
  }
  expect(admissionOf({ unauthenticatedOnly: true, navigateAuthenticatedTo: "/me" }, false, visitor)).toEqual({
    to: "/me",
  });
});

test("a page with a role admits visitors with exactly that role, whatever the case", () => {
  expect(admissionOf({ role: "officer" }, false, null)).toBe("sign-in");
  expect(admissionOf({ role: "officer" }, false, visitor)).toBe("admitted");
  expect(admissionOf({ role: "OFFICER" }, false, visitor)).toBe("admitted");
  for (const role of ["office", "officer ", "", "toString"]) {
    expect(admissionOf({ role }, false, visitor)).toBe("forbidden");
  }
});

test("whatever a page's settings, nobody signed out is admitted where signing in is required", () => {
  const metas: AuthMeta[] = [true, false, {}, { role: "officer" }, { navigateUnauthenticatedTo: "/why" }];
  metas.push({ unauthenticatedOnly: true }, { unauthenticatedOnly: false, navigateAuthenticatedTo: "/me" });
  for (const meta of metas) {
    expect(admissionOf(meta, true, null)).not.toBe("admitted");
    const isForAll = meta === false || (typeof meta === "object" && meta.unauthenticatedOnly === true);
    expect(admissionOf(meta, false, null) === "admitted").toBe(isForAll);
  }
});
