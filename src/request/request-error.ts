/**
 * aborted: the caller aborted the call. network: no answer (time-out, offline, retries used up). session: the session could not be renewed.
 * status: the server refused. service: 501, 502, 503. bad-response: an unreadable answer. unresolved: the path lacks a value.
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
  readonly code?: string | undefined;
  readonly displayMsg?: string | undefined;
  readonly header?: string | undefined;
  readonly btnMsg?: string | undefined;
  readonly shown?: boolean;
  readonly cause?: unknown;
}

/** An error inside the pipeline. Callers get a refusal instead; only an abort and a path without its values are thrown to them. */
export class RequestError extends Error {
  readonly kind: RequestErrorKind;
  readonly status: number | null;
  /** The server's code, or ours in capitals: TIMEOUT, OFFLINE, RETRY_FAILED … */
  readonly code: string;
  readonly requestId: string;
  readonly displayMsg: string | undefined;
  readonly header: string | undefined;
  readonly btnMsg: string | undefined;
  /** The failure has been shown to the customer already and must not be shown again. */
  readonly shown: boolean;

  constructor(detail: RequestErrorDetail) {
    super(detail.message, { cause: detail.cause });
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
