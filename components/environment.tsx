import { type ComponentProps, createContext, type ReactNode, use } from "react";
import { I18nextProvider } from "react-i18next";
import type { Language } from "#schemas/site/language-codes.ts";
import { tagOf } from "#schemas/site/languages.ts";
import type { MapTiles } from "#schemas/site/map-tiles.ts";

/**
 * Context of a page besides its view: language, texts of each language, address, and the time of the request in
 * milliseconds.
 */
export interface Environment {
  language: Language;
  /** Path; null for pages without an address, such as error pages. */
  address: string | null;
  /** Link to the parent page, such as the list that contains it; null for pages directly below the home page. */
  parent: { href: string; label: string; language: Language | null } | null;
  now: number;
  tiles: MapTiles;
  /** Days that the answers of a form can be saved for; 0 when visitors cannot save them. */
  savedDays: number;
  textsOf: (language: Language) => ComponentProps<typeof I18nextProvider>["i18n"];
}

const EnvironmentContext = createContext<Environment | null>(null);

export function EnvironmentProvider({ value, children }: { value: Environment; children: ReactNode }) {
  return (
    <I18nextProvider i18n={value.textsOf(value.language)}>
      <EnvironmentContext value={value}>{children}</EnvironmentContext>
    </I18nextProvider>
  );
}

/** Throws outside an EnvironmentProvider. */
export function useEnvironment(): Environment {
  const environment = use(EnvironmentContext);
  if (!environment) throw new Error("There is no EnvironmentProvider above this component.");
  return environment;
}

type Props = {
  language: Language | null;
  /** True where only phrasing content is allowed: renders a `span` in place of a `div`. */
  inline?: boolean;
  children: ReactNode;
};

/** Content in another language than the page, including dates and labels; null means the page's own language. */
export function InLanguage({ language, inline = false, children }: Props) {
  const environment = useEnvironment();
  if (language === null || language === environment.language) return children;
  const Element = inline ? "span" : "div";
  return (
    <Element lang={tagOf(language)} className="foreign">
      <EnvironmentProvider value={inLanguage(environment, language)}>{children}</EnvironmentProvider>
    </Element>
  );
}

/** Passes `now` on as a getter: reading the time marks a part as uncacheable. */
function inLanguage(environment: Environment, language: Language): Environment {
  const { address, parent, tiles, savedDays, textsOf } = environment;
  return {
    language,
    address,
    parent,
    tiles,
    savedDays,
    textsOf,
    get now() {
      return environment.now;
    },
  };
}
