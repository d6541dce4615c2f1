import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { deliveryTypeOf } from '../http/order-type.ts';
import { header } from '../http/session-headers.ts';

/** The id that the caller gave a write, with a hash of what it asks for, also by headers; undefined where it gave none. */
export function writeRequest(
  request: FastifyRequest,
): { readonly id: string; readonly fingerprint: string } | undefined {
  const id = header(request, 'requestId');
  if (id === undefined) return undefined;
  const { method, routeOptions, params, query, body, headers } = request;
  const place = [
    header(request, 'storeId'),
    deliveryTypeOf(request),
    headers.iswalletused,
    headers['feature'],
  ];
  const asked = JSON.stringify([method, routeOptions.url, params, query, body ?? null, place]);
  return { id, fingerprint: createHash('sha256').update(asked).digest('base64url') };
}
