import type { Generated } from 'kysely';
import type { Json, Timestamp } from './columns.ts';

export interface ContentVersionTable {
  kind: string;
  slug: string;
  version: number;
  checksum: string;
  body: Json<unknown>;
  author: string;
  message: string | null;
  /** The version that was live when this one was published. */
  replaces: number | null;
  published_at: Timestamp;
}

export interface ContentLiveTable {
  kind: string;
  slug: string;
  version: number;
  since: Timestamp;
}

/** Each time that another version went live. */
export interface ContentWasLiveTable extends ContentLiveTable {
  id: Generated<string>;
  /** Null where it is not known: a rollback before this was recorded. */
  author: string | null;
  message: string | null;
  is_rollback: boolean;
}

export interface ContentPreviewTable {
  id: string;
  documents: Json<{ kind: string; slug: string; body: unknown }[]>;
  created_at: Timestamp;
  expires_at: Timestamp;
}

/** The version of the built-in data that the database was filled with. */
export interface SeedTable {
  name: 'gazetteer' | 'sandbox';
  version: string;
}
