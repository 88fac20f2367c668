import type { z } from "zod";
import type { Content } from "#schemas/site/content.ts";
import { parseSettings } from "#schemas/site/web-config.ts";
import { type Issue, type IssueEffect, toIssue } from "./issue.ts";
import { prune } from "./prune.ts";

/**
 * Returns the issues in the data of a content item that is not a page, such as the settings of a site. The data may
 * contain JSON as text.
 */
export function dataIssues(schema: z.ZodType, content: Content, effect: IssueEffect): Issue[] {
  const { faults } = prune(schema, parseSettings(content.data));
  return faults.map((fault) => toIssue({ ...fault, path: ["data", ...fault.path] }, content, effect));
}
