import { genericTexts } from '#src/config/texts/generic.ts';
import type { PopupContent } from './ports.ts';
import { isRequestError } from './request-error.ts';

export interface ServerErrorEntry {
  readonly code?: string | undefined;
  readonly displayMsg?: string | undefined;
  readonly header?: string | undefined;
  readonly btnMsg?: string | undefined;
}

export interface ServerFailure {
  readonly code: string;
  readonly displayMsg: string;
  readonly header: string;
  readonly btnMsg: string;
}

export type Outcome = 'success' | 'failed' | 'unknown';

/** The first entry of a reply's `errors`, its fields read with care: this is also what a proxy's error page goes through. */
export function firstError(reply: unknown): ServerErrorEntry | undefined {
  if (!isRecord(reply) || !Array.isArray(reply['errors'])) return undefined;
  const entry: unknown = reply['errors'][0];
  if (!isRecord(entry)) return undefined;
  return {
    code: textOf(entry['code']),
    displayMsg: textOf(entry['displayMsg']),
    header: textOf(entry['header']),
    btnMsg: textOf(entry['btnMsg']),
  };
}

/** Whether a reply says that it worked. PARTIAL counts as done; a status of any other name is 'unknown' (ERR-02). */
export function statusOf(reply: unknown): Outcome {
  if (!isRecord(reply)) return 'unknown';
  const status = textOf(reply['status'])?.toUpperCase();
  if (status === 'SUCCESS' || status === 'PARTIAL') return 'success';
  if (status === 'FAILED' || (status === undefined && firstError(reply))) return 'failed';
  return 'unknown';
}

/** What to show for a reply that failed: the server's words, the generic ones where it has none (ERR-03, ERR-04). */
export function serverFailure(reply: unknown): ServerFailure {
  return withGenericTexts(firstError(reply));
}

/** What to show for anything a call threw; null when nothing is to be shown: withdrawn, or told already. */
export function failureOfError(error: unknown): ServerFailure | null {
  if (!isRequestError(error)) return withGenericTexts(undefined);
  return error.shown || error.kind === 'aborted' ? null : withGenericTexts(error);
}

export function popupOf(failure: ServerFailure): PopupContent {
  return { kind: 'error', header: failure.header, text: failure.displayMsg, button: failure.btnMsg };
}

function withGenericTexts(entry: ServerErrorEntry | undefined): ServerFailure {
  return {
    code: entry?.code ?? '',
    displayMsg: entry?.displayMsg ?? genericTexts.text,
    header: entry?.header ?? genericTexts.header,
    btnMsg: entry?.btnMsg ?? genericTexts.button,
  };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}
