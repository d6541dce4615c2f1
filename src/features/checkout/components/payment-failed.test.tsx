// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderPart } from '../testing/render-part.tsx';
import { PaymentFailed } from './payment-failed.tsx';

const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
const call = ['Call 6888 6888', 'tel:68886888'];
const failed = { title: 'It failed', text: 'The bank declined it.', transactionId: 'T1' };

describe('a payment that failed', () => {
  it('PAY-57 says why, that the cart is as it was, and what to name on the phone', async () => {
    await renderPart(<PaymentFailed {...failed} />);
    expect(screen.getByRole('alert')).toHaveTextContent('It failedThe bank declined it.');
    expect(screen.getByText('Your cart is as you left it.')).toBeVisible();
    expect(screen.getByText('Payment reference: T1')).toBeVisible();
    expect(links()).toEqual([['Try again', '/paymentType'], ['Change method', '/paymentType'], call]);
    expect(screen.getByRole('heading')).not.toHaveFocus();
  });

  it('PAY-56 that can be looked at again is, without leaving the page', async () => {
    const onRetry = vi.fn();
    const { user } = await renderPart(<PaymentFailed {...failed} onRetry={onRetry} />);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
    expect(links()).toEqual([['Change method', '/paymentType'], call]);
  });

  it('takes the focus where the view that had it is gone, and from nothing else', async () => {
    const { unmount } = await renderPart(<PaymentFailed {...failed} takesFocus />);
    expect(screen.getByRole('heading')).toHaveFocus();
    // It is no place that Tab stops at.
    expect(screen.getByRole('heading')).toHaveAttribute('tabindex', '-1');
    unmount();
    const button = document.body.appendChild(document.createElement('button'));
    button.focus();
    await renderPart(<PaymentFailed {...failed} takesFocus />);
    expect(button).toHaveFocus();
    button.remove();
  });
});
