/** The disk of the database, or of this machine, is full: nothing can be written until somebody has made room. */
export class DiskFull extends Error {
  override name = 'DiskFull';
}

/** Seconds after which a client should ask again: room is made by people. */
export const roomSeconds = 60;

/** What PostgreSQL says of a full disk, and what the system does. */
const codes: ReadonlySet<unknown> = new Set(['53100', 'ENOSPC']);

export function isDiskFull(error: unknown): boolean {
  return error instanceof DiskFull || (error instanceof Error && 'code' in error && codes.has(error.code));
}

/** DiskFull where that is what the error says; otherwise the error. */
export function toldDiskFull(error: unknown): unknown {
  return isDiskFull(error) ? new DiskFull((error as Error).message, { cause: error }) : error;
}
