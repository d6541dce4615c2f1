import type { StoredDefinition } from '../stored-value.ts';
import * as app from './app.ts';
import * as cart from './cart.ts';
import * as drafts from './drafts.ts';
import * as order from './order.ts';
import * as place from './place.ts';
import * as session from './session.ts';

/** Everything that the app keeps in the browser, by file. */
export const storedFiles = { app, cart, drafts, order, place, session } as const;

function isStored(value: unknown): value is StoredDefinition {
  return typeof value === 'object' && value !== null && 'keptIn' in value;
}

/** Each stored value, with the name it is exported by. */
export const storedValues: readonly (readonly [file: string, exported: string, StoredDefinition])[] =
  Object.entries(storedFiles).flatMap(([file, module]) =>
    Object.entries(module as Record<string, unknown>).flatMap(([exported, value]) =>
      isStored(value) ? [[file, exported, value] as const] : [],
    ),
  );
