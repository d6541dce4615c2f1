import { expect, it, vi } from 'vitest';
import { describeDatabases } from '../testing/databases.ts';
import { onTime, refusalOf, setUpTrains } from '../testing/set-up-trains.ts';

// Each test begins with the whole shop in the database.
vi.setConfig({ testTimeout: 60_000 });

const minute = 60_000;

describeDatabases('a placed order follows its train', (open) => {
  async function setUp() {
    const test = await setUpTrains(await open());
    const who = await test.asha();
    const order = await who.placed();
    const arrives = Date.parse(order.station.arrivesAt);
    const look = async () => {
      test.clock.forward(3_000);
      await test.settleDue();
      return who.track(order.id);
    };
    return { ...test, who, order, arrives, look };
  }

  it('it comes later with it, says so, and comes back to its time', async () => {
    const { look, changeTrain, arrives, order, clock } = await setUp();
    expect((await look()).trackOrder.orderSummary.train.delayMinutes).toBe(0);
    expect((await changeTrain(onTime, 'later')).statusCode).toBe(303);
    await changeTrain(onTime, 'later');
    const late = await look();
    const then = new Date(arrives + 30 * minute).toISOString();
    expect(late.trackOrder.orderSummary).toMatchObject({
      expectedAt: then,
      train: { arrivesAt: then, delayMinutes: 30 },
    });
    expect(late.dynamicETA).toMatchObject({ isLate: true, expectedAt: then });
    expect(late.popupContent).toMatchObject({
      heading: 'Your train is late',
      text: expect.stringContaining('It reaches Agra Cantt at about'),
    });
    await changeTrain(onTime, 'on time');
    const back = await look();
    expect(back.trackOrder.orderSummary.expectedAt).toBe(order.station.arrivesAt);
    expect(back.dynamicETA.isLate).toBe(false);
    // The kitchen begins half an hour before the train, not when it was ordered.
    expect(back.trackOrder.tracker.stage).toBe(1);
    clock.forward(arrives - clock.now() - 29 * minute);
    expect((await look()).trackOrder.tracker.stage).toBe(2);
    clock.forward(29 * minute);
    expect((await look()).trackOrder.tracker.stage).toBe(9);
  });

  it('ORD-20 no map is promised of it: there is none of the way to a seat', async () => {
    const { look, arrives, clock, order, ...test } = await setUp();
    clock.forward(arrives - clock.now() - 10 * minute);
    const { trackOrder, fareyeUrl } = await look();
    expect(trackOrder.tracker.stage).toBe(4);
    expect(fareyeUrl).toBeUndefined();
    const map = await test.who.call(
      'GET',
      `/tracker-service/ve2/map?storeId=${order.storeId}&order=${order.id}`,
    );
    expect(refusalOf(map)).toMatchObject({ status: 404, code: 'NO_MAP' });
  });

  it('it is cancelled with it, and what was paid goes back', async () => {
    const test = await setUpTrains(await open());
    const who = await test.asha();
    const { storeId } = await who.ready();
    await test.credit('u-1', 100_000);
    const price = await who.fill(storeId);
    const { orderId } = (await who.initiate(storeId, price, 'loyalty-wallet')).json().data;
    expect(await test.ledger.balanceOf('wallet:u-1')).toBe(100_000 - price);
    await test.changeTrain(onTime, 'cancel');
    test.clock.forward(3_000);
    await test.settleDue();
    const { trackOrder } = await who.track(orderId);
    expect(trackOrder.tracker.stage).toBe(5);
    const [left, back] = [
      await test.ledger.balanceOf('wallet:u-1'),
      await test.ledger.balanceOf('wallet:u-1:refund'),
    ];
    expect([left, back]).toEqual([100_000 - price, price]);
  });

  it('a train that begins anew is another one', async () => {
    const { look, changeTrain, order, clock } = await setUp();
    clock.forward(10 * minute);
    await changeTrain(onTime, 'anew');
    await changeTrain(onTime, 'cancel');
    const { trackOrder } = await look();
    expect(trackOrder.tracker.stage).toBe(1);
    expect(trackOrder.orderSummary.expectedAt).toBe(order.station.arrivesAt);
  });

  it('who tries to pay for a train that was cancelled is told', async () => {
    const { changeTrain, ...test } = await setUpTrains(await open());
    const who = await test.asha();
    const { storeId } = await who.ready();
    const price = await who.fill(storeId);
    await changeTrain(onTime, 'cancel');
    test.clock.forward(3_000);
    expect(await who.problems(storeId, price)).toEqual(['TRAIN_CANCELLED']);
  });

  it('what is known of a journey is removed a month after it', async () => {
    const { clock, removeExpired, tripOwner, order } = await setUp();
    clock.forward(30 * 24 * 60 * minute);
    await removeExpired();
    expect(await tripOwner(order.orderId)).toBe('u-1');
    clock.forward(24 * 60 * minute);
    await removeExpired();
    expect(await tripOwner(order.orderId)).toBeUndefined();
  });
});
