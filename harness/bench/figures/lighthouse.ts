import type { Measurement } from "#harness/bench/measurement.ts";
import { homePage } from "#harness/bench/pages.ts";
import { categories, installLighthouse, scoresOf } from "#harness/bench/peers/lighthouse.ts";
import { startPortal } from "#harness/bench/servers/measured-process.ts";

const pages = {
  home: homePage,
  service: "/sluzby/rodicovsky-prispevek",
  search: "/vyhledavani",
  map: "/up/pece/mapa-pomoci",
  office: "/up/kontakty/pracoviste/krnov",
  news: "/aktuality/minimalni-mzda-2027",
};

/** Most measurements of performance: other programs lower the score, so the best one counts. */
const tries = 3;

/** Points that a page may miss out of 100. */
const mostLost = { performance: 2, accessibility: 0, "best-practices": 0, seo: 0 };

/** Lighthouse scores on a phone, as points missing from 100. */
export async function measureLighthouse(): Promise<Measurement[]> {
  installLighthouse();
  const portal = await startPortal();
  try {
    return Object.entries(pages).flatMap(([name, path]) => {
      const scores = bestScoresOf(portal.url + path);
      return categories.map((category) => ({
        what: `${name}: points lost in ${category}`,
        value: 100 - scores[category],
        unit: "" as const,
        limit: mostLost[category],
      }));
    });
  } finally {
    await portal.stop();
  }
}

function bestScoresOf(url: string): ReturnType<typeof scoresOf> {
  let best = scoresOf(url);
  for (let run = 1; run < tries && 100 - best.performance > mostLost.performance; run += 1) {
    const next = scoresOf(url);
    best = { ...next, performance: Math.max(best.performance, next.performance) };
  }
  return best;
}
