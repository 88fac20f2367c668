import { SignJWT } from "jose";
import { expect, test } from "vitest";
import { createPreviewCheck, createPreviewToken } from "#server/http/preview-token.ts";

const secret = "0123456789abcdef0123456789abcdef";
const key = new TextEncoder().encode(secret);
const HOUR = 3_600_000;
const clock = { time: Date.parse("2026-11-20T12:00:00Z"), now: () => clock.time };

const start = (given: { secret?: string | null; isOpen?: boolean } = {}) =>
  createPreviewCheck({ secret, isOpen: false, clock, ...given });

test("a token gives the right until it expires", async () => {
  const token = await createPreviewToken(secret, clock.time + HOUR);
  expect(token.length).toBeLessThanOrEqual(200);
  expect(await start()(token)).toBe(true);
  clock.time += HOUR + 1000;
  expect(await start()(token)).toBe(false);
  clock.time -= HOUR + 1000;
});

test.each([
  ["nothing", async () => ""],
  ["what is no token", async () => "a.b.c"],
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
])("%s gives no right", async (_name, token) => {
  expect(await start()(await token())).toBe(false);
});

test("without a secret nobody may, in development everybody", async () => {
  const token = await createPreviewToken(secret, clock.time + HOUR);
  expect(await start({ secret: null })(token)).toBe(false);
  expect(await start({ secret: null, isOpen: true })("")).toBe(true);
});
