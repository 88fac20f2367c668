import type { Library, Subject } from "#checks/rule.ts";
import { textsOf } from "#checks/rules/texts.ts";
import { listedKeys } from "#renderer/page/content/related-content.ts";
import type { Config } from "#server/config/config.ts";
import type { NotChecked } from "./data.ts";
import type { LookedUp } from "./library.ts";

/** Returns what the preview did not check, so that an empty list of issues promises no more than was checked. */
export function notChecked(
  subject: Subject,
  { openLinks, hasOpenFiles, hasOpenCategories, library }: LookedUp,
  { structureKeys }: Config,
): NotChecked[] {
  const otherSites = countOtherSites(subject, library.webs);
  const lists = listedKeys(subject.content, structureKeys).length > 0;
  return [
    ...(otherSites > 0 ? [{ what: "otherSites", count: otherSites } as const] : []),
    ...(openLinks > 0 ? [{ what: "ownLinks", count: openLinks } as const] : []),
    ...(hasOpenFiles ? [{ what: "files" } as const] : []),
    ...(hasOpenCategories ? [{ what: "categories" } as const] : []),
    ...(lists ? [{ what: "listed" } as const] : []),
    ...(["otherPages", "menus", "look"] as const).map((what) => ({ what })),
  ];
}

/** Counts addresses of other websites, which the portal never requests. */
function countOtherSites(subject: Subject, webs: Library["webs"]): number {
  const hosts = new Set(webs.map(({ host }) => host));
  const { addresses, html } = textsOf(subject);
  const written = [
    ...addresses.map(({ text }) => text),
    ...html.flatMap(({ html: { elements } }) => elements.flatMap(({ attributes }) => attributes.get("href") ?? [])),
  ].map((address) => address.trim());
  const others = written.filter((each) => /^https?:\/\//i.test(each) && !hosts.has(URL.parse(each)?.hostname ?? ""));
  return new Set(others).size;
}
