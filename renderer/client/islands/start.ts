/** Set once a page of this document has had an island. */
let runtime: typeof import("./runtime.ts") | undefined;

/** Starts the islands of the document. A page without islands loads none of their code. */
export async function startIslands(): Promise<void> {
  if (!document.querySelector("[data-island]")) return;
  try {
    runtime ??= await import("./runtime.ts");
    runtime.startIslands(document);
    document.documentElement.dataset["islands"] = "ready";
  } catch (error) {
    console.error("islands could not be loaded", error);
  }
}

/** Cancels or unmounts the islands below a root that is being removed from the document. */
export function releaseIslands(root: ParentNode): void {
  runtime?.releaseIslands(root);
}
