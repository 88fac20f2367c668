import { ViewHeading } from "#components/layout/view-heading.tsx";
import { Scene } from "#components/media/icon.tsx";
import type { StandardPage } from "#schemas/structures/standard-page.ts";
import styles from "./standard-heading.module.css";

/** The heading of a page; without an image there is the scene or illustration of its topic beside it, if there is room. */
export function StandardHeading({ view }: { view: StandardPage }) {
  const drawing = view.image === null ? view.drawing : null;
  if (drawing === null) return <ViewHeading view={view} />;
  return (
    <div className={styles.pictured}>
      <ViewHeading view={view} />
      <span className={styles.drawing}>
        <Scene name={drawing} />
      </span>
    </div>
  );
}
