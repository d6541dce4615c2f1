import type { FastifyRequest } from 'fastify';
import { type OrderTypeCode, orderTypeCodes } from '#schemas/node.ts';
import { header } from './session-headers.ts';

/** The order type that a code stands for: the older T is takeaway too (LOC-02). Undefined for none and for codes that are none. */
export function orderTypeOf(code: string | undefined): OrderTypeCode | undefined {
  return code === 'T' ? 'P' : orderTypeCodes.find((known) => known === code);
}

/** The order type of the customer who asks, from the header that every call carries. */
export function deliveryTypeOf(request: FastifyRequest): OrderTypeCode | undefined {
  return orderTypeOf(header(request, 'deliveryType'));
}
