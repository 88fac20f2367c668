import { z } from "zod";
import type { ChangeAnswers } from "#server/cms/content-service.ts";
import type { Log } from "#server/http/log.ts";
import type { Pages } from "#server/pages/pages.ts";
import type { MadePage, SharedPages } from "#server/pages/shared-pages.ts";
import { indexDependency } from "#server/search/search.ts";
import type { SharedStore } from "#server/store/shared-store.ts";
import { anyChange, type Change, change } from "./change.ts";
import type { RefreshFront } from "./refresh-front.ts";

/** Everything that holds what the CMS has said. */
export interface ChangeTargets {
  answers: ChangeAnswers;
  /** Brings the search index up to the CMS. */
  refreshSearch: () => Promise<void>;
  /** Null for a node of its own. */
  store: SharedStore | null;
}

interface Options extends ChangeTargets {
  expirePages: Pages["expire"];
  /** Null for a node of its own. */
  sharedPages: Pick<SharedPages, "expire" | "made"> | null;
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

const changeMessage = z.object({ change, namesStructures: z.boolean().default(false) });

/** A change, and whether it names the structures of all contents that the node which was told of it did not know. */
type NamedChange = z.output<typeof changeMessage>;

/** Applies changes on this node and tells the others. Whoever may have missed some takes everything as changed. */
export function createApplyChange({
  answers: cmsAnswers,
  expirePages,
  sharedPages,
  refreshFront,
  refreshSearch,
  store,
  log,
}: Options) {
  const unsent: NamedChange[] = [];

  /**
   * Lists that the index answers are made anew once it has followed; telling others need not wait for that. Each node has the
   * caches in front ask anew for the pages that it has made: a copy they got from it before is older than this. The node that
   * tells the others does so for pages of nodes that are gone.
   */
  async function applyHere(
    { change: news, namesStructures }: NamedChange,
    { isCertain, tell }: { isCertain: boolean; tell?: () => Promise<unknown> } = { isCertain: true },
  ): Promise<Pick<Applied, "answers" | "pages">> {
    const { answers, isTouched } = await cmsAnswers.expire(news, { isCertain, namesStructures });
    const own = expirePages(isTouched, { isCertain });
    await sharedPages?.expire();
    await tell?.();
    const made = tell && sharedPages ? await sharedPages.made() : [];
    const pages = withMade(own, made, isTouched);
    if (isCertain) await refreshFront(pages);
    await refreshSearch().catch((err: unknown) => log.warn({ err }, "the search index does not follow a change yet"));
    const lists = withMade(expirePages(isOfIndex, { isCertain }), made, isOfIndex);
    if (isCertain) await refreshFront(lists);
    return { answers, pages: [...new Set([...pages, ...lists])] };
  }

  async function tellOthers(news: NamedChange): Promise<number | null> {
    if (!store) return 0;
    const nodes = await store.publish(news);
    if (nodes === null) unsent.push(news);
    return nodes;
  }

  store?.onMessage(changeMessage, async (message) => {
    const { answers, pages } = await applyHere(message);
    log.info({ change: message.change, answers, pages: pages.length }, "another node tells of a change");
  });
  store?.onReturn(async () => {
    for (const news of unsent.splice(0)) await tellOthers(news);
    // Nobody waits for what has hardly changed.
    await applyHere({ change: anyChange, namesStructures: false }, { isCertain: false });
  });

  return async function applyChange(sent: Change): Promise<Applied> {
    const named = await cmsAnswers.nameStructures(sent);
    const news = { change: named ?? sent, namesStructures: named !== null };
    let otherNodes: number | null = null;
    const tell = async () => {
      otherNodes = await tellOthers(news);
    };
    const here = await applyHere(news, { isCertain: true, tell });
    return { ...here, otherNodes };
  };
}

/** Pages of this node, and those that any node has made of something that is touched. */
function withMade(
  own: readonly string[],
  made: readonly MadePage[],
  isTouched: (dependency: string) => boolean,
): string[] {
  const touched = made.filter(({ dependencies }) => dependencies.some(isTouched));
  return [...new Set([...own, ...touched.map(({ key }) => key)])];
}

function isOfIndex(dependency: string): boolean {
  return dependency === indexDependency;
}
