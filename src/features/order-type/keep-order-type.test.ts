import { expect, it, onTestFinished } from 'vitest';
import { createTestStore } from '#src/store/testing/test-store.ts';
import { connectToasts, type ToastMessage } from '#src/ui/toaster/toast-port.ts';
import { keepOrderType } from './keep-order-type.ts';
import { orderTypeAsked, selectAskedType, selectOrderType, storeChosen } from './location-slice.ts';

it('an order type about which nothing was found out is not set: the customer is told, and can ask again', () => {
  const shown: ToastMessage[] = [];
  onTestFinished(connectToasts((message) => shown.push(message)));
  const { store } = createTestStore();
  store.dispatch(storeChosen({ storeId: '7' }));
  store.dispatch(orderTypeAsked('P'));
  store.dispatch(keepOrderType('P'));
  expect([selectOrderType(store.getState()), selectAskedType(store.getState())]).toEqual(['D', null]);
  expect(shown).toEqual([
    {
      id: 'order-type',
      tone: 'bad',
      text: 'We could not ask the restaurant about takeaway. Your order is still delivery.',
      action: { label: 'Try again', onPress: expect.any(Function) },
    },
  ]);
  shown[0]?.action?.onPress();
  expect(selectAskedType(store.getState())).toBe('P');
});
