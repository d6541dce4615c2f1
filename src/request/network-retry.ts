import { requestRules } from '#src/config/request-rules.ts';
import { requestTexts } from '#src/config/texts/request.ts';
import { pause } from './abort.ts';
import type { Exchange, Policy } from './exchange.ts';
import type { Clock } from './ports.ts';
import { isRequestError, RequestError } from './request-error.ts';
import type { RetryNotice } from './retry-notice.ts';

interface NetworkRetryPorts {
  readonly clock: Clock;
  readonly random: () => number;
  readonly notice: RetryNotice;
  readonly onCartPage: () => boolean;
}

/** Sends critical calls again after a network failure, with a notice for the customer unless the call runs in the background. */
export function networkRetry({ clock, random, notice, onCartPage }: NetworkRetryPorts): Policy {
  return async (exchange, next) => {
    if (!exchange.traits.critical) return next(exchange);
    let endNotice = () => {};
    try {
      for (let sent = 1; ; sent += 1) {
        try {
          return await next(exchange);
        } catch (error) {
          if (!isRequestError(error, 'network')) throw error;
          if (exchange.budget.network === 0) throw retryFailed(exchange, error);
          exchange.budget.network -= 1;
          if (sent === 1 && isVisible(exchange, onCartPage)) endNotice = notice.begin();
          const base = requestRules.networkRetryPauseMs * 2 ** (sent - 1);
          await pause(clock, base * (1 + random() / 2), {
            signal: exchange.options.signal,
            requestId: exchange.requestId,
          });
        }
      }
    } finally {
      endNotice();
    }
  };
}

function isVisible({ traits }: Exchange, onCartPage: () => boolean): boolean {
  if (traits.background || traits.gateway) return false;
  return !traits.cart || onCartPage();
}

function retryFailed(exchange: Exchange, cause: RequestError): RequestError {
  return new RequestError({
    kind: 'network',
    code: 'RETRY_FAILED',
    message: requestTexts.retryFailed,
    requestId: exchange.requestId,
    cause,
  });
}
