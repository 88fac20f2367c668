import type { ReactNode } from "react";
import { Picture } from "#components/media/figure.tsx";
import { TranslatedField, translatedText } from "#components/text/translated-field.tsx";
import type { Translation } from "#schemas/structures/structure.ts";
import type { Image } from "#schemas/values/image.ts";
import { Container } from "./container.tsx";
import styles from "./hero-frame.module.css";

type Props = {
  view: Translation & { title: string; lead: string | null; image: Image | null };
  /** Actions below the lead. */
  children: ReactNode;
};

/**
 * The hero of a page, across the full width of the window: heading, lead and actions, with an image next to them if
 * there is room.
 */
export function HeroFrame({ view, children }: Props) {
  const lead = translatedText(view, "lead");
  return (
    <div className={styles.hero}>
      <Container>
        <div className={styles.columns}>
          <div className={styles.words}>
            <h1>{translatedText(view, "title")}</h1>
            {lead && <p className={styles.lead}>{lead}</p>}
            {children}
          </div>
          {view.image && (
            <div className={styles.image}>
              <TranslatedField view={view} name="image">
                <Picture image={view.image} use="hero" />
              </TranslatedField>
            </div>
          )}
        </div>
      </Container>
    </div>
  );
}
