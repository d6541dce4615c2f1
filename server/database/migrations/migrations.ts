import { sessions } from './001-sessions.ts';
import { catalog } from './002-catalog.ts';
import { content } from './003-content.ts';
import type { Migration } from './migration.ts';

/** Every step of the schema, in the order in which they run. */
export const migrations: readonly Migration[] = [sessions, catalog, content];
