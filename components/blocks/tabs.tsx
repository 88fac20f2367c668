import { Disclosure, DisclosureList } from "#components/layout/disclosure.tsx";
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
    <DisclosureList className={styles.tabs}>
      {items.map(({ label, body }, index) => (
        <Disclosure key={label} title={label} name={name} open={index === 0}>
          <RichText html={body.html} />
        </Disclosure>
      ))}
    </DisclosureList>
  );
}
