import type { Deal } from '#schemas/api/catalog.ts';
import type { CartOffer } from '#schemas/entities/cart.ts';
import { addProduct } from '#src/features/cart/change-cart.ts';
import { cartPriced, type PricedCart } from '#src/features/cart-sync/priced-cart-slice.ts';

// A restaurant with three coupons and two deals without a code, for tests and stories.

const twoLarge: Deal = {
  dealId: 'twolarge',
  heading: 'Two large pizzas at ₹799',
  text: 'Any two from the classics',
  code: 'TWOLARGE',
  terms: 'Delivery and takeaway',
  wash: 'leaf',
  link: { action: 'menu', to: 'veg-pizza' },
};

const first: Deal[] = [
  {
    dealId: 'first40',
    heading: '40% off your first order',
    text: 'Up to ₹120 off, on everything but combos',
    code: 'FIRST40',
    terms: 'Orders above ₹299',
    wash: 'ember',
  },
  twoLarge,
  {
    dealId: 'crunch100',
    heading: '₹100 off fried chicken',
    text: 'On buckets, wings and strips',
    code: 'CRUNCH100',
    terms: 'Orders above ₹499',
    wash: 'dusk',
    nonVeg: true,
  },
];

const others: Deal[] = [
  {
    dealId: 'sweet',
    heading: 'Something sweet from ₹89',
    text: 'Gulab jamun, cookies, brownies and more',
    picture: 'dessert-brownie',
    link: { action: 'menu', to: 'dessert' },
  },
];

const status = 'SUCCESS' as const;

export const dealsReply = { status, data: { deals: first } };
export const allDealsReply = { status, data: { deals: [...first, ...others] } };
/** The deal of two large pizzas. */
export const dealReply = { status, data: { deal: twoLarge } };
export const noDealsReply = { status, data: { deals: [] } };

const shown = { text: '', saving: 0, manualApplyPromo: false, addProducts: [] };

/** As the cart of `filledCart` finds them. */
export const offersOfCart: CartOffer[] = [
  {
    ...shown,
    code: 'FIRST40',
    heading: '40% off your first order',
    state: 'usable',
    saving: 12_000,
    manualApplyPromo: true,
  },
  {
    ...shown,
    code: 'TWOLARGE',
    heading: 'Two large pizzas at ₹799',
    state: 'locked',
    hint: 'Add 1 more large pizza',
  },
  {
    ...shown,
    code: 'CRUNCH100',
    heading: '₹100 off fried chicken',
    state: 'locked',
    hint: 'Add ₹120 more',
  },
  {
    ...shown,
    code: 'FREEDIP',
    heading: 'A dip for free with every bucket',
    text: 'Comes by itself',
    state: 'applied',
    saving: 2_900,
  },
  {
    ...shown,
    code: 'CORN30',
    heading: '30% off Little Corn',
    text: 'Added from here',
    state: 'locked',
    hint: 'For items that are added from this offer',
    addProducts: ['PIZ9'],
  },
];

export const offersReply = (offers: readonly CartOffer[] = offersOfCart) => ({
  status,
  data: { offers: [...offers] },
});

/** The same offers, applied and locked by the code. */
export const offersWith = (code: string): CartOffer[] =>
  offersOfCart.map((offer) =>
    offer.code === code ? { ...offer, state: 'applied', manualApplyPromo: false } : offer,
  );

export const termsReply = {
  status,
  data: { code: 'FIRST40', tnc: ['Takes 40% off, ₹120 at most.', 'For the first order of a customer.'] },
};

/** A cart with one dish, as the server prices it. */
export function pricedCart(changes: Partial<PricedCart> = {}): PricedCart {
  const line = {
    id: 'PIZ1//',
    productId: 'PIZ1',
    quantity: 2,
    addonIds: [],
    options: [],
    foodType: 0,
  } as const;
  return {
    cartId: 'cart-1',
    version: 1,
    storeId: '14052',
    deliveryType: 'D',
    price: 40_000,
    discount: 0,
    taxAmount: 2_000,
    netPrice: 42_000,
    displayNetPrice: 42_000,
    totalAmountBeforeDiscount: 42_000,
    bill: {
      itemTotal: 40_000,
      mixSaving: 0,
      discount: 0,
      packaging: 0,
      delivery: 0,
      cgst: 1_000,
      sgst: 1_000,
      total: 42_000,
    },
    validItems: [
      {
        ...line,
        addonIds: [],
        options: [],
        choices: [],
        product: { id: 'PIZ1', name: 'Margherita', categroryIds: ['2'] },
        addons: [],
        pricePerQty: 20_000,
        total: 40_000,
        mixSaving: 0,
        discount: 0,
        net: 40_000,
        freeItem: false,
        productType: 'SINGLE',
      },
    ],
    invalidItems: [],
    appliedOffers: [],
    manualApplyPromo: true,
    upsellData: [],
    cartOffers: offersOfCart,
    tnc: [],
    limits: [],
    ...changes,
  };
}

export const appliedPromo = (promoCode: string) => ({ promoCode, result: 'SUCCESS', text: '' }) as const;

const lines = addProduct({
  productId: 'PIZ1',
  name: 'Margherita',
  price: 20_000,
  foodType: 0,
  quantity: 2,
});

/** Events after which the customer has this cart, and the server has priced it. */
export const filledCart = (changes: Partial<PricedCart> = {}) =>
  [lines, cartPriced(pricedCart(changes))] as const;
