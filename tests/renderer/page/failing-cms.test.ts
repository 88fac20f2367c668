import { expect, test } from "vitest";
import type { Effect } from "#embedded/replay/fault.ts";
import { pointersIn, startFaultyPortal } from "../faulty-portal.ts";

type Portal = ReturnType<typeof startFaultyPortal>;
type Mutate = NonNullable<Effect["mutate"]>;

const pages = ["/", "/rodina", "/en/family", "/up/uvod"];

/** Status of a page and, if it is one, its home link, which tells which site it is. */
async function outcome(portal: Portal, path: string, host = "localhost") {
  const resolved = await portal.visit(path, { host });
  if (resolved.kind === "file") return "file";
  return resolved.kind === "page" ? `200 ${resolved.shell.home}` : `${resolved.kind} ${resolved.status}`;
}

async function outcomes(portal: Portal) {
  return Promise.all(pages.map((path) => outcome(portal, path)));
}

function failAt(portal: Portal, path: string, effect: Effect): void {
  portal.cms.fault = ({ pathname }) => (pathname === path ? effect : undefined);
}

const at = (url: string) => `/contents/by-friendly-url/${encodeURIComponent(url)}`;

const changeSite =
  (index: number, fields: object): Mutate =>
  (body) => ({
    items: Object(body).items.map((web: object, at: number) => (at === index ? { ...web, ...fields } : web)),
  });

const siteFaults: [string, Effect][] = [
  ["a site has no address", { mutate: changeSite(1, { friendlyURL: null }) }],
  ["a site has no name", { mutate: changeSite(1, { name: undefined }) }],
  ["the first site has another id type", { mutate: changeSite(0, { id: [] }) }],
  ["the list of sites is empty", { mutate: () => ({ items: [] }) }],
  ["the list of sites lost one", { mutate: (body) => ({ items: Object(body).items.slice(0, 1) }) }],
  ["a gateway says 404", { body: "<h1>404", contentType: "text/html", status: 404 }],
  ["the CMS says 404", { body: '{"status":404}', status: 404 }],
];

test.each(siteFaults)("when %s, cached pages are unchanged, and so are new ones of their site", async (_, effect) => {
  const portal = startFaultyPortal();
  const before = await outcomes(portal);
  expect(before).toEqual(["200 /", "200 /", "200 /en", "200 /up"]);
  portal.outdate();
  failAt(portal, "/webs", effect);
  await outcomes(portal);
  expect(await outcomes(portal)).toEqual(before);
  expect(await outcome(portal, "/prace")).toBe("200 /");
  expect(await outcome(portal, "/up/zamestnani")).toBe("200 /up");
  expect(await outcome(portal, "/", "up.localhost")).toBe("200 /");
});

test.each(siteFaults)(
  "when %s from the start, no page is a 404 and none belongs to another site",
  async (_, effect) => {
    const portal = startFaultyPortal();
    failAt(portal, "/webs", effect);
    if (effect.mutate && Object(effect.mutate({ items: [{}, {}] })).items.length === 1)
      // Nothing shows that a site is missing from a list that was never seen complete.
      return expect(await outcome(portal, "/rodina")).toBe("200 /");
    return expect(await outcomes(portal)).toEqual(pages.map(() => "error 503"));
  },
);

test("a host that the settings assign to a site is a 503 while that site is missing, not another site's page", async () => {
  const origins = { "up.localhost": { en: "http://en.up.localhost" } };
  const portal = startFaultyPortal({ LANGUAGE_ORIGINS: JSON.stringify(origins) });
  failAt(portal, "/webs", { mutate: (body) => ({ items: Object(body).items.slice(0, 1) }) });
  for (const host of ["en.up.localhost", "up.localhost"]) expect(await outcome(portal, "/", host)).toBe("error 503");
  expect(await outcome(portal, "/rodina")).toBe("200 /");
});

test("a site with a valid record is served on its own host while another's record is invalid", async () => {
  const portal = startFaultyPortal();
  failAt(portal, "/webs", { mutate: changeSite(1, { host: 7 }) });
  expect(await outcome(portal, "/rodina", "mpsv.localhost")).toBe("200 /");
  expect(await outcome(portal, "/", "up.localhost")).toBe("error 503");
});

test.each([
  ["a name that is no text", { mutate: (body) => ({ ...Object(body), name: null }) }],
  ["a home page that is no text", { mutate: (body) => ({ ...Object(body), data: { home: '{"cs_cz":7}' } }) }],
  ["no home page any more", { mutate: (body) => ({ ...Object(body), data: {} }) }],
  ["another site", { mutate: (body) => ({ ...Object(body), webId: "34" }) }],
] satisfies [string, Effect][])("settings with %s never make a home page missing", async (_, effect) => {
  const portal = startFaultyPortal();
  const before = await outcomes(portal);
  portal.outdate();
  failAt(portal, "/contents/by-friendly-url/config-", effect);
  await outcomes(portal);
  expect(await outcomes(portal)).toEqual(before);
});

test("settings that the CMS says do not exist are the last good ones; a site that never had any is a 404 until they are there", async () => {
  const absent: Effect = { body: '{"status":404}', status: 404 };
  const cold = startFaultyPortal();
  failAt(cold, at("config-"), absent);
  expect(await outcomes(cold)).toEqual(["error 404", "error 404", "error 404", "200 /up"]);
  cold.cms.fault = undefined;
  cold.clock.time += 1000;
  expect(await outcome(cold, "/rodina")).toBe("200 /");
  const warm = startFaultyPortal();
  const before = await outcomes(warm);
  warm.outdate();
  failAt(warm, at("config-"), absent);
  await outcomes(warm);
  expect(await outcomes(warm)).toEqual(before);
});

test("settings without addresses are used, as nothing says that they are another record", async () => {
  const portal = startFaultyPortal();
  failAt(portal, at("config-"), { mutate: (body) => ({ ...Object(body), friendlyURLs: {} }) });
  expect(await outcomes(portal)).toEqual(["200 /", "200 /", "200 /en", "200 /up"]);
});

test("a home page that cannot be parsed from the start is a 503, and the site's other pages are served", async () => {
  const portal = startFaultyPortal();
  failAt(portal, "/contents/by-friendly-url/config-", {
    mutate: (body) => ({ ...Object(body), data: { home: '{"cs_cz":7}' } }),
  });
  expect(await outcome(portal, "/")).toBe("error 503");
  expect(await outcome(portal, "/rodina")).toBe("200 /");
  expect(pointersIn(portal.lines)).toContain("/data/home/cs_cz");
});

test.each([
  ["has a folder without a name", { mutate: (body) => ({ ...Object(body), children: [{ id: "1", name: null }] }) }],
  ["is another thing", { mutate: () => [] }],
  ["is a 500", { status: 500 }],
  ["is not there", { status: 404 }],
] satisfies [string, Effect][])(
  "a menu that %s is no fault of the page: it is empty, and a line is logged",
  async (_, effect) => {
    const portal = startFaultyPortal();
    portal.cms.fault = ({ pathname }) => (pathname.startsWith("/folders/") ? effect : undefined);
    const resolved = await portal.visit("/rodina");
    expect(resolved).toMatchObject({ kind: "page", status: 200, shell: { navigation: [] } });
    expect(portal.lines.length).toBeGreaterThan(0);
  },
);

test.each([
  ["another site", { webId: "34" }, "/webId"],
  ["another language", { language: "en_gb" }, "/language"],
])("a content of %s than was requested is refused, and the last good one stays", async (_, fields, pointer) => {
  const path = "/contents/by-friendly-url/rodina%2Fporodne";
  const effect = { mutate: (body: unknown) => ({ ...Object(body), ...fields }) };
  const cold = startFaultyPortal();
  failAt(cold, path, effect);
  expect(await outcome(cold, "/rodina/porodne")).toBe("error 503");
  expect(pointersIn(cold.lines)).toContain(pointer);
  const warm = startFaultyPortal();
  await outcome(warm, "/rodina/porodne");
  warm.outdate();
  failAt(warm, path, effect);
  expect(await outcome(warm, "/rodina/porodne")).toBe("200 /");
});

test.each([
  ["two pages", at("rodina/porodne"), at("prace"), "/rodina/porodne", "/friendlyURLs"],
  ["a page and the home page", at("uvod"), at("rodina"), "/", "/friendlyURLs"],
  ["a page and the settings of its site", at("config-"), at("rodina"), "/rodina/porodne", "/friendlyURLs"],
])("the answers to requests for %s are refused when they are swapped", async (_, one, other, page, pointer) => {
  const swap = (portal: Portal) => {
    portal.cms.fault = ({ pathname, search }) =>
      pathname === one ? { address: other + search } : pathname === other ? { address: one + search } : undefined;
  };
  const cold = startFaultyPortal();
  swap(cold);
  expect(await outcome(cold, page)).toBe("error 503");
  expect(pointersIn(cold.lines)).toContain(pointer);
  const warm = startFaultyPortal();
  const before = await warm.visit(page);
  expect(before).toMatchObject({ kind: "page", status: 200 });
  warm.outdate();
  swap(warm);
  await warm.visit(page);
  expect(await warm.visit(page)).toMatchObject({ kind: "page", page: { id: Object(before).page.id } });
});

const absent = (status: number): Effect => ({ body: '{"status":404,"message":"no Route matched"}', status });

const lossesOfContents: [string, Portal["cms"]["fault"]][] = [
  ["everything does not exist", () => absent(404)],
  ["everything is gone", () => absent(410)],
  ["no content exists", ({ pathname }) => (pathname.startsWith("/contents") ? absent(404) : undefined)],
  ["only settings exist", ({ pathname }) => (/by-friendly-url\/(?!config-)/.test(pathname) ? absent(404) : undefined)],
  [
    "only the list of sites and homes exist",
    ({ pathname }) => (/by-friendly-url\/(?!uvod|home)/.test(pathname) ? absent(404) : undefined),
  ],
];

/** Known pages of the ministry, more than a few. */
const manyPages = ["/", "/rodina", "/rodina/porodne", "/prace", "/en", "/en/family"];

test.each(lossesOfContents)(
  "when the CMS says that %s, known pages stay, others are a 503, and an error is logged",
  async (_, fault) => {
    const portal = startFaultyPortal();
    const seen = () => Promise.all(manyPages.map((path) => outcome(portal, path)));
    const before = await seen();
    expect(before.every((each) => each.startsWith("200"))).toBe(true);
    portal.outdate();
    portal.cms.fault = fault;
    for (let round = 0; round < 3; round++) {
      await seen();
      portal.clock.time += 120_000;
    }
    expect(await seen()).toEqual(before);
    expect(await outcome(portal, "/prace/urad-prace")).toBe("error 503");
    expect(await outcome(portal, "/sitemap.xml")).not.toBe("error 404");
    expect(portal.lines).toContainEqual(expect.objectContaining({ level: "error", site: "mpsv.localhost" }));
    portal.cms.fault = undefined;
    portal.clock.time += 120_000;
    expect(await outcome(portal, "/neni-tu")).toBe("error 404");
  },
);

test.each(lossesOfContents)("when the CMS says that %s from the start, no page is a 404", async (_, fault) => {
  const portal = startFaultyPortal();
  portal.cms.fault = fault;
  for (const path of manyPages) expect(await outcome(portal, path)).not.toBe("error 404");
});

test("a gateway's 404 does not count as a missing page", async () => {
  const portal = startFaultyPortal();
  await outcome(portal, "/rodina");
  portal.outdate();
  portal.cms.fault = () => ({ body: "<h1>404", contentType: "text/html", status: 404 });
  expect(await outcome(portal, "/rodina")).toBe("200 /");
  expect(await outcome(portal, "/rodina/porodne")).toBe("error 503");
});

test.each([
  ["/neni-tu", [1, 0]],
  ["/en/not-here", [2, 0]],
])(
  "an unknown address, %s, costs %j look-ups and one check of the settings and of a known page when it is visited again and again",
  async (path, lookups) => {
    const portal = startFaultyPortal();
    await portal.visit("/rodina");
    await portal.visit("/en/family");
    for (const expected of lookups) {
      portal.cms.requests.length = 0;
      expect(await outcome(portal, path)).toBe("error 404");
      const contents = portal.cms.requests.filter((request) => request.startsWith("/contents/by-"));
      const ownRequests = contents.filter((request) => request.includes(path.slice(path.lastIndexOf("/") + 1)));
      expect(ownRequests).toHaveLength(expected);
      expect(contents.length - ownRequests.length).toBe(expected === 0 ? 0 : 2);
    }
  },
);

test("a missing Czech address is looked up only once for all languages", async () => {
  const portal = startFaultyPortal();
  for (const prefix of ["/en", "/ru", "/ua"]) await portal.visit(`${prefix}/not-here`);
  const lookups = portal.cms.requests.filter((request) => request.includes("/not-here"));
  expect(lookups.filter((request) => request.includes("language=cs"))).toHaveLength(1);
  expect(lookups).toHaveLength(4);
});

test("a list longer than any page tells how much of it was read", async () => {
  const portal = startFaultyPortal();
  portal.cms.fault = ({ searchParams }) =>
    searchParams.has("pageSize") ? { mutate: (body) => ({ ...Object(body), totalCount: 5001 }) } : undefined;
  const shown = await portal.visit("/vyhledavani/aktuality");
  expect(shown).toMatchObject({ kind: "page", listing: { cut: { read: 5000, total: 5001 } } });
  expect(portal.lines).toContainEqual(
    expect.objectContaining({ message: expect.stringContaining("list is too long") }),
  );
});

test("once the contents are indexed, a search requests no list but that of the search pages linked from headers", async () => {
  const portal = startFaultyPortal();
  const search = async (path: string, q: string) => {
    await portal.visit(path, { query: { q } });
    const lists = portal.cms.requests.splice(0).filter((request) => request.startsWith("/contents?"));
    return lists.filter((request) => !request.includes("structureKey=vyhledavani"));
  };
  expect((await search("/vyhledavani", "dávka")).length).toBeGreaterThan(0);
  for (const path of ["/vyhledavani", "/en/search"]) expect(await search(path, "care")).toEqual([]);
});
