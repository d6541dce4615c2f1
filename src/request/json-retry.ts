import { requestTexts } from '#src/config/texts/request.ts';
import type { Exchange, Policy, RawReply } from './exchange.ts';
import { RequestError } from './request-error.ts';

/**
 * Parses the body. When that fails the call is sent again, orders included: the request id is the same, so the server can return the result of
 * the first request (REQ-31).
 */
export const jsonRetry: Policy = async (exchange, next) => {
  for (;;) {
    const reply = await next(exchange);
    try {
      return { ...reply, data: parse(exchange, reply) };
    } catch (cause) {
      if (exchange.budget.json === 0) throw badResponse(exchange, reply, cause);
      exchange.budget.json -= 1;
    }
  }
};

function parse({ traits }: Exchange, { status, text }: RawReply): unknown {
  if (status === 304) return undefined;
  if (status === 204) return traits.noContentIsSuccess ? { status: 'SUCCESS' } : undefined;
  return JSON.parse(text);
}

function badResponse(exchange: Exchange, reply: RawReply, cause: unknown): RequestError {
  return new RequestError({
    kind: 'bad-response',
    code: 'BAD_RESPONSE',
    message: requestTexts.badResponse,
    status: reply.status,
    requestId: exchange.requestId,
    cause,
  });
}
