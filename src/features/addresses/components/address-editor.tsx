import { useCallback, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { AddressInput } from '#schemas/entities/address.ts';
import { pathOf, withQuery } from '#src/config/paths.ts';
import { addressesTexts } from '#src/config/texts/addresses.ts';
import { selectOrderType } from '#src/features/order-type/location-slice.ts';
import {
  addressMended,
  placeLocated,
  selectAddressDetail,
  selectPlace,
} from '#src/features/place/place-slice.ts';
import { useGoOn, useReturnPath } from '#src/features/place/use-go-on.ts';
import { useStillHere } from '#src/features/place/use-still-here.ts';
import { useAppNavigate } from '#src/features/navigation/use-app-navigate.ts';
import { useAppDispatch, useAppSelector } from '#src/store/hooks.ts';
import { choiceOf, deliverTo, tempAddressId } from '../address-choice.ts';
import { addressDraft, draftOfOwner, pinKeyOf, startingValues } from '../address-draft.ts';
import { type AddressValues, asPlace } from '../address-values.ts';
import { addressWords as words } from '../addresses-words.ts';
import { useAddressOwner } from '../use-addresses.ts';
import { useKeepAddress } from '../use-keep-address.ts';
import { AddressForm } from './address-form.tsx';

interface AddressEditorProps {
  /** Of the saved address that is changed. */
  addressId: string | null;
  /** What the form begins with, where it was not left half-filled. */
  values: AddressValues;
  /** The pin says where it is. */
  isNew: boolean;
}

/** The form with what is around it: its draft, the pin of the map, the service, and the store that delivers there. */
export function AddressEditor({ addressId, values, isNew }: AddressEditorProps) {
  const [query] = useSearchParams();
  const { pathname, search } = useLocation();
  const navigate = useAppNavigate();
  const returnPath = useReturnPath();
  const goOn = useGoOn();
  const dispatch = useAppDispatch();
  const isHere = useStillHere();
  const owner = useAddressOwner();
  const pin = useAppSelector(selectPlace);
  const current = useAppSelector(selectAddressDetail);
  const orderType = useAppSelector(selectOrderType);
  const keep = useKeepAddress(addressId);
  const [draft] = useState(() => addressDraft(isNew ? null : (addressId ?? tempAddressId)));
  const [initialValues] = useState(() =>
    startingValues({ draft: draftOfOwner(draft.read(), owner), values, pin, isNew }),
  );
  const keepDraft = useCallback(
    (now: AddressValues) => draft.write({ values: now, pin: pinKeyOf(pin), owner }),
    [draft, pin, owner],
  );

  // Where an order goes is looked up anew when that changes, and not when another address is mended; the one of the last delivery is
  // another one as long as the order is fetched or brought to a train.
  const isOfOrder =
    addressId === null ||
    (orderType === 'D' && current !== null && 'address_id' in current && current.address_id === addressId);

  /** The map begins where the address is, which is then the pin that the form knows of. */
  function openMap(now: AddressValues) {
    const start = now.place ? asPlace(now.place) : pin;
    if (start && pinKeyOf(start) !== pinKeyOf(pin)) dispatch(placeLocated(start));
    draft.write({ values: now, pin: pinKeyOf(start), owner });
  }

  async function submit(input: AddressInput): Promise<string | null> {
    const address = await keep(input);
    if (!isOfOrder) {
      draft.remove();
      dispatch(addressMended(choiceOf(address)));
      if (isHere()) navigate(returnPath ?? pathOf('address'), { replace: true });
      return null;
    }
    // Saved it is; whoever has gone elsewhere meanwhile may have chosen another place there.
    if (!isHere()) {
      if (owner !== null) draft.remove();
      dispatch(addressMended(choiceOf(address)));
      return null;
    }
    const outcome = await dispatch(deliverTo(address, 'elsewhere'));
    if (outcome.kind === 'failed') return addressesTexts.savedButNoLookup;
    if (outcome.kind === 'chosen') {
      draft.remove();
      if (isHere()) goOn();
    } else {
      // A guest may come back to change it; a saved address is in the list.
      if (owner !== null) draft.remove();
      if (isHere()) navigate(pathOf('locationSelection'));
    }
    return null;
  }

  return (
    <AddressForm
      title={isNew ? words.newTitle : words.editTitle}
      initialValues={initialValues}
      withContact={query.has('showContact') && query.get('showContact') !== 'false'}
      submitLabel={owner === null ? words.useAddress : isOfOrder ? words.save : words.saveChanges}
      mapHref={withQuery(pathOf('mapScreen'), { redirectUrl: pathname + search })}
      onValues={keepDraft}
      onMap={openMap}
      onSubmit={submit}
    />
  );
}
