import type { ExportFile } from "#renderer/exports/export-file.ts";
import { enter } from "#renderer/page/resolve-site.ts";
import type { Services } from "#renderer/page/resolved.ts";
import { defaultLanguage, inLanguageOrDefault } from "#schemas/site/languages.ts";
import type { WebConfig } from "#schemas/site/web-config.ts";
import type { PageRequest } from "#server/pages/pages.ts";

export const securityContactPath = "/.well-known/security.txt";

const DAY = 24 * 60 * 60 * 1000;

/** Whoever reads the file later than this should ask for it again. */
const validity = 180 * DAY;

/** Where security holes are reported (RFC 9116); null when neither the settings nor the site name a contact. */
export async function findSecurityContact(request: PageRequest, services: Services): Promise<ExportFile | null> {
  const { securityContacts, cms } = services.config;
  const reader = services.read();
  const site = cms.enabled ? await enter({ ...request, path: "/" }, reader, services) : null;
  const contacts = securityContacts.length > 0 ? securityContacts : contactOf(site?.config ?? null);
  if (contacts.length === 0) return null;
  const web = site?.entered?.web;
  const origins = web?.origin ? [web.origin, ...web.domains.map(({ origin }) => origin)] : [];
  const expires = Math.floor((services.clock.now() + validity) / DAY) * DAY;
  const lines = [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${new Date(expires).toISOString()}`,
    "Preferred-Languages: cs, en",
    ...origins.map((origin) => `Canonical: ${origin}${securityContactPath}`),
  ];
  return {
    kind: "file",
    contentType: "text/plain; charset=utf-8",
    body: `${lines.join("\n")}\n`,
    fileName: null,
    staleFor: reader.staleFor,
  };
}

function contactOf(config: WebConfig | null): string[] {
  const email = config && inLanguageOrDefault(config.contacts, defaultLanguage)?.value.email;
  return email ? [`mailto:${email}`] : [];
}
