import useSWR from 'swr';
import { getTotalBalance } from '#schemas/compiled/calls/get-total-balance.ts';
import { getWalletSummary } from '#schemas/compiled/calls/get-wallet-summary.ts';
import type { DataOf } from '#schemas/endpoint.ts';
import type { Immutable } from '#schemas/immutable.ts';
import { dataOrThrow } from '#src/request/refusal-error.ts';
import { useRequest } from '#src/store/request-context.tsx';
import { useCustomerKey } from './use-customer-key.ts';
import { walletKeys } from './wallet-keys.ts';

export type WalletSummary = Immutable<DataOf<typeof getWalletSummary>>;

/** WLT-01, WLT-02. The balance with its kinds of points. Where those cannot be had, the balance alone (API-101). */
export function useWalletSummary() {
  const request = useRequest();
  const key = useCustomerKey(walletKeys.summary);
  const totalKey = useCustomerKey(walletKeys.total);
  const { data, error, isLoading, isValidating, mutate } = useSWR<WalletSummary>(
    key,
    async () => dataOrThrow(await request.call(getWalletSummary, {})).data,
    { shouldRetryOnError: false },
  );
  const isDown = data === undefined && error !== undefined;
  const total = useSWR<number>(
    isDown ? totalKey : null,
    async () => dataOrThrow(await request.call(getTotalBalance, {})).data.totalBalance,
    { shouldRetryOnError: false },
  );
  return {
    kinds: data?.data,
    totalBalance: data?.walletSummary.totalBalance ?? (isDown ? total.data : undefined),
    /** Set only when there are no kinds to show. */
    error: isDown && !total.isLoading ? (error as unknown) : undefined,
    isBusy: isLoading || isValidating || total.isLoading || total.isValidating,
    retry: () => void mutate(),
  };
}
