import { embedJson } from "#renderer/page/embed-json.ts";
import type { PreviewData } from "./data.ts";

/** What the document of a preview has beside the page: what the panel shows, and its script, which no other page names. */
export function PreviewParts({ data, script }: { data: PreviewData; script: string | null }) {
  return (
    <>
      <script
        type="application/json"
        id="preview"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a data block, escaped
        dangerouslySetInnerHTML={{ __html: embedJson(data) }}
      />
      {script && <script type="module" src={script} />}
    </>
  );
}
