import { useEnvironment } from "#components/environment.tsx";
import { ContentsList } from "#components/layout/contents-list.tsx";
import { Section } from "#components/layout/section.tsx";
import { ViewPage } from "#components/layout/view-page.tsx";
import { PageContact } from "#components/sections/page-contact.tsx";
import { RichTextField } from "#components/text/rich-text-field.tsx";
import { TranslatedField } from "#components/text/translated-field.tsx";
import { partId } from "#schemas/site/part-ids.ts";
import type { Service } from "#schemas/structures/service.ts";
import { serviceState } from "#schemas/time/states.ts";
import { Answers } from "./answers.tsx";
import { ServiceNotice } from "./service-notice.tsx";
import { type ServicePart, useServiceGroups } from "./service-parts.tsx";

export function ServiceTemplate({ view }: { view: Service }) {
  const { now } = useEnvironment();
  const state = serviceState(view, now);
  const groups = useServiceGroups(view, state).map((group) => ({ ...group, id: partId("section", group.name) }));
  const aside = (
    <>
      <Answers view={view} state={state} />
      <ContentsList sections={groups} />
    </>
  );
  return (
    <ViewPage view={view} underLead={<ServiceNotice view={view} />} aside={aside}>
      <RichTextField view={view} name="generalInfo" />
      {groups.map(({ id, title, parts }) => (
        <Section key={id} id={id} title={title}>
          {parts.map((part) => (
            <Part key={part.name} part={part} view={view} />
          ))}
        </Section>
      ))}
      <PageContact view={view} />
    </ViewPage>
  );
}

function Part({ part: { name, title, content }, view }: { part: ServicePart; view: Service }) {
  return (
    <Section id={partId("section", name)} title={title} level={3}>
      <TranslatedField view={view} name={name}>
        {content}
      </TranslatedField>
    </Section>
  );
}
