import { HttpFault } from '../http/http-fault.ts';
import type { StoresRepository } from './stores-repository.ts';

export function noStoreChosen(): HttpFault {
  return new HttpFault(404, {
    code: 'NO_STORE',
    displayMsg: 'No store was chosen. Ask again with the id of a store.',
  });
}

/** ERR-08. */
export function unknownStore(status: 403 | 404): HttpFault {
  return new HttpFault(status, {
    code: 'STORE_UNKNOWN',
    displayMsg:
      'Sorry, we are facing some temporary issues with the store selected. Please select a different store',
  });
}

/** What a client writes into a path while it knows no store. */
export function isNoStore(storeId: string): boolean {
  return storeId === 'null' || storeId === 'undefined';
}

export type CheckStore = (storeId: string) => Promise<void>;

/** The app falls back to the default store on 403, and on 404 where it knew no store (spec §8). */
export function createCheckStore(stores: Pick<StoresRepository, 'find'>): CheckStore {
  return async (storeId) => {
    if (isNoStore(storeId)) throw noStoreChosen();
    if (!(await stores.find(storeId))) throw unknownStore(403);
  };
}
