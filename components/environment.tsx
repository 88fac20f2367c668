import { createContext, type ReactNode, use } from "react";
import type { Language } from "#schemas/languages.ts";

/** What a page needs to know beyond its view: its language and the time of the request in milliseconds. */
export interface Environment {
  language: Language;
  now: number;
}

const EnvironmentContext = createContext<Environment | null>(null);

export function EnvironmentProvider({ value, children }: { value: Environment; children: ReactNode }) {
  return <EnvironmentContext value={value}>{children}</EnvironmentContext>;
}

/** Throws outside an EnvironmentProvider. */
export function useEnvironment(): Environment {
  const environment = use(EnvironmentContext);
  if (!environment) throw new Error("There is no EnvironmentProvider above this component.");
  return environment;
}
