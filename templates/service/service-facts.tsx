import { useTranslation } from "react-i18next";
import { PageLink } from "#components/link/page-link.tsx";
import { FactList } from "#components/list/fact-list.tsx";
import { PlainList } from "#components/list/plain-list.tsx";
import { TranslatedField, translatedText } from "#components/text/translated-field.tsx";
import type { Service } from "#schemas/structures/service.ts";

/** In which events of life a service helps, whom and who answers for it. */
export function ServiceFacts({ view }: { view: Service }) {
  const { t } = useTranslation();
  const lifeEvents = view.lifeEvents.length > 0 && (
    <TranslatedField view={view} name="lifeEvents">
      <PlainList>
        {view.lifeEvents.map((link) => (
          <li key={`${link.href} ${link.label}`}>
            <PageLink link={link} />
          </li>
        ))}
      </PlainList>
    </TranslatedField>
  );
  const guarantor = translatedText(view, "guarantor");
  return (
    <FactList
      facts={[
        { term: t("service.lifeEvents"), value: lifeEvents },
        { term: t("audience.title"), value: view.audiences.map((key) => t(`audience.${key}`)).join(", ") },
        { term: t("service.fees"), value: view.fees.free && t("service.free") },
        { term: t("service.guarantor"), value: guarantor },
      ]}
    />
  );
}
