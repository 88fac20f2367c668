import { useEnvironment } from "#components/environment.tsx";
import type { Language } from "#schemas/site/language-codes.ts";
import { languages } from "#schemas/site/languages.ts";

/** Formats seconds in words: `3 minuty a 5 sekund`. */
export function formatDuration(seconds: number, language: Language): string {
  const minutes = Math.floor(seconds / 60);
  const parts = { hours: Math.floor(minutes / 60), minutes: minutes % 60, seconds: seconds % 60 };
  return new Intl.DurationFormat(languages[language].locale, { style: "long" }).format(parts);
}

export function DurationText({ seconds }: { seconds: number }) {
  const { language } = useEnvironment();
  return <time dateTime={`PT${seconds}S`}>{formatDuration(seconds, language)}</time>;
}
