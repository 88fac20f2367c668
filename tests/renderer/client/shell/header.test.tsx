// @vitest-environment happy-dom
import { act } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, onTestFinished, test, vi } from "vitest";
import { Header, type HeaderProps } from "#renderer/client/shell/header.tsx";
import { i18nOf } from "#renderer/page/i18n.ts";
import { headerLabels } from "#renderer/shell/header-labels.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

test("takes over the served HTML as it is and says that it is ready", async () => {
  const { header, served, complaints } = await start();
  // The choice of colours waits for the script.
  expect(served).toContain(" disabled=");
  expect(header.innerHTML).toBe(served.replace(/ disabled="[^"]*"/, ""));
  expect(complaints).toEqual([]);
  expect(document.documentElement.dataset["shell"]).toBe("ready");
});

test("serves plain links, so that it works without script", async () => {
  const { header } = await start();
  const links = [...header.querySelectorAll("a")].map((link) => link.getAttribute("href"));
  expect(links).toEqual([
    "/",
    "/en/family",
    "/ru",
    "/ua",
    "/",
    "/rodina",
    "/rodina/porodne",
    "/prace",
    "/prace/mzda",
    "/kontakty",
  ]);
});

test("names the buttons as the specification does", async () => {
  const { header } = await start();
  const names = [...header.querySelectorAll("button")].map((button) => button.getAttribute("aria-label"));
  expect(names).toEqual([
    "Zobrazit / Skrýt menu",
    "Zobrazit / Skrýt položky sekce Rodina",
    "Zobrazit / Skrýt položky sekce Práce",
    "Zobrazit další položky",
  ]);
});

test("the button of the items without room is named by the site if it wants to, and always says what it shows", async () => {
  const { header, update } = await start();
  const button = () => header.querySelector("li:last-child > div > button[id$='-3']");
  expect(button()?.textContent).toBe("Další");
  await update({ ...props("cs"), shell: { ...props("cs").shell, moreName: "Témata" } });
  expect(button()?.textContent).toBe("Témata");
  expect(button()?.getAttribute("aria-label")).toBe("Témata: Zobrazit další položky");
});

test("items without room stand behind the last button, as links with the level below them", async () => {
  const { header, press, expanded, key } = await start({ row: 380 });
  const inRow = [...header.querySelectorAll("nav[data-sticky] ul > li > div > a")].map((link) => link.textContent);
  expect(inRow).toEqual(["Rodina"]);
  await press("Zobrazit další položky");
  expect(expanded()).toEqual(["Zobrazit další položky"]);
  expect(document.activeElement?.textContent).toBe("Práce");
  const submenu = document.getElementById(document.activeElement?.closest("ul")?.id ?? "");
  const links = [...(submenu?.querySelectorAll("a") ?? [])].map((link) => link.getAttribute("href"));
  expect(links).toEqual(["/prace", "/prace/mzda", "/kontakty"]);
  await key("Escape");
  expect(expanded()).toEqual([]);
  expect(document.activeElement?.textContent).toBe("Další");
});

test("a row with room for all keeps its last button out of sight", async () => {
  const { header } = await start({ row: 1000 });
  expect(header.querySelectorAll("nav[data-sticky] [data-empty]")).toHaveLength(1);
  expect(header.querySelectorAll("nav[data-sticky] ul > li > div > a")).toHaveLength(3);
});

test("the items of the next page are measured anew", async () => {
  const { header, update } = await start({ row: 380 });
  const { shell, ...others } = props("cs");
  await update({ ...others, shell: { ...shell, navigation: shell.navigation.slice(0, 1) } });
  expect(header.querySelectorAll("nav[data-sticky] [data-empty]")).toHaveLength(1);
  expect(header.querySelectorAll("nav[data-sticky] ul > li > div > a")).toHaveLength(1);
});

test("a site without navigation has no menu", async () => {
  const { header, update } = await start();
  await update({ ...props("cs"), shell: { ...props("cs").shell, navigation: [] } });
  expect(header.querySelectorAll("button")).toHaveLength(0);
});

test("the menu closes when the visitor goes elsewhere on the page", async () => {
  const { press, expanded } = await start();
  await press("Zobrazit / Skrýt menu");
  expect(expanded()).toEqual(["Zobrazit / Skrýt menu"]);
  await act(async () => document.body.click());
  expect(expanded()).toEqual([]);
});

test("opens one submenu at a time and moves the focus into it", async () => {
  const { header, press, expanded } = await start();
  await press("Zobrazit / Skrýt položky sekce Rodina");
  expect(document.activeElement?.textContent).toBe("Porodné");
  await press("Zobrazit / Skrýt položky sekce Práce");
  expect(expanded()).toEqual(["Zobrazit / Skrýt položky sekce Práce"]);
  expect(document.activeElement?.textContent).toBe("Mzda");
  expect(header.querySelectorAll("[data-open]")).toHaveLength(1);
});

test("Escape closes the submenu and returns to its button", async () => {
  const { press, expanded, key } = await start();
  await press("Zobrazit / Skrýt položky sekce Práce");
  await key("Escape");
  expect(expanded()).toEqual([]);
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Zobrazit / Skrýt položky sekce Práce");
});

test("a click elsewhere closes the submenu", async () => {
  const { press, expanded } = await start();
  await press("Zobrazit / Skrýt položky sekce Práce");
  await act(async () => document.body.click());
  expect(expanded()).toEqual([]);
});

test("closes when the next page brings its own shell, and shows that page's texts", async () => {
  const { header, press, expanded, update } = await start();
  await press("Zobrazit / Skrýt položky sekce Práce");
  await update({ ...props("en"), shell: { ...props("en").shell, siteName: "Ministry" } });
  expect(expanded()).toEqual([]);
  expect(header.textContent).toContain("Ministry");
  expect(header.querySelector("button")?.getAttribute("aria-label")).toBe("Show / Hide menu");
});

test("marks the language of the page and says where a translation is missing", async () => {
  const { header } = await start();
  const [czech, english, russian] = header.querySelectorAll("nav[aria-label='Jazyk stránky'] a");
  expect(czech?.getAttribute("aria-current")).toBe("true");
  expect(english?.getAttribute("hreflang")).toBe("en");
  expect(english?.textContent).toBe("English");
  expect(russian?.textContent).toContain("stránka v tomto jazyce není");
  expect(russian?.querySelector("[lang]")?.getAttribute("lang")).toBe("ru");
});

function props(language: "cs" | "en"): HeaderProps {
  const item = (label: string, href: string, children: HeaderProps["shell"]["navigation"] = []) => ({
    label,
    href,
    language: null,
    current: null,
    children,
  });
  return {
    shell: {
      siteName: "Ministerstvo",
      account: null,
      home: "/",
      navigation: [
        item("Rodina", "/rodina", [item("Porodné", "/rodina/porodne")]),
        item("Práce", "/prace", [item("Mzda", "/prace/mzda")]),
        item("Kontakty", "/kontakty"),
      ],
      moreName: null,
      languages: [
        { language: "cs", href: "/", current: true, translated: true },
        { language: "en", href: "/en/family", current: false, translated: true },
        { language: "ru", href: "/ru", current: false, translated: false },
        { language: "ua", href: "/ua", current: false, translated: false },
      ],
    },
    labels: headerLabels(i18nOf(language).t),
    askedMode: null,
  };
}

/** Each item of the navigation and its last button are 150 px wide; without a width the row is none. */
async function start({ row = 0 } = {}) {
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(row);
  vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, row && 150, 40));
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  document.documentElement.removeAttribute("data-shell");
  const complaints: unknown[] = [];
  const consoleError = vi.spyOn(console, "error").mockImplementation((...words) => complaints.push(words));
  const header = document.createElement("div");
  document.body.replaceChildren(header);
  const options = { identifierPrefix: "header", onRecoverableError: (error: unknown) => complaints.push(error) };
  header.innerHTML = renderToString(<Header {...props("cs")} />, options);
  const served = header.innerHTML;
  const root = await act(async () => hydrateRoot(header, <Header {...props("cs")} />, options));
  consoleError.mockRestore();
  const buttons = () => [...header.querySelectorAll("button")];
  return {
    header,
    served,
    complaints,
    press: (name: string) =>
      act(async () =>
        buttons()
          .find((button) => button.getAttribute("aria-label") === name)
          ?.click(),
      ),
    key: (key: string) => act(async () => document.dispatchEvent(new KeyboardEvent("keydown", { key }))),
    update: (next: HeaderProps) => act(async () => root.render(<Header {...next} />)),
    expanded: () =>
      buttons()
        .filter((button) => button.getAttribute("aria-expanded") === "true")
        .map((button) => button.getAttribute("aria-label")),
  };
}
