// @vitest-environment happy-dom
// @vitest-environment-options { "url": "https://portal.example/auth/sign-in?redirect=%2Frodina" }
import { expect, onTestFinished, test, vi } from "vitest";
import cs from "#locales/cs.json" with { type: "json" };
import { startForms } from "#renderer/client/forms/start.ts";
import type { FailedLogin, LoginProblem } from "#schemas/visitor/failed-login.ts";
import { SignInPage } from "#templates/sign-in/sign-in.tsx";
import { render } from "../../../components/render.tsx";
import { patience } from "../../../patience.ts";

startForms();

const user = { login: "jana", name: "Jana", roles: [] };
const accepted = () => Response.json({ user, timestamp: 1, address: "/rodina" });
const refused = (...problems: string[]) => Response.json({ problems }, { status: 422 });

function page(failedLogin: FailedLogin | null, storage = "cookie"): DocumentFragment {
  const view = { returnTo: "/rodina", failedLogin, storage: { storage, storageKey: "security" }, home: "/" };
  return render(<SignInPage view={view} />);
}

/** Shows the page; `answer` answers its posts. */
function start(answer: () => Promise<Response> | Response, storage?: string) {
  document.title = cs.signIn.title;
  const announcer = document.createElement("div");
  announcer.id = "announcer";
  document.body.replaceChildren(page(null, storage), announcer);
  const form = document.querySelector("form") ?? expect.fail("there is no form");
  const button = form.querySelector("button");
  const posts: { url: string; accept: string | null; body: Record<string, string> }[] = [];
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    const { headers } = new Request(url, init);
    posts.push({
      url,
      accept: headers.get("accept"),
      body: Object.fromEntries(new URLSearchParams(String(init.body))),
    });
    return answer();
  });
  const replace = vi.spyOn(location, "replace").mockImplementation(() => {});
  const submit = vi.spyOn(form, "submit").mockImplementation(() => {});
  onTestFinished(() => {
    localStorage.clear();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
  const field = (name: string) => form.querySelector<HTMLInputElement>(`[name=${name}]`) ?? expect.fail(name);
  return {
    form,
    field,
    posts,
    replace,
    submit,
    announcer,
    isSending: () => [button?.textContent, button?.getAttribute("aria-disabled")],
    fill(username = "jana", password = "s3cret") {
      field("username").value = username;
      field("password").value = password;
    },
    send: () => form.requestSubmit(),
    summary: () => document.querySelector("section[aria-labelledby=form-errors]"),
  };
}

const calm = [cs.signIn.submit, null];

test("the form is posted once, and the answer leads to the page", async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const { fill, send, posts, isSending, announcer, replace, submit } = start(() => promise);
  fill();
  send();
  send();
  await vi.waitFor(() => expect(isSending()).toEqual([cs.signIn.sending, "true"]), patience);
  await vi.waitFor(() => expect(announcer.textContent).toBe(cs.signIn.sending), patience);
  send();
  resolve(accepted());
  await vi.waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith("/rodina"), patience);
  const body = { username: "jana", password: "s3cret", redirect: "/rodina" };
  expect(posts).toEqual([{ url: "https://portal.example/stranka", accept: "application/json", body }]);
  expect(isSending()).toEqual([cs.signIn.sending, "true"]);
  expect(submit).not.toHaveBeenCalled();
});

test.each([["wrong"], ["often"], ["unavailable"], ["usernameMissing", "passwordMissing"]] as const)(
  "a refusal is shown as the server's page shows it (%s)",
  async (...problems: readonly LoginProblem[]) => {
    const { fill, send, summary, field, isSending, replace } = start(() => refused(...problems));
    fill();
    send();
    await vi.waitFor(() => expect(summary()).not.toBeNull(), patience);
    expect(document.activeElement).toBe(summary());
    expect(document.title).toBe(`Chyba: ${cs.signIn.title}`);
    expect([field("username").value, field("password").value]).toEqual(["jana", ""]);
    await vi.waitFor(() => expect(isSending()).toEqual(calm), patience);
    expect(replace).not.toHaveBeenCalled();
    const [problem = "wrong", ...rest] = problems;
    expect(partsOf(document)).toEqual(partsOf(page({ username: "jana", problems: [problem, ...rest] })));
  },
);

/** The message, and what each field says of itself. */
function partsOf(root: ParentNode) {
  const message = root.querySelector("section[aria-labelledby=form-errors]");
  const fields = [...root.querySelectorAll("[data-control]")].map((field) => {
    const input = field.querySelector("input");
    const note = field.querySelector<HTMLElement>("p");
    const described = input?.getAttribute("aria-describedby") ?? null;
    return [input?.getAttribute("aria-invalid"), described, note?.hidden ? null : note?.textContent];
  });
  const lines = [...(message?.querySelectorAll("h2, p, a") ?? [])].map((each) => [
    each.textContent,
    each.getAttribute("href"),
  ]);
  return { lines, fields };
}

test("after a refusal the form can be sent again, and an accepted one leads on", async () => {
  const answers = [refused("wrong"), refused("often"), accepted()];
  const { fill, send, posts, summary, replace } = start(() => answers.shift() ?? accepted());
  for (const text of [cs.signIn.problems.wrong, "za hodinu"]) {
    fill();
    send();
    await vi.waitFor(() => expect(summary()?.textContent).toContain(text), patience);
    expect(document.querySelectorAll("#form-errors")).toHaveLength(1);
  }
  fill();
  send();
  await vi.waitFor(() => expect(replace).toHaveBeenCalledOnce(), patience);
  expect([posts.length, summary()]).toEqual([3, null]);
});

test("an empty form is not sent, and each field names what is missing", async () => {
  const { send, summary, posts } = start(accepted);
  send();
  await vi.waitFor(() => expect(summary()?.querySelectorAll("a")).toHaveLength(2), patience);
  expect(summary()?.textContent).toContain(cs.signIn.problems.passwordMissing);
  expect(posts).toEqual([]);
});

test.each([
  ["no network", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["a page of a gateway", () => new Response("<h1>502</h1>", { status: 502 })],
  ["an unknown problem", () => refused("other")],
  ["problems that are no list", () => Response.json({ problems: "wrong" }, { status: 422 })],
  ["a user without an address", () => Response.json({ user, timestamp: 1 })],
  ["a refusal with status 200", () => Response.json({ user: null, timestamp: 1, address: "/rodina" })],
  ["null", () => Response.json(null)],
])("after %s the browser sends the form itself", async (_, answer) => {
  const { fill, send, submit, replace, field } = start(answer);
  fill();
  send();
  await vi.waitFor(() => expect(submit).toHaveBeenCalledOnce(), patience);
  expect([field("password").value, replace.mock.calls]).toEqual(["s3cret", []]);
});

test.each(["cookie", "local"])("in the storage %s neither the password nor an error is stored", async (storage) => {
  const { fill, send, summary } = start(() => refused("wrong"), storage);
  localStorage.setItem("security", "of an earlier visitor");
  fill();
  send();
  await vi.waitFor(() => expect(summary()).not.toBeNull(), patience);
  expect(localStorage.getItem("security")).toBe(storage === "local" ? null : "of an earlier visitor");
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toMatch(/s3cret|wrong/);
});
