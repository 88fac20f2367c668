import { Blocks } from "#components/blocks/blocks.tsx";
import { Band } from "#components/layout/band.tsx";
import type { LandingPage } from "#schemas/structures/landing-page.ts";
import styles from "./landing-section.module.css";

type Props = { section: LandingPage["sections"][number] };

/** A section of a landing page: blocks on a full-width background. */
export function LandingSection({ section: { id, heading, tone, blocks } }: Props) {
  return (
    <Band id={id} tone={tone}>
      <div className={styles.blocks}>
        {heading && <h2>{heading}</h2>}
        <Blocks blocks={blocks} />
      </div>
    </Band>
  );
}
