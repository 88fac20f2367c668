import { SignJWT } from "jose";
import { expect, test } from "vitest";
import type { Secrets } from "#server/config/secrets.ts";
import { createPreviewCheck, createPreviewToken } from "#server/http/preview-token.ts";

const secret = "0123456789abcdef0123456789abcdef";
const key = new TextEncoder().encode(secret);
const HOUR = 3_600_000;
const clock = { time: Date.parse("2026-11-20T12:00:00Z"), now: () => clock.time };

const start = (given: { secrets?: Secrets | null; acceptsAny?: boolean } = {}) =>
  createPreviewCheck({ secrets: { all: [secret] }, acceptsAny: false, clock, ...given });

test("a token is valid until it expires", async () => {
  const token = await createPreviewToken(secret, clock.time + HOUR);
  expect(token.length).toBeLessThanOrEqual(200);
  expect(await start()(token)).toEqual({ scope: { site: null, content: null } });
  clock.time += HOUR + 1000;
  expect(await start()(token)).toEqual({ refusal: "expired" });
  clock.time -= HOUR + 1000;
});

test("tokens signed with any secret of the list are valid", async () => {
  const next = "n".repeat(32);
  const check = start({ secrets: { all: [next, secret] } });
  for (const key of [next, secret])
    expect(await check(await createPreviewToken(key, clock.time + HOUR))).toHaveProperty("scope");
  expect(await check(await createPreviewToken(secret, clock.time - HOUR))).toEqual({ refusal: "expired" });
  expect(await check(await createPreviewToken("x".repeat(32), clock.time + HOUR))).toEqual({ refusal: "invalid" });
});

test.each([
  ["nothing", async () => ""],
  ["a text that is not a token", async () => "a.b.c"],
  ["another secret", () => createPreviewToken(`${secret}x`, clock.time + HOUR)],
  ["no expiry", () => new SignJWT().setProtectedHeader({ alg: "HS256" }).setAudience("preview").sign(key)],
  [
    "another audience",
    () => new SignJWT().setProtectedHeader({ alg: "HS256" }).setAudience("x").setExpirationTime("99y").sign(key),
  ],
  [
    "no signature",
    async () => {
      const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
      return `${part({ alg: "none" })}.${part({ aud: "preview", exp: 9_999_999_999 })}.`;
    },
  ],
])("%s grants no preview", async (_name, token) => {
  expect(await start()(await token())).toEqual({ refusal: "invalid" });
});

test.each([
  [24, null, true],
  [24.05, null, true],
  [25, null, false],
  [69_900_000, null, false],
  [2, -30, false],
  [2, -22, true],
])(
  "a token that expires in %i hours and was issued %i hours from now is accepted: %s",
  async (hours, issued, isGood) => {
    const token = new SignJWT()
      .setProtectedHeader({ alg: "HS256" })
      .setAudience("preview")
      .setExpirationTime((clock.time + hours * HOUR) / 1000);
    if (issued !== null) token.setIssuedAt((clock.time + issued * HOUR) / 1000);
    const expected = isGood ? { scope: { site: null, content: null } } : { refusal: "tooLong" };
    expect(await start()(await token.sign(key))).toEqual(expected);
  },
);

test("a token can be limited to one site or one content, by a string or a number", async () => {
  const scope = { site: "101", content: "20001" };
  expect(await start()(await createPreviewToken(secret, clock.time + HOUR, scope))).toEqual({ scope });
  const sign = (limits: Record<string, unknown>) =>
    new SignJWT(limits)
      .setProtectedHeader({ alg: "HS256" })
      .setAudience("preview")
      .setExpirationTime((clock.time + HOUR) / 1000)
      .sign(key);
  expect(await start()(await sign({ site: 101 }))).toEqual({ scope: { site: "101", content: null } });
  for (const broken of [{ site: ["101"] }, { content: {} }, { content: "" }, { site: true }])
    expect(await start()(await sign(broken)), JSON.stringify(broken)).toEqual({ refusal: "invalid" });
});

test.each([{ web: "101" }, { Site: "101" }, { contentId: "20001" }, { scope: {} }, { site: "101", language: "cs" }])(
  "a token with the claims %j is refused, as the portal does not know all of them",
  async (unknown) => {
    const token = new SignJWT(unknown).setProtectedHeader({ alg: "HS256" }).setAudience("preview");
    expect(await start()(await token.setExpirationTime((clock.time + HOUR) / 1000).sign(key))).toEqual({
      refusal: "invalid",
    });
  },
);

test("the registered claims that JWT libraries add are known", async () => {
  const token = new SignJWT({ site: "101" }).setProtectedHeader({ alg: "HS256" }).setAudience(["preview", "x"]);
  const now = clock.time / 1000;
  token
    .setIssuer("cms")
    .setSubject("7")
    .setJti("a")
    .setIssuedAt(now)
    .setNotBefore(now)
    .setExpirationTime(now + 3600);
  expect(await start()(await token.sign(key))).toEqual({ scope: { site: "101", content: null } });
});

test("without a secret nobody may preview, and in development everybody may", async () => {
  const token = await createPreviewToken(secret, clock.time + HOUR);
  expect(await start({ secrets: null })(token)).toEqual({ refusal: "invalid" });
  expect(await start({ secrets: null, acceptsAny: true })("")).toEqual({ scope: { site: null, content: null } });
});
