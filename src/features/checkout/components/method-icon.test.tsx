// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type PaymentMode, paymentModeCodes } from '#schemas/payment-modes.ts';
import { MethodIcon } from './method-icon.tsx';

const drawn = (mode: PaymentMode | undefined) =>
  render(<MethodIcon mode={mode} />)
    .container.querySelector('path')
    ?.getAttribute('d') ?? '';

it('ways to pay of one kind have the same picture, and other kinds have others', () => {
  const byPicture = new Map<string, PaymentMode[]>();
  for (const mode of paymentModeCodes)
    byPicture.set(drawn(mode), [...(byPicture.get(drawn(mode)) ?? []), mode]);
  for (const path of byPicture.keys()) expect(path).toMatch(/^M\d/);
  expect([...byPicture.values()]).toEqual([
    ['PIGGYBANK', 'CASHCRD', 'AMZPAY_WALLET', 'PAYTM_WALLET', 'WALLET'],
    ['NB', 'MB'],
    ['EVOUCHER'],
    ['CASH'],
    ['CC', 'DC'],
    ['UPI_WALLET'],
  ]);
});

it('a way that is not told has the picture of a wallet, and an option with a picture has its own', () => {
  expect(drawn(undefined)).toBe(drawn('WALLET'));
  const { container } = render(<MethodIcon mode="CC" pictureUrl="/img/card.webp" />);
  expect(container.querySelector('img')).toHaveAttribute('src', '/img/card.webp');
  expect(container.querySelector('svg')).toBeNull();
});
