import { settingsTable } from '../settings.ts';

/**
 * An environment in which nothing is set: an empty value counts as none, and goes before the `.env` file of whoever runs the tests. What a
 * test starts must not find their database.
 */
export const noSettings: Readonly<Record<string, string>> = Object.fromEntries(
  Object.keys(settingsTable).map((name) => [name, '']),
);
