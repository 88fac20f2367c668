import { type ActorRefFrom, createActor, fromPromise } from "xstate";
import { type Credentials, type SignedIn, securityMachine } from "#machines/security.ts";
import type { showMessage, showProblems } from "#renderer/client/forms/check-form.ts";
import { announce } from "#renderer/client/navigation/focus-new-page.ts";
import type { LoginProblem } from "#schemas/visitor/failed-login.ts";
import { isLoginProblem, loginFieldProblems, refusalOf } from "#schemas/visitor/login-problems.ts";
import { isRecord, parseStoredSession } from "./parse-stored-session.ts";
import type { SessionSettings } from "./settings.ts";
import { createSessionStore } from "./stored-session.ts";

/** The server has refused the sign-in. Any other error says nothing about user name and password. */
class LoginFailed extends Error {
  override name = "LoginFailed";
  readonly problems: readonly LoginProblem[];

  constructor(problems: readonly LoginProblem[]) {
    super(problems.join(", "));
    this.problems = problems;
  }
}

type Settings = Pick<SessionSettings, "storage" | "storageKey"> & { sending: string };

/** Passed on, because a second script that imports them would change how scripts of all pages are divided into files. */
interface FormErrors {
  showMessage: typeof showMessage;
  showProblems: typeof showProblems;
}

const actors = new WeakMap<HTMLFormElement, ActorRefFrom<typeof securityMachine>>();

/**
 * Signs in with the form's user name and password, and goes on to the return address. The page stays while the form is
 * sent, and shows what is wrong as the server's own page does. While a sign-in is under way, another one is ignored.
 */
export function signIn(form: HTMLFormElement, errors: FormErrors): void {
  const actor = actors.get(form) ?? startActor(form, errors);
  actors.set(form, actor);
  const entry = new FormData(form);
  const credentials = { username: String(entry.get("username")), password: String(entry.get("password")) };
  actor.send({ type: "loginRequested", credentials });
}

function startActor(form: HTMLFormElement, errors: FormErrors) {
  const { sending, ...storage }: Settings = JSON.parse(
    form.querySelector<HTMLElement>("[data-sign-in]")?.dataset["signIn"] ?? "{}",
  );
  const sessionStore = createSessionStore(storage);
  let stored = Promise.resolve();
  const actor = createActor(
    securityMachine.provide({
      actors: { login: fromPromise(({ input, signal }) => post(form, input, signal)) },
      actions: {
        persist: ({ context: { user, timestamp } }) => {
          stored = sessionStore.persist(user && timestamp ? { user, timestamp } : null);
        },
        goTo: (_, { address }) => void Promise.race([stored, pause()]).then(() => location.replace(address)),
        showLoginError: (_, { error }) => showError(form, error, errors),
      },
    }),
    { input: { user: null, expiration: 0, tokenLifetime: null, now: () => Date.now() } },
  );
  const button = form.querySelector("button");
  const label = button?.textContent ?? "";
  actor.subscribe((snapshot) => {
    // The button stays as it is until the next page is shown.
    const isSending = !snapshot.matches("loggedOut");
    if (!button || isSending === button.matches("[aria-disabled]")) return;
    button.textContent = isSending ? sending : label;
    if (isSending) button.setAttribute("aria-disabled", "true");
    else button.removeAttribute("aria-disabled");
    if (isSending) announce(sending);
  });
  return actor.start();
}

/** Longest wait for the browser to store the session, which the next page can do without. */
function pause(): Promise<void> {
  return new Promise((passed) => setTimeout(passed, 1000));
}

async function post(form: HTMLFormElement, credentials: Credentials, signal: AbortSignal): Promise<SignedIn> {
  const redirect = form.querySelector<HTMLInputElement>("[data-sign-in]")?.value ?? "/";
  const response = await fetch(form.action, {
    method: "POST",
    headers: { accept: "application/json" },
    body: new URLSearchParams({ ...credentials, redirect }),
    signal,
  });
  const answer: unknown = await response.json();
  const stored = parseStoredSession(answer);
  const { address, problems } = isRecord(answer) ? answer : {};
  if (response.ok && stored && typeof address === "string") return { user: stored.user, address };
  const known = Array.isArray(problems) ? problems.filter(isLoginProblem) : [];
  if (known.length > 0) throw new LoginFailed(known);
  throw new Error(`The answer of sign-in is not known: status ${response.status}.`);
}

/** Shows the problems. When there is no answer, the browser sends the form, and shows an answer or that it is offline. */
function showError(form: HTMLFormElement, error: unknown, { showMessage, showProblems }: FormErrors): void {
  if (!(error instanceof LoginFailed)) {
    form.submit();
    return;
  }
  const password = form.querySelector<HTMLInputElement>("[type=password]");
  if (password) password.value = "";
  const refusal = refusalOf(error.problems);
  if (refusal === null)
    showProblems(
      form,
      error.problems.flatMap((problem) => loginFieldProblems[problem]),
    );
  else showMessage(form, form.querySelector<HTMLTemplateElement>(`template[data-problem=${refusal}]`));
}
