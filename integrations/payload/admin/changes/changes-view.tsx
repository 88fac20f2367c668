import { Gutter } from "@payloadcms/ui";
import type { DocumentViewServerProps } from "payload";
import { contentKinds } from "../../collections/structures.ts";
import { type Comparison, comparisonsOf } from "../../hooks/comparisons.ts";
import { ownRequest } from "../../hooks/own-request.ts";
import { requestLanguage } from "../../languages.ts";
import { editorLanguage, type Words, words } from "../../locales/words.ts";
import { inBothLanguages } from "../../portal.ts";
import { serverUrl } from "../../settings.ts";
import { ChangeItem } from "./change-item.tsx";
import { CopyText } from "./copy-text.tsx";
import "./changes.css";

/** Changes of the latest draft of a content item, in the language of the form. */
export async function ChangesView({ initPageResult, i18n, doc }: DocumentViewServerProps) {
  const { req, collectionConfig } = initPageResult;
  const kind = contentKinds.find(({ key }) => key === collectionConfig?.slug);
  const language = requestLanguage({ locale: initPageResult.locale?.code ?? null });
  const say = editorLanguage({ i18n });
  const id = String(doc["id"]);
  const form = `/admin/collections/${kind?.key}/${encodeURIComponent(id)}?locale=${language}`;
  const comparisons = kind ? await comparisonsOf(await ownRequest(req), kind, id, language) : [];
  return (
    <Gutter className="changes">
      {comparisons.map((comparison) => {
        const { list, left } = comparison;
        return (
          <section key={comparison.with} aria-labelledby={`changes-${comparison.with}`}>
            <h2 id={`changes-${comparison.with}`}>{titleOf(comparison)[say]}</h2>
            {list.length === 0 && <p>{emptyText(comparison)[say]}</p>}
            <ul>
              {list.map((change, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the changes stay in their order
                <ChangeItem key={index} {...{ change, form, say }} lang={language} />
              ))}
            </ul>
            {left > 0 && <p>{inBothLanguages("preview.comparison.left", { count: left })[say]}</p>}
            {list.length > 0 && <CopyText text={asText(comparison, `${doc["name"]}`, serverUrl() + form, say)} />}
          </section>
        );
      })}
      <p>{words("changes.saved")[say]}</p>
    </Gutter>
  );
}

function titleOf({ with: version, list, left }: Comparison): Words {
  return inBothLanguages(`preview.comparison.${version}.title`, { count: list.length + left });
}

function emptyText({ with: version, isNew }: Comparison): Words {
  return inBothLanguages(`preview.comparison.${isNew ? "isNew" : `${version}.none`}`);
}

/** The changes for somebody who approves them, with the address of the form. */
function asText(comparison: Comparison, name: string, address: string, say: keyof Words): string {
  const items = comparison.list.flatMap((change) => [
    "",
    `${change.name[say]}: ${change.what[say]}`,
    ...change.lines[say].map((line) => `  ${line}`),
  ]);
  return [name, address, "", titleOf(comparison)[say], ...items, ""].join("\n");
}
