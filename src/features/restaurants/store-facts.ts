import type { StoreDetail } from '#schemas/entities/store.ts';
import { storeWords as words } from './store-words.ts';

/** A time in spoken form, '23:00' as '11 pm', '10:30' as '10:30 am'. */
export function spokenTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const half = hour % 24 < 12 ? 'am' : 'pm';
  const spoken = hour % 12 === 0 ? 12 : hour % 12;
  return minute === 0 ? `${spoken} ${half}` : `${spoken}:${String(minute).padStart(2, '0')} ${half}`;
}

/** A distance in spoken form: '850 m', '2.4 km', '18 km'. */
export function spokenDistance(metres: number): string {
  if (metres < 950) return words.metres(Math.max(50, Math.round(metres / 50) * 50));
  const kilometres = metres / 1000;
  return words.kilometres(kilometres < 10 ? kilometres.toFixed(1) : String(Math.round(kilometres)));
}

/** A store that closes when it opens is open all the time. */
export function neverCloses({ opens, closes }: StoreDetail['hours']): boolean {
  return opens === closes || (opens === '00:00' && closes === '24:00');
}

/** Street and locality; the street line of some stores has their locality in it. */
export function streetOf({ address, locality }: Pick<StoreDetail, 'address' | 'locality'>): string {
  return [address, address.includes(locality) ? '' : locality].filter(Boolean).join(', ');
}

interface StoreStatus {
  readonly text: string;
  readonly tone: 'good' | 'bad' | 'quiet';
}

/** Whether a store takes orders now, and until or from when. */
export function storeStatus({
  online,
  isOpen,
  hours,
}: Pick<StoreDetail, 'online' | 'isOpen' | 'hours'>): StoreStatus {
  if (!isOpen) return { text: words.opensAt(spokenTime(hours.opens)), tone: 'quiet' };
  if (!online) return { text: words.takesNoOrders, tone: 'bad' };
  if (neverCloses(hours)) return { text: words.openAlways, tone: 'good' };
  return { text: words.openUntil(spokenTime(hours.closes)), tone: 'good' };
}

/**
 * The label of the button that orders from a store. For a closed store it names the opening time. The button still works: the list may be old,
 * and the server knows whether the store has opened since.
 */
export function orderLabel({ isOpen, hours }: Pick<StoreDetail, 'isOpen' | 'hours'>): string {
  return isOpen ? words.orderHere : words.opensLater(spokenTime(hours.opens));
}

/** The variant of the order button: a store that takes no orders now has a less prominent one. */
export function orderVariant({ online, isOpen }: Pick<StoreDetail, 'online' | 'isOpen'>) {
  return online && isOpen ? 'primary' : 'secondary';
}
