import { useTranslation } from "react-i18next";
import { useEnvironment } from "#components/environment.tsx";
import { toErrorCode } from "#components/error-illustration.tsx";
import { languages } from "#schemas/languages.ts";
import type { Assets } from "./assets.ts";
import { demoPages } from "./demo/registry.ts";
import { embedJson } from "./embed-json.ts";
import type { Shown } from "./resolve.ts";
import { fontPreloads } from "./themes/font-preloads.ts";
import { jsonLdOf } from "./twins/json-ld.ts";

/** The document's head: the page's metadata and the files it needs. */
export function Head({ resolved, assets }: { resolved: Shown; assets: Assets }) {
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      {fontPreloads(resolved.language).map((href) => (
        <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
      ))}
      {assets.styles.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      {resolved.kind === "page" && <PageMetadata {...resolved} />}
      {resolved.kind === "demo" && <DemoMetadata {...resolved} />}
      {resolved.kind === "error" && <ErrorMetadata {...resolved} />}
      {(resolved.kind !== "page" || resolved.isDemo) && <meta name="robots" content="noindex" />}
      {resolved.kind === "page" && <Twins resolved={resolved} />}
      {assets.modules.map((href) => (
        <link key={href} rel="modulepreload" fetchPriority="low" href={href} />
      ))}
      {assets.scripts.map((src) => (
        <script key={src} type="module" async src={src} />
      ))}
    </head>
  );
}

/** Title, description, languages and Open Graph of a page (spec §3, page metadata). */
function PageMetadata({ page, shell, canonical, image, language }: Extract<Shown, { kind: "page" }>) {
  const isHome = shell.breadcrumb.length === 0;
  const own = canonical.find((address) => address.language === language)?.href;
  const { description, title } = page;
  return (
    <>
      <title>{isHome ? shell.siteName : `${title} | ${shell.siteName}`}</title>
      {description && <meta name="description" content={description} />}
      {own && <link rel="canonical" href={own} />}
      {canonical.map((address) => (
        <link key={address.language} rel="alternate" hrefLang={languages[address.language].tag} href={address.href} />
      ))}
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      {image && <meta property="og:image" content={image} />}
      <meta property="og:site_name" content={shell.siteName} />
    </>
  );
}

/** What machines read of a page: its feeds and the page itself as linked data. */
function Twins({ resolved }: { resolved: Extract<Shown, { kind: "page" }> }) {
  const { t } = useTranslation();
  const { now } = useEnvironment();
  const jsonLd = jsonLdOf(resolved, now);
  return (
    <>
      {resolved.feeds.map(({ name, href }) => (
        <link key={name} rel="alternate" type="application/atom+xml" title={t(`twins.feeds.${name}`)} href={href} />
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

function DemoMetadata({ name, shell }: Extract<Shown, { kind: "demo" }>) {
  const { t } = useTranslation();
  return <title>{`${t(demoPages[name].title)} | ${shell.siteName}`}</title>;
}

function ErrorMetadata({ status, versions, shell }: Extract<Shown, { kind: "error" }>) {
  const { t } = useTranslation();
  const headline = versions.length > 0 ? t("translation.missing") : t(`errors.${toErrorCode(status)}.headline`);
  return <title>{`${headline} | ${shell.siteName}`}</title>;
}
