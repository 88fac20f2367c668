import { expect, test } from "vitest";
import { levelsAt } from "#server/auth/secured-paths.ts";
import { parseConfig } from "#server/config/config.ts";
import { createVisitor } from "../../../embedded/openid-visitor.ts";
import { citizen, localPart, signInAt, startOidcPortal } from "../oidc/portal.ts";
import { nameOf, startHostilePortal } from "./hostile-portal.ts";

const stepUp = JSON.stringify({ "/high/*": "high", "/secret/*": "high", "/either/*": "basic high" });

const tampered = [
  "basic",
  "",
  "  ",
  "high basic",
  "basic high",
  "HIGH",
  "admin",
  "high&prompt=none",
  "high\r\nset-cookie:a=b",
  "x".repeat(3000),
  "high high",
  "__proto__",
  "\u0000",
  "high,basic",
  "высокий",
  '"high"',
];

test.each(tampered)(
  "a link with the level %j gives no session a level that the provider did not state",
  async (level) => {
    const portal = await startOidcPortal({ settings: { OIDC_STEP_UP: stepUp } });
    const visitor = portal.visitor();
    const browser = createVisitor();
    await signInAt(visitor, citizen, { browser });
    const token = visitor.value("auth.token");
    const started = await visitor.ask(`/auth/login?${new URLSearchParams({ redirect: "/high/x", level })}`);
    expect(started.status).toBeLessThan(504);
    expect(started.status).not.toBe(500);
    expect(started.setCookies.some((line) => line.startsWith("a=b"))).toBe(false);
    const location = started.headers["location"] ?? "/";
    if (location.startsWith(portal.openId.url)) {
      const visit = await browser.open(location);
      if (visit.leftTo !== null) await visitor.ask(localPart(visit.leftTo));
    }
    expect((await visitor.ask("/who")).text).not.toBe("page of nobody");
    expect(token).toBeDefined();
  },
);

test.each([
  "level=high&level=basic",
  "level=basic&level=high",
  "level[]=high",
  "level[a]=high",
  "LEVEL=high",
  "acr_values=high",
  "level=%68igh",
  "level",
])("the query %s begins at most one sign-in and no error", async (query) => {
  const portal = await startHostilePortal({ OIDC_STEP_UP: stepUp });
  const answer = await portal.visitor.ask(`/auth/login?redirect=/high/x&${query}`);
  expect([302, 303, 400, 403]).toContain(answer.status);
  const location = URL.parse(answer.headers["location"] ?? "", "http://localhost");
  expect(location?.searchParams.getAll("acr_values").length ?? 0).toBeLessThan(2);
});

test("a link cannot ask for a lower level than OIDC_ACR_VALUES at every sign-in", async () => {
  const portal = await startHostilePortal({ OIDC_ACR_VALUES: "high" });
  portal.hostile.setIdToken((claims) => portal.hostile.sign({ ...claims, acr: "basic" }));
  for (const level of ["basic", "low", "", "basic high"]) {
    const started = await portal.visitor.ask(`/auth/login?${new URLSearchParams({ redirect: "/x", level })}`);
    const location = started.headers["location"] ?? "";
    if (location.startsWith(portal.hostile.url))
      await portal.visitor.ask(localPart(portal.hostile.authorize(location)));
    expect(await nameOf(portal.visitor)).toBe("nobody");
  }
});

test("a page cannot have a lower level than every sign-in must have, which a link could ask for", () => {
  const settings = { OIDC_ACR_VALUES: "high", OIDC_STEP_UP: '{"/low/*":"low basic"}' };
  expect(() => parseConfig(settings)).toThrow("OIDC_STEP_UP: expected levels that OIDC_ACR_VALUES has, got low, basic");
});

const config = parseConfig({
  AUTH_KIND: "oidc",
  OIDC_ISSUER: "https://a.example",
  OIDC_CLIENT_SECRET: "s".repeat(32),
  AUTH_SECRET: "x".repeat(32),
  OIDC_STEP_UP: stepUp,
  AUTH_ROLES: '{"/high/admin/*":"admin"}',
}).auth;

test.each(["/high/x", "/high/admin/x", "/HIGH/x", "/high/x/", "/high/%78", "/high//x", "/high/x?level=basic"])(
  "%s needs its level in every spelling",
  (path) => {
    expect(levelsAt(path, config)).toEqual(["high"]);
  },
);

test.each([400, 500])(
  "a step-up refused by the provider with %i keeps the session and does not loop",
  async (status) => {
    const portal = await startHostilePortal({ OIDC_STEP_UP: stepUp });
    await portal.signIn();
    portal.hostile.faults.set("/token", (response) => response.writeHead(status).end("{}"));
    const started = await portal.visitor.ask("/auth/login?redirect=/high/x&level=high");
    let address = localPart(portal.hostile.authorize(started.headers["location"] ?? ""));
    let hops = 0;
    for (; hops < 10; hops += 1) {
      const { location } = (await portal.visitor.ask(address)).headers;
      if (!location) break;
      address = location;
    }
    expect(hops).toBeLessThan(3);
    expect(await nameOf(portal.visitor)).toBe("account-7");
  },
);

test.each([
  "login_required",
  "interaction_required",
  "consent_required",
  "account_selection_required",
  "unmet_authentication_requirements",
  "temporarily_unavailable",
  "server_error",
  "access_denied",
  "invalid_scope",
  "unauthorized_client",
  "request_not_supported",
  "unknown_error",
])("a provider that answers %s at every return ends on a page within five hops", async (error) => {
  const portal = await startHostilePortal({ OIDC_STEP_UP: stepUp });
  await portal.signIn();
  let address = "/auth/login?redirect=/high/x&level=high";
  let hops = 0;
  for (; hops < 20; hops += 1) {
    const { location } = (await portal.visitor.ask(address)).headers;
    if (!location) break;
    address = location.startsWith(portal.hostile.url)
      ? localPart(portal.hostile.authorize(location, { error })).replace(/code=[^&]*&/, "")
      : location;
  }
  expect(hops).toBeLessThan(8);
  expect(await nameOf(portal.visitor)).toBe("account-7");
});

test.each(["login_required", "interaction_required", "consent_required", "account_selection_required"])(
  "silent renewal answered with %s for ever ends on a page",
  async (error) => {
    const portal = await startHostilePortal();
    portal.hostile.setTokenAnswer({ refresh_token: undefined });
    await portal.signIn();
    portal.clock.offset += 6 * 60_000;
    let address = "/secret";
    let hops = 0;
    for (; hops < 20; hops += 1) {
      const { location } = (await portal.visitor.ask(address)).headers;
      if (!location) break;
      address = location.startsWith(portal.hostile.url)
        ? localPart(portal.hostile.authorize(location, { error })).replace(/code=[^&]*&/, "")
        : location;
    }
    expect(hops).toBeLessThan(10);
  },
);
