import type { AppConfigDocument } from '#schemas/documents/app-config.ts';
import type { Immutable } from '#schemas/immutable.ts';
import { constants } from '#src/config/constants.ts';

export type AppConfig = Immutable<Omit<AppConfigDocument, '$schema' | 'title' | 'document' | 'charges'>>;

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
