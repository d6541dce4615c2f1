import { type ComponentProps, createContext, type ReactElement, type ReactNode, useContext } from 'react';

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: string };
export type RenderLink = (props: LinkProps) => ReactElement;

const LinkContext = createContext<RenderLink>(renderAnchor);

function renderAnchor(props: LinkProps): ReactElement {
  return <a {...props} />;
}

/**
 * Tells every link of the design system how to be drawn, so that the app can hand in its router's link and
 * the design system needs to know no router.
 */
export function LinkProvider({ render, children }: { render: RenderLink; children: ReactNode }) {
  return <LinkContext value={render}>{children}</LinkContext>;
}

/** An `<a href>`, drawn the way the app asked for. */
export function Link(props: LinkProps) {
  const render = useContext(LinkContext);
  return render(props);
}
