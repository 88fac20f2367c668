import { useTranslation } from "react-i18next";
import { InLanguage, useEnvironment } from "#components/environment.tsx";
import type { Language } from "#schemas/site/language-codes.ts";
import { inLanguageOrDefault } from "#schemas/site/languages.ts";
import type { Holiday } from "#schemas/time/public-holidays.ts";

/** The name of a public holiday. A site's own holiday without a name in the page's language has its Czech name. */
export function HolidayName({ name }: { name: Holiday["name"] }) {
  const { value, language } = useHolidayName(name);
  return (
    <InLanguage language={language} inline>
      {value}
    </InLanguage>
  );
}

/** Returns the name of a public holiday and its language, which is null when it is the page's. */
export function useHolidayName(name: Holiday["name"] | null): { value: string; language: Language | null } {
  const { t } = useTranslation();
  const { language } = useEnvironment();
  if (typeof name === "string") return { value: t(`holidays.${name}`), language: null };
  return (name && inLanguageOrDefault(name, language)) ?? { value: "", language: null };
}
