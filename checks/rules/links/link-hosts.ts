import { isLocalFile } from "#checks/local-file.ts";
import type { Rule } from "#checks/rule.ts";
import { shortened } from "#checks/rules/prose.ts";
import { addressesOf } from "#checks/rules/targets.ts";
import { isBroken } from "#checks/rules/typing/contacts.ts";

const level = "reference";

/** Reports links that only the office can open: into its network, to a local file, or with a preview secret. */
export const privateLink: Rule = {
  code: "link.private",
  level,
  severity: "error",
  wcag: [],
  *check(subject) {
    const own = new Set((subject.library?.webs ?? []).map(({ host }) => host));
    for (const { path, address, text } of addressesOf(subject)) {
      if (!isPrivate(address.trim(), own)) continue;
      const values = { url: shortened(address, 80), text, context: isPreview(address) ? "preview" : undefined };
      yield { path, expected: "an address that everybody can open", received: address, values, about: [address] };
    }
  },
};

function isPrivate(address: string, ownHosts: ReadonlySet<string | null>): boolean {
  if (isLocalFile(address)) return true;
  const url = URL.parse(address, "https://portal.invalid");
  if (!url || !/^https?:$/.test(url.protocol) || isBroken(address)) return false;
  if (ownHosts.has(url.hostname)) return isPreview(address);
  const isOfStaff =
    isPrivateHost(url.hostname) || testHost.test(url.hostname) || staffPages.test(`${url.hostname}${url.pathname}`);
  return isOfStaff || isPreview(address);
}

/** True for an address with a token that shows drafts. */
function isPreview(address: string): boolean {
  return /[?&]preview(?:=|&|#|$)/.test(address);
}

/** True for hosts in private networks (RFC 1918, RFC 4193, RFC 6762) and for names without a domain. */
function isPrivateHost(host: string): boolean {
  if (/^(?:127|10)\.[\d.]+$|^192\.168\.[\d.]+$|^172\.(?:1[6-9]|2\d|3[01])\.[\d.]+$|^169\.254\.[\d.]+$/.test(host))
    return true;
  if (/^\[(?:::1|f[cd][\da-f]{2}:|fe80:)/.test(host)) return true;
  return !/[.:]/.test(host) || /(?:^|\.)intranet\.|\.(?:local|lan|internal|intranet|corp|home\.arpa)$/.test(host);
}

/** Servers on which a new version is tried, or on which editors work. */
const testHost =
  /^(?:(?:test|dev|devel|stage|staging|uat|preprod|preview|nahled|sandbox|cms|redakce)(?:\d*)?[.-]|[\w-]+-(?:test|dev|stage|staging|uat|preprod)\d*\.)/;

/** Mail, chats, shared documents, and pages and forms in editing, which open to those who are signed in. */
const staffPages =
  /^(?:outlook\.(?:office|office365|live)\.com|mail\.google\.com|teams\.microsoft\.com\/l\/(?:channel|message|file|chat)|docs\.google\.com\/(?:forms|document|spreadsheets|presentation)\/.*\/edit(?:$|[?#])|[\w-]+\.sharepoint\.com\/|[^/]+\/(?:wp-admin|wp-login\.php|administrator|group\/control_panel|typo3\/|umbraco|user\/login|admin(?:\/.*\/edit|\/?$)))/;

/** Reports links with the session of whoever copied them. */
export const sessionLink: Rule = {
  code: "link.session",
  level,
  severity: "error",
  wcag: [],
  *check(subject) {
    for (const { path, address } of addressesOf(subject))
      if (/[;?&](?:jsessionid|phpsessid)=/i.test(address))
        yield {
          path,
          expected: "an address without a session",
          received: address,
          values: { url: shortened(address, 80) },
        };
  },
};

/** Reports links whose address says where it was copied. */
export const trackedLink: Rule = {
  code: "link.tracking",
  level,
  severity: "warning",
  wcag: [],
  *check(subject) {
    for (const { path, address } of addressesOf(subject)) {
      const [, name] = /[?&](utm_[a-z]+|fbclid|gclid|mc_cid|yclid|igshid)=/i.exec(address) ?? [];
      if (name) yield { path, expected: "an address without it", received: address, values: { name } };
    }
  },
};

/** Reports links through redirect services that track visitors. Mail programs put them into copied text. */
export const wrappedLink: Rule = {
  code: "link.wrapped",
  level,
  severity: "warning",
  wcag: [],
  *check(subject) {
    for (const { path, address } of addressesOf(subject)) {
      const url = URL.parse(address.trim());
      if (!url || !wrappers.test(`${url.hostname}${url.pathname}`)) continue;
      const values = { host: url.hostname };
      yield { path, expected: "the address of the page itself", received: address, values };
    }
  },
};

const wrappers =
  /^(?:bit\.ly|tinyurl\.com|goo\.gl|t\.co|is\.gd|cutt\.ly|1url\.cz)\/.|safelinks\.protection\.outlook\.com\/|^urldefense\.(?:com|proofpoint\.com)\/|^www\.google\.[a-z.]+\/url$|^lm?\.facebook\.com\/l\.php$|^slack-redir\.net\/link$/;
