import { expect, it, vi } from 'vitest';
import { becomeCustomer } from '../checkout/testing/become-customer.ts';
import { describeDatabases } from '../testing/databases.ts';
import { irctc, onTime, orderIn, pnrOf, refusalOf, setUpTrains } from '../testing/set-up-trains.ts';

// Each test begins with the whole shop in the database.
vi.setConfig({ testTimeout: 60_000 });

const minute = 60_000;

describeDatabases('an order to a train', (open) => {
  it('TRN-05 TRN-06 API-082 API-083 API-084 is confirmed by a code, saved, and paid', async () => {
    const test = await setUpTrains(await open());
    const who = await test.asha();
    const station = await who.openStation();
    const storeId = station.storeStationDetails[0]?.id ?? '';
    const begun = orderIn(await who.begin(onTime, station));
    expect(begun).toMatchObject({
      stationCode: station.code,
      storeId,
      isVerified: false,
      isSaved: false,
      arrivesAt: station.arrivesAt,
      resendAfter: 45,
    });
    const price = await who.fill(storeId);
    expect(await who.problems(storeId, price)).toEqual(['TRAIN_MISSING']);
    expect(refusalOf(await who.save(begun.orderId))).toMatchObject({ status: 409, code: 'NOT_VERIFIED' });
    const code = await test.latestCode();
    const checked = orderIn(await who.validate(begun.orderId, code));
    expect(checked).toMatchObject({ isVerified: true, isSaved: false });
    expect(await who.problems(storeId, price)).toEqual(['TRAIN_MISSING']);
    expect(orderIn(await who.save(begun.orderId)).isSaved).toBe(true);
    expect(await who.problems(storeId, price)).toEqual([]);
    const { orderId: id } = (await who.initiate(storeId, price)).json().data;
    const { trackOrder } = await who.track(id);
    expect(trackOrder.orderSummary).toMatchObject({
      deliveryType: 'IRCTC',
      userDetail: { name: 'Asha Rao', mobile: '9876543210' },
      train: {
        number: '00001',
        name: 'Sandbox Marigold Express',
        stationCode: 'AGC',
        stationName: 'Agra Cantt',
        coach: 'B4',
        berth: '35',
        arrivesAt: station.arrivesAt,
        delayMinutes: 0,
        platform: station.platform,
      },
    });
    expect(JSON.stringify(trackOrder)).not.toContain(onTime);
    // It is ready when the train is there, however fast the kitchen of the sandbox is.
    expect(trackOrder.orderSummary.expectedAt).toBe(station.arrivesAt);
  });

  it('API-082 the same once more is the same order, and sends no second message', async () => {
    const test = await setUpTrains(await open());
    const who = await test.asha();
    const station = await who.openStation();
    const replies = await Promise.all([1, 2, 3].map(() => who.begin(onTime, station)));
    expect(new Set(replies.map((reply) => orderIn(reply).orderId)).size).toBe(1);
    expect(await test.messages()).toHaveLength(1);
    test.clock.forward(20_000);
    expect(orderIn(await who.begin(onTime, station)).resendAfter).toBe(25);
    test.clock.forward(25_000);
    await who.begin(onTime, station);
    expect(await test.messages()).toHaveLength(2);
    expect(new Set(await test.messages()).size).toBe(1);
  });

  it('another station takes the place of the first, and the number stays confirmed', async () => {
    const test = await setUpTrains(await open());
    const who = await test.asha();
    const { orderId, station } = await who.ready();
    const next = (await who.status(onTime)).stations.find(
      ({ state, code }) => state === 'open' && code !== station.code,
    );
    if (!next) throw new Error('There is one open station only.');
    const other = orderIn(await who.begin(onTime, next));
    expect(other).toMatchObject({ isVerified: true, isSaved: false });
    expect(other.resendAfter).toBeUndefined();
    expect(refusalOf(await who.save(orderId)).code).toBe('NO_SUCH_TRAIN_ORDER');
    // Another number has to be shown anew.
    const otherNumber = await who.begin(onTime, next, { mobile: '8765432109' });
    expect(orderIn(otherNumber).isVerified).toBe(false);
  });

  it('TRN-05 wrong codes are counted, and with the last one another code is needed', async () => {
    const test = await setUpTrains(await open());
    const who = await test.asha();
    const station = await who.openStation();
    const { orderId } = orderIn(await who.begin(onTime, station));
    const code = await test.latestCode();
    const wrong = code === '000000' ? '111111' : '000000';
    for (const left of [4, 3, 2, 1])
      expect(refusalOf(await who.validate(orderId, wrong)).text).toContain(`You have ${left} tr`);
    expect(refusalOf(await who.validate(orderId, wrong))).toMatchObject({ status: 409, code: 'CODE_SPENT' });
    expect(refusalOf(await who.validate(orderId, code)).status).toBe(404);
    const anew = orderIn(await who.begin(onTime, station));
    expect(anew.orderId).not.toBe(orderId);
    expect(orderIn(await who.validate(anew.orderId, await test.latestCode())).isVerified).toBe(true);
  });

  it('TRN-05 a code is good for a quarter of an hour', async () => {
    const test = await setUpTrains(await open());
    const who = await test.asha();
    const { orderId } = orderIn(await who.begin(onTime, await who.openStation()));
    const code = await test.latestCode();
    test.clock.forward(15 * minute);
    expect(refusalOf(await who.validate(orderId, code)).code).toBe('CODE_NOT_SENT');
  });

  it('TRN-03 nobody orders to a train without the terms', async () => {
    const test = await setUpTrains(await open());
    const who = await test.asha();
    const reply = await who.begin(onTime, await who.openStation(), { acceptsTerms: false });
    expect(reply.statusCode).toBe(400);
    expect(await test.messages()).toEqual([]);
  });

  it('TRN-04 only to a station that is open, and to a restaurant there', async () => {
    const test = await setUpTrains(await open());
    const who = await test.asha();
    const station = await who.openStation();
    for (const [pnr, more] of [
      [onTime, { storeId: '14052' }],
      [onTime, { stationCode: 'MTJ' }],
      [onTime, { stationCode: 'HWH' }],
      [pnrOf(5), {}],
    ] as const)
      expect(refusalOf(await who.begin(pnr, station, more))).toMatchObject({
        status: 409,
        code: 'STATION_CLOSED',
        text: expect.stringContaining('Choose another station.'),
      });
    expect(refusalOf(await who.begin(pnrOf(3), station)).code).toBe('TRAIN_CANCELLED');
    expect(await test.messages()).toEqual([]);
  });

  it('TRN-06 only to a seat of the PNR', async () => {
    const test = await setUpTrains(await open());
    const who = await test.asha();
    const { orderId } = await who.ready();
    expect(refusalOf(await who.save(orderId, { berth: '1' }))).toMatchObject({
      status: 409,
      code: 'OTHER_SEAT',
    });
  });

  it('TRN-06 to a seat that the PNR got since the order was begun', async () => {
    const db = await open();
    const who = await (await setUpTrains(db)).asha();
    const { orderId, station } = await who.ready();
    const seats = JSON.stringify([{ coach: 'B1', berth: '7', status: 'RAC' }]);
    await db.updateTable('train_orders').set({ seats }).where('id', '=', orderId).execute();
    expect(refusalOf(await who.save(orderId)).code).toBe('OTHER_SEAT');
    const again = orderIn(await who.begin(onTime, station));
    expect(again).toMatchObject({ orderId, isVerified: true });
    expect(orderIn(await who.save(orderId)).isSaved).toBe(true);
  });

  it('TRN-07 API-085 is deleted, but not once it was placed', async () => {
    const test = await setUpTrains(await open());
    const who = await test.asha();
    const { orderId, storeId } = await who.ready();
    const price = await who.fill(storeId);
    expect((await who.remove(orderId)).json().status).toBe('SUCCESS');
    expect(await who.problems(storeId, price)).toEqual(['TRAIN_MISSING']);
    expect(refusalOf(await who.remove(orderId))).toMatchObject({ status: 404, code: 'NO_SUCH_TRAIN_ORDER' });
    const again = await who.ready();
    await who.initiate(storeId, price);
    expect(refusalOf(await who.remove(again.orderId))).toMatchObject({
      status: 409,
      code: 'TRAIN_ORDER_PLACED',
    });
  });

  it('nobody else reads, confirms, saves or deletes it', async () => {
    const test = await setUpTrains(await open());
    const who = await test.asha();
    const { orderId } = orderIn(await who.begin(onTime, await who.openStation()));
    const code = await test.latestCode();
    const other = test.traveller(await test.guest());
    for (const reply of [
      await other.validate(orderId, code),
      await other.save(orderId),
      await other.remove(orderId),
    ])
      expect(refusalOf(reply)).toMatchObject({ status: 404, code: 'NO_SUCH_TRAIN_ORDER' });
    const bare = await test.ask({ method: 'DELETE', url: `${irctc}/${orderId}` });
    expect(bare.statusCode).toBe(401);
    expect(orderIn(await who.validate(orderId, code)).isVerified).toBe(true);
  });

  it('what a guest began becomes that of the customer who logs in', async () => {
    const test = await setUpTrains(await open());
    const guest = test.traveller(await test.guest());
    const { orderId, storeId } = await guest.ready();
    const asha = test.traveller(await becomeCustomer(test, guest, '9876543210'));
    expect(await asha.problems(storeId, await asha.fill(storeId))).toEqual([]);
    expect(refusalOf(await guest.remove(orderId)).status).toBe(404);
    expect((await asha.remove(orderId)).json().status).toBe('SUCCESS');
  });

  it('is not ordered once its station has closed, or from another restaurant', async () => {
    const test = await setUpTrains(await open());
    const who = await test.asha();
    const { station, storeId } = await who.ready();
    const price = await who.fill(storeId);
    test.clock.forward(Date.parse(station.closesAt ?? '') - test.clock.now() - 1);
    expect(await who.problems(storeId, price)).toEqual([]);
    test.clock.forward(1);
    expect(await who.problems(storeId, price)).toEqual(['TRAIN_CLOSED']);
    const refusal = refusalOf(await who.initiate(storeId, price));
    expect(refusal).toMatchObject({ code: 'TRAIN_CLOSED', text: expect.stringContaining('Agra Cantt') });
    expect(await test.orders()).toEqual([]);
  });

  it('TRN-04 a cart of another restaurant than that of the station is not ordered', async () => {
    const test = await setUpTrains(await open());
    const who = await test.asha();
    await who.ready();
    const elsewhere = '14071';
    expect(await who.problems(elsewhere, await who.fill(elsewhere))).toEqual(['TRAIN_OTHER_STORE']);
  });
});
