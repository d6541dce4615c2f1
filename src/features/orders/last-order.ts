import { useMemo } from 'react';
import { lastOrder } from '#schemas/compiled/stored/last-order.ts';
import { refusalIn } from '#src/request/refusal-error.ts';
import { selectUserId } from '#src/features/session/session-slice.ts';
import { usePersistence } from '#src/store/drafts.ts';
import type { Persistence } from '#src/store/persistence.ts';
import type { AppThunk } from '#src/store/store.ts';
import type { Order } from './api/order.ts';

/** Keeps an order of the customer on the device, unless a newer one of theirs is there. */
export function keepLastOrder(persistence: Persistence, owner: string, order: Order): void {
  const known = persistence.read(lastOrder);
  const isOlder =
    known?.owner === owner &&
    known.order.id !== order.id &&
    (known.order.placedAt ?? '') > (order.placedAt ?? '');
  if (!isOlder) persistence.write(lastOrder, { owner, order });
}

/** Keeps an order that was asked for as this customer. They may have left since: then nothing of theirs is written to the device any more (SES-20). */
export function keepOwnLastOrder(owner: string, order: Order): AppThunk {
  return (_dispatch, getState, { persistence }) => {
    if (selectUserId(getState()) === owner) keepLastOrder(persistence, owner, order);
  };
}

/** The last order of the customer as the device knows it, where the server could not be asked; null otherwise. */
export function useLastOrder(owner: string | null, error: unknown): Order | null {
  const persistence = usePersistence();
  const kind = refusalIn(error)?.kind;
  const isUnreached = kind === 'network' || kind === 'service';
  return useMemo(() => {
    const known = isUnreached ? persistence.read(lastOrder) : null;
    return known !== null && known.owner === owner ? known.order : null;
  }, [persistence, isUnreached, owner]);
}
