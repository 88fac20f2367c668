import { useTranslation } from "react-i18next";
import styles from "./header.module.css";
import type { Account } from "./shell.ts";

/** Link to sign in, or the user's name with a link to sign out. */
export function AccountLinks({ account: { name, href } }: { account: Account }) {
  const { t } = useTranslation();
  return (
    <div className={styles.account}>
      {name !== null && (
        <span>
          <span className="visually-hidden">{t("header.signedInAs")} </span>
          {name}
        </span>
      )}
      <a href={href} rel="nofollow">
        {name === null ? t("header.signIn") : t("header.signOut")}
      </a>
    </div>
  );
}
