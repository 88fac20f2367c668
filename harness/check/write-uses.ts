import { plain, type UiLanguage } from "#harness/report/words.ts";
import { inBothLanguages } from "#portal/checks/texts.ts";
import { inLanguage } from "#portal/contract/site/languages.ts";
import type { ReadItem } from "#portal/contract/values/shared/value-sets.ts";
import type { Outline } from "./item.ts";
import { toFindingContent, type Use, useKinds } from "./uses.ts";

interface Written {
  /** The content item; null for shared values. */
  content: Outline | null;
  /** The shared values that are looked for; empty for a content item. */
  values: readonly ReadItem[];
  uses: readonly Use[];
  /** The search was incomplete. */
  isPartial: boolean;
}

/** Formats the uses of a content item or of shared values as text, with a heading per kind of place. */
export function usesToText({ content, values, uses, isPartial }: Written, language: UiLanguage): string {
  const words = (key: string) => inBothLanguages(`uses.${key}`)[language];
  const parts = useKinds.flatMap((kind) => {
    const own = uses.filter((use) => use.kind === kind);
    if (own.length === 0) return [];
    return [[`${words(`kinds.${kind}`)} (${own.length})`, ...own.flatMap((use) => linesOf(use, language))].join("\n")];
  });
  const address = content && inLanguage(content.friendlyURLs, content.language);
  const names = content ? [content.name, content.language, address] : [];
  const name = [
    ...(names.length > 0 ? [inOne(names)] : []),
    ...values.map(({ key, item }) => inOne([key, item.nazev])),
  ].join("\n");
  const last = [
    ...(uses.length === 0 ? [words(values.length > 0 ? "noneOfValue" : "none")] : []),
    ...(isPartial ? [words("partial")] : []),
  ];
  return `${[name, ...parts, ...last].join("\n\n")}\n`;
}

function inOne(parts: readonly (string | null | undefined)[]): string {
  return parts.flatMap((part) => (part ? [plain(part)] : [])).join(" · ");
}

function linesOf({ humanPath, content, pointer, key }: Use, language: UiLanguage): string[] {
  const place =
    content && [content.id, content.language, content.url, pointer, key].flatMap((part) => (part ? [plain(part)] : []));
  return [`  ${plain(humanPath[language])}`, ...(place ? [`    ${place.join("  ")}`] : [])];
}

/** Formats the uses as JSON. */
export function usesToJson({ content, values, uses, isPartial }: Written): string {
  const about = {
    ...(content && {
      content: { ...toFindingContent(content), url: inLanguage(content.friendlyURLs, content.language) },
    }),
    ...(values.length > 0 && { values: values.map(({ key, item }) => ({ key, name: item.nazev })) }),
  };
  return `${JSON.stringify({ format: 1, ...about, uses, isPartial }, null, 2)}\n`;
}
