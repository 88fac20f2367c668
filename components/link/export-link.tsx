import { useEnvironment } from "#components/environment.tsx";
import { ActionLink } from "./action-link.tsx";
import styles from "./export-link.module.css";

type Props = {
  suffix: "csv" | "ics" | "vcf";
  label: string;
  /** Query string of the file, such as `?q=…`. */
  query?: string;
};

/** A link to the page exported for spreadsheets, calendars or address books: the page's address with a suffix. */
export function ExportLink({ suffix, label, query = "" }: Props) {
  const { address } = useEnvironment();
  if (address === null) return null;
  return (
    <div className={styles.twin}>
      <ActionLink
        link={{ label, href: `${address}.${suffix}${query}`, external: false, language: null }}
        look="outlined"
      />
    </div>
  );
}
