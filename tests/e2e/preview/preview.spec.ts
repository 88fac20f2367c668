import { expect } from "@playwright/test";
import cs from "#locales/cs.json" with { type: "json" };
import { createPreviewToken } from "#server/http/preview-token.ts";
import { get } from "../support/http.ts";
import { test } from "../support/visitor.ts";

const secret = "0123456789abcdef0123456789abcdef";
const draft = "/rodina/nahradni-vyzivne";

test("with a valid token a draft is shown, read from the CMS each time; without one it is not", async ({ start }) => {
  const portal = await start({ PREVIEW_SECRET: secret });
  const token = await createPreviewToken(secret, Date.now() + 60_000);
  const shown = await get(portal, `${draft}?preview=${token}`);
  expect(shown.status).toBe(200);
  expect(shown.headers["cache-control"]).toBe("private, no-store");
  expect(shown.text).toContain('<meta name="robots" content="noindex"/>');
  const asked = () => portal.requests.filter((url) => url.includes("onlyPublished=false") && url.includes("vyzivne"));
  const once = asked().length;
  expect(once).toBeGreaterThan(0);
  await get(portal, `${draft}?preview=${token}`);
  expect(asked()).toHaveLength(2 * once);
  expect((await get(portal, draft)).status).toBe(404);
});

for (const token of ["", "1", "eyJhbGciOiJub25lIn0.eyJhdWQiOiJwcmV2aWV3In0."]) {
  test(`preview=${token} shows only why it is refused`, async ({ portal }) => {
    const { status, headers, text } = await get(portal, `/rodina?preview=${token}`);
    expect(status).toBe(403);
    expect(headers["cache-control"]).toBe("private, no-store");
    expect(text).toContain(cs.errors.preview.headline);
    expect(text.replaceAll("\u00a0", " ")).toContain(cs.errors.preview.invalid);
  });
}
