interface Places {
  before: number;
  after: number;
}

/** Joins neighbours, so that many items that came, went or moved together are one change. */
export function runsIn(places: readonly Places[]): (Places & { count: number })[] {
  const runs: (Places & { count: number })[] = [];
  for (const { before, after } of places) {
    const last = runs.at(-1);
    if (last && last.before + last.count === before && last.after + last.count === after) last.count += 1;
    else runs.push({ before, after, count: 1 });
  }
  return runs;
}
