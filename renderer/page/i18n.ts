import i18next, { type i18n } from "i18next";
import cs from "#locales/cs.json" with { type: "json" };
import en from "#locales/en.json" with { type: "json" };
import ru from "#locales/ru.json" with { type: "json" };
import ua from "#locales/ua.json" with { type: "json" };
import type { Language } from "#schemas/site/language-codes.ts";
import { languages } from "#schemas/site/languages.ts";

const texts = { cs, en, ru, ua };
/** A sentence that ends with an abbreviation has one full stop: a Russian date ends with that of the word for year. */
const fullStop = {
  type: "postProcessor",
  name: "fullStop",
  process: (text: string) => text.replace(/(?<=\p{L}\.)\.(?=\s|$)/gu, ""),
} as const;

const instances = new Map<Language, i18n>();

/** The texts of one language, ready at once; one instance serves every request of that language. */
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

/** Caches the texts without values: i18next makes a text anew each time, a quarter of the work for a page. */
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
  // Components call getFixedT; there is one namespace, and no key has a prefix.
  instance.getFixedT = new Proxy(instance.getFixedT, { apply: () => texts });
}

function missingText(key: string): string {
  if (import.meta.env.PROD) return key;
  throw new Error(`Text ${key} is missing`);
}
