import { BrokenRequirement, UntestedRequirement } from "#harness/contract/conformance/probe.ts";
import type { Requirement } from "#harness/contract/conformance/requirement.ts";
import { wireBodies } from "#harness/contract/wire-bodies.ts";

/** Requirements on all responses. */
export const limitRequirements: readonly Requirement[] = [
  {
    id: "parameters.wrong",
    sentence: "A wrong language and a wrong page are refused with 400.",
    test: async ({ ask }) => {
      for (const query of [{ language: "xx_xx" }, { page: "0" }]) {
        const { asked, status } = await ask("/contents", query);
        if (status !== 400 && status !== 422) throw new BrokenRequirement(asked, "status 400", `status ${status}`);
      }
    },
  },
  {
    id: "limits.page-size",
    sentence: "No page is as large as somebody asks for: 1,000,000 items are refused or cut.",
    test: async (probe) => {
      const { asked, status, json } = await probe.ask("/contents", { page: "1", pageSize: "1000000" });
      const { items = [], totalCount = 0 } = wireBodies.contents.safeParse(json).data ?? {};
      const count = items.length;
      if (status >= 500 || count > 1000)
        throw new BrokenRequirement(asked, "400 or at most 1,000 items", `${status}, ${count} items`);
      if (status < 400 && count === totalCount)
        throw new UntestedRequirement(`the CMS has only ${count} content items`);
    },
  },
  {
    id: "cache.etag",
    sentence: "An ETag that is sent back in If-None-Match is answered with 304.",
    test: async ({ ask }) => {
      const { etag } = await ask("/webs");
      if (etag === null) throw new UntestedRequirement("answers have no ETag");
      const { asked, status } = await ask("/webs", {}, { "if-none-match": etag });
      if (status !== 304) throw new BrokenRequirement(asked, "status 304", `status ${status}`);
    },
  },
];
