import { type Language, languages } from "#schemas/languages.ts";
import { useEnvironment } from "./environment.tsx";

const formats = {
  cs: format("cs", { day: "numeric", month: "numeric", year: "numeric" }),
  en: format("en", { dateStyle: "long" }),
  ru: format("ru", { dateStyle: "long" }),
  ua: format("ua", { dateStyle: "long" }),
};

/** The day of an ISO instant in Prague, in words of the language. */
export function formatDate(instant: string, language: Language): string {
  return formats[language].format(Date.parse(instant));
}

/** The day of an ISO instant in the language of the page. */
export function DateText({ instant, className }: { instant: string; className?: string | undefined }) {
  const { language } = useEnvironment();
  return (
    <time dateTime={instant} className={className}>
      {formatDate(instant, language)}
    </time>
  );
}

function format(language: Language, options: Intl.DateTimeFormatOptions) {
  return new Intl.DateTimeFormat(languages[language].locale, { timeZone: "Europe/Prague", ...options });
}
