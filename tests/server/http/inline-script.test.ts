// @vitest-environment happy-dom
import { createHash } from "node:crypto";
import { expect, test, vi } from "vitest";
import { colorModeKey } from "#schemas/site/color-modes.ts";
import { parseConsent } from "#schemas/visitor/consent.ts";
import { inlineScript, inlineScriptHash } from "#server/http/inline-script.ts";
import { developmentPolicy } from "#server/http/security-headers.ts";

test.each([
  { stored: "dark", theme: "auto", shown: "dark", scheme: "dark" },
  { stored: "light", theme: "auto", shown: "light", scheme: "light" },
  { stored: null, theme: "auto", shown: "auto", scheme: "light dark" },
  { stored: "system", theme: "auto", shown: "auto", scheme: "light dark" },
  { stored: "<img>", theme: "auto", shown: "auto", scheme: "light dark" },
  { stored: "light", theme: "dark", shown: "dark", scheme: "light dark" },
])("with $stored stored a page sent as $theme is shown as $shown", ({ stored, theme, shown, scheme }) => {
  store(stored);
  expect(run(theme)).toMatchObject({ theme: shown, scheme });
});

test("stores the choice for the following pages also on a page that forces a mode", () => {
  store("light");
  expect(run("dark").colorMode).toBe("light");
  store(null);
  expect(run("dark").colorMode).toBeUndefined();
});

test("leaves the page unchanged when the storage is blocked", () => {
  const read = vi.fn(() => {
    throw new DOMException("denied", "SecurityError");
  });
  vi.stubGlobal("localStorage", { getItem: read });
  expect(run("auto")).toMatchObject({ theme: "auto", scheme: "light dark" });
  expect(read).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});

test("is small, and allowed by the policy through the hash of its exact text", () => {
  expect(inlineScriptHash).toBe(`sha256-${createHash("sha256").update(inlineScript, "utf8").digest("base64")}`);
  expect(developmentPolicy("n0")).toContain(`'${inlineScriptHash}'`);
  expect(inlineScript).not.toContain("<");
  expect(inlineScript.length).toBeLessThan(400);
});

test.each([
  ["consent=1.2026-11-20.00", true],
  ["a=b; consent=1.2026-11-20.11; c=d", true],
  ["consent=2.2026-11-20.11", false],
  ["consent=1.2026-11-20.12", false],
  ["consent=1.2026-11-20.111", false],
  ["xconsent=1.2026-11-20.11", false],
  ["", false],
])("with the cookies %j the consent bar of version 1 counts as answered: %s", (cookies, isDecided) => {
  vi.spyOn(document, "cookie", "get").mockReturnValue(cookies);
  const { dataset } = document.documentElement;
  delete dataset["consentDecided"];
  dataset["consent"] = "1";
  run("auto");
  expect("consentDecided" in dataset).toBe(isDecided);
  expect(parseConsent(/(?:^|; )consent=([^;]*)/.exec(cookies)?.[1], 1) !== null).toBe(isDecided);
  vi.restoreAllMocks();
});

function store(mode: string | null): void {
  localStorage.clear();
  if (mode !== null) localStorage.setItem(colorModeKey, mode);
}

function run(theme: string) {
  document.head.innerHTML = '<meta name="color-scheme" content="light dark">';
  const { dataset } = document.documentElement;
  delete dataset["colorMode"];
  dataset["theme"] = theme;
  new Function(inlineScript)();
  const scheme = document.querySelector<HTMLMetaElement>("meta[name=color-scheme]")?.content;
  return { theme: dataset["theme"], colorMode: dataset["colorMode"], scheme };
}
