import { useTranslation } from "react-i18next";
import { Breadcrumb } from "#portal/components/shell/breadcrumb.tsx";
import * as pageIds from "#portal/contract/site/page-ids.ts";
import { Footer } from "#portal/shell/footer.tsx";
import { Header } from "#portal/shell/header.tsx";
import type { Shell } from "#portal/shell/shell.ts";

/** Header, breadcrumb and footer of a site around an empty page. */
export function Frame({ shell }: { shell: Shell }) {
  const { t } = useTranslation();
  return (
    <>
      <a className="skip-link" href={`#${pageIds.main}`}>
        {t("skipLink")}
      </a>
      <header>
        <Header shell={shell} forced={null} />
      </header>
      <Breadcrumb crumbs={shell.breadcrumb} />
      <main id={pageIds.main} tabIndex={-1} />
      <Footer shell={shell} feeds={[]} year="2026" />
    </>
  );
}
