/** The demo pages that no content holds, by their paths below `/dev/` (spec §2.3); `layout`: header and footer. */
export const demoPages = {
  "": { title: "demo.overview.title", layout: true },
  "components/buttons": { title: "demo.buttons.title", layout: true },
  "components/card": { title: "demo.cards.title", layout: false },
  "components/form": { title: "demo.controls.title", layout: true },
  formular: { title: "demo.meeting.title", layout: true },
  login: { title: "demo.signIn.title", layout: true },
  skeleton: { title: "demo.skeleton.title", layout: true },
  url: { title: "demo.addresses.title", layout: true },
} as const;

export type DemoName = keyof typeof demoPages;

export function isDemoName(name: string): name is DemoName {
  return Object.hasOwn(demoPages, name);
}

/** The demo pages that are an error page. Signing in does not exist, so every visitor of `protected` is refused. */
export const demoErrors: Readonly<Record<string, 401 | 403>> = { "401": 401, protected: 403 };

/** The demo pages that are contents of the CMS, as the embedded one has them. */
export const demoContents: readonly string[] = [
  "content",
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
  "typografie",
  "up",
  "vyhledavani",
];
