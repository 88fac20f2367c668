import { useTranslation } from "react-i18next";
import { EndedNote, endedLast, useEnded } from "#components/link/ended-note.tsx";
import { FileLink } from "#components/link/file-link.tsx";
import { PageLink } from "#components/link/page-link.tsx";
import { DateText } from "#components/text/date-formats.tsx";
import { RichText } from "#components/text/rich-text.tsx";
import { StateTag } from "#components/text/state-tag.tsx";
import type { FormRow } from "#schemas/values/offer/form-row.ts";
import { FactList } from "./fact-list.tsx";
import { FormLinks } from "./form-links.tsx";
import styles from "./form-rows.module.css";
import { PlainList } from "./plain-list.tsx";

/** Forms with their versions and attachments, those of services that have ended last (spec §2.4 form pages). */
export function FormRows({ rows, level = 3 }: { rows: readonly FormRow[]; level?: 3 | 4 }) {
  const endOf = useEnded();
  return (
    <PlainList className={styles.list}>
      {endedLast(rows, ({ service }) => service !== null && endOf(service) !== null).map((row) => (
        <li key={`${row.code} ${row.name}`} className={styles.form}>
          <Form row={row} level={level} />
        </li>
      ))}
    </PlainList>
  );
}

function Form({
  row: { name, code, summary, validFrom, links, attachments, instructions, sample, service },
  level,
}: {
  row: FormRow;
  level: 3 | 4;
}) {
  const { t } = useTranslation();
  const Heading = `h${level}` as const;
  const endOf = useEnded();
  const ended = service && endOf(service);
  return (
    <>
      <Heading className={styles.name}>{name}</Heading>
      {ended && (
        <p>
          <EndedNote end={ended} />
        </p>
      )}
      {summary && <p>{summary}</p>}
      <FactList
        facts={[
          { term: t("forms.code"), value: code },
          { term: t("forms.validFrom"), value: validFrom && <DateText instant={validFrom} /> },
          { term: t("forms.service"), value: service && <PageLink link={service} /> },
          { term: t("forms.sample"), value: sample && <FileLink file={sample} /> },
        ]}
      />
      <FormLinks links={links} form={name} isMain={!ended} />
      {attachments.length > 0 && <Attachments attachments={attachments} level={level} />}
      {instructions && (
        <details>
          <summary>
            {t("forms.instructions")}
            <span className="visually-hidden">: {name}</span>
          </summary>
          <RichText html={instructions.html} />
        </details>
      )}
    </>
  );
}

function Attachments({ attachments, level }: Pick<FormRow, "attachments"> & { level: 3 | 4 }) {
  const { t } = useTranslation();
  const Heading = level === 3 ? "h4" : "h5";
  return (
    <div className={styles.attachments}>
      <Heading className={styles.subtitle}>{t("forms.attachments")}</Heading>
      <ul>
        {attachments.map(({ name, mandatory, file, note }) => (
          <li key={name}>
            {file ? <FileLink file={{ ...file, title: name }} /> : name}{" "}
            <StateTag tone={mandatory ? "near" : "neutral"}>
              {mandatory ? t("forms.mandatory") : t("forms.optional")}
            </StateTag>
            {note && <p className={styles.note}>{note}</p>}
          </li>
        ))}
      </ul>
    </div>
  );
}
