import { checkDuplicateOrder } from '#schemas/compiled/calls/check-duplicate-order.ts';
import { validateOrder } from '#schemas/compiled/calls/validate-order.ts';
import type { BodyOf, DataOf } from '#schemas/endpoint.ts';
import type { Answer } from '#src/request/answer.ts';
import type { AppThunk } from '#src/store/store.ts';

/** PAY-39. Whether the order can be placed as it stands (API-060). */
export function checkOrder(
  body: BodyOf<typeof validateOrder>,
): AppThunk<Promise<Answer<DataOf<typeof validateOrder>>>> {
  return (_dispatch, _getState, { request }) => request().call(validateOrder, { body });
}

/** PAY-40. An order of the last half hour, if there is one (API-061). */
export function findRecentOrder(): AppThunk<Promise<Answer<DataOf<typeof checkDuplicateOrder>>>> {
  return (_dispatch, _getState, { request }) => request().call(checkDuplicateOrder, {});
}
