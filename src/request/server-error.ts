import { requestTexts } from '#src/config/texts/request.ts';
import { untilAborted } from './abort.ts';
import type { Exchange, Policy } from './exchange.ts';
import type { PopupPort } from './ports.ts';
import type { SessionFlight } from './session-flight.ts';
import { statusError } from './status-error.ts';

interface ServerErrorPorts {
  readonly popup: PopupPort;
  readonly flight: SessionFlight;
}

/** Handles a 500: sign-in and bucket calls are sent once more; other calls fail, with a popup unless they run in the background. */
export function serverError({ popup, flight }: ServerErrorPorts): Policy {
  return async (exchange, next) => {
    const reply = await next(exchange);
    if (reply.status !== 500) return reply;

    const { traits, budget, endpoint } = exchange;
    if (traits.partnerAuth) throw statusError(exchange, reply);

    const asGuest = traits.login && !exchange.session.isLoggedIn;
    if (asGuest || traits.bucket) {
      if (budget.serverError === 0) throw statusError(exchange, reply);
      budget.serverError -= 1;
      // The anonymous call itself creates a new guest session.
      if (asGuest && endpoint.auth !== 'none') {
        await untilAborted(flight.fresh(), {
          signal: exchange.options.signal,
          requestId: exchange.requestId,
        });
      }
      const second = await next(exchange);
      if (second.status === 500) throw statusError(exchange, second);
      return second;
    }

    const shown = isAwaited(exchange);
    if (shown) {
      popup.show({
        kind: 'error',
        header: requestTexts.internalServerErrorHeader,
        text: requestTexts.internalServerError,
        button: requestTexts.internalServerErrorButton,
      });
    }
    throw statusError(exchange, reply, { shown });
  };
}

function isAwaited({ traits, options }: Exchange): boolean {
  return !traits.background && !traits.gateway && !options.flags?.putCartHome;
}
