import { z } from 'zod';
import { onOff, type Setting } from './setting.ts';
import { missingFaults } from './set-together.ts';

/** The database, and the files that the server reads. A part of the table in settings.ts. */
export const storageSettings = {
  DATA_DIR: {
    schema: z.string().min(1),
    fallback: './data',
    describe: 'Folder of the embedded database.',
    example: './data',
  },
  DATABASE_URL: {
    schema: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    describe: 'A PostgreSQL database in place of the embedded one.',
    example: 'postgres://user:password@localhost:5432/shop',
  },
  DATABASE_REPLICA_URL: {
    schema: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    describe:
      'A streaming replica of the database at DATABASE_URL, for reads of pages and public calls, which may then be old.',
    example: 'postgres://user:password@replica.internal:5432/shop',
  },
  DATABASE_REPLICA_LAG_MS: {
    schema: z.coerce.number().int().min(100).max(60_000),
    fallback: '1000',
    describe:
      'Milliseconds by which what is read from the replica may be old; the primary is asked while it is further behind.',
    example: '1000',
  },
  DATABASE_POOL_SIZE: {
    schema: z.coerce.number().int().min(1).max(500),
    fallback: '10',
    describe: 'Connections to PostgreSQL that one process holds.',
    example: '10',
  },
  VALKEY_URL: {
    schema: z.url({ protocol: /^(redis|valkey)s?$/ }).optional(),
    describe:
      'A Valkey or Redis that counts how often limited calls are made, for all processes. The database counts when absent.',
    example: 'valkey://:password@localhost:6379',
  },
  MIGRATE_AT_START: {
    schema: onOff,
    fallback: 'on',
    describe:
      'Whether a start migrates the PostgreSQL database to the schema of the build; off: it has to have it already (npm run migrate).',
    example: 'on',
  },
  PAGE_CACHE_MB: {
    schema: z.coerce.number().int().min(0).max(100_000),
    fallback: '64',
    describe: 'Megabytes of compressed pages that one process keeps; 0 renders each page anew.',
    example: '64',
  },
  MENU_CACHE_MB: {
    schema: z.coerce.number().int().min(1).max(100_000),
    fallback: '256',
    describe: 'Megabytes of menus that one process keeps; menus of restaurants that are the same count once.',
    example: '256',
  },
  CLIENT_DIR: {
    schema: z.string().min(1),
    fallback: './dist/client',
    describe: 'Folder of the built web app.',
    example: './dist/client',
  },
  RENDERER: {
    schema: z.string().min(1),
    fallback: './dist/ssr/entry-server.js',
    describe: 'Module that renders pages on the server.',
    example: './dist/ssr/entry-server.js',
  },
  CONTENT_DIR: {
    schema: z.string().min(1),
    fallback: './content',
    describe: 'Documents that an empty database starts with.',
    example: './content',
  },
} as const satisfies Record<string, Setting>;

/** A replica is one of a database that is named too. */
export function storageFaults(values: Readonly<Record<string, unknown>>, known: readonly string[]): string[] {
  return missingFaults(
    storageSettings,
    { together: ['DATABASE_URL'], optional: ['DATABASE_REPLICA_URL'] },
    { values, known },
  ).filter(() => values.DATABASE_REPLICA_URL !== undefined);
}
