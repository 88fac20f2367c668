import { expect, test } from "vitest";
import { startHostilePortal } from "./hostile-portal.ts";

test.each(
  [
    "200",
    "302",
    "500",
    "999",
    "0",
    "-1",
    "abc",
    "",
    "403&status=200",
    "200&status=403",
    "4.5",
    "1e3",
    "[]",
    "403%00",
    "%",
    "403%0d%0aa:b",
  ].flatMap((status) => ["", "/en"].map((prefix) => [prefix, status] as const)),
)("%s/auth/failed?status=%s is a page that says that a sign-in failed, and no redirect", async (prefix, status) => {
  const portal = await startHostilePortal();
  const answer = await portal.visitor.ask(`${prefix}/auth/failed?status=${status}&redirect=https%3A%2F%2Fevil.example`);
  expect([302, 303, 400, 403, 404, 503]).toContain(answer.status);
  expect(answer.headers["location"] ?? "/").toMatch(/^\/(?!\/)/);
  expect(answer.text.includes("evil")).toBe(false);
  expect(answer.headers["cache-control"]).toMatch(/no-store|private/);
});
