// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import { applyColorMode, readPreference, storePreference } from "#renderer/client/color-mode.ts";

const { dataset } = document.documentElement;

test.each([
  { preference: "system", forced: null, theme: "auto", colorMode: undefined },
  { preference: "dark", forced: null, theme: "dark", colorMode: "dark" },
  { preference: "light", forced: "dark", theme: "dark", colorMode: "light" },
  { preference: "system", forced: "light", theme: "light", colorMode: undefined },
] as const)("who prefers $preference gets $theme where the page forces $forced", ({ theme, colorMode, ...context }) => {
  dataset["colorMode"] = "light";
  applyColorMode({ ...context, system: "light" });
  expect(dataset["theme"]).toBe(theme);
  expect(dataset["colorMode"]).toBe(colorMode);
});

test("the theme-color meta follows the current mode", () => {
  document.head.innerHTML = ["light", "dark"]
    .map((mode) => `<meta name="theme-color" data-mode="${mode}" media="(prefers-color-scheme: ${mode})">`)
    .join("");
  applyColorMode({ preference: "dark", forced: null, system: "light" });
  const media = [...document.querySelectorAll("meta")].map((meta) => meta.media);
  expect(media).toEqual(["not all", "all"]);
});

test("a choice is kept until the system's mode is chosen again", () => {
  storePreference("dark");
  expect(readPreference()).toBe("dark");
  storePreference("system");
  expect(readPreference()).toBe("system");
  expect(localStorage.length).toBe(0);
});

test("an unknown mode in the storage is ignored", () => {
  localStorage.setItem("color-mode", "sepia");
  expect(readPreference()).toBe("system");
});

test("blocked storage is not an error: nothing is stored, with a warning", () => {
  const denied = () => {
    throw new DOMException("denied", "SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: denied, setItem: denied });
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  storePreference("dark");
  expect(readPreference()).toBe("system");
  expect(warn).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});
