import { renderToString } from "react-dom/server";
import type { PlaceIsland } from "#components/island.tsx";
import { embedJson } from "./embed-json.ts";

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
