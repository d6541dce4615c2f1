import type { OrderTypeCode } from '#schemas/node.ts';
import { selectOrderType } from '#src/features/order-type/location-slice.ts';
import { useStoreEta } from '#src/features/place/use-store-eta.ts';
import { useAppSelector } from '#src/store/hooks.ts';
import { etaWords as words } from '../eta-words.ts';
import { spokenDistance } from '../store-facts.ts';
import { storeWords } from '../store-words.ts';

interface StoreEtaProps {
  /** `brief` stands beside words that say the order type: 'about 30 min · 1.2 km'. */
  readonly form: 'brief' | 'sentence';
  /** Where the distance is said already. */
  readonly minutesOnly?: boolean;
  /** The order type that the words around it are about; the customer's own by default. */
  readonly of?: OrderTypeCode | undefined;
}

/** In how many minutes an order from the customer's restaurant is there, and how far it is: nothing of what is not known. */
export function StoreEta({ form, minutesOnly = false, of }: StoreEtaProps) {
  const orderType = useAppSelector(selectOrderType);
  const { minutes, distance } = useStoreEta();
  if (of !== undefined && of !== orderType) return null;
  const far = minutesOnly || distance === undefined ? undefined : spokenDistance(distance);
  if (minutes === undefined) return far !== undefined && (form === 'brief' ? far : storeWords.away(far));
  const soon = form === 'brief' ? words.about(minutes) : words.inWords[orderType](minutes);
  if (far === undefined) return soon;
  if (form === 'sentence') return `${soon} · ${far}`;
  // Where there is no room for both, the second part gives way as a whole.
  return (
    <>
      <span>{soon}</span> <span>· {far}</span>
    </>
  );
}
