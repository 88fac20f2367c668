import { Container } from "#components/layout/container.tsx";
import { ContentsList } from "#components/layout/contents-list.tsx";
import { Part } from "#components/layout/part.tsx";
import type { LandingPage } from "#schemas/structures/landing-page.ts";
import { Band } from "./band.tsx";
import { CampaignNotice } from "./campaign-notice.tsx";
import { LandingHero } from "./landing-hero.tsx";
import styles from "./landing-page.module.css";

export function LandingPageTemplate({ view }: { view: LandingPage }) {
  return (
    <div className={styles.page}>
      <LandingHero view={view} />
      <Container>
        <div className={styles.opening}>
          <CampaignNotice view={view} />
          {view.anchors.length > 0 && (
            <Part view={view} name="anchors">
              <ContentsList sections={view.anchors} />
            </Part>
          )}
        </div>
      </Container>
      <Part view={view} name="sections">
        {view.sections.map((section) => (
          <Band key={section.id} section={section} />
        ))}
      </Part>
    </div>
  );
}
