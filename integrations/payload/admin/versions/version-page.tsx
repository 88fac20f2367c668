import { Gutter } from "@payloadcms/ui";
import type { DocumentViewServerProps } from "payload";
import { contentKinds } from "../../collections/structures.ts";
import { ownRequest } from "../../hooks/own-request.ts";
import { versionChanges } from "../../hooks/version-changes.ts";
import { loadStoredVersions } from "../../hooks/versions.ts";
import { momentWords } from "../../locales/moment-words.ts";
import { editorLanguage, type WordKey, words } from "../../locales/words.ts";
import { publishedIn } from "../../wire/record.ts";
import { ChangeList } from "./change-list.tsx";
import { RestoreButtons } from "./restore-buttons.tsx";
import "./version-page.css";

/** A version of a content item: what differs from an earlier one, in words, and the buttons that restore it. */
export async function VersionPage({ initPageResult, routeSegments, searchParams }: DocumentViewServerProps) {
  const { req, collectionConfig, docID, permissions } = initPageResult;
  const language = editorLanguage(req);
  const say = (key: WordKey, values = {}) => words(key, values)[language];
  const slug = collectionConfig?.slug ?? "";
  const kind = contentKinds.find(({ key }) => key === slug);
  const own = await ownRequest(req);
  const all = kind ? await loadStoredVersions(own, slug, String(docID)) : [];
  const index = all.findIndex(({ id }) => id === routeSegments.at(-1));
  const shown = all[index];
  if (!kind || !shown) return <Gutter>{say("version.gone")}</Gutter>;
  const wanted = searchParams?.["versionFrom"];
  const other = all.find(({ id }) => id === wanted) ?? all[index + 1] ?? null;
  const changes = other ? await versionChanges(own, kind, other.version, shown.version) : [];
  const at = (version: { updatedAt: string }) => momentWords(version.updatedAt)[language];
  return (
    <main>
      <Gutter className="version-page">
        <h2>{say("version.title", { time: at(shown) })}</h2>
        {permissions.collections?.[slug]?.update && (
          <RestoreButtons
            slug={slug}
            content={String(docID)}
            version={shown.id}
            time={at(shown)}
            isPublished={publishedIn(shown.version).length > 0}
          />
        )}
        {all.length > 1 && (
          <form method="get" className="version-page__choice">
            <label htmlFor="version-from">{say("version.compareWith")}</label>
            <select key={other?.id} id="version-from" name="versionFrom" defaultValue={other?.id}>
              {all.map((each) => (
                <option key={each.id} value={each.id} disabled={each === shown}>
                  {[at(each), say(publishedIn(each.version).length > 0 ? "state.published" : "state.draft")].join(
                    " · ",
                  )}
                </option>
              ))}
            </select>
            <button type="submit">{say("version.compare")}</button>
          </form>
        )}
        {other === null && <p>{say("version.first")}</p>}
        {other && changes.length === 0 && <p>{say("version.same")}</p>}
        {changes.map((each) => (
          <ChangeList key={each.language} {...each} say={language} />
        ))}
      </Gutter>
    </main>
  );
}
