import { ActionLink } from "#components/link/action-link.tsx";
import { Callout } from "#components/message/callout.tsx";
import type { BlockOf } from "#schemas/blocks/registry.ts";
import styles from "./call-to-action.module.css";

/** The main action of a page, with a notice about a current outage. */
export function CallToAction({ link, note, outage }: Pick<BlockOf<"call-to-action">, "link" | "note" | "outage">) {
  return (
    <div className={styles.call}>
      {outage && <Callout {...outage} />}
      {note && <p>{note}</p>}
      {link && <ActionLink link={link} />}
    </div>
  );
}
