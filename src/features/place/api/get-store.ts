import { getStore } from '#schemas/compiled/calls/get-store.ts';
import type { Request } from '#src/request/ports.ts';

/** One store, whatever it takes orders for (API-108). */
export function fetchStore(request: Request, storeId: string) {
  return request.call(getStore, { params: { storeId } });
}
