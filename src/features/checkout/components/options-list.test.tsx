// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paymentOptions } from '#schemas/entities/payment.ts';
import { optionsLoaded } from '../checkout-slice.ts';
import { optionsReply, optionsWith } from '../testing/checkout-fixture.ts';
import { renderPart } from '../testing/render-part.tsx';
import { OptionsList } from './options-list.tsx';

type Data = NonNullable<Parameters<typeof optionsReply>[0]>;

async function show(data: Data = {}, lastPaymentId: string | null = null, showsLastAlone = false) {
  const options = paymentOptions.parse(optionsReply(data).data);
  const loaded = optionsLoaded({
    options,
    cartPrice: null,
    lastPaymentId,
    showsLastAlone,
    isWalletUsed: false,
  });
  return renderPart(<OptionsList options={options.options} />, { events: [loaded] });
}
const radio = (name: RegExp) => screen.getByRole('radio', { name });
const rowOf = (name: RegExp) => radio(name).closest('label')?.textContent;
const groups = () => screen.getAllByRole('group').map((group) => group.querySelector('legend')?.textContent);

describe('a way to pay in the list', () => {
  it('PAY-02 says what it is, what goes with it, and what the order costs when it is paid so', async () => {
    await show({ options: optionsWith('upi', { netPrice: 65_000 }) });
    expect(rowOf(/^UPI/)).toBe('UPIAny UPI app · ₹650 when paid so');
    expect(rowOf(/^Credit card/)).toBe('Credit cardVisa, Mastercard');
    expect(rowOf(/^Debit card/)).toBe('Debit card');
  });

  it('PAY-02 with a price of its own and no text says the price alone', async () => {
    await show({ options: optionsWith('debit-card', { netPrice: 65_000 }) });
    expect(rowOf(/^Debit card/)).toBe('Debit card₹650 when paid so');
  });

  it('PAY-04 PAY-06 that cannot be chosen says why, and not what it would cost', async () => {
    await show({ options: optionsWith('cash', { status: 'D', netPrice: 65_000 }) });
    expect(rowOf(/^Cash/)).toBe('CashNot possible now');
    expect(rowOf(/^Moon points/)).toBe('Moon pointsNot possible in this app');
    expect(rowOf(/^Gift card/)).toContain('Payment by eVouchers is not allowed');
    for (const name of [/^Cash/, /^Moon points/, /^Gift card/]) expect(radio(name)).toBeDisabled();
  });

  it('PAY-02 has the picture that the server sent', async () => {
    const { container } = await show({
      options: optionsWith('upi', { img_url: 'https://cdn.example/upi.png' }),
    });
    const pictures = [...container.querySelectorAll('img')].map(({ src }) => src);
    expect(pictures).toEqual(['https://cdn.example/upi.png']);
  });
});

describe('the groups of the list', () => {
  it('PAY-34 the last way stands before all others, once', async () => {
    const { user } = await show({}, 'cash');
    expect(groups()).toEqual([
      'Last used',
      'UPI',
      'Cards',
      'Bank',
      'Wallets',
      'Gift cards and e-vouchers',
      'Other ways',
    ]);
    expect(radio(/^Cash/)).toBeChecked();
    // One way is chosen, of all groups.
    await user.click(radio(/^UPI/));
    expect(radio(/^UPI/)).toBeChecked();
    expect(radio(/^Cash/)).not.toBeChecked();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('CON-10 shows the last way alone, until all are asked for', async () => {
    const { user } = await show({}, 'cash', true);
    expect(groups()).toEqual(['Last used']);
    await user.click(screen.getByRole('button', { name: 'Other ways to pay' }));
    expect(groups()).toHaveLength(7);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('PAY-29 the loyalty wallet is a row where it has no switch of its own', async () => {
    const points = {
      paymentId: 'points',
      paymentMode: 'PIGGYBANK',
      label: 'Reward wallet',
      status: 'E' as const,
    };
    const row = { options: [points] };
    const { unmount } = await show(row);
    expect(within(screen.getByRole('group', { name: 'Wallets' })).getByRole('radio')).toBeEnabled();
    unmount();
    await show({ ...row, wallet: { paymentId: 'points', balance: 100 } });
    expect(screen.queryByRole('radio')).toBeNull();
  });
});
