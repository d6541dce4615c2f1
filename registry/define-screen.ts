import type { ComponentType } from 'react';
import type { LandingSlot } from '#schemas/documents/landing.ts';
import type { RouteId } from '#schemas/routes.ts';
import { pathsOf } from '#src/config/paths.ts';

/** Props of a screen: its name, for screens that serve several routes. It takes everything else from the address and the store. */
export interface ScreenProps {
  readonly title: string;
  /** Name of the slot at its top that the landing document fills, for screens that several routes share. */
  readonly slot?: LandingSlot | undefined;
}

export interface ScreenDefinition {
  readonly id: RouteId;
  /** Patterns of its paths, the first one being the one to link to. */
  readonly paths: readonly [string, ...string[]];
  readonly view: () => Promise<{ readonly Screen: ComponentType<ScreenProps> }>;
  /** The view's file, by which the server finds its scripts in the build's manifest. The build for browsers leaves it out. */
  readonly file?: string;
  /** Name of the screen: in its bar, in analytics, for screen readers. */
  readonly title: string;
  /** Has a bar of its own in the place of the cart's bar. */
  readonly ownBar: boolean;
  /** 'login' sends guests to the login first, which leads back here. */
  readonly guard: 'none' | 'login';
  /** A path that takes the place of this one. */
  readonly redirectTo?: string;
  /** Name of the slot that the screen is given, where it does not name it itself. */
  readonly slot?: LandingSlot;
}

interface ScreenInput extends Partial<Pick<ScreenDefinition, 'ownBar' | 'guard' | 'redirectTo' | 'slot'>> {
  readonly id: RouteId;
  readonly title: string;
  readonly view: ScreenDefinition['view'];
  readonly file: string;
}

/**
 * Declares a screen; fields that it leaves out get their defaults. Its paths are those of its route in schemas/routes.ts, those that the brand names
 * by the configuration.
 */
export function defineScreen(screen: ScreenInput): ScreenDefinition {
  return { guard: 'none', ownBar: false, paths: pathsOf(screen.id), ...screen };
}
