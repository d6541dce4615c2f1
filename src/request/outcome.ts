import { isRecord } from '#schemas/is-record.ts';
import { firstError } from './first-error.ts';

export type Outcome = 'success' | 'failed' | 'unknown' | 'unsaid';

/** Reads the outcome from a reply's status. PARTIAL counts as success; an unlisted status is 'unknown' (ERR-02). */
export function outcomeOf(reply: unknown): Outcome {
  const status = isRecord(reply) ? reply['status'] : undefined;
  if (typeof status !== 'string' || status.trim() === '') return firstError(reply) ? 'failed' : 'unsaid';
  switch (status.toUpperCase()) {
    case 'SUCCESS':
    case 'PARTIAL':
      return 'success';
    case 'FAILED':
      return 'failed';
    default:
      return 'unknown';
  }
}
