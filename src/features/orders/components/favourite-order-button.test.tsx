// @vitest-environment jsdom
import type { UnknownAction } from 'redux';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { guestCame } from '#src/features/addresses/testing/people.ts';
import { endAsk, isAsking } from '#src/features/login/ask-port.ts';
import { ashaCame } from '#src/features/profile/testing/people.ts';
import { refused } from '#src/request/testing/answering.ts';
import { connectToasts, type ToastMessage } from '#src/ui/toaster/toast-port.ts';
import { orderOf, replyWith } from '../testing/order-fixture.ts';
import { renderOrders } from '../testing/render-orders.tsx';
import { FavouriteOrderButton } from './favourite-order-button.tsx';

let said: ToastMessage[] = [];
let disconnect = () => {};
beforeEach(() => {
  said = [];
  disconnect = connectToasts((message) => said.push(message));
});
afterEach(() => disconnect());

const saved = replyWith({});
const full = refused({ status: 409, displayMsg: 'You have 20 favourite orders.' });

/** The heart of an order. `answer` gives each call its reply by its number, from 0. */
async function heartOf({
  isFavourite = false,
  answer = () => saved,
  events = [ashaCame],
}: {
  isFavourite?: boolean;
  answer?: (call: number) => unknown;
  events?: readonly UnknownAction[];
}) {
  let calls = 0;
  const view = await renderOrders(<FavouriteOrderButton order={orderOf({ isFavourite })} />, {
    path: '/orderHistory',
    events,
    answers: { setFavouriteOrder: () => answer(calls++) },
  });
  const heart = screen.getByRole('button', { name: 'Favourite: order 100234' });
  return {
    press: () => view.user.click(heart),
    isSet: () => heart.getAttribute('aria-pressed') === 'true',
    dispatch: view.store.dispatch,
    sent: () => view.callsOf('setFavouriteOrder').map(([, options]) => options),
  };
}

/** What is sent: whether the order is a favourite. */
const wants = (...values: readonly boolean[]) =>
  values.map((favourite) => ({ params: { favOrderId: 'order-1' }, body: { favourite } }));

/** A call whose replies come when the test says so. */
function replyLater() {
  const waiting: ((reply: unknown) => void)[] = [];
  const answer = () => new Promise<unknown>((resolve) => waiting.push(resolve));
  return { answer, reply: (reply: unknown) => act(async () => waiting.shift()?.(reply)) };
}

describe('the heart of an order', () => {
  it.each([true, false])('ORD-33 turns what it was: %s', async (isFavourite) => {
    const { press, isSet, sent } = await heartOf({ isFavourite });
    expect(isSet()).toBe(isFavourite);
    await press();
    expect(isSet()).toBe(!isFavourite);
    await press();
    expect(isSet()).toBe(isFavourite);
    expect(sent()).toEqual(wants(!isFavourite, isFavourite));
    expect(said).toEqual([]);
  });

  it('ORD-33 is set before the server has answered, and a press meanwhile is sent after that', async () => {
    const { answer, reply } = replyLater();
    const { press, isSet, sent } = await heartOf({ answer });
    await press();
    expect(isSet()).toBe(true);
    await press();
    expect(isSet()).toBe(false);
    expect(sent()).toEqual(wants(true));
    await reply(saved);
    expect(sent()).toEqual(wants(true, false));
    await reply(saved);
    expect(sent()).toHaveLength(2);
  });

  it('ORD-33 presses that end where they began are not sent again', async () => {
    const { answer, reply } = replyLater();
    const { press, isSet, sent } = await heartOf({ answer });
    await press();
    await press();
    await press();
    await reply(saved);
    expect(sent()).toEqual(wants(true));
    expect(isSet()).toBe(true);
  });

  it('ORD-33 is set back with the reason of the server, and can be pressed again', async () => {
    const { press, isSet, sent } = await heartOf({ answer: (call) => (call === 0 ? full : saved) });
    await press();
    expect(isSet()).toBe(false);
    expect(said.map(({ text }) => text)).toEqual(['You have 20 favourite orders.']);
    await press();
    expect(isSet()).toBe(true);
    expect(sent()).toEqual(wants(true, true));
    expect(said).toHaveLength(1);
  });

  it('ORD-33 a refusal without a reason has words of its own, and none where a popup has spoken', async () => {
    const replies = [refused({ status: 500 }), refused({ status: 500, shown: true })];
    const { press, isSet } = await heartOf({ answer: () => replies.shift() });
    await press();
    expect(said.map(({ text }) => text)).toEqual(['We could not keep this. Please try again.']);
    await press();
    expect([isSet(), said.length]).toEqual([false, 1]);
  });

  it('ROL-05 ORD-33 of a guest is set after the login, and stays as it is where the guest does not log in', async () => {
    const { press, isSet, sent, dispatch } = await heartOf({ events: [guestCame] });
    const asked = async (andThen: () => void) => {
      await press();
      await waitFor(() => expect(isAsking()).toBe(true));
      await act(async () => andThen());
    };
    await asked(() => endAsk());
    expect([sent(), isSet()]).toEqual([[], false]);
    await asked(() => {
      dispatch(ashaCame);
      endAsk();
    });
    expect([sent(), isSet()]).toEqual([wants(true), true]);
  });
});
