import type { Rule } from "#checks/rule.ts";
import { shortened } from "#checks/rules/prose.ts";
import { addressesOf } from "#checks/rules/targets.ts";
import { isBroken } from "#checks/rules/typing/contacts.ts";

/** Reports a sign at the end of an address that belongs to the sentence, and a space in the middle of one. */
export const oddAddress: Rule = {
  code: "link.odd-address",
  level: "reference",
  severity: "warning",
  wcag: [],
  *check(subject) {
    for (const { path, address } of addressesOf(subject)) {
      const url = address.trim();
      if (!/^(?:https?:\/\/|\/)/i.test(url) || isBroken(url)) continue;
      const [end] = strayEnd.exec(url) ?? [];
      const isClosed = end === ")" && url.includes("(");
      const context = end && !isClosed ? "end" : hasInnerSpace(url) ? "space" : null;
      if (context === null) continue;
      const values = { url: shortened(url, 80), end: end && end !== "%20" ? end : "␣", context };
      yield { path, expected: "an address without it", received: address, values, about: [address] };
    }
  },
};

const strayEnd = /(?:%20|[,.;:!)\]“”"'>])+$/i;

/** True for a space in the path of another website. Names of files may have spaces. */
function hasInnerSpace(url: string): boolean {
  const [path = ""] = url.split(/[?#]/, 1);
  return /^https?:/i.test(path) && /\S(?:\s|%20)+\S/.test(path) && !/\.[a-z\d]{2,5}$/i.test(path);
}

/** Reports a link to a sign-in or a form whose connection is not encrypted. */
export const insecureLink: Rule = {
  code: "link.insecure",
  level: "reference",
  severity: "warning",
  wcag: [],
  *check(subject) {
    for (const { path, address, text } of addressesOf(subject)) {
      const url = URL.parse(address.trim());
      if (url?.protocol !== "http:" || !personal.test(`${url.hostname}${url.pathname}`)) continue;
      yield { path, expected: "an address with https", received: address, values: { text: shortened(text) } };
    }
  },
};

/** Words of addresses where people sign in or fill in a form. */
const personal =
  /(?:prihla[sš]|prihlaseni|log-?in|sign-?in|auth|klient|client|portal\.|moje?[-.]|ucet|account|formular|form(?:s|ular)?(?![a-z])|zadost|podani|objedna|rezerva|registra|platb|payment)/i;
