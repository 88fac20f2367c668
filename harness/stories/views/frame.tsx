import { useTranslation } from "react-i18next";
import { Island } from "#components/island.tsx";
import { Breadcrumb } from "#components/shell/breadcrumb.tsx";
import { Header } from "#renderer/client/shell/header.tsx";
import { Footer } from "#renderer/shell/footer.tsx";
import { headerLabels } from "#renderer/shell/header-labels.ts";
import type { Shell } from "#renderer/shell/shell.ts";
import * as pageIds from "#schemas/site/page-ids.ts";

/** Header, breadcrumb and footer of a site around an empty page. */
export function Frame({ shell }: { shell: Shell }) {
  const { t } = useTranslation();
  return (
    <>
      <a className="skip-link" href={`#${pageIds.main}`}>
        {t("skipLink")}
      </a>
      <header>
        <Island name="header" component={Header} props={{ shell, labels: headerLabels(t), askedMode: null }} />
      </header>
      <Breadcrumb crumbs={shell.breadcrumb} />
      <main id={pageIds.main} tabIndex={-1} />
      <Footer shell={shell} feeds={[]} year="2026" />
    </>
  );
}
