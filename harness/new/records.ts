import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { wireParameters } from "#portal/cms/wire-parameters.ts";
import { type Language, languageCodes } from "#portal/contract/site/language-codes.ts";
import { mark } from "./plan.ts";

interface Options {
  /** Folder in fixtures/contents/mpsv, and name of the files without language. */
  folder: string;
  name: string;
  /** Structure key of the CMS. */
  structure: string;
  data(language: Language): object;
}

const languageNames: Readonly<Record<Language, string>> = {
  cs: "Czech",
  en: "English",
  ru: "Russian",
  ua: "Ukrainian",
};

/** Returns a placeholder text in a language. */
export function textIn(language: Language, what: string): string {
  return `${mark} ${what} in ${languageNames[language]}`;
}

/** Returns the records of a page of the ministry in every language by path, with unused ids. */
export function recordsOf(root: string, { folder, name, structure, data }: Options): Record<string, string> {
  const id = freeId(root);
  const codes = languageCodes.map((language) => wireParameters[`language.${language}`]);
  const friendlyURLs = Object.fromEntries(codes.map((code) => [code, name]));
  return Object.fromEntries(
    languageCodes.map((language) => {
      const record = {
        id,
        published: true,
        name: textIn(language, "title"),
        description: textIn(language, "summary for search engines"),
        webId: "12",
        web: { id: "12" },
        language: wireParameters[`language.${language}`],
        structure: { key: structure },
        permissions: { VIEW: [{ id: "1", type: "ROLE", name: "Guest" }] },
        friendlyURLs,
        displayAt: "2026-11-02T08:00:00",
        updatedAt: "2026-11-02T08:00:00",
        categories: [],
        tags: [],
        data: data(language),
      };
      return [`fixtures/contents/mpsv/${folder}/${name}.${language}.json`, `${JSON.stringify(record, null, 2)}\n`];
    }),
  );
}

function freeId(root: string): string {
  const ids = globSync("fixtures/contents/*/*/*.json", { cwd: root }).map((file) =>
    Number(/^ {2}"id": "?(\d+)/m.exec(readFileSync(join(root, file), "utf8"))?.[1] ?? 0),
  );
  return String(Math.max(0, ...ids) + 1);
}
