import { shownValue } from "#renderer/client/preview/texts/shown-text.ts";
import { createTranslate } from "#renderer/client/preview/texts/translate.ts";
import type { EditorLanguage, PreviewData } from "./data.ts";

/** The issues as a plain list for editors without script, in Czech on Czech pages and in English on others. */
export function PlainList({ data }: { data: PreviewData }) {
  const language: EditorLanguage = data.language === "cs" ? "cs" : "en";
  const translate = createTranslate(data.texts, language);
  const { findings, notChecked } = data;
  return (
    <aside lang={language} aria-label={translate("title")}>
      <h2>{translate("issues", { count: findings.length })}</h2>
      {findings.length === 0 && <p>{translate("noIssues")}</p>}
      <ol>
        {findings.map(({ fingerprint, message, humanPath, received, effect, fix, edit }) => (
          <li key={fingerprint}>
            <strong>{message[language]}</strong>
            <dl>
              <dt>{translate("where")}</dt>
              <dd>{humanPath[language]}</dd>
              <dt>{translate("value")}</dt>
              <dd>{shownValue(received, translate)}</dd>
              <dt>{translate("effect")}</dt>
              <dd>{translate(`effects.${effect}`)}</dd>
              <dt>{translate("fix")}</dt>
              <dd>{fix[language]}</dd>
            </dl>
            {edit && (
              <a href={edit} aria-label={translate("editField", { path: humanPath[language] })}>
                {translate("edit")}
              </a>
            )}
          </li>
        ))}
      </ol>
      {notChecked.length > 0 && <h2>{translate("uncheckedTitle", { count: notChecked.length })}</h2>}
      <ul>
        {notChecked.map(({ what, count }) => (
          <li key={what}>{translate(`unchecked.${what}`, count === undefined ? {} : { count })}</li>
        ))}
      </ul>
    </aside>
  );
}
