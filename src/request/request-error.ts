/**
 * aborted: the caller withdrew. network: no answer (time-out, offline, retries used up). session: the session could not be renewed.
 * status: the server refused. service: 501, 502, 503. bad-response: an answer nobody can read. unresolved: the path lacks a value.
 */
export type RequestErrorKind =
  | 'aborted'
  | 'network'
  | 'session'
  | 'status'
  | 'service'
  | 'bad-response'
  | 'unresolved';

export interface RequestErrorDetail {
  readonly kind: RequestErrorKind;
  readonly message: string;
  readonly requestId: string;
  readonly status?: number | null;
  readonly code?: string;
  readonly displayMsg?: string | undefined;
  readonly header?: string | undefined;
  readonly btnMsg?: string | undefined;
  readonly shown?: boolean;
  readonly cause?: unknown;
}

/** The one error that the request layer throws. */
export class RequestError extends Error {
  readonly kind: RequestErrorKind;
  readonly status: number | null;
  /** The server's code, or ours in capitals: TIMEOUT, OFFLINE, RETRY_FAILED … */
  readonly code: string;
  readonly requestId: string;
  readonly displayMsg: string | undefined;
  readonly header: string | undefined;
  readonly btnMsg: string | undefined;
  /** The customer has been told; a second dialog would be one too many. */
  readonly shown: boolean;

  constructor(detail: RequestErrorDetail) {
    super(detail.message, detail.cause === undefined ? undefined : { cause: detail.cause });
    this.name = 'RequestError';
    this.kind = detail.kind;
    this.status = detail.status ?? null;
    this.code = detail.code ?? '';
    this.requestId = detail.requestId;
    this.displayMsg = detail.displayMsg;
    this.header = detail.header;
    this.btnMsg = detail.btnMsg;
    this.shown = detail.shown ?? false;
  }
}

export function isRequestError(error: unknown, kind?: RequestErrorKind): error is RequestError {
  return error instanceof RequestError && (kind === undefined || error.kind === kind);
}
