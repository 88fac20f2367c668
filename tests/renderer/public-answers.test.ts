import type { IncomingHttpHeaders } from "node:http";
import { expect, test } from "vitest";
import { answerPage, createFallbackErrorPage } from "#renderer/page/answer-page.ts";
import { noAssets } from "#renderer/page/document/assets.ts";
import { hostRouteAt, routes, siteRoutesAt } from "#renderer/page/routes/registry.ts";
import { splitExtra } from "#schemas/site/site-addresses.ts";
import { createSignIn } from "#server/auth/create-sign-in.ts";
import { createLog } from "#server/http/log.ts";
import { createPreviewToken } from "#server/http/preview-token.ts";
import { startProvider } from "../server/auth/fake-provider.ts";
import { startListeningApp } from "../server/listening-app.ts";
import { sendRequest } from "../server/send-request.ts";
import { indexedServices, requestOf } from "./recorded-portal.ts";

const secret = "0123456789abcdef0123456789abcdef";

/** An address for each kind of route, and who may cache the response for an unknown visitor. */
const addresses: Readonly<Record<string, "public" | "private" | "nobody">> = {
  "/robots.txt": "public",
  "/.well-known/security.txt": "public",
  "/sitemap.xml": "public",
  "/sitemap-pages.xml": "public",
  "/feeds/news.xml": "public",
  "/site.webmanifest": "public",
  "/test-prohlizece": "public",
  "/vyhledavani/aktuality.csv": "public",
  "/dev/components/card": "public",
  "/": "public",
  "/en/family": "public",
  "/rodina?layout=simple": "public",
  "/rodina?utm_source=x": "public",
  "/vyhledavani/aktuality?sort=name": "private",
  "/vyhledavani/aktuality?q=dite": "private",
  "/vyhledavani/suggestions.json": "public",
  "/nastaveni-cookies": "nobody",
  "/nastaveni-cookies?sent=consent": "nobody",
  "/dev/formular/-/krok/schuzka": "nobody",
  "/zadosti/zadost-o-informace/-/krok/zadost": "nobody",
  "/pruvodce/rodina": "public",
  "/pruvodce/rodina?answer=dite:mam": "private",
  "/pruvodce/pece/-/otazky": "nobody",
  "/neni-tu": "nobody",
  "/dev/neni-tu": "nobody",
  "/en/up/test-prohlizece": "nobody",
  "/auth/signed-out?redirect=/rodina": "private",
  "/auth/login": "nobody",
  "/consent.css": "nobody",
};

/** A portal that has not rendered anything yet. */
async function start(provider: Awaited<ReturnType<typeof startProvider>>) {
  const environment = {
    SECURITY_PROVIDER_URL: provider.url,
    AUTH_SECRET: secret,
    PREVIEW_SECRET: secret,
    RENDER_DEADLINE_MS: "60000",
  };
  const services = await indexedServices({
    environment: {
      ...environment,
      SECURITY_CONTACT: "mailto:a@example.org",
      STATISTICAL_SCRIPTS: "https://s.example/a.js",
    },
  });
  const { config, clock } = services;
  // A portal is ready once it knows its sites; some files contain more from then on.
  await answerPage(requestOf("/prace"), services, noAssets);
  const log = createLog("silent");
  const { port } = await startListeningApp({
    config,
    log,
    clock,
    answerPage: (request) => answerPage(request, services, noAssets),
    fallbackErrorPage: createFallbackErrorPage(services, noAssets),
    siteHosts: async () => ["mpsv.localhost"],
    signIn: createSignIn({
      ...{ config: config.auth, providerUrl: provider.url, webs: async () => [], clock, store: null, log },
    }),
  });

  async function ask(path: string, headers: Record<string, string> = {}, method = "GET", posted = ""): Promise<Answer> {
    const sent = { port, path, method, headers: { host: "localhost", ...headers } };
    const { status, headers: received, body } = await sendRequest(sent, posted);
    // The link to a dictionary comes once the home page has been read (tests/server/http/dictionaries.test.ts).
    const { date: _, connection: __, link: ___, ...own } = received;
    return { status, headers: own, text: String(body) };
  }

  return { ask, clock };
}

/** The cookies of a signed-in user. */
async function signIn(ask: Ask): Promise<string> {
  const cookiesOf = ({ headers }: Answer) =>
    (headers["set-cookie"] ?? []).map((each) => each.split(";", 1)[0]).join("; ");
  const form = { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin" };
  const begun = await ask("/auth/login?redirect=/rodina");
  const posted = await ask(begun.headers.location ?? "", { ...form, cookie: cookiesOf(begun) }, "POST", "login=jana");
  const { pathname, search } = new URL(posted.headers.location ?? "", "http://x");
  const cookies = [cookiesOf(begun), cookiesOf(posted)].join("; ");
  return cookiesOf(await ask(pathname + search, { cookie: cookies, "sec-fetch-mode": "navigate" }));
}

type Ask = Awaited<ReturnType<typeof start>>["ask"];

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

const isPublic = ({ headers }: Answer) => String(headers["cache-control"]).startsWith("public");

test("each kind of route is among the compared addresses", () => {
  const paths = Object.keys(addresses).map((address) => address.split("?", 1).join());
  const matched = paths.flatMap((address) => {
    const { path, extra } = splitExtra(address.replace(/^\/en/, "") || "/");
    return [hostRouteAt(address), ...siteRoutesAt(path, extra)];
  });
  const names = new Set(matched.map((route) => route?.name));
  expect(routes.map(({ name }) => name).filter((name) => !names.has(name))).toEqual([]);
});

test("publicly cacheable answers contain nothing that depends on the visitor, and all others are not cacheable", async () => {
  const provider = await startProvider();
  const { ask, clock } = await start(provider);
  const session = await signIn(ask);
  const token = await createPreviewToken(secret, clock.now() + 60_000);
  expect(session).toContain("auth.token=");
  expect((await ask("/rodina", { cookie: session })).text).toContain("data-session=");
  /** Requests whose response any cache may store: it must be the same for everybody. */
  const anybody: Readonly<Record<string, Record<string, string>>> = {
    "somebody who agreed to cookies, has others, another language and a proxy": {
      cookie:
        "consent=1.2026-11-20.11; locale=ua; viewport=x; auth.redirect=%2Fsecret; auth.session-id=a; __proto__=1; =;;=",
      ...{ "accept-language": "uk,ru;q=0.5", dnt: "1", referer: "https://evil.example/", range: "bytes=0-9" },
      ...{ "x-forwarded-for": "10.1.2.3", "x-forwarded-host": "evil.example", "x-forwarded-proto": "https" },
      ...{ "x-original-url": "/secret", forwarded: "host=evil.example" },
    },
    "a script of our page where cookies were refused, which calls itself a crawler": {
      ...{ cookie: "consent=1.2026-11-20.00", "sec-fetch-dest": "empty", "sec-fetch-site": "same-origin" },
      "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
    },
  };
  /** Requests whose response no other visitor may get. */
  const somebody: Readonly<Record<string, Record<string, string>>> = {
    "signed in": { cookie: session },
    "signed in and agreed": { cookie: `consent=1.2026-11-20.11; ${session}` },
    "an expired session": { cookie: "auth.token=eyJhbGciOiJkaXIifQ..a.b.c; auth.session-id=old" },
    "a session of https": { cookie: "__Host-auth.token=x" },
  };
  const answers = new Map<string, Answer>();
  for (const address of Object.keys(addresses)) answers.set(address, await ask(address));
  for (const [who, headers] of Object.entries(anybody)) {
    // Only the first visitor, because others may get what was cached for the previous one.
    const first = await start(provider);
    for (const [address, nobody] of answers) {
      const answer = await first.ask(address, headers);
      if (isPublic(nobody) || isPublic(answer)) expect(answer, `${address} for ${who}`).toEqual(nobody);
    }
  }
  for (const [address, holder] of Object.entries(addresses)) {
    const nobody = await ask(address);
    const label = (who: string) => `${address} for ${who}`;
    const policy = {
      public: /^public, max-age=0, s-maxage=\d+/,
      private: /^private, (?!no-store)|^no-store/,
      nobody: /no-store$/,
    };
    expect(nobody.headers["cache-control"], label("nobody")).toMatch(policy[holder]);
    expect(nobody.headers["set-cookie"] === undefined || !isPublic(nobody), label("nobody")).toBe(true);
    if (isPublic(nobody))
      expect(nobody.headers["vary"], label("nobody")).toMatch(/^accept-encoding(?:, available-dictionary)?$/);
    for (const [who, headers] of Object.entries(somebody)) {
      for (const more of [{}, { "if-none-match": nobody.headers.etag ?? "*" }]) {
        const answer = await ask(address, { ...headers, ...more });
        expect(answer.headers["cache-control"], label(who)).toMatch(/no-store$/);
        expect([answer.status === 304, answer.headers.etag], label(who)).toEqual([false, undefined]);
      }
    }
    const known = await ask(address, { "if-none-match": nobody.headers.etag ?? "" });
    if (isPublic(nobody))
      expect([known.status, known.headers["cache-control"]], label("who has it")).toEqual([
        304,
        nobody.headers["cache-control"],
      ]);
    const head = await ask(address, {}, "HEAD");
    if (isPublic(nobody)) expect(head, label("HEAD")).toEqual({ ...nobody, headers: head.headers, text: "" });
    for (const preview of [token, "forged"]) {
      const mark = address.includes("?") ? "&" : "?";
      expect((await ask(`${address}${mark}preview=${preview}`)).headers["cache-control"], label("an editor")).toMatch(
        /no-store$/,
      );
    }
    expect(isPublic(await ask(address, { host: "evil.example" })), label("another host")).toBe(false);
    const form = { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin" };
    expect(isPublic(await ask(address, form, "POST", "a=1")), label("a form")).toBe(false);
    expect(await ask(address), label("nobody again")).toEqual(nobody);
  }
});
