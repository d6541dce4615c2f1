import useSWR from 'swr';
import { getWalletHistory } from '#schemas/compiled/calls/get-wallet-history.ts';
import { selectSession } from '#src/features/session/session-slice.ts';
import { dataOrThrow } from '#src/request/refusal-error.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { useRequest } from '#src/store/request-context.tsx';
import { useCustomerKey } from './use-customer-key.ts';
import { walletKeys } from './wallet-keys.ts';

/** WLT-05, API-103. What the wallet held at the end of a day; nothing is asked for while none is chosen. */
export function useBalanceOn(day: string) {
  const request = useRequest();
  const { mobile } = useAppSelector(selectSession);
  const key = useCustomerKey((userId) => walletKeys.onDay(userId, day));
  const { data, error, isLoading, mutate } = useSWR<number>(
    day === '' || !mobile ? null : key,
    async () =>
      dataOrThrow(
        await request.call(getWalletHistory, {
          params: { mobile: mobile ?? '' },
          headers: { transactionDate: day },
        }),
      ).data.balance,
    { shouldRetryOnError: false, revalidateOnFocus: false },
  );
  return {
    /** It is asked for by the mobile number. */
    isKnown: Boolean(mobile),
    balance: data,
    error: error as unknown,
    isBusy: isLoading,
    retry: () => void mutate(),
  };
}
