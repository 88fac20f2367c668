import type { ReactNode } from "react";
import { Icon } from "#components/media/icon.tsx";
import styles from "./disclosure.module.css";

export function DisclosureList({ className = "", children }: { className?: string | undefined; children: ReactNode }) {
  return <div className={`${styles.list} ${className}`.trim()}>{children}</div>;
}

type Props = {
  title: string;
  /** Id of the body. Browsers open the details element that contains the target of a fragment. */
  id?: string;
  /** At most one disclosure of the same name is open. */
  name?: string;
  open?: boolean;
  children: ReactNode;
};

/** A collapsible section, which works without script. */
export function Disclosure({ title, id, name, open = false, children }: Props) {
  return (
    <details className={styles.disclosure} name={name} open={open}>
      <summary>
        <h3>{title}</h3>
        <Icon name="chevron-down" size="m" />
      </summary>
      <div id={id} className={styles.body}>
        {children}
      </div>
    </details>
  );
}
