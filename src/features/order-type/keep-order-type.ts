import type { OrderTypeCode } from '#schemas/node.ts';
import type { AppThunk } from '#src/store/store.ts';
import { toast } from '#src/ui/toaster/toast-port.ts';
import { orderTypeAsked, orderTypeKept, selectOrderType } from './location-slice.ts';
import { orderTypeWords as words } from './order-type-words.ts';

/** Nothing could be found out about an order type: the current one stays, and the customer is told so. */
export function keepOrderType(asked: OrderTypeCode): AppThunk {
  return (dispatch, getState) => {
    dispatch(orderTypeKept());
    toast({
      id: 'order-type',
      tone: 'bad',
      text: words.notAsked(asked, selectOrderType(getState())),
      action: { label: words.askAgain, onPress: () => dispatch(orderTypeAsked(asked)) },
    });
  };
}
