import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { constants } from '#src/config/constants.ts';
import { pathOf, withQuery } from '#src/config/paths.ts';
import { placeAsked, selectWantsPlace } from '#src/features/order-type/location-slice.ts';
import { useAppNavigate } from '#src/features/navigation/use-app-navigate.ts';
import { useAppDispatch, useAppSelector } from '#src/store/hooks.ts';

/** Navigates to the location selector when the chosen place no longer fits the order (LOC-22), and from there back to this page. */
export function useWantedPlace(): void {
  const wanted = useAppSelector(selectWantsPlace);
  const { pathname, search } = useLocation();
  const dispatch = useAppDispatch();
  const navigate = useAppNavigate();

  useEffect(() => {
    if (wanted === null) return;
    dispatch(placeAsked());
    const selector = pathOf(constants.location.refusedLeadsTo);
    // The selector itself shows the reason.
    if (pathname !== selector)
      navigate(withQuery(selector, { deliveryType: wanted, redirectUrl: pathname + search }));
  }, [wanted, pathname, search, dispatch, navigate]);
}
