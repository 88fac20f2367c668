import type { ReactNode } from "react";
import { Container } from "./container.tsx";
import styles from "./hero-frame.module.css";

type Props = {
  title: ReactNode;
  lead: ReactNode;
  image: ReactNode;
  /** What there is to do, under the words. */
  children: ReactNode;
};

/** What a page opens with across the whole window: heading, words and an image beside them where there is room. */
export function HeroFrame({ title, lead, image, children }: Props) {
  return (
    <div className={styles.hero}>
      <Container>
        <div className={styles.columns}>
          <div className={styles.words}>
            <h1>{title}</h1>
            {lead && <p className={styles.lead}>{lead}</p>}
            {children}
          </div>
          {image && <div className={styles.image}>{image}</div>}
        </div>
      </Container>
    </div>
  );
}
