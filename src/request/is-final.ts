import type { Refusal } from './answer.ts';

/** Statuses of refusals that pass. */
const passing = new Set([401, 408, 429]);

/** Whether the server has decided: the same write would be refused again. Without a decision it may have been done, and its reply was lost. */
export function isFinal({ kind, status }: Refusal): boolean {
  return kind === 'refused' && status !== null && status < 500 && !passing.has(status);
}
