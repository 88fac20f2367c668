import { defaultLanguage, isLanguage } from "#schemas/site/language-codes.ts";
import { languages } from "#schemas/site/languages.ts";
import type { Submission } from "#server/forms/submission.ts";

/** Returns the subject and the text of the mail about a submission, in the words that the visitor read. */
export function toMail({ reference, sentAt, form, answers, declaration }: Submission) {
  const { locale } = languages[isLanguage(form.language) ? form.language : defaultLanguage];
  const options = { timeZone: "Europe/Prague", dateStyle: "long", timeStyle: "short" } as const;
  const time = new Intl.DateTimeFormat(locale, options).format(Date.parse(sentAt));
  const repeated = new Set(answers.flatMap(({ step, entry }) => (entry > 1 ? [step] : [])));
  const blocks = answers.map(({ step, entry, label, texts }) => {
    const lines = texts.length > 0 ? texts.flatMap(toLines) : ["–"];
    const heading = repeated.has(step) ? `${toLine(label)} (${entry})` : toLine(label);
    // Set in, so that no line of an answer passes for the label of another one.
    return [heading, ...lines.map((line) => `    ${line}`)].join("\n");
  });
  const head = [toLine(form.title), toLine(reference), time].join("\n");
  const foot = declaration === null ? [] : [`✓ ${toLine(declaration)}`];
  return { subject: toLine(`${reference} ${form.title}`), text: `${[head, ...blocks, ...foot].join("\n\n")}\n` };
}

const toLines = (text: string) => text.split(/\r\n|[\n\v\f\r\x85\u2028\u2029]/);

const toLine = (text: string) => text.replace(/[\s\p{Cc}]+/gu, " ").trim();
