import { expect, test } from "vitest";
import { type Answer, hang, reset } from "../fake-provider.ts";
import { impatient, startPortal } from "../portal.ts";

test("the provider receives the request headers it needs, and none of the portal's cookies or tokens", async () => {
  const { visitor, provider } = await startPortal();
  const jana = visitor();
  for (const name of ["auth.token", "auth.redirect", "security", "consent", "locale", "viewport", "theirs"])
    jana.set(name, "x");
  await jana.ask("/security-provider/auth/cas/login?a=%C5%BE&b='", {
    headers: {
      ...{ authorization: "Bearer stolen", "x-forwarded-host": "evil.example", x_forwarded_for: "1.2.3.4" },
      ...{ "accept-language": "de", accept: "text/html", "user-agent": "tester", origin: "http://localhost" },
      ...{ connection: "close", "proxy-authorization": "x", te: "trailers", "x-original-url": "/admin" },
    },
  });
  const [call] = provider.calls;
  expect(call?.url).toBe("/auth/cas/login?a=%C5%BE&b=%27");
  const { host: _, connection: __, "sec-fetch-mode": ___, ...headers } = call?.headers ?? {};
  expect(headers).toEqual({
    ...{ accept: "text/html", "accept-language": "cs, de", "user-agent": "tester", cookie: "theirs=x" },
    ...{ "x-portal-auth": expect.stringMatching(/^[\w-]{43}$/), "accept-encoding": "identity" },
  });
});

test("the browser receives a page of the provider with the portal's own headers", async () => {
  const { visitor, provider } = await startPortal();
  provider.faults.set("/page", (_, response) =>
    response
      .writeHead(200, {
        ...{
          "content-type": "text/html; charset=utf-8",
          "content-language": "cs",
          "cache-control": "public, max-age=9",
        },
        ...{ "content-security-policy": "default-src *", server: "CAS", "x-frame-options": "ALLOWALL", etag: '"x"' },
        ...{ "access-control-allow-origin": "*", "strict-transport-security": "max-age=0", "clear-site-data": '"*"' },
      })
      .end("a page"),
  );
  const { status, text, headers } = await visitor().ask("/security-provider/page");
  expect([status, text]).toEqual([200, "a page"]);
  expect(headers).toMatchObject({
    ...{ "content-type": "text/html; charset=utf-8", "content-language": "cs", "cache-control": "private, no-store" },
    ...{ "x-frame-options": "SAMEORIGIN", "strict-transport-security": "max-age=63072000" },
    "content-security-policy": expect.stringMatching(/^default-src 'none'; /),
  });
  for (const name of ["server", "etag", "access-control-allow-origin", "clear-site-data"]) {
    expect(headers[name]).toBeUndefined();
  }
});

test.each([
  ["www.portal.example", "; Secure"],
  ["localhost", ""],
])(
  "on %s the provider's cookies are limited to its own pages and the callback, and hidden from scripts",
  async (host, secure) => {
    const { visitor, provider } = await startPortal();
    const attributes = `Path=/security-provider; HttpOnly; SameSite=Lax${secure}`;
    provider.faults.set("/page", (_, response) =>
      response
        .writeHead(200, {
          "set-cookie": [
            "TGC=a=b; Domain=.example; Path=/; SameSite=None; Max-Age=60; Partitioned",
            'second="x y"; expires=Wed, 21 Oct 2026 07:28:00 GMT; Path=/elsewhere',
            "auth.token=forged",
            "__Host-auth.token=forged; Path=/; Secure",
            "__Host-security=forged; Path=/; Secure",
            "auth.redirect=//evil.example",
            "security=forged; Path=/",
            "consent=1",
            "locale=ru",
            "viewport=xs",
            "=nameless",
            "no pair",
            "bad name=x",
            `large=${"x".repeat(5000)}`,
          ],
        })
        .end(),
    );
    const { setCookies } = await visitor(host).ask("/security-provider/page");
    expect(setCookies).toEqual([
      `TGC=a=b; Max-Age=60; ${attributes}`,
      `TGC=a=b; Max-Age=60; ${attributes.replace("/security-provider", "/auth")}`,
      `second="x y"; expires=Wed, 21 Oct 2026 07:28:00 GMT; ${attributes}`,
      `second="x y"; expires=Wed, 21 Oct 2026 07:28:00 GMT; ${attributes.replace("/security-provider", "/auth")}`,
    ]);
  },
);

test("redirects are passed on, and those to the provider's own address are moved below the prefix", async () => {
  const { visitor, provider } = await startPortal();
  const { origin } = new URL(provider.url);
  for (const [location, expected] of [
    [`${provider.url}/auth/cas/login?a=1#b`, "/security-provider/auth/cas/login?a=1#b"],
    [provider.url, "/security-provider"],
    [`${origin}/spx/y`, `${origin}/spx/y`],
    ["https://identity.example/saml?x=%20", "https://identity.example/saml?x=%20"],
    ["/auth/callback?redirect=%2Fx", "/auth/callback?redirect=%2Fx"],
    ["login?again", "login?again"],
  ] as const) {
    provider.faults.set("/page", (_, response) => response.writeHead(302, { location }).end());
    const { status, headers } = await visitor().ask("/security-provider/page");
    expect([status, headers["location"]]).toEqual([302, expected]);
  }
  expect(provider.calls).toHaveLength(6);
});

test("the provider is asked for the language last used on the portal, then for those of the browser", async () => {
  const { visitor, provider } = await startPortal();
  const languagesSent = async (locale: string, headers: Record<string, string>) => {
    const reader = visitor();
    reader.set("locale", locale);
    await reader.ask("/security-provider/auth/cas/login", { headers });
    return provider.calls.at(-1)?.headers["accept-language"];
  };
  expect(await languagesSent("ua", { "accept-language": "de, en;q=0.5" })).toBe("uk, de, en;q=0.5");
  expect(await languagesSent("ru", {})).toBe("ru");
  expect(await languagesSent("de", { "accept-language": "de" })).toBe("de");
});

test("on a first visit, the provider's pages and their error page are in the language of the page that asked to sign in", async () => {
  const { visitor, provider, errorPaths } = await startPortal();
  const reader = visitor();
  await reader.ask("/en/secret?x=1");
  await reader.ask("/security-provider/auth/cas/login", { headers: { "accept-language": "de" } });
  expect(provider.calls.at(-1)?.headers["accept-language"]).toBe("en, de");
  await provider.stop();
  expect((await reader.ask("/security-provider/auth/cas/login")).status).toBe(502);
  expect(errorPaths).toEqual(["/en/security-provider/auth/cas/login"]);
});

test("no path escapes the provider's base address", async () => {
  const { visitor, provider } = await startPortal();
  const { url, faults } = provider;
  expect(new URL(url).pathname).toBe("/sp");
  for (const path of [
    "/security-provider/../x",
    "/security-provider/%2e%2e/x",
    "/security-provider/..%2fx",
    "/security-provider/%2fevil.example",
    "/security-provider/\\evil.example",
    "/security-provider/a%5c..%5cx",
    "/security-provider/%00",
    "/security-provider/..;/x",
    "/security-provider/rest/x/%2e%2e;a=b/sign-in",
  ]) {
    expect((await visitor().ask(path)).status, path).toBe(400);
  }
  for (const path of ["/security-provider//evil.example", "/security-provider/", "/security%2Dprovider/x"]) {
    expect((await visitor().ask(path)).status, path).toBe(308);
  }
  expect((await visitor().ask("/security-providerx/rest/user-info")).text).toBe("page of nobody");
  expect(provider.calls).toEqual([]);
  faults.set("/%252e%252e/@evil.example:80/a;b=c", (_, response) => response.end("below"));
  expect((await visitor().ask("/security-provider/%252e%252e/@evil.example:80/a;b=c")).text).toBe("below");
  expect((await visitor().ask("/security-provider")).status).toBe(404);
});

test("scripts of a page cannot fetch tokens, however the address is spelled", async () => {
  const { visitor, provider } = await startPortal();
  const jana = visitor();
  await jana.signIn("jana");
  provider.calls.length = 0;
  for (const path of [
    "sign-in",
    "refresh",
    "sign-in/x",
    "Sign-In",
    "%73ign-in",
    "sign-in;a=b",
    "sign-in?x=/y",
    "REFRESH;",
  ]) {
    for (const method of ["GET", "POST"]) {
      const url = `/security-provider/rest/${path}`;
      const answer = await jana.ask(url, { method });
      const { location } = answer.headers;
      expect((await jana.ask(location ?? url, { method })).status, path).toBe(404);
    }
  }
  expect(provider.calls).toEqual([]);
  expect((await jana.ask("/security-provider/rest/user-info")).status).toBe(401);
});

test("other sites cannot send visitors to the pages that sign out", async () => {
  const { visitor, provider } = await startPortal();
  for (const path of ["logout", "cleanup", "Logout;x", "logout/y"]) {
    const url = `/security-provider/auth/cas/${path}?redirect=/`;
    provider.faults.set(`/auth/cas/${path}`, (_, response) => response.end("signed out"));
    for (const headers of [{ "sec-fetch-site": "cross-site" }, { "sec-fetch-mode": "no-cors" }]) {
      expect((await visitor().ask(url, { headers })).status).toBe(403);
    }
    expect((await visitor().ask(url, { headers: { "sec-fetch-site": "none" } })).text).toBe("signed out");
  }
  expect(provider.calls).toHaveLength(4);
});

test("other methods, upgrades and forms from other sites are rejected", async () => {
  const { visitor, provider } = await startPortal();
  const path = "/security-provider/auth/cas/login";
  for (const method of ["PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"]) {
    expect((await visitor().ask(path, { method })).status).toBe(405);
  }
  for (const site of ["cross-site", "same-site", "none"]) {
    const answer = await visitor().ask(path, {
      method: "POST",
      headers: { "sec-fetch-site": site },
      body: "login=evil",
    });
    expect(answer.status).toBe(403);
  }
  expect(provider.calls).toEqual([]);
  const upgraded = await visitor().ask(path, { headers: { connection: "Upgrade", upgrade: "websocket" } });
  expect(upgraded.status).toBe(200);
  expect(provider.calls[0]?.headers.upgrade).toBeUndefined();
  expect((await visitor().ask(path, { method: "HEAD" })).text).toBe("");
});

test("a request body reaches the provider byte for byte, up to 1 MB", async () => {
  const { visitor, provider } = await startPortal();
  const post = (size: number) =>
    visitor().ask("/security-provider/page", {
      method: "POST",
      body: "ž".repeat(size / 2),
      headers: { "content-type": "text/plain;charset=utf-8" },
    });
  provider.faults.set("/page", ({ body, headers }, response) =>
    response.end(`${body.length} ${headers["content-type"]}`),
  );
  expect((await post(1_000_000)).text).toBe("500000 text/plain;charset=utf-8");
  expect((await post(1_000_002)).status).toBe(413);
  expect(provider.calls).toHaveLength(1);
});

const breaking: [string, Answer][] = [
  ["a broken connection", reset],
  ["silence", hang],
  ["an answer without end", (_, response) => Array.from({ length: 12 }, () => response.write("x".repeat(100_000)))],
  ["an invalid status line", (_, response) => response.socket?.end("HTTP/1.1 xyz\r\n\r\n")],
];

test.each(breaking)(
  "a provider that answers with %s gets the visitor an error page of the portal",
  async (_, answer) => {
    const { visitor, provider, lines } = await startPortal(impatient);
    provider.faults.set("/page", answer);
    const { status, text, headers } = await visitor().ask("/security-provider/page?ticket=secret");
    expect([status, text, headers["cache-control"]]).toEqual([502, "last resort 503", "private, no-store"]);
    expect(JSON.stringify(lines)).not.toContain("ticket");
  },
);

test("an unreachable provider gets the visitor an error page of the portal", async () => {
  const { visitor, provider } = await startPortal();
  await provider.stop();
  const { status, text } = await visitor().ask("/security-provider/auth/cas/login");
  expect([status, text]).toEqual([502, "last resort 503"]);
});

test("an error page of the provider is passed on unchanged", async () => {
  const { visitor, provider } = await startPortal();
  provider.faults.set("/page", (_, response) =>
    response.writeHead(500, { "content-type": "text/html" }).end("its error"),
  );
  const { status, text } = await visitor().ask("/security-provider/page");
  expect([status, text]).toEqual([500, "its error"]);
});
