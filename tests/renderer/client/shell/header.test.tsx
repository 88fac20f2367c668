// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from "vitest";
import { behaviours } from "#renderer/client/behaviours/registry.ts";
import { sendToLoaded, startBehaviours } from "#renderer/client/behaviours/start.ts";
import { morph } from "#renderer/client/navigation/morph.ts";
import { showHeader } from "#renderer/client/shell/header.ts";
import { stopOverflow } from "#renderer/client/shell/overflow.ts";
import { Header } from "#renderer/shell/header.tsx";
import type { NavigationItem, Shell } from "#renderer/shell/shell.ts";
import { bareShell } from "#renderer/shell/to-shell.ts";
import { patience } from "#tests/patience.ts";
import { render } from "../../../components/render.tsx";

startBehaviours(behaviours);

test("is rendered completely; on narrow screens the script only enables the colour mode switch", () => {
  const { header, served } = start();
  expect(served).toContain(" disabled=");
  expect(header.innerHTML).toBe(served.replace(/ disabled="[^"]*"/, ""));
  expect(document.documentElement.dataset["shell"]).toBe("ready");
});

test("is rendered with plain links, so that it works without script", () => {
  const { header } = start();
  const links = [...header.querySelectorAll("a")].map((link) => link.getAttribute("href"));
  expect(links).toEqual([
    ...["/", "/hledani"],
    ...["/", "/en/family", "/ru", "/ua"],
    ...["/rodina", "/rodina", "/rodina/porodne"],
    ...["/prace", "/prace", "/prace/mzda"],
    "/kontakty",
  ]);
  expect(header.querySelector("form")?.getAttribute("action")).toBe("/hledani");
});

test("labels the buttons as specified", () => {
  const { header } = start();
  const names = [...header.querySelectorAll("button")].map((button) => button.getAttribute("aria-label"));
  expect(names).toEqual([
    "Hledat na webu",
    "Hledat",
    "Zobrazit / Skrýt menu",
    "Zobrazit / Skrýt položky sekce Rodina",
    "Zobrazit / Skrýt položky sekce Práce",
    "Zobrazit další položky",
  ]);
});

test("a section's own page is the first link of its submenu, unless editors list it there", () => {
  const own = item("Práce", "/prace", [item("Přehled práce", "/prace"), item("Mzda", "/prace/mzda")]);
  const { header } = start({ shell: { navigation: [...site.navigation.slice(0, 1), own] } });
  const below = [...header.querySelectorAll("#menu li ul")].map((list) =>
    [...list.querySelectorAll("a")].map((link) => link.textContent),
  );
  expect(below).toEqual([["Vše v sekci Rodina", "Porodné"], ["Přehled práce", "Mzda"], []]);
});

test.each([
  [null, "Další", "Zobrazit další položky"],
  ["Témata", "Témata", "Témata: Zobrazit další položky"],
])(
  "the site's name %s for the items without room gives the button %s, which says what it shows",
  (moreName, text, label) => {
    const { header } = start({ shell: { moreName } });
    const button = header.querySelector("#menu ul > li:last-child > div > button");
    expect(button?.textContent).toBe(text);
    expect(button?.getAttribute("aria-label")).toBe(label);
  },
);

test("items that do not fit are in the overflow menu, as links with their children", async () => {
  const { inRow, press, expanded, key } = start({ row: 380 });
  expect(inRow()).toEqual(["Rodina"]);
  await press("Zobrazit další položky");
  expect(expanded()).toEqual(["Zobrazit další položky"]);
  expect(document.activeElement?.textContent).toBe("Práce");
  const submenu = document.activeElement?.closest("ul[id]");
  const links = [...(submenu?.querySelectorAll("a") ?? [])].map((link) => link.getAttribute("href"));
  expect(links).toEqual(["/prace", "/prace", "/prace/mzda", "/kontakty"]);
  await key("Escape");
  expect(expanded()).toEqual([]);
  expect(document.activeElement?.textContent).toBe("Další");
});

test("the overflow button is marked when it contains the current page", () => {
  const current = { ...item("Kontakty", "/kontakty"), current: "page" } as const;
  const marked = (row: number) => {
    const { header } = start({ row, shell: { navigation: [item("Rodina", "/rodina"), current] } });
    return header.querySelector("#menu ul > li:last-child > div > button")?.hasAttribute("data-section");
  };
  expect(marked(380)).toBe(true);
  expect(marked(1000)).toBe(false);
});

test("a row in which everything fits hides the overflow button", () => {
  const { header, inRow } = start({ row: 1000 });
  expect(header.querySelectorAll("#menu [data-empty]")).toHaveLength(1);
  expect(inRow()).toEqual(["Rodina", "Práce", "Kontakty"]);
});

test("the next page's items are measured again", () => {
  const { header, inRow, replace } = start({ row: 380 });
  replace({ navigation: [item("Rodina", "/rodina")] });
  expect(header.querySelectorAll("#menu [data-empty]")).toHaveLength(1);
  expect(inRow()).toEqual(["Rodina"]);
});

test("without navigation the mobile menu still has languages and colours, and opens on the first of them", async () => {
  const { header, press } = start({ shell: { navigation: [], search: null } });
  expect([...header.querySelectorAll("button")].map((button) => button.dataset["click"])).toEqual([
    "menu.menuTriggered",
  ]);
  await press("Zobrazit / Skrýt menu");
  expect(document.activeElement?.textContent).toBe("Čeština");
});

test("search and menu exclude each other; the focus moves into the field and back", async () => {
  const { header, press, expanded, key } = start();
  await press("Zobrazit / Skrýt menu");
  await press("Hledat na webu");
  expect(expanded()).toEqual(["Hledat na webu"]);
  expect(header.querySelector("[data-search=open][data-menu=closed]")).not.toBeNull();
  expect(document.activeElement?.getAttribute("type")).toBe("search");
  key("Escape");
  expect(expanded()).toEqual([]);
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Hledat na webu");
});

test("the menu closes when the visitor focuses something outside", async () => {
  const { press, expanded } = start();
  await press("Zobrazit / Skrýt menu");
  expect(expanded()).toEqual(["Zobrazit / Skrýt menu"]);
  document.body.click();
  expect(expanded()).toEqual([]);
});

test("opens one submenu at a time and moves the focus into it", async () => {
  const { header, press, expanded } = start();
  await press("Zobrazit / Skrýt položky sekce Rodina");
  expect(document.activeElement?.textContent).toBe("Vše v sekci Rodina");
  await press("Zobrazit / Skrýt položky sekce Práce");
  expect(expanded()).toEqual(["Zobrazit / Skrýt položky sekce Práce"]);
  expect(document.activeElement?.textContent).toBe("Vše v sekci Práce");
  expect(header.querySelectorAll("[data-open]")).toHaveLength(1);
});

test("Escape closes the submenu and focuses its button", async () => {
  const { press, expanded, key } = start();
  await press("Zobrazit / Skrýt položky sekce Práce");
  await key("Escape");
  expect(expanded()).toEqual([]);
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Zobrazit / Skrýt položky sekce Práce");
});

test("a click elsewhere closes the submenu", async () => {
  const { press, expanded } = start();
  await press("Zobrazit / Skrýt položky sekce Práce");
  document.body.click();
  expect(expanded()).toEqual([]);
});

test("the header is updated to the next page's: closed, with the same button elements", async () => {
  const { header, press, expanded, replace } = start({ row: 380 });
  const button = header.querySelector("button[value]");
  await press("Zobrazit další položky");
  replace({ siteName: "Ministry" });
  expect(header.querySelector("button[value]")).toBe(button);
  expect(expanded()).toEqual([]);
  expect(header.textContent).toContain("Ministry");
  await press("Zobrazit / Skrýt položky sekce Rodina");
  expect(expanded()).toEqual(["Zobrazit / Skrýt položky sekce Rodina"]);
});

test("marks the page's language and missing translations", () => {
  const { header } = start();
  const [czech, english, russian] = header.querySelectorAll("nav[aria-label='Jazyk stránky'] a");
  expect(czech?.getAttribute("aria-current")).toBe("true");
  expect(english?.getAttribute("hreflang")).toBe("en");
  expect(english?.textContent).toBe("English");
  expect(russian?.textContent).toContain("stránka v tomto jazyce není");
  expect(russian?.querySelector("[lang]")?.getAttribute("lang")).toBe("ru");
});

function item(label: string, href: string, children: NavigationItem[] = []): NavigationItem {
  return { label, href, language: null, current: null, children };
}

const site: Shell = {
  ...bareShell("cs"),
  search: "/hledani",
  navigation: [
    item("Rodina", "/rodina", [item("Porodné", "/rodina/porodne")]),
    item("Práce", "/prace", [item("Mzda", "/prace/mzda")]),
    item("Kontakty", "/kontakty"),
  ],
  languages: [
    { language: "cs", href: "/", current: true, translated: true },
    { language: "en", href: "/en/family", current: false, translated: true },
    { language: "ru", href: "/ru", current: false, translated: false },
    { language: "ua", href: "/ua", current: false, translated: false },
  ],
};

/** Each navigation item and the overflow button are 150 px wide; without a width there is no row. */
function start({ row = 0, shell = {} }: { row?: number; shell?: Partial<Shell> } = {}) {
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockImplementation(function (this: HTMLElement) {
    return this.localName === "ul" ? row : row && 150;
  });
  vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, row && 150, 40));
  onTestFinished(() => {
    sendToLoaded("navigated");
    vi.restoreAllMocks();
  });
  document.documentElement.removeAttribute("data-shell");
  const header = document.createElement("header");
  document.body.replaceChildren(header);
  const draw = (changes: Partial<Shell>) => render(<Header shell={{ ...site, ...changes }} forced={null} />);
  header.append(draw(shell));
  const served = header.innerHTML;
  showHeader();
  const buttons = () => [...header.querySelectorAll("button")];
  return {
    header,
    served,
    /** Updates the header as the next page does. */
    replace(changes: Partial<Shell>) {
      const [own, next] = [header, draw(changes)].map((parent) => parent.firstElementChild);
      stopOverflow();
      if (own && next) morph(own, next);
      showHeader();
      sendToLoaded("navigated");
    },
    inRow: () =>
      [...header.querySelectorAll("#menu div > ul > li > div > a")].flatMap((link) =>
        link.closest("ul[id]") ? [] : link.textContent,
      ),
    async press(name: string) {
      const button = buttons().find((each) => each.getAttribute("aria-label") === name);
      button?.click();
      await vi.waitFor(() => expect(button?.getAttribute("aria-expanded")).toBe("true"), patience);
    },
    key: (key: string) => document.dispatchEvent(new KeyboardEvent("keydown", { key })),
    expanded: () =>
      buttons()
        .filter((button) => button.getAttribute("aria-expanded") === "true")
        .map((button) => button.getAttribute("aria-label")),
  };
}
