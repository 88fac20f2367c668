import { i18nOf } from "#renderer/page/i18n.ts";
import type { ResolvedPage } from "#renderer/page/resolved.ts";
import type { ShellLink } from "#renderer/shell/shell.ts";
import type { JsonLdContext, Thing } from "#schemas/json-ld/json-ld-context.ts";
import { inLanguageOrDefault } from "#schemas/site/languages.ts";
import { pagePartsOf, type StructureKey, type ViewOf } from "#schemas/structures/registry.ts";

type Views = { [Key in StructureKey]: ViewOf<Key> };

interface JsonLd {
  "@context": string;
  "@graph": Thing[];
}

/**
 * The page as JSON-LD. Null for demonstrations, and for pages without a canonical address, such as those of a site
 * without an origin.
 */
export function jsonLdOf(shown: ResolvedPage, time: Pick<JsonLdContext, "now">): JsonLd | null {
  const { page, shell, canonical, absolute, language, isUnlisted } = shown;
  const url = canonical.find((address) => address.language === language)?.href;
  if (!url || isUnlisted) return null;
  const { t } = i18nOf(language);
  const context: JsonLdContext = {
    url,
    language,
    siteName: shell.siteName,
    home: absolute(shell.home),
    absolute,
    regionName: (code) => t(`regions.${code}`),
    holidayName: (holiday) =>
      typeof holiday === "string" ? t(`holidays.${holiday}`) : (inLanguageOrDefault(holiday, language)?.value ?? null),
    // A getter, because most pages do not depend on the time and can be cached.
    get now() {
      return time.now;
    },
  };
  const graph = [...toThings(page, context), ...toBreadcrumb(shell.breadcrumb, context)];
  return graph.length > 0 ? { "@context": "https://schema.org", "@graph": graph } : null;
}

function toThings<Key extends StructureKey>(
  { key, view }: { key: Key; view: Views[Key] },
  context: JsonLdContext,
): Thing[] {
  return pagePartsOf(key).jsonLd?.(view, context) ?? [];
}

function toBreadcrumb(crumbs: readonly ShellLink[], { absolute, url }: JsonLdContext): Thing[] {
  const items = crumbs.flatMap(({ label, href }) => {
    const item = absolute(href);
    return item ? [{ name: label, item }] : [];
  });
  if (items.length === 0) return [];
  return [
    {
      "@type": "BreadcrumbList",
      "@id": `${url}#breadcrumb`,
      itemListElement: items.map((item, index) => ({ "@type": "ListItem", position: index + 1, ...item })),
    },
  ];
}
