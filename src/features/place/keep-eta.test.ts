import { describe, expect, it } from 'vitest';
import {
  orderTypeAsked,
  orderTypeChosen,
  storeChosen,
  storeRefused,
} from '#src/features/order-type/location-slice.ts';
import { customerLeft } from '#src/features/session/customer-left.ts';
import { refused } from '#src/request/testing/answering.ts';
import { createFakeClock } from '#src/request/testing/fake-clock.ts';
import { checkStore } from './check-store.ts';
import { choosePlace, chooseStore } from './choose-place.ts';
import { etaOver, selectEta } from './eta-slice.ts';
import { refreshEta } from './keep-eta.ts';
import { openPlaces } from './open-places.ts';
import { placeLocated } from './place-slice.ts';
import { aPlace, foundStore } from './testing/country.ts';
import { placeWorld } from './testing/place-world.ts';

const home = { latitude: 12.9784, longitude: 77.6408, title: 'Home · Indiranagar' };
const found = (eta?: object, more: object = {}) => ({
  status: 'SUCCESS' as const,
  data: { store: { ...foundStore, ...(eta && { eta }), ...more } },
});
const soon = { minutes: 30, seconds: 600 };
const ready = { minutes: 20, seconds: 600 };
const delivery = { orderType: 'D', from: 'selector' } as const;

function world(answers: Readonly<Record<string, unknown>> = {}) {
  const clock = createFakeClock();
  const { store, sentTo } = placeWorld(
    { selectAddressStore: found(soon), getPickupStore: found(ready), ...answers },
    { clock },
  );
  store.dispatch(openPlaces());
  return { store, sentTo, clock, eta: () => selectEta(store.getState()) };
}

describe('minutes and distance of the restaurant of the order', () => {
  it('LOC-17 come with the reply that chooses it for a delivery', async () => {
    const { store, sentTo, eta } = world();
    expect(eta()).toEqual({});
    await store.dispatch(choosePlace(home, delivery));
    const { minutes, distance = 0 } = eta();
    expect([minutes, Math.round(distance / 10)]).toEqual([30, 72]);
    await store.dispatch(refreshEta());
    expect(sentTo('selectAddressStore')).toHaveLength(1);
  });

  it('LOC-11 come with the reply that chooses it for takeaway, from where the customer is', async () => {
    const { store, eta } = world();
    await store.dispatch(chooseStore(foundStore, { orderType: 'P' }));
    expect(eta()).toEqual({ minutes: 20, distance: undefined });
    store.dispatch(placeLocated(aPlace));
    expect(Math.round((eta().distance ?? 0) / 10)).toBe(72);
  });

  it('who eats in has a distance alone, and a train nothing', async () => {
    const { store, eta, sentTo } = world({ getPickupStore: found() });
    store.dispatch(placeLocated(aPlace));
    await store.dispatch(chooseStore(foundStore, { orderType: 'DINEIN' }));
    expect(eta().minutes).toBeUndefined();
    expect(eta().distance).toBeGreaterThan(700);
    store.dispatch(storeChosen({ storeId: foundStore.id, storeName: 'Indiranagar', orderType: 'IRCTC' }));
    expect(eta()).toEqual({});
    await store.dispatch(refreshEta());
    expect(sentTo('getPickupStore')).toHaveLength(1);
  });

  it('a train expects nothing of the restaurant that serves its station', async () => {
    const { store, eta } = world();
    await store.dispatch(choosePlace(home, { ...delivery, orderType: 'IRCTC' }));
    expect(eta()).toEqual({});
  });

  it.each(['latitude', 'longitude'])(
    'have no distance where the %s of the restaurant is not known',
    async (half) => {
      const { store, eta } = world({ selectAddressStore: found(soon, { [half]: undefined }) });
      await store.dispatch(choosePlace(home, delivery));
      expect(eta()).toEqual({ minutes: 30, distance: undefined });
    },
  );

  it('are never those of another restaurant, order type or place', async () => {
    const { store, eta } = world();
    await store.dispatch(choosePlace(home, delivery));
    store.dispatch(storeChosen({ storeId: '14060', placeTitle: home.title }));
    expect(eta()).toEqual({});
    await store.dispatch(choosePlace(home, delivery));
    expect(eta().minutes).toBe(30);
    store.dispatch(orderTypeChosen('P'));
    expect(eta()).toEqual({});
    store.dispatch(orderTypeChosen('D'));
    expect(eta().minutes).toBe(30);
    store.dispatch(customerLeft());
    expect(eta()).toEqual({});
  });

  it('LOC-17 of a delivery count from its address, also when the customer has looked at another place', async () => {
    const { store, eta } = world();
    await store.dispatch(choosePlace(home, delivery));
    const before = eta();
    expect(before.minutes).toBe(30);
    store.dispatch(placeLocated({ ...aPlace, latitude: 13.1, longitude: 77.7 }));
    expect(eta()).toEqual(before);
  });

  it('LOC-12 come with the check of another order type', async () => {
    const { store, eta } = world();
    await store.dispatch(choosePlace(home, delivery));
    store.dispatch(orderTypeAsked('P'));
    await store.dispatch(checkStore('P'));
    store.dispatch(orderTypeChosen('P'));
    expect(eta().minutes).toBe(20);
  });

  it('LOC-24 are not said of a restaurant that takes no orders', async () => {
    const { store, eta } = world();
    await store.dispatch(choosePlace(home, delivery));
    store.dispatch(storeRefused({ kind: 'offline', code: '', header: '', text: '', button: '' }));
    expect(eta()).toEqual({});
  });
});

describe('keeping them', () => {
  /** A delivery from the restaurant of the last visit. */
  async function restored(answers?: Readonly<Record<string, unknown>>) {
    const around = world(answers);
    await around.store.dispatch(choosePlace(home, delivery));
    await around.clock.advance(600_000);
    around.store.dispatch(etaOver());
    return around;
  }

  it('they are asked for again before they are over, quietly and once at a time', async () => {
    const { store, sentTo, clock, eta } = world();
    await store.dispatch(choosePlace(home, delivery));
    await clock.advance(579_000);
    await store.dispatch(refreshEta());
    expect(sentTo('selectAddressStore')).toHaveLength(1);
    await clock.advance(1_000);
    await Promise.all([store.dispatch(refreshEta()), store.dispatch(refreshEta())]);
    expect(sentTo('selectAddressStore').slice(1)).toMatchObject([
      { flags: { background: true }, body: { data: { latitude: home.latitude } } },
    ]);
    expect(eta().minutes).toBe(30);
  });

  it('minutes that nobody confirmed are not said any more', async () => {
    const { eta } = await restored();
    expect(eta().minutes).toBeUndefined();
    expect(eta().distance).toBeGreaterThan(700);
  });

  it('shortly before closing time they are asked for when they end, and a closed restaurant has none', async () => {
    let reply: unknown = found({ minutes: 30, seconds: 30 });
    const { store, sentTo, clock, eta } = world({ selectAddressStore: () => reply });
    await store.dispatch(choosePlace(home, delivery));
    await clock.advance(29_000);
    await store.dispatch(refreshEta());
    expect(sentTo('selectAddressStore')).toHaveLength(1);
    reply = refused({ code: '2.STOREOFF' });
    await clock.advance(1_000);
    await store.dispatch(refreshEta());
    expect(sentTo('selectAddressStore')).toHaveLength(2);
    expect(eta()).toEqual({ minutes: undefined, distance: undefined });
    // It is asked again after a while, and not at once.
    await clock.advance(299_000);
    await store.dispatch(refreshEta());
    expect(sentTo('selectAddressStore')).toHaveLength(2);
    await clock.advance(1_000);
    await store.dispatch(refreshEta());
    expect(sentTo('selectAddressStore')).toHaveLength(3);
  });

  it.each([
    [40, 40_000],
    [41, 21_000],
  ])('minutes that hold for %d seconds are asked for again after %d milliseconds', async (seconds, after) => {
    const { store, sentTo, clock } = world({ selectAddressStore: found({ minutes: 30, seconds }) });
    await store.dispatch(choosePlace(home, delivery));
    await clock.advance(after - 1);
    await store.dispatch(refreshEta());
    expect(sentTo('selectAddressStore')).toHaveLength(1);
    await clock.advance(1);
    await store.dispatch(refreshEta());
    expect(sentTo('selectAddressStore')).toHaveLength(2);
  });

  it('those of a takeaway are asked of its restaurant, also where an address for deliveries is known', async () => {
    const { store, sentTo } = world();
    await store.dispatch(choosePlace(home, delivery));
    store.dispatch(storeChosen({ storeId: foundStore.id, orderType: 'P' }));
    await store.dispatch(refreshEta());
    expect(sentTo('getPickupStore')).toMatchObject([{ params: { storeId: foundStore.id } }]);
    expect(sentTo('selectAddressStore')).toHaveLength(1);
  });

  it('what is said of another restaurant, which serves the place by now, is not said of this one', async () => {
    let reply = found(soon);
    const { store, clock, eta } = world({ selectAddressStore: () => reply });
    await store.dispatch(choosePlace(home, delivery));
    reply = found({ minutes: 45, seconds: 600 }, { id: '14060' });
    await clock.advance(600_000);
    await store.dispatch(refreshEta());
    expect(eta().minutes).toBeUndefined();
  });

  it('an answer that comes after another choice is dropped, and asked for again when it is chosen again', async () => {
    let answer = (_: unknown) => {};
    const { store, sentTo, eta } = world({
      getPickupStore: () => new Promise((resolve) => (answer = resolve)),
    });
    const choose = () => store.dispatch(storeChosen({ storeId: foundStore.id, orderType: 'P' }));
    choose();
    const asked = store.dispatch(refreshEta());
    expect(sentTo('getPickupStore')).toMatchObject([
      { params: { storeId: foundStore.id }, flags: { background: true } },
    ]);
    store.dispatch(storeChosen({ storeId: '14060', orderType: 'P' }));
    answer(found(ready));
    await asked;
    expect(eta()).toEqual({});
    choose();
    const again = store.dispatch(refreshEta());
    answer(found(ready));
    await again;
    expect(eta().minutes).toBe(20);
    expect(sentTo('getPickupStore')).toHaveLength(2);
  });

  /** A server that answers when the test says so, and a takeaway that was asked for. */
  function waiting() {
    const answers: ((reply: unknown) => void)[] = [];
    const around = world({ getPickupStore: () => new Promise((resolve) => answers.push(resolve)) });
    const ask = (storeId: string, orderType: 'P' | 'IRCTC' = 'P') => {
      around.store.dispatch(storeChosen({ storeId, orderType }));
      return around.store.dispatch(refreshEta());
    };
    return { ...around, answers, ask };
  }

  it('an answer for another restaurant does not end the wait for this one', async () => {
    const { ask, answers, sentTo } = waiting();
    const before = ask('14060');
    void ask(foundStore.id);
    answers[0]?.(found(ready));
    await before;
    void ask(foundStore.id);
    expect(sentTo('getPickupStore')).toHaveLength(2);
  });

  it('a train asks for nothing, also while an answer is awaited', () => {
    const { ask, sentTo } = waiting();
    void ask(foundStore.id);
    void ask(foundStore.id, 'IRCTC');
    expect(sentTo('getPickupStore')).toHaveLength(1);
  });
});
