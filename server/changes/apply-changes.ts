import { z } from "zod";
import type { ExpireAnswers } from "#server/cms/content-service.ts";
import type { Log } from "#server/http/log.ts";
import type { Pages } from "#server/pages/pages.ts";
import { indexDependency } from "#server/search/search.ts";
import type { SharedStore } from "#server/store/shared-store.ts";
import { anyChange, type Change, change } from "./change.ts";
import type { RefreshFront } from "./refresh-front.ts";

/** Everything that holds what the CMS has said. */
export interface ChangeTargets {
  expireAnswers: ExpireAnswers;
  /** Brings the search index up to the CMS. */
  refreshSearch: () => Promise<void>;
  /** Null for a node of its own. */
  store: SharedStore | null;
}

interface Options extends ChangeTargets {
  expirePages: Pages["expire"];
  refreshFront: RefreshFront;
  log: Log;
}

/** Result of a change. */
export interface Applied {
  /** Answers of the CMS that are read anew. */
  answers: number;
  /** Hosts with the paths of pages that are made anew. */
  pages: readonly string[];
  /** Other nodes that were told; null when they could not be told now, which is done as soon as it can be. */
  otherNodes: number | null;
}

const changeMessage = z.object({ change });

/** Applies changes on this node and tells the others. Whoever may have missed some takes everything as changed. */
export function createApplyChange({ expireAnswers, expirePages, refreshFront, refreshSearch, store, log }: Options) {
  const unsent: Change[] = [];

  /**
   * Lists that the index answers are made anew once it has followed; `meanwhile` need not wait for that. Each node has the
   * caches in front ask anew for the pages that it has made: a copy they got from it before is older than this.
   */
  async function applyHere(
    news: Change,
    meanwhile?: () => Promise<unknown>,
  ): Promise<Pick<Applied, "answers" | "pages">> {
    const { answers, isTouched } = await expireAnswers(news);
    const pages = expirePages(isTouched);
    await meanwhile?.();
    await refreshFront(pages);
    await refreshSearch().catch((err: unknown) => log.warn({ err }, "the search index does not follow a change yet"));
    const lists = expirePages(isOfIndex);
    await refreshFront(lists);
    return { answers, pages: [...new Set([...pages, ...lists])] };
  }

  async function tellOthers(news: Change): Promise<number | null> {
    if (!store) return 0;
    const nodes = await store.publish({ change: news });
    if (nodes === null) unsent.push(news);
    return nodes;
  }

  store?.onMessage(changeMessage, async (message) => {
    const { answers, pages } = await applyHere(message.change);
    log.info({ change: message.change, answers, pages: pages.length }, "another node tells of a change");
  });
  store?.onReturn(async () => {
    for (const news of unsent.splice(0)) await tellOthers(news);
    await applyHere(anyChange);
  });

  return async function applyChange(news: Change): Promise<Applied> {
    let otherNodes: number | null = null;
    const here = await applyHere(news, async () => {
      otherNodes = await tellOthers(news);
    });
    return { ...here, otherNodes };
  };
}

function isOfIndex(dependency: string): boolean {
  return dependency === indexDependency;
}
