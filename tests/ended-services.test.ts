import { expect, test } from "vitest";
import { languageCodes } from "#schemas/site/language-codes.ts";
import { readFixture, recordedFiles, recordedNow } from "./recorded.ts";

const services = recordedFiles.filter((file) => file.includes("/service/")).map(readFixture);

/** Czech addresses of services that had ended by the time of the recorded pages. */
const ended = new Set<string>(
  services.flatMap(({ data, friendlyURLs }) =>
    typeof data.ukonceni?.od === "string" && Date.parse(data.ukonceni.od) < recordedNow ? friendlyURLs.cs_cz : [],
  ),
);

/** Pages that promote services, which must not link to ended ones. */
const offering = /\/(main-page|services-hub|questions-and-answers|landing-page)\//;

function linksIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  const own = "friendlyURLs" in value && typeof value.friendlyURLs === "object" ? [value.friendlyURLs] : [];
  const addresses = own.flatMap((urls) => (urls && "cs_cz" in urls ? String(urls.cs_cz) : []));
  return [...addresses, ...Object.values(value).flatMap(linksIn)];
}

test("home pages, signposts, campaigns and questions do not offer a service that has ended", () => {
  const files = recordedFiles.filter((file) => offering.test(file));
  expect(ended.size).toBeGreaterThan(1);
  expect(files.length).toBeGreaterThan(20);
  const offered = files.flatMap((file) => linksIn(readFixture(file).data).map((address) => ({ file, address })));
  expect(offered.length).toBeGreaterThan(50);
  expect(offered.filter(({ address }) => ended.has(address))).toEqual([]);
});

/** Words that say that a benefit can still be had. */
const present = {
  cs: /(?<!\p{L})(má nárok|nárok (má|mají)|náleží|získáte|dostane(te)?|vyplácí|pokryje|můžete|můžu|mohu|pobírá|činí)(?!\p{L})/iu,
  en: /\b(you can|you (will )?get|can I|(is|are) (entitled|paid|granted|recognised)|covers|pays|receives|do I)\b/i,
  ru: /(?<!\p{L})(име(ет|ют) право|получа(ет|ют|ете|ть)|выплачива(ет|ют|ется)|можно|можете|положен|покрывает)(?!\p{L})/iu,
  ua: /(?<!\p{L})(ма(є|ють) право|отриму(є|ють|єте|вати)|виплачу(є|ють|ється)|можна|можете|належить|покриває)(?!\p{L})/iu,
};

/** What the page of a service that has ended shows; questions and answers about its replacement are left out. */
function shownTexts({ name, description, data }: ReturnType<typeof readFixture>): string[] {
  const { perex, obecneInformace, kdoMaNarok, dalsiPodminky, coZiskate, lhuty, povinnosti, opravneProstredky } = data;
  const questions = (data.otazky ?? []).filter(({ otazka }: { otazka: string }) => !aboutTheNew.test(otazka));
  const texts = { name, description, perex, kdoMaNarok, dalsiPodminky, coZiskate, povinnosti, opravneProstredky };
  return strings([texts, obecneInformace, lhuty?.rozhodnuti, lhuty?.trvani, questions]);
}

const aboutTheNew = /novou dávku|new benefit|новое пособие|нову допомогу/;

function strings(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(strings) : [];
}

test("a service that has ended speaks of itself in the past tense in each of its languages", () => {
  const over = recordedFiles
    .filter((file) => file.startsWith("contents/mpsv/service/"))
    .map((file) => ({ file, language: languageCodes.find((code) => file.endsWith(`.${code}.json`)) ?? "cs" }))
    .filter(({ file }) => ended.has(readFixture(file).friendlyURLs.cs_cz));
  expect(new Set(over.map(({ language }) => language)).size).toBe(languageCodes.length);
  const found = over.flatMap(({ file, language }) =>
    shownTexts(readFixture(file)).flatMap((text) => {
      const [word] = present[language].exec(text) ?? [];
      return word ? [`${file}: ${word}`] : [];
    }),
  );
  expect(found).toEqual([]);
});

test("a service that has ended says what replaces it, in each of its languages", () => {
  const without = services.filter(({ data, friendlyURLs }) => ended.has(friendlyURLs.cs_cz) && !data.ukonceni?.nahrada);
  expect(without).toEqual([]);
});
