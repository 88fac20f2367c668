import type { RecordPath, Rule, Subject } from "#checks/rule.ts";
import { proseOf } from "#checks/rules/prose.ts";
import { textsOf } from "#checks/rules/texts.ts";

const address = /(?<![\w.+-])[\w.+-]{1,64}@([a-z\d][a-z\d.-]{2,250}\.[a-z]{2,12})(?![\w@-])/giu;
const host = /https?:\/\/(?:[a-z\d-]{1,63}\.){0,4}?([a-z\d-]{4,63}\.[a-z]{2,12})(?![\w.-])/giu;

/** An address at a domain that differs in one or two letters from the domain of the record's other addresses. */
const otherDomain: Rule = {
  code: "email.domain",
  level: "content",
  severity: "warning",
  wcag: [],
  *check(subject) {
    const found = addressesIn(subject);
    if (found.length === 0) return;
    const counts = new Map<string, number>();
    for (const { domain } of found) counts.set(domain, (counts.get(domain) ?? 0) + 1);
    const hosts = hostsIn(subject);
    const known = [...new Set([...hosts, ...counts.keys()])];
    // With only two addresses it is unknown which one is right.
    const weightOf = (domain: string) => (hosts.has(domain) ? found.length + 1 : 0) + (counts.get(domain) ?? 0);
    for (const { path, text, domain } of found) {
      const other = known.find((each) => isMistyped(domain, each) && weightOf(each) > weightOf(domain));
      if (!other) continue;
      const values = { text, domain: other };
      yield { path, expected: `the domain ${other}`, received: text, values, about: [text] };
    }
  },
};

/** The last two parts of a host: `mpsv.cz`. */
function domainOf(name: string): string {
  return name.toLowerCase().split(".").slice(-2).join(".");
}

function addressesIn(subject: Subject): { path: RecordPath; text: string; domain: string }[] {
  const fields = textsOf(subject).objects.flatMap(({ path, value, shape }) =>
    shape.keys.has("email") && typeof value["email"] === "string"
      ? [{ path: [...path, "email"], text: value["email"] }]
      : [],
  );
  const texts = proseOf(subject).filter(({ text }) => text.includes("@"));
  const places = new Map([...texts, ...fields].map(({ path, text }) => [`${path.join("/")} ${text}`, { path, text }]));
  return [...places.values()].flatMap(({ path, text: whole }) =>
    [...whole.matchAll(address)].map(([text, name = ""]) => ({ path, text, domain: domainOf(name) })),
  );
}

function hostsIn(subject: Subject): Set<string> {
  const { addresses, html } = textsOf(subject);
  const texts = [...addresses.map(({ text }) => text), ...html.map(({ source }) => source)];
  const own = subject.library?.webs.flatMap(({ host: name }) => (name ? [domainOf(name)] : [])) ?? [];
  return new Set([
    ...own,
    ...texts
      .filter((text) => text.includes("://"))
      .flatMap((text) => [...text.matchAll(host)].map(([, name = ""]) => name.toLowerCase())),
  ]);
}

/** True for two long names of which one is the other with a letter left out, added, changed, or two in the other order. */
function isMistyped(one: string, other: string): boolean {
  if (one === other) return false;
  const [[own = "", end], [name = "", otherEnd]] = [one.split("."), other.split(".")];
  if (end !== otherEnd || Math.min(own.length, name.length) < 5 || Math.abs(own.length - name.length) > 1) return false;
  let start = 0;
  while (start < own.length && own[start] === name[start]) start += 1;
  let last = 0;
  while (last < Math.min(own.length, name.length) - start && own.at(-1 - last) === name.at(-1 - last)) last += 1;
  const [left, right] = [own.slice(start, own.length - last), name.slice(start, name.length - last)];
  const isTurned = left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
  return isTurned || (left.length <= 1 && right.length <= 1 && !/\d/.test(left + right));
}

export const emailRules: readonly Rule[] = [otherDomain];
