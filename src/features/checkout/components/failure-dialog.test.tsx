// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { trainDraft } from '#schemas/compiled/stored/train-draft.ts';
import * as leaving from '#src/features/navigation/leave-site.ts';
import { browserStorages, createPersistence } from '#src/store/persistence.ts';
import { paymentRefused, selectCheckout } from '../checkout-slice.ts';
import { failureWith } from '../failure.ts';
import { type Around, renderPart } from '../testing/render-part.tsx';
import { FailureDialog } from './failure-dialog.tsx';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

async function show(code: string, around: Around = {}, isPageOfWays = false) {
  const [onRetry, onChange] = [vi.fn(), vi.fn()];
  const failure = failureWith({ code, header: 'Sorry', text: 'It did not work.' });
  const part = <FailureDialog onRetry={onRetry} onChange={isPageOfWays ? undefined : onChange} />;
  const view = await renderPart(part, { ...around, events: [paymentRefused(failure)] });
  const left = () => selectCheckout(view.store.getState()).failure;
  return {
    ...view,
    onRetry,
    onChange,
    left,
    press: (name: string) => view.user.click(screen.getByRole('button', { name })),
  };
}

describe('why a payment did not go on', () => {
  it('PAY-47 is said, with somebody to call', async () => {
    const { user, left } = await show('');
    expect(screen.getByRole('dialog', { name: 'Sorry' })).toHaveAccessibleDescription('It did not work.');
    expect(screen.getByRole('link', { name: 'Call 6888 6888' })).toHaveAttribute('href', 'tel:68886888');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(left()).toBeNull();
  });

  it.each([
    ['', 'Try again', 'onRetry'],
    ['', 'Change method', 'onChange'],
  ] as const)('PAY-57 %s %s goes that way once', async (code, name, called) => {
    const view = await show(code);
    await view.press(name);
    expect(view[called]).toHaveBeenCalledOnce();
    expect(view[called === 'onRetry' ? 'onChange' : 'onRetry']).not.toHaveBeenCalled();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['EMPTY_CART', 'Look at your cart', '/cart'],
    ['TRAIN_MISSING', 'Open your train', '/deliverOnTrain'],
    ['STORE_CLOSED', 'Look at your cart', '/cart'],
    ['ORDER_CANCELLED', 'See your orders', '/orderHistory'],
  ])('PAY-39 %s: %s', async (code, name, path) => {
    const { press, address } = await show(code);
    await press(name);
    expect(address()).toBe(path);
  });

  it('PAY-39 PREVIEW: the preview is left by a page load', async () => {
    const leave = vi.spyOn(leaving, 'leaveSite').mockReturnValue(true);
    const { press } = await show('PREVIEW');
    await press('Leave the preview');
    expect(leave).toHaveBeenCalledExactlyOnceWith('/?preview=off');
  });

  it.each([
    ['TRAIN_MISSING', false],
    ['TRAIN_OTHER_STORE', false],
    ['STORE_CLOSED', true],
  ])('TRN-06 after %s the page of the train still has the seat as confirmed: %s', async (code, isSaved) => {
    const { store, persistence } = await renderPart(<FailureDialog onRetry={vi.fn()} />);
    const station = { pnr: '9901000000', stationCode: 'AGC', storeId: '15010', orderId: 't-1' };
    const draft = { ...station, name: 'Asha Rao', isSaved: true, instructions: '' };
    persistence.write(trainDraft, draft);
    const failure = failureWith({ code, text: 'It did not work.' });
    await act(async () => void store.dispatch(paymentRefused(failure)));
    expect(screen.getByRole('dialog')).toBeVisible();
    expect(persistence.read(trainDraft)).toEqual({ ...draft, isSaved });
  });

  it('TRN-06 a page that opens with something else to say leaves the seat as confirmed', async () => {
    const draft = {
      pnr: '9901000000',
      stationCode: 'AGC',
      storeId: '15010',
      orderId: 't-1',
      name: 'Asha Rao',
    };
    createPersistence(browserStorages()).write(trainDraft, { ...draft, isSaved: true, instructions: '' });
    const { persistence } = await show('STORE_CLOSED');
    expect(persistence.read(trainDraft)).toMatchObject({ isSaved: true });
  });

  it('TRN-06 where no train was chosen in this tab, none is kept', async () => {
    const { persistence, press, address } = await show('TRAIN_MISSING');
    expect(persistence.read(trainDraft)).toBeNull();
    await press('Open your train');
    expect(address()).toBe('/deliverOnTrain');
  });

  it('PAY-47 where the page says it itself, no dialog does', async () => {
    const failure = failureWith({ code: '', text: 'It did not work.' });
    await renderPart(<FailureDialog isSaid onRetry={vi.fn()} />, { events: [paymentRefused(failure)] });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('a page of payment that is left', () => {
  it('PAY-47 takes with it what was said of what was done there', async () => {
    const { unmount, left } = await show('');
    unmount();
    expect(left()).toBeNull();
  });

  it('PAY-47 leaves what is about the ways to pay to the page of the ways, which says it once', async () => {
    const form = await show('OPTION_GONE');
    form.unmount();
    expect(form.left()).toMatchObject({ text: 'It did not work.' });
    const ways = await show('OPTION_GONE', {}, true);
    ways.unmount();
    expect(ways.left()).toBeNull();
  });
});
