// The result of a call, in the same form for every caller.

/**
 * refused: the server refused the call. network: no answer (time-out, offline, retries used up). session: the session could not be renewed.
 * service: 501, 502, 503. unreadable: an answer that does not match its schema or is not JSON.
 */
export type RefusalKind = 'refused' | 'network' | 'session' | 'service' | 'unreadable';

/** Why a call returned no data, with the texts to show (ERR-03, ERR-04). */
export interface Refusal {
  readonly kind: RefusalKind;
  /** The server's code, or ours in capitals: TIMEOUT, OFFLINE, RETRY_FAILED, UNREADABLE … Empty when the server names none. */
  readonly code: string;
  readonly text: string;
  readonly header: string;
  readonly button: string;
  /** The text is the server's; otherwise it is the generic one, which a caller may replace by a better one. */
  readonly hasServerText: boolean;
  /** What went wrong, for reports and not for customers: 'Retry Failed', 'Something wrong with service hosted 503'. */
  readonly message: string;
  /** HTTP status; null where there was no answer. */
  readonly status: number | null;
  readonly requestId: string;
  /** The failure has been shown to the customer already and must not be shown again. */
  readonly shown: boolean;
}

export interface Refused {
  readonly ok: false;
  readonly refusal: Refusal;
}

export type Answer<Data> = { readonly ok: true; readonly data: Data } | Refused;

interface Varying {
  /** In how many milliseconds the document will be another one, by the clock of the server; undefined when it did not say. */
  readonly changesIn?: number | undefined;
  /** The headers by which the server chose the nodes; without them any header may have decided. */
  readonly vary?: string | null | undefined;
}

/** The answer for a document that the caller holds by its etag: `changed` is false when the caller's version is current. */
export type DocumentAnswer<Data> =
  | ({
      readonly ok: true;
      readonly changed: true;
      readonly data: Data;
      readonly etag: string | null;
    } & Varying)
  | ({ readonly ok: true; readonly changed: false } & Varying)
  | Refused;
