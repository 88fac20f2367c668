import { inLanguageOrDefault, languageCodes } from "#schemas/languages.ts";
import type { WebConfig } from "#schemas/web-config.ts";
import { addressOf, baseOf } from "#server/sites.ts";
import type { Visit } from "#server/to-view.ts";
import type { Demo } from "#templates/demo/demo.ts";
import { i18nOf } from "../i18n.ts";
import { type Folders, toShell } from "../shell/to-shell.ts";
import { demoContents, demoErrors, demoPages, isDemoName } from "./registry.ts";

/** The part of a site's path below `/dev`; null for paths outside it. */
export function demoName(path: string): string | null {
  return path === "/dev" ? "" : path.startsWith("/dev/") ? path.slice("/dev/".length) : null;
}

/** The demo page of a name in its site's frame, or the error page that it is; null where no demo has the name. */
export function toDemo(name: string, visit: Visit, config: WebConfig, folders: Folders) {
  const { language } = visit;
  const view = toDemoView(name, visit);
  const { t } = i18nOf(language);
  const frame = (title: string) => ({
    language,
    shell: toShell(visit, config, folders, { title, language, alternates: view.addresses }),
  });
  if (isDemoName(name)) return { kind: "demo", status: 200, name, view, ...frame(t(demoPages[name].title)) } as const;
  const status = Object.hasOwn(demoErrors, name) ? demoErrors[name] : undefined;
  if (!status) return null;
  const message = status === 403 ? t("demo.signInNeeded") : null;
  return { kind: "error", status, versions: [], message, ...frame(t("errors.code", { status })) } as const;
}

/** What a demo page shows on the visited site in the visitor's language. */
export function toDemoView(name: string, visit: Visit): Demo {
  const { webs, web, language } = visit;
  const addressIn = (site: typeof web, code: typeof language, path: string) =>
    addressOf(baseOf(site, code, visit), path);
  const names = [...Object.keys(demoPages), ...Object.keys(demoErrors), ...demoContents].filter(Boolean).toSorted();
  const groups = Object.groupBy(names, groupOf);
  return {
    home: addressIn(web, language, ""),
    addresses: languageCodes.map((code) => ({ language: code, href: addressIn(web, code, `dev/${name}`) })),
    sites: webs.map((site) => {
      const called = inLanguageOrDefault(site.names, language) ?? { value: site.friendlyURL, language };
      return {
        name: called.value,
        language: called.language === language ? null : called.language,
        href: addressIn(site, language, `dev/${name}`),
      };
    }),
    groups: (["page", "component", "search"] as const).map((key) => ({
      key,
      links: (groups[key] ?? []).map((path) => ({
        path: `/dev/${path}`,
        href: addressIn(web, language, `dev/${path}`),
      })),
    })),
  };
}

function groupOf(name: string): Demo["groups"][number]["key"] {
  if (name.startsWith("components/")) return "component";
  return name.startsWith("search/") ? "search" : "page";
}
