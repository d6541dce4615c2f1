import { settingsTable } from '../settings.ts';

/**
 * An environment without settings: an empty value counts as not set, and overrides the developer's `.env` file. Processes that a test
 * starts must not use the developer's database.
 */
export const noSettings: Readonly<Record<string, string>> = Object.fromEntries(
  Object.keys(settingsTable).map((name) => [name, '']),
);
