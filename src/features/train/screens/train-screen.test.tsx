// @vitest-environment jsdom
import { act, screen, within, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { trainDraft } from '#schemas/compiled/stored/train-draft.ts';
import type { TrainDraft } from '#schemas/stored/drafts.ts';
import { addProduct } from '#src/features/cart/change-cart.ts';
import { renderWithMenu } from '#src/features/customise/testing/render-with-menu.tsx';
import { selectLocation } from '#src/features/order-type/location-slice.ts';
import { ashaCame } from '#src/features/profile/testing/people.ts';
import { offline, refused } from '#src/request/testing/answering.ts';
import { createPersistence } from '#src/store/persistence.ts';
import { fakeStorage } from '#src/store/testing/fake-storage.ts';
import { manualClock } from '#src/features/tracking/testing/manual-clock.ts';
import { agra, begun, journeyWith, late, passed, pnr, terms } from '../testing/journey-fixture.ts';
import { Screen } from './train-screen.tsx';

const withOneDish = addProduct({ productId: 'PIZ1', name: 'Margherita', price: 19_900, foodType: 0 });
const reply = (data: unknown) => ({ status: 'SUCCESS', data });
const chosen = { pnr, stationCode: 'AGC', storeId: agra.id, isSaved: false, instructions: '' };

interface Around {
  readonly path?: string;
  readonly draft?: TrainDraft;
  readonly answers?: Readonly<Record<string, unknown>>;
  readonly hasDish?: boolean;
}

async function renderTrain({ path = '/deliverOnTrain', draft, answers = {}, hasDish = false }: Around = {}) {
  const clock = manualClock();
  const persistence = createPersistence({ tab: fakeStorage().storage });
  if (draft) persistence.write(trainDraft, draft);
  const view = await act(async () =>
    renderWithMenu(<Screen />, {
      path,
      clock,
      persistence,
      events: [ashaCame, ...(hasDish ? [withOneDish] : [])],
      answers: { getPnrStatus: reply(journeyWith()), ...answers },
    }),
  );
  const bodiesOf = (id: string) =>
    view.call.mock.calls.filter(([endpoint]) => endpoint.id === id).map(([, options]) => options);
  const kept = () => persistence.read(trainDraft);
  const address = () => screen.getByTestId('address').textContent;
  /** Answers arrive in promises of promises. */
  const settled = () => act(() => clock.pass(0));
  return { ...view, bodiesOf, kept, address, settled };
}

const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const stations = () =>
  within(screen.getByRole('list', { name: 'Stations of your journey' })).getAllByRole('listitem');

describe('the page of orders to a train', () => {
  it('NAV-21 TRN-01 TRN-08 takes a PNR of ten digits, as it is typed or pasted', async () => {
    const { user, bodiesOf, kept } = await renderTrain();
    await user.click(button('Find my train'));
    expect(screen.getByText('Enter the ten digits of your PNR.')).toBeVisible();
    expect(bodiesOf('getPnrStatus')).toEqual([]);
    await user.type(field(/PNR/), '990100000');
    expect(field(/PNR/)).toHaveValue('990 100 000');
    await user.click(button('Find my train'));
    expect(bodiesOf('getPnrStatus')).toEqual([]);
    expect(field(/PNR/)).toHaveFocus();
    await user.clear(field(/PNR/));
    await user.click(field(/PNR/));
    await user.paste('PNR: 990-1000000');
    await user.keyboard('{Enter}');
    expect(bodiesOf('getPnrStatus')).toEqual([{ params: { pnr } }]);
    // A reload finds it typed.
    expect(kept()?.pnr).toBe(pnr);
  });

  it('TRN-02 TRN-04 shows train, seats, and the stations with their times, those that are closed with why', async () => {
    await renderTrain({ draft: { ...chosen, stationCode: undefined, storeId: undefined } });
    expect(screen.getByRole('heading', { name: 'Sandbox Marigold Express' })).toBeVisible();
    expect(screen.getByText('00001')).toBeVisible();
    expect(screen.getByText('New Delhi to MGR Chennai Central')).toBeVisible();
    expect(screen.getByText('On time')).toBeVisible();
    expect(screen.getByText('Coach B4, berth 32')).toBeInTheDocument();
    expect(screen.getByText('Coach B4, berth 35')).toBeInTheDocument();
    const [delhi, mathura, agraCantt, gwalior, bhopal] = stations();
    expect(delhi).toHaveTextContent('The train has left this station.');
    expect(mathura).toHaveTextContent('None of our restaurants is near this station.');
    expect(agraCantt).toHaveTextContent(/7:40\spm.*Agra Cantt.*Platform 3 · stops 5 min/);
    expect(agraCantt).toHaveTextContent(/Order until 6:55\spm/);
    expect(gwalior).toHaveTextContent('45 minutes before the train');
    expect(bhopal).toHaveTextContent('Day 2');
    expect(screen.getAllByRole('button', { name: /^Order from/ })).toHaveLength(2);
  });

  it('TRN-04 a restaurant of a station becomes that of the order, and its menu opens', async () => {
    const { user, store, kept, address } = await renderTrain({ draft: { ...chosen, orderId: 't-0' } });
    await user.click(button('Order from Arera Colony, Bhopal'));
    expect(selectLocation(store.getState())).toMatchObject({
      storeId: '15020',
      storeName: 'Arera Colony, Bhopal',
      orderType: 'IRCTC',
      storeIsChosen: true,
    });
    // What was begun for another station is another order.
    expect(kept()).toMatchObject({ stationCode: 'BPL', storeId: '15020' });
    expect(kept()?.orderId).toBeUndefined();
    expect(address()).toBe('/menu');
  });

  it('TRN-04 another PNR that is typed has no station of the journey before, also where nobody has looked it up and after a reload', async () => {
    const { user, kept } = await renderTrain({ draft: { ...chosen, orderId: 't-1', isSaved: true } });
    expect(screen.getByText(/Your seat is confirmed/)).toBeVisible();
    // A digit that is taken back and typed again is the same PNR.
    await user.type(field(/PNR/), '{Backspace}0');
    expect(kept()).toMatchObject({ pnr, storeId: agra.id, isSaved: true });
    await user.clear(field(/PNR/));
    await user.type(field(/PNR/), '9902000000');
    expect(kept()).toEqual({ pnr: '9902000000', isSaved: false, instructions: '' });
  });

  it('a late train says so, with the time that was planned', async () => {
    await renderTrain({ draft: chosen, answers: { getPnrStatus: reply(late) } });
    expect(screen.getByText('40 min late')).toBeVisible();
    expect(stations()[2]).toHaveTextContent(/8:20\spm.*planned 7:40\spm/);
  });

  it('a train that has passed every station leaves other ways', async () => {
    await renderTrain({ draft: { ...chosen, storeId: undefined }, answers: { getPnrStatus: reply(passed) } });
    expect(screen.getByText('Nothing can be ordered to this train any more')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Order from/ })).toBeNull();
  });

  it.each([
    ['PNR_UNKNOWN', 404, false],
    ['PNR_EXPIRED', 409, false],
    ['TRAIN_CANCELLED', 409, false],
    ['CHART_NOT_PREPARED', 409, true],
    ['SEAT_NOT_CONFIRMED', 409, true],
    ['RAILWAYS_AWAY', 424, true],
  ])('TRN-09 %s is told in the words of the server, with the ways on', async (code, status, again) => {
    const { user, bodiesOf } = await renderTrain({
      draft: { ...chosen, storeId: undefined },
      answers: {
        getPnrStatus: refused({ code, status, header: 'The header', displayMsg: 'The text of the server.' }),
      },
    });
    expect(screen.getByRole('heading', { name: 'The header' })).toBeVisible();
    expect(screen.getByText('The text of the server.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Order to an address' })).toHaveAttribute(
      'href',
      '/locationSelection',
    );
    // Another PNR can be typed at once.
    expect(field(/PNR/)).toHaveValue('990 100 0000');
    expect(screen.queryByRole('button', { name: 'Look again' }) !== null).toBe(again);
    const before = bodiesOf('getPnrStatus').length;
    if (again) await user.click(button('Look again'));
    expect(bodiesOf('getPnrStatus')).toHaveLength(before + (again ? 1 : 0));
  });

  it('without a connection it says so, and can be tried again', async () => {
    await renderTrain({ draft: chosen, answers: { getPnrStatus: offline } });
    expect(screen.getByText('Internet connection Lost')).toBeVisible();
    expect(button('Look again')).toBeVisible();
  });

  it('TRN-03 has the terms of orders to trains', async () => {
    const { user } = await renderTrain({ draft: chosen });
    await user.click(screen.getByText('Terms of orders to trains'));
    for (const term of terms) expect(screen.getByText(term)).toBeInTheDocument();
  });

  it('TRN-07 API-085 deletes an order that was begun, after a question; the dishes stay', async () => {
    const { user, bodiesOf, kept } = await renderTrain({
      draft: { ...chosen, orderId: 't-1', name: 'Asha Rao' },
      hasDish: true,
      answers: { deleteTrainOrder: reply({}) },
    });
    expect(screen.getByRole('link', { name: 'Confirm the seat' })).toHaveAttribute(
      'href',
      '/deliverOnTrain?step=seat',
    );
    await user.click(button('Delete this order'));
    await user.click(button('Keep it'));
    expect(bodiesOf('deleteTrainOrder')).toEqual([]);
    await user.click(button('Delete this order'));
    await user.click(button('Delete it'));
    expect(bodiesOf('deleteTrainOrder')).toEqual([{ params: { orderId: 't-1' } }]);
    expect(kept()).toMatchObject({ pnr, name: 'Asha Rao' });
    expect([kept()?.orderId, kept()?.storeId]).toEqual([undefined, undefined]);
    expect(screen.queryByRole('button', { name: 'Delete this order' })).toBeNull();
  });

  it('TRN-07 one that was placed stays, and says why', async () => {
    const { user, kept } = await renderTrain({
      draft: { ...chosen, orderId: 't-1' },
      answers: {
        deleteTrainOrder: refused({
          code: 'TRAIN_ORDER_PLACED',
          status: 409,
          displayMsg: 'This order is with the restaurant already.',
        }),
      },
    });
    await user.click(button('Delete this order'));
    await user.click(button('Delete it'));
    expect(screen.getByText('This order is with the restaurant already.')).toBeVisible();
    expect(kept()?.orderId).toBe('t-1');
  });
});

const seat = { path: '/deliverOnTrain?step=seat', draft: chosen, hasDish: true } as const;
const answersOf = (more: Readonly<Record<string, unknown>> = {}) => ({
  beginTrainOrder: reply(begun),
  validateTrainOtp: reply({ ...begun, isVerified: true }),
  saveTrainOrder: reply({ ...begun, isVerified: true, isSaved: true }),
  ...more,
});

describe('the seat of an order to a train', () => {
  async function fillIn(user: Awaited<ReturnType<typeof renderTrain>>['user']) {
    await user.click(screen.getByRole('radio', { name: /B4 · 35/ }));
    await user.click(screen.getByRole('checkbox', { name: 'I accept the terms of orders to trains' }));
    await user.click(button('Send the code'));
  }

  it('TRN-05 TRN-06 API-082 API-083 API-084 is confirmed by a code, saved, and then paid', async () => {
    const { user, bodiesOf, kept, address, settled } = await renderTrain({ ...seat, answers: answersOf() });
    // What is known of the customer is filled in; seat and terms are not.
    expect(field('Who gets it')).toHaveValue('Asha Rao');
    expect(field(/Mobile number/)).toHaveValue('9876543210');
    expect(screen.getByRole('radio', { name: /B4 · 32/ })).not.toBeChecked();
    expect(screen.getByRole('checkbox')).not.toBeChecked();
    await fillIn(user);
    expect(bodiesOf('beginTrainOrder')).toEqual([
      {
        body: {
          data: { pnr, stationCode: 'AGC', storeId: agra.id, mobile: '9876543210', acceptsTerms: true },
        },
      },
    ]);
    expect(screen.getByText('We sent a code to ••••• •3210.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send it again in 45 s' })).toBeDisabled();
    await user.type(field('Code'), '123456');
    await user.click(button('Confirm the seat'));
    expect(bodiesOf('validateTrainOtp')).toEqual([{ body: { orderId: 't-1', otp: '123456' } }]);
    expect(bodiesOf('saveTrainOrder')).toEqual([
      { body: { data: { orderId: 't-1', name: 'Asha Rao', coach: 'B4', berth: '35', instructions: '' } } },
    ]);
    await settled();
    expect(address()).toBe('/paymentType');
    expect(kept()).toMatchObject({ orderId: 't-1', isSaved: true });
    expect(JSON.stringify(kept())).not.toContain('123456');
  });

  it('TRN-03 nothing is sent without seat, name, number and terms', async () => {
    const { user, bodiesOf } = await renderTrain({
      ...seat,
      draft: { ...chosen, name: '', mobile: '' },
      answers: answersOf(),
    });
    expect(field(/^Who gets it/)).toHaveAttribute('maxlength', '50');
    await user.click(button('Send the code'));
    for (const text of ['Choose your seat.', 'Enter Name', 'Accept the terms to go on.'])
      expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByText(/mobile number/i, { selector: '[role=alert], p' })).toBeVisible();
    expect(bodiesOf('beginTrainOrder')).toEqual([]);
  });

  it('TRN-05 a number that was confirmed before needs no code', async () => {
    const { user, bodiesOf, address, settled } = await renderTrain({
      ...seat,
      answers: answersOf({ beginTrainOrder: reply({ ...begun, isVerified: true, resendAfter: undefined }) }),
    });
    await fillIn(user);
    expect(bodiesOf('validateTrainOtp')).toEqual([]);
    expect(bodiesOf('saveTrainOrder')).toHaveLength(1);
    await settled();
    expect(address()).toBe('/paymentType');
  });

  it.each(['beginTrainOrder', 'saveTrainOrder'])(
    'TRN-06 a late reply of %s does not lead away from another station, nor confirm a seat there',
    async (held) => {
      let answer: (late: unknown) => void = () => {};
      const late = new Promise<unknown>((resolve) => {
        answer = resolve;
      });
      const known = { ...begun, isVerified: true };
      const answers = answersOf({ beginTrainOrder: reply(known), [held]: () => late });
      const { user, bodiesOf, kept, address, settled } = await renderTrain({ ...seat, answers });
      await fillIn(user);
      expect(bodiesOf(held)).toHaveLength(1);
      await user.click(screen.getByRole('link', { name: 'Change station' }));
      await user.click(button('Order from Arera Colony, Bhopal'));
      answer(reply({ ...known, isSaved: held === 'saveTrainOrder' }));
      await settled();
      expect(bodiesOf('saveTrainOrder')).toHaveLength(held === 'saveTrainOrder' ? 1 : 0);
      expect(address()).toBe('/menu');
      expect(kept()).toMatchObject({ stationCode: 'BPL', isSaved: false });
      expect(kept()?.orderId).toBeUndefined();
    },
  );

  it('TRN-05 a wrong code stays in sight, selected, with what the server says', async () => {
    const { user, bodiesOf } = await renderTrain({
      ...seat,
      answers: answersOf({
        validateTrainOtp: refused({
          code: 'CODE_WRONG',
          status: 400,
          displayMsg: 'This code is not right. You have 4 tries left.',
        }),
      }),
    });
    await fillIn(user);
    await user.type(field('Code'), '000000');
    await user.click(button('Confirm the seat'));
    expect(await screen.findByText('This code is not right. You have 4 tries left.')).toBeVisible();
    expect(field('Code')).toHaveValue('000000');
    await waitFor(() => expect(field('Code')).toHaveFocus());
    expect(bodiesOf('saveTrainOrder')).toEqual([]);
  });

  it('TRN-05 after too many wrong codes another one is sent', async () => {
    const { user, kept } = await renderTrain({
      ...seat,
      answers: answersOf({
        validateTrainOtp: refused({
          code: 'CODE_SPENT',
          status: 409,
          displayMsg: 'A wrong code was entered too often. Have another one sent to you.',
        }),
      }),
    });
    await fillIn(user);
    await user.type(field('Code'), '000000');
    await user.click(button('Confirm the seat'));
    expect(screen.getByText(/entered too often/)).toBeVisible();
    expect(button('Send the code')).toBeVisible();
    expect(kept()?.orderId).toBeUndefined();
  });

  it('a station that has closed meanwhile leads to another one', async () => {
    const { user } = await renderTrain({
      ...seat,
      answers: answersOf({
        beginTrainOrder: refused({
          code: 'STATION_CLOSED',
          status: 409,
          displayMsg: 'Orders closed at 6:55 pm. Choose another station.',
        }),
      }),
    });
    await fillIn(user);
    expect(screen.getByText('Orders closed at 6:55 pm. Choose another station.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Choose another station' })).toHaveAttribute(
      'href',
      '/deliverOnTrain',
    );
    // Nothing that was typed is lost.
    expect(field('Who gets it')).toHaveValue('Asha Rao');
  });

  it('what is typed is there after a reload, and the code never is', async () => {
    const { user, kept } = await renderTrain({ ...seat, answers: answersOf() });
    await user.clear(field('Who gets it'));
    await user.type(field('Who gets it'), 'Ravi');
    await user.type(field(/rider should know/), 'Upper berth');
    expect(kept()).toMatchObject({ name: 'Ravi', instructions: 'Upper berth' });
  });

  it('without a station that was chosen the journey is shown', async () => {
    await renderTrain({ ...seat, draft: { ...chosen, storeId: undefined } });
    expect(screen.getByRole('heading', { level: 1, name: 'Delivery on your train' })).toBeVisible();
  });
});
