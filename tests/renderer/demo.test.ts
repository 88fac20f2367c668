import { expect, test } from "vitest";
import { demoContents, demoErrors, demoPages } from "#renderer/demo/registry.ts";
import { languageCodes, languages } from "#schemas/languages.ts";
import { visit } from "./recorded-portal.ts";

const addressesOf = (names: readonly string[]) =>
  names.flatMap((name) => languageCodes.map((code) => `${languages[code].prefix}/dev${name && `/${name}`}`));

test.each(addressesOf(Object.keys(demoPages)))("%s is a page of its own in its site's frame", async (path) => {
  const shown = await visit(path);
  expect(shown).toMatchObject({ kind: "demo", status: 200, shell: { theme: "theme-default" } });
  const { languages: switches } = shown.shell;
  expect(switches.every(({ translated }) => translated)).toBe(true);
  expect(switches.find(({ current }) => current)?.href).toBe(path);
});

test.each(demoContents)("/dev/%s is a content of the embedded CMS, not meant for search engines", async (name) => {
  expect(await visit(`/dev/${name}`)).toMatchObject({ kind: "page", status: 200, isUnlisted: true });
});

test.each(Object.entries(demoErrors))("/dev/%s is the error page of status %i", async (name, status) => {
  expect(await visit(`/dev/${name}`)).toMatchObject({ kind: "error", status });
});

test("who is refused for want of signing in is told so", async () => {
  expect(await visit("/en/dev/protected")).toMatchObject({ message: expect.stringContaining("signed-in visitors") });
});

test("every site has the demo pages that need no content", async () => {
  expect(await visit("/up/dev/login")).toMatchObject({ kind: "demo", shell: { theme: "theme-up" } });
});

test.each(["/dev", "/en/dev/login", "/dev/tabs", "/ua/dev/tabs", "/dev/protected", "/up/dev/login"])(
  "%s is not found when demo pages are switched off",
  async (path) => {
    expect(await visit(path, { environment: { DEMO_PAGES: "false" } })).toMatchObject({ kind: "error", status: 404 });
  },
);

test("a name that no demo has is not found, whatever objects inherit", async () => {
  for (const name of ["neni-tu", "constructor", "toString", "login/"]) {
    expect(await visit(`/dev/${name}`)).toMatchObject({ kind: "error", status: 404 });
  }
});

test("only the demo pages are kept from search engines", async () => {
  expect(await visit("/rodina")).toMatchObject({ kind: "page", isUnlisted: false });
});
