import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "#components/media/icon.tsx";
import { tagOf } from "#schemas/site/languages.ts";
import type { Link } from "#schemas/values/link.ts";
import styles from "./page-link.module.css";

type Props = {
  link: Link;
  className?: string | undefined;
  /** Shown in place of the label. */
  children?: ReactNode;
};

/** A link that says when it leads to another site or to a page in another language. */
export function PageLink({ link: { label, href, external, language }, className, children = label }: Props) {
  const { t } = useTranslation();
  return (
    <a className={className} href={href} hrefLang={tagOf(language)}>
      {children}
      {external && (
        <span className={styles.mark}>
          <Icon name="box-arrow-up-right" />
          <span className="visually-hidden"> ({t("link.external")})</span>
        </span>
      )}
      {language && (
        <>
          {" "}
          <span className={styles.language}>({t(`inLanguage.${language}`)})</span>
        </>
      )}
    </a>
  );
}
