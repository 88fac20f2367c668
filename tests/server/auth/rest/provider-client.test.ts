import { expect, test } from "vitest";
import { createOutageLog } from "#server/auth/outage-log.ts";
import { createProviderClient } from "#server/auth/rest/provider-client.ts";
import { parseConfig } from "#server/config/config.ts";
import { json, startProvider } from "../fake-provider.ts";

const ignore = () => {};
const log = { debug: ignore, info: ignore, warn: ignore, error: ignore };

async function start(environment: Record<string, string> = {}) {
  const provider = await startProvider();
  const { auth } = parseConfig(environment);
  const outages = createOutageLog(log);
  return { provider, client: createProviderClient(provider.url, { ...auth, recursionGate, outages }) };
}

const recursionGate = { headers: () => ({ "x-portal-auth": "own" }) };

const tokens = { token: "t", refreshToken: "r" };

test.each([
  ["POST", '{"refreshToken":"r"}'],
  ["PUT", '{"refreshToken":"r"}'],
  ["PATCH", '{"refreshToken":"r"}'],
  ["DELETE", '{"refreshToken":"r"}'],
  ["GET", ""],
])("signing out by %s sends the token header and the body %j", async (method, body) => {
  const { provider, client } = await start({ AUTH_SIGN_OUT: `${method} /out?all=1` });
  provider.faults.set("/out", json({}));
  await client.signOut(tokens);
  const [call] = provider.calls;
  expect([call?.method, call?.url, call?.headers.authorization, call?.body]).toEqual([
    method,
    "/out?all=1",
    "Bearer t",
    body,
  ]);
  expect(call?.headers["content-type"]).toBe(body === "" ? undefined : "application/json");
});

test("the token is sent in the header named by the settings", async () => {
  const { provider, client } = await start({ AUTH_TOKEN_HEADER: "X-Token", AUTH_TOKEN_TYPE: "none" });
  provider.faults.set("/rest/user-info", json({ login: "jana" }));
  expect(await client.userInfo(tokens)).toEqual({ login: "jana", name: null, roles: [] });
  expect(provider.calls[0]?.headers).toMatchObject({ "x-token": "t", "x-portal-auth": "own" });
  expect(provider.calls[0]?.headers.authorization).toBeUndefined();
});

test("calls disabled in the settings are not made", async () => {
  const { provider, client } = await start({ AUTH_SIGN_OUT: "none", AUTH_REFRESH: "none" });
  await client.signOut(tokens);
  expect(await client.refresh(tokens)).toBeNull();
  expect(provider.calls).toEqual([]);
});

test("redirects are not followed, so that tokens are sent nowhere else", async () => {
  const { provider, client } = await start();
  const { provider: other } = await start();
  other.faults.set("/rest/user-info", json({ login: "jana" }));
  provider.faults.set("/rest/user-info", (_, response) =>
    response.writeHead(307, { location: `${other.url}/rest/user-info` }).end(),
  );
  await expect(client.userInfo(tokens)).rejects.toThrow("/rest/user-info: status 307, but no JSON");
  expect(other.calls).toEqual([]);
});

test.each([
  [401, "TokenRefused"],
  [403, "TokenRefused"],
  [408, "ProviderDown"],
  [429, "ProviderDown"],
  [500, "ProviderDown"],
  [503, "ProviderDown"],
])("status %i is reported as %s, without the tokens that were sent", async (status, name) => {
  const { provider, client } = await start();
  provider.faults.set("/rest/refresh", json({ token: "new" }, status));
  const error = await client
    .refresh({ token: "secret-token", refreshToken: "secret-refresh" })
    .catch((reason) => reason);
  expect(error).toMatchObject({ name, message: `/rest/refresh: status ${status}` });
});

test("a response that is deeply nested, not JSON or not UTF-8 counts as an outage", async () => {
  const { provider, client } = await start();
  for (const body of ['{"login":"jana","x":'.padEnd(30_000, "[") + "]".repeat(29_980), "{", "", "\u{feff}x", "NaN"]) {
    provider.faults.set("/rest/user-info", (_, response) => response.end(body));
    await expect(client.userInfo(tokens)).rejects.toMatchObject({ name: "ProviderDown" });
  }
  provider.faults.set("/rest/user-info", (_, response) => response.end(Buffer.from([0xff, 0xfe, 0x00])));
  await expect(client.userInfo(tokens)).rejects.toMatchObject({ name: "ProviderDown" });
});

test("an HTML page of a gateway counts as an outage whatever its status; signing out needs no response body", async () => {
  const { provider, client } = await start();
  for (const status of [200, 403, 404]) {
    provider.faults.set("/rest/user-info", (_, response) => {
      response.writeHead(status, { "content-type": "text/html" }).end("<h1>Maintenance</h1>");
    });
    await expect(client.userInfo(tokens)).rejects.toMatchObject({ name: "ProviderDown" });
  }
  provider.faults.set("/rest/sign-out", (_, response) => response.writeHead(204).end());
  await expect(client.signOut(tokens)).resolves.toBeUndefined();
});

test("a response that does not end in time is an error", async () => {
  const { provider, client } = await start({ AUTH_TIMEOUT_MS: "100" });
  provider.faults.set("/rest/user-info", (_, response) => response.write('{"login":'));
  await expect(client.userInfo(tokens)).rejects.toThrow("/rest/user-info: no answer within 100 ms");
  await provider.stop();
  await expect(client.userInfo(tokens)).rejects.toThrow("/rest/user-info: ECONNREFUSED");
});
