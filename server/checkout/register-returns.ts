import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type GatewayKind, gatewayKinds } from '#schemas/payment-actions.ts';
import { fieldsOf, formLimit, readForms } from '../http/form-bodies.ts';
import type { Returns } from './returns.ts';

interface Options {
  readonly returns: Returns;
  /** The page of the app that says how a payment went. */
  readonly page: string;
}

export const returnPath = '/payment-service/ve1/return';
export const notifyPath = '/payment-service/ve1/notify';

/**
 * Where gateways send browsers back to, and where they tell by themselves how a payment went. Neither has a session, nor an API key: a form of another
 * site brings no cookie. The answer to a browser is the page that asks how it went, whatever was sent.
 */
export function registerReturns(app: FastifyInstance, { returns, page }: Options) {
  async function take(request: FastifyRequest, sender: Parameters<Returns>[2]): Promise<string | undefined> {
    const { gateway } = request.params as { readonly gateway: string };
    const kind = gatewayKinds.find((known): known is GatewayKind => known === gateway);
    return kind && returns(kind, fieldsIn(request.body), sender);
  }

  app.register(async (scope) => {
    readForms(scope);
    // BillDesk tells of a payment by a signed text alone: the one that browsers bring in this field.
    scope.addContentTypeParser(
      'application/jose',
      { parseAs: 'string', bodyLimit: formLimit },
      (_, body, done) => done(null, { transaction_response: String(body) }),
    );
    scope.post(
      `${returnPath}/:gateway`,
      { schema: { hide: true }, bodyLimit: formLimit },
      async (request, reply) => {
        let id: string | undefined;
        try {
          id = await take(request, 'browser');
        } catch (error) {
          // The customer is not to end on an error page: theirs asks again.
          request.log.error({ err: error }, 'a return of a gateway was not settled');
          id = undefined;
        }
        const query = id === undefined ? '' : `?${new URLSearchParams({ transactionId: id }).toString()}`;
        return reply.header('cache-control', 'no-store').redirect(page + query, 303);
      },
    );
    scope.post(
      `${notifyPath}/:gateway`,
      { schema: { hide: true }, bodyLimit: formLimit },
      async (request, reply) => {
        await take(request, 'gateway');
        return reply.header('cache-control', 'no-store').send('OK');
      },
    );
  });
}

/** The texts of a form, or of a flat JSON object. */
function fieldsIn(body: unknown): Record<string, string> {
  if (typeof body !== 'object' || body === null) return {};
  return fieldsOf(
    Object.entries(body).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}
