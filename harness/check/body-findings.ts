import { hash } from "node:crypto";
import { type Finding, levels } from "#portal/checks/finding.ts";
import { pagesAt } from "#portal/checks/rules/targets.ts";
import { inBothLanguages } from "#portal/checks/texts.ts";
import { fromPointer } from "#portal/contract/parse/issue.ts";
import type { Folder } from "#portal/contract/site/folder.ts";
import { languageCodes } from "#portal/contract/site/language-codes.ts";
import { inLanguage, inLanguageOrDefault } from "#portal/contract/site/languages.ts";
import type { Source } from "./item.ts";

/** Returns the faults of sites, vocabularies, folders and documents, and menu folders that do not exist. */
export function bodyFindings({ bodyFaults, ...source }: Source, level: number): Finding[] {
  const faults = bodyFaults.map(({ request, pointer, expected }) => {
    // Content items have checks of their own; the settings of a site are missed here alone.
    const code = request.startsWith("/contents") ? "settings.none" : "cms.record";
    const place = pointer === "" ? {} : { context: "at", pointer };
    return toFinding(code, request, fromPointer(pointer).map(String), { request, expected, ...place });
  });
  if (level < levels.indexOf("reference")) return faults.filter(({ level: own }) => own === "schema");
  return [...faults, ...deadFolders(source)];
}

function deadFolders({ sites, library, failure }: Omit<Source, "bodyFaults">): Finding[] {
  if (!library || failure !== null) return [];
  const isDead = ({ page }: Folder) => {
    if (!page) return false;
    const places = languageCodes.flatMap((language) => {
      const slug = inLanguage(page.friendlyURLs, language);
      return slug === null ? [] : [{ webId: page.web.id, language, slug, path: [], written: "", isReference: false }];
    });
    const isHome = places.some(({ slug }) => slug === "");
    return !isHome && places.every((place) => pagesAt(library, place).length === 0);
  };
  const within = (folders: readonly Folder[], above: readonly string[]): Finding[] =>
    folders.flatMap((folder) => {
      const names = [...above, nameOf(folder)];
      const own = isDead(folder)
        ? [toFinding("menu.dead", names[0] ?? "", names.slice(1), { name: nameOf(folder) })]
        : [];
      return [...own, ...within(folder.children, names)];
    });
  return sites.flatMap(({ web, folders }) =>
    [folders.main, folders.footer, folders.legal].flatMap((menu) =>
      within(menu, [inLanguageOrDefault(web.names, "cs")?.value ?? web.friendlyURL]),
    ),
  );
}

function nameOf({ names, id }: Folder): string {
  return inLanguageOrDefault(names, "cs")?.value ?? id;
}

/** Creates a finding about a response of the CMS that is not content. */
function toFinding(
  code: "cms.record" | "settings.none" | "menu.dead",
  name: string,
  steps: readonly string[],
  values: Record<string, string>,
): Finding {
  const path = [name, ...steps].join(" › ");
  const isRecord = code === "cms.record";
  return {
    code,
    level: isRecord ? "schema" : "reference",
    severity: code === "menu.dead" ? "warning" : "error",
    effect: code === "settings.none" ? "page-unavailable" : "field-hidden",
    content: { id: name, webId: "", language: "", structureKey: "", name, url: null },
    pointer: steps.map((step) => `/${step}`).join(""),
    humanPath: { cs: path, en: path },
    label: null,
    message: inBothLanguages(`codes.${code}.message`, values),
    fix: inBothLanguages(`codes.${code}.fix`, values),
    expected: values["expected"] ?? "a page",
    received: "",
    links: { cms: null, preview: null, public: null, docs: null },
    wcag: [],
    location: null,
    seen: null,
    fingerprint: hash("sha256", [code, name, ...steps].join("\n")).slice(0, 32),
  };
}
