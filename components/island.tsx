import { type ComponentType, createContext, type ReactNode, use } from "react";

/** An interactive part of a page: its name in the registry of islands, its component and its plain-JSON props. */
export interface IslandProps<Props extends object> {
  name: string;
  component: ComponentType<Props>;
  props: Props;
  /** What is served instead of the component's own HTML, for components that only run in a browser. */
  children?: ReactNode;
}

/** How an island is put into the page; the document gives each its own root (docs/architecture.md). */
export type PlaceIsland = <Props extends object>(island: IslandProps<Props>) => ReactNode;

/** Stories and unit tests see the component in place. */
const inPlace: PlaceIsland = ({ component: Component, props }) => <Component {...props} />;

export const IslandPlacement = createContext<PlaceIsland>(inPlace);

export function Island<Props extends object>(island: IslandProps<Props>): ReactNode {
  return use(IslandPlacement)(island);
}
