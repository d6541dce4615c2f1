import { selectCartConfig } from '#src/features/app-config/cart-config.ts';
import { genericTexts } from '#src/config/texts/generic.ts';
import { requestTexts } from '#src/config/texts/request.ts';
import type { Refusal } from '#src/request/answer.ts';
import { isFinal } from '#src/request/is-final.ts';
import { refusalWith } from '#src/request/refusal.ts';
import type { RootState } from '#src/store/root-reducer.ts';
import { cartSyncWords as words } from './cart-sync-words.ts';
import type { CartRefusal } from './priced-cart-slice.ts';

/** Somebody else changed the cart since the version that a write was made from. */
export const cartChangedCode = 'CART_CHANGED';
/** The server has done a write with this id already. */
export const requestDoneCode = 'REQUEST_ID_REUSED';

/** Nothing was sent. */
export function offlineRefusal(): Refusal {
  return refusalWith({
    kind: 'network',
    code: 'OFFLINE',
    displayMsg: words.offline,
    header: genericTexts.header,
  });
}

/** What the cart shows of a refusal: of a store that takes no orders now, that one can order for later (CRT-16, CRT-18). */
export function shownRefusal(refusal: Refusal, state: RootState): CartRefusal {
  const { code, header, status } = refusal;
  return { code, header, status, text: saidOf(refusal, state) || ownText(refusal) };
}

/** The same, empty where the server has not said why. */
export function saidOf(refusal: Refusal, state: RootState): string {
  const { code, text, hasServerText } = refusal;
  const { advanceOrderCode, advanceOrderText } = selectCartConfig(state);
  const isForLater = code === advanceOrderCode || (isFinal(refusal) && /offline/i.test(text));
  if (isForLater) return advanceOrderText;
  return hasServerText ? text : '';
}

function ownText({ code }: Refusal): string {
  return code === 'RETRY_FAILED' ? requestTexts.retryFailed : genericTexts.text;
}
