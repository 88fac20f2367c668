// The package's own types would pull its sources into the type check; these are the parts in use.
import type { FC, ReactNode } from "react";

export type GlobalProvider = FC<{ children: ReactNode; storyMeta?: unknown }>;

export interface UserConfig {
  stories: string;
  viteConfig: string;
  outDir: string;
  host: string;
  disableHttp2: boolean;
  appendToHead: string;
  addons: Record<string, { enabled: boolean }>;
}
