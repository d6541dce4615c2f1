// Zod-free: ships to the browser, and a server checks links with the same rules.

/** What a document holds: an action by name and, where the action takes one, its target. */
export interface Link<Action extends string = string> {
  readonly action: Action;
  readonly to?: string | undefined;
  readonly label?: string | undefined;
}

/** What a link leads to: a path of the app, or an address outside it. */
export interface LinkTarget {
  readonly href: string;
  readonly external: boolean;
}

/** The link actions of a product. */
export interface Links<Action extends string = string> {
  /** Every action by its name. */
  readonly actions: Readonly<Record<Action, unknown>>;
  /** Where one of them leads, with its target in `to` or ''; null when the target is not allowed. */
  targetOf(action: Action, to: string): LinkTarget | null;
}

/** The target of a link, or null when it is not allowed: an action that the product does not have, or a target that the action does not take. */
export function linkTarget<Action extends string>(
  { actions, targetOf }: Links<Action>,
  { action, to }: Link<Action>,
): LinkTarget | null {
  return Object.hasOwn(actions, action) ? targetOf(action, typeof to === 'string' ? to.trim() : '') : null;
}

// Browsers drop control characters inside addresses, so that "java\nscript:" would run a script: none are allowed.
// oxlint-disable-next-line no-control-regex -- the pattern has to find control characters
const unsafe = /[\u0000-\u0020<>"\\\u007f]/;

/** A path of the app: never an address of another origin, and no other scheme. */
export function isSafePath(to: string): boolean {
  return /^\/(?!\/)/.test(to) && !unsafe.test(to);
}

export function httpsTarget(to: string): LinkTarget | null {
  if (unsafe.test(to) || !/^https:\/\//i.test(to)) return null;
  try {
    return { href: new URL(to).href, external: true };
  } catch {
    return null;
  }
}

export function phoneTarget(to: string): LinkTarget | null {
  const number = to.replace(/[\s()-]/g, '');
  return /^\+?\d{3,15}$/.test(number) ? { href: `tel:${number}`, external: true } : null;
}
