import { expect, test } from "vitest";
import { noAssets } from "#renderer/page/document/assets.ts";
import { anyone } from "#schemas/visitor/visitor.ts";
import { answerAsText, type Options, recordedServices, requestOf } from "../recorded-portal.ts";

const base = "https://api.example.org/v1";
const user = { login: "obcan", name: "Jana Nová", roles: [] };
const signedIn = { ...anyone, session: { user, sessionId: "one" } };

async function bodyOf(path: string, options: Options = {}): Promise<string> {
  const asked = { environment: { FEEDBACK_URL: base }, ...options };
  return (await answerAsText(requestOf(path, asked), recordedServices(asked), noAssets)).body;
}

test.each([
  ["/", {}],
  ["/rodina/porodne", {}],
  ["/en/family", {}],
  ["/up", {}],
  ["/potravinova-pomoc", {}],
  ["/rodina", { query: { layout: "simple" } }],
  ["/rodina", { environment: { FEEDBACK_URL: `${base}/` } }],
])("%s asks for feedback at the end of its text, with %j", async (path, options) => {
  const body = await bodyOf(path, options);
  expect(body).toMatch(/<html [^>]*data-feedback="https:\/\/api\.example\.org\/v1"/);
  expect(body).toMatch(/<mpsv-questionnaire class="[^"]+"><\/mpsv-questionnaire><\/div><\/main>/);
  expect(body.match(/<mpsv-questionnaire/g)).toHaveLength(1);
});

test.each<[string, string, Options]>([
  ["a demo page", "/dev/components/buttons", {}],
  ["a demo page that is a content", "/dev/tabs", {}],
  ["a page for signing in", "/dev/login", {}],
  ["a protected page", "/dev/protected", { visitor: signedIn }],
  ["a protected content", "/rodina", { visitor: signedIn, environment: { FEEDBACK_URL: base, AUTH_PATHS: "/rodina" } }],
  ["a page of somebody who is signed in", "/rodina", { visitor: signedIn }],
  ["a page of somebody who may be signed in", "/rodina", { visitor: { ...anyone, isUncertain: true } }],
  ["a preview", "/rodina", { isPreview: true }],
  ["an own page", "/test-prohlizece", {}],
  ["an error page", "/neni-tu", {}],
  ["an error page of the demo", "/dev/401", {}],
  ["the maintenance page", "/rodina", { environment: { FEEDBACK_URL: base, MAINTENANCE: "true" } }],
  ["a page without the setting", "/rodina", { environment: {} }],
])("%s does not ask for feedback", async (_, path, options) => {
  const body = await bodyOf(path, options);
  expect(body).toContain("<main");
  expect(body).not.toMatch(/feedback|questionnaire/);
});

test("pages are the same whatever key is in their address", async () => {
  expect(await bodyOf("/rodina", { query: { key: "abc" } })).toBe(await bodyOf("/rodina"));
});
