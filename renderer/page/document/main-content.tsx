import type { ComponentType } from "react";
import { TranslationNotice } from "#components/shell/translation-notice.tsx";
import { DemoPage } from "#renderer/demo/demo-page.tsx";
import type { ResolvedDocument, ResolvedError } from "#renderer/page/resolved.ts";
import { SystemPage } from "#renderer/system-pages/system-page.tsx";
import type { FormProgress } from "#schemas/forms/filling/progress.ts";
import type { GuideProgress } from "#schemas/guides/progress/guide-progress.ts";
import type { Listing } from "#schemas/lists/listing-view.ts";
import type { TypedView } from "#schemas/parse/parse-structure.ts";
import { ErrorPageTemplate } from "#templates/error-page/error-page.tsx";
import { MaintenancePageTemplate } from "#templates/maintenance-page/maintenance-page.tsx";
import { templates } from "#templates/registry.ts";

/** Chooses the template for a resolved answer. */
export function MainContent({ resolved }: { resolved: ResolvedDocument }) {
  switch (resolved.kind) {
    case "page":
      return (
        <>
          {resolved.page.view.inCzech.length > 0 && <TranslationNotice />}
          <PageTemplate
            typed={resolved.page}
            listing={resolved.listing}
            progress={resolved.progress ?? null}
            guide={resolved.guide ?? null}
          />
        </>
      );
    case "demo":
      return <DemoPage {...resolved} />;
    case "system":
      return <SystemPage {...resolved} />;
    case "maintenance":
      return <MaintenancePageTemplate view={{ until: resolved.until }} />;
    case "error":
      return <ErrorPage error={resolved} />;
  }
}

function ErrorPage({ error }: { error: ResolvedError & Pick<ResolvedDocument, "shell"> }) {
  const { status, shell, versions, homeHref: home, message, previewRefusal = null, suggestions = null } = error;
  const { href = null, otherHref = null } = shell.account ?? {};
  const signIn = status === 401 ? href : status === 403 ? otherHref : null;
  return <ErrorPageTemplate view={{ status, home, message, versions, signIn, previewRefusal, suggestions }} />;
}

interface PageProps {
  listing: Listing<unknown> | null;
  progress: FormProgress | null;
  guide: GuideProgress | null;
}

function PageTemplate({ typed, ...props }: PageProps & { typed: TypedView }) {
  // The registry maps each key to the template for its view; TypeScript cannot follow that through a union.
  const Template = templates[typed.key] as ComponentType<PageProps & { view: TypedView["view"] }>;
  return <Template view={typed.view} {...props} />;
}
