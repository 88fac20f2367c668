import { expect, test } from "vitest";
import { createRandom } from "#harness/content/random.ts";
import { startPortal } from "./portal.ts";

const paths = ["login", "callback", "logout", "cleanup", "session", "refresh", "sign-up", "x"].map(
  (name) => `/auth/${name}`,
);
const pieces = [
  ...["/", "//", "\\", "%2F", "%5C", "%00", "%0d%0a", "..", ".", "%2e", "@", ":", "?", "&", "redirect=", "=", "#", "%"],
  ...[
    "evil.example",
    "https:",
    "javascript:",
    "localhost",
    "auth",
    "security-provider",
    "%C5%BE",
    "a",
    "[",
    "{",
    "null",
  ],
];
const values = ["", "x", "..", "eyJhbGciOiJkaXIifQ....", "null", "%7B%7D", "a".repeat(4000), "%FF", '"', "=", "1"];
const cookies = [
  "auth.token",
  "auth.session-id",
  "auth.login",
  "auth.redirect",
  "security",
  "consent",
  "__proto__",
  "theirs",
];

test("arbitrary requests and cookies cause no server error, sign nobody in and redirect nobody to another site", async () => {
  const { visitor, provider, errors } = await startPortal();
  const chance = createRandom(11).next;
  const some = <T>(items: readonly T[], most: number): T[] =>
    Array.from({ length: Math.floor(chance() * (most + 1)) }, () => items[Math.floor(chance() * items.length)]).filter(
      (item) => item !== undefined,
    );
  const statuses = new Set<number>();
  async function tryOne(): Promise<void> {
    const one = visitor();
    for (const name of some(cookies, 5)) one.set(name, some(values, 1).join() || "y");
    one.set("auth.redirect", some(pieces, 6).join("").replaceAll("#", ""));
    const places = [
      ...some(paths, 1),
      ...some(["/security-provider/auth/cas/login", "/secret", "/x"], 1),
      "/auth/login",
    ];
    const path = places.at(0) ?? "/";
    const url = `${path}?redirect=${some(pieces, 8).join("").replaceAll("#", "")}`;
    const method = path.startsWith("/auth/") && chance() < 0.2 ? "POST" : "GET";
    const { status, headers, setCookies } = await one.ask(url, { method });
    statuses.add(status);
    expect(status, url).not.toBe(500);
    const target = headers["location"] ?? "/";
    expect(target, url).toMatch(/^\/(?![/\\])/);
    const address = new URL(target, "http://localhost");
    expect(address.origin, url).toBe("http://localhost");
    const back = address.searchParams.get("redirect") ?? "/";
    expect(new URL(back, "http://localhost").origin, url).toBe("http://localhost");
    expect(setCookies.join(), url).not.toMatch(/auth\.token=[^;]/);
  }
  for (let round = 0; round < 40; round += 1) await Promise.all(Array.from({ length: 10 }, tryOne));
  expect(statuses.has(200) && statuses.has(302) && statuses.has(404)).toBe(true);
  expect(errors().filter((message) => !message.startsWith("Auth: "))).toEqual([]);
  expect(provider.callsOf("/rest/user-info")).toEqual([]);
});
