import { isRecord } from '#schemas/is-record.ts';

/** What a step of the login keeps with its entry of the browser's history. */
export interface LoginEntry {
  /** The screen that asked for the login. */
  readonly from?: string;
  /** How many pages back the page is that asked for it. Absent when another page is to follow. */
  readonly back?: number;
  /** The page before is a step of the login, which leads on by itself. */
  readonly afterNumber?: boolean;
  /** The page that is to follow needs the login: without one it would lead here again. */
  readonly guarded?: boolean;
}

export function entryState(entry: LoginEntry): { readonly login: LoginEntry } {
  return { login: entry };
}

/** The entry in the state of a location. */
export function readEntry(state: unknown): LoginEntry {
  return isRecord(state) && isRecord(state['login']) ? state['login'] : {};
}

/** The entry of a step that follows another one. */
export function nextEntry({ from, back }: LoginEntry): LoginEntry {
  return {
    afterNumber: true,
    ...(from !== undefined && { from }),
    ...(back !== undefined && { back: back + 1 }),
  };
}
