import { embedJson } from "#renderer/page/document/embed-json.ts";
import * as pageIds from "#schemas/site/page-ids.ts";
import type { PreviewData } from "./data.ts";
import { OutlineBelow } from "./outline-below.tsx";
import { PlainList } from "./plain-list.tsx";

/** Adds the data and the script of the panel to the document of a preview. */
export function PreviewParts({ data, script }: { data: PreviewData; script: string | null }) {
  return (
    <>
      <script
        type="application/json"
        id={pageIds.preview}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a data block, escaped
        dangerouslySetInnerHTML={{ __html: embedJson({ ...data, outline: null }) }}
      />
      {data.outline && <OutlineBelow outline={data.outline} />}
      {script && <script type="module" src={script} />}
      <noscript>
        <PlainList data={data} />
      </noscript>
    </>
  );
}
