import { authOfDemo, demoName, isKnownDemo } from "#renderer/demo/registry.ts";
import { type SystemPageName, systemPageNames, systemPages } from "#renderer/system-pages/registry.ts";
import type { Language } from "#schemas/site/languages.ts";
import type { AuthMeta } from "#schemas/visitor/auth-meta.ts";

/** Where an address leads; `name` ends in the language (spec §2.1): `content___en`. */
export interface Route {
  name: `${SystemPageName | "demo" | "content"}___${Language}`;
  /** The portal's own page at the address; null where the CMS is asked (spec §2.3, non-headless routes). */
  systemPage: SystemPageName | null;
  /** Whether its pages say something of a path behind `/-/`. */
  takesExtra: boolean;
  /** The route's own judgement of the address; one that is not valid is fatal (spec §5, §8). */
  isValid: boolean;
  /** Who may see its pages (spec §4, page auth meta). */
  auth: AuthMeta;
}

/** The route of a path below a site, without its language. */
export function routeOf(path: string, language: Language): Route {
  const systemPage = systemPageNames.find((name) =>
    Object.values(systemPages[name].slugs).some((slug) => path === `/${slug}`),
  );
  if (systemPage)
    return { name: `${systemPage}___${language}`, systemPage, takesExtra: false, isValid: true, auth: false };
  const demo = demoName(path);
  const isValid = demo === null || isKnownDemo(demo);
  const auth = demo === null ? false : authOfDemo(demo);
  const common = { systemPage: null, takesExtra: demo === "url", isValid, auth };
  return { name: `${demo === null ? "content" : "demo"}___${language}`, ...common };
}
