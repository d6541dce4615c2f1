import { requestTexts } from '#src/config/texts/request.ts';
import type { Policy } from './exchange.ts';
import { statusError } from './status-error.ts';

/** 501, 502, 503: the infrastructure of the services fails, and the reply may not come from the API. */
export const serviceDown: Policy = async (exchange, next) => {
  const reply = await next(exchange);
  if (reply.status < 501 || reply.status > 503) return reply;
  throw statusError(exchange, reply, {
    kind: 'service',
    message: `${requestTexts.serviceDown} ${reply.status}`,
  });
};
