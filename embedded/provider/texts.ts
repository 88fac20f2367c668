import cs from "#locales/provider/cs.json" with { type: "json" };
import en from "#locales/provider/en.json" with { type: "json" };
import ru from "#locales/provider/ru.json" with { type: "json" };
import ua from "#locales/provider/ua.json" with { type: "json" };
import type { Language } from "#schemas/site/language-codes.ts";

export type Texts = typeof cs;

/** Texts of the provider's pages. */
export const texts: Record<Language, Texts> = { cs, en, ru, ua };
