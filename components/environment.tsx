import { type ComponentProps, createContext, type ReactNode, use } from "react";
import { I18nextProvider } from "react-i18next";
import type { Language } from "#schemas/site/language-codes.ts";
import { tagOf } from "#schemas/site/languages.ts";
import type { MapTiles } from "#schemas/site/map-tiles.ts";

/** Context of a page beyond its view: its language, the texts of each language, its address, and the time of the request in milliseconds. */
export interface Environment {
  language: Language;
  /** Path; null for pages without an address, such as error pages. */
  address: string | null;
  /** Link to the page above it, such as the list of its kind; null for pages directly below the home page. */
  parent: { href: string; label: string; language: Language | null } | null;
  now: number;
  tiles: MapTiles;
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
  /** True where only phrasing content is allowed: a `span` instead of a `div`. */
  inline?: boolean;
  children: ReactNode;
};

/** Content in another language than the page, with its dates and labels; null is the page's own. */
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

/** Passes the time on without reading it: what reads the time is rendered for each request. */
function inLanguage(environment: Environment, language: Language): Environment {
  const { address, parent, tiles, textsOf } = environment;
  return {
    language,
    address,
    parent,
    tiles,
    textsOf,
    get now() {
      return environment.now;
    },
  };
}
