import type { RawFinding } from "#portal/checks/findings.ts";
import type { Library } from "#portal/checks/rule.ts";
import { contentsAt } from "#portal/checks/rules/targets.ts";
import { isRecord } from "#portal/contract/parse/shape.ts";
import { suggestion } from "#portal/contract/parse/suggestion.ts";
import type { Content } from "#portal/contract/site/content.ts";
import { defaultLanguage } from "#portal/contract/site/language-codes.ts";
import { parseLanguage } from "#portal/contract/site/languages.ts";
import { parseSettings, wireConfig } from "#portal/contract/site/web-config.ts";
import type { Source } from "./item.ts";

/** Returns problems in a site's settings: missing pages and files, and mistyped names. */
export function settingsProblems(content: Content, source: Source): RawFinding[] {
  const { library } = source;
  const settings = parseSettings(content.data);
  return [
    ...mistyped(settings),
    ...(library && source.failure === null ? deadPages(settings, content, library) : []),
    ...missingPictures(settings, library),
  ];
}

function* mistyped(settings: Readonly<Record<string, unknown>>): Generator<RawFinding> {
  const known = Object.keys(wireConfig.shape);
  const free = known.filter((key) => !Object.hasOwn(settings, key));
  for (const key of Object.keys(settings).filter((each) => !known.includes(each))) {
    const near = suggestion(key, free);
    if (near) yield problem("settings.unknown", [key], near, { key, suggestion: near });
  }
}

/** Yields missing home pages in each language, and missing list pages by their Czech addresses. */
function* deadPages(
  settings: Readonly<Record<string, unknown>>,
  { webId }: Content,
  library: Library,
): Generator<RawFinding> {
  for (const setting of ["home", "seznamy"]) {
    const addresses = settings[setting];
    if (!isRecord(addresses)) continue;
    for (const [key, slug] of Object.entries(addresses)) {
      const language = setting === "home" ? parseLanguage(key) : defaultLanguage;
      if (typeof slug !== "string" || slug === "" || !language) continue;
      const place = { webId, language, slug: slug.replace(/^\/+|\/+$/g, "") };
      if (library.isKnown?.(place) === false || contentsAt(library, place).length > 0) continue;
      yield problem("settings.dead-page", [setting, key], "the address of a page", { slug });
    }
  }
}

function* missingPictures(settings: Readonly<Record<string, unknown>>, library: Library | null): Generator<RawFinding> {
  const { vychoziObrazek, logo } = settings;
  const { svetle, tmave } = isRecord(logo) ? logo : {};
  const pictures = [
    [["vychoziObrazek"], vychoziObrazek],
    [["logo", "svetle"], svetle],
    [["logo", "tmave"], tmave],
  ] as const;
  for (const [path, picture] of pictures) {
    const url = isRecord(picture) ? picture["url"] : null;
    if (typeof url !== "string" || !library?.documents?.size || library.documents.has(url)) continue;
    yield problem("document.missing", [...path, "url"], "a file of the CMS", { url });
  }
}

function problem(code: string, path: readonly string[], expected: string, values: Record<string, string>): RawFinding {
  return { code, level: "reference", severity: "error", effect: "none", path: ["data", ...path], expected, values };
}
