/** Set when a page of this document has had an island. */
let runtime: typeof import("./runtime.ts") | undefined;

/** Starts the islands of the document; a page without any loads none of their script. */
export async function startIslands(): Promise<void> {
  if (!document.querySelector("[data-island]")) return;
  try {
    runtime ??= await import("./runtime.ts");
    runtime.startIslands(document);
  } catch (error) {
    console.error("islands could not be started", error);
  }
}

/** Unmounts the islands of a part that leaves the document. */
export function releaseIslands(root: ParentNode): void {
  runtime?.releaseIslands(root);
}
