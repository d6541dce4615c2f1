import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { header } from '../http/session-headers.ts';

/** The id that the caller gave a write, with a hash of what it asks for; undefined where it gave none. */
export function writeRequest(
  request: FastifyRequest,
): { readonly id: string; readonly fingerprint: string } | undefined {
  const id = header(request, 'requestId');
  if (id === undefined) return undefined;
  const { method, routeOptions, params, query, body } = request;
  const asked = JSON.stringify([method, routeOptions.url, params, query, body ?? null]);
  return { id, fingerprint: createHash('sha256').update(asked).digest('base64url') };
}
