import { authOfDemo, demoContents, isKnownDemo } from "#renderer/demo/registry.ts";
import { toDemo } from "#renderer/demo/to-demo.ts";
import { errors } from "#renderer/page/errors.ts";
import { demoName } from "#schemas/site/demo-path.ts";
import type { SiteRoute } from "./route.ts";

/** Demo pages below `/dev` (spec §2.3). Those that are content items of the CMS are left to the content route. */
export const demoPage: SiteRoute = {
  name: "demo-page",
  of: "site",
  matches: (path) => demoName(path) !== null,
  validate({ request, services }, { path }) {
    if (!services.config.demoPages) throw errors.unknownRoute(request.path);
    if (!isKnownDemo(demoName(path) ?? "")) throw errors.invalidRoute(request.path);
  },
  auth: (path) => authOfDemo(demoName(path) ?? ""),
  takesExtra: (path) => demoName(path) === "url" || demoContents.includes(demoName(path) ?? ""),
  async answer(context, site) {
    const shown = await toDemo(demoName(site.path) ?? "", context, site);
    return shown && { ...shown, staleFor: context.reader.staleFor };
  },
};
