import { Blocks } from "#components/blocks/blocks.tsx";
import { Container } from "#components/layout/container.tsx";
import type { LandingPage } from "#schemas/structures/landing-page.ts";
import styles from "./band.module.css";

/** A section of a landing page: blocks on a full-width background. */
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
