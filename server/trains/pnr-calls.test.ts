import { expect, it, vi } from 'vitest';
import { describeDatabases } from '../testing/databases.ts';
import { lookUpPath, onTime, pnrOf, refusalOf, setUpTrains } from '../testing/set-up-trains.ts';

// Each test begins with the whole shop in the database.
vi.setConfig({ testTimeout: 60_000 });

const minute = 60_000;

describeDatabases('a PNR is looked up', (open) => {
  it('TRN-01 TRN-02 TRN-04 API-081 it tells train, seats and the stations with their restaurants', async () => {
    const { asha, clock } = await setUpTrains(await open());
    const { trainInfo, seatInfo, stations } = await (await asha()).status(onTime);
    expect(trainInfo).toMatchObject({
      number: '00001',
      name: 'Sandbox Marigold Express',
      from: 'New Delhi',
      to: 'MGR Chennai Central',
      delayMinutes: 0,
    });
    expect(seatInfo).toEqual({
      class: 'AC 3 Tier (3A)',
      passengers: [
        { coach: 'B4', berth: '32', status: 'CNF' },
        { coach: 'B4', berth: '35', status: 'CNF' },
      ],
    });
    expect(stations.map(({ code }) => code).join(' ')).toBe(
      'NDLS MTJ AGC GWL VGLJ BPL ET NGP BPQ WL BZA GDR MAS',
    );
    const at = (code: string) => stations.find((station) => station.code === code);
    expect(at('NDLS')).toMatchObject({ state: 'passed', why: 'The train has left this station.' });
    // No restaurant of the sandbox is in Mathura.
    expect(at('MTJ')).toMatchObject({
      state: 'none',
      why: 'None of our restaurants is near this station.',
      storeStationDetails: [],
    });
    const agra = at('AGC');
    expect(agra).toMatchObject({
      state: 'open',
      why: '',
      name: 'Agra Cantt',
      platform: expect.stringMatching(/^\d$/),
      storeStationDetails: [{ city: 'Agra', orderTypes: expect.arrayContaining(['IRCTC']) }],
    });
    expect(Date.parse(agra?.arrivesAt ?? '')).toBeGreaterThan(clock.now() + 45 * minute);
    expect(Date.parse(agra?.arrivesAt ?? '') - Date.parse(agra?.closesAt ?? '')).toBe(45 * minute);
    const arrivals = stations.map(({ arrivesAt }) => Date.parse(arrivesAt));
    expect(arrivals).toEqual(arrivals.toSorted((one, other) => one - other));
    expect(at('MAS')?.day).toBeGreaterThan(1);
  });

  it('TRN-03 its reply holds the terms of orders to trains', async () => {
    const { asha } = await setUpTrains(await open(), { env: { TRAIN_CLOSES_MINUTES: '60' } });
    const { termsCondition } = (await (await asha()).lookUp(onTime)).json().data;
    expect(termsCondition[0]).toBe('You can order until 60 minutes before the train arrives at the station.');
    expect(termsCondition.join(' ')).toContain('When the train is cancelled');
  });

  it.each([
    ['unknown', '2456789012', 404, 'PNR_UNKNOWN', 'We do not know this PNR', 'Compare its ten digits'],
    ['expired', pnrOf(6), 409, 'PNR_EXPIRED', 'This journey is over', 'Enter the PNR of another journey'],
    ['chart', pnrOf(2), 409, 'CHART_NOT_PREPARED', 'Your seats are not known yet', 'Look it up again then'],
    ['cancelled', pnrOf(3), 409, 'TRAIN_CANCELLED', 'This train is cancelled', 'or order to an address'],
    ['waiting', pnrOf(4), 409, 'SEAT_NOT_CONFIRMED', 'You have no seat yet', 'Look it up again when'],
    ['no answer', pnrOf(7), 424, 'RAILWAYS_AWAY', 'The railways do not answer', 'try again in a moment'],
  ])('TRN-09 a PNR that is %s has its text and a way on', async (_, pnr, status, code, header, wayOn) => {
    const { asha } = await setUpTrains(await open());
    const told = refusalOf(await (await asha()).lookUp(pnr));
    expect(told).toEqual({ status, code, header, text: expect.stringContaining(wayOn) });
  });

  it('TRN-09 says when the chart is prepared, by the clock of India', async () => {
    const { asha } = await setUpTrains(await open());
    // 3:30 pm; the train leaves twenty hours later, its chart is prepared four hours before.
    expect(refusalOf(await (await asha()).lookUp(pnrOf(2))).text).toContain('Saturday, 7:30 am');
  });

  it.each(['245678901', '24567890123', '245678901a', '%20245678901'])('TRN-08 %s is no PNR', async (text) => {
    const { asha } = await setUpTrains(await open());
    expect((await (await asha()).lookUp(text)).statusCode).toBe(400);
  });

  it('a late train is late at every station that it has not reached', async () => {
    const { asha } = await setUpTrains(await open());
    const { trainInfo, stations } = await (await asha()).status(pnrOf(1));
    expect(trainInfo.delayMinutes).toBe(40);
    const agra = stations.find(({ code }) => code === 'AGC');
    expect(Date.parse(agra?.arrivesAt ?? '') - Date.parse(agra?.plannedAt ?? '')).toBe(40 * minute);
  });

  it('a station closes so long before the train as the setting says, and is passed once it has left', async () => {
    const { asha, clock } = await setUpTrains(await open(), { env: { TRAIN_CLOSES_MINUTES: '60' } });
    const who = await asha();
    const agra = async () => (await who.status(onTime)).stations.find(({ code }) => code === 'AGC');
    const closes = Date.parse((await agra())?.closesAt ?? '');
    clock.forward(closes - clock.now() - minute);
    expect((await agra())?.state).toBe('open');
    clock.forward(minute);
    expect(await agra()).toMatchObject({
      state: 'closed',
      why: expect.stringMatching(/^Orders closed at .*, 60 minutes before the train\.$/),
      storeStationDetails: [],
    });
    clock.forward(70 * minute);
    expect((await agra())?.state).toBe('passed');
  });

  it('who has passed every station but the last finds nothing open', async () => {
    const { asha } = await setUpTrains(await open());
    const { stations } = await (await asha()).status(pnrOf(5));
    expect(stations.map(({ state }) => state)).not.toContain('open');
    expect(stations.at(-1)?.state).toBe('closed');
  });

  it('a restaurant that is closed when the train comes, or takes no orders, is told', async () => {
    const db = await open();
    const { asha } = await setUpTrains(db);
    const who = await asha();
    const agra = async () => (await who.status(onTime)).stations.find(({ code }) => code === 'AGC');
    const [store] = (await agra())?.storeStationDetails ?? [];
    await db
      .updateTable('stores')
      .set({ opens: '08:00', closes: '09:00' })
      .where('id', '=', store?.id ?? '')
      .execute();
    expect(await agra()).toMatchObject({ state: 'shut', why: expect.stringContaining('is closed at') });
    await db
      .updateTable('stores')
      .set({ online: false })
      .where('id', '=', store?.id ?? '')
      .execute();
    expect(await agra()).toMatchObject({ state: 'shut', why: expect.stringContaining('takes no orders') });
  });

  it('PNRs cannot be tried one after the other', async () => {
    const { asha } = await setUpTrains(await open());
    const who = await asha();
    for (let at = 0; at < 60; at++) await who.lookUp(String(2456789012 + at));
    expect(refusalOf(await who.lookUp(onTime))).toMatchObject({
      status: 429,
      text: expect.stringContaining('Too many PNRs'),
    });
  });

  it('TRN-01 who leaves the page of a journey open, which asks for it each minute, can still order after an hour', async () => {
    const { asha } = await setUpTrains(await open());
    const who = await asha();
    for (let minutes = 0; minutes < 65; minutes++) await who.lookUp(onTime);
    const begun = await who.begin(onTime, await who.openStation());
    expect(begun.json()).toMatchObject({ status: 'SUCCESS' });
  });

  it('outside the sandbox nothing is delivered to trains without a partner', async () => {
    const { guest, ask } = await setUpTrains(await open(), {
      env: {
        SANDBOX: 'off',
        SESSION_SECRET: 'the secret of the tests, long enough',
        AUTHOR_TOKEN: 'the-author-token-of-the-tests',
      },
    });
    const { headers } = await guest();
    const reply = await ask({ method: 'GET', url: lookUpPath(onTime), headers });
    expect(refusalOf(reply)).toMatchObject({ status: 503, code: 'NO_TRAINS' });
    expect(
      (await ask({ method: 'GET', url: '/sandbox/trains', headers: { host: 'localhost:3000' } })).statusCode,
    ).toBe(404);
  });
});
