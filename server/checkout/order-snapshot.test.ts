import { expect, it } from 'vitest';
import { snapshotOf } from './order-snapshot.ts';

type ToPlace = Parameters<typeof snapshotOf>[0];

const item = {
  id: 'l-1',
  product: { id: 'p-1', name: 'Margherita' },
  pricePerQty: 20_000,
  quantity: 2,
  net: 39_000,
};
const address = { houseNo: '12', city: 'Bengaluru' };
const user = { name: 'Asha', mobile: '9876543210' };

interface Written {
  readonly order?: object;
  readonly item?: object;
  readonly priced?: object;
  readonly config?: object;
  readonly shop?: object;
  readonly more?: object;
}

function snapshot(written: Written = {}) {
  return snapshotOf({
    order: { deliveryType: 'D', zeroContactDelivery: true, deliveryInstructions: 'Ring.', ...written.order },
    address,
    user,
    frozen: {
      cart: { lines: ['the lines'] },
      shop: {
        store: { id: '14052', name: 'Indiranagar' },
        config: { campaignMessage: '', loyaltyPointsPer100: 4, walletBuilds: ['WEB'], ...written.config },
        ...written.shop,
      },
      priced: {
        validItems: [{ ...item, ...written.item }],
        bill: 'the bill',
        netPrice: 39_999,
        discount: 500,
        ...written.priced,
      },
    },
    trip: undefined,
    clientGroup: undefined,
    drawnGroups: [],
    ...written.more,
  } as unknown as ToPlace);
}

it('keeps what was priced, and nothing that was not given', () => {
  expect(snapshot()).toEqual({
    storeId: '14052',
    storeName: 'Indiranagar',
    orderType: 'D',
    items: [
      {
        itemId: 'l-1',
        product: { id: 'p-1', name: 'Margherita' },
        choices: [],
        pricePerQty: 20_000,
        quantity: 2,
        productType: 'SINGLE',
        totalDiscount: 0,
        total: 39_000,
        freeItem: false,
      },
    ],
    lines: ['the lines'],
    bill: 'the bill',
    netPrice: 39_999,
    discount: 500,
    promoCode: null,
    promoCodes: [],
    address,
    user,
    zeroContactDelivery: true,
    deliveryInstructions: 'Ring.',
    partnerUserId: null,
    scheduledFor: null,
    campaignMessage: null,
  });
});

it('keeps all of a line that is known', () => {
  const whole = {
    product: { id: 'p-1', name: 'Margherita', categroryIds: ['c-1'] },
    size: { name: 'Large' },
    crust: { name: 'Thin' },
    choices: ['Olives'],
    picture: '/p.webp',
    menuCode: 'M1',
    productType: 'EDV',
    foodType: 0,
    mixSaving: 300,
    discount: 700,
    freeItem: true,
  };
  expect(snapshot({ item: whole }).items).toEqual([
    {
      itemId: 'l-1',
      product: { id: 'p-1', name: 'Margherita', sizeName: 'Large', imageUrl: '/p.webp', menuCode: 'M1' },
      choices: ['Thin', 'Olives'],
      pricePerQty: 20_000,
      quantity: 2,
      productType: 'EDV',
      foodType: 0,
      totalDiscount: 1_000,
      total: 39_000,
      freeItem: true,
    },
  ]);
});

it('an address is kept for a delivery alone', () => {
  expect(snapshot({ order: { deliveryType: 'P' } }).address).toBeNull();
  expect(snapshot({ more: { address: undefined } }).address).toBeNull();
});

it('the code that was entered is kept where it holds, and those of all offers', () => {
  const promo = (result: string) => snapshot({ priced: { explicitPromo: { promoCode: 'TEN', result } } });
  expect(promo('SUCCESS').promoCode).toBe('TEN');
  expect(promo('PARTIAL').promoCode).toBe('TEN');
  expect(promo('FAILED').promoCode).toBeNull();
  const appliedOffers = [{ code: 'TEN' }, { code: 'PAIR' }];
  expect(snapshot({ priced: { appliedOffers } }).promoCodes).toEqual(['TEN', 'PAIR']);
});

it('ORD-25 what is said with the order is kept: campaign, partner, time', () => {
  const order = { partnerUserId: 'x-1', scheduledFor: '2026-11-20T12:00:00.000Z' };
  expect(snapshot({ order, config: { campaignMessage: 'A free dip.' } })).toMatchObject({
    ...order,
    campaignMessage: 'A free dip.',
  });
});

it.each<[number | undefined, string, Written]>([
  [12, 'for each full ₹100', { shop: { customer: {} } }],
  [undefined, 'for a guest', {}],
  [
    undefined,
    'WLT-06 where no build has the wallet',
    { shop: { customer: {} }, config: { walletBuilds: [] } },
  ],
  [undefined, 'below ₹100', { shop: { customer: {} }, priced: { netPrice: 9_999 } }],
  [4, 'from ₹100 on', { shop: { customer: {} }, priced: { netPrice: 10_000 } }],
])('ORD-30 %s points %s', (points, _title, written) => {
  const placed = snapshot(written);
  expect(placed.loyaltyEarnedPoints).toBe(points);
  expect(Object.hasOwn(placed, 'loyaltyEarnedPoints')).toBe(points !== undefined);
});

it('TRN-04 the seat is kept, also where it is not known', () => {
  const trip = {
    id: 'trip-1',
    train_number: '12627',
    train_name: 'Karnataka Express',
    station_code: 'SBC',
    station_name: 'Bengaluru',
    coach: 'B1',
    berth: '22',
  };
  expect(snapshot({ more: { trip } }).train).toEqual({
    id: 'trip-1',
    number: '12627',
    name: 'Karnataka Express',
    stationCode: 'SBC',
    stationName: 'Bengaluru',
    coach: 'B1',
    berth: '22',
  });
  expect(snapshot({ more: { trip: { ...trip, coach: null, berth: null } } }).train).toMatchObject({
    coach: '',
    berth: '',
  });
});

it('the groups of experiments are kept, where the browser is in some', () => {
  const drawn = snapshot({ more: { clientGroup: 'A', drawnGroups: ['hero:1'] } });
  expect([drawn.clientGroup, drawn.drawnGroups]).toEqual(['A', ['hero:1']]);
});
