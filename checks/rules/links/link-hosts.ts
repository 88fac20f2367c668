import type { Rule } from "#checks/rule.ts";
import { shortened } from "#checks/rules/prose.ts";
import { addressesOf } from "#checks/rules/targets.ts";

const level = "reference";

/** Links that only people of the office can open: in its network, on their own computer, or with the secret of a preview. */
export const privateLink: Rule = {
  code: "link.private",
  level,
  severity: "error",
  wcag: [],
  *check(subject) {
    const own = new Set((subject.library?.webs ?? []).map(({ host }) => host));
    for (const { path, address } of addressesOf(subject)) {
      const url = URL.parse(address.trim(), "https://portal.invalid");
      if (!url || !/^https?:$/.test(url.protocol) || own.has(url.hostname)) continue;
      if (!isPrivateHost(url.hostname) && !url.searchParams.has("preview")) continue;
      yield {
        path,
        expected: "an address that everybody can open",
        received: address,
        values: { url: shortened(address, 80) },
      };
    }
  },
};

/** Hosts of networks that are not public: RFC 1918, RFC 4193, RFC 6762, and names without a domain. */
function isPrivateHost(host: string): boolean {
  if (/^(?:127|10)\.[\d.]+$|^192\.168\.[\d.]+$|^172\.(?:1[6-9]|2\d|3[01])\.[\d.]+$|^169\.254\.[\d.]+$/.test(host))
    return true;
  if (/^\[(?:::1|f[cd][\da-f]{2}:|fe80:)/.test(host)) return true;
  return !/[.:]/.test(host) || /(?:^|\.)intranet\.|\.(?:local|lan|internal|intranet|corp|home\.arpa)$/.test(host);
}

/** Services that lead on to an address and learn who goes there; mail programs put them into what is copied. */
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
  /safelinks\.protection\.outlook\.com\/|^urldefense\.(?:com|proofpoint\.com)\/|^www\.google\.[a-z.]+\/url$|^lm?\.facebook\.com\/l\.php$|^slack-redir\.net\/link$/;
