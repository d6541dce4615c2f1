// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderWithMenu } from '#src/features/customise/testing/render-with-menu.tsx';
import { vegOnlyChosen } from '#src/features/menu/menu-slice.ts';
import { offline, refused } from '#src/request/testing/answering.ts';
import { allDealsReply, dealReply, dealsReply, filledCart, offersReply } from '../testing/offers-fixture.ts';
import { Screen } from './offers-screen.tsx';

afterEach(() => localStorage.clear());

type Setting = Partial<Parameters<typeof renderWithMenu>[1]>;

async function open(search: string, { answers, ...setting }: Setting = {}) {
  const replies = {
    getDeals: dealsReply,
    getAllDeals: allDealsReply,
    getDeal: dealReply,
    getLeftnavStoreOffers: offersReply([]),
    getLeftnavCartOffers: offersReply(),
  };
  const view = await act(async () =>
    renderWithMenu(<Screen />, { path: `/offers${search}`, answers: { ...replies, ...answers }, ...setting }),
  );
  await screen.findByRole('article', { name: 'Something sweet from ₹89' });
  const asked = () => view.call.mock.calls.filter(([{ id }]) => id === 'getDeal');
  return { ...view, asked };
}

const title = 'The deal you opened';
const large = 'Two large pizzas at ₹799';

describe('the deal of a link', () => {
  it('API-028 stands above the others, once, with how its code stands to the cart', async () => {
    const { asked } = await open('?deal=twolarge', { events: filledCart() });
    const region = await screen.findByRole('region', { name: title });
    expect(within(region).getByRole('article', { name: large })).toHaveTextContent('Add 1 more large pizza');
    expect(screen.getAllByRole('article', { name: large })).toHaveLength(1);
    expect(asked().map(([, options]) => options)).toEqual([{ params: { dealId: 'twolarge' } }]);
  });

  it('API-028 keeps its place until it is known', async () => {
    let arrive = (_reply: unknown) => {};
    const getDeal = () => new Promise((resolve) => (arrive = resolve));
    await open('?deal=twolarge', { answers: { getDeal } });
    const region = screen.getByRole('region', { name: title });
    expect(within(region).queryByRole('article')).toBeNull();
    await act(async () => arrive(dealReply));
    expect(within(region).getByRole('article', { name: large })).toBeVisible();
  });

  it('API-028 that is over says so with the text of the server, and goes when it is closed', async () => {
    const over = refused({ status: 404, displayMsg: 'This deal is over. See the others.' });
    const { user, asked } = await open('?deal=gone&from=mail', { answers: { getDeal: over } });
    expect(await screen.findByText('This deal is not here any more')).toBeVisible();
    expect(screen.getByText('This deal is over. See the others.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('This deal is not here any more')).toBeNull();
    expect(screen.getByRole('article', { name: large })).toBeVisible();
    expect(asked()).toHaveLength(1);
  });

  it('API-028 that does not load is loaded again, and the others are there', async () => {
    const getDeal = vi.fn().mockReturnValueOnce(offline).mockReturnValue(dealReply);
    const { user } = await open('?deal=twolarge', { answers: { getDeal } });
    expect(await screen.findByText('The deal did not load')).toBeVisible();
    expect(screen.getByRole('article', { name: large })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    const region = await screen.findByRole('region', { name: title });
    expect(within(region).getByRole('article', { name: large })).toBeVisible();
  });

  it('is hidden by veg only where it has meat, and the page says that it hides some', async () => {
    const meat = { status: 'SUCCESS', data: { deal: dealsReply.data.deals[2] } };
    await open('?deal=crunch100', { answers: { getDeal: meat }, events: [vegOnlyChosen(true)] });
    expect(screen.queryByRole('region', { name: title })).toBeNull();
    expect(screen.queryByRole('article', { name: '₹100 off fried chicken' })).toBeNull();
  });

  it.each(['', '?deal=', '?deal=all', '?deal=..%2F..%2Falerts', `?deal=${'a'.repeat(61)}`])(
    'is not asked for by %j',
    async (search) => {
      const { asked } = await open(search);
      expect(asked()).toEqual([]);
      expect(screen.queryByRole('region', { name: title })).toBeNull();
    },
  );
});
