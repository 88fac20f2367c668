import { i18nOf } from "#renderer/page/i18n.ts";
import type { RequestContext } from "#renderer/page/request-context.ts";
import type { Site } from "#renderer/page/resolve-site.ts";
import { toShell } from "#renderer/shell/to-shell.ts";
import { inLanguageOrDefault, languages } from "#schemas/site/languages.ts";
import { addressOf, baseOf } from "#schemas/site/site-addresses.ts";
import { authPaths } from "#schemas/visitor/auth-paths.ts";
import type { User } from "#schemas/visitor/user.ts";
import type { CmsReader } from "#server/cms/cms-reader.ts";
import type { Log } from "#server/http/log.ts";
import { linkedLanguages, type ViewContextInput } from "#server/view/view-context.ts";
import type { Demo } from "#templates/demo/demo.ts";
import { demoContents, demoErrors, demoPages, isDemoName } from "./registry.ts";

/** Builds the demo page in the site's shell, or the error page that it shows; null when there is no such demo. */
export async function toDemo(name: string, { request, reader, services }: RequestContext, site: Site) {
  const { input, extra } = site;
  const { language } = input;
  const user = request.visitor.session?.user ?? null;
  const canSignIn = services.config.auth.provider.kind !== "none";
  const titles = name === "" ? await readTitles(reader, input, services.log) : noTitles;
  const view = toDemoView({ name, extra, user, canSignIn, titles }, input);
  const { t } = i18nOf(language);
  const frame = (title: string) => ({
    language,
    shell: toShell(site, { title, language, alternates: view.addresses }),
  });
  if (isDemoName(name)) {
    const { title, layout } = demoPages[name];
    const { shell } = frame(t(title));
    return { kind: "demo", status: 200, name, view, language, shell: { ...shell, layout } } as const;
  }
  const status = Object.hasOwn(demoErrors, name) ? demoErrors[name] : undefined;
  if (!status) return null;
  const framed = frame(t("errors.code", { status }));
  const homeHref = framed.shell.home;
  return { kind: "error", status, versions: [], homeHref, message: null, isFatal: false, ...framed } as const;
}

/** `extra`: the part of the path after `/-/`. */
interface RequestedDemo {
  name: string;
  extra: string;
  user?: User | null;
  canSignIn?: boolean;
  /** Titles of the demo pages that are content items of the CMS, by name; the overview leaves out the others. */
  titles?: ReadonlyMap<string, string>;
}

const noTitles: ReadonlyMap<string, string> = new Map();

/** Reads the titles of the demo pages that are content items. One that cannot be read is left out of the overview. */
async function readTitles(reader: CmsReader, { web, language }: ViewContextInput, log: Log) {
  const query = { webId: web.id, language, onlyPublished: true };
  const found = await Promise.allSettled(demoContents.map((name) => reader.contentByUrl(`dev/${name}`, query)));
  return new Map(
    found.flatMap((read, at): [string, string][] => {
      if (read.status === "rejected") log.warn({ err: read.reason }, "the title of a demo page cannot be read");
      const [name, content] = [demoContents[at], read.status === "fulfilled" && read.value];
      return name && content ? [[name, content.name]] : [];
    }),
  );
}

/** The view of a demo page on the requested site in the visitor's language. */
export function toDemoView(
  { name, extra, user = null, canSignIn = true, titles = noTitles }: RequestedDemo,
  input: ViewContextInput,
): Demo {
  const { webs, web, language } = input;
  const addressIn = (site: typeof web, code: typeof language, path: string, below = "") =>
    addressOf(baseOf(site, code, input), path, below);
  const { prefix } = languages[language];
  const { t } = i18nOf(language);
  const titleOf = (path: string) => {
    if (isDemoName(path)) return t(demoPages[path].title);
    const status = demoErrors[path];
    return status ? t("errors.code", { status }) : (titles.get(path) ?? path);
  };
  const page = addressIn(web, language, "dev/protected");
  // A content item that this site's CMS does not have would be a dead link.
  const contents = demoContents.filter((path) => titles.has(path));
  const names = [...Object.keys(demoPages), ...Object.keys(demoErrors), ...contents].filter(Boolean).toSorted();
  const groups = Object.groupBy(names, groupOf);
  return {
    home: addressIn(web, language, ""),
    addresses: linkedLanguages(input).map((code) => ({
      language: code,
      href: addressIn(web, code, `dev/${name}`, extra),
    })),
    extra: { path: extra, example: addressIn(web, language, `dev/${name}`, "praha/pobocka 3") },
    signIn: {
      user,
      login: canSignIn ? `${prefix}${authPaths.login}?${new URLSearchParams({ redirect: page })}` : null,
      logout: prefix + authPaths.logout,
      page,
      officials: addressIn(web, language, "dev/protected/officials"),
    },
    sites: webs.map((site) => {
      const called = inLanguageOrDefault(site.names, language) ?? { value: site.friendlyURL, language };
      return {
        name: called.value,
        language: called.language === language ? null : called.language,
        href: addressIn(site, language, `dev/${name}`),
      };
    }),
    groups: (["page", "component", "search"] as const).flatMap((key) => {
      const links = (groups[key] ?? []).map((path) => ({
        title: titleOf(path),
        path: `/dev/${path}`,
        href: addressIn(web, language, `dev/${path}`),
      }));
      return links.length > 0 ? [{ key, links }] : [];
    }),
  };
}

function groupOf(name: string): Demo["groups"][number]["key"] {
  if (name.startsWith("components/")) return "component";
  return name.startsWith("search/") ? "search" : "page";
}
