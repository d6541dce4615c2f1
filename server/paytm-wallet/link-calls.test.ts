import { expect, it, vi } from 'vitest';
import { refusalIn, textIn } from '../cart/testing/set-up-cart.ts';
import { statusIn, stepIn } from '../checkout/testing/set-up-checkout.ts';
import { describeDatabases } from '../testing/databases.ts';
import {
  balances,
  codes,
  rich,
  rightCode,
  setUpOddPaytm,
  setUpPaytm,
  some,
  withdrawals,
} from './testing/set-up-paytm.ts';

// Each test begins with the whole shop in the database.
vi.setConfig({ testTimeout: 60_000 });

const wrong = '111111';
const minute = 60_000;
/** Until Paytm is asked for a balance once more, for a step of an order. */
const lookAgain = 4000;
const unlinked = () => ({ statusCode: '403', statusMessage: 'Unauthorized Access' });
const silent = () => {
  throw new TypeError('No connection.');
};

describeDatabases('linking a Paytm wallet', (open) => {
  it('API-092 PAY-26 a wrong code, one of somebody else and an old one link nothing; the code is sent again', async () => {
    const { asha, other, visitor, clock } = await setUpPaytm(await open());
    const { state } = (await asha.again(rich)).json<{ data: { state: string } }>().data;
    const refused = await asha.validate(state, wrong);
    expect([refusalIn(refused), textIn(refused)]).toEqual([
      [400, 'CODE_WRONG'],
      'This code is not right. Check the message of Paytm, or have the code sent again.',
    ]);
    for (const stranger of [await other(), await visitor()])
      expect(refusalIn(await stranger.validate(state, rightCode))).toEqual([400, 'LINK_AGAIN']);
    expect(refusalIn(await asha.validate(`${state.slice(0, -4)}AAAA`, rightCode))).toEqual([
      400,
      'LINK_AGAIN',
    ]);
    clock.forward(10 * minute);
    const late = await asha.validate(state, rightCode);
    expect([refusalIn(late), textIn(late)]).toEqual([
      [400, 'LINK_AGAIN'],
      'This took too long. Have the code sent again.',
    ]);
    expect((await asha.balance(`mobile=${rich}`)).json().data).toMatchObject({ isLinked: false });
  });

  it('PAY-26 codes are tried ten times an hour by one customer, and for one number', async () => {
    const { asha, other, visitor } = await setUpPaytm(await open());
    const state = await asha.begun(rich);
    const tries: number[] = [];
    for (let at = 0; at < 11; at += 1) tries.push((await asha.validate(state, wrong)).statusCode);
    expect(tries).toEqual([...Array<number>(10).fill(400), 429]);
    const guest = await visitor();
    const [elsewhere, same] = [await asha.begun(some), await guest.begun(rich)];
    for (const refused of [
      await asha.validate(elsewhere, rightCode),
      await guest.validate(same, rightCode),
    ]) {
      expect(refusalIn(refused)).toEqual([429, 'TOO_MANY_REQUESTS']);
      expect(textIn(refused)).toMatch(/^Too many codes were tried\. Try again in \d+ minutes\.$/);
    }
    const stranger = await other();
    expect((await stranger.validate(await stranger.begun(some), rightCode)).statusCode).toBe(200);
  });

  it('PAY-26 codes are sent six times an hour to one number, whoever asks', async () => {
    const { asha, visitor } = await setUpPaytm(await open());
    const guest = await visitor('198.51.100.7');
    const sent: number[] = [];
    for (const who of [asha, guest, asha, guest, asha, guest]) sent.push((await who.ask(rich)).statusCode);
    expect(sent).toEqual(Array<number>(6).fill(200));
    for (const refused of [await asha.again(rich), await guest.ask(rich)]) {
      expect(refusalIn(refused)).toEqual([429, 'TOO_MANY_REQUESTS']);
      expect(textIn(refused)).toMatch(/^Too many codes were asked for\. Try again in \d+ minutes\.$/);
    }
    expect((await asha.ask(some)).statusCode).toBe(200);
  });

  it('PAY-26 one address has so many codes sent an hour, to whatever numbers', async () => {
    const { asha, visitor } = await setUpPaytm(await open(), { env: { CODES_PER_HOUR: '60' } });
    const numberAt = (at: number) => `98765432${10 + at}`;
    for (let at = 0; at < 60; at += 1) expect((await asha.ask(numberAt(at))).statusCode).toBe(200);
    const refused = await asha.ask(numberAt(60));
    expect(refusalIn(refused)).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(textIn(refused)).toMatch(/^Too many codes were asked for\. Try again in \d+ minutes\.$/);
    expect((await (await visitor('198.51.100.7')).ask(numberAt(60))).statusCode).toBe(200);
  });

  it('API-092 PAY-26 a number that Paytm knows no wallet of gets no code, and the customer reads so', async () => {
    const { asha, odd } = await setUpOddPaytm(await open());
    odd.set(codes, () => ({ status: 'FAILURE', responseCode: '432' }));
    for (const refused of [await asha.ask(rich), await asha.again(rich)])
      expect([refusalIn(refused), textIn(refused)]).toEqual([
        [400, 'NO_PAYTM_WALLET'],
        'Paytm knows no wallet of this number. Check the number, or pay in another way.',
      ]);
  });

  it('API-091 PAY-26 whether it is linked is said without a question to Paytm, where the balance is not asked for', async () => {
    const { asha, asked } = await setUpOddPaytm(await open());
    await asha.link(rich);
    const before = asked(balances);
    const { data } = (await asha.balance(`mobile=${rich}&consultBalance=false`)).json();
    expect(data).toEqual({ isLinked: true });
    expect(asked(balances)).toBe(before);
    expect((await asha.balance(`mobile=${rich}&consultBalance=true`)).json().data).toMatchObject({
      balance: 900_000,
    });
  });

  it('PAY-21 PAY-26 a wallet that was unlinked at Paytm pays nothing, and is to be linked again', async () => {
    const { asha, odd, asked, clock } = await setUpOddPaytm(await open());
    const { id } = await asha.begin();
    const gone = async () => {
      odd.clear();
      await asha.link(rich);
      odd.set(balances, unlinked);
    };
    await gone();
    expect((await asha.balance(`mobile=${rich}`)).json().data).toEqual({ isLinked: false });
    await gone();
    expect(stepIn(await asha.submit(id)).action).toBe('PAYTM_LINK');
    await gone();
    clock.forward(lookAgain);
    expect(statusIn(await asha.status(id)).step?.action).toBe('PAYTM_LINK');
    expect(asked(withdrawals)).toBe(0);
    // It goes between the code and the question for its balance.
    expect((await asha.link(rich)).json().data).toEqual({ isLinked: false, balance: 0 });
    odd.clear();
    expect((await asha.balance(`mobile=${rich}`)).json().data).toMatchObject({ isLinked: false });
  });

  it('PAY-21 PAY-26 while Paytm does not answer the order waits, and can be paid afterwards', async () => {
    const { asha, odd, asked, clock } = await setUpOddPaytm(await open());
    await asha.link(rich);
    const { id } = await asha.begin();
    odd.set(balances, silent);
    odd.set(codes, silent);
    const tried = [await asha.submit(id), await asha.balance(`mobile=${rich}`), await asha.ask(rich)];
    for (const refused of tried) expect(refusalIn(refused)).toEqual([424, 'PAYTM_AWAY']);
    clock.forward(lookAgain);
    const { step } = statusIn(await asha.status(id));
    expect(step).toMatchObject({ action: 'PAYTM_WITHDRAW_MONEY', mobile: '••••••3219' });
    expect(step?.balance).toBeUndefined();
    expect(asked(withdrawals)).toBe(0);
    odd.clear();
    expect(stepIn(await asha.submit(id)).action).toBe('THANKYOU');
  });
});
