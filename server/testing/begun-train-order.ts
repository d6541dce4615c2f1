import type { LightMyRequestResponse } from 'fastify';
import { sandboxPnr } from '../sandbox/trains/sandbox-pnrs.ts';
import type { GuestSession } from '../session/session-repository.ts';
import { guestHeaders, type TestApp } from './test-app.ts';

/** On time, with stations to which one can order. */
export const trainPnr = sandboxPnr(1, 0);

const mobile = '9876555555';

interface Station {
  readonly code: string;
  readonly state: string;
  readonly storeStationDetails: readonly { readonly id: string }[];
}

/** What a guest sends to order to a train, step by step. */
export function trainGuest({ ask }: Pick<TestApp, 'ask'>, guest: GuestSession) {
  const headers = guestHeaders(guest);
  const orders = '/order-service/ve1/orders/irctc';
  const dataOf = (reply: LightMyRequestResponse) => reply.json().data;

  /** The body that begins an order to the first station that is open. */
  async function begin() {
    const url = `/api/ve1/locator-service/pnr/${trainPnr}`;
    const { stations } = dataOf(await ask({ method: 'GET', url, headers })).pnrStatus;
    const station = (stations as readonly Station[]).find(({ state }) => state === 'open');
    const storeId = station?.storeStationDetails[0]?.id;
    return { data: { pnr: trainPnr, stationCode: station?.code, storeId, mobile, acceptsTerms: true } };
  }

  async function begun(): Promise<string> {
    return dataOf(await ask({ method: 'POST', url: orders, headers, payload: await begin() })).orderId;
  }

  return {
    begin,
    begun,
    /** The body that confirms it. `codeOf` finds the code that was texted to a number. */
    async confirm(codeOf: (mobile: string) => Promise<string>) {
      const orderId = await begun();
      return { orderId, otp: await codeOf(mobile) };
    },
    /** The body that saves it. */
    async save(codeOf: (mobile: string) => Promise<string>) {
      const payload = await this.confirm(codeOf);
      await ask({ method: 'POST', url: `${orders}/validateOtp`, headers, payload });
      return { data: { orderId: payload.orderId, name: 'Asha', coach: 'B4', berth: '35' } };
    },
  };
}
