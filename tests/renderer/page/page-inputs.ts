import { type Assets, noAssets } from "#renderer/page/document/assets.ts";
import type { Services } from "#renderer/page/resolved.ts";
import type { Vocabulary } from "#schemas/site/category.ts";
import type { Content } from "#schemas/site/content.ts";
import type { Document } from "#schemas/site/document.ts";
import type { Folder } from "#schemas/site/folder.ts";
import type { Tag } from "#schemas/site/tag.ts";
import type { Web } from "#schemas/site/web.ts";
import type { WebConfig } from "#schemas/site/web-config.ts";
import { anyone, type Visitor } from "#schemas/visitor/visitor.ts";
import type { CmsReader, Tracked } from "#server/cms/cms-reader.ts";
import type { PageRequest } from "#server/pages/page-request.ts";
import { answerAsText, recordedServices, requestOf } from "../recorded-portal.ts";

/** The records of the CMS that pages are built from. */
interface Records {
  web: Web;
  config: WebConfig;
  folder: Folder;
  content: Content;
  vocabulary: Vocabulary;
  tag: Tag;
  document: Document;
}

/** A new value for a field; null when the field only identifies a page, or is never shown. */
type Changes<Type> = { [Field in keyof Type]-?: ((record: Type) => Type[Field]) | null };

/** One change for each field of each record: leaving out a new field is a compile error. */
const recordChanges: { [Kind in keyof Records]: Changes<Records[Kind]> } = {
  web: {
    id: null,
    names: ({ names }) => renamed(names),
    defaultLanguage: () => "en",
    friendlyURL: ({ friendlyURL }) => (friendlyURL === "/up" ? "/urad" : friendlyURL),
    theme: () => "theme-x",
    origin: () => "https://jinde.example",
    host: ({ host }) => (host === "up.localhost" ? "prace.example" : host),
    isUnlisted: ({ isUnlisted }) => !isUnlisted,
    domains: () => [{ language: "en", host: "en.example", origin: "https://en.example" }],
  },
  config: {
    siteName: () => ({ cs: "Jiný web", en: "Another site" }),
    defaultImage: () => "/documents/images/jiny.jpg",
    logo: () => ({ light: { url: "/documents/images/logo.svg", width: 10, height: 10 }, dark: null }),
    official: () => "https://stat.example/",
    drawings: () =>
      new Map([
        ["aktuality", "law"],
        ["rodina", "law"],
      ]),
    holidays: () => [{ on: "11-20", name: { cs: "Den úřadu" } }],
    home: null,
    isHomeValid: () => false,
    folders: ({ folders }) => ({ ...folders, footer: null }),
    moreName: () => ({ cs: "Ostatní", en: "Other" }),
    isHeaderSticky: ({ isHeaderSticky }) => !isHeaderSticky,
    contacts: () => ({}),
    lists: () => new Map([["sluzba", "rodina"]]),
    translations: () => new Map(),
  },
  folder: {
    id: null,
    names: ({ names }) => renamed(names),
    page: () => null,
    url: () => "https://jinde.example/slozka",
    children: () => [],
  },
  content: {
    id: null,
    language: null,
    webId: null,
    name: ({ name }) => `${name} (nové)`,
    structureKey: () => "stranka",
    friendlyURLs: ({ friendlyURLs }) => ({ ...friendlyURLs, ru_ru: "nova-adresa" }),
    languages: ({ language }) => [language],
    description: () => "Jiný popis",
    versionId: () => 99,
    published: () => false,
    roles: () => ["editor"],
    displayAt: () => "2026-01-02T03:04:05",
    updatedAt: () => "2026-01-02T03:04:05",
    categories: ({ categories }) => categories.map((category) => ({ ...category, name: "Jiná" })),
    tags: () => [{ id: "1", name: "Jiný" }],
    layout: () => "simple",
    colorMode: () => "dark",
    data: ({ data }) => ({ ...data, perex: "Jiný perex", obsah: "<p>Jiný obsah</p>" }),
    values: null,
  },
  vocabulary: {
    id: null,
    names: ({ names }) => renamed(names),
    categories: ({ categories }) => categories.map((category) => ({ ...category, names: renamed(category.names) })),
  },
  tag: {
    id: null,
    names: ({ names }) => renamed(names),
    key: ({ key }) => `${key}-x`,
    children: null,
  },
  document: {
    id: null,
    webId: null,
    name: () => "Jiný soubor",
    fileName: () => "jiny.pdf",
    mimeType: () => "application/pdf",
    size: () => 12_345_678,
    url: ({ url }) => `${url}.x`,
    language: () => "en",
    pixels: null,
  },
};

const requestChanges: { [Field in keyof Required<PageRequest>]: Partial<PageRequest> | null } = {
  host: { host: "mpsv.localhost" },
  path: null,
  query: { query: new Map([["layout", ["simple"]]]) },
  form: { form: { fields: new Map(), files: [] } },
  // Only forms use them.
  answersId: null,
  sender: null,
  userAgent: { userAgent: "Googlebot/2.1" },
  // Only the search counts use it.
  visit: null,
  visitor: null,
  isPreview: { isPreview: true },
  version: { isPreview: true, version: "published" },
  previewScope: { isPreview: true, previewScope: { site: "12", content: null } },
  // Only the outline of a form has it.
  previewToken: null,
  previewRefusal: { previewRefusal: "expired" },
  // Records that are not saved change what a preview shows by their content (unsaved.test.ts).
  unsaved: null,
  refusal: { refusal: 413 },
  at: { isPreview: true, at: "2027-06-01" },
  // In development the error is thrown, so there is no page.
  nonce: null,
};

const visitorChanges: { [Field in keyof Visitor]: Partial<Visitor> } = {
  session: { session: { user: { login: "jana", name: "Jana", roles: ["editor"] }, sessionId: "s1" } },
  isUncertain: { isUncertain: true },
  consent: { consent: { statistical: true, marketing: false } },
  failedLogin: { failedLogin: { username: "jana", problems: ["wrong"] } },
};

const assetsChanges: Assets = {
  scripts: ["/new.js"],
  styles: { portal: "/new.css" },
  modules: ["/new-module.js"],
  preview: "/new-preview.js",
  build: "new",
};

function renamed(names: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(names).map(([language, name]) => [language, `${name} (nové)`]));
}

/** Everything that pages depend on. */
export interface State {
  record?: <Kind extends keyof Records>(kind: Kind, record: Records[Kind]) => Records[Kind];
  request?: Partial<PageRequest>;
  visitor?: Partial<Visitor>;
  assets?: Partial<Assets>;
  now?: string;
}

/** Every change of one input, by its name. */
export function eachChange(): [name: string, state: State][] {
  const of = <Value>(
    name: string,
    changes: Record<string, Value | null>,
    toState: (value: Value, field: string) => State,
  ) =>
    Object.entries(changes).flatMap(([field, change]): [string, State][] =>
      change === null ? [] : [[`${name} ${field}`, toState(change, field)]],
    );
  return [
    ...Object.entries(recordChanges).flatMap(([kind, changes]) =>
      of(kind, changes as Record<string, ((record: object) => unknown) | null>, (change, field) => ({
        record: (own, record) => (own === kind ? { ...record, [field]: change(record) } : record),
      })),
    ),
    ...of("request", requestChanges, (request) => ({ request })),
    ...of("visitor", visitorChanges, (visitor) => ({ visitor })),
    ...of("assets", { ...assetsChanges }, (value, field) => ({ assets: { [field]: value } })),
    ["clock", { now: "2028-02-20T03:00:00Z" }],
  ];
}

/** A portal whose inputs can change while it runs. */
export function startPortal(paths: readonly string[]) {
  let state: State = {};
  const services = recordedServices();
  let changed = new WeakMap<object, unknown>();
  const one = <Kind extends keyof Records>(kind: Kind, record: Records[Kind]): Records[Kind] =>
    state.record?.(kind, record) ?? record;
  /** Returns the same object while the CMS's answer does not change, as the portal's own reader does. */
  function same<Value extends object | null>(value: Value, change: (value: NonNullable<Value>) => Value): Value {
    if (value === null || !state.record) return value;
    const known = changed.get(value) as Value | undefined;
    const result = known ?? change(value);
    changed.set(value, result);
    return result;
  }
  const each = <Kind extends keyof Records>(kind: Kind, list: readonly Records[Kind][]) =>
    same(list, (records) => {
      const changedRecords = records.map((record) => one(kind, record));
      return changedRecords.some((record, index) => record !== records[index]) ? changedRecords : records;
    });
  const list =
    <Kind extends keyof Records, Rest extends unknown[]>(
      kind: Kind,
      load: (...rest: Rest) => Promise<readonly Records[Kind][]>,
    ) =>
    async (...rest: Rest) =>
      each(kind, await load(...rest));
  const read: Services["read"] = (options) => {
    const reader = services.read(options);
    const content = (found: Content | null) => same(found, (record) => one("content", record));
    return Object.defineProperties(
      {
        ...reader,
        webs: list("web", reader.webs),
        webById: async (id: string) => same(await reader.webById(id), (web) => one("web", web)),
        webByUrl: async (url: string) => same(await reader.webByUrl(url), (web) => one("web", web)),
        config: async (web: Web) => same(await reader.config(web), (config) => one("config", config)),
        contentById: async (...given: Parameters<typeof reader.contentById>) =>
          content(await reader.contentById(...given)),
        contentByUrl: async (...given: Parameters<typeof reader.contentByUrl>) =>
          content(await reader.contentByUrl(...given)),
        contents: list("content", reader.contents),
        outline: list("content", reader.outline),
        categories: list("vocabulary", reader.categories),
        tags: list("tag", reader.tags),
        folder: async (id: string) => {
          const folders = await reader.folder(id);
          return folders && each("folder", folders);
        },
        documents: list("document", reader.documents),
        // Only changes of the state count, as answers do not grow old here.
        track: async <Value>(work: (own: CmsReader) => Promise<Value>): Promise<Tracked<Value>> => {
          const { record } = state;
          return { value: await work(read(options)), isCurrent: () => state.record === record };
        },
      },
      {
        staleFor: { get: () => reader.staleFor },
        cut: { get: () => reader.cut },
      },
    );
  };
  const clock = { now: () => Date.parse(state.now ?? "2026-11-20T12:00:00Z") };
  const own: Services = { ...services, read, clock };

  /** Renders the pages for a state, by path. */
  async function pagesIn(next: State): Promise<Record<string, string>> {
    if (next.record !== state.record) changed = new WeakMap();
    state = next;
    const visitor = { ...anyone, ...next.visitor };
    const pages: Record<string, string> = {};
    for (const path of paths) {
      const request = { ...requestOf(path, { visitor }), ...next.request };
      const { body, ...answer } = await answerAsText(request, own, { ...noAssets, ...next.assets });
      pages[path] = JSON.stringify(answer) + body;
    }
    return pages;
  }
  return { pagesIn };
}
