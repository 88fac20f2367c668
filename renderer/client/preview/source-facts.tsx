import { formatTime } from "#renderer/preview/texts/translate.ts";
import { Facts } from "./facts.tsx";
import { usePanel } from "./panel-context.ts";

/** Id, version and age of the content item. */
export function SourceFacts() {
  const { data, language, translate } = usePanel();
  const { source, edit } = data;
  if (!source && !edit) return null;
  return (
    <details>
      <summary>{translate("source")}</summary>
      {source && (
        <Facts
          facts={[
            [translate("sourceContent"), source.id],
            [translate("sourceVersion"), source.versionId === null ? null : String(source.versionId)],
            [translate("sourceState"), translate(source.published ? "published" : "draft")],
            [translate("sourceUpdated"), source.updatedAt && formatTime(Date.parse(source.updatedAt), language)],
            [translate("sourceHost"), source.host ?? translate("recorded")],
            [
              translate("sourceAge"),
              source.staleFor > 0 ? translate("stale", { seconds: source.staleFor }) : translate("fresh"),
            ],
          ]}
        />
      )}
      {edit && (
        <a href={edit} target="_blank" rel="noopener noreferrer">
          {translate("edit")}
        </a>
      )}
    </details>
  );
}
