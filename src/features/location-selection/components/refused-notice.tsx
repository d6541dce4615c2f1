import type { OrderTypeCode } from '#schemas/node.ts';
import type { StoreError, StoreInstead } from '#src/features/order-type/location-slice.ts';
import { spokenDistance, spokenTime } from '#src/features/restaurants/store-facts.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Notice } from '#src/ui/notice/notice.tsx';
import { selectionWords as words } from '../selection-words.ts';

interface RefusedNoticeProps {
  readonly error: StoreError;
  readonly orderType: OrderTypeCode;
  /** The nearest restaurant is being chosen. */
  readonly busy: boolean;
  readonly onInstead: (store: StoreInstead) => void;
}

/** Why a restaurant was refused, and the nearest that takes such orders: one tap away (LOC-22), or with its opening time while it is closed. */
export function RefusedNotice({ error, orderType, busy, onInstead }: RefusedNoticeProps) {
  const { header, text } = error;
  // It was looked for by the order type that was refused: whether it takes another one, or delivers to the place, is not known.
  const instead = error.orderType === orderType ? error.instead : null;
  return (
    <Notice
      tone="bad"
      title={header}
      action={
        instead &&
        instead.opens === undefined && (
          <Button size="small" busy={busy} onClick={() => onInstead(instead)}>
            {words.orderInstead[orderType](instead.storeName)}
          </Button>
        )
      }
    >
      {text}
      {instead && ` ${nearestText(instead, orderType)}`}
    </Notice>
  );
}

function nearestText(instead: StoreInstead, type: OrderTypeCode): string {
  const { storeName, distance, isFromPlace, opens } = instead;
  const spoken = distance === undefined ? undefined : spokenDistance(distance);
  const away = spoken && (isFromPlace ? words.away(spoken) : words.fromThere(spoken));
  const store = away === undefined ? storeName : `${storeName}, ${away}`;
  return opens === undefined
    ? words.nearestInstead(store)
    : words.nearestOpens({ type, store, opens: spokenTime(opens) });
}

/** Whether an error is about the order type that the page is for. When the store of the order is offline, it takes none at all. */
export function concerns({ kind, orderType, isElsewhere }: StoreError, shown: OrderTypeCode): boolean {
  if (kind === 'offline' && !isElsewhere) return true;
  return orderType === undefined || orderType === shown;
}
