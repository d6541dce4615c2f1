import { useLocation } from 'react-router-dom';
import { useAddressOwner } from '#src/features/addresses/address-owner.ts';
import { selectVariants } from '#src/features/experiments/experiments-slice.ts';
import { selectLocation } from '#src/features/order-type/location-slice.ts';
import { selectAddressDetail } from '#src/features/place/place-slice.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { asksContact, goesOnToAddress } from './cart-variants.ts';
import { addressPath, pathOfStep, placePath, stepOf } from './next-step.ts';

/** Where the order goes, what is missing before it can be paid, and the ways there; all of them lead back to the cart. */
export function useOrderStanding() {
  const { orderType, storeIsChosen } = useAppSelector(selectLocation);
  const address = useAppSelector(selectAddressDetail);
  const isGuest = useAddressOwner() === null;
  const variants = useAppSelector(selectVariants);
  const { pathname, search } = useLocation();

  const standing = { orderType, storeIsChosen, hasAddress: address !== null, isGuest };
  const ways = {
    here: pathname + search,
    viaAddress: goesOnToAddress(variants),
    withContact: !asksContact(variants),
  };
  const step = stepOf(standing);
  return {
    step,
    isPlaceKnown: step === 'pay' || step === 'address',
    variants,
    /** The address of a delivery; null for other orders, and while it is not complete. */
    address: orderType === 'D' ? address : null,
    next: pathOfStep(step, standing, ways),
    placeHref: placePath(standing, ways),
    addressHref: addressPath(standing, ways),
  };
}

export type OrderStanding = ReturnType<typeof useOrderStanding>;
