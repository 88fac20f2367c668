import { Disclosure, DisclosureList } from "#components/layout/disclosure.tsx";
import { RichText } from "#components/text/rich-text.tsx";
import type { BlockOf } from "#schemas/blocks/registry.ts";
import styles from "./tabs.module.css";

type Props = Pick<BlockOf<"tabs">, "items"> & {
  /** Unique name of this group of tabs in its page. */
  name: string;
};

/** Texts of which at most one is open: as tabs if there is room, otherwise as an accordion. Works without script. */
export function Tabs({ name, items }: Props) {
  return (
    <DisclosureList className={styles.tabs}>
      {items.map(({ label, body }, index) => (
        <Disclosure key={label} title={label} name={name} open={index === 0}>
          <RichText html={body.html} />
        </Disclosure>
      ))}
    </DisclosureList>
  );
}
