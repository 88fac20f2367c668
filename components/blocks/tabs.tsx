import { Icon } from "#components/media/icon.tsx";
import { RichText } from "#components/text/rich-text.tsx";
import type { BlockOf } from "#schemas/blocks/registry.ts";
import styles from "./tabs.module.css";

type Props = Pick<BlockOf<"tabs">, "items"> & {
  /** Number of this group of tabs in its page. */
  name: string;
};

/** Texts of which one at most is open: tabs where there is room for them, else one below the other; without script too. */
export function Tabs({ name, items }: Props) {
  return (
    <div className={styles.tabs}>
      {items.map(({ label, body }, index) => (
        <details key={label} name={name} open={index === 0} className={styles.tab}>
          <summary>
            <h3>{label}</h3>
            <Icon name="chevron-down" size="m" />
          </summary>
          <div className={styles.panel}>
            <RichText html={body.html} />
          </div>
        </details>
      ))}
    </div>
  );
}
