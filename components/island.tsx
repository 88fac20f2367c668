import { type ComponentType, createContext, type ReactNode, use } from "react";

/** An interactive part of a page: its name in the registry of islands, its component and its plain-JSON props. */
export interface IslandProps<Props extends object> {
  name: string;
  component: ComponentType<Props>;
  props: Props;
  /** Server-rendered in place of the component, for components that run only in browsers. */
  children?: ReactNode;
}

/** Renders an island into the page; each island is its own React root (docs/architecture.md). */
export type RenderIsland = <Props extends object>(island: IslandProps<Props>) => ReactNode;

/** In stories and unit tests the component is rendered directly, without a root of its own. */
const renderDirectly: RenderIsland = ({ component: Component, props }) => <Component {...props} />;

export const IslandRenderer = createContext<RenderIsland>(renderDirectly);

export function Island<Props extends object>(island: IslandProps<Props>): ReactNode {
  return use(IslandRenderer)(island);
}
