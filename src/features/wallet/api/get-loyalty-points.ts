import useSWR from 'swr';
import { getLoyaltyUser } from '#schemas/compiled/calls/get-loyalty-user.ts';
import { dataOrThrow } from '#src/request/refusal-error.ts';
import { useRequest } from '#src/store/request-context.tsx';
import { useCustomerKey } from './use-customer-key.ts';
import { walletKeys } from './wallet-keys.ts';

/** WLT-07, API-106. The points of the customer; undefined while they are not known. */
export function useLoyaltyPoints(): number | undefined {
  const request = useRequest();
  const key = useCustomerKey(walletKeys.points);
  const { data } = useSWR<number>(
    key,
    async () => dataOrThrow(await request.call(getLoyaltyUser, {})).data.points,
    { shouldRetryOnError: false },
  );
  return data;
}
