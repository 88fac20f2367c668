import { Facts } from "./facts.tsx";
import { usePanel } from "./panel-context.ts";
import { formatTime } from "./translate.ts";

/** Id, version and age of the content item. */
export function SourceFacts() {
  const { data, language, t } = usePanel();
  const { source, edit } = data;
  if (!source && !edit) return null;
  return (
    <details>
      <summary>{t("source")}</summary>
      {source && (
        <Facts
          facts={[
            [t("sourceContent"), source.id],
            [t("sourceVersion"), source.versionId === null ? null : String(source.versionId)],
            [t("sourceState"), t(source.published ? "published" : "draft")],
            [t("sourceUpdated"), source.updatedAt && formatTime(Date.parse(source.updatedAt), language)],
            [t("sourceHost"), source.host ?? t("recorded")],
            [t("sourceAge"), source.staleFor > 0 ? t("stale", { seconds: source.staleFor }) : t("fresh")],
          ]}
        />
      )}
      {edit && (
        <a href={edit} target="_blank" rel="noopener noreferrer">
          {t("edit")}
        </a>
      )}
    </details>
  );
}
