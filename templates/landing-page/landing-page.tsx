import { Container } from "#components/layout/container.tsx";
import { ContentsList } from "#components/layout/contents-list.tsx";
import { FieldSection } from "#components/layout/field-section.tsx";
import { TranslatedField } from "#components/text/translated-field.tsx";
import type { LandingPage } from "#schemas/structures/landing-page.ts";

import { CampaignNotice } from "./campaign-notice.tsx";
import { LandingHero } from "./landing-hero.tsx";
import styles from "./landing-page.module.css";
import { LandingSection } from "./landing-section.tsx";

export function LandingPageTemplate({ view }: { view: LandingPage }) {
  return (
    <div className={styles.page}>
      <LandingHero view={view} />
      <Container>
        <div className={styles.opening}>
          <CampaignNotice view={view} />
          <FieldSection view={view} name="anchors">
            {(anchors) => <ContentsList sections={anchors} />}
          </FieldSection>
        </div>
      </Container>
      <TranslatedField view={view} name="sections">
        {view.sections.map((section) => (
          <LandingSection key={section.id} section={section} />
        ))}
      </TranslatedField>
    </div>
  );
}
