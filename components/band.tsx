import type { LandingPage } from "#schemas/landing-page.ts";
import styles from "./band.module.css";
import { Blocks } from "./blocks.tsx";
import { Container } from "./container.tsx";

/** A section of a landing page: blocks on a ground of their own across the whole window. */
export function Band({ section: { id, heading, tone, blocks } }: { section: LandingPage["sections"][number] }) {
  return (
    <div id={id} className={`${styles.band} ${styles[tone]}`}>
      <Container>
        <div className={styles.blocks}>
          {heading && <h2>{heading}</h2>}
          <Blocks blocks={blocks} />
        </div>
      </Container>
    </div>
  );
}
