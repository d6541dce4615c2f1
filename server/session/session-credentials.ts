import type { Partitioned } from '../database/partitions/partitions-of.ts';
import { spanOf } from '../database/partitions/spans.ts';
import type { Settings } from '../settings.ts';

const weekMs = 7 * 24 * 3_600_000;

/** The credentials of sessions, by the week in which they can be refreshed no more. The last of them are made now, and end after `REFRESH_TTL_SECONDS`. */
export function sessionCredentials({
  REFRESH_TTL_SECONDS: seconds,
}: Pick<Settings, 'REFRESH_TTL_SECONDS'>): Partitioned {
  const rowsAheadMs = seconds * 1000;
  return {
    table: 'session_generations',
    column: 'refresh_expires_at',
    span: 'week',
    ahead: Math.ceil(rowsAheadMs / weekMs) + 1,
    rowsAheadMs,
    keptFrom: (now) => spanOf('week', now),
  };
}
