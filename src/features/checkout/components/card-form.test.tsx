// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPart } from '../testing/render-part.tsx';
import { CardForm } from './card-form.tsx';

const field = (name: string) => screen.getByLabelText(name);
const texts = (name: string) =>
  [...(field(name) as HTMLSelectElement).options].map(({ value }) => value).filter(Boolean);

async function show(busy = false) {
  const onPay = vi.fn();
  const form = <CardForm action="Pay ₹1" busy={busy} onPay={onPay} />;
  const view = await renderPart(form);
  return { ...view, onPay, pay: () => view.user.click(screen.getByRole('button', { name: /^Pay/ })) };
}
type Shown = Awaited<ReturnType<typeof show>>;

async function fillIn({ user }: Shown) {
  await user.type(field('Card number'), '4111111111111111');
  await user.selectOptions(field('Month'), '12');
  await user.selectOptions(field('Year'), '2027');
  await user.type(field('CVV'), '123');
  await user.type(field('Name on the card'), 'Asha Menon');
}

it('VAL-21 VAL-22 offers the twelve months, and the years from this one on', async () => {
  await show();
  expect(texts('Month')).toEqual('01 02 03 04 05 06 07 08 09 10 11 12'.split(' '));
  expect(texts('Year')).toEqual(Array.from({ length: 20 }, (_, ahead) => String(2026 + ahead)));
});

it('VAL-20 pays with what was typed', async () => {
  const shown = await show();
  await fillIn(shown);
  await shown.pay();
  expect(shown.onPay.mock.calls).toEqual([
    [{ number: '4111 1111 1111 1111', name: 'Asha Menon', month: '12', year: '2027', cvv: '123' }],
  ]);
});

it('VAL-20 to VAL-24 the first field of the page that is wrong has the focus, and only those that are wrong say so', async () => {
  const shown = await show();
  await fillIn(shown);
  for (const [wrong, text] of [
    ['Card number', 'Invalid card Number'],
    ['Month', 'Please select Month'],
    ['Year', 'Invalid Expiry'],
    ['CVV', 'Invalid CVV'],
    ['Name on the card', 'Please Enter Valid Name'],
  ] as const) {
    const input = field(wrong);
    const before = (input as HTMLInputElement).value;
    fireEvent.change(input, { target: { value: '' } });
    await shown.pay();
    expect(input).toHaveFocus();
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining(text),
    ]);
    // What is changed is not called wrong any more.
    fireEvent.change(input, { target: { value: before } });
    expect(screen.queryByRole('alert')).toBeNull();
  }
  expect(shown.onPay).not.toHaveBeenCalled();
});

it.each(['Card number', 'Name on the card'])(
  'PAY-25 the browser checks no spelling of a card, for which some send the text elsewhere: %s',
  async (name) => {
    await show();
    expect(field(name)).toHaveAttribute('spellcheck', 'false');
  },
);

it('VAL-23 takes four digits of a CVV at most, and nothing else', async () => {
  const { user } = await show();
  await user.type(field('CVV'), '12a345');
  expect(field('CVV')).toHaveValue('1234');
});

it('VAL-23 says how many digits the CVV of this card has, and where', async () => {
  const { user } = await show();
  expect(field('CVV')).toHaveAccessibleDescription('3 digits on the back');
  await user.type(field('Card number'), '3782');
  expect(field('CVV')).toHaveAccessibleDescription('4 digits on the front');
  expect(screen.getByText('American Express')).toBeVisible();
});

it('PAY-43 while it pays, a press sends no second card', async () => {
  const shown = await show(true);
  await fillIn(shown);
  await shown.user.keyboard('{Enter}');
  // What fills in cards may submit the form without a press of its button.
  fireEvent.submit(screen.getByRole('button', { name: /^Pay/ }));
  expect(shown.onPay).not.toHaveBeenCalled();
});
