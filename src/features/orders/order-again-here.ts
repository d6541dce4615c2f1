import { sayInCart } from '#src/features/cart/say-in-cart.ts';
import { selectUserId } from '#src/features/session/session-slice.ts';
import { textOf } from '#src/request/refusal.ts';
import type { AppThunk } from '#src/store/store.ts';
import { againWords as words } from './again-words.ts';
import { orderAgain } from './order-again.ts';

interface AgainHere {
  readonly orderHistoryId: string;
  readonly vegOnly: boolean;
}

/** Orders the same again and stays on the page: what became of it is said in a message. It is not for whoever logs in meanwhile. */
export function orderAgainHere({ orderHistoryId, vegOnly }: AgainHere): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const owner = selectUserId(getState());
    const isWanted = () => selectUserId(getState()) === owner;
    const outcome = await dispatch(orderAgain({ orderHistoryId, isWanted, vegOnly }));
    if (outcome.is === 'nothing') sayInCart({ tone: 'info', text: words.nothing(outcome.names) });
    if (outcome.is === 'refused') sayInCart({ tone: 'bad', text: textOf(outcome.refusal, words.failed) });
  };
}
