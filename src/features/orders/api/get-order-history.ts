import { useState } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { getOrderHistory } from '#schemas/compiled/calls/get-order-history.ts';
import { endpointAt } from '#src/request/endpoint-at.ts';
import type { Refusal } from '#src/request/answer.ts';
import { dataOrThrow } from '#src/request/refusal-error.ts';
import { useAppDispatch } from '#src/store/hooks.ts';
import { useRequest } from '#src/store/request-context.tsx';
import { keepOwnLastOrder, useLastOrder } from '../last-order.ts';
import { type OrderHistory, withFirstPage, withNextPage } from '../order-pages.ts';
import { orderKeys } from './order-keys.ts';
import { useCustomerId } from './use-customer-id.ts';

/** ORD-28, API-077. The orders of the customer, page by page: the reply has the link to the next one. */
export function useOrderHistory() {
  const request = useRequest();
  const customerId = useCustomerId();
  const dispatch = useAppDispatch();
  const { cache, mutate: mutateKey } = useSWRConfig();
  const ownKey = customerId === null ? null : orderKeys.history(customerId);
  const [more, setMore] = useState<{ isBusy: boolean; refusal: Refusal | null }>({
    isBusy: false,
    refusal: null,
  });
  const { data, error, isValidating, mutate } = useSWR<OrderHistory>(
    ownKey,
    async (key: string) => {
      const first = dataOrThrow(await request.call(getOrderHistory)).data;
      const [newest] = first.orders;
      if (newest && customerId !== null) dispatch(keepOwnLastOrder(customerId, newest));
      return withFirstPage(cache.get(key)?.data as OrderHistory | undefined, first);
    },
    { shouldRetryOnError: false },
  );

  /** The customer may be another one when the reply is there. */
  async function loadMore(page: string) {
    if (ownKey === null) return;
    setMore({ isBusy: true, refusal: null });
    const answer = await request.call(endpointAt(getOrderHistory, page), { params: undefined });
    if (answer.ok)
      await mutateKey<OrderHistory>(ownKey, (known) => known && withNextPage(known, answer.data), {
        revalidate: false,
      });
    setMore({ isBusy: false, refusal: answer.ok ? null : answer.refusal });
  }

  const nextPage = data?.hasNext ? data.nextPage : undefined;
  const failure = data === undefined ? (error as unknown) : undefined;
  return {
    history: data,
    error: failure,
    /** The one order that this device knows, where the list could not be asked for. */
    kept: useLastOrder(customerId, failure),
    isBusy: isValidating,
    retry: () => void mutate(),
    more: {
      ...more,
      /** Null where there are no earlier orders. */
      load: nextPage === undefined ? null : () => void loadMore(nextPage),
    },
  };
}
