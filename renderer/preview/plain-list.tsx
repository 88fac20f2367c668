import { Fragment } from "react";
import { Container } from "#components/layout/container.tsx";
import { shownValue } from "#renderer/preview/texts/shown-text.ts";
import { createTranslate } from "#renderer/preview/texts/translate.ts";
import type { EditorLanguage, PreviewData } from "./data.ts";

/** The issues as a plain list for editors without JavaScript: in Czech on Czech pages, in English on others. */
export function PlainList({ data }: { data: PreviewData }) {
  const language: EditorLanguage = data.language === "cs" ? "cs" : "en";
  const translate = createTranslate(data.texts, language);
  const { findings, notChecked, comparisons } = data;
  return (
    <aside lang={language} aria-label={translate("title")}>
      <Container>
        <h2>{translate("issues", { count: findings.length })}</h2>
        {findings.length === 0 && <p>{translate("noIssues")}</p>}
        <ol>
          {findings.map(({ fingerprint, message, humanPath, received, effect, fix, edit }) => (
            <li key={fingerprint}>
              <h3>{message[language]}</h3>
              <dl>
                <dt>
                  <strong>{translate("where")}</strong>
                </dt>
                <dd>{humanPath[language]}</dd>
                <dt>
                  <strong>{translate("value")}</strong>
                </dt>
                <dd>{shownValue(received, translate)}</dd>
                <dt>
                  <strong>{translate("effect")}</strong>
                </dt>
                <dd>{translate(`effects.${effect}`)}</dd>
                <dt>
                  <strong>{translate("fix")}</strong>
                </dt>
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
        {comparisons.map(({ with: other, isNew, list, left }) => (
          <Fragment key={other}>
            <h2>{translate(`comparison.${other}.title`, { count: list.length + left })}</h2>
            {isNew && <p>{translate("comparison.isNew")}</p>}
            <dl>
              {list.map(({ pointer, humanPath, what, before, after }) => (
                <div key={`${pointer} ${what.en}`}>
                  <dt>{`${humanPath[language]}: ${what[language]}`}</dt>
                  {before && (
                    <dd>
                      <del>{before[language]}</del>
                    </dd>
                  )}
                  <dd>{after && <ins>{after[language]}</ins>}</dd>
                </div>
              ))}
            </dl>
          </Fragment>
        ))}
        {notChecked.length > 0 && <h2>{translate("uncheckedTitle", { count: notChecked.length })}</h2>}
        <ul>
          {notChecked.map(({ what, count }) => (
            <li key={what}>{translate(`unchecked.${what}`, count === undefined ? {} : { count })}</li>
          ))}
        </ul>
      </Container>
    </aside>
  );
}
