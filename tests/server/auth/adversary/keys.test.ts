import { exportJWK, generateKeyPair, type JWK, SignJWT } from "jose";
import { expect, test } from "vitest";
import { expectRefused, nameOf, startHostilePortal } from "./hostile-portal.ts";

const odd: [string, (key: JWK) => unknown[]][] = [
  ["no keys", () => []],
  ["a key for encryption", (key) => [{ ...key, use: "enc" }]],
  ["a key for other operations", (key) => [{ ...key, key_ops: ["encrypt"] }]],
  ["a key of another algorithm", (key) => [{ ...key, alg: "PS256" }]],
  ["a symmetric key", () => [{ kty: "oct", kid: "one", alg: "RS256", k: "AAAA" }]],
  ["a key without modulus", (key) => [{ ...key, n: undefined }]],
  ["a key of numbers", (key) => [{ ...key, n: 7, e: 3 }]],
  ["keys that are words", () => ["one", null, 7]],
  [
    "two keys of one name, both others",
    (key) => [
      { ...key, n: `${key.n}`.split("").reverse().join("") },
      { ...key, n: `${key.n}`.split("").reverse().join("") },
    ],
  ],
  [
    "a small key",
    () => [{ kty: "RSA", kid: "one", alg: "RS256", n: Buffer.alloc(64, 7).toString("base64url"), e: "AQAB" }],
  ],
];

test.each(odd)("a key set with %s signs nobody in", async (_, make) => {
  const portal = await startHostilePortal();
  const set = make((await portal.hostile.createKey("one")).jwk);
  portal.hostile.faults.set("/jwks", (response) =>
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify({ keys: set })),
  );
  await expectRefused(portal, await portal.signIn());
});

test("2,000 keys neither block the portal nor sign anybody in", async () => {
  const portal = await startHostilePortal();
  const { jwk } = portal.hostile.otherKey;
  portal.hostile.setKeys(Array.from({ length: 2000 }, () => ({ ...jwk, kid: "one" })));
  const began = Date.now();
  await portal.signIn();
  expect(Date.now() - began).toBeLessThan(3000);
  expect(await nameOf(portal.visitor)).toBe("nobody");
});

test.each(["ES256", "EdDSA", "PS256"])("a provider that announces %s besides RS256 signs in with it", async (alg) => {
  const portal = await startHostilePortal();
  portal.hostile.setDescription({ id_token_signing_alg_values_supported: ["RS256", alg] });
  const { privateKey, publicKey } = await generateKeyPair(alg, { extractable: true });
  portal.hostile.setKeys([{ ...(await exportJWK(publicKey)), kid: "own" }]);
  portal.hostile.setIdToken((claims) =>
    new SignJWT({ ...claims }).setProtectedHeader({ alg, kid: "own" }).sign(privateKey),
  );
  expect((await portal.signIn()).headers["location"]).toBe("/x");
});

test.each([["none"], ["HS256"], ["none", "HS256", "RS256"]])(
  "a provider that announces %s does not weaken the check",
  async (...algorithms) => {
    const portal = await startHostilePortal();
    portal.hostile.setDescription({ id_token_signing_alg_values_supported: algorithms });
    portal.hostile.setIdToken(
      (claims) =>
        `${Buffer.from('{"alg":"none"}').toString("base64url")}.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.`,
    );
    await expectRefused(portal, await portal.signIn());
  },
);
