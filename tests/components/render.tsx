import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { type Environment, EnvironmentProvider } from "#components/environment.tsx";
import { i18nOf } from "#renderer/page/i18n.ts";
import type { Language } from "#schemas/site/language-codes.ts";
import { ownTiles } from "#schemas/site/map-tiles.ts";

/** Renders as the document does, by default for 20 November 2026 at noon. */
export function render(
  children: ReactNode,
  {
    language = "cs",
    parent = null,
    now = Date.parse("2026-11-20T12:00:00Z"),
  }: { language?: Language; now?: number; parent?: Environment["parent"] } = {},
): DocumentFragment {
  const template = document.createElement("template");
  template.innerHTML = renderToString(
    <EnvironmentProvider
      value={{ language, address: "/stranka", parent, now, tiles: ownTiles, savedDays: 14, textsOf: i18nOf }}
    >
      {children}
    </EnvironmentProvider>,
  );
  return template.content;
}
