import { BrokenRequirement } from "#harness/contract/conformance/probe.ts";
import { expectSame, missingSegment, type Requirement } from "#harness/contract/conformance/requirement.ts";
import { requestAs, settingsOf, websOf } from "#harness/contract/conformance/samples.ts";
import { wireBodies } from "#harness/contract/wire-bodies.ts";
import { parseLanguage } from "#portal/contract/site/languages.ts";

/** Requirements on sites and their settings. */
export const siteRequirements: readonly Requirement[] = [
  {
    id: "webs.list",
    sentence: "/webs lists all sites as JSON.",
    test: async (probe) => {
      const { asked, body } = await requestAs(probe, wireBodies.webs, "/webs");
      if (body.items.length === 0) throw new BrokenRequirement(asked, "at least one site", "none");
      for (const { id, defaultLanguage } of body.items)
        if (defaultLanguage && !parseLanguage(defaultLanguage))
          throw new BrokenRequirement(asked, `a language such as cs_cz of site ${id}`, JSON.stringify(defaultLanguage));
    },
  },
  {
    id: "webs.one",
    sentence: "A site is found by id and by its address, and has both.",
    test: async (probe) => {
      for (const { id, friendlyURL } of await websOf(probe))
        for (const path of [`by-id/${id}`, `by-friendly-url/${encodeURIComponent(friendlyURL.slice(1))}`]) {
          const { asked, body } = await requestAs(probe, wireBodies.web, `/webs/${path}`);
          expectSame(asked, [String(id), friendlyURL], [String(body.id), body.friendlyURL]);
        }
    },
  },
  {
    id: "webs.absent",
    sentence: "A site that does not exist is 404 with a JSON object.",
    test: ({ requestMissing }) => requestMissing(`/webs/by-id/${missingSegment}`),
  },
  {
    id: "webs.settings",
    sentence: "Each site has a content item with its settings, and they are as in config.schema.json.",
    test: async (probe) => {
      await settingsOf(probe);
    },
  },
];
