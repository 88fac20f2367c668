import { expect, test } from "vitest";
import { decodeAnswer, encodeAnswer, toSharedAnswer } from "#server/cms/shared-answer-format.ts";

test.each([1, 2000])(
  "an answer that another node stored has no __proto__ members either (%i records)",
  async (count) => {
    const text = JSON.stringify(Array(count).fill({ id: 1 })).replaceAll(
      '"id":1',
      '"id":1,"__proto__":{"isAdmin":true}',
    );
    const response = { json: JSON.parse(text), text };
    const bytes = await encodeAnswer(toSharedAnswer(response), response);
    const decoded = await decodeAnswer(bytes);
    expect(decoded?.json).toEqual(Array(count).fill({ id: 1 }));
    expect(JSON.stringify(decoded?.json)).not.toContain("isAdmin");
    expect(decoded?.length).toBe(text.length);
  },
);
