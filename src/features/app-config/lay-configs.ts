import type { SentConfig } from '#schemas/documents/app-config.ts';
import type { cartConfigDefaults } from '#schemas/documents/cart-config-defaults.ts';
import type { infoConfigDefaults } from '#schemas/documents/info-config-defaults.ts';
import type { orderConfigDefaults } from '#schemas/documents/order-config-defaults.ts';
import type { walletConfigDefaults } from '#schemas/documents/wallet-config-defaults.ts';
import type { Immutable } from '#schemas/immutable.ts';
import { constants } from '#src/config/constants.ts';

type Known = Immutable<SentConfig>;
type LateConfig =
  | keyof typeof cartConfigDefaults
  | keyof typeof orderConfigDefaults
  | keyof typeof walletConfigDefaults
  | keyof typeof infoConfigDefaults;

/** Some defaults are loaded with the pages that need them (`cart-config.ts`, `order-config.ts`, `wallet-config.ts`, `info-config.ts`). */
export type AppConfig = Omit<Known, LateConfig> & Partial<Pick<Known, LateConfig>>;

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
