import { useTranslation } from "react-i18next";
import { ActionLink } from "#components/link/action-link.tsx";
import { FileFacts } from "#components/link/file-link.tsx";
import type { FormLink } from "#schemas/values/offer/form-row.ts";
import styles from "./form-links.module.css";
import { PlainList } from "./plain-list.tsx";

type Props = {
  links: readonly FormLink[];
  /** Name of the form, part of each button's accessible name. */
  form: string;
  /** False when no version is to look like a main action. */
  isMain?: boolean;
};

/** Buttons for each version of a form; the first one is the editor's choice. */
export function FormLinks({ links, form, isMain = true }: Props) {
  const { t } = useTranslation();
  return (
    <PlainList className={styles.list}>
      {links.map(({ kind, href, external, file }, index) => {
        const label = t(`forms.kind.${kind}`);
        return (
          <li key={`${kind} ${href}`}>
            <ActionLink
              link={{ label, href, external, language: null }}
              look={isMain && index === 0 ? "solid" : "outlined"}
            >
              <span>
                {label}
                <span className="visually-hidden">: {form}</span>
                {file && <FileFacts file={file} />}
              </span>
            </ActionLink>
          </li>
        );
      })}
    </PlainList>
  );
}
