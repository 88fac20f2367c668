import type { Rule } from "#checks/rule.ts";
import { phrases } from "./phrase.ts";

const number = String.raw`(\d{2})[ \u00a0]?(\d{2})[ \u00a0]?(\d{2})[ \u00a0]?(?:\/[ \u00a0]?)?(\d{3,4})(?!\d)`;

/** A number by which a person is known to authorities, as in a request published without being made anonymous. */
const personalNumber = phrases(
  { code: "personal-data.number", severity: "error", expected: "no personal data" },
  {
    pattern: new RegExp(
      String.raw`(?<!\p{L})(?:r\. ?č\.|RČ|rodn(?:é|ého|ým|ému) čísl(?:o|a|em|u)|birth (?:certificate )?number|personal (?:identification )?number|РЧ|(?:лич|особист)\p{L}+ номер\p{L}*|родн\p{L}+ числ\p{L}*)(?: je| is)?[:.,]?[ \u00a0]${number}`,
      "iu",
    ),
    isFault: ([, , month = "", day = ""]) => isDayOfBirth(month, day),
  },
  {
    pattern: /(?<![\d/.-])(\d{2})(\d{2})(\d{2})\/(\d{4})(?![\d/])/u,
    isFault: ([whole = "", , month = "", day = ""], { text }) =>
      isDayOfBirth(month, day) && Number(whole.replace("/", "")) % 11 === 0 && !otherNumber.test(text),
  },
  {
    pattern:
      /(?<!\p{L})(?:č\. ?OP|OP č\.|číslo (?:občanského průkazu|OP|pasu|cestovního dokladu)|občansk(?:ý|ého) průkaz(?:u)?,? č(?:\.|íslo)|identity card (?:no\.|number)|passport (?:no\.|number)|номер (?:паспорта|удостоверения|посвідчення)):? \d{8,9}(?!\d)/iu,
    context: "card",
  },
);

/** Months of women are 50 higher, and 20 higher when a day has no numbers left. */
function isDayOfBirth(month: string, day: string): boolean {
  const number = Number(month) % 50;
  const isMonth = (number >= 1 && number <= 12) || (number >= 21 && number <= 32);
  return isMonth && Number(day) >= 1 && Number(day) <= 31;
}

/** Accounts and file numbers have the same form. */
const otherNumber = /(?<!\p{L})(?:úč[te]|č\. ?ú|č\. ?j|čj\.|sp\. ?zn|spis|account|IBAN|счет|счёт|рахун|značk)/iu;

/** A note for journalists that visitors read with the release. */
const leftEmbargo = phrases(
  { code: "text.embargo", severity: "warning", expected: "the field of the embargo" },
  {
    pattern:
      /(?<!\p{L})(?:embargo(?:ván[oa])?(?: platí)?(?: až)?:? (?:do|až do|to|until|till|before|до)|under embargo|(?:nezveřejňovat|nešířit|nepublikovat|neuveřejňovat|zákaz zveřejnění|ke zveřejnění (?:až|nejdříve)|publikovat (?:až|nejdříve))(?: před| do| od| po| dne)?|not for (?:publication|release|broadcast)(?: before| until| or)?|do not (?:publish|release) (?:before|until)|эмбарго до|не (?:публиковать|распространять) до|ембарго до|не (?:публікувати|поширювати) до)[ \u00a0](?:\p{L}{2,12},? ){0,3}\d{1,2}(?:[.:]|[ \u00a0]\p{L})/iu,
  },
);

export const personalRules: readonly Rule[] = [personalNumber, leftEmbargo];
