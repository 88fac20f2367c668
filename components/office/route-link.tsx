import { useTranslation } from "react-i18next";
import { PageLink } from "#components/link/page-link.tsx";
import type { Coordinates } from "#schemas/values/mercator.ts";
import { routeTo } from "#schemas/values/office/route.ts";

/** Link to a map with route planning to this place. */
export function RouteLink({ position }: { position: Coordinates }) {
  const { t } = useTranslation();
  return <PageLink link={{ label: t("office.route"), href: routeTo(position), external: true, language: null }} />;
}
