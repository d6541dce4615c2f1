import { isRecord } from '#schemas/is-record.ts';

/** One entry of a reply's `errors`, without empty texts. */
export interface ServerErrorEntry {
  readonly code?: string | undefined;
  readonly displayMsg?: string | undefined;
  readonly header?: string | undefined;
  readonly btnMsg?: string | undefined;
}

/**
 * The first entry of a reply's `errors`. Read without a schema, because the reply may also be the error page of a proxy, which is not to be
 * reported as a fault of a reply.
 */
export function firstError(reply: unknown): ServerErrorEntry | undefined {
  if (!isRecord(reply) || !Array.isArray(reply['errors'])) return undefined;
  const entry: unknown = reply['errors'][0];
  if (!isRecord(entry)) return undefined;
  return {
    code: saidIn(entry['code']),
    displayMsg: saidIn(entry['displayMsg']),
    header: saidIn(entry['header']),
    btnMsg: saidIn(entry['btnMsg']),
  };
}

function saidIn(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}
