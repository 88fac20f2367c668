import { expect, test } from "vitest";
import {
  type ContentSecurity,
  developmentHeaders,
  developmentPolicy,
  productionHeaders,
} from "#server/security-headers.ts";

const strict = { scriptHashes: ["sha256-abc="], trustedTypes: ["own-page"] };

function policyOf(content: ContentSecurity = strict) {
  return directivesOf(new Map(productionHeaders(content)).get("content-security-policy") ?? "");
}

function directivesOf(policy: string) {
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

test("images may come from the origin of the map's tiles, in development too, and learn no more than ours", () => {
  const imagesFrom = "https://tiles.example.org";
  const shown = "'self' data: https://tiles.example.org";
  expect(policyOf({ ...strict, imagesFrom }).get("img-src")).toBe(shown);
  expect(directivesOf(developmentPolicy("n0", { imagesFrom })).get("img-src")).toBe(shown);
  for (const policy of [policyOf(), directivesOf(developmentPolicy("n0"))])
    expect(policy.get("img-src")).toBe("'self' data:");
  expect([...policyOf({ ...strict, imagesFrom })].filter(([, value]) => value.includes(imagesFrom))).toHaveLength(1);
  expect(new Map(productionHeaders(strict)).get("referrer-policy")).toBe("strict-origin-when-cross-origin");
});

test("only production asks for https", () => {
  const production = new Map(productionHeaders({ scriptHashes: [], trustedTypes: [] }));
  expect(production.get("strict-transport-security")).toMatch(/^max-age=\d{8}$/);
  expect(new Map(developmentHeaders).has("strict-transport-security")).toBe(false);
});
