import { getAddresses } from '#schemas/compiled/calls/get-addresses.ts';
import type { SavedAddress } from '#schemas/entities/address.ts';
import type { Request } from '#src/request/ports.ts';
import { dataOrThrow } from '#src/request/refusal-error.ts';

/** SWR's key of a customer's saved addresses. */
export function addressesKey(userId: string): string {
  return `addresses/${userId}`;
}

/** API-123: the newest first. @throws RefusalError */
export async function loadAddresses(request: Request, userId: string): Promise<readonly SavedAddress[]> {
  return dataOrThrow(await request.call(getAddresses, { params: { userId } })).data.addresses;
}
