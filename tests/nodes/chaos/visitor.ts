import { createHash } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import type { Random } from "#harness/content/random.ts";
import { entryAction, summaryFields, yes } from "#schemas/forms/form-fields.ts";
import { signIn } from "../signed-in-visitor.ts";
import type { Nodes } from "./nodes.ts";
import { markedAnswers, markOf, marksIn, type Plan, type PlannedPage } from "./plans.ts";
import type { Received } from "./recipient.ts";

/** Milliseconds until a visitor looks again at a page that an error stands in for. */
const reloadMs = 100;

/** Pages that a visitor sends at most; more is a form that leads in a circle. */
const mostPages = 200;

interface Options {
  number: number;
  plan: Plan;
  random: Random;
  nodes: Nodes;
  clock: { step(ms: number): void };
  /** Called for each fault that the visitor makes. */
  strike: (fault: VisitorFault) => void;
  /** Called after each answer or error. */
  onRequest: () => void;
}

export type VisitorFault = "double click" | "two tabs" | "back" | "session expired";

interface Answer {
  status: number;
  location: string;
  text: string;
}

/** Answers of a page that may be the stored ones; null for none. */
type Candidates = readonly (PlannedPage["typed"] | null)[];

/** Key of an answer in a submission. */
const keyOf = (step: string, entry: number) => `${step} ${entry}`;

/**
 * A visitor who fills in a form without script and sends it, whatever happens, and knows which answers were accepted:
 * those whose page was answered with 303 to a later one.
 */
export function createVisitor({ number, plan, random, nodes, clock, strike, onRequest }: Options) {
  const cookies = new Map<string, string>();
  const accepted = new Map<string, Candidates>();
  /** Number of entries that a page said it has. */
  const counts = new Map<string, string>();
  const references = new Set<string>();
  const complaints: string[] = [];
  const { start, pages } = plan;
  const [receipt, summary] = [`${start}/-/odeslano`, `${start}/-/souhrn`];
  let marks = 0;
  /** The submission that pages said they belong to. */
  let submission = "";

  const indexOf = (path: string) => (path === summary ? pages.length : pages.findIndex(({ to }) => to === path));
  const pageKey = ({ step, entry }: PlannedPage) => keyOf(step, entry);

  /** Null when the connection broke: nobody knows what became of the request. */
  async function ask(path: string, body?: FormData | URLSearchParams): Promise<Answer | null> {
    const headers = {
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
      "sec-fetch-site": "same-origin",
    };
    try {
      const url = (await nodes.pick(random)) + path;
      const answer = await fetch(url, { headers, redirect: "manual", ...(body && { method: "POST", body }) });
      const text = await answer.text();
      for (const line of answer.headers.getSetCookie()) {
        const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (/max-age=0/i.test(line)) cookies.delete(name);
        else cookies.set(name, value);
      }
      return { status: answer.status, location: answer.headers.get("location") ?? "", text };
    } catch {
      return null;
    } finally {
      onRequest();
    }
  }

  /** Asks until the portal answers. */
  async function persist(send: () => Promise<Answer | null>): Promise<Answer> {
    for (;;) {
      const answer = await send();
      if (answer && answer.status < 500) return answer;
      await setTimeout(reloadMs);
    }
  }

  function bodyOf(page: PlannedPage, typed: PlannedPage["typed"], isFirstTime: boolean): FormData | URLSearchParams {
    const fields = Object.entries(typed).flatMap(([key, values]) => values.map((value) => [key, value] as const));
    const count = counts.get(page.to);
    if (count !== undefined) fields.push([entryAction.count, count]);
    if (submission !== "") fields.push([entryAction.submission, submission]);
    if (isFirstTime && !page.isLast) fields.push([entryAction.name, entryAction.add]);
    if (page.files.length === 0) return new URLSearchParams(fields.map(([key, value]) => [key, value]));
    const form = new FormData();
    for (const [key, value] of fields) form.append(key, value);
    for (const { field, name, content } of page.files)
      form.append(field, new Blob([content], { type: "application/pdf" }), name);
    return form;
  }

  /** Sends pages at the same time; resolves to the answers, and notes what may be stored now. */
  async function sendAtOnce(sent: readonly { page: PlannedPage; isFirstTime: boolean; typed: PlannedPage["typed"] }[]) {
    const before = new Map(accepted);
    for (const { page, typed } of sent) accepted.set(pageKey(page), [...(accepted.get(pageKey(page)) ?? []), typed]);
    const answers = await Promise.all(
      sent.map(({ page, isFirstTime, typed }) => ask(page.to, bodyOf(page, typed, isFirstTime))),
    );
    const outcomes = sent.map(({ page, typed }, at) => ({
      key: pageKey(page),
      typed,
      outcome: outcomeOf(page, answers[at] ?? null),
    }));
    for (const [key, all] of Map.groupBy(outcomes, ({ key }) => key)) {
      const isReplaced = all.some(({ outcome }) => outcome === "accepted");
      const possible = all.filter(({ outcome }) => outcome !== "refused").map(({ typed }) => typed);
      // After an error the page may be stored or not.
      const candidates = [...(isReplaced ? [] : (before.get(key) ?? [null])), ...possible];
      if (candidates.some((typed) => typed !== null)) accepted.set(key, candidates);
      else accepted.delete(key);
    }
    return answers;
  }

  function outcomeOf(page: PlannedPage, answer: Answer | null): "accepted" | "refused" | "unknown" {
    if (!answer || answer.status >= 500) return "unknown";
    return answer.status === 303 && indexOf(answer.location) > indexOf(page.to) ? "accepted" : "refused";
  }

  function marked(page: PlannedPage): PlannedPage["typed"] {
    marks += 1;
    return markedAnswers(page, markOf(number, marks));
  }

  /** Sends a page that was sent before, with other answers. */
  async function change(page: PlannedPage): Promise<Answer> {
    return persist(async () => (await sendAtOnce([{ page, isFirstTime: false, typed: marked(page) }]))[0] ?? null);
  }

  const earlier = (page: PlannedPage) => {
    const before = pages.slice(0, pages.indexOf(page)).filter((each) => accepted.has(pageKey(each)));
    return before.length > 0 ? random.pick(before) : null;
  };

  /** Fills in a page; resolves to the address that follows. */
  async function takeStep(page: PlannedPage, { text }: Answer): Promise<string> {
    const count = /name="_pocet" value="(\d+)"/.exec(text)?.[1];
    if (count !== undefined) counts.set(page.to, count);
    submission = /name="_podani" value="([^"]*)"/.exec(text)?.[1] ?? submission;
    if (/name="doplneni"/.test(text)) page = { ...page, typed: { ...page.typed, doplneni: ["Doplněno"] } };
    const known = accepted.get(pageKey(page));
    if (known && !isShown(known, text)) complain("is asked again", page);
    const other = earlier(page);
    const fault = random.whole(1, 100);
    const first = { page, isFirstTime: true, typed: marked(page) };
    if (fault <= 8) {
      strike("double click");
      return locationOf(page, await sendAtOnce([first, first]));
    }
    if (fault <= 16) {
      strike("two tabs");
      const tab = other ?? page;
      return locationOf(page, await sendAtOnce([first, { page: tab, isFirstTime: tab === page, typed: marked(tab) }]));
    }
    if (fault <= 24 && other) {
      strike("back");
      await change(other);
    } else if (fault <= 40 && plan.hasAccount && cookies.delete("auth.token")) {
      strike("session expired");
      const before = [...accepted];
      await sendAtOnce([first]);
      // Answers sent without the account are kept beside those of the account.
      accepted.clear();
      for (const [key, typed] of before) accepted.set(key, typed);
      await signInAgain();
      return page.to;
    }
    return locationOf(page, await sendAtOnce([first]));
  }

  /** The address that one of the answers leads to; the page itself after an error. */
  function locationOf(page: PlannedPage, answers: readonly (Answer | null)[]): string {
    // The form may have another question since its page was shown.
    const wrong = answers.find(
      (answer) => answer && answer.status !== 303 && answer.status !== 422 && answer.status < 500,
    );
    if (wrong) complain(`is answered ${wrong.status}`, page);
    return answers.find((answer) => answer?.status === 303)?.location ?? page.to;
  }

  function complain(what: string, { to }: Pick<PlannedPage, "to">): void {
    complaints.push(`visitor ${number}: ${to} ${what}`);
  }

  /** Compares the summary with what was accepted, and sends it; resolves to the address that follows. */
  async function takeSummary({ text }: Answer): Promise<string> {
    const missing = pages.find((page) => !accepted.has(pageKey(page)));
    if (missing) return missing.to;
    for (const page of pages)
      if (!isShown(accepted.get(pageKey(page)) ?? [], text)) complain("is not on the summary as accepted", page);
    const submission = /name="submission" value="([^"]*)"/.exec(text)?.[1] ?? "";
    const body = new URLSearchParams({ [summaryFields.submission]: submission, [summaryFields.declaration]: yes });
    const send = () => ask(summary, body);
    const page = random.pick(pages);
    const fault = random.whole(1, 100);
    let answers: (Answer | null)[];
    if (fault <= 20) {
      strike("double click");
      answers = await Promise.all([send(), send()]);
    } else if (fault <= 40) {
      strike("two tabs");
      const [sent] = await Promise.all([send(), sendAtOnce([{ page, isFirstTime: false, typed: marked(page) }])]);
      answers = [sent];
    } else if (fault <= 55) {
      strike("back");
      const isChanged = outcomeOf(page, await change(page)) === "accepted" && marksIn(marked(page)).length > 0;
      answers = [await send()];
      if (isChanged && answers[0]?.location === receipt) complain("was sent with the answers of an old summary", page);
    } else answers = [await send()];
    for (const answer of answers) {
      // The portal takes no summary within a second of the first answer.
      if (answer?.status === 422) clock.step(1000);
      if (answer?.location === receipt) return receipt;
    }
    // Some change an answer after an error.
    if (answers.includes(null) && random.percent(50)) await change(page);
    return summary;
  }

  /** Reads the receipt, and sends the summary once more from an old page. */
  async function takeReceipt({ text }: Answer): Promise<void> {
    note(text);
    if (!random.percent(30)) return;
    strike("back");
    const again = await persist(() => ask(summary, new URLSearchParams({ [summaryFields.declaration]: yes })));
    if (again.location !== receipt)
      complain(`is answered ${again.status} ${again.location} after the receipt`, { to: summary });
    note((await persist(() => ask(receipt))).text);
  }

  function note(text: string): void {
    const reference = /<strong>(\w{5}-\w{5}-\w)<\/strong>/.exec(text)?.[1];
    if (reference) references.add(reference);
    else complain("has no reference number", { to: receipt });
  }

  async function signInAgain(): Promise<void> {
    for (;;) {
      try {
        await signIn(await nodes.pick(random), cookies);
        return;
      } catch {
        await setTimeout(reloadMs);
      } finally {
        onRequest();
      }
    }
  }

  async function fill(): Promise<void> {
    const first = pages[0]?.to ?? "";
    let at = first;
    for (let count = 0; count < mostPages; count += 1) {
      // Without the session the portal shows none of the answers, and begins a new form.
      if (plan.hasAccount && at === first) await signInAgain();
      const answer = await persist(() => ask(at));
      if (answer.status === 302) {
        if (answer.location.startsWith(start)) at = answer.location;
        else await signInAgain();
      } else if (at === receipt) return takeReceipt(answer);
      else if (at === summary) at = await takeSummary(answer);
      else {
        const page = pages.find(({ to }) => to === at);
        if (!page) throw new Error(`visitor ${number} is led to ${at}, which is not on the path`);
        at = await takeStep(page, answer);
      }
    }
    complain("is not the end after many pages", { to: at });
  }

  /** Returns the differences between a submission and what was accepted. */
  function differences({ submission, files }: Received): string[] {
    const values = new Map(
      submission.answers.map(({ step, entry, question, values }) => [`${keyOf(step, entry)} ${question}`, values]),
    );
    const wrong = pages.filter((page) => {
      const keys = Object.keys(page.typed);
      const fits = (typed: Candidates[number]) =>
        typed !== null &&
        keys.every((key) => JSON.stringify(values.get(`${pageKey(page)} ${key}`)) === JSON.stringify(typed[key]));
      return !(accepted.get(pageKey(page)) ?? []).some(fits);
    });
    const hashes = pages.flatMap((page) =>
      page.files.map(({ content }) => createHash("sha256").update(content).digest("hex")),
    );
    return [
      ...wrong.map(({ to }) => `visitor ${number}: ${to} was delivered otherwise than accepted`),
      ...(JSON.stringify(hashes) === JSON.stringify(files)
        ? []
        : [`visitor ${number}: files of ${start} are missing or others`]),
    ];
  }

  return { number, start, fill, references, complaints, differences };
}

/** True for a page with the marks of what was accepted. */
function isShown(candidates: Candidates, text: string): boolean {
  return candidates.some((typed) => typed === null || marksIn(typed).every((mark) => text.includes(mark)));
}
