import { z } from "zod";
import { emailPattern } from "#schemas/forms/formats.ts";
import type { ScannerAddress } from "#server/forms/files/virus-scan.ts";
import { isLoopback, isPrivate } from "#server/http/hosts.ts";
import { type Secrets, secretList } from "./secrets.ts";
import { ConfigError, optionalSetting, setting, splitList, wholeNumber } from "./settings.ts";

/** Settings of online forms (spec §2.4, online applications). */
export const formsSettings = z.object({
  FORMS_FOLDER: setting({
    expected: "a folder that can be written",
    fallback: "data/forms",
    read: (text) => text || undefined,
  }),
  FORM_CHANNELS: setting({
    expected:
      "channels such as podatelna=folder:/srv/submissions, podatelna=https://office.example.org/in (http only on this machine or in a private network) or podatelna=mailto:office@example.org, separated by commas",
    fallback: "",
    read: readChannels,
  }),
  CLAMD_URL: setting({
    expected: "an address such as tcp://clamd:3310 or unix:/run/clamav/clamd.ctl",
    fallback: "",
    read: readScanner,
  }),
  FORM_PROXIES: optionalSetting({
    expected: "a whole number from 0 to 9",
    read: (text) => (/^\d$/.test(text) ? Number(text) : undefined),
  }),
  FORM_SAVED_DAYS: wholeNumber(0, 90, 14),
  FORM_HTTP_SECRET: secretList(),
  SMTP_URL: optionalSetting({
    expected: "an address such as smtp://user:password@mail.example.org:587 or smtps://…",
    read: readMailServer,
    secret: true,
  }),
  SMTP_FROM: optionalSetting({
    expected: "one mail address without a name",
    read: (text) => (emailPattern.test(text) ? text : undefined),
  }),
});

interface Target {
  name: string;
  kind: "folder" | "http" | "smtp";
  /** Path of a folder, address of a recipient, or mail address. */
  target: string;
}

/** Where the submissions of a channel are delivered, with what that takes. */
export type Channel =
  | (Target & { kind: "folder" })
  | (Target & { kind: "http"; secrets: Secrets })
  | (Target & { kind: "smtp"; server: string; from: string });

/** Throws ConfigError for a channel that lacks a setting. */
export function toFormsConfig(values: z.output<typeof formsSettings>) {
  return {
    /** Folder of the answers, the outbox and, without channels in the settings, the submissions. */
    folder: values.FORMS_FOLDER,
    /** Empty to deliver every channel to a folder below `folder`. */
    channels: values.FORM_CHANNELS.map((target) => toChannel(target, values)),
    /** The virus scanner of attached files; null for none. */
    scanner: values.CLAMD_URL,
    /** Proxies before the portal that add to X-Forwarded-For; null for an unknown number: addresses have no budget then. */
    proxies: values.FORM_PROXIES,
    /** Days that answers saved under a return code are kept; 0 when visitors cannot save them. */
    savedDays: values.FORM_SAVED_DAYS,
  };
}

export type FormsConfig = ReturnType<typeof toFormsConfig>;

function readScanner(text: string): ScannerAddress | null | undefined {
  if (text === "") return null;
  const path = /^unix:(\/\S+)$/.exec(text)?.[1];
  if (path !== undefined) return { path };
  const [, host, port] = /^tcp:\/\/([\w.-]+|\[[\da-f:]+\]):(\d{1,5})$/i.exec(text) ?? [];
  return host && Number(port) <= 65_535 ? { host: host.replace(/[[\]]/g, ""), port: Number(port) } : undefined;
}

function toChannel(target: Target, values: z.output<typeof formsSettings>): Channel {
  const { name, kind } = target;
  function needed<T>(value: T | null, setting: string): T {
    if (value === null) throw new ConfigError(`${setting}: expected for the channel ${name} of FORM_CHANNELS`);
    return value;
  }
  switch (kind) {
    case "folder":
      return { ...target, kind };
    case "http":
      return { ...target, kind, secrets: needed(values.FORM_HTTP_SECRET.secrets, "FORM_HTTP_SECRET") };
    case "smtp":
      return {
        ...target,
        kind,
        server: needed(values.SMTP_URL, "SMTP_URL"),
        from: needed(values.SMTP_FROM, "SMTP_FROM"),
      };
  }
}

function readChannels(text: string): readonly Target[] | undefined {
  const channels = splitList(text).map((entry): Target | null => {
    const [, name = "", address = ""] = /^([a-z][a-z0-9-]{0,39})=(\S.*)$/.exec(entry) ?? [];
    const target = readTarget(address);
    return name !== "" && target !== null ? { name, ...target } : null;
  });
  const known = channels.filter((channel) => channel !== null);
  const names = new Set(known.map(({ name }) => name));
  return names.size === channels.length ? known : undefined;
}

function readTarget(address: string): Omit<Target, "name"> | null {
  const [, scheme, rest = ""] = /^(folder|mailto):(\S.*)$/.exec(address) ?? [];
  if (scheme === "folder") return { kind: "folder", target: rest };
  if (scheme === "mailto") return emailPattern.test(rest) ? { kind: "smtp", target: rest } : null;
  const { protocol, hostname, href, origin, pathname } = new URL(address);
  const isOwn = isLoopback(hostname) || isPrivate(hostname);
  const isAllowed = protocol === "https:" || (protocol === "http:" && isOwn);
  return isAllowed && href === origin + pathname ? { kind: "http", target: href } : null;
}

function readMailServer(text: string): string | undefined {
  const { protocol, hostname, pathname, search, hash, username, password } = new URL(text);
  // Throws for a per cent sign that encodes nothing.
  decodeURIComponent(username + password);
  const isPlain = /^\/?$/.test(pathname) && search === "" && hash === "";
  return /^smtps?:$/.test(protocol) && hostname !== "" && isPlain ? text : undefined;
}
