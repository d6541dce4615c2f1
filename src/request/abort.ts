import type { Clock } from './ports.ts';
import { RequestError } from './request-error.ts';

export function abortedError(requestId: string, cause?: unknown): RequestError {
  return new RequestError({
    kind: 'aborted',
    message: 'The request was aborted',
    requestId,
    cause,
  });
}

interface Wait {
  readonly signal: AbortSignal | undefined;
  readonly requestId: string;
}

/** Waits for shared work until the caller aborts: the abort ends only this wait, the work continues for other callers. */
export function untilAborted<T>(work: Promise<T>, { signal, requestId }: Wait): Promise<T> {
  if (!signal) return work;
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(abortedError(requestId, signal.reason));
    if (signal.aborted) onAbort();
    signal.addEventListener('abort', onAbort);
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  });
}

export function pause(clock: Clock, ms: number, wait: Wait): Promise<void> {
  let cancel = () => {};
  const timer = new Promise<void>((resolve) => {
    cancel = clock.after(ms, resolve);
  });
  return untilAborted(timer, wait).finally(cancel);
}
