import { type ComponentProps, createContext, type ReactElement, type ReactNode, useContext } from 'react';

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: string };
export type RenderLink = (props: LinkProps) => ReactElement;

const LinkContext = createContext<RenderLink>(renderAnchor);

function renderAnchor(props: LinkProps): ReactElement {
  return <a {...props} />;
}

/**
 * Sets how every link of the design system is rendered, so that the app can pass in its router's link and the design system does not depend on a
 * router.
 */
export function LinkProvider({ render, children }: { render: RenderLink; children: ReactNode }) {
  return <LinkContext value={render}>{children}</LinkContext>;
}

/** An `<a href>`, rendered by the function of `LinkProvider`. */
export function Link(props: LinkProps) {
  const render = useContext(LinkContext);
  return render(props);
}
