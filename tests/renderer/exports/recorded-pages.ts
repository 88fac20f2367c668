import { bareShell } from "#renderer/shell/to-shell.ts";
import { canonicalAddress } from "#schemas/site/site-addresses.ts";
import type { StructureKey } from "#schemas/structures/registry.ts";
import { readPage, recordedFiles, type ShownPage, toShown, webs } from "../../recorded.ts";

/** A recorded content as it is rendered on a host shared by the sites. */
export function shown(file: string): ShownPage {
  const { content, page } = readPage(file);
  const web = webs.find(({ id }) => id === content.webId);
  if (!web) throw new Error(`there is no site ${content.webId}`);
  const absolute = (href: string) => canonicalAddress(href, { webs, web, host: "localhost" });
  const canonical = page.alternates.map((alternate) => ({ ...alternate, href: absolute(alternate.href) ?? "" }));
  const shell = {
    ...bareShell(page.language),
    breadcrumb: [{ label: page.title, href: page.alternates[0]?.href ?? "/", language: null }],
  };
  return toShown(page, { canonical, absolute, shell });
}

/** The recorded pages that kept their own structure. */
export function shownOf(...keys: StructureKey[]): [name: string, shown: ShownPage][] {
  const folders = keys.map((key) => `/${key}/`);
  return recordedFiles
    .filter((file) => folders.some((folder) => file.includes(folder)))
    .map((file): [string, ShownPage] => [file, shown(file)])
    .filter(([, { page }]) => keys.includes(page.key));
}
