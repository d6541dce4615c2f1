import { useState } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { getPassbook } from '#schemas/compiled/calls/get-passbook.ts';
import { getWalletTransactions } from '#schemas/compiled/calls/get-wallet-transactions.ts';
import { selectSession } from '#src/features/session/session-slice.ts';
import type { Refusal } from '#src/request/answer.ts';
import { endpointAt } from '#src/request/endpoint-at.ts';
import { dataOrThrow } from '#src/request/refusal-error.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { useRequest } from '#src/store/request-context.tsx';
import { type Passbook, withFirstPage, withNextPage } from '../passbook-pages.ts';
import { useCustomerKey } from './use-customer-key.ts';
import { walletKeys } from './wallet-keys.ts';

/** What a passbook shows: everything, or only what was added or used. */
export type PassbookFilter = 'CREDIT' | 'DEBIT' | undefined;

interface More {
  readonly isBusy: boolean;
  readonly refusal: Refusal | null;
}

const idle: More = { isBusy: false, refusal: null };

/** API-102, API-105. The passbook, page by page: the reply has the link to the next one. */
export function usePassbook(type: PassbookFilter) {
  const request = useRequest();
  const key = useCustomerKey((userId) => walletKeys.passbook(userId, type));
  const { mobile } = useAppSelector(selectSession);
  const { cache, mutate: mutateKey } = useSWRConfig();
  const [moreByKey, setMoreByKey] = useState<Readonly<Record<string, More>>>({});
  const more = moreByKey[key ?? ''] ?? idle;
  const { data, error, isLoading, isValidating, mutate } = useSWR<Passbook>(
    key,
    async (own: string) => {
      const query = type && { type };
      // Without a number the wallet is still that of the session.
      const answer = mobile
        ? await request.call(getPassbook, { params: { mobile }, query })
        : await request.call(getWalletTransactions, { query });
      return withFirstPage(cache.get(own)?.data as Passbook | undefined, dataOrThrow(answer).data);
    },
    { shouldRetryOnError: false },
  );

  /** The filter may be another one when the reply is there: it goes to the one that was shown at the press. */
  async function loadMore() {
    const { nextPage } = data ?? {};
    if (key === null || nextPage === undefined || more.isBusy) return;
    const setMore = (next: More) => setMoreByKey((all) => ({ ...all, [key]: next }));
    setMore({ isBusy: true, refusal: null });
    const answer = await request.call(endpointAt(getWalletTransactions, nextPage), { params: undefined });
    if (answer.ok)
      await mutateKey<Passbook>(key, (known) => known && withNextPage(known, answer.data), {
        revalidate: false,
      });
    setMore({ isBusy: false, refusal: answer.ok ? null : answer.refusal });
  }

  return {
    passbook: data,
    /** Set only when there is no line to show. */
    error: data === undefined ? (error as unknown) : undefined,
    isBusy: isLoading || isValidating,
    retry: () => void mutate(),
    more: { ...more, load: () => void loadMore() },
  };
}
