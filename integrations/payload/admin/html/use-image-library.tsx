"use client";
import { useListDrawer } from "@payloadcms/ui";
import type { ReactNode } from "react";
import { filesPath } from "../../wire/file-name.ts";
import type { Chosen } from "./questions.ts";

const collectionSlugs = ["documents"];

/** Created once, because a drawer with new options would reload. */
const filterOptions = { documents: { mimeType: { contains: "image/" } } };

/** Lets an editor choose an image from the library or upload one. */
export function useImageLibrary(onChoose: (chosen: Chosen) => void): { open: () => void; drawer: ReactNode } {
  const [Drawer, , { openDrawer, closeDrawer }] = useListDrawer({ collectionSlugs, filterOptions });
  return {
    open: openDrawer,
    drawer: (
      <Drawer
        onSelect={({ doc }) => {
          closeDrawer();
          const { filename, alt } = doc;
          onChoose({
            src: `${filesPath}${encodeURIComponent(String(filename))}`,
            alt: typeof alt === "string" ? alt : "",
          });
        }}
      />
    ),
  };
}
