// @vitest-environment happy-dom
import { expect, onTestFinished, test } from "vitest";
import { createActor, setup } from "xstate";
import { watchElements } from "#renderer/client/feedback/elements.ts";

const element = "<mpsv-questionnaire></mpsv-questionnaire>";

test("existing elements get the token and are reported together", () => {
  const { found, tokens } = start(`<p>${element}</p>${element}`, "abc");
  expect(tokens()).toEqual(["abc", "abc"]);
  expect(found()).toBe(1);
});

test("elements added later get the token too, once each", async () => {
  const { page, found, tokens } = start("<p></p>", "abc");
  expect(found()).toBe(0);
  page.querySelector("p")?.insertAdjacentHTML("beforeend", element);
  await mutations();
  expect(tokens()).toEqual(["abc"]);
  page.querySelector("mpsv-questionnaire")?.setAttribute("token", "changed by the widget");
  page.insertAdjacentHTML("beforeend", `<div>${element}</div>`);
  await mutations();
  expect(tokens()).toEqual(["changed by the widget", "abc"]);
  page.insertAdjacentHTML("beforeend", "<p>no element</p>");
  await mutations();
  expect(found()).toBe(2);
});

test("without a key, elements are reported and left unchanged", () => {
  const { found, tokens } = start(element, null);
  expect(tokens()).toEqual([null]);
  expect(found()).toBe(1);
});

test("elements outside the page, or in the page that replaces it, are ignored", async () => {
  const { actor, page, found } = start("", "abc");
  document.body.insertAdjacentHTML("beforeend", element);
  await mutations();
  actor.stop();
  page.insertAdjacentHTML("beforeend", element);
  await mutations();
  expect(found()).toBe(0);
  expect(document.querySelectorAll("[token]")).toHaveLength(0);
});

test("a document without a page is not watched", () => {
  document.body.innerHTML = element;
  const { found } = listen("abc");
  expect(found()).toBe(0);
});

function start(html: string, token: string | null) {
  document.body.innerHTML = `<div id="page">${html}</div>`;
  const page = document.getElementById("page");
  if (!page) throw new Error("there is no page");
  const tokens = () => [...page.querySelectorAll("mpsv-questionnaire")].map((each) => each.getAttribute("token"));
  return { page, tokens, ...listen(token) };
}

function listen(token: string | null) {
  let count = 0;
  const listener = setup({ actors: { watchElements } }).createMachine({
    invoke: { src: "watchElements", input: { token } },
    on: {
      found: {
        actions: () => {
          count += 1;
        },
      },
    },
  });
  const actor = createActor(listener).start();
  onTestFinished(() => {
    actor.stop();
  });
  return { actor, found: () => count };
}

/** Mutation observers run after the script that makes the changes. */
function mutations(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
