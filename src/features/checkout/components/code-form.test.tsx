// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { refused } from '#src/request/testing/answering.ts';
import type { Step } from '../payment-types.ts';
import { stepData, stepReply, transactionId } from '../testing/checkout-fixture.ts';
import { renderPart } from '../testing/render-part.tsx';
import { CodeForm } from './code-form.tsx';

const sendOrderOtp = { status: 'SUCCESS', data: { mobile: '••••••3210', resendAfter: 45 } };
const field = () => screen.getByRole('textbox', { name: '6-digit code' });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const confirm = () => button(/^Confirm and place the order/);
const stepOf = (more: object = {}) => stepData('COD_OTP', more) as Step;

async function show(answers: Readonly<Record<string, unknown>> = {}, step = stepOf()) {
  const onStep = vi.fn();
  const form = (shown: Step) => <CodeForm step={shown} onStep={onStep} />;
  const view = await renderPart(form(step), { answers: { sendOrderOtp, ...answers } });
  return { ...view, onStep, showStep: (next: Step) => view.show(form(next)) };
}

/** As the browser fills in the code of a message: all of it at once. */
const fillIn = (code: string) => fireEvent.input(field(), { target: { value: code } });

it('PAY-12 a code that the browser fills in from the message is confirmed at once', async () => {
  const { onStep, bodiesOf } = await show({ confirmOrder: stepReply('THANKYOU') });
  fillIn('123456');
  await waitFor(() => expect(onStep).toHaveBeenCalledOnce());
  expect(onStep).toHaveBeenCalledWith(expect.objectContaining({ action: 'THANKYOU' }));
  expect(bodiesOf('confirmOrder')).toEqual([{ orderTransactionId: transactionId, otp: '123456' }]);
});

it('PAY-12 a code that is typed waits for the press', async () => {
  const { user, bodiesOf } = await show();
  await user.type(field(), '123456');
  expect(bodiesOf('confirmOrder')).toEqual([]);
});

it('VAL-37 a code that is not all there is not sent: each wrong one uses up a try', async () => {
  const { user, bodiesOf } = await show();
  await user.type(field(), '12345{Enter}');
  expect(bodiesOf('confirmOrder')).toEqual([]);
  expect(field()).toHaveAccessibleDescription('Please enter OTP / PIN');
  expect(field()).toHaveFocus();
});

it('PAY-12 while a code is looked at, another press sends none, and the next one does again', async () => {
  const replies: ((reply: unknown) => void)[] = [];
  const { user, bodiesOf } = await show({
    confirmOrder: () => new Promise((resolve) => replies.push(resolve)),
  });
  await user.type(field(), '123456');
  await user.keyboard('{Enter}');
  expect(confirm()).toHaveAttribute('aria-busy', 'true');
  fillIn('654321');
  expect(bodiesOf('confirmOrder')).toHaveLength(1);
  await act(async () => replies[0]?.(refused({ displayMsg: 'This code is not right.' })));
  expect(confirm()).not.toHaveAttribute('aria-busy', 'true');
  expect(field()).toHaveAccessibleDescription('This code is not right.');
  await user.click(confirm());
  expect(bodiesOf('confirmOrder')).toHaveLength(2);
});

it('PAY-12 what was wrong with a code goes when it is changed, and when it is looked at again', async () => {
  const replies = [refused({ displayMsg: 'This code is not right.' })];
  const { user } = await show({ confirmOrder: () => replies.shift() ?? new Promise(() => {}) });
  await user.click(confirm());
  expect(field()).toHaveAccessibleDescription('Please enter OTP / PIN');
  await user.type(field(), '111111');
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(confirm());
  expect(await screen.findByRole('alert')).toHaveTextContent('This code is not right.');
  const input = field() as HTMLInputElement;
  // The next one is typed over it.
  expect([input.selectionStart, input.selectionEnd]).toEqual([0, 6]);
  await user.click(confirm());
  expect(screen.queryByRole('alert')).toBeNull();
});

it('PAY-12 what a popup has said of a code is not said again', async () => {
  const { user, onStep } = await show({ confirmOrder: refused({ shown: true, displayMsg: 'Not now.' }) });
  await user.type(field(), '123456');
  await user.click(confirm());
  expect(screen.queryByRole('alert')).toBeNull();
  expect(field()).toHaveFocus();
  expect(onStep).not.toHaveBeenCalled();
});

it('PAY-12 who the code was texted to is said once it was texted', async () => {
  let answer: (reply: unknown) => void = () => {};
  await show({ sendOrderOtp: () => new Promise((resolve) => (answer = resolve)) });
  expect(screen.queryByRole('status')).toBeNull();
  expect(button(/^Send it again/)).toHaveAttribute('aria-busy', 'true');
  await act(async () => answer(sendOrderOtp));
  expect(screen.getByRole('status')).toHaveTextContent('Sent to ••••••3210');
  expect(button('Send it again in 45 s')).toBeDisabled();
  expect(button('Send it again in 45 s')).not.toHaveAttribute('aria-busy', 'true');
});

it('PAY-12 one that could not be texted says why, and can be asked for again at once', async () => {
  const replies: unknown[] = [refused({ displayMsg: 'Too many codes.' }), refused({ shown: true })];
  const { user, bodiesOf } = await show({ sendOrderOtp: () => replies.shift() ?? sendOrderOtp });
  expect(screen.getByText('Too many codes.')).toBeVisible();
  expect(screen.queryByRole('status')).toBeNull();
  expect(button('Send it again')).toBeEnabled();
  await user.click(button('Send it again'));
  // A popup has said it.
  expect(screen.queryByText('Too many codes.')).toBeNull();
  await user.click(button('Send it again'));
  expect(await screen.findByText('Sent to ••••••3210')).toBeVisible();
  expect(bodiesOf('sendOrderOtp')).toHaveLength(3);
});

it('PAY-12 a code that was texted before is not texted again by opening its form, also without a number', async () => {
  const { bodiesOf, clock } = await show({}, stepOf({ codeSentAt: '2026-11-20T11:59:50.000Z' }));
  expect(screen.queryByRole('status')).toBeNull();
  expect(button('Send it again in 35 s')).toBeDisabled();
  await act(async () => clock.advance(35_000));
  expect(button('Send it again')).toBeEnabled();
  expect(button('Send it again')).not.toHaveAttribute('aria-busy', 'true');
  expect(bodiesOf('sendOrderOtp')).toEqual([]);
});

it('PAY-12 is typed into an empty field', async () => {
  await show();
  expect(field()).toHaveValue('');
});

it('PAY-12 each order has its code texted once, however often its step is told', async () => {
  const { paramsOf, showStep } = await show();
  await showStep(stepOf({ amount: 1_000 }));
  expect(paramsOf('sendOrderOtp')).toEqual([{ transactionId }]);
  await showStep(stepOf({ orderTransactionId: 'another' }));
  expect(paramsOf('sendOrderOtp')).toEqual([{ transactionId }, { transactionId: 'another' }]);
});
