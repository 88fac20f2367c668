import i18next, { type i18n } from "i18next";
import cs from "#locales/cs.json" with { type: "json" };
import en from "#locales/en.json" with { type: "json" };
import ru from "#locales/ru.json" with { type: "json" };
import ua from "#locales/ua.json" with { type: "json" };
import type { Language } from "#schemas/site/language-codes.ts";
import { languages } from "#schemas/site/languages.ts";

const texts = { cs, en, ru, ua };
/** Removes the second full stop after an abbreviation at the end of a sentence: Russian dates end with "г.". */
const fullStop = {
  type: "postProcessor",
  name: "fullStop",
  process: (text: string) => text.replace(/(?<=\p{L}\.)\.(?=\s|$)/gu, ""),
} as const;

const instances = new Map<Language, i18n>();

/** Returns the i18next instance of a language, created once and ready synchronously. */
export function i18nOf(language: Language): i18n {
  let instance = instances.get(language);
  if (!instance) {
    instance = createTexts(language);
    instances.set(language, instance);
  }
  return instance;
}

function createTexts(language: Language): i18n {
  const { tag } = languages[language];
  const instance = i18next.createInstance().use(fullStop);
  void instance.init({
    lng: tag,
    fallbackLng: false,
    resources: { [tag]: { translation: texts[language] } },
    interpolation: { escapeValue: false },
    initAsync: false,
    parseMissingKeyHandler: missingText,
    postProcess: fullStop.name,
  });
  cacheTexts(instance);
  return instance;
}

/** Caches texts without interpolated values: looking them up again each time took a quarter of the time of a page. */
function cacheTexts(instance: i18n): void {
  const cached = new Map<unknown, string>();
  const texts = new Proxy(instance.t, {
    apply(translate, self, given: [key: unknown, values?: unknown]) {
      const [key] = given;
      if (given.length > 1) return Reflect.apply(translate, self, given);
      const text = cached.get(key) ?? Reflect.apply(translate, self, given);
      cached.set(key, text);
      return text;
    },
  });
  instance.t = texts;
  // Components call getFixedT. There is only one namespace, and keys have no prefix.
  instance.getFixedT = new Proxy(instance.getFixedT, { apply: () => texts });
}

function missingText(key: string): string {
  if (import.meta.env.PROD) return key;
  throw new Error(`Text ${key} is missing`);
}
