import type { z } from "zod";
import type { Content } from "#schemas/site/content.ts";
import { parseSettings } from "#schemas/site/web-config.ts";
import { type Issue, type IssueEffect, toIssue } from "./issue.ts";
import { prune } from "./prune.ts";

/** Returns the issues of the data of a content that is no page, such as the settings of a site; data may be JSON in texts. */
export function dataIssues(schema: z.ZodType, content: Content, effect: IssueEffect): Issue[] {
  const { faults } = prune(schema, parseSettings(content.data));
  return faults.map((fault) => toIssue({ ...fault, path: ["data", ...fault.path] }, content, effect));
}
