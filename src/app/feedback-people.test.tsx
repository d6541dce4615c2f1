// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { replyWith } from '#src/features/orders/testing/order-fixture.ts';
import { ashaCame } from '#src/features/profile/testing/people.ts';
import { customerLeft } from '#src/features/session/customer-left.ts';
import { loggedOut } from '#src/features/session/session-slice.ts';
import { refused } from '#src/request/testing/answering.ts';
import type { AppStore } from '#src/store/store.ts';
import { beforeFeedback, given, ofOrder, openFeedback, order, press } from './testing/open-feedback.ts';

beforeFeedback();

const wrongNumber = refused({ code: 'INVALID_PHONE_NUMBER', status: 403 });
const said = replyWith({ feedbacks: [given], order });

/** Their drafts go with them. */
const leave = (store: Pick<AppStore, 'dispatch'>) =>
  act(async () => {
    sessionStorage.clear();
    store.dispatch(loggedOut());
    store.dispatch(customerLeft());
  });

describe('what a customer has said', () => {
  it('FBK-15 FBK-18 is in the form of who looked at it as a guest, wrote nothing, and logs in', async () => {
    const replies: unknown[] = [wrongNumber];
    const { store } = await openFeedback(ofOrder, { getFeedbacks: () => replies.shift() ?? said }, []);
    await screen.findByRole('dialog', { name: 'Invalid Phone Number' });
    await press('Look at the form');
    expect(await screen.findByRole('radio', { name: 'AMAZING' })).not.toBeChecked();
    await act(async () => void store.dispatch(ashaCame));
    expect(await screen.findByRole('button', { name: 'Save changes' })).toBeVisible();
    expect(screen.getByRole('radio', { name: 'AMAZING' })).toBeChecked();
  });

  it('FBK-15 is in the form again after a logout and another login', async () => {
    const replies: unknown[] = [said, wrongNumber];
    const { store } = await openFeedback(ofOrder, { getFeedbacks: () => replies.shift() ?? said });
    expect(await screen.findByRole('radio', { name: 'AMAZING' })).toBeChecked();
    await leave(store);
    await press('Look at the form');
    expect(await screen.findByRole('radio', { name: 'AMAZING' })).not.toBeChecked();
    await act(async () => void store.dispatch(ashaCame));
    expect(await screen.findByRole('button', { name: 'Save changes' })).toBeVisible();
    expect(screen.getByRole('radio', { name: 'AMAZING' })).toBeChecked();
  });

  it('SES-20 API-139 is not in the form of who is there when it comes late', async () => {
    let answer: (reply: unknown) => void = () => {};
    const replies: unknown[] = [new Promise((resolve) => (answer = resolve))];
    const { store } = await openFeedback(ofOrder, { getFeedbacks: () => replies.shift() ?? wrongNumber });
    await leave(store);
    await screen.findByRole('dialog', { name: 'Invalid Phone Number' });
    await press('Look at the form');
    await act(async () => answer(said));
    expect(await screen.findByRole('radio', { name: 'AMAZING' })).not.toBeChecked();
  });
});
