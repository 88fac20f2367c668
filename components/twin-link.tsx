import { ActionLink } from "./action-link.tsx";
import { useEnvironment } from "./environment.tsx";
import styles from "./twin-link.module.css";

type Props = { suffix: "ics" | "vcf"; label: string };

/** A link to the page as a file for calendars or address books: its own address with a suffix. */
export function TwinLink({ suffix, label }: Props) {
  const { address } = useEnvironment();
  if (address === null) return null;
  return (
    <div className={styles.twin}>
      <ActionLink link={{ label, href: `${address}.${suffix}`, external: false, language: null }} look="outlined" />
    </div>
  );
}
