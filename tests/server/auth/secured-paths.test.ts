import { expect, test } from "vitest";
import { isExcluded, isSecured, roleAt } from "#server/auth/secured-paths.ts";
import { parseConfig } from "#server/config/config.ts";

const { auth } = parseConfig({
  AUTH_PATHS: "/interni/*,/interní,/dev/protected",
  AUTH_EXCLUDED_PATHS: "/interni/verejne/*,/auth/*",
  AUTH_ROLES: '{"/urad/*":"official","/urad/sprava/*":"admin"}',
});

test.each([
  ["/interni/x", true],
  ["/interni/x/y", true],
  ["/interni", false],
  ["/interniX", false],
  ["/INTERNI/x", true],
  ["/Intern%C3%AD", true],
  ["/interni/verejne/x", false],
  ["/interni/VEREJNE/x", true],
  ["/auth/login", false],
  ["/dev/protected", true],
  ["/Dev/Protected", true],
  ["/dev/protected/x", false],
  ["/urad/x", true],
  ["/URAD/x", true],
  ["/", false],
])("%s requires signing in: %s", (path, expected) => {
  expect(isSecured(path, auth)).toBe(expected);
});

test("an excluded path is public, but only in its exact spelling", () => {
  expect(isExcluded("/interni/verejne/x", auth)).toBe(true);
  expect(isExcluded("/interni/Verejne/x", auth)).toBe(false);
});

test("the first pattern that matches a path decides its role", () => {
  expect(roleAt("/urad/x", auth)).toBe("official");
  expect(roleAt("/Urad/sprava/x", auth)).toBe("official");
  expect(roleAt("/interni/x", auth)).toBeNull();
});
