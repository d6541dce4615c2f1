import type { FastifyRequest } from 'fastify';
import { type OrderTypeCode, orderTypeCodes } from '#schemas/node.ts';
import { header } from './session-headers.ts';

/** The order type that a code stands for: the older T is takeaway too (LOC-02). Undefined for no code and for unknown ones. */
export function orderTypeOf(code: string | undefined): OrderTypeCode | undefined {
  return code === 'T' ? 'P' : orderTypeCodes.find((known) => known === code);
}

/** The order type of the request, from the header that every call has. */
export function deliveryTypeOf(request: FastifyRequest): OrderTypeCode | undefined {
  return orderTypeOf(header(request, 'deliveryType'));
}
