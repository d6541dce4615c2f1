// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { pageConfigReceived } from '#src/features/app-config/app-config-slice.ts';
import { layConfigs } from '#src/features/app-config/lay-configs.ts';
import { delivered, orderOf, replyWith } from '#src/features/orders/testing/order-fixture.ts';
import { ashaCame } from '#src/features/profile/testing/people.ts';
import { offline, refused } from '#src/request/testing/answering.ts';
import {
  beforeFeedback,
  given,
  ofOrder,
  openFeedback,
  order,
  press,
  rate,
  sent,
  template,
  write,
} from './testing/open-feedback.ts';

beforeFeedback();

const wrongNumber = refused({ code: 'INVALID_PHONE_NUMBER', status: 403 });

describe('the steps of feedback', () => {
  it('FBK-01 CON-12 API-139 API-141 are named in a header; the order is chosen from those of the last 60 days, with its dishes', async () => {
    const old = orderOf({
      id: 'old',
      orderId: '100001',
      placedAt: '1969-10-31T00:00:00.000Z',
      tracker: { stage: 9 },
    });
    const edge = orderOf({
      id: 'edge',
      orderId: '100002',
      placedAt: '1969-11-03T00:00:00.000Z',
      tracker: { stage: 5 },
    });
    await openFeedback('', {
      getOrderHistory: replyWith({ orders: [orderOf(), delivered, edge, old] }),
      getFeedbacks: replyWith({ feedbacks: [{ ...given, category: 'FOOD' }] }),
      getAllFeedbackCategories: replyWith({ categories: [{ value: 'FOOD', label: 'The food' }] }),
    });
    const steps = within(await screen.findByRole('list', { name: 'Steps' })).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      'Login (done)',
      '2Select Order',
      '3Submit Feedback',
    ]);
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null]);
    const headings = await screen.findAllByRole('heading', { level: 3 });
    // The first one is on its way, the last one is too old.
    expect(headings.map(({ textContent }) => textContent)).toEqual(['Order 100101', 'Order 100002']);
    expect(screen.getAllByText('2 × Margherita, Chicken strips')).toHaveLength(2);
    expect(await screen.findByText('You said: AMAZING · The food')).toBeVisible();
    const link = screen.getByRole('link', { name: 'Give feedback: order 100002' });
    expect(link).toHaveAttribute('href', '/feedback?id=edge&orderMode=D');
  });

  it('CON-12 how old an order may be is a setting of the server, and no order leads to the form about none', async () => {
    const dayOld = orderOf({ placedAt: '1969-12-30T00:00:00.000Z', tracker: { stage: 9 } });
    await openFeedback('', { getOrderHistory: replyWith({ orders: [dayOld] }) }, [
      ashaCame,
      pageConfigReceived(layConfigs({ feedbackOrdersDuration: 86_400 })),
    ]);
    expect(await screen.findByText('Orders of the last day appear here.')).toBeVisible();
    const general = screen.getByRole('link', { name: 'Something else, not about an order' });
    expect(general).toHaveAttribute('href', '/feedback?about=general');
  });

  it('FBK-01 earlier orders come page by page; one that does not come says so, the others stay, and the focus goes on from the first new one', async () => {
    const earlier = orderOf({ id: 'earlier', orderId: '100001', tracker: { stage: 9 } });
    const replies: unknown[] = [
      replyWith({
        orders: [delivered],
        hasNext: true,
        nextPage: '/order-service/ve3/orders?before=x',
      }),
      refused({ status: 500 }),
      replyWith({ orders: [earlier] }),
    ];
    await openFeedback('', { getOrderHistory: () => replies.shift() });
    await screen.findByRole('button', { name: 'Show earlier orders' });
    await press('Show earlier orders');
    expect(await screen.findByText('The earlier orders did not load.')).toBeVisible();
    act(() => screen.getByRole('button', { name: 'Show earlier orders' }).focus());
    await press('Show earlier orders');
    expect(await screen.findByRole('link', { name: 'Give feedback: order 100001' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Give feedback: order 100101' })).toBeVisible();
    // The button with the focus is gone: the focus is on the first order that came.
    expect(document.activeElement).toBe(screen.getByText('Order 100001').closest('li'));
  });

  it('FBK-01 where the orders do not load the customer tries again, or says something else', async () => {
    const replies: unknown[] = [refused({ status: 500 })];
    await openFeedback('', {
      getOrderHistory: () => replies.shift() ?? replyWith({ orders: [delivered] }),
    });
    expect(await screen.findByText('Your orders did not load')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Something else, not about an order' })).toBeVisible();
    await press('Try again');
    expect(await screen.findByRole('link', { name: 'Give feedback: order 100101' })).toBeVisible();
  });

  it('API-080 FBK-08 what is about no order is sent, and changed on the same page', async () => {
    const { sentTo } = await openFeedback('?about=general', {
      submitCustomerFeedback: sent({ orderId: undefined, orderMode: undefined, type: 'GENERAL', rating: 2 }),
      updateFeedback: sent({ orderId: undefined, orderMode: undefined, type: 'GENERAL', rating: 5 }),
    });
    await rate('GOOD');
    await press('Send feedback');
    expect(await screen.findByText('Your ticket is 100001.')).toBeVisible();
    expect(sentTo('submitCustomerFeedback')).toMatchObject([
      { data: { feedback: { type: 'GENERAL', rating: 2 } } },
    ]);
    await press('Change what you said');
    expect(await screen.findByRole('radio', { name: 'GOOD' })).toBeChecked();
    await rate('LOVED IT');
    await press('Save changes');
    expect(await screen.findByText('Your ticket is 100001.')).toBeVisible();
    expect(sentTo('updateFeedback')).toEqual([{ feedback: { rating: 5, tags: [] } }]);
  });

  it('FBK-15 what was said of the order on another phone is there to be changed, and what was typed stays', async () => {
    const told = 'You have told us about this order already. Send it once more to change what you said.';
    const known: unknown[] = [replyWith({ feedbacks: [], order })];
    const { sentTo } = await openFeedback(ofOrder, {
      getFeedbacks: () => known.shift() ?? replyWith({ feedbacks: [given], order }),
      submitFeedback: refused({ code: 'FEEDBACK_GIVEN', status: 409, displayMsg: told }),
      updateFeedback: sent({ rating: 1 }),
    });
    await rate('OKAY');
    await press('Send feedback');
    expect(await screen.findByRole('button', { name: 'Save changes' })).toBeVisible();
    expect(screen.getByRole('radio', { name: 'OKAY' })).toBeChecked();
    await press('Save changes');
    await screen.findByText('Your ticket is 100001.');
    expect(sentTo('updateFeedback')).toEqual([{ feedback: { rating: 1, tags: [] } }]);
  });

  it('FBK-02 a guest from the menu logs in first', async () => {
    const { address } = await openFeedback('', {}, []);
    await waitFor(() => expect(address()).toBe('/login?redirectUrl=%2Ffeedback'));
  });

  it('FBK-03 FBK-13 FBK-14 the form of the order is sent, and its customer thanked with the ticket', async () => {
    const { sentTo } = await openFeedback(ofOrder, {
      submitFeedback: sent(),
      sendNps: replyWith({ feedbackId: 'f-1', score: 9 }),
    });
    expect(await screen.findByText('2 × Margherita')).toBeVisible();
    await rate('AMAZING');
    await write('Crisp');
    await rate('9');
    await press('Send feedback');
    expect(await screen.findByRole('heading', { name: 'Thank you for sharing your feedback' })).toHaveFocus();
    expect(screen.getByText('Your ticket is 100001.')).toBeVisible();
    expect(sentTo('submitFeedback')).toMatchObject([
      { mobileNo: '9876543210', feedback: { orderId: 'order-0', rating: 4, comment: 'Crisp' } },
    ]);
    expect(sentTo('sendNps')).toEqual([{ feedbackId: 'f-1', score: 9 }]);
  });

  it.each([
    [4, 'P', true],
    [5, 'DINEIN', true],
    [3, 'P', false],
    [5, 'D', false],
    [5, 'IRCTC', false],
  ])(
    'FBK-12 ANA-06 a rating of %j on an order of type %s asks for a review: %s',
    async (rating, orderMode, asks) => {
      const { events } = await openFeedback(ofOrder, {
        submitFeedback: sent({ rating, orderMode }, { reviewUrl: 'https://maps.example/review' }),
      });
      const popups = () =>
        events()
          .filter(({ properties }) => properties['popup'] === 'review')
          .map(({ name }) => name);
      await rate('LOVED IT');
      await press('Send feedback');
      await screen.findByText('Your ticket is 100001.');
      const review = screen.queryByRole('link', { name: 'Review the restaurant' });
      expect(review !== null).toBe(asks);
      expect(popups()).toEqual(asks ? ['popup_display'] : []);
      if (asks) {
        expect(review).toHaveAttribute('href', 'https://maps.example/review');
        await press('Not now');
        expect(screen.queryByRole('dialog')).toBeNull();
        expect(popups()).toEqual(['popup_display', 'popup_dismiss']);
      }
    },
  );

  it('ANA-06 who goes on to a review has clicked the popup, and not dismissed it', async () => {
    const { events } = await openFeedback(ofOrder, {
      submitFeedback: sent({ rating: 5, orderMode: 'P' }, { reviewUrl: 'https://maps.example/review' }),
    });
    await rate('LOVED IT');
    await press('Send feedback');
    await screen.findByText('Your ticket is 100001.');
    fireEvent.click(screen.getByRole('link', { name: 'Review the restaurant' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(events().flatMap(({ name }) => (name.startsWith('popup') ? [name] : []))).toEqual([
      'popup_display',
      'popup_click',
    ]);
  });

  it('FBK-10 FBK-18 a guest whose number is not that of the order is asked to log in, and may look first', async () => {
    const { address } = await openFeedback(ofOrder, { getFeedbacks: wrongNumber }, []);
    const dialog = await screen.findByRole('dialog', { name: 'Invalid Phone Number' });
    expect(within(dialog).getByText('Please log in with the number used to place this order')).toBeVisible();
    await press('Look at the form');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await screen.findByRole('form', { name: 'How was your order?' })).toBeVisible();
    await rate('GOOD');
    await press('Log in to send');
    await waitFor(() => expect(address()).toMatch(/^\/login\?redirectUrl=%2Ffeedback%3Fid%3Dorder-0/));
  });

  it('FBK-11 a customer with another number is told so and sent to the profile', async () => {
    const { address } = await openFeedback(ofOrder, { getFeedbacks: wrongNumber });
    const dialog = await screen.findByRole('dialog', { name: 'Invalid Phone Number' });
    expect(within(dialog).getByText('Please log in with the number used to place this order')).toBeVisible();
    await press('OK');
    await waitFor(() => expect(address()).toBe('/profile'));
  });

  it('API-137 FBK-15 what was said is in the form, and its change takes its place', async () => {
    const { sentTo } = await openFeedback(ofOrder, {
      getFeedbacks: replyWith({ feedbacks: [given], order }),
      updateFeedback: sent({ rating: 1 }),
    });
    expect(await screen.findByRole('radio', { name: 'AMAZING' })).toBeChecked();
    await rate('OKAY');
    await press('Save changes');
    await screen.findByText('Your ticket is 100001.');
    expect(sentTo('updateFeedback')).toEqual([{ feedback: { rating: 1, tags: [] } }]);
    await press('Change what you said');
    expect(await screen.findByRole('radio', { name: 'OKAY' })).toBeChecked();
  });

  it('FBK-15 NAV-35 what was sent is changed as it was sent, and not as it was tapped on the page before', async () => {
    const { sentTo } = await openFeedback(`${ofOrder}&rating=1`, {
      submitFeedback: sent({ rating: 5 }),
      updateFeedback: sent({ rating: 5, comment: 'Crisp' }),
    });
    expect(await screen.findByRole('radio', { name: 'OKAY' })).toBeChecked();
    await rate('LOVED IT');
    await press('Send feedback');
    await screen.findByText('Your ticket is 100001.');
    await press('Change what you said');
    expect(await screen.findByRole('radio', { name: 'LOVED IT' })).toBeChecked();
    await write('Crisp');
    await press('Save changes');
    await screen.findByText('Your ticket is 100001.');
    expect(sentTo('updateFeedback')).toEqual([{ feedback: { rating: 5, comment: 'Crisp', tags: [] } }]);
  });

  it('FBK-07 what was typed stays after a refused call, and another try is the same feedback', async () => {
    const replies: unknown[] = [refused({ status: 409 })];
    const { sentTo } = await openFeedback(ofOrder, { submitFeedback: () => replies.shift() ?? sent() });
    await rate('GOOD');
    await write('Crisp');
    await press('Send feedback');
    expect(await screen.findByText('We could not send your feedback. Please try again.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: /Tell us more/ })).toHaveValue('Crisp');
    await press('Send feedback');
    await screen.findByText('Your ticket is 100001.');
    const ids = sentTo('submitFeedback').map((body) => body?.['submissionId']);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  it('FBK-07 offline the form says that it is sent later, and sends when the connection is back', async () => {
    const replies: unknown[] = [offline];
    const { sentTo } = await openFeedback(ofOrder, { submitFeedback: () => replies.shift() ?? sent() });
    await rate('GOOD');
    replies.push(offline);
    await press('Send feedback');
    expect(await screen.findByText(/What you wrote is kept on this phone/)).toBeVisible();
    replies.length = 0;
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('Your ticket is 100001.')).toBeVisible();
    expect(new Set(sentTo('submitFeedback').map((body) => body?.['submissionId'])).size).toBe(1);
  });

  it('API-135 FBK-03 the older form comes when the newer one is refused, and goes by its own call', async () => {
    const { sentTo } = await openFeedback(ofOrder, {
      getFeedbackTemplate: refused({ status: 404 }),
      getOlderFeedbackTemplate: template,
      submitOrderFeedback: sent(),
    });
    await rate('GOOD');
    await press('Send feedback');
    await screen.findByText('Your ticket is 100001.');
    expect(sentTo('submitOrderFeedback')).toHaveLength(1);
  });

  it('NAV-35 a link without the type of its order brings the form of that type', async () => {
    const { call } = await openFeedback('?id=order-0', { submitFeedback: sent({ rating: 5 }) });
    expect(await screen.findByRole('form', { name: 'How was your order?' })).toBeVisible();
    const asked = (call.mock.calls as unknown as [{ id: string }, unknown][]).filter(
      ([{ id }]) => id === 'getFeedbackTemplate',
    );
    expect(asked.map(([, options]) => options)).toMatchObject([{ query: { orderMode: 'P' } }]);
    await rate('LOVED IT');
    await press('Send feedback');
    await screen.findByText('Your ticket is 100001.');
    // The server names no place for reviews.
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('CON-12 an order that is too old leads to the others', async () => {
    const text = 'This order is more than 60 days old. Tell us about a newer one.';
    await openFeedback(ofOrder, { getFeedbacks: refused({ code: 'ORDER_TOO_OLD', displayMsg: text }) });
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Another order' })).toHaveAttribute('href', '/feedback');
  });

  it('ERR-21 a link with an id that cannot be one says that it is broken', async () => {
    await openFeedback('?id=%3Cscript%3E');
    expect(await screen.findByText('The link you clicked is not a working one!')).toBeVisible();
  });
});
