import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { commands as portalCommands } from "#harness/cli/commands.ts";

export const root = join(import.meta.dirname, "../..");

/** Documents for readers: decisions and the changelog tell history, which nobody runs. */
export const documents = globSync(["*.md", "**/*.md"], {
  cwd: root,
  exclude: [
    "**/node_modules/**",
    "CHANGELOG.md",
    "docs/decisions/**",
    "dist/**",
    "test-results/**",
    ".portal/**",
    "recordings/**",
  ],
}).toSorted();

export type Kind = "command" | "address" | "setting" | "picture";

/** Something that a document tells its reader to run, open or set. */
export interface Promised {
  kind: Kind;
  name: string;
  document: string;
}

const programs = /^(?:npm|npx|node|curl|nginx|kill|git|rm|ln|cd|jq|PORTAL_\w+=\S+|(?:[A-Z_]+=(?:'[^']*'|\S+) )+npm) /;
const ownHost = /https?:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?[^\s)>`"'|,]*/g;

/** Reads what a document promises: its commands, the portal's addresses, environment variables and pictures. */
export function promisesOf(document: string, text: string): Promised[] {
  const blocks = [...text.matchAll(/^```sh\n([\s\S]*?)^```/gm)].map(([, block = ""]) => block.replaceAll("\\\n", " "));
  const lines = blocks.flatMap((block) => block.split("\n")).map((line) => line.replace(/\s+# .*$|^#.*$/, "").trim());
  const inline = [...text.replace(/^```[\s\S]*?^```/gm, "").matchAll(/`([^`\n]+)`/g)].map(([, code = ""]) => code);
  // `portal check` in a sentence is the command `npx portal check`.
  const words = inline.map((code) =>
    Object.hasOwn(portalCommands, code.split(" ")[1] ?? "") ? code.replace(/^portal /, "npx portal ") : code,
  );
  const of = (kind: Kind, names: readonly string[]) => names.map((name) => ({ kind, name, document }));
  return [
    ...of("command", [...lines.filter(Boolean), ...words.filter((word) => programs.test(word))]),
    ...of("address", [
      ...words.filter((word) => /^\/[\w.~-]/.test(word)),
      ...[...text.matchAll(ownHost)].map(([address]) => address),
    ]),
    ...of(
      "setting",
      words.flatMap((word) => /^([A-Z][A-Z0-9]*_[A-Z0-9_]*[A-Z0-9])(?:=.*)?$/.exec(word)?.[1] ?? []),
    ),
    ...of(
      "picture",
      [...text.matchAll(/!\[[^\]]*\]\(([^)\s]+)\)|\]\(([^)\s]+\.(?:webp|png|svg|jpg))\)/g)].map(
        ([, shown, linked]) => shown ?? linked ?? "",
      ),
    ),
  ];
}

/** Everything promised by kind and name, with the documents that name it. */
export function allPromises(kind: Kind): Map<string, string[]> {
  const all = documents.flatMap((document) => promisesOf(document, readFileSync(join(root, document), "utf8")));
  const found = new Map<string, string[]>();
  for (const { name, document } of all.filter((each) => each.kind === kind))
    found.set(name, [...(found.get(name) ?? []), document]);
  return found;
}
