import type { AuthMeta } from "#schemas/visitor/auth-meta.ts";

/** Demo pages without a content item, by their paths below `/dev/` (spec §2.3). */
export const demoPages = {
  "": { title: "demo.overview.title", layout: "default" },
  "components/buttons": { title: "demo.buttons.title", layout: "default" },
  "components/card": { title: "demo.cards.title", layout: "none" },
  "components/form": { title: "demo.controls.title", layout: "default" },
  "components/toasts": { title: "demo.toasts.title", layout: "default" },
  "components/json": { title: "demo.json.title", layout: "default" },
  login: {
    title: "demo.signIn.title",
    layout: "default",
    auth: { unauthenticatedOnly: true, navigateAuthenticatedTo: "/dev/protected" },
  },
  protected: { title: "demo.protected.title", layout: "default", auth: true },
  "protected/officials": { title: "demo.officials.title", layout: "default", auth: { role: "official" } },
  skeleton: { title: "demo.skeleton.title", layout: "default" },
  url: { title: "demo.addresses.title", layout: "default" },
} as const;

export type DemoName = keyof typeof demoPages;

export function isKnownDemo(name: string): boolean {
  return isDemoName(name) || Object.hasOwn(demoErrors, name) || demoContents.includes(name);
}

export function isDemoName(name: string): name is DemoName {
  return Object.hasOwn(demoPages, name);
}

export function authOfDemo(name: string): AuthMeta {
  const page = isDemoName(name) ? demoPages[name] : null;
  return page && "auth" in page ? page.auth : false;
}

/** Demo pages that show an error page, with its status. */
export const demoErrors: Readonly<Record<string, 401>> = { "401": 401 };

/** Demo pages that are content items of the embedded CMS. */
export const demoContents: readonly string[] = [
  "content",
  "formular",
  "homepage",
  "kontaktni-pracoviste",
  "krajska-pobocka",
  "mapa-neformalnich-pecujicich",
  "ol-list",
  "organizacni-struktura",
  "otazky-a-odpovedi",
  "podcast",
  "rozcestnik-level-1",
  "rozcestnik-level-2",
  "search/aktuality",
  "search/dalsi-portaly",
  "search/kalendar-akci",
  "search/kariera-na-up",
  "search/slovnik-pojmu",
  "search/tiskove-zpravy",
  "search/vyzadane-informace",
  "sluzba-detail",
  "tabs",
  "tabulka",
  "tmava-stranka",
  "typografie",
  "up",
  "vyhledavani",
];
