import { amountsIn } from "#checks/amounts.ts";
import type { RecordPath, Rule, Subject } from "#checks/rule.ts";
import { proseOf, sentencesOf, shortened } from "#checks/rules/prose.ts";
import { isRecord } from "#schemas/parse/shape.ts";
import words from "./claims.json" with { type: "json" };

type Fields = Readonly<Record<string, unknown>>;

/** A kind of sentence that contradicts a field; its name is the context of the message. */
interface Claim {
  name: string;
  /** True when the field makes such a sentence wrong. */
  isWrong(data: Fields, subject: Subject): boolean;
  tells: RegExp;
  /** Words of sentences that speak of something else. */
  except?: RegExp;
  /** A further test of the sentence. */
  also?(sentence: string, data: Fields): boolean;
  severity?: "info";
}

const pattern = (source: string) => new RegExp(source, "iu");

const paid = (data: Fields) => (isRecord(data["poplatek"]) ? data["poplatek"]["castka"] : null);
const isFull = ({ registrace }: Fields) => isRecord(registrace) && registrace["obsazeno"] === true;
const isSingle = ({ terminy, opakovani }: Fields) => !(Array.isArray(terminy) && terminy.length > 0) && !opakovani;
const isPlanned = ({ stav }: Fields) => stav === undefined || stav === null || stav === "planovano";

const capacity = pattern(words.capacity.said);

const ofEvents: readonly Claim[] = [
  {
    name: "paid",
    isWrong: (data) => paid(data) === 0,
    tells: pattern(words.paid.tells),
    except: pattern(words.paid.except),
    also: (sentence) => amountsIn(sentence).some((amount) => amount > 0),
  },
  {
    name: "free",
    isWrong: (data) => Number(paid(data)) > 0,
    tells: pattern(words.free.tells),
    except: pattern(words.free.except),
  },
  { name: "vacant", isWrong: isFull, tells: pattern(words.vacant.tells) },
  {
    name: "full",
    isWrong: (data) => isRecord(data["registrace"]) && !isFull(data) && isSingle(data),
    tells: pattern(words.full.tells),
  },
  {
    name: "invites",
    isWrong: (data, subject) =>
      data["stav"] === "zruseno" && !proseOf(subject).some(({ text }) => cancelled.test(text)),
    tells: pattern(words.invites.tells),
    severity: "info",
  },
  {
    name: "calledOff",
    isWrong: (data) => isPlanned(data) && isSingle(data),
    tells: pattern(words.calledOff.tells),
  },
  {
    name: "capacity",
    isWrong: ({ registrace, terminy }) =>
      isRecord(registrace) && typeof registrace["kapacita"] === "number" && !Array.isArray(terminy),
    tells: capacity,
    except: pattern(words.capacity.except),
    also: (sentence, { registrace }) =>
      isRecord(registrace) && Number(capacity.exec(sentence)?.[1]) !== registrace["kapacita"],
  },
  {
    name: "room",
    isWrong: ({ forma, misto }) => forma === "online" && !misto,
    tells: pattern(words.room.tells),
    except: pattern(words.room.except),
  },
  {
    name: "remote",
    isWrong: ({ forma, prenos }) => forma === "prezencne" && !prenos,
    tells: pattern(words.remote.tells),
    except: pattern(words.remote.except),
  },
];

const isOver = ({ stav }: Fields) => stav === "obsazeno" || stav === "zruseno";
const cancelled = pattern(words.invites.cancelled);

const weekly = pattern(words.load.weekly);
const fullWeek = 30;

const ofPositions: readonly Claim[] = [
  { name: "open", isWrong: isOver, tells: pattern(words.open.tells) },
  { name: "filled", isWrong: ({ stav }) => stav === undefined || stav === null, tells: pattern(words.filled.tells) },
  {
    name: "pay",
    isWrong: ({ plat }) => isRecord(plat) && typeof plat["do"] === "number",
    tells: pattern(words.pay.tells),
    except: pattern(words.pay.except),
    also: (sentence, { plat }) =>
      isRecord(plat) && amountsIn(sentence).some((amount) => amount >= 1000 && amount > Number(plat["do"])),
  },
  {
    name: "fullTime",
    isWrong: ({ hodinTydne, typVztahu }) => Number(hodinTydne) <= fullWeek && !has(typVztahu, "plnyUvazek"),
    tells: pattern(words.load.full),
    except: pattern(words.load.except),
  },
  {
    name: "partTime",
    isWrong: ({ hodinTydne, typVztahu }) => Number(hodinTydne) > fullWeek && !has(typVztahu, "castecnyUvazek"),
    tells: pattern(words.load.part),
    except: pattern(words.load.except),
  },
  {
    name: "weekly",
    isWrong: ({ hodinTydne }) => typeof hodinTydne === "number",
    tells: weekly,
    except: pattern(words.load.except),
    also: (sentence, { hodinTydne }) => Math.abs(Number(weekly.exec(sentence)?.[1]) - Number(hodinTydne)) >= 1,
  },
];

function has(list: unknown, value: string): boolean {
  return Array.isArray(list) && list.includes(value);
}

/** Sentences about other years, and about what would happen if. */
const limits = [pattern(words.limits.if), pattern(words.limits.past)];

/** A sentence that says the opposite of a field: that a free event costs something, that a part-time job is full-time. */
const contradictedField: Rule = {
  code: "field.contradicted",
  level: "content",
  severity: "warning",
  wcag: [],
  *check(subject) {
    const { data } = subject.content;
    const claims = claimsOf(data).filter((claim) => claim.isWrong(data, subject));
    const reported = new Set<string>();
    for (const { path, own } of claims.length === 0 ? [] : proseOf(subject))
      for (const sentence of isOwn(path) ? sentencesOf(own) : [])
        for (const { name, tells, except, also, severity } of claims) {
          if (!tells.test(sentence) || except?.test(sentence) || limits.some((limit) => limit.test(sentence))) continue;
          if ((also && !also(sentence, data)) || reported.has(`${name} ${path.join("/")}`)) continue;
          reported.add(`${name} ${path.join("/")}`);
          if (name === "weekly" && reported.has(`fullTime ${path.join("/")}`)) continue;
          yield {
            path,
            expected: "what the field says",
            received: sentence,
            values: { text: shortened(sentence, 90), context: name },
            severity,
          };
        }
  },
};

function claimsOf(data: Fields): readonly Claim[] {
  if (Object.hasOwn(data, "zacatek")) return ofEvents;
  return ["plat", "hodinTydne", "nastup"].some((key) => Object.hasOwn(data, key)) ? ofPositions : [];
}

/** Texts about the whole page, not those of its venue, its contact or a part of its programme. */
function isOwn(path: RecordPath): boolean {
  const [first, second] = path;
  return first === "description" || (first === "data" && texts.has(String(second)));
}

const texts: ReadonlySet<string> = new Set([
  "perex",
  "obsah",
  "registrace",
  "napln",
  "nabizime",
  "pozadavky",
  "podminky",
]);

export const claimRules: readonly Rule[] = [contradictedField];
