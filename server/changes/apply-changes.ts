import { z } from "zod";
import type { ChangeAnswers } from "#server/cms/content-service.ts";
import type { Log } from "#server/http/log.ts";
import type { Pages } from "#server/pages/pages.ts";
import type { RenderedRecord, SharedPages } from "#server/pages/shared-pages.ts";
import { indexDependency } from "#server/search/search.ts";
import type { SharedStore } from "#server/store/shared-store.ts";
import { type Change, change, unknownChange } from "./change.ts";
import type { RefreshFrontCaches } from "./refresh-front-caches.ts";

/** Everything that caches content of the CMS. */
export interface ChangeTargets {
  answers: ChangeAnswers;
  /** Updates the search index from the CMS. */
  refreshSearch: () => Promise<void>;
  /** Null without a shared store. */
  store: SharedStore | null;
}

interface Options extends ChangeTargets {
  expirePages: Pages["expire"];
  /** Null without a shared store. */
  sharedPages: Pick<SharedPages, "expire" | "rendered"> | null;
  refreshFrontCaches: RefreshFrontCaches;
  log: Log;
}

export interface ChangeEffects {
  /** Number of expired CMS answers. */
  answers: number;
  /** Expired pages, as host with path. */
  pages: readonly string[];
  /** Number of other nodes that received the change; null when sending failed and will be retried. */
  otherNodes: number | null;
}

const changeMessage = z.object({ change, hasAllStructures: z.boolean().default(false) });

/** A change, and whether it includes the structures of all items that the receiving node did not know. */
type ChangeMessage = z.output<typeof changeMessage>;

interface ApplyOptions {
  /** False when the content may be unchanged. */
  isCertain: boolean;
  /** Sends the change to the other nodes; only on the node that received the notification. */
  publish?: () => Promise<unknown>;
}

/**
 * Returns a function that applies a change on this node and sends it to the others. A node that may have missed changes
 * treats everything as possibly changed.
 */
export function createApplyChange({
  answers: cmsAnswers,
  expirePages,
  sharedPages,
  refreshFrontCaches,
  refreshSearch,
  store,
  log,
}: Options) {
  const unsent: ChangeMessage[] = [];

  /**
   * Expires answers and pages, refreshes the front caches, and updates the search index, whose lists expire last. Each
   * node refreshes the front caches for pages it rendered itself, since they may have copied them meanwhile. The node
   * that received the notification also does so for pages of nodes that are gone.
   */
  async function applyHere(
    { change, hasAllStructures }: ChangeMessage,
    { isCertain, publish }: ApplyOptions = { isCertain: true },
  ): Promise<Pick<ChangeEffects, "answers" | "pages">> {
    const { answers, isTouched } = await cmsAnswers.expire(change, { isCertain, hasAllStructures });
    const ownPages = expirePages(isTouched, { isCertain });
    await sharedPages?.expire();
    await publish?.();
    const rendered = publish && sharedPages ? await sharedPages.rendered() : [];
    const pages = withRendered(ownPages, rendered, isTouched);
    if (isCertain) await refreshFrontCaches(pages);
    await refreshSearch().catch((err: unknown) => log.warn({ err }, "search index not updated after a change yet"));
    const lists = withRendered(expirePages(isFromIndex, { isCertain }), rendered, isFromIndex);
    if (isCertain) await refreshFrontCaches(lists);
    return { answers, pages: [...new Set([...pages, ...lists])] };
  }

  /** Returns the number of nodes that received the message; null when it will be sent after the store's recovery. */
  async function publishToNodes(message: ChangeMessage): Promise<number | null> {
    if (!store) return 0;
    const nodes = await store.publish(message);
    if (nodes === null) unsent.push(message);
    return nodes;
  }

  store?.onMessage(changeMessage, async (message) => {
    const { answers, pages } = await applyHere(message);
    log.info({ change: message.change, answers, pages: pages.length }, "change received from another node");
  });
  store?.onRecovery(async () => {
    for (const message of unsent.splice(0)) await publishToNodes(message);
    // Not certain: pages that are probably unchanged are refreshed without making visitors wait.
    await applyHere({ change: unknownChange, hasAllStructures: false }, { isCertain: false });
  });

  return async function applyChange(reported: Change): Promise<ChangeEffects> {
    const resolved = await cmsAnswers.resolveStructures(reported);
    const message = { change: resolved ?? reported, hasAllStructures: resolved !== null };
    let otherNodes: number | null = null;
    const publish = async () => {
      otherNodes = await publishToNodes(message);
    };
    const effects = await applyHere(message, { isCertain: true, publish });
    return { ...effects, otherNodes };
  };
}

/** Adds the pages that any node has rendered and that are affected. */
function withRendered(
  own: readonly string[],
  rendered: readonly RenderedRecord[],
  isTouched: (dependency: string) => boolean,
): string[] {
  const touched = rendered.filter(({ dependencies }) => dependencies.some(isTouched));
  return [...new Set([...own, ...touched.map(({ key }) => key)])];
}

function isFromIndex(dependency: string): boolean {
  return dependency === indexDependency;
}
