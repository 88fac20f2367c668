import { useTranslation } from "react-i18next";
import { ListPage } from "#components/list-page.tsx";
import { Message } from "#components/message.tsx";
import { OrganisationList } from "#components/organisation-list.tsx";
import { Part } from "#components/part.tsx";
import { Section } from "#components/section.tsx";
import type { CaregiverMap } from "#schemas/map.ts";

export function MapTemplate({ view }: { view: CaregiverMap }) {
  const { t } = useTranslation();
  const { organisations } = view;
  return (
    <ListPage view={view}>
      <Section title={t("organisations.title")}>
        {organisations.length > 0 ? (
          <>
            <p>{t("organisations.count", { count: organisations.length })}</p>
            <Part view={view} name="organisations">
              <OrganisationList organisations={organisations} />
            </Part>
          </>
        ) : (
          <Message tone="info">
            <p>{t("organisations.none")}</p>
          </Message>
        )}
      </Section>
    </ListPage>
  );
}
