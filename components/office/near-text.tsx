import { useTranslation } from "react-i18next";
import type { NearPlace } from "#schemas/lists/surroundings.ts";

/** Says that no office is in the place that was searched for, above those around it. */
export function NearText({ near }: { near: NearPlace | null }) {
  const { t } = useTranslation();
  return near && <p>{t(`office.near.${near.kind}`, { place: near.name })}</p>;
}
