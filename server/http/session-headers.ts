import type { FastifyRequest } from 'fastify';
import type { AnonymousCredentials } from '#schemas/entities/session.ts';
import { headerNames, type HeaderName } from '#schemas/header-names.ts';

/** Most characters of a header: a column of a table holds them, and every id and token of the product is shorter. */
const longestHeader = 255;

export function cutHeader(value: string): string {
  return value.slice(0, longestHeader);
}

/** A header of the request conventions, cut to what a table holds; undefined when it is absent or empty. */
export function header(request: FastifyRequest, name: HeaderName): string | undefined {
  const value = request.headers[headerNames[name]];
  return typeof value === 'string' && value !== '' ? cutHeader(value) : undefined;
}

export function guestCredentials(request: FastifyRequest): AnonymousCredentials | undefined {
  const accessKeyId = header(request, 'accessKeyId') ?? header(request, 'authToken');
  const secretKey = header(request, 'secretKey');
  const sessionToken = header(request, 'sessionToken');
  return accessKeyId && secretKey && sessionToken ? { accessKeyId, secretKey, sessionToken } : undefined;
}
