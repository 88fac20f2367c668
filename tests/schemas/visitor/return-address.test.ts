import { expect, test } from "vitest";
import { createRandom } from "#harness/content/random.ts";
import { authPaths } from "#schemas/visitor/auth-paths.ts";
import { addressToRemember, parseReturnAddress, parseSignInAddress } from "#schemas/visitor/return-address.ts";
import { parseTarget } from "#server/http/request-target.ts";

const origins = ["https://portal.example", "http://localhost:3000", "https://up.portal.example:8443"];

test.each([
  "/",
  "/sluzby",
  "/en/services?page=2&q=a%20b",
  "/%C4%8Desky/p%C5%99%C3%ADklad",
  "/sluzby/",
  "/authors",
  "/en/authors",
  "/security-provider-list",
  "/?redirect=//evil.example/..%2F",
  "/kontakty?key=a;b,c",
  "/file.pdf",
  "/%2561uth",
  `/${"a".repeat(2047)}`,
])("the visitor is redirected back to %s", (address) => {
  expect(parseReturnAddress(address)).toBe(address);
});

test.each([
  ["/x?preview=eyJ.a.b", "/x"],
  ["/x?q=1&preview=eyJ.a.b&at=2026-11-20&r=%20", "/x?q=1&r=%20"],
  ["/x?%70review=eyJ&preview=b&q=a?b", "/x?q=a?b"],
  [`/x?q=1&preview=${"e".repeat(3000)}`, "/x?q=1"],
  ["/x?previews=1&q", "/x?previews=1&q"],
])("the remembered address %s contains no preview token", (address, expected) => {
  expect(parseSignInAddress(address)).toBe(expected);
  expect(addressToRemember(address)).toBe(expected);
});

test.each([
  "",
  "/en/auth",
  "/ua/auth/login",
  "/en/security-provider/x",
  "sluzby",
  "https://evil.example/",
  "https:/evil.example",
  "javascript:alert(1)",
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "\\/evil.example",
  "/%5Cevil.example",
  "/%5cevil.example",
  "/%2Fevil.example",
  "/%2fevil.example",
  "/a//b",
  "/a/../b",
  "/..//evil.example",
  "/.",
  "/a/./b",
  "/a/..;/b",
  "/%2e%2e;x=y/b",
  "/.%3b/b",
  "/%2e%2e/evil",
  "/%2E/evil",
  "/.%2e/evil",
  "/a%00b",
  "/a%0D%0ALocation:%20https://evil.example",
  "/a\r\nLocation: https://evil.example",
  "/\t/evil.example",
  "/%09/evil.example",
  "/a b",
  "/%C2%A0a",
  "/%E2%80%A8a",
  "/česky",
  "/\u2215evil.example",
  "/a?q=č",
  "/a?\n",
  "/a#b",
  "/%",
  "/%zz",
  "/%ff",
  "/%c0%af",
  " /a",
  "/a ",
  "/auth",
  "/auth/",
  "/auth?redirect=/",
  "/auth/login?redirect=/a",
  "/AUTH/login",
  "/%61uth/login",
  "/%41uth/login",
  "/auth%2Flogin",
  "/security-provider",
  "/security-provider/auth/cas/login?redirect=https://evil.example",
  "/Security-Provider/x",
  "/security%2Dprovider/x",
  `/${"a".repeat(2048)}`,
  `/${"%61".repeat(3334)}`,
])("the visitor is redirected home instead of to %j", (address) => {
  expect(parseReturnAddress(address)).toBe("/");
});

test.each([undefined, null, 7, true, {}, ["/a"], { toString: () => "/a" }, Symbol("/a")])(
  "a value that is not a string redirects home (%#)",
  (value) => {
    expect(parseReturnAddress(value)).toBe("/");
  },
);

/** Parts that open redirects are composed of. */
const parts = [
  ...[
    "/",
    "/",
    "/",
    "//",
    "\\",
    ".",
    "..",
    "@",
    ":",
    ";",
    "?",
    "#",
    "&",
    "=",
    "%",
    "%%",
    "~",
    " ",
    "\t",
    "\r\n",
    "\0",
    "\x7f",
  ],
  ...[
    "%2F",
    "%5C",
    "%2e",
    "%2E%2E",
    "%00",
    "%0a",
    "%0d%0a",
    "%09",
    "%20",
    "%25",
    "%252F",
    "%255c",
    "%61",
    "%C4%8D",
    "%ff",
    "%u002f",
  ],
  ...["a", "A", "č", "я", "\u00a0", "\u2028", "\u202e", "\ufeff", "\uff0f", "\u2215", "\ud800", "😀"],
  ...[
    "auth",
    "AUTH",
    "%61uth",
    "login",
    "security-provider",
    "evil.example",
    "https:",
    "javascript:",
    "localhost",
    "en",
    "x.pdf",
  ],
];

test("none of 100,000 hostile addresses leads off the site, to a sign-in page or to a second line", () => {
  const random = createRandom(6);
  let accepted = 0;
  for (let count = 0; count < 100_000; count += 1) {
    const address = `${random.percent(80) ? "/" : ""}${Array.from({ length: random.whole(0, 7) }, () => random.pick(parts)).join("")}`;
    const result = parseReturnAddress(address);
    if (result === "/") continue;
    accepted += 1;
    const target = parseTarget(result);
    const isSafe =
      /^\/(?![/\\])[!-~]*$/.test(result) &&
      origins.every((origin) => new URL(result, origin).origin === origin) &&
      origins.every((origin) => new URL(origin + result).href === new URL(result, `${origin}/a/b`).href) &&
      target.ok &&
      [authPaths.base, authPaths.provider].every((base) => !`${target.path.toLowerCase()}/`.startsWith(`${base}/`));
    if (!isSafe || result !== address) expect.fail(`${JSON.stringify(address)} gave ${JSON.stringify(result)}`);
  }
  expect(accepted).toBeGreaterThan(2000);
});

test.each(["/", "/sluzby?page=2", "/en/assets", "/assets-list", "/v1.2/popis", "/a?file=x.pdf"])(
  "%s is remembered as the page to return to",
  (address) => {
    expect(addressToRemember(address)).toBe(address);
  },
);

test.each([
  "/auth",
  "/auth/callback?redirect=/a",
  "/security-provider/auth/cas/login",
  "/assets",
  "/assets/a",
  "/assets?x",
  "/robots.txt",
  "/kalendar.ics?q=a",
  "/site.webmanifest",
  "/a/b.PDF",
  "//evil.example",
  "/a\\b",
  `/${"a".repeat(2048)}`,
])("%j is not remembered as a page to return to", (address) => {
  expect(addressToRemember(address)).toBeNull();
});
