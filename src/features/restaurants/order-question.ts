import type { FoundStore, StoreDetail } from '#schemas/entities/store.ts';
import type { OrderTypeCode } from '#schemas/node.ts';
import type { PlaceChoice } from '#schemas/stored/place.ts';
import { pathOf, withQuery } from '#src/config/paths.ts';
import { type ChooseOutcome, choosePlace, chooseStore } from '#src/features/place/choose-place.ts';
import type { AppThunk } from '#src/store/store.ts';
import { insteadOfDelivery } from './delivery-mark.ts';
import { orderWords as words } from './order-words.ts';

interface OrderAnswer {
  readonly label: string;
  readonly look: AppThunk<Promise<ChooseOutcome>>;
}

/** Asked when the pressed restaurant cannot serve the current order type: why, and what can be had. */
export interface OrderQuestion {
  readonly store: StoreDetail;
  readonly title: string;
  readonly text: string;
  readonly answers: readonly OrderAnswer[];
  /** Leads to the choice of an address, where that is what is missing. */
  readonly addressHref: string | null;
}

interface Pressed {
  readonly store: StoreDetail;
  readonly orderType: OrderTypeCode;
}

interface NotToPlace extends Pressed {
  readonly why: 'not to place';
  readonly place: PlaceChoice;
  /** The restaurant that delivers there; null for none. */
  readonly other: FoundStore | null;
}

interface NeedsAddress extends Pressed {
  readonly why: 'needs address';
  /** Where to go on with the address; undefined for the menu. */
  readonly redirectUrl: string | undefined;
}

type Asking = NotToPlace | NeedsAddress | (Pressed & { readonly why: 'takes none' });

export function questionFor(asking: Asking): OrderQuestion {
  const { store, orderType } = asking;
  const name = nameOf(store);
  const instead = insteadOfDelivery(store);
  const answers: OrderAnswer[] = [];
  if (instead !== undefined)
    answers.push({ label: words.orderFrom(instead, name), look: chooseStore(store, { orderType: instead }) });
  if (asking.why === 'not to place' && asking.other)
    answers.push({
      label: words.orderFrom(orderType, nameOf(asking.other)),
      look: choosePlace(asking.place, { orderType, from: 'selector' }),
    });
  return {
    store,
    title: titleOf(asking, instead),
    text: textOf(asking, instead),
    answers,
    addressHref:
      asking.why === 'needs address'
        ? withQuery(pathOf('locationSelection'), { deliveryType: orderType, redirectUrl: asking.redirectUrl })
        : null,
  };
}

function titleOf({ why, store, orderType }: Asking, instead: OrderTypeCode | undefined): string {
  if (instead !== undefined) return words.title(instead, nameOf(store));
  return why === 'needs address' ? words.needsAddressTitle : words.noneTitle(orderType, nameOf(store));
}

function textOf(asking: Asking, instead: OrderTypeCode | undefined): string {
  const { why, store, orderType: type } = asking;
  const name = nameOf(store);
  if (why === 'takes none') return words.takesNone(name, type);
  if (why === 'needs address')
    return instead === 'P' ? `${words.needsAddress} ${words.orPickUp(name)}` : words.needsAddress;
  const { place, other } = asking;
  return other
    ? words.fromOther({ type, place: place.title, other: nameOf(other), store: name })
    : words.noneToPlace(type, place.title);
}

function nameOf({ name, locality }: Pick<FoundStore, 'name' | 'locality'>): string {
  return locality || name;
}
