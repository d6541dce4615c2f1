// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { refused } from '#src/request/testing/answering.ts';
import { renderPart } from '../testing/render-part.tsx';
import { MissingPayment, UnknownPayment } from './unknown-payment.tsx';

const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
const call = ['Call 6888 6888', 'tel:68886888'];

describe('a payment that could not be read', () => {
  it.each([
    ['as the server says it', { displayMsg: 'Your bank is silent.' }, 'Your bank is silent.'],
    ['in general', {}, 'Something Went Wrong. Please Try Again.'],
  ])('NAV-24 is said, %s, and can be asked for again', async (_, more, text) => {
    const onRetry = vi.fn();
    const { refusal } = refused(more);
    const { user } = await renderPart(<UnknownPayment refusal={refusal} onRetry={onRetry} />);
    expect(screen.getByRole('alert')).toHaveTextContent(`We do not know yet how it went${text}`);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
    expect(links()).toEqual([call]);
  });

  it.each([
    [
      'that the server does not know',
      <UnknownPayment key="1" refusal={refused({ code: 'NO_SUCH_TRANSACTION' }).refusal} onRetry={vi.fn()} />,
    ],
    ['that nobody named', <MissingPayment key="2" />],
  ])('NAV-24 %s leads to the cart', async (_, part) => {
    await renderPart(part);
    expect(screen.getByRole('alert')).toHaveTextContent('We do not know this payment');
    expect(links()).toEqual([['Look at your cart', '/cart'], call]);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
