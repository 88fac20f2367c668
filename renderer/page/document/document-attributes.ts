import { i18nOf } from "#renderer/page/i18n.ts";
import type { ResolvedDocument } from "#renderer/page/resolved.ts";
import { consentScripts } from "#renderer/shell/consent-scripts.ts";
import { languages } from "#schemas/site/languages.ts";
import type { Visitor } from "#schemas/visitor/visitor.ts";
import type { Config } from "#server/config/config.ts";
import type { Assets } from "./assets.ts";
import { feedbackBase } from "./feedback-base.ts";
import { forcedMode, requestedMode } from "./theme-head.tsx";

export interface DocumentOptions {
  assets: Assets;
  visitor: Visitor;
  /** Time of the request in milliseconds. */
  now: number;
  config: Config;
}

/** The attributes of `<html>`, which tell style sheets and client scripts the state of the page. */
export function documentAttributes(
  resolved: ResolvedDocument,
  { assets, visitor, config }: DocumentOptions,
): Record<string, string | null> {
  const { language, shell } = resolved;
  const scripts = consentScripts(resolved, visitor, config);
  return {
    lang: languages[language].tag,
    "data-locale": language,
    class: shell.theme,
    "data-theme": forcedMode(resolved) ?? "auto",
    "data-forced-theme": requestedMode(resolved),
    "data-paths": shell.paths,
    "data-sticky": shell.isSticky ? "on" : "off",
    "data-validate-wcag": config.designSystem.canValidateWcagOnRender ? "" : null,
    "data-build": assets.build,
    "data-auth": config.auth.provider.kind === "none" ? null : visitor.isUncertain ? "unknown" : "known",
    "data-session": visitor.session?.sessionId ?? null,
    "data-feedback": feedbackBase(resolved, visitor, config),
    "data-consent": String(config.consent.version),
    "data-consent-scripts": scripts,
    "data-stops-later": scripts && i18nOf(language).t("consent.stopsLater"),
    "data-fatal": resolved.kind === "error" && resolved.isFatal ? "" : null,
  };
}
