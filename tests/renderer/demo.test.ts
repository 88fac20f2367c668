import { expect, test } from "vitest";
import { demoContents, demoErrors, demoPages } from "#renderer/demo/registry.ts";
import { noAssets } from "#renderer/page/document/assets.ts";
import type { FormSubmission } from "#schemas/forms/submission.ts";
import { languageCodes } from "#schemas/site/language-codes.ts";
import { languages } from "#schemas/site/languages.ts";
import { anyone } from "#schemas/visitor/visitor.ts";
import { answerAsText, recordedServices, requestOf, visit } from "./recorded-portal.ts";

const user = { login: "urednik", name: "Petr Král", roles: ["official"] };
const signedIn = { ...anyone, session: { user, sessionId: "one" } };

const addressesOf = (names: readonly string[]) =>
  names.flatMap((name) => languageCodes.map((code) => `${languages[code].prefix}/dev${name && `/${name}`}`));

test.each(addressesOf(Object.keys(demoPages)))("%s is a page of its own in its site's frame", async (path) => {
  const shown = await visit(path, path.includes("/protected") ? { visitor: signedIn } : {});
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

/** Links of a site's overview of demo pages. */
async function overviewOf(path: string): Promise<string[]> {
  const { body } = await answerAsText(requestOf(path), recordedServices(), noAssets);
  const main = body.slice(body.indexOf("<main"), body.indexOf("</main>"));
  return [...main.matchAll(/href="([^"]*\/dev\/[^"]*)"/g)].map(([, href = ""]) => href);
}

test.each(["/dev", "/en/dev", "/up/dev", "/ua/up/dev"])("every link of %s leads to a page", async (path) => {
  const links = await overviewOf(path);
  const statuses = await Promise.all(
    links.map(async (link) => {
      const { status } = await visit(link, link.includes("/protected") ? { visitor: signedIn } : {});
      return [link, status] as const;
    }),
  );
  expect(links.length).toBeGreaterThan(10);
  expect(statuses.filter(([, status]) => status !== 200 && status !== 401)).toEqual([]);
  // Only the main site of the fixtures has demo pages that are content items.
  const isContent = (link: string) => demoContents.some((name) => link.endsWith(`/dev/${name}`));
  expect(links.filter(isContent)).toHaveLength(path.includes("/up/") ? 0 : demoContents.length);
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

test("an unknown demo name is not found, even if objects inherit it", async () => {
  for (const name of ["neni-tu", "constructor", "toString", "login/"]) {
    expect(await visit(`/dev/${name}`)).toMatchObject({ kind: "error", status: 404 });
  }
});

test("only the demo pages are noindex", async () => {
  expect(await visit("/rodina")).toMatchObject({ kind: "page", isUnlisted: false });
});

const answer = (path: string, form?: FormSubmission) =>
  answerAsText(requestOf(path, { ...(form && { form }) }), recordedServices(), noAssets);

const sent: FormSubmission = { fields: new Map([["jmeno", ["Jana"]]]), files: [] };

test.each(["/rodina", "/dev/login", "/test-prohlizece", "/dev/components/form", "/sitemap.xml"])(
  "%s takes no forms",
  async (path) => {
    expect((await answer(path)).status).toBe(200);
    expect(await answer(path, sent)).toMatchObject({ status: 405, cacheable: false });
  },
);

test("a form posted to a missing page is a 404", async () => {
  expect(await answer("/neni-tu", sent)).toMatchObject({ status: 404 });
});
