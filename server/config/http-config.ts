import { z } from "zod";
import { isLanguage } from "#schemas/site/language-codes.ts";
import { parseHostSetting } from "#server/http/hosts.ts";
import { logLevels } from "#server/http/log.ts";
import {
  flag,
  jsonObject,
  listSetting,
  oneOf,
  optionalSetting,
  readBaseURL,
  seconds,
  setting,
  splitList,
  wholeNumber,
} from "./settings.ts";

export const defaultPort = "3000";

const hostNames = (fallback: string) =>
  setting({
    expected: "a comma-separated list of host names, without wildcards",
    fallback,
    read: (text) => {
      const hosts = splitList(text).map(parseHostSetting);
      return hosts.every((host) => host !== null) ? hosts : undefined;
    },
  });

/** Settings of the HTTP server: address, hosts, shutdown. */
export const httpSettings = z.object({
  PORT: wholeNumber(0, 65_535, Number(defaultPort)),
  HOST: setting({
    expected: "a name or address to listen on",
    fallback: "127.0.0.1",
    read: (text) => text || undefined,
  }),
  LOG_LEVEL: oneOf(logLevels, "info"),
  ALLOWED_HOSTS: hostNames("localhost,127.0.0.1,[::1]"),
  LANGUAGE_ORIGINS: jsonObject(
    z.record(z.string().refine(isLanguage), z.string().refine(readOrigin)),
    "hosts of sites, each with an object of languages and their origins",
  ),
  ROOT_REDIRECT: flag(false),
  REDIRECT_HOSTS: hostNames(""),
  MAINTENANCE: flag(false),
  MAINTENANCE_UNTIL: optionalSetting({
    expected: "a time with its zone, such as 2026-12-24T06:00:00+01:00",
    read: (text) => Date.parse(z.iso.datetime({ offset: true }).parse(text)),
  }),
  COOKIE_PROBE_ORIGIN: optionalSetting({ expected: "an origin such as https://www.example.org", read: readOrigin }),
  SECURITY_CONTACT: listSetting("https:, mailto: or tel: addresses", isContact),
  SHUTDOWN_DELAY_S: seconds(5, 3600),
  RENDER_DEADLINE_MS: wholeNumber(1, 60_000, 5500),
  COMPRESSION_DICTIONARIES: flag(true),
});

export function toHttpConfig(values: z.output<typeof httpSettings>) {
  return {
    port: values.PORT,
    host: values.HOST,
    logLevel: values.LOG_LEVEL,
    allowedHosts: values.ALLOWED_HOSTS,
    languageDomains: toDomains(values.LANGUAGE_ORIGINS),
    rootRedirect: values.ROOT_REDIRECT,
    redirectHosts: values.REDIRECT_HOSTS,
    /** Null unless in maintenance; `until` is its expected end, null when unknown. */
    maintenance: values.MAINTENANCE ? { until: values.MAINTENANCE_UNTIL } : null,
    cookieProbeOrigin: values.COOKIE_PROBE_ORIGIN,
    securityContacts: values.SECURITY_CONTACT,
    shutdownDelayMs: values.SHUTDOWN_DELAY_S,
    renderDeadlineMs: values.RENDER_DEADLINE_MS,
    usesDictionaries: values.COMPRESSION_DICTIONARIES,
  };
}

/** Returns an origin as browsers format it, as the content security policy needs; undefined for other addresses. */
function readOrigin(text: string): string | undefined {
  const { origin } = new URL(text);
  return readBaseURL(text) === origin ? origin : undefined;
}

function isContact(text: string): boolean {
  return /^(?:https:\/\/|mailto:|tel:)[!-~]+$/.test(text) && URL.canParse(text);
}

function toDomains(origins: Readonly<Record<string, Readonly<Record<string, string>>>>) {
  return Object.entries(origins).flatMap(([siteHost, languages]) =>
    Object.entries(languages).flatMap(([language, address]) => {
      const { origin, hostname } = new URL(address);
      return isLanguage(language) ? [{ siteHost, language, host: hostname, origin }] : [];
    }),
  );
}
