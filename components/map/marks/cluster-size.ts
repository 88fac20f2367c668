/** The look of a cluster by how many it holds (spec §9). */
export function clusterSizeOf(count: number): "small" | "medium" | "large" {
  if (count < 10) return "small";
  return count < 100 ? "medium" : "large";
}
