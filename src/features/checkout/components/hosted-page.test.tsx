// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Step } from '../payment-types.ts';
import { chosen } from '../testing/checkout-events.ts';
import { stepData, transactionId } from '../testing/checkout-fixture.ts';
import { type Around, renderPart } from '../testing/render-part.tsx';
import { HostedPage } from './hosted-page.tsx';

const url = 'https://pay.example/1';
const show = (page: string, step: object | null, around: Around = {}) =>
  renderPart(<HostedPage url={page} step={step && (stepData('PAY_PAGE', step) as Step)} />, around);
const open = () => screen.queryByRole('button', { name: 'Open the payment page' });

it('PAY-22 says whose page it is and what is charged there, where the step names it', async () => {
  await show(url, { url });
  expect(open()).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Go on to the payment page' })).toBeVisible();
  expect(screen.getByText(/^It is at pay\.example\./)).toBeVisible();
  expect(screen.getByText('₹737.10')).toBeVisible();
});

it('PAY-22 opens it where a way to pay names it', async () => {
  await show(url, null, { events: chosen('amazon', { paymentUrl: url }) });
  expect(open()).toBeVisible();
});

it.each([
  ['that nobody names', url, null],
  ['that is another one than the server names', url, { url: 'https://pay.example/2' }],
  ['that is no page', 'javascript:alert(1)', { url: 'javascript:alert(1)' }],
])('PAY-22 a page %s is not opened', async (_, page, step) => {
  await show(page, step, { events: chosen('amazon') });
  expect(open()).toBeNull();
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Go on to the payment pageThis payment page is not one of ours. Choose how to pay again.',
  );
  expect(screen.getByRole('link', { name: 'Change method' })).toHaveAttribute('href', '/paymentType');
});

it('PAY-22 Back from it asks how the payment went', async () => {
  const { address } = await show(url, { url });
  fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
  expect(address()).toBe(`/paymentTransaction?transactionId=${transactionId}`);
});
