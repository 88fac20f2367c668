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

function sent(values: Record<string, string>): FormSubmission {
  return { fields: new Map(Object.entries(values).map(([name, value]) => [name, [value]])), files: [] };
}

const names = { "given-name": "Jana", "family-name": "Nová", email: "jana@posta.example" };
const meeting = { ...names, topic: "work", day: "2026-12-01", way: "phone", consent: "yes" };
const answer = (path: string, form?: FormSubmission, query = {}) =>
  answerAsText(requestOf(path, { query, ...(form && { form }) }), recordedServices(), noAssets);

test.each(["/dev/formular", "/up/dev/formular", "/ua/dev/formular"])(
  "%s leads on from a form that is filled in, and its address names nobody",
  async (path) => {
    const { status, location, body } = await answer(path, sent(meeting));
    expect({ status, location, body }).toEqual({
      status: 303,
      location: `${path}?sent=work.2026-12-01.phone`,
      body: "",
    });
    const shown = await answer(path, undefined, { sent: "work.2026-12-01.phone" });
    expect(shown).toMatchObject({ status: 200, usedParameters: ["sent"] });
    expect(shown.body).toContain('dateTime="2026-12-01"');
    expect(shown.body).not.toContain("<form method");
  },
);

test("a form with errors is shown again, with a prefix in its title, and is not cached", async () => {
  const { status, cacheable, body } = await answer(
    "/en/dev/formular",
    sent({ ...meeting, email: "x<y", day: "2020-01-01" }),
  );
  expect({ status, cacheable }).toEqual({ status: 422, cacheable: false });
  expect(body).toContain("<title>Error: Appointment at a branch | ");
  expect(body).toContain('value="x&lt;y"');
  expect(body.match(/aria-invalid/g)).toHaveLength(2);
});

test("data that the form cannot have sent leads to the empty form", async () => {
  const { status, body } = await answer("/en/dev/formular", undefined, { sent: "work.<script>.phone" });
  expect(status).toBe(200);
  expect(body).toContain('method="post"');
  expect(body).not.toContain("&lt;script");
});

test.each(["/rodina", "/dev/login", "/test-prohlizece", "/dev/components/form", "/sitemap.xml"])(
  "%s takes no forms",
  async (path) => {
    expect((await answer(path)).status).toBe(200);
    expect(await answer(path, sent(meeting))).toMatchObject({ status: 405, cacheable: false });
  },
);

test("a form posted to a missing page is a 404", async () => {
  expect(await answer("/neni-tu", sent(meeting))).toMatchObject({ status: 404 });
});
