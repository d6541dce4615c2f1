import type { Refusal, RefusalKind } from './answer.ts';
import { refusalWith } from './refusal.ts';
import { RequestError } from './request-error.ts';

const kinds: Readonly<Partial<Record<RequestError['kind'], RefusalKind>>> = {
  network: 'network',
  session: 'session',
  status: 'refused',
  service: 'service',
  'bad-response': 'unreadable',
};

/** The refusal for an error of the pipeline; null for an abort or a programming error, which are thrown. */
export function refusalOfError(error: RequestError): Refusal | null {
  const kind = kinds[error.kind];
  return kind ? refusalWith({ ...error, kind, message: error.message }) : null;
}

/** The reverse: when a session cannot be created or renewed, the calls that wait for it fail with this error. */
export function errorOfRefusal(refusal: Refusal): RequestError {
  const { kind, text, header, button, hasServerText, ...rest } = refusal;
  return new RequestError({
    ...rest,
    kind: kind === 'refused' ? 'status' : kind === 'unreadable' ? 'bad-response' : kind,
    displayMsg: hasServerText ? text : undefined,
    header,
    btnMsg: button,
  });
}
