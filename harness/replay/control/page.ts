import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Html, html } from "#portal/provider/html.ts";
import { routeNames } from "#portal/replay/paths.ts";
import type { Rule } from "#portal/replay/scenario.ts";
import { type Entry, ruleOf } from "./journal.ts";

/** Named faults for requests. */
export const faults: ReadonlyMap<string, Rule["effect"]> = new Map<string, Rule["effect"]>([
  ["503", { status: 503, retryAfter: 2 }],
  ["404", { status: 404 }],
  ["429", { status: 429, retryAfter: 2 }],
  ["slow by 3 s", { latency: 3000 }],
  ["no answer", { hang: true }],
  ["connection cut", { reset: true }],
  ["login page", { loginPage: true }],
  ["broken JSON", { badJson: true }],
  ["broken gzip", { badGzip: true }],
  ["session lost", { cookieLost: true }],
  ["items twice", { duplicate: true }],
  ["a day old", { stale: 86_400 }],
]);

const styles =
  readFileSync(join(import.meta.dirname, "../../report/sheet.css"), "utf8") +
  readFileSync(join(import.meta.dirname, "page.css"), "utf8");

interface PageOptions {
  url: URL;
  rules: readonly Rule[];
  entries: readonly Entry[];
  scenarios: readonly string[];
  /** Error message of the last submitted form; empty for none. */
  message: string;
}

/** Most rows on the page; the API returns all. */
const mostRows = 200;

export function controlPage({ url, rules, entries, scenarios, message }: PageOptions): {
  html: string;
  policy: string;
} {
  const body = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Replay: ${String(entries.length)} requests</title>
<style>${{ html: styles }}</style>
</head>
<body>
<header><h1>Replay CMS</h1>
<p>${rules.length === 0 ? "Every request is answered as recorded." : `${rules.length} ${rules.length === 1 ? "rule" : "rules"} active`}</p></header>
<main>
${message === "" ? null : html`<p class="bad" role="alert">${message}</p>`}
${scenarioForm(rules, scenarios)}
${journal(url, entries)}
</main>
</body>
</html>
`.html;
  const policy = [
    "default-src 'none'",
    `style-src 'sha256-${hash("sha256", styles, "base64")}'`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
  return { html: body, policy };
}

function scenarioForm(rules: readonly Rule[], scenarios: readonly string[]): Html {
  const json = rules.length === 0 ? "" : JSON.stringify({ format: 1, rules }, null, 2);
  return html`<section><h2>Scenario</h2>
<form method="post" action="/__replay"><input type="hidden" name="action" value="scenario">
<label>Scenario <select name="name"><option value="">none</option>${scenarios.map((name) => html`<option>${name}</option>`)}</select></label>
<button>Use it</button></form>
<details><summary>Rules as JSON, to copy or to change</summary>
<form method="post" action="/__replay"><input type="hidden" name="action" value="rules">
<label>Scenario file <textarea name="rules" rows="12" spellcheck="false">${json}</textarea></label>
<button>Use these rules</button></form></details>
${ruleList(rules)}</section>`;
}

function ruleList(rules: readonly Rule[]): Html | null {
  if (rules.length === 0) return null;
  const items = rules.map(
    (rule, index) => html`<li><code>${JSON.stringify(rule)}</code>
<form method="post" action="/__replay"><input type="hidden" name="action" value="remove"><input type="hidden" name="index" value="${String(index)}"><button>Remove rule ${String(index + 1)}</button></form></li>`,
  );
  return html`<ol>${items}</ol>`;
}

function journal({ searchParams }: URL, entries: readonly Entry[]): Html {
  const route = searchParams.get("route") ?? "";
  const options = routeNames.map((name) => html`<option${name === route ? html` selected` : null}>${name}</option>`);
  return html`<section><h2>Requests</h2>
<form method="get" action="/__replay">
<label>Address contains <input type="search" name="search" value="${searchParams.get("search") ?? ""}"></label>
<label>Path <select name="route"><option value="">all</option>${options}</select></label>
<label><input type="checkbox" name="miss"${searchParams.has("miss") ? html` checked` : null}> without fixture</label>
<button>Search</button></form>
<form method="post" action="/__replay"><input type="hidden" name="action" value="clear"><button>Forget all requests</button></form>
<p>${String(entries.length)} requests${entries.length > mostRows ? html`, the last ${String(mostRows)} of them below` : null}. Programs read them at <a href="/__replay/requests">/__replay/requests</a>.</p>
${entries.length === 0 ? null : table(entries.slice(0, mostRows))}</section>`;
}

function table(entries: readonly Entry[]): Html {
  return html`<div class="wide" role="region" aria-label="Requests" tabindex="0"><table>
<thead><tr><th scope="col">No.</th><th scope="col">Request</th><th scope="col">Answer</th><th scope="col">ms</th><th scope="col">Next time</th></tr></thead>
<tbody>${entries.map(row)}</tbody></table></div>`;
}

function row(entry: Entry): Html {
  const { id, method, address, status, source, fault, isMiss, near, milliseconds } = entry;
  const rule = JSON.stringify({ format: 1, rules: [ruleOf(entry)] }, null, 2);
  const similar = near.length > 0 ? html`; near: ${near.join(", ")}` : null;
  return html`<tr><th scope="row">${String(id)}</th>
<td>${method} ${address}${isMiss ? html`<br><span class="bad">There is no fixture</span>${similar}` : null}${fault === null ? null : html`<br>${fault}`}
<details><summary>Copy request ${String(id)} as scenario</summary><pre tabindex="0" role="region" aria-label="Scenario of request ${String(id)}">${rule}</pre></details></td>
<td>${status === null ? "none" : String(status)}${source === null ? null : html` ${source}`}</td>
<td>${milliseconds === null ? "" : String(milliseconds)}</td>
<td><form method="post" action="/__replay"><input type="hidden" name="action" value="fail"><input type="hidden" name="id" value="${String(id)}">
<select name="fault" aria-label="Fault of request ${String(id)}">${[...faults.keys()].map((name) => html`<option>${name}</option>`)}</select>
<button>Fail request ${String(id)}</button></form></td></tr>
`;
}
