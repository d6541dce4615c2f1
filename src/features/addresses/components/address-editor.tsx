import { useCallback, useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { addressDraft } from '#schemas/compiled/stored/address-draft.ts';
import type { AddressInput } from '#schemas/entities/address.ts';
import type { AddressValues } from '#schemas/stored/drafts.ts';
import { pathOf, withQuery } from '#src/config/paths.ts';
import { addressesTexts } from '#src/config/texts/addresses.ts';
import { selectVariants } from '#src/features/experiments/experiments-slice.ts';
import { selectOrderType } from '#src/features/order-type/location-slice.ts';
import { placeLocated, selectAddressDetail, selectPlace } from '#src/features/place/place-slice.ts';
import { useGoOn, useReturnPath } from '#src/features/place/use-go-on.ts';
import { useStillHere } from '#src/features/place/use-still-here.ts';
import { useAppNavigate } from '#src/features/navigation/use-app-navigate.ts';
import { textOf } from '#src/request/refusal.ts';
import { useDraft } from '#src/store/drafts.ts';
import { useAppDispatch, useAppSelector } from '#src/store/hooks.ts';
import { deliverTo, mendAddress, tempAddressId } from '../address-choice.ts';
import { draftOfOwner, newAddressDraftId, pinKeyOf, startingValues } from '../address-draft.ts';
import { asPlace } from '../address-values.ts';
import { addressWords as words } from '../addresses-words.ts';
import { useAddressOwner } from '../address-owner.ts';
import { useKeepAddress } from '../use-keep-address.ts';
import { AddressForm, type Sent } from './address-form.tsx';

interface AddressEditorProps {
  /** Id of the saved address that is changed; null for a new one. */
  addressId: string | null;
  /** Initial values of the form when there is no draft. */
  values: AddressValues;
  /** A new address takes its place from the pin. */
  isNew: boolean;
  /** The unsaved address of the order that is changed here. */
  corrects?: AddressInput | undefined;
}

/** The form connected to its draft, the pin of the map, the address service and the lookup of the store that delivers there. */
export function AddressEditor({ addressId, values, isNew, corrects }: AddressEditorProps) {
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
  const variants = useAppSelector(selectVariants);
  const keep = useKeepAddress(addressId);
  const draft = useDraft(addressDraft, isNew ? newAddressDraftId : (addressId ?? tempAddressId));
  const [initialValues] = useState(() =>
    startingValues({ draft: draftOfOwner(draft.read(), owner), values, pin, isNew }),
  );
  const keepDraft = useCallback(
    (now: AddressValues) => draft.write({ values: now, pin: isNew ? pinKeyOf(pin) : null, owner }),
    [draft, isNew, pin, owner],
  );
  // What came back from the map is the place of a saved address from now on: a later pin is set for something else.
  useEffect(() => {
    const kept = draftOfOwner(draft.read(), owner);
    if (kept && !isNew) draft.write({ ...kept, values: initialValues, pin: null });
  }, [draft, isNew, owner, initialValues]);

  // The store is looked up again only when the address of the current order changes, not when another saved address is edited. While the
  // order type is not delivery, the address of the last delivery is not the address of the current order. Who adds one from the profile orders nothing.
  const isForProfile = owner !== null && returnPath?.split('?')[0] === pathOf('profile');
  const isOfOrder =
    addressId === null
      ? !isForProfile
      : orderType === 'D' && current !== null && 'address_id' in current && current.address_id === addressId;

  /**
   * Opens the map at the address of the form. The draft records this position as its pin, so only a later move of the pin changes the form. Without
   * any position it is an empty one, from which every pin differs.
   */
  function openMap(now: AddressValues) {
    const start = now.place ? asPlace(now.place) : pin;
    if (start && pinKeyOf(start) !== pinKeyOf(pin)) dispatch(placeLocated(start));
    draft.write({ values: now, pin: pinKeyOf(start) ?? '', owner });
  }

  async function submit(input: AddressInput): Promise<Sent> {
    const kept = await keep(input);
    if (!kept.ok) return { ok: false, text: textOf(kept.refusal, addressesTexts.saveFailed) };
    const address = kept.data;
    if (!isOfOrder) {
      draft.remove();
      dispatch(mendAddress(address));
      if (isHere()) navigate(returnPath ?? pathOf('address'), { replace: true });
      return { ok: true };
    }
    // The address is saved. The customer has left this page meanwhile and may have chosen another place, so the order's place stays as it is.
    if (!isHere()) {
      if (owner !== null) draft.remove();
      dispatch(mendAddress(address));
      return { ok: true };
    }
    const outcome = await dispatch(deliverTo(address, { from: 'elsewhere', corrects }));
    if (outcome.kind === 'failed') return { ok: false, text: addressesTexts.savedButNoLookup };
    if (outcome.kind === 'chosen') {
      draft.remove();
      if (isHere()) goOn();
    } else {
      // A guest's draft is kept, because the guest may come back to change it. A customer finds the saved address in the list.
      if (owner !== null) draft.remove();
      const deliveryType = orderType === 'D' ? undefined : 'D';
      if (isHere())
        navigate(withQuery(pathOf('locationSelection'), { deliveryType, redirectUrl: returnPath }));
    }
    return { ok: true };
  }

  return (
    <AddressForm
      title={isNew ? words.newTitle : words.editTitle}
      initialValues={initialValues}
      withContact={query.has('showContact') && query.get('showContact') !== 'false'}
      isLabelFirst={variants['address_page_ab'] === 'B'}
      submitLabel={owner === null ? words.useAddress : isOfOrder || isNew ? words.save : words.saveChanges}
      mapHref={withQuery(pathOf('mapScreen'), { redirectUrl: pathname + search })}
      onValues={keepDraft}
      onMap={openMap}
      onSubmit={submit}
    />
  );
}
