/** Returns the size class of a cluster by its number of points (spec §9). */
export function clusterSizeOf(count: number): "small" | "medium" | "large" {
  if (count < 10) return "small";
  return count < 100 ? "medium" : "large";
}
