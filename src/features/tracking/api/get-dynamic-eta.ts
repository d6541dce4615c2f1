import { getDynamicEta } from '#schemas/compiled/calls/get-dynamic-eta.ts';
import type { Request } from '#src/request/ports.ts';
import type { Eta } from '../eta-label.ts';

/** API-132. When the order arrives; null where that could not be had: what was known before stays. */
export async function fetchEta(request: Request, orderId: string): Promise<Eta | null> {
  const answer = await request.call(getDynamicEta, { body: { orderId } });
  return answer.ok ? answer.data : null;
}
