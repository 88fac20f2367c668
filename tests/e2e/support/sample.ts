import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "#schemas/site/language-codes.ts";
import { languages } from "#schemas/site/languages.ts";
import { get } from "./http.ts";
import { turnOf } from "./looks.ts";
import { type Portal, root } from "./portal.ts";

const contents = join(root, "fixtures/contents");

/** One live page per structure in Czech, and in other languages for those whose turn it is. */
export async function samplePages(language: Language, turn: number, portal: Portal): Promise<string[]> {
  const files = globSync(`*/*/*.${language}.json`, { cwd: contents }).toSorted();
  const perStructure = Map.groupBy(files, (file) => file.split("/")[1] ?? "");
  for (const none of ["web-config", "redirect", "search-dictionary", "shared-values"]) perStructure.delete(none);
  const structures = [...perStructure.keys()].toSorted();
  const addresses = [];
  for (const structure of language === "cs" ? structures : turnOf(structures, 3, turn)) {
    const address = await firstLive(perStructure.get(structure) ?? [], language, portal);
    if (address) addresses.push(address);
  }
  return addresses;
}

async function firstLive(files: readonly string[], language: Language, portal: Portal): Promise<string | null> {
  for (const file of files) {
    const { friendlyURLs, language: key } = JSON.parse(readFileSync(join(contents, file), "utf8"));
    const address = `${languages[language].prefix}${file.startsWith("up/") ? "/up" : ""}/${friendlyURLs[key]}`;
    if ((await get(portal, address)).status === 200) return address;
  }
  return null;
}
