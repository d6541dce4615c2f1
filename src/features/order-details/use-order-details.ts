import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '#src/store/hooks.ts';
import { openOrderDetails } from './open-order-details.ts';
import { selectOrderDetails } from './order-details-slice.ts';

/** The details of the order; the first use restores those of earlier visits. */
export function useOrderDetails() {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(openOrderDetails());
  }, [dispatch]);
  return useAppSelector(selectOrderDetails);
}
