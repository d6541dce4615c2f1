import { requestRules } from '#src/config/request-rules.ts';
import { abortedError } from './abort.ts';
import type { RawReply, Send } from './exchange.ts';
import type { Clock } from './ports.ts';
import { isRequestError, RequestError } from './request-error.ts';
import type { Transport } from './transport.ts';

interface TimeOutPorts {
  readonly clock: Clock;
  readonly online: () => boolean;
}

/**
 * Limits the time of every request, including the body, and reports why there was no reply: aborted by the caller, timed out or failed. Uses
 * a race, because `fetch` may not react to the signal.
 */
export function withTimeOut(transport: Transport, { clock, online }: TimeOutPorts): Send {
  return (exchange) => {
    const { requestId, endpoint } = exchange;
    const { signal } = exchange.options;
    if (signal?.aborted) return Promise.reject(abortedError(requestId, signal.reason));

    let clear = () => {};
    return new Promise<RawReply>((resolve, reject) => {
      const controller = new AbortController();
      const lost = (code: string, message: string, cause?: unknown) =>
        reject(
          new RequestError({
            kind: 'network',
            code,
            message: `${endpoint.id}: ${message}`,
            requestId,
            cause,
          }),
        );
      const withdraw = () => {
        reject(abortedError(requestId, signal?.reason));
        controller.abort();
      };
      const cancelTimer = clock.after(requestRules.timeOutMs, () => {
        lost('TIMEOUT', `no reply within ${requestRules.timeOutMs} ms`);
        controller.abort();
      });
      signal?.addEventListener('abort', withdraw);

      clear = () => {
        cancelTimer();
        signal?.removeEventListener('abort', withdraw);
      };

      transport(exchange, controller.signal).then(resolve, (cause: unknown) => {
        if (isRequestError(cause)) reject(cause);
        else lost(online() ? 'NETWORK' : 'OFFLINE', 'the network gave no reply', cause);
      });
    }).finally(() => clear());
  };
}
