import type { ComponentType } from 'react';
import type { RouteId } from '#schemas/routes.ts';

/** What a screen gets: its name, for screens that serve several routes. Everything else it finds in the address and the store. */
export interface ScreenProps {
  readonly title: string;
  /** The place in it that the landing document fills, for screens that have one. */
  readonly slot?: string | undefined;
}

export interface ScreenDefinition {
  readonly id: RouteId;
  /** Patterns of its paths, the first one being the one to link to. */
  readonly paths: readonly [string, ...string[]];
  readonly view: () => Promise<{ readonly Screen: ComponentType<ScreenProps> }>;
  /** The view's file, by which the build's manifest knows its chunk and styles. */
  readonly file: string;
  /** What the screen is called: in its bar, in analytics, for screen readers. */
  readonly title: string;
  /**
   * 'full' has the place line, the navigation and the cart's bar. 'bare' is for the middle of something (NAV-40): a back button and the title,
   * and nothing that leads elsewhere.
   */
  readonly chrome: 'full' | 'bare';
  /** Marketing popups stay away. Bare screens are quiet anyway. */
  readonly quiet: boolean;
  /** Has a bar of its own where the cart's would be. */
  readonly ownBar: boolean;
  /** 'login' sends guests to the login first, which leads back here. */
  readonly guard: 'none' | 'login';
  /** A path that takes the place of this one. */
  readonly redirectTo?: string;
  /** Name of the place in the screen that the landing document fills: `cart.top`. Its nodes are in the server's HTML. */
  readonly slot?: string;
}

interface ScreenInput
  extends Partial<Pick<ScreenDefinition, 'chrome' | 'quiet' | 'ownBar' | 'guard' | 'redirectTo' | 'slot'>> {
  readonly id: RouteId;
  readonly paths: ScreenDefinition['paths'];
  readonly title: string;
  readonly view: ScreenDefinition['view'];
  readonly file: string;
}

/** Declares a screen; what it does not say is the usual. */
export function defineScreen(screen: ScreenInput): ScreenDefinition {
  const { chrome = 'full', quiet = chrome === 'bare' } = screen;
  return { guard: 'none', ownBar: false, ...screen, chrome, quiet };
}
