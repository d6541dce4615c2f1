import type { Meta, StoryObj } from '@storybook/react-vite';
import { cartTexts } from '#src/config/texts/cart.ts';
import { cartConfigDefaults } from '#schemas/documents/cart-config-defaults.ts';
import { getCart } from '#schemas/api/cart.ts';
import { answer } from '#registry/story/answer.ts';
import { cartPriced, pricingBegan, pricingFailed } from '#src/features/cart-sync/priced-cart-slice.ts';
import { atShop } from '#src/features/customise/testing/menu-stories.ts';
import { orderTypeChosen } from '#src/features/order-type/location-slice.ts';
import { cartOf, cola, invalidOf, itemOf, lineOf, margherita, strips } from '../testing/cart-fixture.ts';
import { besideCart, indiranagar, saving, visitWith } from '../testing/cart-stories.ts';
import { loadParts } from '../testing/load-parts.ts';
import { Screen } from './cart-screen.tsx';

const lines = [margherita, strips, cola];
const suggestions = ['SID1', 'DES1', 'BEV2'];

const cartOffers = [
  {
    code: 'FEAST20',
    heading: '20% off your feast',
    text: 'On orders above ₹499',
    state: 'usable' as const,
    saving: 12_960,
    manualApplyPromo: true,
  },
  {
    code: 'BIG1000',
    heading: '₹200 off above ₹1,000',
    state: 'locked' as const,
    hint: 'Add ₹352 more to use it.',
  },
  { code: 'FREEDEL', heading: 'Free delivery above ₹399', state: 'applied' as const, saving: 3_900 },
  { code: 'TUESDAY', heading: 'Two pizzas on Tuesdays', state: 'locked' as const, hint: 'On Tuesdays only.' },
];

const whole = cartOf(lines, { upsellData: suggestions, cartOffers });

const withCode = (result: 'SUCCESS' | 'PARTIAL' | 'FAILED', text: string) =>
  cartOf(lines, {
    upsellData: suggestions,
    cartOffers,
    explicitPromo: { promoCode: 'FEAST20', result, text },
    bill: result === 'FAILED' ? {} : { discount: 12_960, total: 60_102, cgst: 1_431, sgst: 1_431 },
    totalAmountBeforeDiscount: 73_710,
  });

const manyLines = Array.from({ length: 9 }, (_, index) =>
  lineOf({
    productId: `LONG${index}`,
    name: `Tandoori Paneer Tikka with Charred Peppers, Red Onion and Smoked Butter Sauce ${index + 1}`,
    picture: index % 2 === 0 ? 'pizza-margherita' : 'chicken-bucket',
    foodType: index % 2 === 0 ? 0 : 1,
    quantity: index + 1,
    sizeName: 'Extra large for the whole family',
    crustName: 'New Hand Tossed with garlic butter',
    choices: ['Extra cheese × 3', 'Black olive', 'Button mushroom', 'Charred capsicum', 'Sweet corn'],
    price: 12_345_600,
  }),
);

const meta = {
  title: 'Screens/Cart',
  component: Screen,
  parameters: { frame: 'page', path: '/cart', events: visitWith(lines, whole) },
  beforeEach: async ({ msw }) => {
    await loadParts();
    localStorage.clear();
    msw.use(...besideCart, saving(0));
  },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const on = (value: string, theme = 'light') => ({ viewport: { value }, theme });

export const Whole: Story = {};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Narrow320: Story = { globals: on('narrow320') };

export const Phone360: Story = { globals: on('phone360') };

export const Tablet768: Story = { globals: on('tablet768') };

export const Wide1280: Story = { globals: on('wide1280') };

export const Wide1280Dark: Story = { globals: on('wide1280', 'dark') };

export const Empty: Story = {
  parameters: { events: [...atShop, indiranagar] },
  beforeEach: ({ msw }) => msw.use(answer(getCart, { status: 'SUCCESS', data: cartOf([], { version: 0 }) })),
};

export const OneLine: Story = { parameters: { events: visitWith([cola], cartOf([cola])) } };

export const LongNames: Story = {
  parameters: { events: visitWith(manyLines, cartOf(manyLines)) },
  globals: on('narrow320'),
};

const someInvalid = cartOf([cola], {
  invalidItems: [
    invalidOf(margherita, cartTexts.outOfStock),
    { ...invalidOf(strips, cartTexts.itemUnavailable), missing: ['Peri peri dip'] },
  ],
});

/** Another restaurant has one of three lines. */
export const SomeUnavailable: Story = { parameters: { events: visitWith(lines, someInvalid) } };

export const SomeUnavailableDark: Story = { ...SomeUnavailable, globals: on('phone360', 'dark') };

export const AllUnavailable: Story = {
  parameters: {
    events: visitWith([strips], cartOf([], { invalidItems: [invalidOf(strips, cartTexts.itemUnavailable)] })),
  },
};

export const CouponApplied: Story = {
  parameters: { events: visitWith(lines, withCode('SUCCESS', '₹129.60 off')) },
  beforeEach: ({ msw }) => msw.use(saving(13_608, 60_102)),
};

export const CouponAppliedDark: Story = { ...CouponApplied, globals: on('phone360', 'dark') };

export const CouponPartial: Story = {
  parameters: { events: visitWith(lines, withCode('PARTIAL', 'Only the pizza is part of this offer.')) },
  beforeEach: ({ msw }) => msw.use(saving(13_608, 60_102)),
};

/** A code that held for more dishes. */
export const CouponRefused: Story = {
  parameters: { events: visitWith(lines, withCode('FAILED', cartConfigDefaults.couponInvalidText)) },
};

const gift = itemOf(cola, {
  id: 'gift-1',
  freeItem: true,
  offerCode: 'FREEDEL',
  total: 0,
  net: 0,
  product: { id: 'BEV9', name: 'Mini cola' },
});

export const FreeItem: Story = {
  parameters: {
    events: visitWith(
      lines,
      cartOf(lines, { cartOffers, validItems: [...lines.map((line) => itemOf(line)), gift] }),
    ),
  },
};

export const Limits: Story = {
  parameters: { events: visitWith(lines, cartOf(lines, { limits: ['too-dear'], bill: { total: 512_300 } })) },
};

export const Updating: Story = { parameters: { events: [...visitWith(lines, whole), pricingBegan()] } };

/** Before the first answer. */
export const FirstPrices: Story = { parameters: { events: visitWith(lines, null) } };

const failed = (code: string, text: string) =>
  pricingFailed({ code, text, header: 'Oops!', status: code === 'OFFLINE' ? null : 500 });

export const Failing: Story = {
  parameters: {
    events: [...visitWith(lines, whole), failed('', 'Something Went Wrong. Please Try Again.')],
  },
};

export const Offline: Story = {
  parameters: { events: [...visitWith(lines, null), failed('OFFLINE', 'You are offline.')] },
};

export const StoreOffline: Story = {
  parameters: {
    events: [
      ...visitWith(lines, whole),
      failed(cartConfigDefaults.advanceOrderCode, cartConfigDefaults.advanceOrderText),
    ],
  },
};

export const Takeaway: Story = {
  parameters: {
    events: [
      ...visitWith(lines, null),
      orderTypeChosen('P'),
      cartPriced(cartOf(lines, { deliveryType: 'P', bill: { delivery: 0 } })),
    ],
  },
};
