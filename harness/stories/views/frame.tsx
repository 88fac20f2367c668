import { useTranslation } from "react-i18next";
import { Breadcrumb } from "#components/shell/breadcrumb.tsx";
import { Footer } from "#renderer/shell/footer.tsx";
import { Header } from "#renderer/shell/header.tsx";
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
        <Header shell={shell} forced={null} />
      </header>
      <Breadcrumb crumbs={shell.breadcrumb} />
      <main id={pageIds.main} tabIndex={-1} />
      <Footer shell={shell} feeds={[]} />
    </>
  );
}
