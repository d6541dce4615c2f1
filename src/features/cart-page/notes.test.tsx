// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { OrderTypeCode } from '#schemas/node.ts';
import { pageConfigReceived } from '#src/features/app-config/app-config-slice.ts';
import { layConfigs } from '#src/features/app-config/lay-configs.ts';
import { visitBegan } from '#src/features/navigation/attribution-slice.ts';
import {
  instructionsWritten,
  selectDeliveryInstructions,
  selectZeroContactDelivery,
} from '#src/features/order-details/order-details-slice.ts';
import { orderTypeChosen } from '#src/features/order-type/location-slice.ts';
import { cartOf, cola } from './testing/cart-fixture.ts';
import { renderCart } from './testing/render-cart.tsx';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const lines = [cola];
const cart = cartOf(lines);
const area = () => screen.getByRole('textbox', { name: /^Delivery instructions/ });

describe('CRT-24 the delivery instructions', () => {
  it('are written, also by chips, and are there after a reload', async () => {
    const { user } = await renderCart({ lines, cart });
    await user.type(area(), 'Blue gate');
    await user.click(screen.getByRole('button', { name: 'Leave at the door' }));
    expect(area()).toHaveValue('Blue gate. Leave at the door.');
    expect(screen.getByRole('button', { name: 'Leave at the door' })).toHaveAttribute('aria-pressed', 'true');
    cleanup();
    await renderCart({ lines, cart });
    expect(area()).toHaveValue('Blue gate. Leave at the door.');
    await user.click(screen.getByRole('button', { name: 'Leave at the door' }));
    expect(area()).toHaveValue('Blue gate.');
  });

  it('VAL-36 stop at 250 characters, and a chip that would pass them waits', async () => {
    const { user } = await renderCart({ lines, cart });
    await user.click(area());
    await user.paste('a'.repeat(300));
    expect(area()).toHaveValue('a'.repeat(250));
    expect(screen.getByText('250/250')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Call when here' })).toBeDisabled();
  });

  it.each([
    ['D', 1],
    ['IRCTC', 1],
    ['P', 0],
    ['DINEIN', 0],
    ['CURB', 0],
  ] as const)(
    'are for orders that are delivered, and go with those alone: %s %i',
    async (orderType, fields) => {
      const { store } = await renderCart({ lines, cart, events: [orderTypeChosen(orderType)] });
      act(() => void store.dispatch(instructionsWritten('Blue gate')));
      expect(screen.queryAllByRole('textbox', { name: /^Delivery instructions/ })).toHaveLength(fields);
      expect(selectDeliveryInstructions(store.getState()) !== '').toBe(fields === 1);
    },
  );
});

describe('CRT-23 EXP-24 WID-16 the hand-over without contact', () => {
  const features = (isOn: boolean) =>
    JSON.stringify({ features: [{ name: 'zero_contact_delivery', enabled: isOn }] });
  const config = (isOn: boolean, delivery: boolean, pickup: boolean) =>
    pageConfigReceived(
      layConfigs({ features: features(isOn), noContactDeliveryCV4: delivery, noContactPickupCV4: pickup }),
    );

  it.each([
    ['D', true, true, false, true],
    ['D', true, false, true, false],
    ['D', false, true, true, false],
    ['P', true, true, false, false],
    ['P', true, false, true, true],
    ['CURB', true, false, true, true],
    ['DINEIN', true, true, true, false],
    ['IRCTC', true, true, true, false],
  ] as const)(
    'of %s with the feature %s, for deliveries %s, for pickups %s is offered: %s',
    async (orderType: OrderTypeCode, isOn, delivery, pickup, isOffered) => {
      await renderCart({ lines, cart, events: [config(isOn, delivery, pickup), orderTypeChosen(orderType)] });
      expect(screen.queryAllByRole('switch')).toHaveLength(isOffered ? 1 : 0);
    },
  );

  it.each([
    ['PAYTM', 0],
    ['GPAY', 1],
  ] as const)(
    'MIN-06 is not offered in the app of a partner that blocks it: in %s %i',
    async (partner, switches) => {
      const vendorConfig = { PAYTM: { blockedFeatures: ['zero_contact_delivery'] } };
      const { payload } = config(true, true, true);
      await renderCart({
        lines,
        cart,
        events: [visitBegan({ utm: {}, partner }), pageConfigReceived({ ...payload, vendorConfig })],
      });
      expect(screen.queryAllByRole('switch')).toHaveLength(switches);
    },
  );

  it.each([
    ['D', 'We leave the order at your door and step back. Pay before it comes.'],
    ['P', 'We bring the order out and put it down for you. Pay before you come.'],
  ] as const)('of %s is explained beside its switch: %s', async (orderType, text) => {
    await renderCart({ lines, cart, events: [config(true, true, true), orderTypeChosen(orderType)] });
    expect(screen.getByRole('switch')).toHaveAccessibleDescription(text);
  });

  it('is part of the order once it is switched on, as long as the order takes it', async () => {
    const { user, store } = await renderCart({ lines, cart, events: [config(true, true, false)] });
    expect(selectZeroContactDelivery(store.getState())).toBe(false);
    await user.click(screen.getByRole('switch', { name: 'Contactless delivery' }));
    expect(selectZeroContactDelivery(store.getState())).toBe(true);
    expect(localStorage.getItem('deliveryInstructions')).toContain('"zeroContact":true');
    store.dispatch(orderTypeChosen('P'));
    expect(selectZeroContactDelivery(store.getState())).toBe(false);
  });
});
