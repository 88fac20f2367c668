import type { Account } from "#renderer/shell/shell.ts";
import styles from "./header.module.css";
import type { HeaderLabels } from "./header.tsx";

type Props = { account: Account; labels: Pick<HeaderLabels, "signIn" | "signOut" | "signedInAs"> };

/** Link to sign in, or the user's name with a link to sign out. */
export function AccountLinks({ account: { name, href }, labels }: Props) {
  return (
    <div className={styles.account}>
      {name !== null && (
        <span>
          <span className="visually-hidden">{labels.signedInAs} </span>
          {name}
        </span>
      )}
      <a href={href} rel="nofollow">
        {name === null ? labels.signIn : labels.signOut}
      </a>
    </div>
  );
}
