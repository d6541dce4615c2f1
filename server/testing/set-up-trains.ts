import type { LightMyRequestResponse } from 'fastify';
import {
  type PnrStatus,
  pnrStatus,
  type TrainOrder,
  trainOrder,
  type TrainStation,
} from '#schemas/entities/train.ts';
import { headerNames } from '#schemas/header-names.ts';
import { cartIn, type Shopper } from '../cart/testing/set-up-cart.ts';
import { mobile, orders, pizza, setUpCheckout } from '../checkout/testing/set-up-checkout.ts';
import type { Database } from '../database/database.ts';
import { sandboxPnr } from '../sandbox/trains/sandbox-pnrs.ts';

export const irctc = '/order-service/ve1/orders/irctc';
/** From New Delhi to Chennai. */
export const onTime = sandboxPnr(1, 0);
export const pnrOf = (digit: number, train = 1): string => sandboxPnr(train, digit);
export const lookUpPath = (pnr: string): string => `/api/ve1/locator-service/pnr/${pnr}`;

type Options = Parameters<typeof setUpCheckout>[1];

/** Travellers, who order to a train. */
export async function setUpTrains(db: Database, options: Options = {}) {
  const test = await setUpCheckout(db, options);

  function traveller(shopper: Shopper, number = mobile) {
    const lookUp = (pnr: string) => shopper.call('GET', lookUpPath(pnr));
    const status = async (pnr: string): Promise<PnrStatus> => statusIn(await lookUp(pnr));
    const begin = (pnr: string, station: TrainStation, more: object = {}) =>
      shopper.call('POST', irctc, {
        payload: {
          data: {
            pnr,
            stationCode: station.code,
            storeId: station.storeStationDetails[0]?.id,
            mobile: number,
            acceptsTerms: true,
            ...more,
          },
        },
      });
    const validate = (orderId: string, otp: string) =>
      shopper.call('POST', `${irctc}/validateOtp`, { payload: { orderId, otp } });
    const save = (orderId: string, more: object = {}) =>
      shopper.call('POST', `${irctc}/save`, {
        payload: { data: { orderId, name: 'Asha Rao', coach: 'B4', berth: '35', ...more } },
      });
    const remove = (orderId: string) => shopper.call('DELETE', `${irctc}/${orderId}`);
    const headersOf = (storeId: string) => ({
      [headerNames.storeId]: storeId,
      [headerNames.deliveryType]: 'IRCTC',
    });

    /** The first station to which one can order. */
    async function openStation(pnr = onTime): Promise<TrainStation> {
      const { stations } = await status(pnr);
      const station = stations.find(({ state }) => state === 'open');
      if (!station) throw new Error('Nothing can be ordered to this train.');
      return station;
    }

    /** A seat is confirmed and saved, all but the cart. */
    async function ready(pnr = onTime) {
      const station = await openStation(pnr);
      const { orderId } = orderIn(await begin(pnr, station));
      await validate(orderId, await latestCode());
      await save(orderId);
      return { station, orderId, storeId: station.storeStationDetails[0]?.id ?? '' };
    }

    /** Fills the cart from the restaurant of a station, and says what it costs. */
    const fill = async (storeId: string) =>
      cartIn(await shopper.post(0, [pizza], headersOf(storeId))).netPrice;

    const initiate = (storeId: string, price: number, pay = 'cash') =>
      shopper.call('POST', `${orders}/initiate`, {
        payload: {
          orderDetails: {
            cartId: shopper.cartId,
            deliveryType: 'IRCTC',
            price,
            userDetails: { name: 'Asha', mobile: number },
          },
          paymentDetails: { primaryPaymentId: pay },
        },
        headers: headersOf(storeId),
      });

    const problems = async (storeId: string, price: number): Promise<readonly string[]> =>
      (
        await shopper.call('POST', `${orders}/validations`, {
          payload: {
            orderDetails: {
              cartId: shopper.cartId,
              deliveryType: 'IRCTC',
              price,
              userDetails: { name: 'Asha', mobile: number },
            },
          },
          headers: headersOf(storeId),
        })
      )
        .json()
        .data.problems.map(({ code }: { code: string }) => code);

    /** A placed order, for cash. */
    async function placed(pnr = onTime) {
      const saved = await ready(pnr);
      const reply = await initiate(saved.storeId, await fill(saved.storeId));
      return { ...saved, id: String(reply.json().data.orderId) };
    }

    const track = async (id: string) =>
      (await shopper.call('GET', `/tracker-service/ve2/orders/${id}`)).json().data;

    return {
      ...shopper,
      lookUp,
      status,
      begin,
      validate,
      save,
      remove,
      openStation,
      ready,
      fill,
      initiate,
      problems,
      placed,
      track,
    };
  }

  /** The code of the message that was sent last. */
  async function latestCode(): Promise<string> {
    const row = await db
      .selectFrom('sms_outbox')
      .select('body')
      .orderBy('sent_at', 'desc')
      .orderBy('id', 'desc')
      .executeTakeFirst();
    return /^(\d{6}) /.exec(row?.body ?? '')?.[1] ?? '';
  }

  return {
    ...test,
    traveller,
    latestCode,
    /** Whose order to a train it is. */
    tripOwner: async (id: string) =>
      (await db.selectFrom('train_orders').select('user_id').where('id', '=', id).executeTakeFirst())
        ?.user_id,
    asha: async () => traveller(await test.customer()),
    /** What a person does on the page of the sandbox's trains. */
    changeTrain: (pnr: string, change: string) =>
      test.ask({
        method: 'POST',
        url: '/sandbox/trains',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          authorization: `Basic ${Buffer.from(':the-author-token-of-the-tests').toString('base64')}`,
        },
        payload: new URLSearchParams({ pnr, change }).toString(),
      }),
  };
}

export function statusIn(reply: LightMyRequestResponse): PnrStatus {
  return pnrStatus.parse(reply.json().data?.pnrStatus);
}

export function orderIn(reply: LightMyRequestResponse): TrainOrder {
  return trainOrder.parse(reply.json().data);
}

/** What a test compares of a refusal: status, code, and the text that the customer reads. */
export function refusalOf(reply: LightMyRequestResponse) {
  const { code, header, displayMsg } = reply.json().errors[0];
  return { status: reply.statusCode, code, header, text: displayMsg };
}
