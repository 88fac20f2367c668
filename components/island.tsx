import { type ComponentType, createContext, type ReactNode, use } from "react";

/** An interactive part of a page: its name in the registry of islands, its component and its plain-JSON props. */
export interface IslandProps<Props extends object> {
  name: string;
  component: ComponentType<Props>;
  props: Props;
  /** Served instead of the component's HTML, for components that only run in a browser. */
  children?: ReactNode;
}

/** Renders an island into the page; the document gives each its own root (docs/architecture.md). */
export type PlaceIsland = <Props extends object>(island: IslandProps<Props>) => ReactNode;

/** Stories and unit tests render the component without a root of its own. */
const inPlace: PlaceIsland = ({ component: Component, props }) => <Component {...props} />;

export const IslandPlacement = createContext<PlaceIsland>(inPlace);

export function Island<Props extends object>(island: IslandProps<Props>): ReactNode {
  return use(IslandPlacement)(island);
}
