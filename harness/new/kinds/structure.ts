import { combined, withImport, withLine, withText } from "#harness/new/edits.ts";
import { type Names, propertyName } from "#harness/new/names.ts";
import { mark, type Plan } from "#harness/new/plan.ts";
import { recordsOf, textIn } from "#harness/new/records.ts";
import { languageCodes } from "#portal/contract/site/language-codes.ts";

/** Plans a kind of page; `cms` is its structure key in the CMS. */
export function planStructure(root: string, { kebab, camel, pascal, words }: Names, cms: string): Plan {
  const entry = kebab === camel ? `  ${camel},` : `  "${kebab}": ${camel},`;
  const template = `${pascal}Template`;
  const records = recordsOf(root, {
    folder: kebab,
    name: cms,
    structure: cms,
    data: (language) => ({ perex: textIn(language, "lead"), obsah: `<p>${textIn(language, "text")}</p>` }),
  });
  return {
    files: {
      [`schemas/structures/${kebab}.ts`]: schemaOf({ camel, pascal, words, cms }),
      [`templates/${kebab}/${kebab}.tsx`]: templateOf({ kebab, pascal }),
      [`tests/templates/${kebab}/${kebab}.test.tsx`]: testOf({ kebab, camel, pascal }),
      ...records,
    },
    edits: {
      "schemas/structures/registry.ts": combined(
        withImport(camel, `${kebab}.ts`),
        withLine("export const structures = {\n", entry, kebab),
      ),
      "templates/registry.ts": combined(
        withImport(template, `${kebab}/${kebab}.tsx`),
        withLine("export const templates: ", `  ${propertyName(kebab)}: ${template},`, kebab),
      ),
      "schemas/lists/search/result-types.ts": withLine("export const resultTypes = [\n", `  "${kebab}",`),
      ...Object.fromEntries(
        languageCodes.map((code) => [
          `locales/${code}.json`,
          withText(["search", "types", kebab], textIn(code, "name for visitors")),
        ]),
      ),
    },
    commands: [
      "npx portal contract --update",
      `npx portal check ${cms}`,
      `npx portal visual --aria --update ${kebab}`,
      `npx portal a11y ${kebab}`,
    ],
  };
}

function schemaOf({ camel, pascal, words, cms }: Omit<Names, "kebab"> & { cms: string }): string {
  return `import { z } from "zod";
import { field } from "#schemas/values/field.ts";
import { html } from "#schemas/values/html.ts";
import { optional } from "#schemas/values/optional.ts";
import { lead, toText } from "#schemas/values/text.ts";
import { structure, type View } from "./structure.ts";

/** ${mark} a sentence that says what the page is. */
export const ${camel} = structure({
  names: { cms: "${cms}", cs: "${mark} name for editors in Czech", en: "${words}" },
  data: z.object({
    perex: field(lead.nullish(), { cs: "Perex", en: "Lead", expected: true, advisedLength: 300 }),
    obsah: field(html.nullish(), { cs: "Text", en: "Text", required: true }),
  }),
  view: ({ data, ctx }) => ({
    lead: optional(data.perex, toText),
    body: optional(data.obsah, ctx.richText),
  }),
});

export type ${pascal} = View<typeof ${camel}>;
`;
}

function templateOf({ kebab, pascal }: Pick<Names, "kebab" | "pascal">): string {
  return `import { ViewPage } from "#components/layout/view-page.tsx";
import { RichTextField } from "#components/text/rich-text-field.tsx";
import type { ${pascal} } from "#schemas/structures/${kebab}.ts";

export function ${pascal}Template({ view }: { view: ${pascal} }) {
  return (
    <ViewPage view={view}>
      <RichTextField view={view} name="body" />
    </ViewPage>
  );
}
`;
}

function testOf({ kebab, camel, pascal }: Omit<Names, "words">): string {
  return `// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { ${camel} } from "#schemas/structures/${kebab}.ts";
import { ${pascal}Template } from "#templates/${kebab}/${kebab}.tsx";
import { render } from "../../components/render.tsx";
import { aContent, plainContext } from "../../schemas/a-content.ts";

function start(own: Record<string, unknown>) {
  const data = ${camel}.data.parse({ obsah: "<p>Text</p>", ...own });
  const view = ${camel}.view({ content: aContent(), data, ctx: plainContext, listed: [] });
  return render(<${pascal}Template view={{ ...view, inCzech: [] }} />);
}

test("${mark} the rule of this page", () => {
  expect(start({ perex: "Perex" }).querySelector("h1 + p")?.textContent).toBe("Perex");
});
`;
}
