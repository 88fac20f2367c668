import { textFile } from "#renderer/exports/export-file.ts";
import { errors } from "#renderer/page/errors.ts";
import type { RequestContext } from "#renderer/page/request-context.ts";
import { readSite, type Site } from "#renderer/page/resolve-site.ts";
import { valueIfReady } from "#renderer/page/value-if-ready.ts";
import { defaultLanguage } from "#schemas/site/language-codes.ts";
import { inLanguageOrDefault } from "#schemas/site/languages.ts";
import { hostPaths } from "#schemas/values/host-paths.ts";
import { emailsIn } from "#schemas/values/office/emails.ts";
import { deadlineIn, withDeadline } from "#server/deadline.ts";
import type { HostRoute } from "./route.ts";

const path = hostPaths.securityTxt;

const DAY = 24 * 60 * 60 * 1000;

/** Milliseconds until the file expires. */
const validity = 180 * DAY;

/** Milliseconds to wait for the site's contact when the settings have none. */
const contactTimeoutMs = 1000;

/**
 * security.txt: where to report vulnerabilities (RFC 9116). Contacts come from the settings, or else from the site. If
 * the CMS does not provide one either, the file does not exist.
 */
export const securityTxt: HostRoute = {
  name: "security-txt",
  of: "host",
  matches: (requested) => requested === path,
  async answer(context) {
    const { reader, services } = context;
    const { securityContacts } = services.config;
    const loading = loadHomeSite(context);
    const site = await (securityContacts.length > 0
      ? valueIfReady(loading)
      : withDeadline(deadlineIn(contactTimeoutMs), () => loading).catch(() => null));
    const contacts = securityContacts.length > 0 ? securityContacts : contactsOf(site);
    if (contacts.length === 0) throw errors.unknownRoute(path);
    const web = site?.input.web;
    const origins = web?.origin ? [web.origin, ...web.domains.map(({ origin }) => origin)] : [];
    const expires = Math.floor((services.clock.now() + validity) / DAY) * DAY;
    const lines = [
      ...contacts.map((contact) => `Contact: ${contact}`),
      `Expires: ${new Date(expires).toISOString()}`,
      "Preferred-Languages: cs, en",
      ...origins.map((origin) => `Canonical: ${origin}${path}`),
    ];
    return textFile("text/plain", `${lines.join("\n")}\n`, reader);
  },
};

/** The site whose home page is at the host's root; null without a CMS. */
async function loadHomeSite(context: RequestContext): Promise<Site | null> {
  if (!context.services.config.cms.enabled) return null;
  return readSite({ ...context, address: { ...context.address, path: "/" } });
}

function contactsOf(site: Site | null): string[] {
  const email = site && inLanguageOrDefault(site.config.contacts, defaultLanguage)?.value.email;
  return emailsIn(email || "").map((each) => `mailto:${each}`);
}
