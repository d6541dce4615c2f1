// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { Provider } from 'react-redux';
import { expect, it } from 'vitest';
import { constants } from '#src/config/constants.ts';
import { requestAnswering } from '#src/request/testing/answering.ts';
import { createFakeClock, flush } from '#src/request/testing/fake-clock.ts';
import { createTestStore } from '#src/store/testing/test-store.ts';
import { selectNudge } from './nudge-slice.ts';
import { cartOf, cola } from './testing/cart-fixture.ts';
import { replyWith } from './testing/render-cart.tsx';
import { useNudge } from './use-nudge.ts';

it('CRT-13 a change of the cart waits 1.1 s for what it saves, the first prices do not wait', async () => {
  const clock = createFakeClock();
  let netPrice = 100;
  const { store } = createTestStore({
    request: requestAnswering(() =>
      replyWith({ totalAmountBeforeDiscount: netPrice, netPrice, discount: 0 }),
    ),
    clock,
  });
  const saved = () => selectNudge(store.getState()).nudgeData?.netPrice;
  const first = cartOf([cola], { version: 1 });
  const { rerender } = renderHook(useNudge, {
    initialProps: { cart: first, isCurrent: true },
    wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
  });
  await act(flush);
  expect(saved()).toBe(100);

  netPrice = 200;
  rerender({ cart: { ...first, version: 2 }, isCurrent: true });
  await act(flush);
  await act(() => clock.advance(constants.cart.nudgeDelayMs - 1));
  expect(saved()).toBe(100);
  await act(() => clock.advance(1));
  expect(saved()).toBe(200);
});
