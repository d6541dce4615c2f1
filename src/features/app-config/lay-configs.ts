import type { AppConfigDocument, orderConfigDefaults } from '#schemas/documents/app-config.ts';
import type { cartConfigDefaults } from '#schemas/documents/cart-config-defaults.ts';
import type { Immutable } from '#schemas/immutable.ts';
import { constants } from '#src/config/constants.ts';

type Known = Immutable<
  Omit<AppConfigDocument, '$schema' | 'title' | 'document' | 'charges' | keyof typeof orderConfigDefaults>
>;
type CartConfig = keyof typeof cartConfigDefaults;

/** The defaults of what the cart says are loaded with the cart (`cart-config.ts`). */
export type AppConfig = Omit<Known, CartConfig> & Partial<Pick<Known, CartConfig>>;

/** Any part of a configuration. */
type ConfigPart = { readonly [Name in keyof AppConfig]?: AppConfig[Name] | undefined };

/** The default configuration, for values that the server has not sent. */
export const defaultConfig: AppConfig = constants.config;

/**
 * Lays configurations over the defaults, later ones over earlier ones (WID-11: app-config, then pwa-config). A value that one of them lacks
 * keeps the earlier value.
 */
export function layConfigs(...sources: readonly ConfigPart[]): AppConfig {
  return Object.assign({}, defaultConfig, ...sources) as AppConfig;
}
