import type { StoreDetail } from '#schemas/entities/store.ts';
import { storeWords as words } from './store-words.ts';

/** '23:00' as people say it: '11 pm', '10:30 am'. */
export function spokenTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const half = hour % 24 < 12 ? 'am' : 'pm';
  const spoken = hour % 12 === 0 ? 12 : hour % 12;
  return minute === 0 ? `${spoken} ${half}` : `${spoken}:${String(minute).padStart(2, '0')} ${half}`;
}

/** A distance as people say it: '850 m', '2.4 km', '18 km'. */
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
 * What the button says that orders from a store. A closed one promises nothing, and can be pressed all the same: the list is as old as
 * the page, and the server knows whether it has opened since.
 */
export function orderLabel({ isOpen, hours }: Pick<StoreDetail, 'isOpen' | 'hours'>): string {
  return isOpen ? words.orderHere : words.opensLater(spokenTime(hours.opens));
}

/** How loudly a store asks for an order: one that takes none now leaves the word to those that do. */
export function orderVariant({ online, isOpen }: Pick<StoreDetail, 'online' | 'isOpen'>) {
  return online && isOpen ? 'primary' : 'secondary';
}
