// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { feedbackCalls } from '#src/config/feedback-calls.ts';
import { pageConfigReceived } from '#src/features/app-config/app-config-slice.ts';
import { layConfigs } from '#src/features/app-config/lay-configs.ts';
import { visitBegan } from '#src/features/navigation/attribution-slice.ts';
import { replyWith } from '#src/features/orders/testing/order-fixture.ts';
import { ashaCame } from '#src/features/profile/testing/people.ts';
import { offline } from '#src/request/testing/answering.ts';
import { beforeFeedback, ofOrder, openFeedback, press, rate } from './testing/open-feedback.ts';

beforeFeedback();
afterEach(() => {
  vi.restoreAllMocks();
});

describe('problems with an order', () => {
  const ucr = pageConfigReceived(layConfigs({ features: '{"features":[{"name":"ucr","enabled":true}]}' }));
  const categories = replyWith({
    categories: [
      { id: 'MISSING', label: 'Something was missing', issues: [{ id: 'DISH', label: 'A dish' }] },
    ],
  });

  it('API-142 API-143 FBK-17 are reported where the feature is on, once, and have a ticket', async () => {
    const replies: unknown[] = [offline];
    const { sentTo } = await openFeedback(
      ofOrder,
      {
        getIssueCategories: categories,
        reportIssue: () =>
          replies.shift() ?? replyWith({ issueId: 'i-1', ticketMessage: 'Your ticket is 100002.' }),
      },
      [ashaCame, ucr],
    );
    await screen.findByRole('button', { name: 'Report a problem' });
    await press('Report a problem');
    await rate('Something was missing');
    await press('A dish');
    await press('Send the report');
    expect(await screen.findByText('We could not send your report. Please try again.')).toBeVisible();
    await press('Send the report');
    expect(await screen.findByText('Your ticket is 100002.')).toBeVisible();
    const bodies = sentTo('reportIssue');
    expect(bodies[0]).toMatchObject({ orderId: 'order-0', categoryId: 'MISSING', issueIds: ['DISH'] });
    expect(bodies[1]).toEqual(bodies[0]);
  });

  it('API-142 FBK-17 the older call has no details; what was typed is there after a reload', async () => {
    vi.spyOn(feedbackCalls, 'ucr', 'get').mockReturnValue('v1');
    const answers = {
      getOlderIssueCategories: replyWith({ categories: [{ id: 'LATE', label: 'It was late' }] }),
      reportOlderIssue: replyWith({ issueId: 'i-1', ticketMessage: 'Your ticket is 100002.' }),
    };
    const { unmount } = await openFeedback(ofOrder, answers, [ashaCame, ucr]);
    await screen.findByRole('button', { name: 'Report a problem' });
    await press('Report a problem');
    await rate('It was late');
    fireEvent.change(screen.getByRole('textbox', { name: /What happened/ }), {
      target: { value: 'An hour.' },
    });
    unmount();
    const { sentTo } = await openFeedback(ofOrder, answers, [ashaCame, ucr]);
    expect(await screen.findByRole('radio', { name: 'It was late' })).toBeChecked();
    await press('Send the report');
    expect(await screen.findByText('Your ticket is 100002.')).toBeVisible();
    expect(sentTo('reportOlderIssue')).toMatchObject([{ categoryId: 'LATE', comment: 'An hour.' }]);
  });

  it('FBK-17 what is written while a report is sent is kept, and sent under the same ticket', async () => {
    const answers: ((reply: unknown) => void)[] = [];
    const { sentTo } = await openFeedback(
      ofOrder,
      {
        getIssueCategories: categories,
        reportIssue: () => new Promise((resolve) => answers.push(resolve)),
      },
      [ashaCame, ucr],
    );
    const done = () =>
      act(async () =>
        answers.shift()?.(replyWith({ issueId: 'i-1', ticketMessage: 'Your ticket is 100002.' })),
      );
    await screen.findByRole('button', { name: 'Report a problem' });
    await press('Report a problem');
    await rate('Something was missing');
    await press('Send the report');
    const words = screen.getByRole('textbox', { name: /What happened/ });
    fireEvent.change(words, { target: { value: 'Both pizzas.' } });
    await done();
    expect(screen.getByText('Your ticket is 100002.')).toBeVisible();
    expect(words).toHaveValue('Both pizzas.');
    await press('Send the report');
    await done();
    expect(screen.getByText('Your ticket is 100002.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send the report' })).toBeNull();
    const [first, last] = sentTo('reportIssue');
    expect(first).toMatchObject({ comment: '' });
    expect(last).toEqual({ ...first, comment: 'Both pizzas.' });
  });

  it('MIN-06 FBK-17 are not asked for in the app of a partner that blocks them', async () => {
    const vendorConfig = { PAYTM: { blockedFeatures: ['ucr'] } };
    await openFeedback(ofOrder, {}, [
      ashaCame,
      visitBegan({ utm: {}, partner: 'PAYTM' }),
      pageConfigReceived({ ...ucr.payload, vendorConfig }),
    ]);
    expect(await screen.findByRole('form', { name: 'How was your order?' })).toBeVisible();
    expect(screen.queryByText('Report a problem')).toBeNull();
  });

  it('API-142 FBK-17 are not asked for where the feature is off', async () => {
    const { call } = await openFeedback(ofOrder);
    expect(await screen.findByRole('form', { name: 'How was your order?' })).toBeVisible();
    expect(screen.queryByText('Report a problem')).toBeNull();
    expect(call.mock.calls.map(([{ path }]) => path).filter((path) => path.startsWith('/ucr-api'))).toEqual(
      [],
    );
  });
});
