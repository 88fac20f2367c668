import { useTranslation } from "react-i18next";
import { Container } from "#components/layout/container.tsx";
import { Section } from "#components/layout/section.tsx";
import { TextList } from "#components/text/text-list.tsx";
import * as pageIds from "#schemas/site/page-ids.ts";
import type { Outline, OutlinedPage } from "./outline.ts";

/** The parts of a form or a guide below its preview, under which answers each is shown, and where expert cases end. */
export function OutlineBelow({ outline: { title, hint, parts, cases } }: { outline: Outline }) {
  const { t } = useTranslation();
  return (
    <aside id={pageIds.previewOutline} aria-label={title}>
      <Container>
        <h2>{title}</h2>
        <p>{hint}</p>
        {parts.map((part) => (
          <Section key={part.title} title={part.title} level={3}>
            <ol>
              {part.pages.map((page) => (
                <Page key={page.href ?? page.title} page={page} />
              ))}
            </ol>
          </Section>
        ))}
        <Section title={t("onlineForm.outline.cases")} level={3}>
          <p>{cases.result}</p>
          {cases.tried.length > 0 && (
            <ul>
              {cases.tried.map(({ text, href }) => (
                <li key={text}>{href ? <a href={href}>{text}</a> : text}</li>
              ))}
            </ul>
          )}
        </Section>
      </Container>
    </aside>
  );
}

function Page({ page: { title, href, conditions, notes, samples } }: { page: OutlinedPage }) {
  return (
    <li>
      <p>{href ? <a href={href}>{title}</a> : <strong>{title}</strong>}</p>
      {conditions.map(({ text, tests }) => (
        <div key={text}>
          <p>{text}</p>
          {tests.length > 0 && <TextList texts={tests} />}
        </div>
      ))}
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {samples.length > 0 && (
        <ul>
          {samples.map((sample) => (
            <li key={sample.text}>
              <a href={sample.href}>{sample.text}</a>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
