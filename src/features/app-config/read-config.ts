import type { AppConfigDocument } from '#schemas/documents/app-config.ts';
import { constants } from '#src/config/constants.ts';

export type AppConfig = Omit<AppConfigDocument, '$schema' | 'title' | 'document'>;

/** What holds until the server has said otherwise, and for what it does not say. */
export const defaultConfig: AppConfig = constants.config;

const optionalTexts = ['storeId', 'leftmenu_url', 'bucketStoreId'] as const;

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Lays configurations over the defaults, later ones over earlier ones (WID-11: app-config, then pwa-config). A value that is missing or of a
 * wrong kind does not count.
 */
export function readConfig(...sources: readonly unknown[]): AppConfig {
  const config: Record<string, unknown> = { ...defaultConfig };
  for (const source of sources.filter(isRecord)) {
    for (const [name, fallback] of Object.entries(defaultConfig)) {
      const value = source[name];
      if (typeof value === typeof fallback && isRecord(value) === isRecord(fallback)) config[name] = value;
    }
    for (const name of optionalTexts) {
      if (typeof source[name] === 'string' && source[name] !== '') config[name] = source[name];
    }
  }
  return config as AppConfig;
}
