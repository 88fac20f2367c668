import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { steps } from "#harness/test/steps.ts";
import { settings as portalSettings } from "#server/config/config.ts";
import { allPromises, documents, type Kind, promisesOf, root } from "./documented.ts";
import { addresses, commands, variables } from "./promises.ts";

const tables = { command: commands, address: addresses, setting: variables } as const;
const read = (file: string) => readFileSync(join(root, file), "utf8");

test("a command, an address, a setting and a picture are found in a document", () => {
  const text =
    "Run `npm start`, open <http://localhost:3000/dev> or `/livez`, set `CMS_URL`.\n![](a.webp)\n```sh\nnpx portal check \\\n  --live   # one\n```\n`portal a11y`";
  expect(promisesOf("x.md", text).map(({ kind, name }) => `${kind} ${name}`)).toEqual([
    "command npx portal check    --live",
    "command npm start",
    "command npx portal a11y",
    "address /livez",
    "address http://localhost:3000/dev",
    "setting CMS_URL",
    "picture a.webp",
  ]);
  expect(documents.length).toBeGreaterThan(30);
});

test.each(Object.keys(tables) as (keyof typeof tables)[])(
  "every %s that a document names is tried, or listed",
  (kind: Exclude<Kind, "picture">) => {
    const promised = new Map([...allPromises(kind)].filter(([name]) => !(name in portalSettings.shape)));
    const rows = tables[kind];
    expect(promised.size).toBeGreaterThan(10);
    const unlisted = [...promised].filter(([name]) => !Object.hasOwn(rows, name));
    expect(unlisted.map(([name, where]) => `${where[0]} names ${name}: add it to tests/promises/promises.ts`)).toEqual(
      [],
    );
    expect(Object.keys(rows).filter((name) => !promised.has(name))).toEqual([]);
  },
);

/** Words of a command that a test which runs it must hold: its name and its options. */
function wordsOf(command: string): string[] {
  const [, name] = /npx portal ([a-z][\w-]*)/.exec(command) ?? [];
  const options = [...command.matchAll(/(?<= |\[)--([a-z][\w-]*)/g)].map(([, option = ""]) => option);
  return [...(name ? [name] : []), ...options];
}

const has = (text: string, word: string) => new RegExp(`["'\\s\`/[]-{0,2}${word}["'=.\\s\`/:,)\\]-]`).test(text);

const portalCommands = read("harness/cli/commands.ts");

/** True when a test imports the module of a command of `portal`. */
function runs(text: string, name: string): boolean {
  const module = new RegExp(`^  "?${name}"?: .*import\\("(.*)"\\)`, "m").exec(portalCommands)?.[1];
  return module !== undefined && text.includes(module);
}

test.each(Object.entries({ command: commands, setting: variables }))(
  "a row of the %s table names a step, or a test that holds the words",
  (kind, rows) => {
    const wrong = Object.entries(rows).flatMap(([name, tried]) => {
      if (tried.startsWith("not tested: ")) return tried.length > 25 ? [] : [`${name}: say why it is not tested`];
      if (tried === "here") return [];
      if (tried.startsWith("step ")) {
        return steps.some((step) => step.name === tried.slice(5)) ? [] : [`${name}: there is no ${tried}`];
      }
      if (!existsSync(join(root, tried))) return [`${name}: ${tried} does not exist`];
      const text = read(tried);
      const missing = (kind === "command" ? wordsOf(name) : [name]).filter(
        (word) => !has(text, word) && !runs(text, word),
      );
      return missing.map((word) => `${name}: ${tried} does not hold ${word}`);
    });
    expect(wrong).toEqual([]);
  },
);

test("every picture that a document shows is one", () => {
  const pictures = [...allPromises("picture")].filter(([name]) => !/^https?:/.test(name));
  expect(pictures.length).toBeGreaterThan(30);
  for (const [name, [document = ""]] of pictures) {
    const bytes = readFileSync(join(root, document, "..", name));
    expect(`${bytes.toString("latin1", 0, 4)} ${bytes.toString("latin1", 8, 12)}`, name).toBe("RIFF WEBP");
    expect(bytes.length, name).toBeGreaterThan(1000);
  }
});
