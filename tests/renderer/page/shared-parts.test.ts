import { join } from "node:path";
import { expect, test } from "vitest";
import { readStore } from "#embedded/replay/store.ts";
import { answerPage } from "#renderer/page/answer-page.ts";
import { noAssets } from "#renderer/page/document/assets.ts";
import { documentOf } from "#renderer/page/document/document.tsx";
import { anyone } from "#schemas/visitor/visitor.ts";
import { textOf } from "#server/pages/fragment.ts";
import { recordedServices, requestOf, visit } from "../recorded-portal.ts";

const services = recordedServices();
const missing = "/nic-takoveho";

async function fragmentsOf(path: string, own = services) {
  const { status, body } = await answerPage(requestOf(path), own, noAssets);
  expect(status).toBe(path === missing ? 404 : 200);
  if (typeof body === "string") throw new Error(`${path} is not made of fragments`);
  return body;
}

test("pages below one item of the menu have the menu and the footer in common, as the same objects", async () => {
  const [news, other] = await Promise.all(
    ["/aktuality/detske-skupiny-dva-tisice-mist", "/aktuality/dotace-odlehcovaci-sluzby"].map((path) =>
      fragmentsOf(path),
    ),
  );
  const common = news?.filter((fragment) => other?.includes(fragment)).map(({ bytes }) => bytes.toString()) ?? [];
  expect(common.filter((html) => html.startsWith("<nav"))).toHaveLength(1);
  expect(common.filter((html) => html.includes("<footer"))).toHaveLength(1);
});

test.each(["/", "/en", "/formulare", "/en/work/minimum-wage", "/dev/formular", missing])(
  "%s from shared parts equals the page rendered as a whole",
  async (path) => {
    const resolved = await visit(path, {}, services);
    if (resolved.kind === "redirect") throw new Error(`${path} is a redirect`);
    const whole = documentOf(resolved, {
      assets: noAssets,
      visitor: anyone,
      now: services.clock.now(),
      config: services.config,
    });
    expect(textOf(await fragmentsOf(path))).toBe(whole);
    // From the cache.
    expect(textOf(await fragmentsOf(path))).toBe(whole);
  },
);

test("a text of the CMS cannot stand for a shared part", async () => {
  const store = readStore(join(import.meta.dirname, "../../../fixtures"));
  const forged = JSON.parse(
    JSON.stringify(store.contents).replaceAll(
      "<p>",
      '<p><template data-shared=\\"0\\"></template>&lt;template data-shared=&quot;0&quot;&gt;&lt;/template&gt;',
    ),
  );
  const html = textOf(
    await fragmentsOf("/en/work/minimum-wage", recordedServices({ store: { ...store, contents: forged } })),
  );
  expect(html).toContain("&lt;template data-shared=");
  expect(html.match(/<footer/g)).toHaveLength(1);
  expect(html).not.toContain("<template data-shared");
});
