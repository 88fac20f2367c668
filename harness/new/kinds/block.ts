import { combined, withImport, withLine } from "#harness/new/edits.ts";
import { type Names, propertyName } from "#harness/new/names.ts";
import { mark, type Plan } from "#harness/new/plan.ts";
import { recordsOf, textIn } from "#harness/new/records.ts";

/** Plans a block of pages; `cms` is its type in the CMS. */
export function planBlock(root: string, names: Names, cms: string): Plan {
  const { kebab, camel, pascal } = names;
  const records = recordsOf(root, {
    folder: "standard-page",
    name: cms,
    structure: "stranka",
    data: (language) => ({
      perex: textIn(language, "lead"),
      sekce: [{ typ: cms, titulek: textIn(language, "heading of the block"), text: textIn(language, "text") }],
    }),
  });
  return {
    files: {
      [`schemas/blocks/${kebab}.ts`]: schemaOf(names, cms),
      [`components/blocks/${kebab}.tsx`]: componentOf(names),
      [`tests/components/blocks/${kebab}.test.tsx`]: testOf(names),
      ...records,
    },
    edits: {
      "schemas/blocks/registry.ts": combined(
        withImport(`${camel}Block`, `${kebab}.ts`),
        withLine("export const blockRegistry = {\n", `  ${propertyName(cms)}: ${camel}Block,`),
      ),
      "components/blocks/blocks.tsx": combined(
        withImport(pascal, `${kebab}.tsx`),
        withLine(
          "const components: ",
          `  ${propertyName(kebab)}: ({ block }) => <${pascal} words={block.words} />,`,
          kebab,
        ),
      ),
    },
    commands: ["npx portal contract --update", `npx portal check ${cms}`, "npx portal a11y standard-page"],
  };
}

function schemaOf({ kebab, camel, words }: Names, cms: string): string {
  return `import { field } from "#schemas/values/field.ts";
import { text, toText } from "#schemas/values/text.ts";
import { block } from "./block.ts";

export const ${camel}Block = block(
  "${cms}",
  { cs: "${mark} name for editors in Czech", en: "${words}" },
  { text: field(text, { cs: "Text bloku", en: "Text of the block", example: "Máme otevřeno i v sobotu." }) },
  ({ text: words }) => ({ type: "${kebab}" as const, words: toText(words) }),
);
`;
}

function componentOf({ pascal }: Names): string {
  return `/** ${mark} a sentence that says what visitors see. */
export function ${pascal}({ words }: { words: string }) {
  return <p>{words}</p>;
}
`;
}

function testOf({ kebab }: Names): string {
  return `// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { Blocks } from "#components/blocks/blocks.tsx";
import { render } from "../render.tsx";

test("${mark} the rule of this block", () => {
  const page = render(<Blocks blocks={[{ id: "section-1", title: null, type: "${kebab}", words: "Slova" }]} />);
  expect(page.querySelector("p")?.textContent).toBe("Slova");
});
`;
}
