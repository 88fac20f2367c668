import { noAssets } from "#renderer/page/document/assets.ts";
import { fixtures, type Given, startForms } from "../forms/form-portal.ts";
import { answerAsText, type Options, requestOf, visit } from "../recorded-portal.ts";
import { guideOf, own } from "./guide-records.ts";

export type Fields = Record<string, unknown>;

export const yesNo = (klic: string, more: Fields = {}) => ({
  klic,
  druh: "anoNe",
  popisek: `Otázka ${klic}?`,
  ...more,
});
export const number = (klic: string, min: unknown, max: unknown, more: Fields = {}) => ({
  klic,
  druh: "cislo",
  popisek: `Kolik ${klic}?`,
  min,
  max,
  ...more,
});
export const amount = (klic: string, more: Fields = {}) => ({
  klic,
  druh: "castka",
  popisek: `Částka ${klic}?`,
  min: 0,
  max: 100_000,
  ...more,
});
export const choice = (klic: string, options: readonly string[], more: Fields = {}) => ({
  klic,
  druh: "volba",
  popisek: `Výběr ${klic}?`,
  moznosti: options.map((hodnota) => ({ hodnota, popisek: `Možnost ${hodnota}` })),
  ...more,
});
export const ask = (pole: string, vztah: string, hodnota?: unknown) => ({
  pole,
  vztah,
  ...(hodnota !== undefined && { hodnota }),
});
export const all = (...podminky: unknown[]) => ({ podminky });
export const any = (...podminky: unknown[]) => ({ spojka: "nebo", podminky });
export const not = (...podminky: unknown[]) => ({ opak: true, podminky });
export const grouped = (...skupiny: unknown[]) => ({ skupiny });
export const criterion = (kdyz?: unknown, more: Fields = {}) => ({
  popis: "Podmínka platí",
  ...(kdyz !== undefined && { kdyz }),
  ...more,
});
export const result = (klic: string, kriteria: unknown, more: Fields = {}) => ({
  klic,
  nazev: `Výsledek ${klic}`,
  kriteria,
  ...more,
});
/** A record of the given questions and results. */
export const guide = (otazky: unknown, vysledky: unknown, more: Fields = {}, parts: Fields = {}) =>
  guideOf({ otazky, vysledky, bezNaroku: "<p>Poradí vám úřad.</p>", pomoc: null, ...more }, parts);

/** A record of a set of shared values on the main site. */
export function setOf(klic: string, polozky: unknown[]) {
  const set = fixtures.contents.find(({ id }) => String(id) === "2402901");
  return {
    ...guideOf(),
    ...set,
    id: `77${klic.length}`,
    name: klic,
    friendlyURLs: { cs_cz: `hodnoty/${klic}`, en_gb: `hodnoty/${klic}` },
    data: { klic, polozky },
  } as unknown as ReturnType<typeof guideOf>;
}

/** A portal with guides whose answers are in the address. */
export function startGuide(records = [guideOf()], environment: Record<string, string> = {}) {
  const portal = startForms(records, environment);
  async function open(answers: readonly string[], options: Options = {}, path = own) {
    const resolved = await visit(
      path,
      { ...options, query: { ...(answers.length > 0 && { answer: answers }), ...options.query } },
      portal.services(),
    );
    if (resolved.kind === "redirect")
      return { status: resolved.status, to: resolved.location, guide: null, asked: "redirect", verdicts: null };
    const page = resolved.kind === "page" ? resolved : null;
    const shown = page?.guide ?? null;
    return {
      status: resolved.status,
      to: "",
      kind: resolved.kind,
      guide: shown,
      asked: shown?.kind === "question" ? shown.question.key : (shown?.kind ?? "nothing"),
      verdicts: shown?.kind === "result" ? shown.results.map(({ verdict }) => verdict) : null,
      hasUnusable: shown?.hasUnusable,
      isUnlisted: page?.isUnlisted ?? false,
      shell: page?.shell,
      issues: page?.issues ?? [],
    };
  }
  const send = (question: string | readonly string[], answers: readonly string[]) =>
    open(answers, { query: { answer: answers, sent: question } });
  async function html(answers: readonly string[], options: Options = {}, path = own) {
    const query = { ...(answers.length > 0 && { answer: answers }), ...options.query };
    return answerAsText(requestOf(path, { ...options, query }), portal.services(), noAssets);
  }
  return { portal, open, send, html };
}

/** A visitor of a guide that keeps answers. */
export function startKept(records = [guideOf({ uchovani: "relace" })], environment: Record<string, string> = {}) {
  const portal = startForms(records, environment);
  const visitor = (answersId: string | null, more: Options = {}) => {
    async function open(path: string, fields?: Given, options: Options = {}) {
      const form = fields && {
        fields: new Map(Object.entries(fields).map(([name, value]): [string, string[]] => [name, [value].flat()])),
        files: [],
      };
      const resolved = await visit(path, { answersId, ...more, ...options, ...(form && { form }) }, portal.services());
      if (resolved.kind === "redirect")
        return {
          status: resolved.status,
          to: resolved.location,
          guide: null,
          asked: resolved.location,
          verdicts: null,
        };
      const shown = (resolved.kind === "page" && resolved.guide) || null;
      return {
        status: resolved.status,
        to: "",
        kind: resolved.kind,
        guide: shown,
        asked: shown?.kind === "question" ? shown.question.key : (shown?.kind ?? "nothing"),
        verdicts: shown?.kind === "result" ? shown.results.map(({ verdict }) => verdict) : null,
        hasUnusable: shown?.hasUnusable,
      };
    }
    const answer = (question: string, value: string | string[], options: Options = {}) =>
      open(`${questions}/${question}`, { answer: value }, options);
    const html = (path: string, options: Options = {}) =>
      answerAsText(requestOf(path, { answersId, ...more, ...options }), portal.services(), noAssets);
    return { open, answer, html };
  };
  return { ...visitor("g".repeat(43)), visitor, portal };
}

export const questions = `${own}/-/otazky`;
