import { hash } from "node:crypto";
import type { ComponentType, ReactNode } from "react";
import type { Environment } from "#components/environment.tsx";
import { i18nOf } from "#renderer/page/i18n.ts";
import type { ResolvedDocument } from "#renderer/page/resolved.ts";
import { PreviewParts } from "#renderer/preview/preview-parts.tsx";
import { SessionParts } from "#renderer/shell/session-parts.tsx";
import type { Shell, ShellLink } from "#renderer/shell/shell.ts";
import { memo } from "#schemas/parse/memo.ts";
import type { LanguageAddress } from "#schemas/site/content-address.ts";
import * as pageIds from "#schemas/site/page-ids.ts";
import type { Assets } from "./assets.ts";
import { type DocumentOptions, documentAttributes } from "./document-attributes.ts";
import { feedbackBase } from "./feedback-base.ts";
import { Head } from "./head.tsx";
import { openTag } from "./html-tag.ts";
import { PageBody, PageBottom, PageTop } from "./page-regions.tsx";

/** A part of a document that is rendered and cached separately. */
export interface Part {
  name: string;
  /** What the part depends on besides the document's own key; null when it belongs to one visitor only. */
  key: string | null;
  element: ReactNode;
}

/** The parts of a document in order, and the markup between them. */
export interface Outline {
  opening: string;
  head: Part;
  /** Markup from the end of the head to the first part of the body. */
  between: string;
  body: readonly Part[];
  closing: string;
  environment: Environment;
}

/** Divides a document into parts, with the key of each for the cache. */
export function outlineOf(resolved: ResolvedDocument, options: DocumentOptions): Outline {
  const bodyAttributes = { id: pageIds.top, "data-full-load": resolved.preview ? "" : null };
  const announcer = { id: pageIds.announcer, "aria-live": "polite", class: "visually-hidden" };
  return {
    opening: `<!DOCTYPE html>${openTag("html", documentAttributes(resolved, options))}`,
    // In a preview the browser follows links itself, without in-app navigation.
    between: `</head>${openTag("body", bodyAttributes)}`,
    closing: `${openTag("div", announcer)}</div></body></html>`,
    environment: {
      language: resolved.language,
      address: addressOf(resolved),
      parent: parentOf(resolved.shell),
      now: options.now,
      tiles: options.config.map,
      savedDays: options.config.forms.savedDays,
      textsOf: i18nOf,
    },
    ...partsOf(resolved, options),
  };
}

function partsOf(resolved: ResolvedDocument, options: DocumentOptions): Pick<Outline, "head" | "body"> {
  const { assets, visitor, now, config } = options;
  const { shell } = resolved;
  const { account } = shell;
  // Only the header and the error page show the account. Without it, the other parts are the same for all visitors.
  const shared = resolved.kind === "page" ? { ...resolved, shell: { ...shell, account: null } } : resolved;
  function part<Props extends object>(
    name: string,
    Component: ComponentType<Props & { resolved: ResolvedDocument }>,
    props: Props,
    key: string | null = JSON.stringify(props),
  ): Part {
    return { name, key, element: <Component {...props} resolved={shared} /> };
  }
  const hasFeedback = feedbackBase(resolved, visitor, config) !== null;
  const isDemonstration = config.cms.enabled && config.cms.url === null;
  const top = part("top", PageTop, { account, isDemonstration });
  return {
    head: part("head", Head, { assets }, keyOfAssets(assets)),
    body: [
      visitor.session ? { ...top, key: null } : top,
      part("page", PageBody, { asksFeedback: hasFeedback, isDemonstration }),
      part("bottom", PageBottom, { year: yearFormat.format(now) }),
      ...(visitor.session || resolved.preview ? [visitorPart(resolved, options)] : []),
    ],
  };
}

/** The session dialog of a signed-in visitor, and the preview panel. */
function visitorPart({ preview }: ResolvedDocument, { assets, visitor: { session }, config }: DocumentOptions): Part {
  return {
    name: "visitor",
    key: null,
    element: (
      <>
        {session && <SessionParts session={session} auth={config.auth} />}
        {preview && <PreviewParts data={preview} script={assets.preview} />}
      </>
    ),
  };
}

/** Hashed because assets are hundreds of addresses, the same for all documents of a build. */
const keyOfAssets = memo((assets: Assets) => hash("sha256", JSON.stringify(assets), "base64url"));

const yearFormat = new Intl.DateTimeFormat("en", { timeZone: "Europe/Prague", year: "numeric" });

/** The parent page. The breadcrumb begins with the home page and ends with the page itself. */
function parentOf({ breadcrumb }: Shell): ShellLink | null {
  return (breadcrumb.length > 2 && breadcrumb.at(-2)) || null;
}

function addressOf(resolved: ResolvedDocument): string | null {
  return alternatesOf(resolved).find(({ language }) => language === resolved.language)?.href ?? null;
}

function alternatesOf(resolved: ResolvedDocument): readonly LanguageAddress[] {
  switch (resolved.kind) {
    case "page":
      return resolved.page.alternates;
    case "demo":
      return resolved.view.addresses;
    case "system":
      return resolved.alternates;
    default:
      return [];
  }
}
