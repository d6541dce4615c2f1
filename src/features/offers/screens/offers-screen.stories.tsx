import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { answer, answerFailure, answerNever } from '#registry/story/answer.ts';
import { getLeftnavCartOffers, getLeftnavStoreOffers } from '#schemas/api/cart.ts';
import { getAllDeals, getDeal, getDeals } from '#schemas/api/catalog.ts';
import { atShop, fixtureMenu } from '#src/features/customise/testing/menu-stories.ts';
import { vegOnlyChosen } from '#src/features/menu/menu-slice.ts';
import { codeKept, codeRefused, codeSent } from '../offers-slice.ts';
import {
  allDealsReply,
  appliedPromo,
  dealReply,
  dealsReply,
  filledCart,
  noDealsReply,
  offersOfCart,
  offersReply,
  offersWith,
} from '../testing/offers-fixture.ts';
import { Screen } from './offers-screen.tsx';

const locked = offersOfCart
  .filter(({ state }) => state !== 'applied')
  .map((offer) => ({ ...offer, state: 'locked' as const, hint: 'Add ₹299 more' }));

const usual = [
  fixtureMenu,
  answer(getDeals, dealsReply),
  answer(getAllDeals, allDealsReply),
  answer(getLeftnavCartOffers, offersReply()),
  answer(getLeftnavStoreOffers, offersReply(locked)),
];

const meta = {
  title: 'Screens/Offers',
  component: Screen,
  parameters: { frame: 'page', path: '/offers', events: [...atShop, ...filledCart()] },
  beforeEach({ msw }) {
    localStorage.clear();
    msw.use(...usual);
  },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof Screen>;

export const ForThisCart: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Saves ₹120 on your cart')).toBeVisible();
  },
};

const over = { code: 'NO_SUCH_DEAL', displayMsg: 'This deal is over. See the others.' };

/** A link led to one deal. */
export const LinkedDeal: Story = {
  parameters: { path: '/offers?deal=twolarge' },
  beforeEach: ({ msw }) => msw.use(answer(getAllDeals, allDealsReply), answer(getDeal, dealReply)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'The deal you opened' })).toBeVisible();
  },
};

export const LinkedDealOver: Story = {
  parameters: { path: '/offers?deal=gone' },
  beforeEach: ({ msw }) => msw.use(answer(getAllDeals, allDealsReply), answerFailure(getDeal, 404, [over])),
};

export const LinkedDealFailed: Story = {
  parameters: { path: '/offers?deal=twolarge' },
  beforeEach: ({ msw }) => msw.use(answer(getAllDeals, allDealsReply), answerFailure(getDeal, 500)),
};

export const LinkedDealLoading: Story = {
  parameters: { path: '/offers?deal=twolarge' },
  beforeEach: ({ msw }) => msw.use(answer(getAllDeals, allDealsReply), answerNever(getDeal)),
};

export const EmptyCart: Story = { parameters: { events: atShop } };

/** The code waits for a cart that it fits. */
export const Kept: Story = {
  parameters: { events: [...atShop, codeKept({ code: 'FIRST40', cartId: null })] },
};

export const Applied: Story = {
  parameters: { events: [...atShop, ...filledCart({ explicitPromo: appliedPromo('FIRST40') })] },
  beforeEach: ({ msw }) => msw.use(answer(getLeftnavCartOffers, offersReply(offersWith('FIRST40')))),
};

/** A code that no card of the page has. */
export const OtherCodeApplied: Story = {
  parameters: { events: [...atShop, ...filledCart({ explicitPromo: appliedPromo('STAFF15') })] },
};

/** The cart does not fit the code any more. */
export const HoldsNoMore: Story = {
  parameters: {
    events: [
      ...atShop,
      ...filledCart({
        explicitPromo: { promoCode: 'FIRST40', result: 'FAILED', text: 'Add ₹40 more to use FIRST40.' },
      }),
    ],
  },
};

export const Refused: Story = {
  parameters: {
    events: [
      ...atShop,
      ...filledCart(),
      codeSent('FIRST40'),
      codeRefused('FIRST40 is for the first order of a customer.'),
    ],
  },
};

export const VegOnly: Story = {
  parameters: { events: [...atShop, ...filledCart(), vegOnlyChosen(true)] },
};

export const NoOffers: Story = {
  parameters: { events: atShop },
  beforeEach: ({ msw }) =>
    msw.use(
      answer(getDeals, noDealsReply),
      answer(getAllDeals, noDealsReply),
      answer(getLeftnavStoreOffers, offersReply([])),
    ),
};

/** After a second the loader is hidden, and its places stay. */
export const Loading: Story = { beforeEach: ({ msw }) => msw.use(answerNever(getDeals)) };

export const Failing: Story = { beforeEach: ({ msw }) => msw.use(answerFailure(getDeals, 500)) };

export const CartNotChecked: Story = {
  beforeEach: ({ msw }) => msw.use(answerFailure(getLeftnavCartOffers, 500)),
};

export const Dark: Story = { ...ForThisCart, globals: { theme: 'dark' } };

export const Narrow320: Story = { ...ForThisCart, globals: { viewport: { value: 'narrow320' } } };

export const Phone360: Story = { ...ForThisCart, globals: { viewport: { value: 'phone360' } } };

export const Wide1280: Story = { ...ForThisCart, globals: { viewport: { value: 'wide1280' } } };
