import { expect } from "@playwright/test";
import { addresses } from "../../promises/promises.ts";
import { get } from "../support/http.ts";
import { test } from "../support/visitor.ts";

const named = Object.entries(addresses).flatMap(([address, by]) => (by === "portal" ? address : []));

test("the portal answers every address that the documents say it has", async ({ start }) => {
  const portal = await start({ SECURITY_CONTACT: "mailto:security@example.org" });
  expect(named.length).toBeGreaterThan(10);
  for (const address of named) {
    const path = address.replace(/^https?:\/\/[^/]+/, "").replace("…", "rodina") || "/";
    const { status, headers } = await get(portal, path);
    // An address may lead to the canonical one.
    expect([200, 301, 308], `${address}: ${status} ${headers["location"] ?? ""}`).toContain(status);
  }
});
