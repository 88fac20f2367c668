import { plain, type UiLanguage } from "#harness/report/words.ts";
import { inBothLanguages } from "#portal/checks/texts.ts";
import { inLanguage } from "#portal/contract/site/languages.ts";
import type { Outline } from "./item.ts";
import { type Use, useKinds } from "./uses.ts";

interface Written {
  content: Outline;
  uses: readonly Use[];
  /** The search was incomplete. */
  isPartial: boolean;
}

/** Formats the uses of a content item as text, with a heading per kind of place. */
export function usesToText({ content, uses, isPartial }: Written, language: UiLanguage): string {
  const words = (key: string) => inBothLanguages(`uses.${key}`)[language];
  const parts = useKinds.flatMap((kind) => {
    const own = uses.filter((use) => use.kind === kind);
    if (own.length === 0) return [];
    return [[`${words(`kinds.${kind}`)} (${own.length})`, ...own.flatMap((use) => linesOf(use, language))].join("\n")];
  });
  const address = inLanguage(content.friendlyURLs, content.language);
  const name = [content.name, content.language, address].flatMap((part) => (part ? [plain(part)] : [])).join(" · ");
  const last = [...(uses.length === 0 ? [words("none")] : []), ...(isPartial ? [words("partial")] : [])];
  return `${[name, ...parts, ...last].join("\n\n")}\n`;
}

function linesOf({ humanPath, content, pointer }: Use, language: UiLanguage): string[] {
  const place =
    content && [content.id, content.language, content.url, pointer].flatMap((part) => (part ? [plain(part)] : []));
  return [`  ${plain(humanPath[language])}`, ...(place ? [`    ${place.join("  ")}`] : [])];
}

/** Formats the uses as JSON. */
export function usesToJson({ content, uses, isPartial }: Written): string {
  const { id, name, webId, language, structureKey } = content;
  const url = inLanguage(content.friendlyURLs, language);
  return `${JSON.stringify({ format: 1, content: { id, name, webId, language, structureKey, url }, uses, isPartial }, null, 2)}\n`;
}
