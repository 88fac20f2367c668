import type { Language } from "#portal/contract/site/language-codes.ts";
import type { Web } from "#portal/contract/site/web.ts";
import type { WebConfig } from "#portal/contract/site/web-config.ts";
import type { Folders } from "#portal/shell/common-frame.ts";
import type { ViewContextInput } from "#portal/view/view-context.ts";

export interface RecordedSite {
  web: Web;
  config: WebConfig;
  folders: Folders;
}

/** Creates the context of a recorded site; blocks are marked with their source in the content. */
export function visitOf(
  { web, config: { home, holidays }, folders }: RecordedSite,
  sites: readonly RecordedSite[],
  language: Language,
): ViewContextInput {
  return {
    webs: sites.map((site) => site.web),
    web,
    host: web.host ?? "localhost",
    language,
    home,
    folders: folders.main,
    holidays,
    // Stories have no image service.
    imageProvider: "none",
    // Blocks are marked, so that findings in them can be attributed to the content.
    marksSources: true,
  };
}
