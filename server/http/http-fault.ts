import type { ErrorEntry } from '#schemas/api/reply.ts';

/** Thrown when a call fails: becomes a FAILED reply with this status and entry (spec §8). */
export class HttpFault extends Error {
  override name = 'HttpFault';
  readonly status: number;
  readonly entry: ErrorEntry;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    entry: ErrorEntry & { code: string },
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(entry.displayMsg ?? entry.code);
    this.status = status;
    this.entry = entry;
    this.headers = headers;
  }
}

export function failedReply(...errors: ErrorEntry[]) {
  return { status: 'FAILED' as const, errors };
}
