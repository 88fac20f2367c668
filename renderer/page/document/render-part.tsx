import { renderToString } from "react-dom/server";
import { type Environment, EnvironmentProvider } from "#components/environment.tsx";
import { IslandRenderer } from "#components/island.tsx";
import { typeset } from "#renderer/typography/typeset.ts";
import { languages } from "#schemas/site/languages.ts";
import type { Part } from "./document-outline.tsx";
import type { RenderedPart } from "./fragments.ts";
import { renderIsland } from "./render-island.tsx";

/** Renders a part with its own id prefix, and records whether it reads the current time. */
export function renderPart({ name, element }: Part, environment: Environment): RenderedPart {
  let isTimed = false;
  const { now, ...others } = environment;
  const watched: Environment = {
    ...others,
    get now() {
      isTimed = true;
      return now;
    },
  };
  const written = renderToString(
    <EnvironmentProvider value={watched}>
      <IslandRenderer value={renderIsland}>{element}</IslandRenderer>
    </EnvironmentProvider>,
    { identifierPrefix: name },
  );
  // React writes preload links for images before a part that has no head.
  const [preloads = ""] = /^(?:<link rel="preload" as="image"[^>]*>)*/.exec(written) ?? [];
  const html = written.slice(preloads.length).replace(/<\/head>$/, "");
  return { html: name === "head" ? html : typeset(html, languages[environment.language].tag), preloads, isTimed };
}
