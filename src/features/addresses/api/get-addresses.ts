import { getAddresses } from '#schemas/compiled/endpoints.ts';
import type { SavedAddress } from '#schemas/entities/address.ts';
import type { Request } from '#src/request/ports.ts';
import { succeeded } from './succeeded.ts';

/** The key of a customer's saved addresses. */
export function addressesKey(userId: string): string {
  return `addresses/${userId}`;
}

/** API-123: the newest first. */
export async function loadAddresses(request: Request, userId: string): Promise<readonly SavedAddress[]> {
  const { addresses } = succeeded(await request.call(getAddresses, { params: { userId } }));
  return addresses;
}
