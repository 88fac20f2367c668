import { type ComponentType, createContext, type ReactNode, use } from "react";

/**
 * A part that documents have in common, such as the menu: it is rendered once for all documents with the same language
 * and props. It must read nothing else; the environment has neither address nor parent there.
 */
export interface SharedPartProps<Props extends object> {
  name: string;
  component: ComponentType<Props>;
  /** Plain JSON. */
  props: Props;
}

/** Takes a shared part out of the document; returns what stands in its place. */
export type RenderShared = <Props extends object>(part: SharedPartProps<Props>) => ReactNode;

/** Without a cache it is rendered like any component. */
const renderDirectly: RenderShared = ({ component: Component, props }) => <Component {...props} />;

export const SharedRenderer = createContext<RenderShared>(renderDirectly);

export function SharedPart<Props extends object>(part: SharedPartProps<Props>): ReactNode {
  return use(SharedRenderer)(part);
}
