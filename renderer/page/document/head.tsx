import { useTranslation } from "react-i18next";
import { useEnvironment } from "#components/environment.tsx";
import { toErrorCode } from "#components/media/error-illustration.tsx";
import { demoPages } from "#renderer/demo/registry.ts";
import type { ResolvedDocument } from "#renderer/page/resolved.ts";
import { jsonLdOf } from "#renderer/seo/json-ld.ts";
import { PageMetadata } from "#renderer/seo/page-metadata.tsx";
import { systemPages } from "#schemas/site/system-pages.ts";
import { consentStylePath } from "#schemas/visitor/consent.ts";
import type { Assets } from "./assets.ts";
import { embedJson } from "./embed-json.ts";
import { fontPreloads } from "./font-preloads.ts";
import { builtTheme, forcedMode, ThemeHead } from "./theme-head.tsx";

/** The document's head: metadata and the files that the page needs. */
export function Head({ resolved, assets }: { resolved: ResolvedDocument; assets: Assets }) {
  const { shell } = resolved;
  const pictures = `/assets/${builtTheme(shell.theme)}`;
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <ThemeHead theme={shell.theme} forced={forcedMode(resolved)} />
      <link rel="icon" href={`${pictures}/icon-32.png`} sizes="32x32" />
      <link rel="icon" href={`${pictures}/icon.svg`} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={`${pictures}/apple-touch-icon.png`} />
      {shell.manifest && <link rel="manifest" href={shell.manifest} />}
      {fontPreloads(resolved.language).map((href) => (
        <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
      ))}
      {["portal", shell.theme, sheetName(resolved)].map((name) => {
        const href = assets.styles[name];
        return href && <link key={name} rel="stylesheet" href={href} />;
      })}
      {shell.cookieSettings !== null && (
        <noscript>
          <link rel="stylesheet" href={consentStylePath} />
        </noscript>
      )}
      {resolved.kind === "page" ? <PageMetadata {...resolved} /> : <Title resolved={resolved} />}
      {(resolved.kind !== "page" || resolved.isUnlisted) && <meta name="robots" content="noindex" />}
      {resolved.kind === "page" && <AlternateFormats resolved={resolved} />}
      {assets.modules.map((href) => (
        <link key={href} rel="modulepreload" fetchPriority="low" href={href} />
      ))}
      {assets.scripts.map((src) => (
        // Not async: the script enhances the markup once, when the whole document has been parsed.
        <script key={src} type="module" src={src} />
      ))}
    </head>
  );
}

function sheetName(resolved: ResolvedDocument): string {
  if (resolved.kind === "page") return resolved.page.key;
  return resolved.kind === "demo" && resolved.name === "components/buttons" ? "demo-buttons" : resolved.kind;
}

/** Links to alternate formats: the page's feeds, and the page itself as JSON-LD. */
function AlternateFormats({ resolved }: { resolved: Extract<ResolvedDocument, { kind: "page" }> }) {
  const { t } = useTranslation();
  const jsonLd = jsonLdOf(resolved, useEnvironment());
  return (
    <>
      {resolved.feeds.map(({ name, href }) => (
        <link key={name} rel="alternate" type="application/atom+xml" title={t(`exports.feeds.${name}`)} href={href} />
      ))}
      {jsonLd && (
        <script
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a data block, escaped
          dangerouslySetInnerHTML={{ __html: embedJson(jsonLd) }}
        />
      )}
    </>
  );
}

/** Title of a document that does not come from a content item. */
function Title({ resolved }: { resolved: Exclude<ResolvedDocument, { kind: "page" }> }) {
  return <title>{`${useName(resolved)} | ${resolved.shell.siteName}`}</title>;
}

function useName(resolved: Exclude<ResolvedDocument, { kind: "page" }>): string {
  const { t } = useTranslation();
  switch (resolved.kind) {
    case "system": {
      const title = t(systemPages[resolved.name].title);
      return resolved.status === 200 ? title : t("form.errorTitle", { title });
    }
    case "demo":
      return t(demoPages[resolved.name].title);
    case "maintenance":
      return t("maintenance.headline");
    case "error":
      if (resolved.previewRefusal) return t("errors.preview.headline");
      return t(
        resolved.versions.length > 0 ? "translation.missing" : `errors.${toErrorCode(resolved.status)}.headline`,
      );
  }
}
