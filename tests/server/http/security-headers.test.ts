import { expect, test } from "vitest";
import { parseConfig } from "#server/config/config.ts";
import {
  type ContentSecurity,
  developmentHeaders,
  developmentPolicy,
  externalOrigins,
  productionHeaders,
} from "#server/http/security-headers.ts";

const strict = { scriptHashes: ["sha256-abc="], trustedTypes: ["own-page"] };

function policyOf(content: ContentSecurity = strict) {
  return directivesOf(new Map(productionHeaders(content)).get("content-security-policy") ?? "");
}

function directivesOf(policy: string) {
  return new Map(policy.split("; ").map((directive) => [directive.split(" ", 1)[0], directive.replace(/^\S+ /, "")]));
}

test("production allows only files of the portal and constant hashes", () => {
  const policy = policyOf();
  expect(policy.get("default-src")).toBe("'none'");
  expect(policy.get("script-src")).toBe("'self' 'sha256-abc='");
  expect(policy.get("style-src")).toBe("'self'");
  expect(policy.get("media-src")).toBe("'self'");
  expect(policy.get("trusted-types")).toBe("own-page");
  expect([...policy.values()].join(" ")).not.toMatch(/unsafe|nonce|https?:|\*/);
});

test("without named Trusted Types policies none may be created", () => {
  expect(policyOf({ scriptHashes: [], trustedTypes: [] }).get("trusted-types")).toBe("'none'");
});

test("only development allows a nonce, inline styles and a WebSocket", () => {
  const policy = developmentPolicy("n0");
  for (const part of ["'nonce-n0'", "'unsafe-inline'", "ws:"]) expect(policy).toContain(part);
  expect(policy).not.toContain("trusted-types");
});

test("images may come from the tile origin, also in development, and no other directive changes", () => {
  const imagesFrom = "https://tiles.example.org";
  const shown = "'self' data: https://tiles.example.org";
  expect(policyOf({ ...strict, imagesFrom }).get("img-src")).toBe(shown);
  expect(directivesOf(developmentPolicy("n0", { imagesFrom })).get("img-src")).toBe(shown);
  for (const policy of [policyOf(), directivesOf(developmentPolicy("n0"))])
    expect(policy.get("img-src")).toBe("'self' data:");
  expect([...policyOf({ ...strict, imagesFrom })].filter(([, value]) => value.includes(imagesFrom))).toHaveLength(1);
  expect(new Map(productionHeaders(strict)).get("referrer-policy")).toBe("strict-origin-when-cross-origin");
});

const feedback = { FEEDBACK_URL: "https://api.example.org:8443/v1" };
const scripts = {
  STATISTICAL_SCRIPTS: "https://stats.example.org/a.js, https://stats.example.org/b.js",
  MARKETING_SCRIPTS: "https://ads.example.org/c.js?x=1",
};

test.each([
  ["nothing", {}, ""],
  ["the feedback widget", feedback, " https://api.example.org:8443"],
  ["scripts that wait for consent", scripts, " https://stats.example.org https://ads.example.org"],
  [
    "all of them, each origin once",
    { ...scripts, FEEDBACK_URL: "https://ads.example.org/feedback" },
    " https://stats.example.org https://ads.example.org",
  ],
])("with %s configured, script-src and connect-src allow its origins and nothing else", (_, environment, origins) => {
  const outside = externalOrigins(parseConfig(environment));
  const production = policyOf({ ...strict, ...outside });
  const without = policyOf();
  const expected = { "script-src": `'self' 'sha256-abc='${origins}`, "connect-src": `'self'${origins}` };
  expect(Object.fromEntries(production)).toEqual({ ...Object.fromEntries(without), ...expected });
  expect(production.get("require-trusted-types-for")).toBe("'script'");
  const development = directivesOf(developmentPolicy("n0", outside));
  const open = directivesOf(developmentPolicy("n0"));
  expect(Object.fromEntries(development)).toEqual({
    ...Object.fromEntries(open),
    "script-src": `${open.get("script-src")}${origins}`,
    "connect-src": `'self' ws:${origins}`,
  });
});

test("an origin named by several settings appears once in a directive", () => {
  const [shared, other] = ["https://www.example.org", "https://other.example.org"];
  const policy = policyOf({ ...strict, connectTo: shared, scriptsFrom: [shared, other] });
  expect(policy.get("connect-src")).toBe(`'self' ${shared} ${other}`);
});

test("only production enforces https", () => {
  const production = new Map(productionHeaders({ scriptHashes: [], trustedTypes: [] }));
  expect(production.get("strict-transport-security")).toMatch(/^max-age=\d{8}$/);
  expect(new Map(developmentHeaders).has("strict-transport-security")).toBe(false);
});
