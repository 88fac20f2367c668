import type { ExportFile } from "#renderer/exports/export-file.ts";
import { withPreview } from "#renderer/preview/to-preview.ts";
import { toAccount } from "#renderer/shell/to-account.ts";
import { bareShell } from "#renderer/shell/to-shell.ts";
import { parseContent } from "#schemas/parse/parse-page.ts";
import { parseLayout } from "#schemas/site/layout.ts";
import { baseOf, splitAddress } from "#schemas/site/site-addresses.ts";
import type { ReceivedContent } from "#server/cms/entities.ts";
import type { PageRequest } from "#server/pages/page-request.ts";
import { authorize } from "./authorize.ts";
import { errors } from "./errors.ts";
import type { RequestContext } from "./request-context.ts";
import { checkPreview, resolveSite, type Site } from "./resolve-site.ts";
import type { Resolved, Services } from "./resolved.ts";
import { hostRouteAt, siteRoutesAt } from "./routes/registry.ts";
import type { Route } from "./routes/route.ts";
import { showError } from "./show-error.ts";

/**
 * Resolves a request to a page, a redirect, an error page or a file. It never throws for a failed page: that becomes an
 * error page.
 */
export async function resolve(request: PageRequest, services: Services, hops = 0): Promise<Resolved | ExportFile> {
  const context: RequestContext = {
    request,
    address: splitAddress(request, services.config),
    reader: services.read({ fresh: request.isPreview, unsaved: unsavedIn(request), now: services.clock.now }),
    services,
    hops,
    resolveAt: (path) => resolve({ ...request, path }, services, hops + 1),
  };
  const found = await answerRequest(context);
  const { isPartial, changesAt } = context.reader;
  const answer = {
    ...found,
    ...(isPartial && { isPartial }),
    ...(changesAt < Infinity && { lastsMs: changesAt - services.clock.now() }),
  };
  if (!request.isPreview || answer.kind === "file") return answer;
  // No preview panel on a 403: it would show content that the token does not cover.
  return answer.kind === "error" && answer.status === 403 ? answer : withPreview(answer, context);
}

/** Returns the version that an editor has not saved yet; null outside of previews. */
function unsavedIn({ isPreview, unsaved }: PageRequest): ReceivedContent | null {
  return isPreview && unsaved !== undefined ? { record: unsaved, ...parseContent(unsaved) } : null;
}

/**
 * Answers from a host route, or else finds the site, checks access and answers from one of its routes. The catch turns
 * whatever was thrown into the error page.
 */
async function answerRequest(context: RequestContext): Promise<Resolved | ExportFile> {
  const { request, address, services } = context;
  const { maintenance, cms } = services.config;
  let site: Site | null = null;
  try {
    const hostRoute = hostRouteAt(request.path);
    const file = await hostRoute?.answer(context);
    if (file) return withLogFields(file, context, site, hostRoute);
    if (maintenance) return showMaintenance(maintenance, address.language);
    if (!cms.enabled) throw errors.unknownRoute(request.path);
    site = await resolveSite(context);
    if (request.refusal !== undefined) throw errors.refused(request.refusal);
    checkPreview(context, site);
    return inFrame(await answerOnSite(context, site), context);
  } catch (error) {
    const answer = withLogFields(await showError(error, context, site), context, site);
    return site ? inFrame(answer, context) : answer;
  }
}

/** Returns the answer of the first site route that has one for the path. */
async function answerOnSite(context: RequestContext, site: Site): Promise<Resolved | ExportFile> {
  for (const route of siteRoutesAt(site.path, site.extra)) {
    route.validate?.(context, site);
    authorize(site.path, route.auth?.(site.path) ?? false, context);
    if (site.extra && !route.takesExtra?.(site.path)) throw errors.unknownRoute(context.request.path);
    const answer = await route.answer(context, site);
    if (answer) return withLogFields(answer, context, site, route);
  }
  throw errors.unknownRoute(context.request.path);
}

/** Adds route, site and language to the answer, for the log and the metrics. */
function withLogFields<Answer extends Resolved | ExportFile>(
  answer: Answer,
  { address: { language } }: RequestContext,
  site: Site | null,
  route?: Route,
): Answer {
  const { web } = site?.input ?? {};
  const about = {
    language,
    site: web ? (web.host ?? web.friendlyURL) : null,
    ...(route && { route: route.name }),
    ...(site && { home: baseOf(site.input.web, language, site.input) || "/" }),
  };
  return { ...answer, about };
}

function showMaintenance({ until }: { until: number | null }, language: Resolved["language"]): Resolved {
  return { kind: "maintenance", status: 503, until, language, shell: bareShell(language), staleFor: 0 };
}

/** Sets the shell's layout and account. A layout in the query string wins over the page's own (spec §2.3). */
function inFrame<Answer extends Resolved | ExportFile>(answer: Answer, { request, address, services }: RequestContext) {
  if (answer.kind === "file") return answer;
  const { shell } = answer;
  const layout = parseLayout(request.query.get("layout")?.[0]) ?? shell.layout;
  const path = returnPathOf(answer) ?? request.path;
  const account = toAccount({ prefix: address.prefix, path, visitor: request.visitor }, services.config);
  return { ...answer, shell: { ...shell, layout, account } };
}

/** Address to return to after signing in instead of the requested one: nobody wants to return to an error page. */
function returnPathOf(answer: Resolved): string | null {
  if (answer.kind === "system" && "returnTo" in answer.view) return answer.view.returnTo;
  return answer.kind === "error" && answer.status !== 403 ? answer.shell.home : null;
}
