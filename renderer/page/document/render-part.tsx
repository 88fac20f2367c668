import { hash } from "node:crypto";
import { renderToString } from "react-dom/server";
import { type Environment, EnvironmentProvider } from "#components/environment.tsx";
import { IslandRenderer } from "#components/island.tsx";
import { typeset } from "#renderer/typography/typeset.ts";
import { objectId } from "#schemas/parse/object-id.ts";
import { languages } from "#schemas/site/languages.ts";
import type { Part } from "./document-outline.tsx";
import type { DividedPart, RenderedPart } from "./fragments.ts";
import { renderIsland } from "./render-island.tsx";
import { type RenderShared, SharedRenderer } from "./shared-part.tsx";

/** Renders a part with its own id prefix, and records whether it reads the current time. */
export function renderPart({ name, element }: Omit<Part, "key">, environment: Environment): RenderedPart {
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

/** Renders a part without the shared parts in it, which get no more than their props and the language. */
export function dividePart({ name, element }: Part, environment: Environment): DividedPart {
  const shared: Exclude<DividedPart["pieces"][number], string>[] = [];
  const common: Environment = { ...environment, address: null, parent: null };
  const takeOut: RenderShared = (part) => {
    const { component: Component, props } = part;
    const inputs = JSON.stringify([objectId(Component), environment.language, props]);
    shared.push({
      key: `${part.name} ${hash("sha256", inputs, "base64url")}`,
      render: () => renderPart({ name: part.name, element: <Component {...props} /> }, common),
    });
    return <template data-shared={shared.length - 1} />;
  };
  const { html, ...rest } = renderPart(
    { name, element: <SharedRenderer value={takeOut}>{element}</SharedRenderer> },
    environment,
  );
  // Every second piece is the number of a shared part.
  const pieces = html
    .split(/<template data-shared="(\d+)"><\/template>/)
    .map((piece, at) => (at % 2 === 1 ? shared[Number(piece)] : piece));
  return { pieces: pieces.filter((piece) => piece !== "").filter((piece) => piece !== undefined), ...rest };
}
