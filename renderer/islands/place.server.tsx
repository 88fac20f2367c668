import { renderToString } from "react-dom/server";
import type { PlaceIsland } from "#components/island.tsx";

/** Gives an island its own root, rendered with its name as id prefix: the browser's root then makes the same ids. */
export const placeIsland: PlaceIsland = ({ name, component: Component, props, children }) => {
  const root = children ? (
    <div data-island-root="">{children}</div>
  ) : (
    <div
      data-island-root=""
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output
      dangerouslySetInnerHTML={{ __html: renderToString(<Component {...props} />, { identifierPrefix: name }) }}
    />
  );
  return (
    <div data-island={name}>
      {root}
      <script
        type="application/json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a data block, escaped
        dangerouslySetInnerHTML={{ __html: embedJson(props) }}
      />
    </div>
  );
};

/** JSON that can stand in HTML: nothing in it ends the script element or opens a comment. */
export function embedJson(value: unknown): string {
  const escapes: Record<string, string> = { "<": "\\u003c", ">": "\\u003e", "&": "\\u0026" };
  return JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (character) => {
    return escapes[character] ?? `\\u${character.charCodeAt(0).toString(16)}`;
  });
}
