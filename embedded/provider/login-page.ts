import { accounts } from "./accounts.ts";
import { type Html, html } from "./html.ts";
import { layout } from "./layout.ts";
import type { PageContext } from "./page-context.ts";
import { type Texts, texts } from "./texts.ts";

type FieldName = "username" | "password";

/** A problem with the form, by its text key. Several fields share it when it is not known which of them is wrong. */
export interface Problem {
  fields: readonly [FieldName, ...FieldName[]];
  text: "usernameMissing" | "passwordMissing" | "wrong";
}

interface Filled {
  username: string;
  problems: readonly Problem[];
  /** Text above the form. */
  lead?: string | null;
}

/** The login form, which posts to its own address, and the list of test accounts. */
export function loginPage(context: PageContext, { username, problems, lead = null }: Filled): Html {
  const t = texts[context.language];
  const main = html`${problems.length > 0 ? errorSummary(t, problems) : null}${lead === null ? null : html`<p>${lead}</p>`}
<form method="post" novalidate>
<div>
<label for="username">${t.username}</label>
${fieldError(t, problems, "username")}
<input id="username" name="username" value="${username}" required maxlength="200" autocomplete="username" autocapitalize="none" spellcheck="false"${invalid(problems, "username")}>
</div>
<div>
<label for="password">${t.password}</label>
${fieldError(t, problems, "password")}
<input id="password" name="password" type="password" required maxlength="200" autocomplete="current-password"${invalid(problems, "password")}>
</div>
<button>${t.submit}</button>
</form>
<section class="note" aria-labelledby="demo">
<h2 id="demo">${t.demo}</h2>
<p>${t.demoText}</p>
<table>
<caption>${t.accounts}</caption>
<thead>
<tr><th scope="col">${t.person}</th><th scope="col">${t.username}</th><th scope="col">${t.password}</th></tr>
</thead>
<tbody>
${accounts.map(({ login, password, name }) => html`<tr><th scope="row"><span lang="cs">${name}</span>, ${t.kinds[login]}</th><td><code>${login}</code></td><td><code>${password}</code></td></tr>`)}
</tbody>
</table>
</section>`;
  return layout(context, { title: t.login, titlePrefix: problems.length > 0 ? `${t.error} ` : "", main });
}

/** Returns the problems of values with which nobody could be signed in. */
export function problemsOf(username: string, password: string): readonly Problem[] {
  const missing: Problem[] = [];
  if (username.trim() === "") missing.push({ fields: ["username"], text: "usernameMissing" });
  if (password === "") missing.push({ fields: ["password"], text: "passwordMissing" });
  return missing.length > 0 ? missing : [{ fields: ["username", "password"], text: "wrong" }];
}

function errorSummary(t: Texts, problems: readonly Problem[]): Html {
  return html`<section class="errors" aria-labelledby="errors" tabindex="-1" autofocus>
<h2 id="errors">${t.problems}</h2>
<ul>
${problems.map(({ fields, text }) => html`<li${fields.length > 1 ? html` id="${text}"` : null}><a href="#${fields[0]}">${t[text]}</a></li>`)}
</ul>
</section>`;
}

function problemOf(problems: readonly Problem[], name: FieldName): Problem | undefined {
  return problems.find(({ fields }) => fields.includes(name));
}

/** The error of a single field. */
function fieldError(t: Texts, problems: readonly Problem[], name: FieldName): Html | null {
  const problem = problemOf(problems, name);
  if (problem?.fields.length !== 1) return null;
  return html`<p class="error" id="${problem.text}"><span class="visually-hidden">${t.error} </span>${t[problem.text]}</p>`;
}

function invalid(problems: readonly Problem[], name: FieldName): Html | null {
  const problem = problemOf(problems, name);
  return problem ? html` aria-invalid="true" aria-describedby="${problem.text}"` : null;
}
