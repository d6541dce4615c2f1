import { useState } from 'react';
import type { FoundStore, StoreDetail } from '#schemas/entities/store.ts';
import type { OrderTypeCode } from '#schemas/node.ts';
import type { PlaceChoice } from '#schemas/stored/place.ts';
import { pathOf } from '#src/config/paths.ts';
import { useAppNavigate } from '#src/features/navigation/use-app-navigate.ts';
import { isAtStore } from '#src/features/order-type/delivery-states.ts';
import { type ChooseOutcome, choosePlaceFrom, chooseStore } from '#src/features/place/choose-place.ts';
import { superseded } from '#src/features/place/lookup-result.ts';
import { openPlaces } from '#src/features/place/open-places.ts';
import { selectPlaces } from '#src/features/place/place-slice.ts';
import { useChoosing } from '#src/features/place/use-choosing.ts';
import { useReturnPath } from '#src/features/place/use-go-on.ts';
import type { AppThunk } from '#src/store/store.ts';
import { type OrderQuestion, questionFor } from './order-question.ts';

interface OrderFrom {
  readonly orderType: OrderTypeCode;
  /** Where a delivery goes; without it, the place that is chosen. */
  readonly place?: PlaceChoice | undefined;
  readonly onChosen: (store: FoundStore) => void;
}

/**
 * 'Order from here': the pressed restaurant becomes the current store, with the order type of the page. Where it cannot serve this order type, the
 * customer is asked first, and nothing changes until then. The restaurant of an order to a train is that of a station: it is chosen on the page of
 * train orders.
 */
export function useOrderFrom({ orderType, place, onChosen }: OrderFrom) {
  const redirectUrl = useReturnPath();
  const navigate = useAppNavigate();
  const { choose, busyKey, refusal } = useChoosing(onChosen);
  const [question, setQuestion] = useState<OrderQuestion | null>(null);

  /** The outcome of a press that only asked a question: there is nothing to show beside it. */
  function ask(asked: OrderQuestion): ChooseOutcome {
    setQuestion(asked);
    return superseded.error;
  }

  function order(store: StoreDetail): AppThunk<Promise<ChooseOutcome>> {
    return async (dispatch, getState) => {
      const asking = { store, orderType };
      if (!store.orderTypes.includes(orderType)) return ask(questionFor({ ...asking, why: 'takes none' }));
      if (isAtStore(orderType)) return dispatch(chooseStore(store, { orderType }));
      dispatch(openPlaces());
      const to = place ?? selectPlaces(getState()).chosen;
      if (!to) return ask(questionFor({ ...asking, why: 'needs address', redirectUrl }));
      const outcome = await dispatch(choosePlaceFrom(to, { storeId: store.id, orderType }));
      if (outcome.kind === 'chosen' || outcome.kind === 'failed') return outcome;
      return ask(
        questionFor({
          ...asking,
          why: 'not to place',
          place: to,
          other: outcome.kind === 'other' ? outcome.store : null,
        }),
      );
    };
  }

  return {
    busyKey,
    refusal,
    press(store: StoreDetail) {
      if (orderType === 'IRCTC' && store.orderTypes.includes(orderType)) navigate(pathOf('deliverOnTrain'));
      else choose(store.id, order(store));
    },
    question,
    /** The customer chose one of the answers. */
    answer(look: AppThunk<Promise<ChooseOutcome>>) {
      if (question) choose(question.store.id, look);
      setQuestion(null);
    },
    turnAway: () => setQuestion(null),
  };
}
