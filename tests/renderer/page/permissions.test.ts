import { expect, test } from "vitest";
import { readCzech } from "#renderer/page/content/related-content.ts";
import { resolve } from "#renderer/page/resolve.ts";
import { isRecord } from "#schemas/parse/shape.ts";
import type { User } from "#schemas/visitor/user.ts";
import { anyone, type Visitor } from "#schemas/visitor/visitor.ts";
import { startFaultyPortal } from "../faulty-portal.ts";
import { indexedServices, requestOf } from "../recorded-portal.ts";

const citizen: User = { login: "obcan", name: "Jana Nová", roles: [] };
const official: User = { ...citizen, login: "urednik", roles: ["official"] };
const signedIn = (user: User): Visitor => ({ ...anyone, session: { user, sessionId: "one" } });

/** The recorded portal, with these permissions on the contents at a slug. */
function start(slug: string, permissions: unknown) {
  const portal = startFaultyPortal();
  const restrict = (record: unknown) =>
    isRecord(record) && Object.values(Object(record["friendlyURLs"])).includes(slug)
      ? { ...record, permissions }
      : record;
  portal.cms.fault = () => ({
    mutate: (body) =>
      isRecord(body) && Array.isArray(body["items"]) ? { ...body, items: body["items"].map(restrict) } : restrict(body),
  });
  return portal;
}

const officials = { VIEW: [{ id: "7", type: "ROLE", name: "Official" }] };
const news = "aktuality/minimalni-mzda-2027";

async function statusFor(permissions: unknown, visitor: Visitor = anyone) {
  const resolved = await start("rodina/porodne", permissions).visit("/rodina/porodne", { visitor });
  return resolved.kind === "file" ? "file" : `${resolved.kind} ${resolved.status}`;
}

test.each([
  ["without permissions", undefined],
  ["without permissions to view", {}],
  ["for guests", { VIEW: [{ type: "ROLE", name: "Guest" }] }],
  ["for guests in other letters", { VIEW: [{ type: "role", name: "guest" }] }],
  ["for guests in capital letters", { view: [{ type: "Role", name: "GUEST" }] }],
  ["for guests among others", { VIEW: [...officials.VIEW, { type: "ROLE", name: "Guest" }] }],
])("a content %s is for everybody", async (_, permissions) => {
  expect(await statusFor(permissions)).toBe("page 200");
});

test("a content with roles requires signing in, refuses other roles and is shown to its own, whatever the case", async () => {
  expect(await statusFor(officials)).toBe("redirect 302");
  expect(await statusFor(officials, signedIn(citizen))).toBe("error 403");
  expect(await statusFor(officials, signedIn(official))).toBe("page 200");
});

test("a content with roles under a permission in other letters requires signing in", async () => {
  for (const name of ["view", "View"]) {
    expect(await statusFor({ [name]: officials.VIEW })).toBe("redirect 302");
    expect(await statusFor({ [name]: officials.VIEW }, signedIn(official))).toBe("page 200");
  }
  expect(await statusFor({ view: "Official" })).toBe("redirect 302");
});

test("a content for an empty role list, or for single users, is shown to nobody", async () => {
  for (const VIEW of [[], [{ type: "USER", name: "urednik" }]]) {
    expect(await statusFor({ VIEW })).toBe("redirect 302");
    expect(await statusFor({ VIEW }, signedIn(official))).toBe("error 403");
  }
});

test.each([["text"], [{ VIEW: "Guest" }], [{ VIEW: [7] }], [{ VIEW: [{ type: "ROLE" }] }]])(
  "permissions that cannot be read, %j, hide a content, as a failure of the CMS",
  async (permissions) => {
    expect(await statusFor(permissions)).toBe("error 503");
    expect(await statusFor(permissions, signedIn(official))).toBe("error 503");
  },
);

test("a content with roles is noindex, and its other languages do not reveal it", async () => {
  const portal = start("rodina/porodne", officials);
  const shown = await portal.visit("/rodina/porodne", { visitor: signedIn(official) });
  expect(shown).toMatchObject({ isPublic: false, isUnlisted: true });
  expect(await portal.visit("/ru/rodina/porodne")).toMatchObject({ kind: "error", status: 404, versions: [] });
});

test("a public translation does not expose a Czech version with roles", async () => {
  const portal = startFaultyPortal();
  portal.cms.fault = ({ pathname, searchParams }) =>
    pathname.startsWith("/contents/by-id/") && searchParams.get("language") === "cs_cz"
      ? { mutate: (body) => ({ ...Object(body), permissions: officials }) }
      : undefined;
  const reader = portal.services.read();
  const query = { webId: "12", onlyPublished: true } as const;
  const english = await reader.contentByUrl("family/birth-grant", { ...query, language: "en" });
  expect(english).not.toBeNull();
  expect(english && (await readCzech(english, reader, portal.services.log))).toBeNull();
});

test("contents with roles are in no list, search, feed or sitemap", async () => {
  const open = await indexedServices();
  const closed = start(news, officials);
  for (const path of ["/vyhledavani/aktuality", "/vyhledavani", "/sitemap-pages.xml", "/feeds/news.xml"]) {
    const query = { q: "minimální mzda" };
    const [known, hidden] = await Promise.all([
      resolve(requestOf(path, { query }), open),
      closed.visit(path, { query }),
    ]);
    expect(listedIn(known), path).toContain(news);
    expect(listedIn(hidden), path).not.toContain(news);
  }
});

function listedIn(resolved: Awaited<ReturnType<typeof resolve>>): string {
  if (resolved.kind === "file") return resolved.body;
  return resolved.kind === "page" ? JSON.stringify(resolved.listing) : resolved.kind;
}
