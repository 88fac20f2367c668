import { expect, test } from "vitest";
import { developmentHeaders, developmentPolicy, productionHeaders } from "#server/security-headers.ts";

function policyOf(content = { scriptHashes: ["sha256-abc="], trustedTypes: ["own-page"] }) {
  const policy = new Map(productionHeaders(content)).get("content-security-policy") ?? "";
  return new Map(policy.split("; ").map((directive) => [directive.split(" ", 1)[0], directive.replace(/^\S+ /, "")]));
}

test("production lets in our own files and constant hashes only", () => {
  const policy = policyOf();
  expect(policy.get("default-src")).toBe("'none'");
  expect(policy.get("script-src")).toBe("'self' 'sha256-abc='");
  expect(policy.get("style-src")).toBe("'self'");
  expect(policy.get("media-src")).toBe("'self'");
  expect(policy.get("trusted-types")).toBe("own-page");
  expect([...policy.values()].join(" ")).not.toMatch(/unsafe|nonce|https?:|\*/);
});

test("without names no Trusted Types policy may be made", () => {
  expect(policyOf({ scriptHashes: [], trustedTypes: [] }).get("trusted-types")).toBe("'none'");
});

test("only development knows a nonce, inline styles and a socket", () => {
  const policy = developmentPolicy("n0");
  for (const part of ["'nonce-n0'", "'unsafe-inline'", "ws:"]) expect(policy).toContain(part);
  expect(policy).not.toContain("trusted-types");
});

test("only production asks for https", () => {
  const production = new Map(productionHeaders({ scriptHashes: [], trustedTypes: [] }));
  expect(production.get("strict-transport-security")).toMatch(/^max-age=\d{8}$/);
  expect(new Map(developmentHeaders).has("strict-transport-security")).toBe(false);
});
