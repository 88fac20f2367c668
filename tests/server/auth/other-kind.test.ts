import { expect, test } from "vitest";
import { signInAt, startOidcPortal } from "./oidc/portal.ts";
import { startPortal } from "./portal.ts";

test("a session of another kind of sign-in is nobody's, and its tokens are sent to no provider", async () => {
  const cas = await startPortal();
  const jana = cas.visitor();
  await jana.signIn("jana");
  const petr = await startOidcPortal();
  const visitor = petr.visitor();
  await signInAt(visitor);

  const ofCas = petr.visitor();
  ofCas.set("auth.token", jana.value("auth.token") ?? "");
  expect((await ofCas.ask("/x")).text).toBe("page of nobody");
  expect((await ofCas.ask("/auth/logout")).status).toBe(302);
  expect((await ofCas.ask("/auth/login?redirect=/a")).status).toBe(302);

  const ofOidc = cas.visitor();
  ofOidc.set("auth.token", visitor.value("auth.token") ?? "");
  const before = cas.provider.calls.length;
  expect((await ofOidc.ask("/x")).text).toBe("page of nobody");
  expect(cas.provider.calls.length).toBe(before);
});
