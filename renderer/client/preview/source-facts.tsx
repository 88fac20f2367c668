import { Facts } from "./facts.tsx";
import { usePanel } from "./panel-context.ts";
import { formatTime } from "./translate.ts";

/** Which version of which content is on show, and how fresh it is. */
export function SourceFacts() {
  const { data, language, say } = usePanel();
  const { source, edit } = data;
  if (!source && !edit) return null;
  return (
    <details>
      <summary>{say("source")}</summary>
      {source && (
        <Facts
          facts={[
            [say("sourceContent"), source.id],
            [say("sourceVersion"), source.versionId === null ? null : String(source.versionId)],
            [say("sourceState"), say(source.published ? "published" : "draft")],
            [say("sourceUpdated"), source.updatedAt && formatTime(Date.parse(source.updatedAt), language)],
            [say("sourceHost"), source.host ?? say("recorded")],
            [say("sourceAge"), source.staleFor > 0 ? say("stale", { seconds: source.staleFor }) : say("fresh")],
          ]}
        />
      )}
      {edit && (
        <a href={edit} target="_blank" rel="noopener noreferrer">
          {say("edit")}
        </a>
      )}
    </details>
  );
}
