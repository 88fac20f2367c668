import { renderToString } from "react-dom/server";
import type { RenderIsland } from "#components/island.tsx";
import { embedJson } from "./embed-json.ts";

/**
 * Renders an island as its own React root. The island's name is the prefix of `useId`, so that the ids match when the
 * browser hydrates it.
 */
export const renderIsland: RenderIsland = ({ name, component: Component, props, children }) => {
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
