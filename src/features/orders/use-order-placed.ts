import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { useAppDispatch } from '#src/store/hooks.ts';
import { orderPlaced } from './order-placed.ts';

/** Clears what belonged to the order, once it is known that there is one (ORD-05): when the page has learned it, and not when it is shown again. */
export function useOrderPlaced(transactionId: string, isPlaced: boolean): void {
  const dispatch = useAppDispatch();
  const { mutate } = useSWRConfig();
  useEffect(() => {
    if (isPlaced) void dispatch(orderPlaced(transactionId, mutate));
  }, [dispatch, mutate, transactionId, isPlaced]);
}
