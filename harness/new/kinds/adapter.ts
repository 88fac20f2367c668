import { z } from "zod";

import { type Names, namesOf } from "#harness/new/names.ts";
import { mark, type Plan } from "#harness/new/plan.ts";
import { type Field, isRecord, shapeOf } from "#portal/contract/parse/shape.ts";
import { isStructureKey, type StructureKey, structures } from "#portal/contract/structures/registry.ts";

/** Plans the adapter of a CMS: one typed table per structure, which `tsc` compares with the schema. */
export function planAdapter({ kebab }: Names): Plan {
  const folder = `integrations/${kebab}`;
  const keys = Object.keys(structures).filter(isStructureKey);
  const tables = keys.map((key) => [`${folder}/mapping/${key}.ts`, mappingOf(key)] as const);
  return {
    files: {
      [`${folder}/adapter.ts`]: adapterOf(kebab, keys),
      [`${folder}/main.ts`]: mainOf(),
      [`${folder}/package.json`]: packageOf(kebab),
      [`${folder}/tsconfig.json`]: tsconfig,
      ...Object.fromEntries(tables),
    },
    edits: {},
    commands: [
      `npx tsc --project ${folder}   # names each field without a source`,
      `node ${folder}/main.ts`,
      "npx portal contract --cms http://127.0.0.1:4301",
    ],
  };
}

/** Returns the table of a structure, in which every field comes from one with our name. */
export function mappingOf(key: StructureKey): string {
  const shape = shapeOf(structures[key].data);
  const fields = shape.kind === "object" ? shape.fields : [];
  const rows = fields.map(({ key: name, schema }) => ({ name, convert: converterOf(schema) }));
  const used = new Set(rows.map(({ convert }) => convert));
  const imports = [
    ...(used.has("html()") ? ['import { html } from "#portal/adapter/convert/rich-text.ts";'] : []),
    ...timesIn(used),
    'import type { Mapping } from "#portal/adapter/mapping/mapping.ts";',
    'import { from } from "#portal/adapter/mapping/source.ts";',
  ];
  const lines = rows.map(({ name, convert }) => `  ${name}: from("${name}"${convert ? `, ${convert}` : ""}),`);
  const { cs, en } = structures[key].names;
  const { camel } = namesOf(key);
  return `${imports.join("\n")}\n\n/** ${cs} (${en.toLowerCase()}). */\nexport const ${camel} = {\n${lines.join("\n")}\n} satisfies Mapping<"${key}">;\n`;
}

function timesIn(used: ReadonlySet<string>): string[] {
  const names = ["pragueDay", "pragueTime"].filter((name) => used.has(name));
  return names.length === 0 ? [] : [`import { ${names.join(", ")} } from "#portal/adapter/convert/times.ts";`];
}

function converterOf(schema: Field["schema"]): string {
  const shape = shapeOf(schema);
  if (shape.kind !== "leaf") return "";
  const { def }: { def: unknown } = shape.schema;
  if (shape.format === "html") return "html()";
  const format = shape.schema instanceof z.ZodStringFormat && isRecord(def) ? def["format"] : null;
  return format === "dateTime" ? "pragueTime" : format === "date" ? "pragueDay" : "";
}

function adapterOf(name: string, keys: readonly StructureKey[]): string {
  const imports = keys.map((key) => `import { ${namesOf(key).camel} } from "./mapping/${key}.ts";`);
  const contents = keys.map((key) => `    "${key}": contentType("${key}", envelope, ${namesOf(key).camel}),`);
  return `import { pragueTime, utcTime } from "#portal/adapter/convert/times.ts";
import { defineAdapter } from "#portal/adapter/define-adapter.ts";
import { contentType, type Envelope } from "#portal/adapter/mapping/mapping.ts";
import { from } from "#portal/adapter/mapping/source.ts";
${imports.join("\n")}

const envelope: Envelope = {
  name: from("name"),
  address: from("address"),
  web: from("web.id"),
  description: from("description"),
  displayAt: from("displayAt", pragueTime),
  updatedAt: from("updatedAt", utcTime),
  categories: from("categories"),
  tags: from("tags"),
};

export const adapter = defineAdapter({
  name: "${name}",
  contents: {
${contents.join("\n")}
  },
  // biome-ignore lint/correctness/useYield: it is still to be written
  async *records() {
    throw new Error("${mark} read all records of the CMS");
  },
  editUrl: ({ type, id }) => \`https://cms.example.org/\${type}/\${id}\`,
});
`;
}

function mainOf(): string {
  return `import { join } from "node:path";
import { runAdapter } from "#portal/adapter/run-adapter.ts";
import { adapter } from "./adapter.ts";

await runAdapter(adapter, join(import.meta.dirname, ".data"));
`;
}

function packageOf(name: string): string {
  const content = {
    name: `social-affairs-portal-${name}`,
    version: "1.0.0",
    private: true,
    type: "module",
    imports: { "#portal/*": "social-affairs-portal/*" },
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

const tsconfig = `{
  "extends": "../../tsconfig.json",
  "compilerOptions": { "types": ["node"], "tsBuildInfoFile": "node_modules/.cache/tsc.tsbuildinfo" },
  "include": ["**/*.ts"],
  "exclude": ["node_modules"]
}
`;
